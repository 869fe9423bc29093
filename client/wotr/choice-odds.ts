// What the dice and tiles make of a choice in a battle, before the Hunt or on the Mordor Track, in a few words.
import { battleOdds } from '../../games/wotr/odds/battle.ts';
import { armyOf, bagOf } from '../../games/wotr/odds/from-board.ts';
import { huntOdds, tileOdds } from '../../games/wotr/odds/hunt.ts';
import { mordorOdds } from '../../games/wotr/odds/mordor.ts';
import { superiorAt } from '../../games/wotr/reading/battle.ts';
import { huntCard, nextHunt } from '../../games/wotr/reading/hunt.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice } from '../../protocol/table.ts';
import { battleIn } from './doing.ts';
import { defenders, oddsOf, percent } from './odds.ts';

/** Dice that the Free Peoples are thought to use on the Fellowship in a turn. */
const MOVES_A_TURN = 2;

const points = (damage: number): string => `${damage.toFixed(1)} damage on average`;

export function choiceOdds({ verb }: Pick<Choice, 'verb'>, view: WotrView, side: Side): string | undefined {
  if (verb === 'move fellowship') return view.mordor > 0 ? mordorWords(view) : huntWords(view);
  const battle = battleIn(view);
  if (!battle) return undefined;
  if (verb === 'withdraw' && battle.kind === 'field') {
    const enemy = (1 - battle.side) as Side;
    const { attackerWins } = battleOdds({
      attacker: armyOf(view, battle.force, battle.side),
      defender: armyOf(view, defenders(view, battle), enemy),
      at: 'siege',
      ...superiorAt(view, battle.side, battle.region),
      until: 1,
    });
    return `behind the walls an assault takes it in one round with ${percent(attackerWins)}`;
  }
  if (verb === 'continue' || verb === 'reduce' || verb === 'stand' || verb === 'fight in the field') {
    const odds = oddsOf(view, battle);
    const mine = percent(side === battle.side ? odds.attackerWins : odds.defenderWins);
    return battle.kind === 'siege' ? `this round you win with ${mine}` : `to the end you win with ${mine}`;
  }
  return undefined;
}

function huntWords(view: WotrView): string {
  if (view.huntDice === 0) return 'no die hunts it';
  const hunt = nextHunt(view);
  const odds = huntOdds(hunt, bagOf(view));
  const again = hunt.rerolls ? ` (${hunt.rerolls === 1 ? '1 die' : `${hunt.rerolls} dice`} rolled again)` : '';
  const card = huntCard(view);
  const worse =
    card < 0 ? '' : `; ${percent(huntOdds({ ...hunt, bonus: 1 }, bagOf(view)).success)} with ${EVENT_TITLES[card]}`;
  return `the Hunt succeeds with ${percent(odds.success)}${again}, ${points(odds.expectedDamage)}${worse}`;
}

function mordorWords(view: WotrView): string {
  const bag = bagOf(view);
  const tile = tileOdds(view.huntDice + view.huntFree, bag);
  const { reach } = mordorOdds({
    ...bag,
    step: view.mordor,
    corruption: view.corruption,
    hunt: Math.min(10, view.huntDice),
    moves: MOVES_A_TURN,
    revealed: view.revealed === 1,
  });
  return `${points(tile.expectedDamage)}, stopped with ${percent(tile.stop)} · the Fire is reached with ${percent(reach)}`;
}

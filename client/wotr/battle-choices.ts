// What the dice make of a choice in a battle, a siege or a sortie, in a few words.
import { type BattleOdds, battleOdds } from '../../games/wotr/odds/battle.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { type By, type RoundOdds, worn, worth } from '../../games/wotr/odds/round.ts';
import { SIEGE_LIMIT, superiorAt } from '../../games/wotr/reading/battle.ts';
import { changePiece, type Force, figure, kindOfPiece, nationOfPiece } from '../../games/wotr/reading/board.ts';
import { ELITE, REGULAR, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice } from '../../protocol/table.ts';
import { type Battle, topOf } from './doing.ts';
import { figuresOf, shortWords, unitsOf } from './figures.ts';
import { battleNow, defenders, oddsOf, percent } from './odds.ts';
import { decisionOdds } from './pieces/card-texts.ts';

type Asked = Pick<Choice, 'verb' | 'targets'>;
const argOf = ({ targets }: Asked): number => targets[0]?.id ?? -1;

export function battleChoiceWords(choice: Asked, view: WotrView, battle: Battle, side: Side): string | undefined {
  const { verb } = choice;
  switch (topOf(view)?.at) {
    case 'battle/white-rider':
      return chanceWords(view, { ...battle, whiteRider: verb === 'white rider' }, side);
    case 'battle/claim':
      return claimWords(view, battle, verb === 'claim superiority');
    case 'battle/field-or-siege':
      return verb === 'withdraw' ? wallsWords(view, battle) : chanceWords(view, battle, side);
    case 'battle/declare':
      return verb === 'no card' ? chanceWords(view, battle, side) : undefined;
    case 'battle/press':
      return verb === 'cease' ? ceaseWords(view, battle) : chanceWords(view, paidFor(battle, choice), side);
    case 'battle/retreat':
      return verb === 'stand' ? chanceWords(view, battle, side) : retreatWords(view, battle, side);
    case 'battle/casualties':
      return lossWords(choice, view, battle, side);
    case 'battle/decide-piece':
    case 'battle/decide-amount':
      return decisionWords(choice, view, battle, side);
    case 'battle/decide-place':
      return verb === 'withdraw' && battle.kind === 'field'
        ? wallsWords(view, battle)
        : retreatWords(view, battle, side);
    default:
      return undefined;
  }
}

const byOf = (battle: Battle, side: Side): By => (side === battle.side ? 'attacker' : 'defender');

/** 'To the end you win with 62 %'; of a siege, which is reckoned for a round, whether the Stronghold is taken or holds. */
function wordsOf(odds: Pick<BattleOdds, 'attackerWins' | 'defenderWins'>, { kind }: Battle, by: By): string {
  const chance = percent(worth(odds, by, kind === 'siege'));
  if (kind !== 'siege') return `to the end you win with ${chance}`;
  return by === 'attacker' ? `a round takes it with ${chance}` : `it holds a round with ${chance}`;
}

export const chanceWords = (view: WotrView, battle: Battle, side: Side): string =>
  wordsOf(oddsOf(view, battle), battle, byOf(battle, side));

/** To press a siege an Elite becomes a Regular first (WR-6.31.5). */
function paidFor(battle: Battle, choice: Asked): Battle {
  if (choice.verb !== 'reduce') return battle;
  return { ...battle, force: hit(battle.force, 'reduce', argOf(choice)) };
}

function hit(force: Force, verb: string, piece: number): Force {
  const left = { ...force };
  changePiece(left, piece, verb === 'remove two' ? -2 : -1);
  if (verb === 'reduce') changePiece(left, figure(nationOfPiece(piece), REGULAR), 1);
  return left;
}

const standing = (view: WotrView, battle: Battle): string =>
  shortWords(figuresOf(defenders(view, battle), (1 - battle.side) as Side));

const ceaseWords = (view: WotrView, battle: Battle): string =>
  `nobody else is lost; ${battle.kind === 'sortie' ? 'the siege goes on with' : 'the enemy stays with'} ${standing(view, battle)}`;

function retreatWords(view: WotrView, battle: Battle, side: Side): string {
  const force = side === battle.side ? battle.force : defenders(view, battle);
  const lifted = battle.kind === 'sortie' && side !== battle.side ? ', and the siege is lifted' : '';
  return `saves ${shortWords(figuresOf(force, side))}${lifted}`;
}

/** An assault on those who draw back, five of whom find room. */
function wallsWords(view: WotrView, battle: Battle): string {
  const enemy = (1 - battle.side) as Side;
  const army = armyOf(view, defenders(view, battle), enemy);
  const elite = Math.min(army.elite, SIEGE_LIMIT);
  const regular = Math.min(army.regular, SIEGE_LIMIT - elite);
  const { attackerWins } = battleOdds({
    attacker: armyOf(view, battle.force, battle.side),
    defender: { ...army, elite, regular, dunlendings: Math.min(army.dunlendings ?? 0, SIEGE_LIMIT - elite - regular) },
    at: 'siege',
    ...superiorAt(view, battle.side, battle.region),
    until: 1,
  });
  const over = unitsOf(figuresOf(defenders(view, battle), enemy)) - SIEGE_LIMIT;
  const lost = over > 0 ? `; ${over} more than ${SIEGE_LIMIT} units ${over === 1 ? 'is' : 'are'} lost` : '';
  return `behind the walls an assault takes it in one round with ${percent(attackerWins)}${lost}`;
}

/** With a Trebuchet less and superiority for the whole battle (WR-12.10.8, WR-12.10.12). */
function claimWords(view: WotrView, battle: Battle, claims: boolean): string {
  const special = claims ? { ...battle.special, claimed: true } : battle.special;
  const words = chanceWords(view, { ...battle, special, round: 1 }, (1 - battle.side) as Side);
  return claims ? `${words}, and the assault ends with it` : words;
}

/** Who is hit, and then the other hits that are due; of a siege, what the next assault would find (WR-6.24.3). */
function lossWords(choice: Asked, view: WotrView, battle: Battle, side: Side): string {
  const { verb } = choice;
  const piece = argOf(choice);
  const by = byOf(battle, side);
  const enemy = (1 - side) as Side;
  const used = verb === 'remove' && kindOfPiece(piece) === ELITE ? 2 : 1;
  const now = battleNow(view, battle);
  const force = side === battle.side ? battle.force : defenders(view, battle);
  const own = worn({ ...now[by], ...armyOf(view, hit(force, verb, piece), side) }, (battle.now.due[side] ?? 0) - used);
  const other = worn(now[by === 'attacker' ? 'defender' : 'attacker'], battle.now.due[enemy] ?? 0);
  if (!own || !other) return own ? 'the enemy is destroyed' : 'your Army is destroyed';
  const [attacker, defender] = by === 'attacker' ? [own, other] : [other, own];
  if (battle.kind !== 'siege') return wordsOf(battleOdds({ ...now, attacker, defender, until: 'end' }), battle, by);
  const superior = hasRolled(battle) ? superiorAt(view, battle.side, battle.region) : {};
  const odds = battleOdds({ ...now, ...superior, attacker, defender, until: 1 });
  return hasRolled(battle) ? `the next assault: ${wordsOf(odds, battle, by)}` : wordsOf(odds, battle, by);
}

const hasRolled = ({ now }: Battle): boolean => [...now.rollHits, ...now.missed].some((n) => n > 0);

/** What the card asks of its user: with the dice that have fallen, and without the enemy's card. */
function decisionWords(choice: Asked, view: WotrView, battle: Battle, side: Side): string | undefined {
  const odds: RoundOdds | undefined = decisionOdds()?.(view, battle, battleNow(view, battle), {
    verb: choice.verb,
    arg: argOf(choice),
  });
  if (!odds) return undefined;
  const other = battle.now.card[1 - side] ?? -1;
  const without = other >= 0 && !battle.now.cancelled[1 - side] ? ", without the enemy's card" : '';
  return `${wordsOf(odds, battle, byOf(battle, side))}${without}`;
}

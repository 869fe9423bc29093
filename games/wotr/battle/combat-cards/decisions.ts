// What a choice that a Combat Card asks of its user makes of the battle, as far as the dice have fallen. The enemy's card is
// not reckoned with.
import type { Move } from '../../../../engine/game.ts';
import { COMPANIONS } from '../../armies/movers.ts';
import { MOST_DICE } from '../../armies/new-battle.ts';
import type { BattleSeen } from '../../frames.ts';
import { neededWith } from '../../odds/dice.ts';
import { fallenIn } from '../../odds/from-board.ts';
import { hitsToDestroy } from '../../odds/ranks.ts';
import { restOdds, type Struck } from '../../odds/rest.ts';
import { type By, type RoundBattle, type RoundCard, type RoundOdds, roundOdds } from '../../odds/round.ts';
import { type Board, opponent } from '../../state.ts';
import { ARAGORN, CARD_LEVEL_OF, CHARACTERS, STRIDER } from '../../tables/characters.ts';
import { SHADOW, type Side } from '../../tables/nations.ts';
import { characterOf, isCharacter } from '../../tables/pieces.ts';
import { charactersOf, forceOf, leadershipOf, toHit } from '../field/sides.ts';
import { combatOdds } from './combat-cards.ts';

export function decisionOdds(s: Board, f: BattleSeen, battle: RoundBattle, { verb, arg }: Move): RoundOdds | undefined {
  const side = f.now.asks;
  const card = combatOdds(s, f, side, f.now.card[side]);
  if ('why' in card) return undefined;
  const by: By = side === f.side ? 'attacker' : 'defender';
  const early = beforeDice(s, f, card, verb, arg);
  if (early) return roundOdds(battle, by, early);
  const late = afterDice(s, f, battle[by], card, verb, arg);
  return late && restOdds(battle, by, late.you, late.enemy);
}

/** The card with that choice made. */
function beforeDice(s: Board, f: BattleSeen, card: RoundCard, verb: string, arg: number): RoundCard | undefined {
  const { oneOf = [], bleeds } = card;
  if (verb === 'forfeit') return { ...card, oneOf: oneOf.slice(arg - 1, arg) };
  if (verb === 'silence') {
    const companions = charactersOf(s, f, opponent(f.now.asks)) & COMPANIONS;
    const nth = CHARACTERS.filter((_, c) => c < arg && (companions >> c) & 1).length;
    return { ...card, oneOf: oneOf.slice(nth, nth + 1) };
  }
  if (verb === 'suffer' && bleeds?.when === 'before') return { ...card, bleeds: { ...bleeds, least: arg, most: arg } };
  return undefined;
}

interface Both {
  readonly you: Struck;
  readonly enemy: Struck;
}

function afterDice(
  s: Board,
  f: BattleSeen,
  army: RoundBattle['attacker'],
  card: RoundCard,
  verb: string,
  arg: number,
): Both | undefined {
  const side = f.now.asks;
  const enemy = opponent(side);
  const [yours, theirs] = [f.now.due[side], f.now.due[enemy]];
  switch (verb) {
    case 'forgo':
      return turned(s, f, arg, 1);
    case 'turn':
      return turned(s, f, charactersOf(s, f, side) & (1 << ARAGORN) ? ARAGORN : STRIDER, arg);
    case 'eliminate':
      return {
        you: { due: yours },
        enemy: { due: theirs - (card.spends ? 1 : 0), fallen: fallenIn(s, forceOf(s, f, enemy), enemy, arg) },
      };
    case 'sacrifice': {
      const saved = isCharacter(arg) ? CARD_LEVEL_OF[characterOf(arg)] : 1;
      const fallen = fallenIn(s, forceOf(s, f, side), side, arg);
      return { you: { due: yours - Math.min(yours, saved), fallen }, enemy: { due: theirs } };
    }
    case 'cancel':
      return { you: { due: yours - arg }, enemy: { due: theirs } };
    case 'eliminate nobody':
    case 'sacrifice nobody':
      return { you: { due: yours }, enemy: { due: theirs } };
    case 'suffer': {
      const dice = arg < hitsToDestroy({ ...army, dunlendings: army.dunlendings ?? 0 }) ? arg : 0;
      return { you: { due: yours + arg, again: { dice, needed: card.attackAfter?.on ?? 6 } }, enemy: { due: theirs } };
    }
    default:
      return undefined;
  }
}

/** Misses become hits for somebody's Leadership; what missed still is rolled again as far as Leaders go (WR-6.22.1). */
function turned(s: Board, f: BattleSeen, hero: number, dice: number): Both {
  const side = f.now.asks;
  const now = {
    ...f.now,
    forfeited: f.now.forfeited | (1 << hero),
    missed: f.now.missed.map((n, who) => (who === side ? n - dice : n)),
  };
  const after = { ...f, now };
  return {
    you: { due: now.due[side], again: rerollOf(s, after, side) },
    enemy: { due: now.due[opponent(side)] + dice, again: rerollOf(s, after, opponent(side)) },
  };
}

function rerollOf(s: Board, f: BattleSeen, side: Side): { dice: number; needed: number } {
  const failed = f.now.missed[side] - (side === SHADOW && f.now.onesStand ? f.now.ones[side] : 0);
  const dice = f.now.noReroll[side] ? 0 : Math.min(failed, MOST_DICE, leadershipOf(s, f, side));
  return { dice: Math.max(0, dice), needed: neededWith(toHit(f, side), f.now.rerollBonus[side]) };
}

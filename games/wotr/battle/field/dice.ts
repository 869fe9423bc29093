// Dice in battle: the Combat Roll, the Leader Re-roll and the additional attacks of cards (WR-6.21 to WR-6.23).
import type { Emit } from '../../../../engine/game.ts';
import { roll } from '../../../../engine/random.ts';
import { MOST_DICE } from '../../armies/new-battle.ts';
import type { BattleFrame } from '../../frames.ts';
import { count, does, rollFacts, say } from '../../say.ts';
import { opponent, type WotrState } from '../../state.ts';
import { EVENTS } from '../../tables/events.ts';
import { SHADOW, type Side } from '../../tables/nations.ts';
import { combatDice, defenderOf, isHit, leadershipOf, toHit } from './sides.ts';

/** Hits that one side scores; the other must take them, now or in the casualty step. */
export function score(f: BattleFrame, side: Side, hits: number): void {
  f.now.scored[side] += hits;
  f.now.due[opponent(side)] += hits;
}

/** Both sides roll before anybody loses a figure (WR-6.17.2). */
export function combatRoll(s: WotrState, f: BattleFrame, emit: Emit): void {
  for (const side of [f.side, defenderOf(f)]) {
    const dice = combatDice(s, f, side);
    const needed = toHit(f, side);
    const bonus = f.now.rollBonus[side];
    const shown: number[] = [];
    for (let i = 0; i < dice; i++) {
      const die = roll(s);
      shown.push(die);
      if (isHit(die, bonus, needed)) f.now.rollHits[side]++;
      else {
        f.now.missed[side]++;
        if (die === 1) f.now.ones[side]++;
      }
    }
    const hits = f.now.rollHits[side];
    score(f, side, hits);
    const facts = emit && rollFacts(side, shown, (die) => isHit(die, bonus, needed));
    const text = `${does(side, 'roll')} ${rolled(shown, bonus, hits, needed, againstWalls(f, needed))}`;
    emit?.(say('combat-roll', 'WR-6.21.1', text, undefined, facts));
  }
}

/** Failed dice are rolled again, one for each point of Leadership (WR-6.22.1). It can only help, so nobody is asked. */
export function leaderReroll(s: WotrState, f: BattleFrame, emit: Emit): void {
  for (const side of [f.side, defenderOf(f)]) {
    const failed = f.now.missed[side] - (side === SHADOW && f.now.onesStand ? f.now.ones[side] : 0);
    if (failed <= 0 || f.now.noReroll[side]) continue;
    const dice = Math.min(failed, MOST_DICE, leadershipOf(s, f, side));
    if (dice <= 0) continue;
    const needed = toHit(f, side);
    const bonus = f.now.rerollBonus[side];
    const shown: number[] = [];
    for (let i = 0; i < dice; i++) {
      const die = roll(s);
      shown.push(die);
      if (isHit(die, bonus, needed)) f.now.rerollHits[side]++;
    }
    const hits = f.now.rerollHits[side];
    score(f, side, hits);
    const facts = emit && rollFacts(side, shown, (die) => isHit(die, bonus, needed));
    const text = `${does(side, 'roll')} again ${rolled(shown, bonus, hits, needed, againstWalls(f, needed))}`;
    emit?.(say('leader-reroll', 'WR-6.22.1', text, undefined, facts));
  }
}

/** An additional attack: five dice at most, untouched by modifiers (WR-6.23.7). The hits it scored. */
export function additionalAttack(
  s: WotrState,
  f: BattleFrame,
  side: Side,
  most: number,
  needed: number,
  emit: Emit,
): number {
  const dice = Math.min(most, MOST_DICE);
  if (dice <= 0) return 0;
  const shown: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const die = roll(s);
    shown.push(die);
    if (isHit(die, 0, needed)) hits++;
  }
  score(f, side, hits);
  const facts = emit && rollFacts(side, shown, (die) => isHit(die, 0, needed));
  const text = `${EVENTS[f.now.card[side]].combat}: ${does(side, 'attack')} besides: ${rolled(shown, 0, hits, needed)}`;
  emit?.(say('additional-attack', 'WR-6.23.7', text, undefined, facts));
  return hits;
}

/** Why a roll needs a 6. */
const againstWalls = (f: BattleFrame, needed: number): string =>
  needed < 6
    ? ''
    : f.kind === 'siege'
      ? ' against the Stronghold'
      : ' against a City or Fortification in its first round';

const rolled = (dice: readonly number[], bonus: number, hits: number, needed: number, why = ''): string => {
  const added = bonus === 0 ? '' : bonus > 0 ? ` (+${bonus} each)` : ` (−${-bonus} each)`;
  return `${dice.join(', ')}${added}: ${count(hits, 'hit')}. ${needed === 6 ? '6' : `${needed} or more`} is needed${why}.`;
};

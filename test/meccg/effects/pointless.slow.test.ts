// Nothing is offered that can do nothing (MW-S10.1.2). The long form: whatever random play offers is declared in a copy of the
// position, and once more with the declaration called off. Both must not come to the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copy } from '../../../engine/copy.ts';
import type { Decision, Move } from '../../../engine/game.ts';
import { below, seedRandom } from '../../../engine/random.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import type { Action } from '../../../games/meccg/chain/action.ts';
import { theChain } from '../../../games/meccg/declared.ts';
import { playWays, useWays } from '../../../games/meccg/effects/reading/literal.ts';
import { lastingModifier, scopeOfLasting } from '../../../games/meccg/effects/reading/modifiers.ts';
import { members } from '../../../games/meccg/effects/reading/picks.ts';
import { isAction } from '../../../games/meccg/refs.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import { midgame, midgameFor } from '../midgame.ts';

const asked = (s: MeccgState): Decision | undefined => midgame.decisions(s)[0];
const titleOf = (s: MeccgState, move: Move): string => CARDS[move.verb === 'play' ? move.arg : s.def[move.arg]].name;

/** Answers the questions of a declaration, the `n`-th answer each time, until the card waits in its chain. */
function declareIn(s: MeccgState, seat: number, move: Move, n: number): Action | undefined {
  midgame.apply(s, seat, move);
  for (let d = asked(s); d?.at.startsWith('declare/'); d = asked(s))
    midgame.apply(s, d.seat, d.moves[Math.min(n, d.moves.length - 1)]);
  return theChain(s).at(-1);
}

/** Nobody answers, and the chain resolves. */
function resolved(before: MeccgState): MeccgState {
  const s = copy(before);
  for (let i = 0; i < 2; i++) {
    const decision = asked(s);
    const pass = decision?.moves.find(({ verb }) => verb === 'pass');
    if (decision?.at === 'chain/respond' && pass) midgame.apply(s, decision.seat, pass);
  }
  return s;
}

/** What it comes to when nobody answers; what is only counted is left out. */
function outcomeOf(before: MeccgState, roll: string): string {
  const s = resolved({ ...before, random: seedRandom(roll) });
  return JSON.stringify({ ...s, clock: 0, since: 0, history: 0, piles: 0, barrier: 0 });
}

/** An effect that lasts and is about a class concerns somebody. */
function concernsNobody(before: MeccgState): string[] {
  const s = resolved(before);
  return s.lasting.slice(before.lasting.length).flatMap((effect) => {
    const modifier = lastingModifier(effect);
    const whom = 'of' in modifier ? modifier.of : undefined;
    if (modifier.is === 'later' || typeof whom !== 'object' || whom.is !== 'each') return [];
    return members(scopeOfLasting(s, effect), whom).length === 0 ? [`${modifier.is} of ${CARDS[effect.def].name}`] : [];
  });
}

const ROLLS = Array.from({ length: 24 }, (_, n) => `roll-${n}`);

/** What would do nothing although it is offered. */
function pointlessIn(s: MeccgState, seat: number, move: Move): string[] {
  const faults: string[] = [];
  for (const n of [0, 1]) {
    const played = copy(s);
    const action = declareIn(played, seat, move, n);
    if (!action || played.outcome || isAction(action.on) || action.help.some(isAction)) continue; // about what it answers
    for (const earlier of theChain(played).slice(0, -1)) earlier.cancelled = 1; // what it answers does not hide what it does
    const other = copy(played);
    const same = theChain(other).at(-1);
    if (same) same.cancelled = 1;
    if (ROLLS.every((roll) => outcomeOf(played, roll) === outcomeOf(other, roll)))
      faults.push(`${titleOf(s, move)} (answers ${n}) does nothing`);
    faults.push(...concernsNobody(played));
  }
  return faults;
}

/** Random play from a position made for that card, with every card that is offered on the way. */
function faultsIn(def: number, tried: Set<string>): string[] {
  const random = seedRandom(`pointless-${def}`);
  const s = midgameFor(def).create({}, `pointless-${def}`) as MeccgState;
  const faults: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const decision = asked(s);
    if (!decision || s.outcome) break;
    const cards = decision.moves.filter(({ verb }) => verb === 'play' || verb === 'use');
    if (decision.at.startsWith('chain/'))
      for (const move of cards) {
        tried.add(titleOf(s, move));
        faults.push(...pointlessIn(s, decision.seat, move));
      }
    const among = cards.length > 0 && below(random, 2) === 0 ? cards : decision.moves;
    midgame.apply(s, decision.seat, among[below(random, among.length)]);
  }
  return faults;
}

const STEPS = 60;
const WITH_WAYS = [...CARDS.keys()].filter((def) => playWays(def).length + useWays(def).length > 0);

test('Whatever is offered can do something', () => {
  const tried = new Set<string>();
  const faults = new Set(WITH_WAYS.flatMap((def) => faultsIn(def, tried)));
  assert.deepEqual([...faults].sort(), []);
  assert.ok(tried.size > 120, `only ${tried.size} cards were tried`);
});

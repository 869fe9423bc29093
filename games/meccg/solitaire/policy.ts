// What the hazard deck does: whatever is worst for the company, by fixed rules (PA-3.8, PA-3.12). Ties are broken by the
// game's own dice.
import type { Move, Seat } from '../../../engine/game.ts';
import { below, learn } from '../../../engine/random.ts';
import { POINTS } from '../cards/all.ts';
import { REGION_TYPES, SITE_TYPES } from '../cards/facts.ts';
import { IS_ENVIRONMENT, isCharacter, isHazard } from '../cards/kinds.ts';
import { companyOf, theCompany } from '../company.ts';
import { flat, useWays } from '../effects/reading/literal.ts';
import type { Test, Window } from '../effects/vocabulary.ts';
import { isCard } from '../refs.ts';
import { HAZARD_SEAT, isHazardDeck } from '../seats.ts';
import { type MeccgState, MOVEMENT, ownerOf, STRIKE_OPEN } from '../state.ts';
import { corruptionOf } from '../stats.ts';
import { isAnswer, playOrder, strength } from './ranking.ts';

export function standIn(s: MeccgState, seat: Seat, at: string, list: () => readonly Move[]): Move | undefined {
  if (!isHazardDeck(s, seat)) return undefined;
  const moves = list();
  const window = at === 'chain/act' || at === 'chain/respond';
  if (window && s.rules.ownHazards === 0 && !isItsTime(s)) return passOf(moves);
  learn(s); // what it does, or that it could do something, tells something of what was drawn
  if (s.rules.ownHazards === 1 && moves.length > 1) return undefined;
  return window ? nextHazard(s, at === 'chain/act' && s.attack === null, moves) : choose(s, at, moves);
}

/** Nothing outside the movement/hazard phase of a company (PA-3.13). */
const isItsTime = (s: MeccgState): boolean => s.phase === MOVEMENT && theCompany(s) !== undefined;
const passOf = (moves: readonly Move[]): Move => moves.find(({ verb }) => verb === 'pass') ?? moves[0];

function choose(s: MeccgState, at: string, moves: readonly Move[]): Move {
  switch (at) {
    case 'movement/key-choose':
      return best(s, moves, (move) => -Number(wardsAgainst(s, move.verb)));
    case 'combat/attacker-choose':
      return best(s, moves, (move) => -strength(s, move.arg));
    case 'combat/excess-choose':
      return moves[weakestIsNow(s) ? moves.length - 1 : 0];
    default: {
      const real = moves.filter(({ verb }) => verb !== 'pass' && verb !== 'stop');
      return best(s, real.length > 0 ? real : moves, (move) => harm(s, move));
    }
  }
}

/** The move that is worth most; one of several by lot. */
function best(s: MeccgState, moves: readonly Move[], worth: (move: Move) => number): Move {
  const values = moves.map(worth);
  const most = Math.max(...values);
  const among = moves.filter((_, i) => values[i] === most);
  return among.length === 1 ? among[0] : among[below(s.random, among.length)];
}

/** What can begin a chain outside an attack waits for that: else it would come before the creatures, which must. */
function nextHazard(s: MeccgState, first: boolean, moves: readonly Move[]): Move {
  const open = first ? moves : moves.filter((move) => isAnswer(s, move));
  const order = isItsTime(s) ? playOrder(s, open) : [];
  if (order.length === 0) return passOf(moves);
  const [worst] = order;
  const equal = order.filter((one) => one.rank === worst.rank && one.worth === worst.worth).map(({ move }) => move);
  return best(s, equal, () => 0);
}

/** A card on one character goes to the one of most corruption points, then of most marshalling points; never to its own. */
function harm(s: MeccgState, { arg }: Move): number {
  if (!isCard(arg) || arg >= s.def.length) return 0;
  const def = s.def[arg];
  if (ownerOf(s, arg) === HAZARD_SEAT) return -1000;
  if (IS_ENVIRONMENT[def] === 1) return isHazard(def) ? -1000 : 1;
  return isCharacter(def) ? 100 * corruptionOf(s, arg) + Math.max(0, POINTS[def]) : 0;
}

/** All excess strikes go to the weakest of those struck. */
function weakestIsNow(s: MeccgState): boolean {
  const { attack } = s;
  if (!attack) return false;
  const open = attack.faced.filter((strike) => strike.state === STRIKE_OPEN && strike.on >= 0);
  const now = attack.faced[attack.now];
  return open.every((strike) => strength(s, strike.on) >= strength(s, now.on));
}

/** Something in play with the company can cancel strikes or attacks that are keyed so. */
function wardsAgainst(s: MeccgState, verb: string): boolean {
  const type = verb.replace(/^key-/, '');
  if (![...REGION_TYPES, ...SITE_TYPES].some((one) => one === type)) return false;
  const company = theCompany(s);
  return s.play.some(
    (card) =>
      companyOf(s, card) === company &&
      useWays(s.def[card]).some(
        (way) =>
          flat(way.do).some((effect) => effect.is === 'cancel-strike' || effect.is === 'cancel-attack') &&
          [way.during].flat().some((window) => mentions(window, type)),
      ),
  );
}

function mentions(window: Window | undefined, type: string): boolean {
  return window !== undefined && 'if' in window && window.if !== undefined && speaksOf(window.if as Test, type);
}

function speaksOf(test: Test, type: string): boolean {
  if (test.is === 'all' || test.is === 'some') return test.of.some((one) => speaksOf(one, type));
  return test.is === 'keyed-to' && test.regionTypes?.some((one) => one === type) === true;
}

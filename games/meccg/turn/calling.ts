// How a game is called to its end: a Wizard's player simply calls the Free Council at the end of his turn, a Ringwraith's
// needs Sudden Call (LE-S1.1.7). The conditions are the same for both (MX-9.9).
import { type Emit, NONE, type RuleId, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { isCharacter } from '../cards/kinds.ts';
import { say, seatName } from '../say.ts';
import { isAway, leftOf, playersIn, seatsOf } from '../seats.ts';
import { type MeccgState, MINION, ownerOf } from '../state.ts';
import { pointsOf } from '../stats.ts';

/** Exhaustions that end the game by themselves, and points that suffice after one fewer (MW-S1.2.3, MW-T1.1.2 to MW-T1.1.5). */
const ENOUGH_POINTS = [0, 20, 25, 30, 40];
/** With a starter deck (MW-S1.2.5): it has the least resources and hazards that are allowed, and two starting items. */
const ENOUGH_WITH_STARTER_DECK = 18;
const STARTER_DECK = 52;
/** By alignment, then by decks of the game length. */
const CALLING = [
  ['', 'MW-S1.2.3', 'MW-T1.1.2', 'MW-T1.1.3', 'MW-T1.1.5'],
  ['', 'LE-S1.1.6', 'LE-T1.1', 'LE-T1.1', 'LE-T1.1'],
];
const WITH_STARTER_DECK = ['MW-S1.2.5', 'LE-S1.1.9'];

/** LE-SO.8 */
const SOLITAIRE_EXHAUSTIONS = 2;

const NEEDS_CARD = refusal('LE-S1.1.7', 'A Ringwraith’s player calls the Audience with Sauron by Sudden Call only.');

/** One of the players has no more than a starter deck. */
const isStarterDecked = (s: MeccgState): boolean =>
  seatsOf(s).some((seat) => {
    const isCounted = (def: number, card: number): boolean => ownerOf(s, card) === seat && !isCharacter(def);
    return s.def.filter(isCounted).length <= STARTER_DECK;
  });

/** Why a player does not meet the conditions for ending the game, by whatever means. */
export function conditionsVerdict(s: MeccgState, seat: Seat): Verdict {
  const { decks, starter, solitaire } = s.rules;
  const { [seat]: alignment } = s.alignment;
  if (solitaire === 1) return refusal('MW-S1.2.2', 'Nobody calls the end of a solitaire game.');
  if (s.caller !== NONE) return refusal('MW-S1.2.4', 'The end of the game has been called.');
  const exhausted = s.exhausted[seat];
  if (exhausted >= decks) return undefined;
  const small = starter === 1 && isStarterDecked(s);
  const needed = small ? ENOUGH_WITH_STARTER_DECK : ENOUGH_POINTS[decks];
  const rule = small ? WITH_STARTER_DECK[alignment] : CALLING[alignment][decks];
  const whose = seat === s.active ? ['Your', 'You need', 'you have'] : ['His', 'He needs', 'he has'];
  if (exhausted < decks - 1)
    return refusal(
      rule,
      `${whose[0]} play deck must have been exhausted ${decks - 1} times first; it was ${exhausted} times.`,
    );
  const points = pointsOf(s, seat).reduce((a, b) => a + b, 0);
  if (points >= needed) return undefined;
  return refusal(rule, `${whose[1]} an exhausted play deck or ${needed} marshalling points; ${whose[2]} ${points}.`);
}

/** Why the player whose turn ends may not call the council. */
export const callVerdict = (s: MeccgState): Verdict =>
  s.alignment[s.active] === MINION ? NEEDS_CARD : conditionsVerdict(s, s.active);

/** What the end of the game is called: each side has its own word for it (MX-9.10). */
export function councilName(s: { readonly alignment: readonly number[] }): string {
  const minions = s.alignment.filter((alignment) => alignment === MINION).length;
  if (minions === 0) return 'the Free Council';
  return minions === s.alignment.length ? 'the Audience with Sauron' : 'the Free Council and the Audience with Sauron';
}

/** The end of the game is called on the player whose turn it is: everybody else has one more turn (MW-S1.2.4, LE-M.2). */
export function callTheEnd(s: MeccgState, by: Seat, rule: RuleId, emit: Emit): void {
  s.caller = s.active;
  const last = playersIn(s).length > 2 ? 'everybody else has' : `${seatName(s, leftOf(s, s.active))} has`;
  emit?.(say('call', rule, `${seatName(s, by)} calls ${councilName(s)}: ${last} one more turn before it.`));
}

/** Everybody else has had a last turn (LE-M.2); he who called may be out of the game since. */
const isCallersNext = (s: MeccgState): boolean =>
  s.caller !== NONE &&
  s.caller !== s.active &&
  leftOf(s, s.active) === (isAway(s, s.caller) ? leftOf(s, s.caller) : s.caller);

/** Why the council is held now that the turn is over: the rule, or undefined. */
export function councilNow(s: MeccgState): string | undefined {
  const { decks, turnLimit, solitaire } = s.rules;
  const minions = s.alignment[s.active] === MINION;
  const limit = minions ? 'LE-S1.1.10' : 'MW-S1.2.6';
  if (solitaire === 1) {
    if (s.exhausted[s.active] >= SOLITAIRE_EXHAUSTIONS) return minions ? 'LE-SO.8' : 'PA-2.4';
    return turnLimit > 0 && s.turn >= turnLimit ? limit : undefined;
  }
  if (playersIn(s).every((seat) => s.exhausted[seat] >= decks)) {
    if (minions) return decks === 1 ? 'LE-S1.1.4' : 'LE-T1.1';
    return decks === 1 ? 'MW-S1.2.1' : CALLING[0][decks];
  }
  if (isCallersNext(s)) return minions ? 'LE-S1.1.5' : 'MW-S1.2.4';
  const seats = s.alignment.length;
  if (turnLimit > 0 && s.turn >= Math.ceil(turnLimit / seats) * seats) return limit; // equally many turns for all
  return undefined;
}

// What words do: resignation, agreement and a claim end a game, an absence stops a clock.
import type { Seat } from '../../engine/game.ts';
import { partnersOf, rivalsOf } from '../../engine/sides.ts';
import { there } from '../../lib/there.ts';
import { absenceLeft, backWord, claimOf, duration, flagged, isAway } from '../clocks.ts';
import { Refused } from '../refused.ts';
import type { Result, Table, Time } from '../store/store.ts';
import { sitterOf } from './info.ts';
import type { LiveGame } from './live-game.ts';

/** How a word of a seat ends the game, if it does. Throws when it may not be said now. */
export function endingBy(word: string, live: LiveGame, table: Table, seat: Seat, now: Time): Result | undefined {
  /** Against a seat; where several sides would be left, none of them has won. */
  const against = (loser: Seat, reason: string): Result => ({
    winners: live.sides.length === 2 ? rivalsOf(live.sides, loser) : [],
    reason,
    rule: null,
  });
  const people = table.seats.flatMap((place, i) => (sitterOf(place) === undefined ? [] : [i]));
  switch (word) {
    case 'resign': {
      // A side gives up when all its people do: nobody ends the game of his partner.
      const others = partnersOf(live.sides, seat).filter((each) => people.includes(each));
      if (live.resigned.includes(seat)) throw new Refused('no-offer', 'You have resigned: your partner has not.');
      return others.every((each) => live.resigned.includes(each)) ? against(seat, 'resignation') : undefined;
    }
    case 'offer draw':
      if (people.every((each) => each === seat)) throw new Refused('no-offer', 'Programs do not agree to draws.');
      if (live.draw !== null) throw new Refused('no-offer', 'A draw is offered already: accept or decline it.');
      return undefined;
    case 'accept draw':
    case 'decline draw': {
      if (live.draw === null || live.drawers.includes(seat))
        throw new Refused('no-offer', 'No draw is offered to you.');
      const agreed = people.every((each) => each === seat || live.drawers.includes(each));
      return word === 'accept draw' && agreed ? { winners: [], reason: 'agreement', rule: null } : undefined;
    }
    case 'claim': {
      const rivals = rivalsOf(live.sides, seat);
      const claim = live.clocks && claimOf(live.clocks, rivals, now);
      if (claim?.may) return against(claim.against, 'time');
      const left = rivals.find((each) => live.asked.includes(each) && isGone(table, each));
      if (left === undefined) throw new Refused('no-claim', 'There is nothing to claim now.');
      return against(left, 'abandonment');
    }
    default:
      if (!isAbsence(word)) return undefined;
      checkAbsence(word, live, seat, now);
      return undefined;
  }
}

/** Nobody sits there any more. */
const isGone = ({ seats }: Table, seat: Seat): boolean =>
  ['open', 'departed'].includes(there(seats[seat]).occupant.kind);

const isAbsence = (word: string): boolean => word === backWord || word.startsWith('away ');

/** `back`, or `away` and until when. */
function checkAbsence(word: string, { clock, clocks }: LiveGame, seat: Seat, now: Time): void {
  if (clock?.pace !== 'correspondence' || !clocks)
    throw new Refused('bad-request', 'Only a clock by correspondence waits for somebody who is away.');
  if (word === backWord) {
    if (!isAway(clocks, seat, now)) throw new Refused('bad-request', 'You are not away.');
    return;
  }
  const until = Number(word.slice('away '.length));
  const left = absenceLeft(clocks, seat, now);
  if (until <= now) throw new Refused('bad-request', 'That time is over: say a later one.');
  if (until - now > left)
    throw new Refused('bad-request', `You may be away for ${left > 0 ? duration(left) : 'no more time'} in this game.`);
  if (flagged(clocks, now).some((late) => late.seat === seat))
    throw new Refused('no-claim', 'Your time is up already.');
}

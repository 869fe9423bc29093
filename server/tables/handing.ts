// A seat whose player is away goes to a program, if a partner says so: one who does not come does not stop the game of the others.
import type { Seat } from '../../engine/game.ts';
import { partnersOf } from '../../engine/sides.ts';
import { there } from '../../lib/there.ts';
import { duration, isAway } from '../clocks.ts';
import { Refused } from '../refused.ts';
import type { StandIn, Table, Time } from '../store/store.ts';
import { sitterOf } from './info.ts';
import type { LiveGame } from './live-game.ts';

export const handWord = (seat: Seat, program: string): `hand ${string}` => `hand ${seat} ${program}`;
const HAND = /^hand (\d) (.+)$/;

const minute = 60_000;
/** How long one waits for a partner who is to choose and not at the table. */
const patience = { live: 10 * minute, correspondence: 24 * 60 * minute } as const;

/** What is known of a table when the word is said. */
interface Moment {
  readonly now: Time;
  isHere(seat: Seat): boolean;
}

/** Who takes whose place by a word of a seat, if it is such a word. Throws when it may not be said now. */
export function standInBy(word: string, live: LiveGame, table: Table, by: Seat, moment: Moment): StandIn | undefined {
  const [, digit, bot] = HAND.exec(word) ?? [];
  if (bot === undefined) return undefined;
  const seat = Number(digit);
  if (!partnersOf(live.sides, by).includes(seat)) throw new Refused('not-yours', 'That is not the seat of a partner.');
  if (table.rated) throw new Refused('bad-request', 'A rated game is between people: the clock decides.');
  if (!live.asked.includes(seat)) throw new Refused('no-claim', 'Nobody waits for that seat now.');
  const taken = there(table.seats[seat]);
  const person = sitterOf(taken);
  if (taken.occupant.kind === 'bot') throw new Refused('bad-request', 'A program sits there already.');
  if (person !== undefined) checkAbsent(live, table, seat, moment);
  return { seat, bot };
}

function checkAbsent(live: LiveGame, { clock, updated }: Table, seat: Seat, { now, isHere }: Moment): void {
  if (isHere(seat)) throw new Refused('no-claim', 'Your partner is at the table.');
  if (live.clocks && isAway(live.clocks, seat, now))
    throw new Refused('no-claim', 'Your partner has said when he comes back.');
  const left = updated + patience[clock?.pace ?? 'live'] - now;
  if (left > 0) throw new Refused('no-claim', `You may hand the seat to a program in ${duration(left)}.`);
}

// A seat is a person, a side is a team: who wins and loses together.
import type { Game, Options, Outcome, Seat, Side } from './game.ts';

/** The sides of a game; in most games every seat is its own. */
export function sidesOf(game: Pick<Game, 'seats' | 'sides'>, options: Options): readonly Side[] {
  return game.sides?.(options) ?? singly(game.seats(options));
}

/** Every seat for itself. */
export const singly = (seats: readonly string[]): readonly Side[] =>
  seats.map((name, seat) => ({ name, seats: [seat] }));

/** The side that a seat plays for. */
export function sideOf(sides: readonly Side[], seat: Seat): Side {
  const side = sides.find(({ seats }) => seats.includes(seat));
  if (!side) throw new Error(`Seat ${seat} is on no side.`);
  return side;
}

/** Those who win and lose with this seat. */
export const partnersOf = (sides: readonly Side[], seat: Seat): readonly Seat[] =>
  sideOf(sides, seat).seats.filter((other) => other !== seat);

/** All who are not on the side of this seat. */
export const rivalsOf = (sides: readonly Side[], seat: Seat): readonly Seat[] =>
  sides.filter(({ seats }) => !seats.includes(seat)).flatMap(({ seats }) => seats);

/** The side that has won; nothing after a draw. */
export const victorOf = (sides: readonly Side[], { winners }: Pick<Outcome, 'winners'>): Side | undefined =>
  winners.length === 0 ? undefined : sideOf(sides, winners[0]);

/** `free:ring`, `draw:turn-limit`: how a game ended, in a word for counts and lists. */
export const endingKey = (sides: readonly Side[], outcome: Outcome): string =>
  `${victorOf(sides, outcome)?.name ?? 'draw'}:${outcome.reason}`;

/** `free wins`, `Nobody wins`: for a terminal. */
export const whoWins = (sides: readonly Side[], outcome: Pick<Outcome, 'winners'>): string =>
  `${victorOf(sides, outcome)?.name ?? 'Nobody'} wins`;

/** How an end was kept while one seat won, or nobody. */
interface SoleWinner {
  readonly winner: Seat | null;
}

/** An end as it may lie in a store or in a file. */
export type KeptEnd<T extends Pick<Outcome, 'winners'>> = T | (Omit<T, 'winners'> & SoleWinner);

/** An end of any age, as it is kept today. */
export function readEnd<T extends Pick<Outcome, 'winners'>>(kept: KeptEnd<T>): T {
  if (!('winner' in kept)) return kept;
  const { winner, ...rest } = kept;
  return { winners: winner === null ? [] : [winner], ...rest } as unknown as T;
}

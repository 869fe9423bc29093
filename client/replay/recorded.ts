// A game to be looked at, wherever it was played.
import type { Seat } from '../../engine/game.ts';
import { seatWords } from '../catalogue/catalogue.ts';
import type { Eyes } from '../host/replay-host.ts';
import type { Recording } from '../host/replay-table.ts';
import type { Laying } from '../host/table-host.ts';

export interface Recorded {
  readonly id: string;
  readonly laying: Laying;
  readonly save: string;
  /** It was given up, drawn or lost on time: over, though its last position is none that ends a game. */
  readonly isEnded?: boolean | undefined;
  /** The seats that whoever looks has played. */
  readonly own: readonly Seat[];
  /** The table it was played at, where one can go back to it. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
}

export interface EyesChoice {
  readonly eyes: Eyes;
  readonly name: string;
}

/**
 * An unfinished game shows no more than its players may know; one that was told, no more than was told. One's own eyes come
 * first, unless one has played every seat.
 */
export function eyesOf({ laying, own }: Recorded, { over, eyes: known, seats: all }: Recording): readonly EyesChoice[] {
  const seats = all.map((id, seat) => ({
    eyes: seat as Eyes,
    name: seatWords(laying.game, seat, id, laying.options).eyes,
  }));
  const isOwn = ({ eyes }: EyesChoice): boolean => own.some((seat) => seat === eyes);
  const mine = seats.filter(isOwn);
  const everybody = { eyes: 'spectator' as Eyes, name: 'What everybody saw' };
  if (!over) return [...mine, everybody].filter(({ eyes }) => known.includes(eyes));
  const both = { eyes: 'all' as Eyes, name: 'All cards shown' };
  const others = seats.filter((seat) => !isOwn(seat));
  const first = others.length === 0 ? [both, ...mine] : [...mine, both];
  return [...first, ...others, everybody].filter(({ eyes }) => known.includes(eyes));
}

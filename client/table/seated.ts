import type { Seat } from '../../engine/game.ts';
import type { SeatWords } from '../catalogue/entry.ts';
import type { GameFace } from './game-face.ts';

/** The face of a game at a table for more, whose seats have words of their own. */
export function seated(face: GameFace, seats: readonly SeatWords[] | undefined): GameFace {
  if (!seats) return face;
  return {
    ...face,
    seatName: (seat: Seat) => seats[seat]?.name ?? '',
    seatPhrase: (seat: Seat) => seats[seat]?.phrase ?? '',
    seatClass: (seat: Seat) => seats[seat]?.tone ?? '',
  };
}

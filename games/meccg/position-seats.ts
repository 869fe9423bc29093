// Who sits where in a position in words.
import type { Seat, Words } from '../../engine/game.ts';
import { fail, list, type Path } from '../../engine/position.ts';
import { leftsOf, takeChair } from './seats.ts';
import type { MeccgState } from './state.ts';
import { SEAT_IDS } from './words.ts';

/** `seating` is clockwise round the table, in the order of the seats when absent; `lost` are those out of the game. */
export function seatThem(s: MeccgState, words: Words): void {
  const seatsIn = (key: string): Seat[] =>
    list(words[key], key).map((word, i) => {
      const seat = seatOf(word, key, i);
      return seat < s.starts.length ? seat : fail(`Nobody sits at "${word}".`, key, i);
    });
  if (words['seating'] !== undefined) {
    const order = seatsIn('seating');
    if (order.length !== s.starts.length || new Set(order).size < order.length)
      fail('Everybody sits in one place: name each seat once.', 'seating');
    s.left = leftsOf(order);
  }
  if (words['lost'] === undefined) return;
  s.lost = seatsIn('lost');
  for (const seat of s.lost) takeChair(s, seat);
}

export function seatOf(value: unknown, ...path: Path): Seat {
  const seat = SEAT_IDS.indexOf(value as never);
  return seat < 0 ? fail(`"${value}" is no seat: write ${SEAT_IDS.join(', ')}.`, ...path) : seat;
}

// A kept game in words: who plays, against whom, how it ended.

import { counted } from '../../lib/counted.ts';
import { seatWords, sideOfSeats } from '../catalogue/catalogue.ts';
import { type Kept, winnersOf } from '../host/shelf.ts';
import { PERSON } from '../house/laying.ts';
import { PROGRAMS, programName } from '../house/words.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];
export const isFile = ({ id }: Kept): boolean => id.startsWith('file-');

export const personSeats = ({ laying }: Kept): readonly number[] =>
  laying.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));

export function sittingWords(game: Kept): string {
  if (game.laying.scenario !== undefined) return 'from a scenario';
  if (isFile(game)) return 'from a file';
  const seats = personSeats(game);
  return seats.length > 1
    ? `${COUNTS[seats.length] ?? seats.length} at this screen`
    : `you ${seatWords(game.laying.game, seats[0] ?? 0, '', game.laying.options).deed}`;
}

export function opponentWords(game: Kept): { name: string; about: string } {
  const { laying, moves } = game;
  if (isFile(game)) return { name: counted(moves, 'move'), about: '' };
  const program = laying.sitters.find((sitter) => sitter !== PERSON);
  const people = personSeats(game).length;
  if (program === undefined)
    return people > 2 ? { name: 'Friends', about: 'beside you' } : { name: 'A friend', about: 'beside you' };
  return { name: programName(program), about: PROGRAMS[program] ? 'program' : '' };
}

/** Partners win as one: their side is named. */
export function endWords({ laying, ...kept }: Kept): string {
  const winners = winnersOf(kept);
  if (!winners) return 'finished';
  return winners.length === 0 ? 'a draw' : `${sideOfSeats(laying.game, winners, laying.options).phrase} won`;
}

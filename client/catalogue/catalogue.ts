// The games of this house, in the order of the front door. A new one is a line here and an entry in its own folder.

import type { Options, Seat } from '../../engine/game.ts';
import { there } from '../../lib/there.ts';
import { meccg } from '../meccg/entry.ts';
import { wotr } from '../wotr/entry.ts';
import type { GameEntry, SeatWords } from './entry.ts';

export const ENTRIES: readonly GameEntry[] = [wotr, meccg];

/** Those that can be played here. */
export const AT_THE_TABLE: readonly GameEntry[] = ENTRIES.filter(({ face }) => face);

/** Where nobody says which game he means. */
export const FIRST_GAME: GameEntry = there(AT_THE_TABLE[0]);

export const entryOf = (game: string): GameEntry | undefined => ENTRIES.find(({ id }) => id === game);

export const titleOf = (game: string): string => entryOf(game)?.title ?? game;

/** Whether the only choice of a question is made by itself where the player wants that; some games have their own way. */
export const choosesAlone = (game: string, isWanted: boolean): boolean => isWanted && !entryOf(game)?.answersItself;

/** The game whose workshop has this address. */
export const gameAt = (address: string): string => there(ENTRIES.find(({ workshop }) => workshop?.to === address)).id;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'The Shadow', at the beginning of a sentence. */
export const capitalPhrase = ({ phrase }: SeatWords): string => capital(phrase);

/** 'Lead the Shadow', on a button. */
export const capitalDeed = ({ deed }: SeatWords): string => capital(deed);

/** The seats of a table with these options. */
export const seatsAt = (entry: GameEntry, options: Options): readonly SeatWords[] =>
  entry.seatsFor?.(options) ?? entry.seats;

/** How a seat is spoken of; `id` is what the game calls it, for one that the catalogue does not know. */
export function seatWords(game: string, seat: Seat, id = '', options: Options = {}): SeatWords {
  const entry = entryOf(game);
  const known = entry && seatsAt(entry, options)[seat];
  if (known) return known;
  const name = capital(id.replaceAll('-', ' '));
  return {
    id,
    name,
    phrase: `the ${name}`,
    deed: `play the ${name}`,
    about: '',
    eyes: `${name}’s eyes`,
    icon: 'friends',
    tone: '',
    people: 'man',
  };
}

/** By the id of a side, as ratings say it. */
export const sideWords = (game: string, side: string): SeatWords =>
  seatWords(game, entryOf(game)?.seats.findIndex(({ id }) => id === side) ?? -1, side);

/** How those are spoken of who sit together: one by his seat, partners by the side that they share. */
export function sideOfSeats(game: string, seats: readonly Seat[], options: Options): SeatWords {
  const [seat = -1] = seats;
  const first = seatWords(game, seat, '', options);
  return seats.length > 1 ? (entryOf(game)?.seats.find(({ tone }) => tone === first.tone) ?? first) : first;
}

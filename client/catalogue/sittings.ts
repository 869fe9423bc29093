// The ways in which people and programs can sit down to a game at one screen.

import type { Options } from '../../engine/game.ts';
import { PERSON } from '../house/laying.ts';
import { capitalDeed, capitalPhrase, seatsAt } from './catalogue.ts';
import type { GameEntry } from './entry.ts';

export interface Sitting {
  readonly id: string;
  /** On a button: 'Lead the Shadow'. */
  readonly deed: string;
  /** In a list: 'The Shadow'. */
  readonly name: string;
  readonly about: string;
  readonly icon: string;
  /** Nobody sits in a seat but people. */
  readonly people: boolean;
  sitters(program: string): readonly string[];
}

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];

/** One person in each seat in turn with programs in the others; then people in all of them. */
export function sittingsOf(entry: GameEntry, options: Options = {}): readonly Sitting[] {
  const seats = seatsAt(entry, options);
  const alone = seats.map(
    (words, mine): Sitting => ({
      id: words.id,
      deed: capitalDeed(words),
      name: capitalPhrase(words),
      about: words.about,
      icon: words.icon,
      people: false,
      sitters: (program) => seats.map((_, seat) => (seat === mine ? PERSON : program)),
    }),
  );
  const together = `${NUMBERS[seats.length] ?? seats.length} at this screen`;
  return [
    ...alone,
    {
      id: 'together',
      deed: together,
      name: together,
      about: 'The screen is passed to and fro; the hands stay hidden.',
      icon: 'friends',
      people: true,
      sitters: () => seats.map(() => PERSON),
    },
  ];
}

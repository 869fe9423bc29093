// The seats of the card game in words. Part of the first screen.
import type { SeatWords } from '../../catalogue/entry.ts';

const seat = (id: string, name: string, nth: string, tone: string): SeatWords => ({
  id,
  name,
  phrase: name.toLowerCase(),
  deed: `play ${nth}`,
  about: `You take the ${nth} turn.`,
  eyes: `${name}’s eyes`,
  icon: 'friends',
  tone,
  people: 'wizard',
});

/** Up to five. Where more than two sit the rolls decide who begins. */
export const SEATS: readonly SeatWords[] = [
  seat('one', 'Player one', 'first', 'free'),
  seat('two', 'Player two', 'second', 'shadow'),
  seat('three', 'Player three', 'third', 'third'),
  seat('four', 'Player four', 'fourth', 'fourth'),
  seat('five', 'Player five', 'fifth', 'fifth'),
];

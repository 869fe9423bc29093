// The seats of the card game in words. Part of the first screen.
import type { SeatWords } from '../../catalogue/entry.ts';

const seat = (id: string, name: string, tone: string): SeatWords => ({
  id,
  name,
  phrase: name.toLowerCase(),
  deed: `sit as ${name.toLowerCase()}`,
  about: 'A roll decides who begins.',
  eyes: `${name}’s eyes`,
  icon: 'friends',
  tone,
  people: 'wizard',
});

/** Up to five. */
export const SEATS: readonly SeatWords[] = [
  seat('one', 'Player one', 'free'),
  seat('two', 'Player two', 'shadow'),
  seat('three', 'Player three', 'third'),
  seat('four', 'Player four', 'fourth'),
  seat('five', 'Player five', 'fifth'),
];

// The card game in the catalogue of games. It has no board here yet, so nobody is offered it: its titles, seats and books
// are named where a file, a rating or the rulebook speaks of them.
import type { GameEntry, SeatWords } from '../catalogue/entry.ts';

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

export const meccg: GameEntry = {
  id: 'meccg',
  title: 'Middle-earth: The Wizards',
  about: 'A Wizard’s companies against the dark: cards, journeys and hazards.',
  lede: 'Middle-earth: The Wizards, for two.',
  seats: [seat('one', 'Player one', 'first', 'free'), seat('two', 'Player two', 'second', 'shadow')],
  options: [],
  books: [
    { book: 'metw', title: 'The Wizards' },
    { book: 'metw-player-aid', title: 'The Wizards: player aid' },
    { book: 'collected-rulings', title: 'Collected rulings' },
    { book: 'lidless-eye', title: 'The Lidless Eye' },
    { book: 'mixed-games', title: 'Wizard against Ringwraith' },
  ],
};

// Sides: who plays with whom, and that they win together.
import type { Seat } from '../game.ts';
import { victorOf } from '../sides.ts';
import type { Finding, Property, Trial } from './trial.ts';

export const siding: readonly Property[] = [
  {
    name: 'sides',
    says: 'Every seat is on one side, and a side wins as a whole.',
    begin: (t) => ({ end: () => wrongSides(t) ?? wrongWinners(t) }),
  },
];

const same = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

function wrongSides(t: Trial): Finding {
  const { sides, seats: all } = t.session;
  if (new Set(sides.map(({ name }) => name)).size < sides.length) return 'Two sides have the same name.';
  const seated = sides.flatMap(({ seats }) => seats).sort((a, b) => a - b);
  return same(seated, [...all.keys()]) ? undefined : `The sides have the seats ${seated.join(', ')}.`;
}

function wrongWinners(t: Trial): Finding {
  const outcome = t.game.outcome(t.state);
  if (!outcome || outcome.winners.length === 0) return outcome?.foremost && 'Nobody has won, but somebody did best.';
  const { winners, foremost = winners } = outcome;
  const absent = winners.find((seat) => !t.session.seats[seat]);
  if (absent !== undefined) return `Seat ${absent} won, which does not exist.`;
  const victor = victorOf(t.session.sides, outcome);
  if (!victor || !same(winners, victor.seats)) return `The seats ${winners.join(', ')} won, which are no side.`;
  return foremost.length > 0 && foremost.every((seat) => winners.includes(seat))
    ? undefined
    : `The seats ${foremost.join(', ')} did best, which are not among the winners.`;
}

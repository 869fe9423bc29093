// Pieces and cards are conserved, and what must always be true is.
import { difference } from './compare.ts';
import type { Finding, Property } from './trial.ts';

export const counting: readonly Property[] = [
  {
    name: 'conserved',
    says: 'No move changes the quantities that the game conserves.',
    begin: (t) => {
      const first = { ...t.game.conserved(t.state) };
      const check = (): Finding => {
        const found = difference(first, t.game.conserved(t.state));
        return found && `At the start and now: ${found}.`;
      };
      return { sampled: check, end: check };
    },
  },
  {
    name: 'no-faults',
    says: 'What must always be true is true.',
    begin: (t) => {
      const check = (): Finding => t.game.faults(t.state)[0];
      return { sampled: check, end: check };
    },
  },
];

// How positions of older versions of the rules are played on under those of now, by version (engine/README.md says how to
// add a step). A step that has been released is never changed.
import type { Migrations } from '../../engine/migrate.ts';

/** Any frame of version 1, with the locals that a step looks at. */
interface OldFrame {
  at: string;
  card?: number;
  part?: number;
  now?: { saves?: number };
}

/** Dreadful Spells among the event cards of version 1. */
const DREADFUL_SPELLS = 66;

export const migrations: Migrations = {
  // Cards ask where they leave a choice: Dreadful Spells has a second question, Heroic Death one for how many. What the options
  // decide is a record.
  2(s) {
    s['rules'] = { players: 2, turnLimit: s['turnLimit'] };
    delete s['turnLimit'];
    for (const frame of s.stack as OldFrame[]) {
      if (frame.at.startsWith('battle/') && frame.now) frame.now.saves = 0;
      if (frame.at === 'event/run' && frame.card === DREADFUL_SPELLS && frame.part === 2) frame.part = 3;
    }
  },
};

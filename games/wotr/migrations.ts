// How positions of older versions of the rules are played on under those of now, by version (engine/README.md says how to
// add a step). A step that has been released is never changed.
import { type Migrations, namesWinners, type ViewMigrations } from '../../engine/migrate.ts';

/** Any frame of version 1, with the locals that a step looks at. */
interface OldFrame {
  at: string;
  card?: number;
  part?: number;
  now?: { saves?: number };
  again?: number;
}

/** Dreadful Spells among the event cards of version 1. */
const DREADFUL_SPELLS = 66;

/** A bare limit of turns becomes a record of all that the options decide; of a state, and of a view. */
function makeRules(board: Record<string, unknown>): void {
  board['rules'] = { players: 2, turnLimit: board['turnLimit'] };
  delete board['turnLimit'];
}

/** There was no Twilight of the Third Age. */
function withoutTwilight(board: Record<string, unknown>): void {
  board['rules'] = { ...(board['rules'] as object), twilight: false };
  board['apart'] = [];
  board['factions'] = [];
}

/** Nobody has given his life for others yet. */
function saveNobody(frame: OldFrame): void {
  if (frame.at.startsWith('battle/') && frame.now) frame.now.saves = 0;
}

export const migrations: Migrations = {
  // Cards ask where they leave a choice: Dreadful Spells has a second question, Heroic Death one for how many. What the options
  // decide is a record.
  2(s) {
    makeRules(s);
    for (const frame of s.stack as OldFrame[]) {
      saveNobody(frame);
      if (frame.at === 'event/run' && frame.card === DREADFUL_SPELLS && frame.part === 2) frame.part = 3;
    }
  },
  3(s) {
    withoutTwilight(s);
    namesWinners(s);
    for (const frame of s.stack as OldFrame[]) if (frame.at.startsWith('hunt/tile-')) frame.again = -1;
  },
};

/** The same for views that were told before. */
export const viewMigrations: ViewMigrations = {
  2(view) {
    makeRules(view);
    for (const frame of view['doing'] as OldFrame[]) saveNobody(frame);
  },
  3: withoutTwilight,
};

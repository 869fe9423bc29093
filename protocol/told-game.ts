// A telling, read: the table at any moment of it, through the eyes of any of its audiences.
import type { GameEvent, Outcome, Seat, Viewer } from '../engine/game.ts';
import { readEnd, singly } from '../engine/sides.ts';
import { there } from '../lib/there.ts';
import { toldEnd } from './outcome.ts';
import { type Patch, patched } from './patch.ts';
import { type TableView, type Told, toldTo } from './table.ts';
import { TELLING, type Telling, type ToldEntry } from './telling.ts';

/** Whose eyes: 'all' sees and hears what every seat does. */
export type Eyes = Viewer | 'all';

/** The table at the beginning, or after an entry. */
interface Moment {
  /** Of the rules. */
  readonly version: number;
  readonly asked: readonly Seat[];
  readonly views: readonly unknown[];
}

export class TellingError extends Error {
  override name = 'TellingError';
}

export class ToldGame {
  readonly telling: Telling;
  /** The moves that stand, in order. */
  readonly moves: readonly ToldEntry[];
  /** All that was entered, with moves that were taken back and words. */
  readonly entries: readonly ToldEntry[];
  /** By number of standing moves: after how many entries. */
  private readonly after: readonly number[];
  private readonly moments: readonly Moment[];
  /** How it ended by the rules. */
  readonly outcome: Outcome | null;

  private readonly read: (view: unknown, version: number) => unknown;

  /** `read` makes a view of older rules one of now. Throws a sentence when this is no telling that this program reads. */
  constructor(telling: Telling, read: ToldGame['read'] = (view) => view) {
    if (telling.telling !== TELLING)
      throw new TellingError('This game was told in a way that this program does not read: update Mathom-house.');
    this.telling = telling;
    this.outcome = telling.outcome && readEnd(telling.outcome);
    this.read = read;
    const moments: Moment[] = [];
    for (const { version, views: first, asked, entries } of telling.parts) {
      let views = first;
      if (moments.length === 0) moments.push({ version, asked, views });
      for (const entry of entries) {
        const before = views;
        views = before.map((view, i) => patched(view, changeFor(entry, i)));
        moments.push({ version, asked: entry.asked, views });
      }
    }
    this.moments = moments;
    this.entries = telling.parts.flatMap(({ entries }) => entries);
    const standing: number[] = [];
    for (const [i, { kind }] of this.entries.entries()) {
      if (kind === 'move') standing.push(i + 1);
      else if (kind === 'undo') standing.pop();
    }
    this.after = [0, ...standing];
    this.moves = standing.map((at) => there(this.entries[at - 1]));
  }

  /** Whose eyes there are; 'all' only where every seat's are. */
  get eyes(): readonly Eyes[] {
    const { viewers, seats } = this.telling;
    return seats.every((_, seat) => viewers.includes(seat)) ? [...viewers, 'all'] : viewers;
  }

  /** The table after so many standing moves. */
  look(moves: number, eyes: Eyes): TableView {
    return this.lookAt(there(this.after[Math.min(moves, this.moves.length)]), eyes);
  }

  /** The table after so many entries. */
  lookAt(at: number, eyes: Eyes): TableView {
    const { game, options, seats, sides = singly(seats) } = this.telling;
    const isEnd = at >= this.entries.length;
    const { asked } = there(this.moments[Math.min(at, this.entries.length)]);
    const viewer: Viewer = eyes === 'all' ? 'spectator' : eyes;
    const version = this.after.findLastIndex((entries) => entries <= at);
    const view = this.viewAt(Math.min(at, this.entries.length), eyes);
    return {
      game,
      options,
      seats,
      sides,
      viewer,
      version,
      view,
      asked,
      question: null,
      undo: 0,
      outcome: isEnd && this.outcome ? toldEnd(this.outcome) : null,
    };
  }

  /** What was heard of an entry. */
  heard({ events }: ToldEntry, eyes: Eyes): readonly Told[] {
    return eyes === 'all' ? events.map(withoutAudience) : toldTo(events, eyes);
  }

  private viewAt(at: number, eyes: Eyes): unknown {
    const { viewers, seats } = this.telling;
    const { views, version } = there(this.moments[at]);
    const of = (viewer: Viewer): unknown => {
      const i = viewers.indexOf(viewer);
      if (i < 0) throw new TellingError('What that player saw is not told.');
      return this.read(views[i], version);
    };
    return eyes === 'all'
      ? viewOfAll(
          of('spectator'),
          seats.map((_, seat) => of(seat)),
        )
      : of(eyes);
  }
}

function changeFor({ changes }: ToldEntry, viewer: number): Patch {
  const own = there(changes[viewer]);
  return own === 0 ? (changes[0] as Patch) : own;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Lists by seat that are empty to a spectator are filled in from each seat's own view. */
export function viewOfAll(spectator: unknown, own: readonly unknown[]): unknown {
  const all = { ...(spectator as Record<string, unknown>) };
  for (const [key, value] of Object.entries(all))
    if (Array.isArray(value) && value.length === own.length && value.every(isEmptyList))
      all[key] = own.map((view, seat) => ((view as Record<string, unknown>)[key] as unknown[])[seat]);
  return all;
}

export const withoutAudience = ({ type, rule, text, about, facts }: GameEvent): Told => ({
  type,
  text,
  ...(rule !== undefined && { rule }),
  ...(about !== undefined && { about }),
  ...(facts !== undefined && { facts }),
});

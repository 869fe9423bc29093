// What each entry of a game in play told to whom, and how it changed the state: kept beside the log in the same transaction,
// so that the game can be shown, and played on, by rules that could not replay it.
import type { GameEvent, Seat, State, Viewer } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import { plain } from '../../lib/plain.ts';
import { there } from '../../lib/there.ts';
import { difference, type Patch, patched } from '../../protocol/patch.ts';
import { Teller, type ToldPart, viewersOf } from '../../protocol/telling.ts';
import type { LogEntry, NewEntry, StoredTold } from '../store/store.ts';

/** One row, as JSON in the store. */
export interface Row {
  readonly asked: readonly Seat[];
  readonly events: readonly GameEvent[];
  /** Whole, where telling begins and where the rules changed. */
  readonly whole?: { readonly rules: number; readonly views: readonly unknown[]; readonly state: State };
  /** Since the row before: of the views, and of the state. */
  readonly changes?: readonly (Patch | 0)[];
  readonly patch?: Patch;
}

export class Account {
  private readonly game: AnyGame;
  private readonly teller: Teller;
  private state: State;

  /** `look` gives views of the state as it is now that were made already. */
  constructor(game: AnyGame, seats: readonly string[], state: State, look?: (viewer: Viewer) => unknown) {
    this.game = game;
    this.teller = new Teller(game, viewersOf(seats), state, look && ((_, viewer) => look(viewer)));
    this.state = plain(state);
  }

  /** How the table stands. */
  whole(state: State, events: readonly GameEvent[] = []): string {
    const { views, asked } = this.teller.start(state);
    const row: Row = { asked, events, whole: { rules: this.game.version, views, state: this.state } };
    return JSON.stringify(row);
  }

  /** What an entry has changed. */
  next(entry: NewEntry, events: readonly GameEvent[], state: State): string {
    const { asked, changes } = this.teller.tell({ ...entry, events }, state);
    const patch = difference(this.state, state);
    this.state = patched(this.state, patch);
    const row: Row = { asked, events, changes, patch };
    return JSON.stringify(row);
  }
}

/** What an entry told that changed nothing on the table. */
export function nothingChanged(events: readonly GameEvent[], seats: readonly unknown[]): string {
  const row: Row = { asked: [], events, changes: noChanges(viewersOf(seats)), patch: [] };
  return JSON.stringify(row);
}

const noChanges = (viewers: readonly unknown[]): readonly (Patch | 0)[] => viewers.map((_, i) => (i === 0 ? [] : 0));

export const readRows = (told: readonly StoredTold[]): ReadonlyMap<number, Row> =>
  new Map(told.map((each) => [each.version, JSON.parse(each.told) as Row]));

export const stateAfter = (before: State, { whole, patch = [] }: Row): State => whole?.state ?? patched(before, patch);

/**
 * The parts that rows tell up to a version, without a gap, and after which entry they begin; nothing when the last
 * entries are not told.
 */
export function partsTold(
  rows: ReadonlyMap<number, Row>,
  entries: readonly LogEntry[],
): { readonly from: number; readonly parts: readonly ToldPart[] } | undefined {
  let from = entries.length;
  while (rows.has(from - 1)) from--;
  while (from <= entries.length && !rows.get(from)?.whole) from++;
  if (from > entries.length) return undefined;
  const parts: (ToldPart & { readonly entries: ToldPart['entries'][number][] })[] = [];
  for (let at = from; at <= entries.length; at++) {
    const row = rows.get(at);
    if (!row) return undefined;
    const { whole, asked, events, changes } = row;
    if (whole) parts.push({ version: whole.rules, views: whole.views, asked, entries: [] });
    if (at === from) continue;
    const { kind, seat, text, time } = there(entries[at - 1]);
    const changed = changes ?? noChanges(whole?.views ?? []);
    there(parts.at(-1)).entries.push({ kind, seat, text, time, events, asked, changes: changed });
  }
  return { from, parts };
}

// What is kept of a released version of a game for ever: some games as they were told, and positions in the middle of
// things. Later rules need not replay them: they must still show the games, and play on from the positions.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { State } from '../engine/game.ts';
import { type GameLog, Session } from '../engine/session.ts';
import type { AnyGame } from '../games/all.ts';
import { makeTelling, Teller, type Telling, type ToldEntry, viewersOf } from '../protocol/telling.ts';

/** A position out of a golden game. */
export interface Stored {
  readonly log: string;
  /** After how many moves. */
  readonly at: number;
  readonly state: State;
}

/** Told games of one version, in bytes, so that the repository stays small. */
const MOST_TOLD = 200_000;
/** So many positions with the same procedures under way are kept. */
const SAME = 3;

const pack = (value: unknown): Buffer => gzipSync(JSON.stringify(value), { level: 9 });
const unpack = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(file)).toString()) as T;

/** What a table of this log was told, and every state on the way. */
export function follow(game: AnyGame, log: GameLog): { readonly telling: Telling; readonly states: readonly State[] } {
  const session = new Session(game, log.options, log.seed);
  const teller = new Teller(game, viewersOf(session.seats), session.state);
  const start = teller.start(session.state);
  const states: State[] = [];
  const entries = log.moves.map(({ seat, text }): ToldEntry => {
    states.push(game.clone(session.state));
    return teller.tell({ kind: 'move', seat, text, events: session.play(seat, text) }, session.state);
  });
  const parts = [{ version: log.version, ...start, entries }];
  const outcome = game.outcome(session.state) ?? null;
  return { telling: makeTelling(game, log.options, session.seats, parts, outcome), states };
}

/** The procedures under way, from the outermost to the one that asks. */
const procedures = ({ stack }: State): string => stack.map(({ at }) => at).join(' ');

export function writeRelease(
  game: AnyGame,
  folder: string,
  logs: readonly { readonly name: string; readonly log: GameLog }[],
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const seen = new Map<string, number>();
  const stored: Stored[] = [];
  const told: { readonly name: string; readonly kind: string; readonly packed: Buffer }[] = [];
  for (const { name, log } of logs) {
    const { telling, states } = follow(game, log);
    told.push({ name, kind: name.replace(/-\d+$/, ''), packed: pack(telling) });
    for (const [at, state] of states.entries()) {
      const key = procedures(state);
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      if (count < SAME) stored.push({ log: name, at, state });
    }
  }
  writeFileSync(path.join(folder, 'positions.json.gz'), pack(stored));
  // One of each kind first, then more while there is room.
  const kinds = Map.groupBy(told, ({ kind }) => kind);
  const byTurns = told.toSorted((a, b) => (kinds.get(a.kind)?.indexOf(a) ?? 0) - (kinds.get(b.kind)?.indexOf(b) ?? 0));
  let room = MOST_TOLD;
  for (const { name, packed } of byTurns) {
    if (packed.length > room) continue;
    room -= packed.length;
    writeFileSync(path.join(folder, `${name}.telling.gz`), packed);
  }
}

export interface Release {
  readonly version: number;
  readonly positions: readonly Stored[];
  readonly tellings: readonly { readonly name: string; readonly telling: Telling }[];
}

export const readRelease = (folder: string, version: number): Release => ({
  version,
  positions: unpack(path.join(folder, String(version), 'positions.json.gz')),
  tellings: readdirSync(path.join(folder, String(version)))
    .filter((file) => file.endsWith('.telling.gz'))
    .map((file) => ({ name: file, telling: unpack(path.join(folder, String(version), file)) })),
});

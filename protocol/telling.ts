// A game as it was told: what every audience saw and heard at each entry of its log. It is read without any rules, so it
// outlives those that it was played under. The views are kept whole at the beginning of a part, then as differences.
import type { Game, GameEvent, Options, Outcome, Seat, Side, State, Viewer } from '../engine/game.ts';
import { shownOptions } from '../engine/options.ts';
import type { KeptEnd } from '../engine/sides.ts';
import { plain } from '../lib/plain.ts';
import { there } from '../lib/there.ts';
import { difference, type Patch } from './patch.ts';

export const TELLING = 1;

/** What was told of one entry of the log: a move, a move taken back, a word. */
export interface ToldEntry {
  readonly kind: 'move' | 'undo' | 'word';
  readonly seat: Seat;
  readonly text: string;
  /** Milliseconds since 1970, where somebody looked at the clock. */
  readonly time?: number;
  /** With the audience of each. */
  readonly events: readonly GameEvent[];
  /** Who had to choose then. */
  readonly asked: readonly Seat[];
  /** By viewer, in the order of the telling: what changed in its view; 0 where that is the same as for the first. */
  readonly changes: readonly (Patch | 0)[];
}

/** The table as it stood when a part began. */
export interface ToldStart {
  /** By viewer. */
  readonly views: readonly unknown[];
  readonly asked: readonly Seat[];
}

/** What was played under one version of the rules. */
export interface ToldPart extends ToldStart {
  /** Of the rules. */
  readonly version: number;
  readonly entries: readonly ToldEntry[];
}

export interface Telling {
  readonly telling: typeof TELLING;
  readonly game: string;
  /** Without what is the secret of a seat. */
  readonly options: Options;
  readonly seats: readonly string[];
  /** Who played together; absent where every seat played for itself. */
  readonly sides?: readonly Side[];
  /** Whose views are told, spectators first. */
  readonly viewers: readonly Viewer[];
  readonly parts: readonly ToldPart[];
  /** How many entries of the log came before what is told, where that is not known any more. */
  readonly from?: number;
  /** How it ended by the rules; null when it was ended otherwise. */
  readonly outcome: KeptEnd<Outcome> | null;
}

export const viewersOf = (seats: readonly unknown[]): readonly Viewer[] => ['spectator', ...seats.keys()];

/** Follows one game and tells what each entry changed for whom. */
export class Teller<S extends State = State> {
  private readonly game: Pick<Game<S>, 'view' | 'decisions'>;
  private readonly viewers: readonly Viewer[];
  private readonly look: (state: S, viewer: Viewer) => unknown;
  private views: readonly unknown[];

  /** `look` is for who has made the views already; what is sent and kept is JSON, so they are as from JSON. */
  constructor(
    game: Pick<Game<S>, 'view' | 'decisions'>,
    viewers: readonly Viewer[],
    state: S,
    look = (at: S, viewer: Viewer): unknown => plain(game.view(at, viewer)),
  ) {
    this.game = game;
    this.viewers = viewers;
    this.look = look;
    this.views = this.seen(state);
  }

  private seen = (state: S): readonly unknown[] => this.viewers.map((viewer) => this.look(state, viewer));

  private asked = (state: S): readonly Seat[] => this.game.decisions(state).map(({ seat }) => seat);

  start(state: S): ToldStart {
    return { views: this.views, asked: this.asked(state) };
  }

  /** The state after an entry. */
  tell(entry: Omit<ToldEntry, 'asked' | 'changes'>, state: S): ToldEntry {
    const views = this.seen(state);
    const changes = views.map((view, i) => difference(this.views[i], view));
    this.views = views;
    const first = JSON.stringify(changes[0]);
    return {
      ...entry,
      asked: this.asked(state),
      changes: changes.map((change, i) => (i > 0 && JSON.stringify(change) === first ? 0 : change)),
    };
  }
}

export function makeTelling(
  game: Pick<Game, 'name' | 'options' | 'sides'>,
  options: Options,
  seats: readonly string[],
  parts: readonly ToldPart[],
  outcome: Outcome | null,
  from = 0,
): Telling {
  return {
    telling: TELLING,
    game: game.name,
    options: shownOptions(game.options, options, []),
    seats,
    ...(game.sides && { sides: game.sides(options) }),
    viewers: viewersOf(seats),
    parts,
    ...(from > 0 && { from }),
    outcome,
  };
}

/** As much of a telling as the players in some seats, and everybody, could see and hear: no more. */
export function tellingFor(telling: Telling, seats: readonly Seat[]): Telling {
  const kept = telling.viewers.flatMap((viewer, i) =>
    viewer === 'spectator' || seats.includes(viewer) ? [{ viewer, i }] : [],
  );
  const entryFor = (entry: ToldEntry): ToldEntry => ({
    ...entry,
    text: entry.kind === 'move' && !seats.includes(entry.seat) ? '' : entry.text,
    events: entry.events.flatMap((event) => eventFor(event, seats)),
    changes: kept.map(({ i }) => there(entry.changes[i])),
  });
  return {
    ...telling,
    viewers: kept.map(({ viewer }) => viewer),
    parts: telling.parts.map((part) => ({
      ...part,
      views: kept.map(({ i }) => part.views[i]),
      entries: part.entries.map(entryFor),
    })),
  };
}

function eventFor(event: GameEvent, seats: readonly Seat[]): GameEvent[] {
  if (!event.to || event.to.some((seat) => seats.includes(seat))) return [event];
  return event.others === undefined ? [] : [{ type: '', text: event.others }];
}

/** Small enough to keep and to send: gzip, then letters. */
export async function packTelling(telling: Telling): Promise<string> {
  const packed = new Blob([JSON.stringify(telling)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}

/** Throws when it is damaged. */
export async function unpackTelling(packed: string): Promise<Telling> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(plain).json()) as Telling;
}

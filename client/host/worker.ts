// The engine in a Web Worker: the page asks, the worker answers, and tells of every change.
import type { Options, Refusal, Seat, Viewer } from '../../engine/game.ts';
import { type AnyGame, GAMES } from '../../games/all.ts';
import { atTheDesk, type DeckAnswers, type DeckRequest, isForTheDesk } from '../../games/meccg/desk.ts';
import { playersOf } from '../../players/all.ts';
import type { Hint } from '../../players/search/hints.ts';
import type { Foreseen, TableView } from '../../protocol/table.ts';
import { type Heard, type Keepsake, LocalTable, type Sitter, type Whys } from './local-table.ts';
import { type Instead, openReplay, type Recording, type Replayed } from './replay-table.ts';
import type { Analysis, TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';

/** What the page may ask for. */
export type Request =
  | {
      readonly do: 'start';
      readonly game: string;
      readonly options: Options;
      readonly seed: string;
      readonly sitters: readonly string[];
      readonly scenario?: string;
    }
  | {
      readonly do: 'load';
      readonly game: string;
      readonly save: string;
      readonly sitters: readonly string[];
      readonly scenario?: string;
      readonly whys?: Whys | undefined;
      /** The programs think elsewhere, until something is done here. */
      readonly hold?: boolean;
    }
  /** Nobody thinks elsewhere any more. */
  | { readonly do: 'go on' }
  | {
      readonly do: 'open replay';
      readonly game: string;
      readonly save: string;
      readonly scenario?: string;
      readonly isEnded?: boolean;
    }
  | { readonly do: 'replay'; readonly at: number; readonly viewer: Viewer | 'all' }
  | { readonly do: 'instead'; readonly at: number; readonly viewer: Viewer | 'all' }
  | { readonly do: 'tide' }
  /** A finished game in hindsight; it takes a while, and others are answered meanwhile. */
  | { readonly do: 'analyse' }
  | { readonly do: 'look'; readonly viewer: Viewer; readonly from: number }
  | { readonly do: 'look back'; readonly viewer: Viewer; readonly moves: number }
  /** All of them or none; false where somebody learns something in between. */
  | { readonly do: 'play'; readonly seat: Seat; readonly moves: readonly string[] }
  | { readonly do: 'foresee'; readonly seat: Seat; readonly moves: readonly string[] }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'why'; readonly seat: Seat; readonly about: string }
  /** What a program would do in this seat. */
  | { readonly do: 'hint'; readonly seat: Seat }
  | { readonly do: 'turns' }
  | { readonly do: 'save' }
  | { readonly do: 'keepsake' }
  | DeckRequest;

export interface Answers extends DeckAnswers {
  start: null;
  load: null;
  'go on': null;
  'open replay': Recording;
  replay: { readonly table: TableView; readonly heard: readonly Heard[] };
  instead: Instead | null;
  tide: readonly TideMark[];
  analyse: Analysis | null;
  look: { readonly table: TableView; readonly heard: readonly Heard[] };
  'look back': unknown;
  play: boolean;
  foresee: Foreseen | null;
  undo: boolean;
  why: readonly Refusal[];
  hint: readonly Hint[];
  turns: readonly TurnEnd[];
  save: string;
  keepsake: Keepsake;
}

export type FromWorker =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly error: string }
  /** The table changed: `moves` were made, and `thinking` says whether a program is still to move. */
  | { readonly changed: { readonly moves: number; readonly thinking: boolean } }
  /** A person has moved and a program is to think: the game as it stands, to be kept first. */
  | { readonly keep: Keepsake };

let table: LocalTable | undefined;
let replay: Replayed | undefined;
let held = false;
let changes = 0;

const say = (message: FromWorker): void => postMessage(message);

function gameNamed(name: string) {
  const game = GAMES.find((candidate) => candidate.name === name);
  if (!game) throw new Error(`There is no game "${name}" here.`);
  return game;
}

/** The reader of scenario files is fetched only when there is one. */
async function gameAt(name: string, scenario: string | undefined): Promise<AnyGame> {
  if (scenario === undefined) return gameNamed(name);
  const { gameFromScenario } = await import('./scenario-game.ts');
  return gameFromScenario(scenario);
}

function sittersFor(game: string, names: readonly string[]): readonly Sitter[] {
  return names.map((name) => {
    if (name === 'person') return 'person';
    const player = playersOf(game).find((candidate) => candidate.name === name);
    if (!player) throw new Error(`There is no program "${name}" for this game.`);
    return player;
  });
}

async function answer(request: Request): Promise<Answers[keyof Answers]> {
  if (request.do === 'start') {
    const { game: name, options, seed, sitters, scenario } = request;
    table = LocalTable.start(await gameAt(name, scenario), options, seed, sittersFor(name, sitters));
    changed();
    return null;
  }
  if (request.do === 'load') {
    const { game: name, save, sitters, scenario, whys, hold = false } = request;
    table = await LocalTable.load(await gameAt(name, scenario), save, sittersFor(name, sitters), whys);
    held = hold;
    changed();
    return null;
  }
  if (request.do === 'open replay') {
    replay = await openReplay(await gameAt(request.game, request.scenario), request.save, request.isEnded);
    return replay.recording();
  }
  if (request.do === 'replay' || request.do === 'instead' || request.do === 'tide') {
    if (request.do === 'tide' && table) return table.tide();
    if (!replay) throw new Error('No replay is open.');
    if (request.do === 'tide') return replay.tide();
    return request.do === 'replay'
      ? replay.look(request.at, request.viewer)
      : replay.insteadAt(request.at, request.viewer);
  }
  if (request.do === 'analyse') return analysed();
  if (isForTheDesk(request)) return atTheDesk(request);
  if (!table) throw new Error('No table is open.');
  if (request.do === 'go on') {
    if (held) {
      held = false;
      changed();
    }
    return null;
  }
  if (request.do === 'look')
    return { table: table.look(request.viewer), heard: table.heard(request.viewer, request.from) };
  if (request.do === 'look back') return table.lookBack(request.moves, request.viewer);
  if (request.do === 'why') return table.why(request.seat, request.about);
  if (request.do === 'hint') return table.hints(request.seat);
  if (request.do === 'turns') return table.turns();
  if (request.do === 'save') return table.save();
  if (request.do === 'keepsake') return table.keepsake();
  if (request.do === 'undo') {
    const done = table.undo(request.seat);
    if (done) changed();
    return done;
  }
  if (request.do === 'foresee') return table.foresee(request.seat, request.moves);
  const done = table.playTogether(request.seat, request.moves);
  if (!done) return false;
  held = false;
  changed('first keep');
  return true;
}

/** Between two choices the worker listens. */
async function analysed(): Promise<Analysis | null> {
  if (!replay) throw new Error('No replay is open.');
  const steps = replay.analysing();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value ?? null;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Tells of a change, and lets the programs move one by one, so that the page can show each. What a person did is kept first:
 * a worker that thinks answers nobody, and a page that is loaded anew meanwhile must not have forgotten it.
 */
function changed(first?: 'first keep'): void {
  if (!table) return;
  const thinking = table.programToMove() !== undefined;
  say({ changed: { moves: table.moves, thinking } });
  const now = ++changes;
  if (!thinking || held) return;
  const open = table;
  // Whoever did something meanwhile lets the programs move himself.
  const goOn = (): void => {
    if (now === changes && open.stepProgram()) changed();
  };
  if (!first) {
    setTimeout(goOn);
    return;
  }
  void open.keepsake().then((keep) => {
    if (table === open) say({ keep });
    setTimeout(goOn);
  });
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: Request }>) => {
  try {
    say({ id: data.id, answer: await answer(data.request) });
  } catch (error) {
    say({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});

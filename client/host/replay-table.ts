// A finished or kept game to be looked at: any moment of it, through anybody's eyes. As it was told, where the file says so;
// else it is played again.

import type { GameEvent, Options, Seat, State, Viewer } from '../../engine/game.ts';
import { carryView } from '../../engine/migrate.ts';
import { readSave } from '../../engine/save.ts';
import { countMoves, type GameLog, Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import { analysing, weigherOf } from '../../players/search/analysis.ts';
import type { Analysis } from '../../players/search/turning.ts';
import { type Question, questionOf, type TableView, tableView, toldTo } from '../../protocol/table.ts';
import { unpackTelling } from '../../protocol/telling.ts';
import { type Eyes, ToldGame, viewOfAll, withoutAudience } from '../../protocol/told-game.ts';
import type { Heard } from './local-table.ts';
import type { TideMark } from './tide.ts';
import { type TurnEnd, TurnEnds, turnEndsTold, turnOf, turnsTold } from './turn-ends.ts';

export interface Step {
  readonly seat: Seat;
  readonly move: string;
  /** The kinds of events it led to, for jumps. */
  readonly types: readonly string[];
  readonly turn: number;
}

/** What a replay bar needs to know of the whole game. */
export interface Recording {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly steps: readonly Step[];
  readonly over: boolean;
  /** Whose eyes there are to look through. */
  readonly eyes: readonly Eyes[];
  /** The first moment from which the rules of now can play on; null where they know none. */
  readonly forkFrom: number | null;
  /** How the board stood at the end of each turn, as everybody saw it. */
  readonly turns: readonly TurnEnd[];
}

export interface Moment {
  readonly table: TableView;
  readonly heard: readonly Heard[];
}

/** What could have been done instead of a move. */
export interface Instead {
  readonly question: Question;
  /** What was done. */
  readonly made: string;
}

export interface Replayed {
  recording(): Recording;
  /** The table after `at` moves, and what was heard of them. 'all' sees what every seat sees. */
  look(at: number, eyes: Eyes): Moment;
  /** What could have been done instead of the move after `at`; null where these eyes do not see it, or the rules of now do not know. */
  insteadAt(at: number, eyes: Eyes): Instead | null;
  /** Who was winning, at every large decision; nothing while the game is not over. */
  tide(): readonly TideMark[];
  /** The game in hindsight, a choice a step; nothing while it is not over. */
  analysing(): Analysing;
}

/** Says how many choices are looked at again, of how many. */
export type Analysing = Generator<{ readonly done: number; readonly of: number }, Analysis | undefined>;

/** For one choice; and for all of them together, in milliseconds. */
const LOOKS = 64;
const MOST_CHOICES = 60;
const ANALYSIS_TIME = 30_000;

/**
 * Throws a sentence when the save cannot be read or played. A game that its players have ended, by a word or by the clock, is
 * over as well: who keeps it says so.
 */
export async function openReplay(game: AnyGame, text: string, isEnded = false): Promise<Replayed> {
  const saved = readSave(text);
  if (saved.telling === undefined) return new ReplayTable(game, saved, isEnded);
  const told = new ToldGame(await unpackTelling(saved.telling), (view, version) => carryView(game, view, version));
  return new ToldTable(game, saved, told, isEnded);
}

/** Forks begin in the part that the rules of now have played. */
function forkFrom(game: AnyGame, log: GameLog): number | null {
  const before = countMoves({ ...log, moves: [] });
  return log.version === game.version && (log.moves.length > 0 || before > 0) ? before : null;
}

/** A game as it was told. */
export class ToldTable implements Replayed {
  private readonly game: AnyGame;
  private readonly log: GameLog;
  private readonly told: ToldGame;
  private readonly isOver: boolean;
  private again: ReplayTable | undefined;

  constructor(game: AnyGame, log: GameLog, told: ToldGame, isEnded = false) {
    this.game = game;
    this.log = log;
    this.told = told;
    this.isOver = isEnded || told.telling.outcome !== null;
  }

  recording(): Recording {
    const { game, log, told } = this;
    const { telling, moves, eyes } = told;
    const turns = turnsTold(told);
    return {
      game: telling.game,
      version: log.version,
      options: telling.options,
      seats: telling.seats,
      over: this.isOver,
      eyes,
      forkFrom: forkFrom(game, log),
      turns: turnEndsTold(told, turns),
      steps: moves.map(({ seat, text, events }, at) => ({
        seat,
        move: text,
        types: events.map(({ type }) => type),
        turn: there(turns[at]),
      })),
    };
  }

  look(at: number, eyes: Eyes): Moment {
    const { told } = this;
    const heard = told.moves.slice(0, at).map((entry) => ({
      seat: entry.seat,
      ...(entry.text !== '' && { move: entry.text }),
      told: told.heard(entry, eyes),
    }));
    return { table: told.look(at, eyes), heard };
  }

  insteadAt(at: number, eyes: Eyes): Instead | null {
    const from = forkFrom(this.game, this.log);
    return from === null || at < from ? null : this.playedAgain().insteadAt(at - from, eyes);
  }

  tide(): readonly TideMark[] {
    const from = forkFrom(this.game, this.log);
    return from === null || !this.isOver
      ? []
      : this.playedAgain()
          .tide()
          .map(({ at, chance }) => ({ at: at + from, chance }));
  }

  *analysing(): Analysing {
    const from = forkFrom(this.game, this.log);
    if (from === null || !this.isOver) return undefined;
    const found = yield* this.playedAgain().analysing();
    const later = <T extends { readonly at: number }>(one: T): T => ({ ...one, at: one.at + from });
    return found && { ...found, tide: found.tide.map(later), missed: found.missed.map(later) };
  }

  /** The part that the rules of now have played. */
  private playedAgain(): ReplayTable {
    this.again ??= new ReplayTable(this.game, this.log, this.isOver);
    return this.again;
  }
}

/** A state is kept every so many moves; what lies between is played again. */
const STRIDE = 40;

interface Made {
  readonly seat: Seat;
  readonly move: string;
  readonly turn: number;
  readonly events: readonly GameEvent[];
}

/** A game that is played again. */
export class ReplayTable implements Replayed {
  private readonly game: AnyGame;
  private readonly log: GameLog;
  private readonly kept: State[] = [];
  private readonly made: Made[] = [];
  private readonly ends: TurnEnds;
  private readonly session: Session;

  private readonly isOver: boolean;

  /** Throws a sentence when the log cannot be played. */
  constructor(game: AnyGame, log: GameLog, isEnded = false) {
    this.game = game;
    this.log = log;
    this.session = Session.begin(game, log);
    this.ends = new TurnEnds(game);
    for (const [at, { seat, text }] of this.log.moves.entries()) {
      if (at % STRIDE === 0) this.kept.push(game.clone(this.session.state));
      const turn = turnOf(this.session.state);
      this.made.push({ seat, move: text, turn, events: this.session.play(seat, text) });
      this.ends.note(turn, this.session.state, at + 1);
    }
    this.isOver = isEnded || game.outcome(this.session.state) !== undefined;
  }

  recording(): Recording {
    const { game, log, session } = this;
    return {
      game: game.name,
      version: log.version,
      options: log.options,
      seats: session.seats,
      over: this.isOver,
      eyes: ['all', 'spectator', ...session.seats.keys()],
      forkFrom: log.version === game.version ? 0 : null,
      turns: this.ends.all(session.state, log.moves.length),
      steps: this.made.map(({ seat, move, turn, events }) => ({
        seat,
        move,
        types: events.map(({ type }) => type),
        turn,
      })),
    };
  }

  look(at: number, viewer: Eyes): Moment {
    const { game, log } = this;
    const moves = log.moves.slice(0, at);
    const state = this.stateAt(moves.length);
    const eyes: Viewer = viewer === 'all' ? 'spectator' : viewer;
    const { options } = log;
    const { seats, sides } = this.session;
    const still = { game, state, options, seats, sides, before: 0, moves, undoable: () => 0 };
    const seen = tableView(still as unknown as Session, eyes);
    const own = (): unknown[] => seats.map((_, seat) => game.view(state, seat));
    const view = viewer === 'all' ? viewOfAll(seen.view, own()) : seen.view;
    const heard = this.made.slice(0, at).map(({ seat, move, events }) => ({
      seat,
      move,
      told: viewer === 'all' ? events.map(withoutAudience) : toldTo(events, viewer),
    }));
    return { table: { ...seen, view, question: null, undo: 0 }, heard };
  }

  insteadAt(at: number, eyes: Eyes): Instead | null {
    const { game, log } = this;
    const move = log.moves[at];
    if (!move || (eyes !== 'all' && eyes !== move.seat)) return null;
    const state = this.stateAt(at);
    const decision = game.decisions(state).find(({ seat }) => seat === move.seat);
    return decision ? { question: questionOf(game, state, decision), made: move.text } : null;
  }

  tide(): readonly TideMark[] {
    const { game, log } = this;
    const weigh = weigherOf(game);
    if (!weigh || !this.isOver) return [];
    const marks: TideMark[] = [];
    const { state } = Session.begin(game, log);
    for (const [i, { seat, text }] of log.moves.entries()) {
      const chance = weigh(state);
      if (chance !== undefined) marks.push({ at: i, chance });
      game.apply(state, seat, game.notation.read(text, state));
    }
    return marks;
  }

  *analysing(): Analysing {
    const { isOver: isEnded } = this;
    const plan = { budget: { looks: LOOKS }, most: MOST_CHOICES, milliseconds: ANALYSIS_TIME, isEnded };
    return yield* analysing(this.game, this.log, plan);
  }

  private stateAt(at: number): State {
    const { game, log, kept } = this;
    const from = Math.min(Math.floor(at / STRIDE), kept.length - 1);
    const before = kept[from];
    if (!before || at === log.moves.length) return this.session.state;
    const state = game.clone(before);
    for (const { seat, text } of log.moves.slice(from * STRIDE, at))
      game.apply(state, seat, game.notation.read(text, state));
    return state;
  }
}

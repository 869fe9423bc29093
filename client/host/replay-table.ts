// A finished or kept game to be looked at: any moment of it, through anybody's eyes.
import type { GameEvent, Options, Seat, State, Viewer } from '../../engine/game.ts';
import { readSave } from '../../engine/save.ts';
import { type GameLog, Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { type TableView, tableView, toldTo } from '../../protocol/table.ts';
import type { Heard } from './local-table.ts';
import { type TurnEnd, TurnEnds, turnOf } from './turn-ends.ts';

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
  /** How the board stood at the end of each turn, as everybody saw it. */
  readonly turns: readonly TurnEnd[];
}

/** A state is kept every so many moves; what lies between is played again. */
const STRIDE = 40;

export class ReplayTable {
  private readonly game: AnyGame;
  private readonly log: GameLog;
  private readonly kept: State[] = [];
  private readonly events: (readonly GameEvent[])[] = [];
  private readonly turns: number[] = [];
  private readonly ends: TurnEnds;
  private readonly session: Session;

  /** Throws a sentence when the save cannot be read or played. */
  constructor(game: AnyGame, save: string) {
    this.game = game;
    this.log = readSave(save);
    this.session = new Session(game, this.log.options, this.log.seed);
    this.ends = new TurnEnds(game);
    for (const [at, { seat, text }] of this.log.moves.entries()) {
      if (at % STRIDE === 0) this.kept.push(game.clone(this.session.state));
      const turn = turnOf(this.session.state);
      this.turns.push(turn);
      this.events.push(this.session.play(seat, text));
      this.ends.note(turn, this.session.state, at + 1);
    }
  }

  recording(): Recording {
    const { game, log, session } = this;
    return {
      game: game.name,
      version: log.version,
      options: log.options,
      seats: session.seats,
      over: game.outcome(session.state) !== undefined,
      turns: this.ends.all(session.state, log.moves.length),
      steps: log.moves.map(({ seat, text }, at) => ({
        seat,
        move: text,
        types: this.events[at].map(({ type }) => type),
        turn: this.turns[at],
      })),
    };
  }

  /** The table after `at` moves, and what was heard of them. 'all' sees what every seat sees. */
  look(at: number, viewer: Viewer | 'all'): { table: TableView; heard: readonly Heard[] } {
    const { game, log } = this;
    const moves = log.moves.slice(0, at);
    const state = this.stateAt(moves.length);
    const eyes: Viewer = viewer === 'all' ? 'spectator' : viewer;
    const still = { game, state, options: log.options, seats: this.session.seats, moves, undoable: () => 0 };
    const seen = tableView(still as unknown as Session, eyes);
    const view = viewer === 'all' ? this.viewOfAll(state) : seen.view;
    const heard = moves.map(({ seat, text }, i) => ({
      seat,
      move: text,
      told: viewer === 'all' ? this.events[i].map(withoutAudience) : toldTo(this.events[i], viewer),
    }));
    return { table: { ...seen, view, question: null, undo: 0 }, heard };
  }

  private stateAt(at: number): State {
    const { game, log, kept } = this;
    if (kept.length === 0 || at === log.moves.length) return this.session.state;
    const from = Math.min(Math.floor(at / STRIDE), kept.length - 1);
    const state = game.clone(kept[from]);
    for (const { seat, text } of log.moves.slice(from * STRIDE, at))
      game.apply(state, seat, game.notation.read(text, state));
    return state;
  }

  /** Lists by seat that are empty to a spectator are filled in from the seat's own view. */
  private viewOfAll(state: State): unknown {
    const { seats } = this.session;
    const all = { ...(this.game.view(state, 'spectator') as Record<string, unknown>) };
    const own = seats.map((_, seat) => this.game.view(state, seat) as Record<string, unknown>);
    for (const [key, value] of Object.entries(all))
      if (Array.isArray(value) && value.length === seats.length && value.every(isEmptyList))
        all[key] = seats.map((_, seat) => (own[seat][key] as unknown[])[seat]);
    return all;
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const withoutAudience = ({ type, rule, text, about, facts }: GameEvent) => ({
  type,
  text,
  ...(rule !== undefined && { rule }),
  ...(about !== undefined && { about }),
  ...(facts !== undefined && { facts }),
});

// What a seat is told about its table: made in one place, for the server and for the engine in a browser's worker alike.
import { allShownTo } from '../engine/events.ts';
import type {
  Decision,
  Facts,
  Game,
  GameEvent,
  OptionValue,
  RuleId,
  Seat,
  Side,
  State,
  Target,
  Viewer,
} from '../engine/game.ts';
import { shownOptions } from '../engine/options.ts';
import { rehearse } from '../engine/rehearse.ts';
import type { Session } from '../engine/session.ts';
import { type ToldEnd, toldEnd } from './outcome.ts';

/** One thing the seat may do. */
export interface Choice {
  /** The notation: what is sent back. */
  readonly move: string;
  /** What kind of deed it is, so that nobody reads it out of the notation. */
  readonly verb: string;
  /** For a button or a menu. */
  readonly label: string;
  /** What to light up. */
  readonly targets: readonly Target[];
}

/** A question to the seat. */
export interface Question {
  /** The key of the prompt: the step that asks. */
  readonly at: string;
  readonly kind: Decision['kind'];
  readonly text: string;
  readonly secret: boolean;
  readonly choices: readonly Choice[];
}

/** An event as a viewer hears it. */
export interface Told {
  readonly type?: string;
  readonly rule?: RuleId;
  readonly text: string;
  readonly about?: readonly Target[];
  readonly facts?: Facts;
}

/** The table as one viewer sees it. */
export interface TableView<V = unknown> {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** Who plays together. */
  readonly sides: readonly Side[];
  readonly viewer: Viewer;
  /** How many moves have been made. */
  readonly version: number;
  readonly view: V;
  /** Seats that must choose now. */
  readonly asked: readonly Seat[];
  /** What the viewer must choose, if it is one of them. */
  readonly question: Question | null;
  /** How many of its moves the viewer may take back. */
  readonly undo: number;
  readonly outcome: ToldEnd | null;
}

/** What some moves would come to, none of which is made: what the seat would be asked, and what it would hear. */
export interface Foreseen {
  readonly question: Question | null;
  readonly told: readonly Told[];
}

/** Null where somebody would learn something. Throws where one of the moves is not on the list. */
export function foresee<S extends State, V>(
  game: Game<S, V>,
  state: S,
  seat: Seat,
  moves: readonly string[],
): Foreseen | null {
  const { reached } = rehearse(game, state, seat, moves);
  if (!reached) return null;
  const mine = game.decisions(reached.state).find((decision) => decision.seat === seat);
  return { question: mine ? questionOf(game, reached.state, mine) : null, told: toldTo(reached.events, seat) };
}

/** What the rules say of a position, for one viewer: made here, or by who has it already. */
export interface Seen<V> {
  readonly view: V;
  readonly decisions: readonly Decision[];
}

export function tableView<S extends State, V>(
  session: Session<S, V>,
  viewer: Viewer,
  seen: Seen<V> = { view: session.game.view(session.state, viewer), decisions: session.game.decisions(session.state) },
): TableView<V> {
  const { game, state } = session;
  const { view, decisions } = seen;
  const mine = decisions.find((decision) => decision.seat === viewer);
  const outcome = game.outcome(state);
  return {
    game: game.name,
    options: shownOptions(game.options, session.options, viewer === 'spectator' ? [] : [viewer]),
    seats: session.seats,
    sides: session.sides,
    viewer,
    version: session.before + session.moves.length,
    view,
    asked: decisions.map((decision) => decision.seat),
    question: mine ? questionOf(game, state, mine) : null,
    undo: viewer === 'spectator' ? 0 : session.undoable(viewer),
    outcome: outcome ? toldEnd(outcome) : null,
  };
}

export function questionOf<S extends State, V>(game: Game<S, V>, s: S, decision: Decision): Question {
  return {
    at: decision.at,
    kind: decision.kind,
    text: game.ask(s, decision),
    secret: decision.secret,
    choices: decision.moves.map((move) => ({
      move: game.notation.write(move, s),
      verb: move.verb,
      label: game.label(s, move),
      targets: game.targets(s, move),
    })),
  };
}

/** What the viewer hears of what happened, without the audience it was meant for. */
export const toldTo = (events: readonly GameEvent[], viewer: Viewer): readonly Told[] =>
  allShownTo(events, viewer).map(({ type, rule, text = '', about, facts }) => ({
    text,
    ...(type !== undefined && { type }),
    ...(rule !== undefined && { rule }),
    ...(about !== undefined && { about }),
    ...(facts !== undefined && { facts }),
  }));

// A game with all that was said in it: the move log keeps only the moves, a person wants to read what happened.
import { shownTo } from '../engine/events.ts';
import type { GameEvent, Seat, State, Viewer } from '../engine/game.ts';
import { readSave, SaveError } from '../engine/save.ts';
import { type GameLog, ReplayError, Session } from '../engine/session.ts';
import type { AnyGame } from '../games/all.ts';
import { findGame } from './choose.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { messageOf, Trouble } from './trouble.ts';

export interface Entry {
  readonly seat: Seat;
  /** In notation. */
  readonly text: string;
  /** For people. */
  readonly label: string;
  readonly events: readonly GameEvent[];
}

export interface Loaded {
  readonly game: AnyGame;
  readonly log: GameLog & { readonly seats: readonly string[] };
}

/** Reads a save file of a game we have. */
export function loadSave(io: Io, file: string): Loaded {
  const text = readText(io.cwd, file);
  try {
    const log = readSave(text);
    return { game: findGame(io, log.game), log };
  } catch (error) {
    if (error instanceof SaveError) throw new Trouble(`${file}, ${lowered(error.message)}`);
    throw error;
  }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Plays one move and tells what happened. */
export function playMove(session: Session<State, unknown>, seat: Seat, text: string): Entry {
  const { game, state } = session;
  const label = game.label(state, game.notation.read(text, state));
  const events = session.play(seat, text);
  return { seat, text: session.moves[session.moves.length - 1].text, label, events };
}

export interface Replayed {
  readonly session: Session<State, unknown>;
  readonly entries: Entry[];
  /** Why it stopped before the end it was asked for. */
  readonly stopped?: ReplayError;
}

export function replayLog(game: AnyGame, log: GameLog, upTo = log.moves.length): Replayed {
  const session = startSession(game, log);
  const entries: Entry[] = [];
  for (const { seat, text } of log.moves.slice(0, upTo)) {
    try {
      entries.push(playMove(session, seat, text));
    } catch (error) {
      return { session, entries, stopped: reasonFor(game, log, entries.length, error) };
    }
  }
  return { session, entries };
}

export function startSession(game: AnyGame, log: Pick<GameLog, 'options' | 'seed'>): Session<State, unknown> {
  try {
    return new Session(game, log.options, log.seed);
  } catch (error) {
    throw new Trouble(`The game cannot be set up: ${messageOf(error)}`);
  }
}

/** The session's own words for the move that fails. */
function reasonFor(game: AnyGame, log: GameLog, at: number, error: unknown): ReplayError {
  try {
    Session.replay(game, log, at + 1);
  } catch (again) {
    if (again instanceof ReplayError) return again;
  }
  throw error;
}

/** What a viewer is told of an event, if anything; `all` hears everything. */
export const heard = (event: GameEvent, viewer: Viewer | 'all'): string | undefined =>
  viewer === 'all' ? event.text : shownTo(event, viewer)?.text;

// A game with all that was said in it: the move log keeps only the moves, a person wants to read what happened.

import { gunzipSync, gzipSync } from 'node:zlib';
import { shownTo } from '../engine/events.ts';
import type { GameEvent, Options, Seat, State, Viewer } from '../engine/game.ts';
import { readSave, type Saved, SaveError, writeSave } from '../engine/save.ts';
import { type GameLog, partsOf, ReplayError, Session } from '../engine/session.ts';
import type { AnyGame } from '../games/all.ts';
import { Chronicle, toldBefore } from '../protocol/chronicle.ts';
import type { Telling } from '../protocol/telling.ts';
import { ToldGame } from '../protocol/told-game.ts';
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
  readonly log: Saved;
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

/** A game to be played on, with what was heard of it and what is needed to keep it. */
export interface Resumed extends Replayed {
  readonly chronicle: Chronicle;
}

export const newGame = (game: AnyGame, options: Options, seed: string): Resumed => {
  const session = startSession(game, { options, seed });
  return { session, entries: [], chronicle: new Chronicle(game, options, session.state) };
};

/** Plays a saved game again, or goes on from where it stood under older rules. */
export function resume(game: AnyGame, saved: Saved): Resumed {
  const goesOn = saved.version !== game.version && saved.reached !== undefined;
  const parts = goesOn ? partsOf(saved) : (saved.earlier ?? []);
  const telling = tellingIn(saved);
  const told = toldBefore(telling, parts.length);
  const past = telling && told.length > 0 ? new ToldGame({ ...telling, parts: told }).moves : [];
  const before = past.map(({ seat, text, events }): Entry => ({ seat, text, label: text, events }));
  const begin = (): Session<State, unknown> => {
    try {
      return goesOn ? Session.carryOn(game, saved) : Session.begin(game, saved);
    } catch (error) {
      throw new Trouble(messageOf(error), 1);
    }
  };
  const session = begin();
  const chronicle = new Chronicle(game, saved.options, session.state, told);
  const { entries, stopped } = goesOn ? { entries: [] } : playAll(session, saved, saved.moves.length, chronicle);
  return { session, entries: [...before, ...entries], chronicle, ...(stopped && { stopped }) };
}

/** The save file of a game that is played here. */
export function savedText({ session, chronicle }: Pick<Resumed, 'session' | 'chronicle'>): string {
  const telling = chronicle.telling(session.state);
  const reached = telling.outcome ? {} : { reached: session.state };
  const packed = gzipSync(JSON.stringify(telling)).toString('base64');
  return writeSave({ ...session.toLog(), ...reached }, session.seats, packed);
}

/** The game as it was told, where the file says so. */
export function tellingIn({ telling }: Saved): Telling | undefined {
  if (telling === undefined) return undefined;
  try {
    return JSON.parse(gunzipSync(Buffer.from(telling, 'base64')).toString()) as Telling;
  } catch {
    throw new Trouble('The file is damaged: what was told of the game cannot be read.');
  }
}

export function replayLog(game: AnyGame, log: GameLog, upTo = log.moves.length): Replayed {
  const session = log.position ? Session.begin(game, log) : startSession(game, log);
  return { session, ...playAll(session, log, upTo) };
}

function playAll(
  session: Session<State, unknown>,
  log: GameLog,
  upTo: number,
  chronicle?: Chronicle,
): Pick<Replayed, 'entries' | 'stopped'> {
  const entries: Entry[] = [];
  for (const { seat, text } of log.moves.slice(0, upTo)) {
    try {
      const entry = playMove(session, seat, text);
      entries.push(entry);
      chronicle?.note(seat, entry.text, entry.events, session.state);
    } catch (error) {
      return { entries, stopped: reasonFor(session.game, log, entries.length, error) };
    }
  }
  return { entries };
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

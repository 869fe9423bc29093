// The save file: a line that says what it is, a header, the parts of the log, and an end line with the count and a checksum.
//
//   mathom-log 2
//   {"game":"wotr","options":{},"seed":"moria","seats":["free","shadow"]}
//   part {"version":1}
//   free: declare rivendell
//   shadow: hunt 2
//   reached {…}
//   end 2 5d1f3b0a
//
// A part is played under one version of the rules; one that goes on from another names its position. `reached` is the
// position after the last move, for later rules; `telling` the game as it was told, for when no rules know it any more.
// Format 1 had one part, its version in the header, and neither of these.
import type { Options, OptionValue, State } from './game.ts';
import { countMoves, type GameLog, type LoggedMove, type LogPart, partsOf } from './session.ts';

const FORMAT = 2;
/** No real game comes near this; a file beyond it is not one of ours. */
const MOST_MOVES = 1_000_000;

export class SaveError extends Error {
  override name = 'SaveError';
}

export interface Saved extends GameLog {
  readonly seats: readonly string[];
  /** Packed; what reads tellings unpacks it. */
  readonly telling?: string;
}

export function writeSave(log: GameLog, seats: readonly string[], telling?: string): string {
  const { game, options, seed, reached } = log;
  const lines = [`mathom-log ${FORMAT}`, JSON.stringify({ game, options, seed, seats })];
  for (const { version, position, moves } of partsOf(log)) {
    lines.push(`part ${JSON.stringify({ version, position })}`);
    for (const { seat, text } of moves) lines.push(`${seats[seat]}: ${text}`);
  }
  if (reached) lines.push(`reached ${JSON.stringify(reached)}`);
  if (telling !== undefined) lines.push(`telling ${telling}`);
  const body = `${lines.join('\n')}\n`;
  return `${body}end ${countMoves(log)} ${checksum(body)}\n`;
}

/** Reads a save file, or says in a sentence what is wrong with it and where. */
export function readSave(text: string): Saved {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const kind = /^mathom-log (\d{1,9})$/.exec(lines[0] ?? '');
  if (!kind) throw new SaveError('Line 1: this is not a saved game: it should begin with "mathom-log".');
  if (Number(kind[1]) > FORMAT)
    throw new SaveError(
      `Line 1: this file is in format ${kind[1]}, newer than this program reads (${FORMAT}): update Mathom-house.`,
    );
  const header = readHeader(lines[1]);
  const end = lines.findIndex((line, i) => i >= 2 && line.startsWith('end '));
  if (end < 0) throw new SaveError(`The file is cut off after line ${lines.length}: its "end" line is missing.`);
  if (end - 2 > MOST_MOVES) throw new SaveError(`The file has ${end - 2} moves; no game is that long.`);
  const first = kind[1] === '1' ? [{ version: readVersion(header.version, 2), moves: [] }] : [];
  const body = new Body(header.seats, first);
  for (const [i, line] of lines.slice(2, end).entries()) body.read(line, i + 3);
  const { game, options, seed, seats } = header;
  const saved = { game, options, seed, seats, ...body.whole(end + 1) };
  checkEnd(lines, end, countMoves(saved));
  return saved;
}

function checkEnd(lines: readonly string[], end: number, moves: number): void {
  const closing = /^end (\d{1,9}) ([0-9a-f]{8})$/.exec(lines[end]);
  if (!closing)
    throw new SaveError(`Line ${end + 1}: the end line is damaged: it should be "end", the count and a checksum.`);
  if (Number(closing[1]) !== moves)
    throw new SaveError(
      `Line ${end + 1}: the file should have ${closing[1]} moves but has ${moves}: lines are missing or doubled.`,
    );
  if (closing[2] !== checksum(`${lines.slice(0, end).join('\n')}\n`))
    throw new SaveError(`Line ${end + 1}: the checksum does not fit: the file was changed or damaged.`);
  if (lines.slice(end + 1).some((line) => line.trim() !== ''))
    throw new SaveError(`Line ${end + 2}: there is more after the end line.`);
}

/** What lies between the header and the end line. */
class Body {
  private readonly seats: readonly string[];
  private readonly parts: (Omit<LogPart, 'moves'> & { readonly moves: LoggedMove[] })[];
  private reached: State | undefined;
  private telling: string | undefined;

  constructor(seats: readonly string[], parts: Body['parts']) {
    this.seats = seats;
    this.parts = parts;
  }

  read(line: string, number: number): void {
    const [, word, rest] = /^(part|reached|telling) (.*)$/.exec(line) ?? [];
    if (word === 'part') this.parts.push({ ...readPart(rest, number), moves: [] });
    else if (word === 'reached') this.reached = readState(readJson(rest, number), number);
    else if (word === 'telling') this.telling = rest;
    else {
      const part = this.parts[this.parts.length - 1];
      if (!part) throw new SaveError(`Line ${number}: a part should begin here, with the version of its rules.`);
      part.moves.push(readMove(line, number, this.seats));
    }
  }

  whole(end: number): LogPart & Pick<Saved, 'earlier' | 'reached' | 'telling'> {
    const { parts, reached, telling } = this;
    const last = parts[parts.length - 1];
    if (!last) throw new SaveError(`Line ${end}: no part of the game comes before the end line.`);
    return {
      ...last,
      ...(parts.length > 1 && { earlier: parts.slice(0, -1) }),
      ...(reached && { reached }),
      ...(telling !== undefined && { telling }),
    };
  }
}

interface Header {
  readonly game: string;
  /** In format 1. */
  readonly version: unknown;
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly string[];
}

function readHeader(line: string | undefined): Header {
  let header: unknown;
  try {
    header = JSON.parse(line ?? '');
  } catch {
    throw new SaveError('Line 2: the header is damaged: it should be one line of JSON.');
  }
  if (!isRecord(header)) throw new SaveError('Line 2: the header should be a JSON object.');
  const { game, version, options, seed, seats } = header;
  if (typeof game !== 'string') throw new SaveError('Line 2: the header does not name its game.');
  if (typeof seed !== 'string') throw new SaveError('Line 2: the header has no seed.');
  if (!isRecord(options) || !Object.values(options).every(isOptionValue))
    throw new SaveError('Line 2: the options in the header are damaged.');
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((name) => typeof name === 'string'))
    throw new SaveError('Line 2: the header does not name the seats.');
  return { game, version, options: options as Options, seed, seats };
}

function readVersion(version: unknown, line: number): number {
  if (typeof version === 'number' && Number.isInteger(version)) return version;
  throw new SaveError(`Line ${line}: the version of the rules is not named.`);
}

function readJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SaveError(`Line ${line}: it should end in one value of JSON.`);
  }
}

function readPart(text: string, line: number): Omit<LogPart, 'moves'> {
  const part = readJson(text, line);
  if (!isRecord(part)) throw new SaveError(`Line ${line}: a part should be a JSON object.`);
  const { version, position } = part;
  return {
    version: readVersion(version, line),
    ...(position !== undefined && { position: readState(position, line) }),
  };
}

/** As much as every state has; the game looks at the rest. */
function readState(state: unknown, line: number): State {
  const isState =
    isRecord(state) &&
    typeof state['barrier'] === 'number' &&
    isListOf(state['random'], (each) => typeof each === 'number') &&
    isListOf(state['stack'], (each) => isRecord(each) && typeof each['at'] === 'string');
  if (!isState) throw new SaveError(`Line ${line}: the position is damaged.`);
  return state as unknown as State;
}

function readMove(line: string, number: number, seats: readonly string[]): LoggedMove {
  const colon = line.indexOf(': ');
  const seat = seats.indexOf(line.slice(0, Math.max(colon, 0)));
  if (colon < 0 || seat < 0)
    throw new SaveError(`Line ${number}: a move should begin with its seat (${seats.join(', ')}) and a colon.`);
  return { seat, text: line.slice(colon + 2) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isOptionValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value);

/** FNV-1a over UTF-16 units, eight hex digits: finds accidents, not forgers. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

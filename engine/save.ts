// The save file: a line that says what it is, a header, one line a move, and an end line with the count and a checksum.
//
//   mathom-log 1
//   {"game":"wotr","version":1,"options":{},"seed":"moria","seats":["free","shadow"]}
//   free: declare rivendell
//   shadow: hunt 2
//   end 2 5d1f3b0a
import type { Options, OptionValue } from './game.ts';
import type { GameLog, LoggedMove } from './session.ts';

const FORMAT = 1;
/** No real game comes near this; a file beyond it is not one of ours. */
const MOST_MOVES = 1_000_000;

export class SaveError extends Error {
  override name = 'SaveError';
}

export function writeSave(log: GameLog, seats: readonly string[]): string {
  const { game, version, options, seed } = log;
  const lines = [`mathom-log ${FORMAT}`, JSON.stringify({ game, version, options, seed, seats })];
  for (const { seat, text } of log.moves) lines.push(`${seats[seat]}: ${text}`);
  const body = `${lines.join('\n')}\n`;
  return `${body}end ${log.moves.length} ${checksum(body)}\n`;
}

/** Reads a save file, or says in a sentence what is wrong with it and where. */
export function readSave(text: string): GameLog & { readonly seats: readonly string[] } {
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
  const moves = lines.slice(2, end).map((line, i) => readMove(line, i + 3, header.seats));
  const closing = /^end (\d{1,9}) ([0-9a-f]{8})$/.exec(lines[end]);
  if (!closing)
    throw new SaveError(`Line ${end + 1}: the end line is damaged: it should be "end", the count and a checksum.`);
  if (Number(closing[1]) !== moves.length)
    throw new SaveError(
      `Line ${end + 1}: the file should have ${closing[1]} moves but has ${moves.length}: lines are missing or doubled.`,
    );
  const body = `${lines.slice(0, end).join('\n')}\n`;
  if (closing[2] !== checksum(body))
    throw new SaveError(`Line ${end + 1}: the checksum does not fit: the file was changed or damaged.`);
  if (lines.slice(end + 1).some((line) => line.trim() !== ''))
    throw new SaveError(`Line ${end + 2}: there is more after the end line.`);
  return { ...header, moves };
}

function readHeader(line: string | undefined): Omit<GameLog, 'moves'> & { seats: readonly string[] } {
  let header: unknown;
  try {
    header = JSON.parse(line ?? '');
  } catch {
    throw new SaveError('Line 2: the header is damaged: it should be one line of JSON.');
  }
  if (!isRecord(header)) throw new SaveError('Line 2: the header should be a JSON object.');
  const { game, version, options, seed, seats } = header;
  if (typeof game !== 'string') throw new SaveError('Line 2: the header does not name its game.');
  if (typeof version !== 'number' || !Number.isInteger(version))
    throw new SaveError('Line 2: the header does not name the version of its rules.');
  if (typeof seed !== 'string') throw new SaveError('Line 2: the header has no seed.');
  if (!isRecord(options) || !Object.values(options).every(isOptionValue))
    throw new SaveError('Line 2: the options in the header are damaged.');
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((name) => typeof name === 'string'))
    throw new SaveError('Line 2: the header does not name the seats.');
  return { game, version, options: options as Options, seed, seats };
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
const isOptionValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value);

/** FNV-1a over UTF-16 units, eight hex digits: finds accidents, not forgers. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

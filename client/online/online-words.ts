// How tables of the server are told of: plain functions, so that tests can read them.
import type { Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { programName } from '../app/words.ts';
import { capitalPhrase, entryOf, seatWords } from '../catalogue/catalogue.ts';
import type { SeatWords } from '../catalogue/entry.ts';
import { optionsTold } from '../catalogue/options.ts';
import { clockWords, leftWords } from './clock-words.ts';

type SeatInfo = TableInfo['seats'][number];

/** How a seat of this table is spoken of. */
export const seatAt = (table: TableInfo, seat: Seat): SeatWords => seatWords(table.game, seat, table.seats[seat]?.name);

export const sitterName = ({ kind, player = '' }: SeatInfo): string => (kind === 'bot' ? programName(player) : player);

/** The seat of somebody at a table. */
export function seatOf(table: TableInfo, person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : table.seats.findIndex((each) => each.person === person);
  return seat < 0 ? undefined : seat;
}

/** A seat that anybody may take. */
export function freeSeat(table: TableInfo): Seat | undefined {
  const seat = table.seats.findIndex(({ kind, invited }) => kind === 'open' && !invited);
  return table.status !== 'open' || seat < 0 ? undefined : seat;
}

/** 'plays the Shadow' for a table that somebody has laid; what is left to take. */
export function openWords(table: TableInfo): string {
  const free = freeSeat(table);
  const seat = free === undefined ? 'both seats kept' : `you would ${seatAt(table, free).deed}`;
  return [...ratedWords(table), seat, clockWords(table.clock), ...optionsTold(entryOf(table.game), table.options)].join(
    ' · ',
  );
}

export const ratedWords = ({ rated }: TableInfo): string[] => (rated ? ['rated'] : []);

/** Who laid the table: its first sitter. */
export function hostName(table: TableInfo): string {
  const host = table.seats.find(({ person }) => person !== undefined && person === table.host);
  return host?.player ?? sitterName(table.seats.find(({ kind }) => kind !== 'open') ?? table.seats[0]) ?? '';
}

/** A game that follows another: its table, if we may see it. */
export interface NextGame {
  readonly id: string;
  readonly info?: TableInfo;
}

export interface NextWords {
  readonly text: string;
  readonly deed: string;
  /** join: our seat there is kept for us. */
  readonly how: 'join' | 'go';
}

/** What is said of the next game to somebody at the table of the one before. */
export function nextWords(before: TableInfo, next: NextGame, me: string | undefined): NextWords | undefined {
  const { info } = next;
  const mine = seatOf(before, me);
  if (mine === undefined && !info) return undefined;
  if (mine === undefined) return { text: 'They play again, with the sides changed.', deed: 'Watch', how: 'go' };
  if (info && seatOf(info, me) !== undefined) {
    const text = info.status === 'open' ? 'Your next table is laid, and waits.' : 'The next game has begun.';
    return { text, deed: 'Go there', how: 'go' };
  }
  const other = before.seats.find(({ person }, seat) => person !== undefined && seat !== mine);
  const name = (other && sitterName(other)) || 'The other side';
  return { text: `${name} would play again, with the sides changed.`, deed: 'Sit down again', how: 'join' };
}

export interface Row {
  readonly about: string;
  readonly opponent: string;
  readonly state: string;
  readonly mine: boolean;
}

/** One of my tables, in a list. */
export function rowOf(table: TableInfo, me: string, now = Date.now()): Row {
  const seat = seatOf(table, me);
  const others = table.seats.filter((_, i) => i !== seat);
  const opponent = others.map((each) => sitterName(each) || (each.invited ? 'A friend' : 'Anyone')).join(', ');
  const about = seat === undefined ? 'you watch' : `you ${seatAt(table, seat).deed}`;
  const mine = seat !== undefined && table.status === 'playing' && table.toMove.includes(seat);
  return { about, opponent, state: stateWords(table, seat, now), mine };
}

function stateWords(table: TableInfo, seat: Seat | undefined, now: number): string {
  if (table.status === 'open') return 'waits for a player';
  if (table.status === 'finished') return resultWords(table, seat);
  const [asked] = table.toMove;
  const left = table.deadline === null ? '' : ` · ${leftWords(table.deadline - now)}`;
  if (asked === undefined) return '';
  if (asked === seat) return `your move${left}`;
  return `${sitterName(table.seats[asked]) || seatAt(table, asked).name} is thinking${left}`;
}

export function resultWords(table: TableInfo, seat: Seat | undefined): string {
  const { result } = table;
  if (!result) return 'finished';
  const [winner] = result.winners;
  if (winner === undefined) return 'a draw';
  return seat !== undefined && result.winners.includes(seat) ? 'you won' : `${seatAt(table, winner).phrase} won`;
}

/** How a game ended by words or by the clock, as a sentence; nothing when the rules ended it. */
export function endingWords(table: TableInfo): string | undefined {
  const { result } = table;
  if (!result) return undefined;
  const [first] = result.winners;
  const loser = first === undefined ? undefined : table.seats.findIndex((_, seat) => !result.winners.includes(seat));
  const name = loser === undefined ? '' : sitterName(table.seats[loser]) || capitalPhrase(seatAt(table, loser));
  const winner = first === undefined ? '' : seatAt(table, first).phrase;
  switch (result.reason) {
    case 'resignation':
      return `${name} has resigned; the game goes to ${winner}.`;
    case 'agreement':
      return 'Both agreed to a draw.';
    case 'time':
      return `${name} ran out of time; the game goes to ${winner}.`;
    case 'abandonment':
      return `${name} left the table; the game goes to ${winner}.`;
    case 'rules-changed':
      return 'The rules were mended and the game could not go on from where it stood: it ends unfinished, and no rating changes.';
    default:
      return undefined;
  }
}

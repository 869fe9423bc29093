// How tables of the server are told of: plain functions, so that tests can read them.
import type { Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { programName, SIDES } from '../app/words.ts';
import { clockWords, counted, leftWords } from './clock-words.ts';

type SeatInfo = TableInfo['seats'][number];

/** 'Free Peoples'; the name of the game's own seat elsewhere. */
export function seatName(table: TableInfo, seat: Seat): string {
  const name = table.seats[seat]?.name ?? '';
  return (table.game === 'wotr' ? SIDES[seat] : undefined) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The style of the picture beside a sitter's name. */
export const seatDevice = (seat: Seat): 'orc' | 'dunadan' => (seat === 1 ? 'orc' : 'dunadan');

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
  const seat = free === undefined ? 'both seats kept' : `you would lead the ${seatName(table, free)}`;
  return [...ratedWords(table), seat, clockWords(table.clock), ...limitWords(table)].join(' · ');
}

export const ratedWords = ({ rated }: TableInfo): string[] => (rated ? ['rated'] : []);

function limitWords({ options }: TableInfo): string[] {
  const limit = options['turnLimit'];
  return typeof limit === 'number' && limit > 0 && limit < 60 ? [`${counted(limit, 'turn')} at most`] : [];
}

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
  const about = seat === undefined ? 'you watch' : `you lead the ${seatName(table, seat)}`;
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
  return `${sitterName(table.seats[asked]) || seatName(table, asked)} is thinking${left}`;
}

export function resultWords(table: TableInfo, seat: Seat | undefined): string {
  const { result } = table;
  if (!result) return 'finished';
  if (result.winner === null) return 'a draw';
  return result.winner === seat ? 'you won' : `the ${seatName(table, result.winner)} won`;
}

/** How a game ended by words or by the clock, as a sentence; nothing when the rules ended it. */
export function endingWords(table: TableInfo): string | undefined {
  const { result } = table;
  if (!result) return undefined;
  const loser = result.winner === null ? undefined : table.seats.findIndex((_, seat) => seat !== result.winner);
  const name = loser === undefined ? '' : sitterName(table.seats[loser]) || `The ${seatName(table, loser)}`;
  const winner = result.winner === null ? '' : `the ${seatName(table, result.winner)}`;
  switch (result.reason) {
    case 'resignation':
      return `${name} has resigned; the game goes to ${winner}.`;
    case 'agreement':
      return 'Both agreed to a draw.';
    case 'time':
      return `${name} ran out of time; the game goes to ${winner}.`;
    case 'abandonment':
      return `${name} left the table; the game goes to ${winner}.`;
    default:
      return undefined;
  }
}

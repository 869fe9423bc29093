// How tables of the server are told of: plain functions, so that tests can read them.

import type { Seat } from '../../engine/game.ts';
import { partnersOf, sideOf } from '../../engine/sides.ts';
import { there } from '../../lib/there.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { capitalPhrase, entryOf, seatWords, sideWords } from '../catalogue/catalogue.ts';
import type { SeatWords } from '../catalogue/entry.ts';
import { optionsTold } from '../catalogue/options.ts';
import { programName } from '../house/words.ts';
import { clockWords, leftWords } from './clock-words.ts';

type SeatInfo = TableInfo['seats'][number];

/** How a seat of this table is spoken of. */
export const seatAt = (table: TableInfo, seat: Seat): SeatWords =>
  seatWords(table.game, seat, table.seats[seat]?.name, table.options);

/** Two or more share a side. */
export const partnersAt = (table: TableInfo, seat: Seat): readonly Seat[] => partnersOf(table.sides, seat);

/** How a whole side is spoken of: 'the Free Peoples', and nobody of it by himself. */
function sidePhrase(table: TableInfo, seat: Seat): string {
  const { name, seats } = sideOf(table.sides, seat);
  return (seats.length === 1 ? seatAt(table, seat) : sideWords(table.game, name)).phrase;
}

export const sitterAt = ({ seats }: TableInfo, seat: Seat): SeatInfo => there(seats[seat]);

/** 'Ann', 'Ann and Bob': the people of a side, by their seats where nobody sits. */
const sideNames = (table: TableInfo, seat: Seat): string =>
  sideOf(table.sides, seat)
    .seats.map((each) => sitterName(sitterAt(table, each)) || capitalPhrase(seatAt(table, each)))
    .join(' and ');

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
  const seat =
    free === undefined
      ? table.seats.length > 2
        ? 'all seats kept'
        : 'both seats kept'
      : `you would ${seatAt(table, free).deed}`;
  return [...ratedWords(table), seat, clockWords(table.clock), ...optionsTold(entryOf(table.game), table.options)].join(
    ' · ',
  );
}

export const ratedWords = ({ rated }: TableInfo): string[] => (rated ? ['rated'] : []);

/** Who laid the table: its first sitter. */
export function hostName(table: TableInfo): string {
  const host = table.seats.find(({ person }) => person !== undefined && person === table.host);
  return host?.player ?? sitterName(table.seats.find(({ kind }) => kind !== 'open') ?? sitterAt(table, 0));
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
  const nameAt = (each: SeatInfo) => sitterName(each) || (each.invited ? 'A friend' : 'Anyone');
  const partners = seat === undefined ? [] : partnersAt(table, seat);
  const across = table.seats
    .filter((_, i) => i !== seat && !partners.includes(i))
    .map(nameAt)
    .join(', ');
  const beside = partners.map((i) => nameAt(sitterAt(table, i))).join(', ');
  const opponent = beside ? `${across}, with ${beside}` : across;
  const about = seat === undefined ? 'you watch' : `you ${seatAt(table, seat).deed}`;
  const mine = seat !== undefined && table.status === 'playing' && table.toMove.includes(seat);
  return { about, opponent, state: stateWords(table, seat, now), mine };
}

const NUMBERS = ['no', 'a', 'two', 'three', 'four'];

function waitsWords({ seats }: TableInfo): string {
  const missing = Math.max(1, seats.filter(({ kind }) => kind === 'open').length);
  return `waits for ${NUMBERS[missing] ?? missing} ${missing === 1 ? 'player' : 'players'}`;
}

/** How one of three or more sides ended the game of all, by reason: nobody has won then. */
const GIVEN_UP: Readonly<Record<string, string>> = {
  resignation: 'has resigned',
  time: 'ran out of time',
  abandonment: 'left the table',
};

function stateWords(table: TableInfo, seat: Seat | undefined, now: number): string {
  if (table.status === 'open') return waitsWords(table);
  if (table.status === 'finished') return resultWords(table, seat);
  const [asked] = table.toMove;
  const left = table.deadline === null ? '' : ` · ${leftWords(table.deadline - now)}`;
  if (asked === undefined) return '';
  if (asked === seat) return `your move${left}`;
  return `${sitterName(sitterAt(table, asked)) || seatAt(table, asked).name} is thinking${left}`;
}

export function resultWords(table: TableInfo, seat: Seat | undefined): string {
  const { result } = table;
  if (!result) return 'finished';
  const [winner] = result.winners;
  if (winner === undefined) return GIVEN_UP[result.reason] ? 'nobody won' : 'a draw';
  return seat !== undefined && result.winners.includes(seat) ? 'you won' : `${sidePhrase(table, winner)} won`;
}

/** How a game ended by words or by the clock, as a sentence; nothing when the rules ended it. */
export function endingWords(table: TableInfo): string | undefined {
  const { result } = table;
  if (!result) return undefined;
  const [first] = result.winners;
  const gave = GIVEN_UP[result.reason];
  if (first === undefined && gave) return `One of the players ${gave}; nobody has won.`;
  const loser = first === undefined ? undefined : table.seats.findIndex((_, seat) => !result.winners.includes(seat));
  const name = loser === undefined ? '' : sideNames(table, loser);
  const have = loser !== undefined && partnersAt(table, loser).length > 0 ? 'have' : 'has';
  const winner = first === undefined ? '' : sidePhrase(table, first);
  switch (result.reason) {
    case 'resignation':
      return `${name} ${have} resigned; the game goes to ${winner}.`;
    case 'agreement':
      return table.seats.length > 2 ? 'All agreed to a draw.' : 'Both agreed to a draw.';
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

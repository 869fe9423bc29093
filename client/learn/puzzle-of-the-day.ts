// Which puzzle lies on the table today, and where each is.
import { there } from '../../lib/there.ts';
import { AT_THE_TABLE, entryOf } from '../catalogue/catalogue.ts';
import type { GameEntry, Lesson, Puzzles } from '../catalogue/entry.ts';

const A_DAY = 24 * 60 * 60_000;

export interface Puzzle {
  readonly game: GameEntry;
  readonly n: number;
  readonly puzzle: Lesson;
}

type Puzzling = GameEntry & { readonly puzzles: Puzzles };
const isPuzzling = (game: GameEntry): game is Puzzling => game.face !== undefined && game.puzzles !== undefined;

/** The games take turns, and each goes through its puzzles in order. */
export async function puzzleOfTheDay(now: Date): Promise<Puzzle | undefined> {
  const games = AT_THE_TABLE.filter(isPuzzling);
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / A_DAY);
  const game = games[day % games.length];
  if (!game) return undefined;
  const lessons = await game.puzzles.list();
  const n = Math.floor(day / games.length) % lessons.length;
  return { game, n: n + 1, puzzle: there(lessons[n]) };
}

export const puzzleAddress = (game: string, n: number): string => `/puzzle/${game}-${n}`;

export function readPuzzle(word: string): { readonly game: Puzzling; readonly n: number } | undefined {
  const [, id, n] = /^(\w+)-(\d{1,3})$/.exec(word) ?? [];
  const game = id === undefined ? undefined : entryOf(id);
  return game && isPuzzling(game) && n !== undefined ? { game, n: Number(n) } : undefined;
}

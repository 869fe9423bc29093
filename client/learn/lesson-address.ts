// Where a lesson is: `/learn/3` of the first game of the house, `/learn/meccg-3` of another.
import { entryOf, FIRST_GAME } from '../catalogue/catalogue.ts';
import type { GameEntry, Lesson } from '../catalogue/entry.ts';

export const lessonAddress = (game: string, n: number): string =>
  `/learn/${game === FIRST_GAME.id ? '' : `${game}-`}${n}`;

export function readLesson(word: string): { readonly game: GameEntry; readonly n: number } | undefined {
  const [, id, n] = /^(?:(\w+)-)?(\d{1,3})$/.exec(word) ?? [];
  const game = id === undefined ? FIRST_GAME : entryOf(id);
  return game?.face && game.lessons && n !== undefined ? { game, n: Number(n) } : undefined;
}

/** The first whole game, for who has come to the end of the lessons or of a part of them. */
export function gameAfter({ id }: GameEntry, { firstGame = {} }: Lesson): string {
  const options = Object.entries(firstGame).map(([name, value]) => [name, String(value)]);
  return `/play?${new URLSearchParams([['game', id], ...options])}`;
}

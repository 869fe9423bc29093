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

export interface Way {
  readonly label: string;
  readonly to: string;
}

/** What to do after a lesson, the best first: the next one, and after each part of them a whole game. */
export function waysAfter(game: GameEntry, lesson: Lesson, n: number, of: number): readonly Way[] {
  const whole = { label: 'Play a whole game', to: gameAfter(game, lesson) };
  const next = { label: 'Next lesson', to: lessonAddress(game.id, n + 1) };
  if (n >= of) return [whole];
  return lesson.firstGame ? [whole, next] : [next];
}

/** The first whole game, for who has come to the end of the lessons or of a part of them. */
export function gameAfter({ id }: GameEntry, { firstGame = {} }: Lesson): string {
  const options = Object.entries(firstGame).map(([name, value]) => [name, String(value)]);
  return `/play?${new URLSearchParams([['game', id], ...options])}`;
}

// Which lessons are done, kept in this browser.
import { createSignal } from 'solid-js';
import { AT_THE_TABLE, FIRST_GAME } from '../catalogue/catalogue.ts';

/** The first game of the house had lessons before there was a second. */
const keyOf = (game: string): string => (game === FIRST_GAME.id ? 'mathom-lessons' : `mathom-lessons-${game}`);

function read(game: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((n): n is number => typeof n === 'number') : [];
  } catch {
    return [];
  }
}

const [all, setAll] = createSignal<ReadonlyMap<string, readonly number[]>>(
  new Map(AT_THE_TABLE.map(({ id }) => [id, read(id)])),
);

export const done = (game: string): readonly number[] => all().get(game) ?? [];

export function markDone(game: string, lesson: number): void {
  if (done(game).includes(lesson)) return;
  setAll(new Map([...all(), [game, [...done(game), lesson]]]));
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(done(game)));
  } catch {
    // Kept until the page is closed.
  }
}

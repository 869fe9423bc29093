// What turned a game, in words.
import type { Heard } from '../host/local-table.ts';
import type { TurningPoint } from '../host/tide.ts';
import { joined } from './summary.ts';

/** All that was heard of some moves. */
export const wordsOf = (heard: readonly Heard[]): string =>
  joined(heard.flatMap(({ told }) => told))
    .map(({ text }) => text)
    .join(' ');

/** What turned the game; of choices that say nothing, what came of them. */
export function turningWords(heard: readonly Heard[], { from, at }: Pick<TurningPoint, 'from' | 'at'>): string {
  const isTold = heard.slice(from, at).some(({ told }) => told.length > 0);
  const next = isTold ? -1 : heard.findIndex(({ told }, i) => i >= at && told.length > 0);
  return wordsOf(heard.slice(from, next < 0 ? at : next + 1));
}

const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

/** Who gained, and how much: 'Shadow 27 → 63 %'. */
export function swingWords({ before, after }: TurningPoint, names: readonly [string, string]): string {
  const gains = after > before;
  const [was, is] = gains ? [before, after] : [1 - before, 1 - after];
  return `${names[gains ? 0 : 1]} ${percent(was)} → ${percent(is)} %`;
}

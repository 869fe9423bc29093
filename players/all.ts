import { learnedPlayer as meccgLearned } from './meccg/learned.ts';
import { rulesPlayer as meccgRules } from './meccg/rules.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { searchedGame } from './search/all.ts';
import { LEVELS } from './search/level-list.ts';
import { levelPlayer, searchWith } from './search/levels.ts';
import { learnedPlayer as wotrLearned } from './wotr/learned.ts';
import { rulesPlayer as wotrRules } from './wotr/rules.ts';

/** The programs that can take a seat, by game; `random` plays everything. */
const BY_GAME: Readonly<Record<string, readonly Player<never>[]>> = {
  wotr: [wotrRules, wotrLearned, ...searchers('wotr')],
  meccg: [meccgRules, meccgLearned, ...searchers('meccg')],
};

/** `search:1` to `search:5`, and `search`, which is the last of them. */
function searchers(game: string): readonly Player[] {
  const searched = searchedGame(game);
  if (!searched) return [];
  const levels = LEVELS.map((level, i) => levelPlayer(searched, `search:${i + 1}`, level));
  return [{ ...levels[levels.length - 1], name: 'search' }, ...levels];
}

export function playersOf(game: string): readonly Player<never>[] {
  return [randomPlayer, ...(BY_GAME[game] ?? [])];
}

/** Fewer looks show nothing; and a small number is rather meant as a level. */
const LEAST_LOOKS = 10;
const MOST_LOOKS = 100_000;
const MOST_MILLISECONDS = 600_000;

/**
 * A searcher with a budget of its own, `search:90` looks or `search:200ms` for a large decision; none by another word. He asks the
 * judge of the project unless another is given.
 */
export function searcherNamed(game: string, name: string, searched = searchedGame(game)): Player<never> | undefined {
  const [, number, unit] = /^search:([1-9]\d*)(ms)?$/.exec(name) ?? [];
  const amount = Number(number);
  if (!searched || !number || amount > (unit ? MOST_MILLISECONDS : MOST_LOOKS)) return undefined;
  if (!unit && amount < LEAST_LOOKS) return undefined;
  return searchWith(searched, name, unit ? { milliseconds: amount } : { looks: amount });
}

/** What may be said besides the names, for those who said something else. */
export const SEARCH_WORDS = 'or a budget such as search:90 (looks ahead) or search:200ms';

import { rulesPlayer as meccgRules } from './meccg/rules.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { rulesPlayer as wotrRules } from './wotr/rules.ts';

/** The programs that can take a seat, by game; `random` plays everything. */
const BY_GAME: Readonly<Record<string, readonly Player<never>[]>> = { wotr: [wotrRules], meccg: [meccgRules] };

export function playersOf(game: string): readonly Player<never>[] {
  return [randomPlayer, ...(BY_GAME[game] ?? [])];
}

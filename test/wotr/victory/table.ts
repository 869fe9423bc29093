// What tests of victory say often.
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

type Table = Scene<WotrState, WotrView>;

const SHADOW_GAINS = ['lorien', 'rivendell', 'erebor', 'woodland-realm', 'minas-tirith', 'grey-havens'] as const;
const FREE_GAINS = ['moria', 'dol-guldur', 'mount-gundabad'] as const;

const captured = { captured: true } as const;

/** Settlements captured for `shadow` and `free` points: Strongholds for two, and a City for the odd one. */
export function points(shadow: number, free: number): Record<string, { captured: true }> {
  const words: Record<string, { captured: true }> = {};
  for (const region of SHADOW_GAINS.slice(0, shadow >> 1)) words[region] = captured;
  for (const region of FREE_GAINS.slice(0, free >> 1)) words[region] = captured;
  if (shadow % 2 === 1) words['shire'] = captured;
  if (free % 2 === 1) words['angmar'] = captured;
  return words;
}

/** The last action of a turn is over, and so the Victory Check. */
export function lastAction(words: Record<string, unknown>, options = {}): Table {
  const game = scene(wotr, { dice: { free: ['event'] }, ...words }, { options });
  game.outcome('none');
  game.play('free', 'die event', 'spend for nothing');
  return game;
}

/** The Ring-bearers without a Companion on a step of the Mordor Track. */
export const alone = (mordor: number, corruption: number): Record<string, unknown> => ({
  companions: [],
  guide: 'gollum',
  mordor,
  corruption,
});

/** They go on, in the middle of a turn, and the damage of the tile is Corruption. */
export function goOn(words: Record<string, unknown>, tile: string): Table {
  const game = scene(wotr, { dice: { free: ['character', 'event'], shadow: ['army'] }, ...words }, { draws: [tile] });
  game.play('free', 'die character', 'move fellowship', 'use the ring');
  return game;
}

// Which sound belongs to what is on the stage, and when the horn calls.
import type { SoundName } from '../board/sound.ts';
import type { Standing } from '../host/table-host.ts';
import { isChance } from './log-lines.ts';
import type { Beat } from './stage.ts';

/** Of a game that has none of its own: dice where dice fell. */
export const plainSound = ({ lines }: Beat): SoundName | undefined => (lines.some(isChance) ? 'dice' : undefined);

/** A question now, where before others had to choose: it is the player's turn again. */
export function isYourMove(before: Standing | undefined, { table, thinking }: Standing): boolean {
  if (!before || before.table.viewer !== table.viewer) return false;
  return !thinking && table.question !== null && (before.thinking || before.table.question === null);
}

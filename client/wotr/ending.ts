import type { Outcome } from '../../engine/game.ts';
import { victoryPoints } from '../../games/wotr/reading/board.ts';
import { POINTS_TO_WIN } from '../../games/wotr/reading/points.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Standing } from '../host/table-host.ts';
import type { Ending } from '../table/game-face.ts';

/** Ends of games on a server, that no rule of the game knows. */
const BY_WORD: Readonly<Record<string, string>> = {
  agreement: 'Both sides agreed to a draw.',
  resignation: 'The other side has resigned.',
  time: 'The other side ran out of time.',
  abandonment: 'The other side left the table.',
  'rules-changed': 'The rules were mended, and the game could not go on from where it stood.',
};

export function endingOf({ winners, reason }: Outcome, { table }: Standing): Ending {
  const view = table.view as WotrView;
  const turn = `on turn ${view.turn}`;
  if (winners.length === 0)
    return {
      title: 'Nobody wins',
      how: BY_WORD[reason] ?? 'The turns are over and neither side has its goal.',
      number: `Turn ${view.turn}`,
    };
  const side = winners.includes(0) ? 0 : 1;
  const title = side === 0 ? `The Free Peoples win ${turn}` : `The Shadow wins ${turn}`;
  if (BY_WORD[reason])
    return {
      title,
      how: BY_WORD[reason],
      number: `${victoryPoints(view, side)} of ${POINTS_TO_WIN[side]} Victory Points`,
    };
  if (reason === 'ring')
    return {
      title,
      how: 'The Ring is cast into the fire in which it was made.',
      number: `Corruption ${view.corruption} of 12`,
    };
  if (reason === 'corruption')
    return {
      title,
      how: 'The Ring-bearers are overcome: the Ring has mastered them.',
      number: `Corruption ${view.corruption} of 12`,
    };
  return {
    title,
    how: side === 0 ? 'The Free Peoples hold what they set out to take.' : 'The Shadow holds what it set out to take.',
    number: `${victoryPoints(view, side)} of ${POINTS_TO_WIN[side]} Victory Points`,
  };
}

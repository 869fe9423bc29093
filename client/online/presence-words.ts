// Who is at the table just now: plain functions, so that tests can read them.

import type { Seat } from '../../engine/game.ts';
import { counted } from '../../lib/counted.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { TableLink } from '../../protocol/server-link.ts';
import { ago } from '../house/words.ts';

export type Presence = NonNullable<TableLink['presence']>;

/** Nothing for an empty seat, a program, or as long as nobody has told. */
export function isHere({ seats }: TableInfo, presence: Presence | undefined, seat: Seat): boolean | undefined {
  if (!presence || !['guest', 'account'].includes(seats[seat]?.kind ?? '')) return undefined;
  return presence.here.includes(seat);
}

/** 'here', 'left 4 minutes ago', 'not here'. */
export function hereWords(here: boolean | undefined, leftAt: number | undefined, now: number): string {
  if (here === undefined) return '';
  if (here) return 'here';
  return leftAt === undefined ? 'not here' : `left ${ago(leftAt, now)}`;
}

export function watchersWords(presence: Presence | undefined, isWatching: boolean): string {
  const count = presence?.spectators ?? 0;
  if (!isWatching) return count === 0 ? '' : `${counted(count, 'person', 'people')} watching`;
  const others = count - 1;
  return others > 0 ? `You and ${counted(others, 'other')} watch` : 'You watch';
}

// Who has won, where several win together.
import type { Outcome, Seat } from '../../engine/game.ts';
import type { Standing } from '../host/table-host.ts';
import type { GameFace } from './game-face.ts';

const listed = (names: readonly string[]): string => names.join(' and ');

/** 'Ann and Bob', with who did best where the rules say so; nothing where nobody has a partner. */
export function teamWords(
  { winners, foremost }: Outcome,
  { table, programs }: Pick<Standing, 'table' | 'programs'>,
  { seatName }: Pick<GameFace, 'seatName'>,
): string | undefined {
  if (winners.length < 2) return undefined;
  const nameOf = (seat: Seat): string => (seat === table.viewer ? 'you' : (programs[seat] ?? seatName(seat)));
  const all = listed(winners.map(nameOf));
  const best = foremost && foremost.length < winners.length ? `; foremost: ${listed(foremost.map(nameOf))}` : '';
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}${best}.`;
}

// Laying a new table: who sits where, and with what chance.
import type { Options } from '../../engine/game.ts';
import { keep } from '../host/shelf.ts';
import type { Laying } from '../host/table-host.ts';

/** Letters and figures that nobody guesses; also where crypto.randomUUID is missing, as on plain http. */
export function newId(length = 12): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => signs[byte % signs.length]).join('');
}

/** Who sits in a seat, where it is no program. */
export const PERSON = 'person';

export interface Wish {
  readonly game: string;
  /** By seat: 'person' or the name of a program. */
  readonly sitters: readonly string[];
  readonly options?: Options;
  readonly seed?: string;
}

export function layingOf({ game, sitters, options = {}, seed }: Wish): Laying {
  return { id: newId(), game, options, seed: seed || newId(16), sitters };
}

/** Keeps the table before its first move, so that its address works at once and after a reload. */
export async function lay(wish: Wish): Promise<string> {
  const laying = layingOf(wish);
  await keepLaid(laying);
  return `/table/${laying.id}`;
}

export const keepLaid = (laying: Laying, save = '', moves = 0): Promise<unknown> =>
  keep({ id: laying.id, laying, save, moves, over: false, changed: Date.now() });

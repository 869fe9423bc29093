// Games kept in this browser. One small database, one record a game: how it was laid, and its save file.
import type { Seat } from '../../engine/game.ts';
import type { Whys } from './local-table.ts';
import type { Laying } from './table-host.ts';

export interface Kept {
  readonly id: string;
  readonly laying: Laying;
  /** Empty before the first look at the table. */
  readonly save: string;
  readonly moves: number;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Seats that must choose next. */
  readonly asked?: readonly Seat[];
  /** Once the game is over; nobody after a draw. */
  readonly winners?: readonly Seat[];
  /** The same in records of before there were teams. */
  readonly winner?: Seat | null;
  /** Of the game, where it counts turns. */
  readonly turn?: number;
  readonly whys?: Whys;
  /** How often it was kept by a table that goes on: two tabs tell by it who is behind. */
  readonly edition?: number;
}

export function winnersOf({ winners, winner }: Pick<Kept, 'winners' | 'winner'>): readonly Seat[] | undefined {
  return winner === undefined ? winners : winner === null ? [] : [winner];
}

const NAME = 'mathom-house';
const STORE = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The game could not be kept.'));
    });
  } finally {
    db.close();
  }
}

/**
 * Keeps a game that went on from `edition`, and says which one it now is. Undefined when another tab has kept a later one
 * meanwhile: nothing is written then.
 */
export async function keepOver(game: Kept, edition: number): Promise<number | undefined> {
  let kept: number | undefined;
  await use<Kept | undefined>('readwrite', (store) => {
    const request: IDBRequest<Kept | undefined> = store.get(game.id);
    request.onsuccess = () => {
      const before = request.result;
      if ((before?.edition ?? 0) > edition) return;
      // A game that was only looked at keeps its place on the shelf.
      const isSame = before?.save === game.save;
      kept = isSame ? edition : edition + 1;
      if (!isSame) store.put({ ...game, edition: kept });
    };
    return request;
  });
  return kept;
}

export const keep = (game: Kept): Promise<unknown> => use('readwrite', (store) => store.put(game));
export const fetchKept = (id: string): Promise<Kept | undefined> => use('readonly', (store) => store.get(id));
export const forget = (id: string): Promise<unknown> => use('readwrite', (store) => store.delete(id));

/** All kept games, the latest first. */
export async function listKept(): Promise<readonly Kept[]> {
  const games: Kept[] = await use('readonly', (store) => store.getAll());
  return games.sort((a, b) => b.changed - a.changed);
}

// What a browser gives the page and its worker, as far as the hosts need it: a database in memory, a worker in this process.
type Listener = (event: { data: unknown }) => void;

interface Request<T> {
  result: T;
  onsuccess?: () => void;
  onupgradeneeded?: () => void;
  onerror?: () => void;
}

/** IndexedDB with one store. `refusing` makes every writing fail, as a full disk does. */
export class MemoryShelf {
  readonly games = new Map<string, { id: string }>();
  refusing = false;
  /** Under which names and versions it was opened. */
  readonly opened = new Set<string>();
  /** How many have opened it and not closed it: while there is one, no newer version of the page can change it. */
  held = 0;

  readonly indexedDB = {
    open: (name: string, version: number): Request<unknown> => {
      if (version < 1) throw new TypeError('Versions of a database begin with 1.');
      this.opened.add(`${name} ${version}`);
      this.held++;
      const request: Request<unknown> = { result: { ...this.database } };
      queueMicrotask(() => {
        request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  };

  private readonly database = {
    createObjectStore: () => undefined,
    close: () => void this.held--,
    transaction: (_: string, mode: string) => {
      const transaction: { oncomplete?: () => void; onabort?: () => void; error: null } = { error: null };
      const done = <T>(result: T): Request<T> => {
        const fails = this.refusing && mode === 'readwrite';
        const request: Request<T> = { result };
        queueMicrotask(() => {
          request.onsuccess?.();
          (fails ? transaction.onabort : transaction.oncomplete)?.();
        });
        return request;
      };
      const objectStore = () => ({
        put: (game: { id: string }) => {
          if (!this.refusing) this.games.set(game.id, structuredClone(game));
          return done(game.id);
        },
        get: (id: string) => done(this.games.get(id)),
        delete: (id: string) => done(this.games.delete(id)),
        getAll: () => done([...this.games.values()]),
      });
      return Object.assign(transaction, { objectStore });
    },
  };
}

let workers = 0;

/** The worker's module, loaded anew for each; one lives at a time. */
export class WorkerHere {
  static terminated = 0;
  onmessage: Listener | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  private readonly ready: Promise<unknown>;
  private listener: Listener | undefined;
  private ended = false;

  constructor(url: URL) {
    Object.assign(globalThis, {
      addEventListener: (_: string, listener: Listener) => {
        this.listener = listener;
      },
      postMessage: (data: unknown) => {
        if (!this.ended) queueMicrotask(() => this.onmessage?.({ data: structuredClone(data) }));
      },
    });
    this.ready = import(`${url.href}?${++workers}`);
  }

  postMessage(data: unknown): void {
    void this.ready.then(() => this.ended || this.listener?.({ data: structuredClone(data) }));
  }

  terminate(): void {
    this.ended = true;
    WorkerHere.terminated++;
  }
}

/** Puts both into the place of the browser's own, and says where the games lie. */
export function likeABrowser(): MemoryShelf {
  const shelf = new MemoryShelf();
  Object.assign(globalThis, { indexedDB: shelf.indexedDB, Worker: WorkerHere });
  return shelf;
}

// The whole house behind one port: the pages of the client, the interface, and the WebSocket, on one store.
import { randomBytes } from 'node:crypto';
import { buildApp } from './app.ts';
import { ProgramJobs } from './bots/jobs.ts';
import { CannotListen, type ListenAt, type RunningServer, whyNot } from './http.ts';
import type { NoticeSettings } from './notify/settings.ts';
import { clientPages } from './pages.ts';
import { SteadyClock } from './steady.ts';
import { openStore, storePlace } from './store/open.ts';

export interface House extends ListenAt {
  /** Where mathom.sqlite lies, when there is no databaseUrl. */
  readonly dataFolder: string;
  /** postgres://… for several servers on one database. */
  readonly databaseUrl?: string | undefined;
  readonly log?: (line: string) => void;
  readonly trustProxy?: boolean;
  /** Milliseconds a program takes over a move. */
  readonly programPace?: number;
  readonly notices?: NoticeSettings;
  /** What the chance of a new game begins with, where tests want the same dice each time. */
  readonly seeds?: (() => string) | undefined;
  /** Opens /metrics to whoever brings it; without one, to this machine only. */
  readonly metricsToken?: string | undefined;
}

/** How long what is under way may take to end, in milliseconds. */
const grace = 5000;

/** Throws CannotListen or StoreError with a sentence that says what to do. */
export async function serve(house: House): Promise<RunningServer> {
  const { port, host, folder, dataFolder, databaseUrl, log, trustProxy = false, programPace = 0 } = house;
  const { notices, seeds, metricsToken } = house;
  let clock: SteadyClock | undefined;
  const now = (): number => clock?.now() ?? Date.now();
  const store = await openStore(storePlace({ DATABASE_URL: databaseUrl }, dataFolder), { now });
  try {
    clock = new SteadyClock(await store.time());
    const secret = await store.shared('server-secret', randomBytes(32).toString('base64url'));
    const jobs = databaseUrl ? await ProgramJobs.open(databaseUrl) : undefined;
    const pages = clientPages(folder);
    const app = buildApp({
      store,
      clock,
      secret,
      pages,
      trustProxy,
      programPace,
      jobs,
      notices,
      metricsToken,
      ...(seeds && { seeds }),
      ...(log && { log }),
    });
    await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      await app.close();
      throw new CannotListen(whyNot(error.code, host, port));
    });
    const bound = app.server.address();
    const name = host.includes(':') ? `[${host}]` : host;
    return {
      address: `http://${name}:${typeof bound === 'object' ? bound?.port : port}`,
      close: async () => {
        const closing = app.close();
        try {
          await atMost(grace, closing);
        } finally {
          await store.close(); // who still waits for the store waits no longer
        }
        await atMost(grace / 5, closing);
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function atMost(milliseconds: number, done: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    done,
    new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    }),
  ]);
  clearTimeout(timer);
}

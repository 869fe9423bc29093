// The game server: HTTP for people and tables, one WebSocket a client for everything that happens at a table.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { type AnyGame, GAMES } from '../games/all.ts';
import { playersOf } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { type ErrorCode, LONGEST } from '../protocol/messages.ts';
import { askFrom } from './bots/choose.ts';
import type { ProgramJobs } from './bots/jobs.ts';
import { ProgramPool } from './bots/pool.ts';
import { Waker } from './bots/waker.ts';
import { doorOf, guard, headers, openSockets, type Patience, readable, usualPatience } from './guard.ts';
import { troublesOf } from './health.ts';
import { Metrics, mayReadMetrics } from './metrics.ts';
import { type NoticeOptions, notices } from './notify/notices.ts';
import { addressKey } from './people/address.ts';
import { type PasswordCost, usualCost } from './people/passwords.ts';
import { PeopleService } from './people/people-service.ts';
import { peopleRoutes } from './people/routes.ts';
import { Tokens } from './people/tokens.ts';
import { ratingRoutes } from './rating-routes.ts';
import { Refused } from './refused.ts';
import { Hub, type Limits, usualLimits } from './sockets/hub.ts';
import { Visitor } from './sockets/visitor.ts';
import type { SteadyClock } from './steady.ts';
import type { Store } from './store/store.ts';
import { StoreError } from './store/trouble.ts';
import { Sweeper, type SweeperPace } from './sweeper.ts';
import { Archive } from './tables/archive.ts';
import { hasPeople } from './tables/info.ts';
import { LiveTables } from './tables/live-tables.ts';
import { tableRoutes } from './tables/routes.ts';
import { Stories } from './tables/story.ts';
import { TableService } from './tables/table-service.ts';
import type { TableTools } from './tables/tools.ts';

export interface AppOptions {
  readonly store: Store;
  readonly games?: readonly AnyGame[];
  readonly players?: (game: string) => readonly Player<never>[];
  /** Signs sessions and tokens: the same on every server that shares the store (`store.shared`), and kept. */
  readonly secret: string;
  /** One line of JSON for everything worth knowing; no address, name or secret is in it. */
  readonly log?: (line: string) => void;
  readonly limits?: Partial<Limits>;
  readonly pool?: ProgramPool;
  /** Shares programs' moves among the servers of one PostgreSQL; closed with the server. */
  readonly jobs?: ProgramJobs | undefined;
  /** How people who are not there are told that it is their turn. */
  readonly notices?: NoticeOptions | undefined;
  /** How long a program waits before it moves, in milliseconds. */
  readonly programPace?: number;
  readonly programPatience?: number;
  /** How long programs play on with nobody to see it, in milliseconds. */
  readonly aloneFor?: number;
  readonly snapshotEvery?: number;
  /** What the chance of a new game begins with: nothing that anybody can guess, unless tests want the same dice each time. */
  readonly seeds?: () => string;
  /** How many tables stay in memory when nobody looks at them. */
  readonly tablesKept?: number;
  /** Opens /metrics to whoever brings it; without one, to this machine only. */
  readonly metricsToken?: string | undefined;
  /** Behind a proxy that adds to X-Forwarded-For and X-Forwarded-Proto: the last entry of each is believed, no other. */
  readonly trustProxy?: boolean;
  readonly patience?: Partial<Patience>;
  /** Pages elsewhere that may use this server, such as https://play.example.org. */
  readonly origins?: readonly string[];
  /** Answers everything that is not the interface: the pages and files of the client. */
  readonly pages?: (request: IncomingMessage, response: ServerResponse) => void;
  /** The time of the house, kept in step with the store's; or simply a time. */
  readonly clock?: SteadyClock;
  readonly now?: () => number;
  readonly sweeperPace?: Partial<SweeperPace>;
  /** Less than usual makes tests faster. */
  readonly passwordCost?: PasswordCost;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'sign-in': 401,
  'wrong-password': 403,
  'needs-account': 403,
  'cross-site': 403,
  'not-yours': 403,
  'no-such-table': 404,
  'not-found': 404,
  'too-large': 413,
  'too-many': 429,
  'bad-request': 400,
  'bad-message': 400,
  illegal: 422,
  unavailable: 503,
  fault: 500,
};

/** A message in more pieces than anybody makes of it would cost as many messages; the types of ws do not know it yet. */
const frames = { maxFragments: 16 };

/** How long clients may take to leave once the server is closing. */
const grace = 1000;

/** How long a game of programs goes on that nobody looks at. */
const usualAlone = 15 * 60 * 1000;

export function buildApp(options: AppOptions): FastifyInstance {
  const { store, games = GAMES, players = playersOf, passwordCost = usualCost, jobs, clock } = options;
  const now = options.now ?? clock?.now ?? Date.now;
  const limits = { ...usualLimits, ...options.limits };
  const metrics = new Metrics();
  const log = (level: string, text: string, more: object = {}): void =>
    options.log?.(JSON.stringify({ time: new Date(now()).toISOString(), level, text, ...more }));
  const report = (text: string, error: unknown): void => {
    metrics.faults++;
    log('error', text, { error: error instanceof Error ? error.stack : String(error) });
  };

  const pool = options.pool ?? new ProgramPool({ threads: 2, report: (text) => report(text, undefined) });
  const archive = new Archive({ store, games, report });
  const tools: TableTools = {
    store,
    archive,
    now,
    process: randomUUID(),
    report,
    programPace: options.programPace ?? 0,
    aloneFor: options.aloneFor ?? usualAlone,
    // A job that is lost comes back by itself.
    programPatience: options.programPatience ?? (jobs ? 30_000 : 3000),
    snapshotEvery: options.snapshotEvery ?? 50,
    committed: (milliseconds) => {
      metrics.moves++;
      metrics.append.add(milliseconds);
    },
    sent: (bytes) => {
      metrics.messagesOut++;
      metrics.bytesOut += bytes;
    },
    stories: new Stories(store),
    askProgram: askFrom(pool, report),
    programsOf: (game) => players(game).map(({ name }) => name),
    handOn: jobs && ((job, wait) => jobs.send(job, wait)),
  };
  const live = new LiveTables(games, tools, options.tablesKept ?? 500);
  const people = new PeopleService(store, new Tokens(options.secret), now, limits.newcomersPerMinute, passwordCost);
  const { tablesPerMinute } = limits;
  const service = new TableService(store, games, players, live, archive, options.secret, now, tablesPerMinute);
  if (options.seeds) service.newSeed = options.seeds;
  people.onLeaving = (person) => service.leaveAll(person);
  people.shown = (table, person) => service.shownTo(table, person);

  const refusedFrom = (error: unknown, doing: string): Refused => {
    metrics.refusals++;
    if (error instanceof Refused) return error;
    if (error instanceof StoreError && error.kind === 'invalid') return new Refused('bad-request', error.message);
    report(doing, error);
    if (error instanceof StoreError && error.kind === 'damaged')
      return new Refused('unavailable', 'This game was damaged on the disk of the server: whoever runs it is told.');
    return error instanceof StoreError
      ? new Refused('unavailable', 'The database does not answer: try again in a moment.')
      : new Refused('fault', 'Something broke that should not: it has been noted.');
  };
  const hub = new Hub({ store, people, tables: live, service, metrics, limits, refusedFrom });
  const visitor = new Visitor(people);

  const patience = { ...usualPatience, ...options.patience };
  const app = fastify({
    bodyLimit: LONGEST.frame,
    // One hop: what the proxy itself has seen stands last, and what stands before it anybody may have written.
    trustProxy: options.trustProxy ? (_, hop) => hop === 0 : false,
    // As long as an address can be: one that is too long for the router would be answered past the guard.
    routerOptions: { maxParamLength: 100_000 },
    rewriteUrl: ({ url }) => readable(url),
    forceCloseConnections: true,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.idle,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
  });
  app.removeContentTypeParser('text/plain'); // a form of another site could send it
  guard(app, limits, hub.work, options.origins);
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedFrom(friendly(error), `${request.method} ${request.routeOptions.url ?? 'unknown'} failed`);
    const { code, message, refusals } = refused;
    return reply
      .headers(headers)
      .code(STATUS[code] ?? 409)
      .send({ error: { code, text: message, refusals } });
  });
  app.setNotFoundHandler((request, reply) => {
    const { pages } = options;
    if (!pages || doorOf(request) === 'interface') throw new Refused('not-found', 'Nothing is kept at this address.');
    reply.hijack();
    pages(request.raw, reply.raw);
  });

  app.register(websocket, {
    options: { ...frames, maxPayload: LONGEST.frame, perMessageDeflate: false, autoPong: false },
  });
  app.register(async (scope) => {
    scope.get('/socket', { websocket: true }, (socket, request) =>
      hub.admit(socket, addressKey(request.ip), visitor.tokenOf(request)),
    );
  });
  app.get('/healthz', async (_, reply) => {
    const troubles = await troublesOf({ store, troubles: () => [sweeper.trouble, jobs?.trouble] });
    const text = troubles.length === 0 ? 'ok' : troubles.join('\n');
    return reply
      .code(troubles.length === 0 ? 200 : 503)
      .type('text/plain')
      .send(`${text}\n`);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, options.metricsToken))
      throw new Refused('not-yours', 'The metrics are for this machine, or for who has MATHOM_METRICS_TOKEN.');
    const gauges = {
      mathom_connections: ['Clients connected.', hub.connections.size],
      mathom_tables: ['Tables in memory.', live.size],
      mathom_programs_waiting: ['Programs that wait for a thread.', pool.waiting],
      mathom_programs_thinking: ['Programs that are choosing.', pool.thinking],
      mathom_memory_bytes: ['Resident memory.', process.memoryUsage.rss()],
    } as const;
    return reply.type('text/plain; version=0.0.4').send(metrics.render(gauges));
  });
  peopleRoutes(app, people, store, visitor);
  tableRoutes(app, { store, games, players, service, live }, visitor);
  ratingRoutes(app, store, now);
  const caller = notices(app, visitor, options.notices, {
    store,
    secret: options.secret,
    now,
    isAt: async (table, person) => (await live.present(table))?.isSeenBy(person) ?? false,
    titleOf: (name) => games.find((game) => game.name === name)?.title ?? name,
    warn: (text, more) => log('warn', text, more),
    report,
  });
  const waker = new Waker({
    store,
    now,
    report,
    isBusy: () => pool.waiting > 20,
    aloneFor: tools.aloneFor,
    wake: async (table) => {
      const { id, version } = table;
      if (jobs) await jobs.send({ table: id, version, urgent: hasPeople(table.seats) });
      else await (await live.get(id)).wakePrograms();
    },
  });

  const sweeper = new Sweeper(
    {
      store,
      end: async (table) => (await live.get(table)).timeOut(),
      learn: (time) => clock?.learn(time),
      report,
    },
    options.sweeperPace,
  );
  app.addHook('onListen', async () => {
    jobs?.start(async ({ table, version }) => {
      const open = await live.get(table).catch(unlessRefused);
      await open?.programMoves(version);
    }, report);
    waker.start();
    archive.start();
  });
  // A client reckons the time that is left by it.
  app.addHook('onRequest', async (_, reply) => void reply.header('Date', new Date(now()).toUTCString()));
  const sockets = openSockets(app, limits, options.trustProxy ?? false);
  app.addHook('preClose', async () => {
    sweeper.close();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, grace).unref();
    await hub.close();
    await waker.close();
    await caller?.close();
    await jobs?.close();
    await live.close();
    await archive.close();
    if (!options.pool) await pool.close();
    log('info', 'closed');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    log('info', 'request', { method, route: routeOptions.url ?? null, status: reply.statusCode, milliseconds });
  });
  return app;
}

/** A table that cannot be opened here, or is gone, has no program to move: nothing is tried again. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused && ['old-rules', 'no-such-table'].includes(error.code))) throw error;
}

/** What Fastify refuses by itself, in our words. */
function friendly(error: unknown): unknown {
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (error instanceof Refused || statusCode === undefined || statusCode >= 500) return error;
  if (statusCode === 413) return new Refused('too-large', 'That is too much for one request.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refused('bad-request', 'Send JSON: application/json.');
  return new Refused('bad-request', 'The request could not be read.');
}

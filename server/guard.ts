// Before anything is read: not too often, not from another site, not for ever, and the headers that keep a browser safe. What is
// guarded is the route that a request leads to, however its address is written.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromHere } from './origin.ts';
import { addressKey } from './people/address.ts';
import { REQUEST_PRICE } from './prices.ts';
import { Rates } from './rates.ts';
import { Refused } from './refused.ts';
import type { Limits } from './sockets/hub.ts';

/** On every answer but the pages', which have their own. */
export const headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
};

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** To say what it wants. */
  readonly headers: number;
  /** To have said everything. */
  readonly request: number;
  /** Without a byte in either direction; a WebSocket is looked after by its heartbeat. */
  readonly idle: number;
  /** Between two looks at who is late. */
  readonly look: number;
}

export const usualPatience: Patience = { headers: 10_000, request: 20_000, idle: 60_000, look: 5000 };

/** Nothing but the pages is read by so many requests at once. */
const pagesFactor = 10;
/** Connections of every kind to one WebSocket that is allowed. */
const connectionFactor = 4;

type Door = 'socket' | 'interface' | 'house' | 'pages';

/** Where a request leads; one that no route takes is told in the form of what it seems to want. */
export function doorOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): Door {
  const { url: route } = routeOptions;
  if (route === '/socket') return 'socket';
  if (route === undefined) return /^\/+api(\/|$)/i.test(decoded(url)) ? 'interface' : 'pages';
  return route.startsWith('/api/') ? 'interface' : 'house';
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replace(/\?.*$/s, ''));
  } catch {
    return url;
  }
}

/** An address that cannot be decoded stands for itself: what the router finds nothing in would be answered past the guard. */
export function readable(url = '/'): string {
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ''));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs (prices.ts). */
    readonly price?: number;
  }
}

/** `work` is what each address may spend, on its WebSockets and here. */
export function guard(
  app: FastifyInstance,
  { requestsPerSecond }: Limits,
  work: Rates,
  origins: readonly string[] = [],
): void {
  const rates = new Rates(requestsPerSecond, requestsPerSecond * 5);
  const pages = new Rates(requestsPerSecond * pagesFactor, requestsPerSecond * pagesFactor * 5);
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request);
    if (door !== 'pages') reply.headers(headers);
    const address = addressKey(request.ip);
    if (!(door === 'pages' ? pages : rates).take(address))
      throw new Refused('too-many', 'Too many requests: slow down.');
    const { price = REQUEST_PRICE.usual } = request.routeOptions.config;
    if (door !== 'pages' && !work.take(address, price))
      throw new Refused('too-many', 'Your address asks too much: wait a while.');
    const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) && door !== 'socket';
    if (!isSafe && request.headers.authorization === undefined && !isFromHere(request.headers, origins))
      throw new Refused('cross-site', 'This came from a page of another site.');
    if (request.headers.upgrade !== undefined && door !== 'socket')
      throw new Refused('not-found', 'Only /socket becomes a WebSocket.');
  });
}

/** All connections, of which Fastify does not know those that became or did not become WebSockets; few from one address. */
export function openSockets(
  app: FastifyInstance,
  { connectionsPerAddress }: Limits,
  isBehindProxy: boolean,
): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const from = new Map<string, number>();
  const count = (address: string, change: number): number => {
    const now = (from.get(address) ?? 0) + change;
    if (now > 0) from.set(address, now);
    else from.delete(address);
    return now;
  };
  app.server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const isTooMany = count(address, 1) > connectionsPerAddress * connectionFactor && !isBehindProxy;
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      count(address, -1);
    });
    if (isTooMany) socket.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    const { upgrade } = request.headers;
    if (upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
  });
  return sockets;
}

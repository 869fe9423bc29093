// /api/games, /api/tables: opening, finding, joining, and for programs without a socket looking and playing.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AnyGame } from '../../games/all.ts';
import type { Player } from '../../players/player.ts';
import { idSchema } from '../../protocol/messages.ts';
import { LONGEST_OPTIONS, requests } from '../../protocol/requests.ts';
import { addressKey } from '../people/address.ts';
import { REQUEST_PRICE } from '../prices.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { Visitor } from '../sockets/visitor.ts';
import type { Page, Store, Table } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';
import type { TableService } from './table-service.ts';

interface AtTable {
  Params: { id: string };
  Querystring: { seat?: string };
}
interface Listing {
  Querystring: { list?: string; after?: string };
}

const checkedId = (id: string): string => {
  if (!v.is(idSchema, id)) throw noSuchTable();
  return id;
};
const checkedSecret = (secret: string): string => {
  if (!/^[\w-]{20,120}$/.test(secret)) throw new Refused('not-found', 'This is no invitation.');
  return secret;
};
const seatIn = (seat: string | undefined): number | undefined => {
  if (seat === undefined) return undefined;
  if (!/^[0-7]$/.test(seat)) throw new Refused('bad-request', 'A seat is a number from 0 to 7.');
  return Number(seat);
};

export interface TableParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly players: (game: string) => readonly Player<never>[];
  readonly service: TableService;
  readonly live: LiveTables;
}

export function tableRoutes(app: FastifyInstance, parts: TableParts, visitor: Visitor): void {
  const { store, games, players, service, live } = parts;
  const { whoIs, needPerson, read } = visitor;

  const page = async ({ items, next }: Page<Table>) => ({
    tables: await Promise.all(items.map((table) => service.info(table))),
    next,
  });

  app.get('/api/games', async () => ({
    games: games.map((game) => ({
      name: game.name,
      title: game.title,
      version: game.version,
      options: game.options,
      seats: game.seats(Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]))),
      programs: players(game.name).map(({ name }) => name),
    })),
  }));

  const list = { config: { price: REQUEST_PRICE.list } };
  app.get<Listing>('/api/tables', list, async ({ query: { list = 'open', after } }) => {
    if (list === 'open') return page(await store.tables.open({ after }));
    if (list === 'recent') return page(await store.tables.recent({ after }));
    throw new Refused('bad-request', 'There are the lists open and recent; /api/me/tables lists yours.');
  });

  app.get<Listing>('/api/me/tables', list, async (request) => {
    const person = await needPerson(request);
    return page(await store.tables.of(person.id, { after: request.query.after }));
  });

  app.post('/api/tables', { bodyLimit: LONGEST_OPTIONS }, async (request) => {
    const person = await needPerson(request);
    return service.open(person, read(requests.open, request.body), addressKey(request.ip));
  });

  app.get<{ Params: { secret: string } }>('/api/invitations/:secret', async ({ params: { secret } }) => {
    return service.invited(checkedSecret(secret));
  });

  app.get<AtTable>('/api/tables/:id', async (request) => {
    const person = (await whoIs(request))?.person ?? null;
    return { table: await service.info(await service.find(checkedId(request.params.id), person)) };
  });

  app.get<AtTable>('/api/tables/:id/view', { config: { price: REQUEST_PRICE.view } }, async (request) => {
    const person = (await whoIs(request))?.person.id ?? null;
    const table = await live.get(checkedId(request.params.id));
    return table.look(person, seatIn(request.query.seat));
  });

  app.post<AtTable>('/api/tables/:id/play', async (request) => {
    const person = await needPerson(request);
    const { seat, version, move } = read(requests.play, request.body);
    const table = await live.get(checkedId(request.params.id));
    return { version: await table.play(person.id, seat, version, [move]) };
  });

  app.post<AtTable>('/api/tables/:id/join', { bodyLimit: LONGEST_OPTIONS }, async (request) => {
    const person = await needPerson(request);
    const wish = read(requests.join, request.body ?? {});
    return { table: await service.join(checkedId(request.params.id), person, wish) };
  });

  app.post<AtTable>('/api/tables/:id/leave', async (request) => {
    const person = await needPerson(request);
    await service.leave(checkedId(request.params.id), person, read(requests.leave, request.body ?? {}).seat);
    return {};
  });

  app.post<AtTable>('/api/tables/:id/start', async (request) => {
    const person = await needPerson(request);
    return { table: await service.start(checkedId(request.params.id), person) };
  });

  app.post<AtTable>('/api/tables/:id/invite', async (request) => {
    const person = await needPerson(request);
    const { seat } = read(requests.invite, request.body);
    return { invitation: await service.invite(checkedId(request.params.id), person, seat) };
  });

  app.post<AtTable>('/api/tables/:id/watching', async (request) => {
    const person = await needPerson(request);
    const { open } = read(requests.watching, request.body);
    return { watch: await service.letWatch(checkedId(request.params.id), person, open) };
  });

  app.get<{ Params: { secret: string } }>('/api/watching/:secret', async ({ params: { secret } }) => ({
    table: await service.watchable(checkedSecret(secret)),
  }));

  app.post<{ Params: { secret: string } }>('/api/watching/:secret', async (request) => {
    const person = await needPerson(request);
    return { table: await service.admit(checkedSecret(request.params.secret), person) };
  });

  app.post<AtTable>('/api/tables/:id/rematch', async (request) => {
    const person = await needPerson(request);
    return { table: await service.rematch(checkedId(request.params.id), person, addressKey(request.ip)) };
  });

  app.get<AtTable>('/api/tables/:id/save', { config: { price: REQUEST_PRICE.save } }, async (request, reply) => {
    const person = (await whoIs(request))?.person ?? null;
    const id = checkedId(request.params.id);
    const save = await service.save(id, person);
    reply.header('Content-Disposition', `attachment; filename="${id}.mathom"`);
    return reply.type('text/plain; charset=utf-8').send(save);
  });
}

// /api/me and around it: who am I, guests, accounts, sessions, tokens, my data.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_OPTIONS, requests } from '../../protocol/requests.ts';
import { COOKIE, cookieIn } from '../origin.ts';
import { REQUEST_PRICE } from '../prices.ts';
import type { Visitor } from '../sockets/visitor.ts';
import type { Person, Store } from '../store/store.ts';
import { addressKey } from './address.ts';
import { type PeopleService, type SignedIn, sessionDays } from './people-service.ts';

const known = (person: Person) => ({ id: person.id, kind: person.kind, name: person.name });

const day = 24 * 60 * 60;

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, seconds: number): void {
  keep(request, reply, `${COOKIE.session}=${token}; Path=/`, seconds);
}

function keep(request: FastifyRequest, reply: FastifyReply, cookie: string, seconds: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('Set-Cookie', `${cookie}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
}

export function peopleRoutes(app: FastifyInstance, people: PeopleService, store: Store, visitor: Visitor): void {
  const { whoIs, needPerson, needIdentity, needOwner, read } = visitor;
  const browserOf = (request: FastifyRequest): string => String(request.headers['user-agent'] ?? '');

  const welcome = (request: FastifyRequest, reply: FastifyReply, { person, token }: SignedIn) => {
    setCookie(request, reply, token, sessionDays * day);
    if (person.kind === 'account')
      keep(request, reply, `${COOKIE.known}=${people.knownBy(person)}; Path=/api/sign-in`, 365 * day);
    return { person: known(person) };
  };

  app.get('/api/me', async (request) => {
    const identity = await whoIs(request);
    return { person: identity ? known(identity.person) : null };
  });

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(requests.guest, request.body ?? {});
    return welcome(request, reply, await people.guest(name, addressKey(request.ip), browserOf(request)));
  });

  app.post('/api/account', async (request, reply) => {
    const { name, password } = read(requests.account, request.body);
    const who = (await whoIs(request)) ? (await needOwner(request)).person : null;
    const address = addressKey(request.ip);
    return welcome(request, reply, await people.account(who, name, password, address, browserOf(request)));
  });

  app.post('/api/sign-in', async (request, reply) => {
    const { name, password } = read(requests.signIn, request.body);
    const before = await whoIs(request);
    const known = cookieIn(request.headers.cookie, COOKIE.known);
    const address = addressKey(request.ip);
    return welcome(request, reply, await people.signIn(before, name, password, address, browserOf(request), known));
  });

  app.post('/api/sign-out', async (request, reply) => {
    const { everywhere = false } = read(requests.signOut, request.body ?? {});
    await people.signOut(await (everywhere ? needOwner : needIdentity)(request), everywhere);
    setCookie(request, reply, '', 0);
    return {};
  });

  app.post('/api/me/password', async (request, reply) => {
    const { old, new: next } = read(requests.password, request.body);
    const { person } = await needOwner(request);
    return welcome(request, reply, await people.changePassword(person, old, next, browserOf(request)));
  });

  app.get('/api/me/data', { config: { price: REQUEST_PRICE.data } }, async (request, reply) => {
    reply.header('Content-Disposition', 'attachment; filename="mathom-house.json"');
    return people.exportData((await needOwner(request)).person);
  });

  app.delete('/api/me', async (request, reply) => {
    const { password } = read(requests.remove, request.body ?? {});
    await people.remove((await needOwner(request)).person, password);
    setCookie(request, reply, '', 0);
    return {};
  });

  app.get('/api/me/tokens', async (request) => ({
    tokens: await people.listTokens((await needOwner(request)).person),
  }));

  app.post('/api/me/tokens', async (request) => {
    const { label } = read(requests.token, request.body);
    const { token } = await people.newToken((await needOwner(request)).person, label);
    return { token };
  });

  app.delete<{ Params: { id: string } }>('/api/me/tokens/:id', async (request) => {
    await people.endToken((await needOwner(request)).person, request.params.id);
    return {};
  });

  app.get('/api/me/decks', async (request) => ({
    decks: await store.decks.of((await needOwner(request)).person.id),
  }));

  app.post('/api/me/decks', { bodyLimit: LONGEST_OPTIONS }, async (request) => {
    const deck = read(requests.deck, request.body);
    const { person } = await needOwner(request);
    await store.decks.keep(person.id, deck);
    return { decks: await store.decks.of(person.id) };
  });

  app.get('/api/me/mutes', async (request) => ({
    muted: await store.chat.muted((await needPerson(request)).id),
  }));

  app.post('/api/me/mutes', async (request) => {
    const { person: other, muted } = read(requests.mute, request.body);
    const person = await needPerson(request);
    if (await store.people.find(other)) await store.chat.mute(person.id, other, muted);
    return { muted: await store.chat.muted(person.id) };
  });
}

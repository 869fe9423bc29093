// /api/me/notices and around it: where I want to be told; /email/…: the links in letters.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Notices, noticeRequests } from '../../protocol/notify.ts';
import { addressKey } from '../people/address.ts';
import { Rates } from '../rates.ts';
import { Refused } from '../refused.ts';
import type { Visitor } from '../sockets/visitor.ts';
import type { Store } from '../store/store.ts';
import type { Links, Purpose } from './links.ts';
import type { Mailer } from './mail.ts';
import { page, pageHeaders } from './page.ts';
import type { Pusher } from './push.ts';
import { confirmWords } from './words.ts';

export interface NoticeParts {
  readonly store: Store;
  readonly links: Links;
  readonly push?: Pusher | undefined;
  readonly mail?: Mailer | undefined;
  readonly now: () => number;
  warn(text: string, more: object): void;
}

const hour = 60 * 60;
const timeToConfirm = 2 * 24 * hour * 1000;

const PAGES = {
  confirm: {
    title: 'Letters from Mathom-house',
    deed: 'Yes, write to me',
    ask: 'Shall we write when it is your move, to',
  },
  stop: { title: 'No more letters?', deed: 'Stop the letters', ask: 'Shall we stop writing to' },
} as const;

export function noticeRoutes(app: FastifyInstance, parts: NoticeParts, visitor: Visitor): void {
  const { store, push, mail, links, now } = parts;
  const { needOwner, read } = visitor;
  /** Letters to people who may not have asked for them: few from each person and to each address. */
  const asking = new Rates(5 / hour, 5);
  const askingFrom = new Rates(20 / hour, 20);

  const noticesOf = async (person: string): Promise<Notices> => {
    const settings = await store.notices.settings(person);
    const { length: devices } = await store.notices.subscriptions(person);
    return {
      push: { key: push?.key ?? null, devices },
      email: { offered: mail !== undefined, address: settings?.email ?? null, asked: settings?.emailAsked ?? null },
    };
  };

  app.get('/api/me/notices', async (request) => noticesOf((await needOwner(request)).person.id));

  app.post('/api/me/push', async (request) => {
    const { person, credential } = await needOwner(request);
    const { endpoint, keys } = read(noticeRequests.push, request.body);
    if (!push) throw new Refused('not-found', 'This server sends no push messages.');
    if (!push.serves(endpoint)) throw new Refused('bad-request', 'The push service of this browser is not known here.');
    const done = await store.notices.subscribe(person.id, credential.id, { endpoint, ...keys });
    if (done === 'too-many') throw new Refused('too-many', 'You are told on twenty devices: leave one out first.');
    return noticesOf(person.id);
  });

  app.delete('/api/me/push', async (request) => {
    const { id } = (await needOwner(request)).person;
    await store.notices.unsubscribe(read(noticeRequests.endPush, request.body).endpoint, id);
    return noticesOf(id);
  });

  app.post('/api/me/email', async (request) => {
    const { id } = (await needOwner(request)).person;
    const { address } = read(noticeRequests.email, request.body);
    if (!mail) throw new Refused('not-found', 'This server sends no e-mail.');
    const mayAsk = [
      asking.take(`by ${id}`),
      asking.take(`to ${address.toLowerCase()}`),
      askingFrom.take(addressKey(request.ip)),
    ];
    if (mayAsk.includes(false)) throw new Refused('too-many', 'Too many letters were asked for: wait an hour.');
    await store.notices.askEmail(id, address);
    const link = `${mail.home}/email/confirm/${links.make('confirm', id, address, now() + timeToConfirm)}`;
    const sent = await mail.post({ ...confirmWords(mail.home, link), to: address });
    if (sent !== 'ok') {
      parts.warn('letter not delivered', { by: 'e-mail', trouble: sent.trouble });
      throw new Refused('unavailable', 'The letter could not be sent: check the address, or try again later.');
    }
    return noticesOf(id);
  });

  app.delete('/api/me/email', async (request) => {
    const { id } = (await needOwner(request)).person;
    await store.notices.stopEmail(id);
    return noticesOf(id);
  });

  /** The person and the address that a link speaks of, if it still does. */
  const behind = async (purpose: Purpose, link: string): Promise<{ person: string; address: string } | undefined> => {
    const person = links.personIn(link);
    const settings = person === undefined ? undefined : await store.notices.settings(person);
    const addresses = purpose === 'confirm' ? [settings?.emailAsked] : [settings?.email, settings?.emailAsked];
    const address = addresses.find((each) => each && links.isFor(link, purpose, each, now()));
    return person !== undefined && address ? { person, address } : undefined;
  };

  const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.code(status).headers(pageHeaders).send(html);

  app.register(async (scope) => {
    // A form, or a mail program that stops the letters for its owner (RFC 8058), sends its own kind of body: it says nothing.
    scope.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_, body, done) => {
      body.resume();
      done(null);
    });
    const visits = new Rates(2, 20);
    type ByLink = { Params: { link: string } };
    scope.addHook('onRequest', async (request: FastifyRequest) => {
      if (!visits.take(addressKey(request.ip))) throw new Refused('too-many', 'Too many requests: slow down.');
    });

    for (const purpose of ['confirm', 'stop'] as const) {
      const { title, deed, ask } = PAGES[purpose];
      const old =
        purpose === 'confirm'
          ? 'This link is too old, or was used already. You can ask for another in the settings.'
          : 'No letters go there any more.';

      scope.get<ByLink>(`/email/${purpose}/:link`, async ({ params: { link } }, reply) => {
        const found = await behind(purpose, link);
        return found
          ? show(reply, 200, page(title, `${ask} ${found.address}?`, deed))
          : show(reply, 410, page(title, old));
      });

      scope.post<ByLink>(`/email/${purpose}/:link`, async ({ params: { link } }, reply) => {
        const found = await behind(purpose, link);
        if (!found) return show(reply, 410, page(title, old));
        if (purpose === 'confirm') await store.notices.confirmEmail(found.person, found.address);
        else await store.notices.stopEmail(found.person);
        const done = purpose === 'confirm' ? 'We shall write when it is your move.' : 'We shall not write any more.';
        return show(reply, 200, page('It is done', done));
      });
    }
  });
}

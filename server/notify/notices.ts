import type { FastifyInstance } from 'fastify';
import type { Visitor } from '../sockets/visitor.ts';
import { Caller, type CallerPace, type CallerParts } from './caller.ts';
import { Links } from './links.ts';
import { Mailer } from './mail.ts';
import { Pusher } from './push.ts';
import { noticeRoutes } from './routes.ts';
import type { NoticeSettings } from './settings.ts';

export interface NoticeOptions extends NoticeSettings {
  readonly pace?: CallerPace;
  /** In tests, where push services are reached. */
  readonly send?: typeof fetch;
}

/** Everything about notices in one server. The caller is there when there is a way to send. */
export function notices(
  app: FastifyInstance,
  visitor: Visitor,
  { push: keys, mail: server, pace, send }: NoticeOptions = {},
  { secret, ...rest }: Omit<CallerParts, 'links' | 'push' | 'mail'> & { readonly secret: string },
): Caller | undefined {
  const parts: CallerParts = {
    ...rest,
    links: new Links(secret),
    push: keys && new Pusher(keys, send),
    mail: server && new Mailer(server),
  };
  noticeRoutes(app, parts, visitor);
  return parts.push || parts.mail ? new Caller(parts, pace) : undefined;
}

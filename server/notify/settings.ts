// What the environment says about sending: push with a pair of keys, e-mail with a mail server. Neither is needed.
import { createECDH } from 'node:crypto';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https://…` of whoever runs the server: a push service writes there when something is wrong. */
  readonly subject: string;
  /** Hosts of push services besides those of the great browsers. */
  readonly hosts?: readonly string[];
}

export interface MailServer {
  /** smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the first byte. */
  readonly server: string;
  readonly from: string;
  /** Where people reach this house: links in letters begin with it. */
  readonly home: string;
}

export interface NoticeSettings {
  readonly push?: PushKeys;
  readonly mail?: MailServer;
}

export interface NoticeEnvironment {
  readonly MATHOM_VAPID_PUBLIC?: string | undefined;
  readonly MATHOM_VAPID_PRIVATE?: string | undefined;
  readonly MATHOM_CONTACT?: string | undefined;
  readonly MATHOM_PUSH_HOSTS?: string | undefined;
  readonly MATHOM_SMTP?: string | undefined;
  readonly MATHOM_MAIL_FROM?: string | undefined;
  readonly MATHOM_URL?: string | undefined;
}

/** The message is a sentence for whoever starts the server; it holds no secret. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

function isPair(publicKey: string, privateKey: string): boolean {
  if (bytesOf(privateKey).length !== 32) return false;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytesOf(privateKey));
  return curve.getPublicKey().equals(bytesOf(publicKey));
}

function readPush(env: NoticeEnvironment): PushKeys | undefined {
  const { MATHOM_VAPID_PUBLIC: publicKey, MATHOM_VAPID_PRIVATE: privateKey, MATHOM_CONTACT: contact } = env;
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey || !isPair(publicKey, privateKey))
    throw new WrongSetting(
      'MATHOM_VAPID_PUBLIC and MATHOM_VAPID_PRIVATE are not a pair of keys: `mathom keys` makes one.',
    );
  if (!contact || !/^(https:\/\/\S+|\S+@\S+)$/.test(contact))
    throw new WrongSetting('Push needs MATHOM_CONTACT: your e-mail address, which push services ask for.');
  const subject = contact.startsWith('https://') ? contact : `mailto:${contact.replace(/^mailto:/, '')}`;
  const hosts = (env.MATHOM_PUSH_HOSTS ?? '').split(/[\s,]+/).filter((host) => host !== '');
  return { publicKey, privateKey, subject, hosts };
}

function readMail(env: NoticeEnvironment): MailServer | undefined {
  const { MATHOM_SMTP: server, MATHOM_MAIL_FROM: from, MATHOM_URL: home } = env;
  if (!server) return undefined;
  const url = URL.parse(server);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new WrongSetting('MATHOM_SMTP must be like smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST.');
  if (!from || !/\S+@\S+/.test(from))
    throw new WrongSetting('E-mail needs MATHOM_MAIL_FROM: the address that letters come from.');
  const place = URL.parse(home ?? '');
  if (!place || !/^https?:$/.test(place.protocol))
    throw new WrongSetting('E-mail needs MATHOM_URL: the address of this house, such as https://mathom.example.org.');
  return { server, from, home: place.origin };
}

export function readNoticeSettings(env: NoticeEnvironment): NoticeSettings {
  const push = readPush(env);
  const mail = readMail(env);
  return { ...(push && { push }), ...(mail && { mail }) };
}

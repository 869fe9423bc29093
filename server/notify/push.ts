// Web Push: one encrypted message to one browser, through the push service that the browser named.
import webpush from 'web-push';
import type { Pushed } from '../../protocol/notify.ts';
import type { PushSubscription } from '../store/store.ts';
import type { PushKeys } from './settings.ts';

/** Where the great browsers receive. A subscription comes from a client: we send nothing to hosts of its choice. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

const patience = 10_000;
/** A push service keeps it this long for a browser that is not running. */
const secondsKept = 24 * 60 * 60;

/** How it went, without anything that tells whose browser it is. */
export type Sent = 'ok' | 'gone' | { readonly trouble: string; readonly passing: boolean };

export class Pusher {
  readonly key: string;
  private readonly keys: PushKeys;
  private readonly send: typeof fetch;

  constructor(keys: PushKeys, send: typeof fetch = fetch) {
    this.key = keys.publicKey;
    this.keys = keys;
    this.send = send;
  }

  serves(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
    const known = [...SERVICES, ...(this.keys.hosts ?? [])];
    return known.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
  }

  async push({ endpoint, p256dh, auth }: PushSubscription, message: Pushed): Promise<Sent> {
    if (!this.serves(endpoint)) return 'gone';
    const { publicKey, privateKey, subject } = this.keys;
    try {
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: secondsKept, topic: message.tag },
      );
      const signal = AbortSignal.timeout(patience);
      // A redirect could lead anywhere.
      const init = { method: 'POST', headers: namesAndTexts(headers), body: body ?? null, redirect: 'manual', signal };
      const response = await this.send(endpoint, init as RequestInit);
      await response.body?.cancel();
      if (response.ok) return 'ok';
      if (response.status === 404 || response.status === 410) return 'gone';
      return { trouble: `it answers ${response.status}`, passing: response.status === 429 || response.status >= 500 };
    } catch (error) {
      return { trouble: error instanceof Error ? error.name : 'unknown', passing: true };
    }
  }
}

/** `fetch` counts the bytes itself. */
const namesAndTexts = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

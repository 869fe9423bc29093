// What a browser and the server say to each other about being told "your move" while nobody looks.
import * as v from 'valibot';

const base64url = (characters: number, padding: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${characters}}={0,${padding}}$`)));
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.startsWith('https://'));

/** One address, nothing that could be read as several or as more. */
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/, 'This is no e-mail address.'),
);

export const noticeRequests = {
  /** What the browser's `pushManager.subscribe` gives. */
  push: v.strictObject({
    endpoint,
    keys: v.strictObject({ p256dh: base64url(87, 1), auth: base64url(22, 2) }),
  }),
  endPush: v.strictObject({ endpoint }),
  email: v.strictObject({ address }),
} as const;

/** The answer of `/api/me/notices` and of everything that changes it. */
export interface Notices {
  readonly push: {
    /** The server's key (VAPID), for `applicationServerKey`; null when it sends none. */
    readonly key: string | null;
    /** How many browsers of yours are told. */
    readonly devices: number;
  };
  readonly email: {
    /** Whether this server sends e-mail at all. */
    readonly offered: boolean;
    /** Where it goes. */
    readonly address: string | null;
    /** Where it will go when you have followed the link that was sent there. */
    readonly asked: string | null;
  };
}

/** What a service worker is pushed. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  /** The page to open, on the same site. */
  readonly url: string;
  /** The same for the same table: the newer one replaces the older. */
  readonly tag: string;
}

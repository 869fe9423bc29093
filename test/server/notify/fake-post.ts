// A push service and a mail server on this machine, and browsers that can read what they are pushed.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after } from 'node:test';
import webpush from 'web-push';
import type { Pushed } from '../../../protocol/notify.ts';
import type { MailServer, PushKeys } from '../../../server/notify/settings.ts';

const service = 'https://push.test';

const ends: (() => void)[] = [];
after(() => {
  for (const end of ends) end();
});

export const keys: PushKeys = {
  ...webpush.generateVAPIDKeys(),
  subject: 'mailto:warden@example.org',
  hosts: ['push.test'],
};

/** A browser with a subscription: RFC 8291 from its side. */
export class Browser {
  readonly endpoint: string;
  private readonly curve = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(name: string) {
    this.curve.generateKeys();
    this.endpoint = `${service}/${name}`;
  }

  get subscription() {
    const p256dh = this.curve.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  decrypt(body: Buffer): Pushed {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const content = body.subarray(21 + length);
    const derive = (key: Uint8Array, with_: Uint8Array, info: string | Buffer, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, with_, info, size));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const secret = derive(this.curve.computeSecret(sender), this.auth, about, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
    const text = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

/** The claims of the server's signature, which must be good. */
function claimsIn(authorization: string): { aud: string; sub: string; exp: number } {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  assert.ok(token && key === keys.publicKey, authorization);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert.ok(isGood, 'the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

export class FakePush {
  readonly received: { readonly path: string; readonly body: Buffer; readonly ttl: string; readonly topic: string }[] =
    [];
  status = 201;
  private port = 0;

  static async start(): Promise<FakePush> {
    const fake = new FakePush();
    const server = createHttpServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { authorization = '', ttl, topic, 'content-encoding': encoding } = request.headers;
      const { aud, sub, exp } = claimsIn(authorization);
      assert.deepEqual([request.method, encoding, aud, sub], ['POST', 'aes128gcm', service, keys.subject]);
      assert.ok(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 25 * 60 * 60_000);
      const body = Buffer.concat(chunks);
      fake.received.push({ path: request.url ?? '', body, ttl: String(ttl), topic: String(topic) });
      response.writeHead(fake.status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => server.close());
    fake.port = (server.address() as AddressInfo).port;
    return fake;
  }

  /** Reaches this service under the name of the other. */
  send: typeof fetch = (url, init) => fetch(String(url).replace(service, `http://127.0.0.1:${this.port}`), init);

  at({ endpoint }: Browser): Buffer[] {
    return this.received.flatMap(({ path, body }) => (`${service}${path}` === endpoint ? [body] : []));
  }
}

export interface FakeLetter {
  readonly to: string;
  readonly head: string;
  readonly text: string;
}

const unquoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());

export class FakeMail {
  readonly letters: FakeLetter[] = [];
  /** What is said to an address, instead of 250. */
  refusal: string | undefined;
  private port = 0;

  static async start(): Promise<FakeMail> {
    const fake = new FakeMail();
    const server = createServer((socket) => fake.talk(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => server.close());
    fake.port = (server.address() as AddressInfo).port;
    return fake;
  }

  settings(home = 'https://mathom.example.org'): MailServer {
    return { server: `smtp://127.0.0.1:${this.port}`, from: 'Mathom-house <house@example.org>', home };
  }

  to(address: string): FakeLetter[] {
    return this.letters.filter(({ to }) => to === address);
  }

  private talk(socket: Socket): void {
    let [heard, to, inData] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 fake');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
      for (;;) {
        const end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = heard.slice(0, end);
        heard = heard.slice(end + (inData ? 5 : 2));
        if (inData) {
          const [head, ...body] = line.split('\r\n\r\n');
          this.letters.push({ to, head: head.replace(/\r\n\s+/g, ' '), text: unquoted(body.join('\n\n')) });
          inData = false;
          say('250 taken');
        } else if (/^EHLO/i.test(line)) say('250 fake');
        else if (/^RCPT/i.test(line)) {
          to = /<(.+)>/.exec(line)?.[1] ?? '';
          say(this.refusal ?? '250 good');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 good');
      }
    });
  }
}

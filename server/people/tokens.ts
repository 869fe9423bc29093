// Secrets that stand for a person: the browser's session and a program's token. The store keeps only their hash; the
// signature lets us throw away what is not ours without asking it.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CredentialKind, SecretHash } from '../store/store.ts';

const PREFIX = { session: 'ms', bot: 'mb' } as const;
const FORM = /^(ms|mb)_([\w-]{43})\.([\w-]{22})$/;

export class Tokens {
  private readonly secret: string;

  constructor(secret: string) {
    if (secret.length < 16) throw new Error('The secret of the server must have 16 characters or more.');
    this.secret = secret;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(`token:${text}`).digest('base64url').slice(0, 22);
  }

  make(kind: CredentialKind): { readonly token: string; readonly hash: SecretHash } {
    const body = `${PREFIX[kind]}_${randomBytes(32).toString('base64url')}`;
    const token = `${body}.${this.sign(body)}`;
    return { token, hash: hashToken(token) };
  }

  /** What the browser of somebody who has signed in remembers of him. It opens nothing by itself. */
  knownBy(person: string): string {
    return this.sign(`known:${person}`);
  }

  /** What kind of token it is, or nothing when it is none of ours. */
  read(token: string): { readonly kind: CredentialKind; readonly hash: SecretHash } | undefined {
    const [, prefix, random, signature] = FORM.exec(token) ?? [];
    if (prefix === undefined || signature === undefined) return undefined;
    const expected = this.sign(`${prefix}_${random}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
    return { kind: prefix === PREFIX.session ? 'session' : 'bot', hash: hashToken(token) };
  }
}

const hashToken = (token: string): SecretHash => createHash('sha256').update(token).digest('hex');

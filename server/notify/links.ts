// Links in letters. Each is signed for one person, one address and one purpose; the address itself is not in it.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'stop';

const FORM = /^([a-z0-9]{16})-(\d{1,15})-([\w-]{43})$/;

export class Links {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  private sign(purpose: Purpose, person: string, address: string, until: number): string {
    const text = JSON.stringify(['email', purpose, person, address, until]);
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }

  make(purpose: Purpose, person: string, address: string, until: number): string {
    return `${person}-${until}-${this.sign(purpose, person, address, until)}`;
  }

  personIn(link: string): string | undefined {
    return FORM.exec(link)?.[1];
  }

  isFor(link: string, purpose: Purpose, address: string, now: number): boolean {
    const [, person, until, signature] = FORM.exec(link) ?? [];
    if (person === undefined || signature === undefined || Number(until) < now) return false;
    const expected = this.sign(purpose, person, address, Number(until));
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  }
}

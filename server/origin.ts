import type { IncomingHttpHeaders } from 'node:http';

/** Browsers say which page a request comes from; programs say nothing, and bring no cookie by themselves. */
export function isFromHere(headers: IncomingHttpHeaders, origins: readonly string[] = []): boolean {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The session, and what says that somebody has signed in with this browser before. */
export const COOKIE = { session: 'mathom', known: 'mathom-known' } as const;

export function cookieIn(cookies: string | undefined, wanted: string): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted) return value;
  }
  return undefined;
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.-]{1,200})$/i.exec(authorization ?? '')?.[1];

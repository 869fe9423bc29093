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

export const cookieName = 'mathom';

/** The session in a Cookie header. */
export function sessionIn(cookies: string | undefined): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}

export const bearerIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.-]{1,200})$/i.exec(authorization ?? '')?.[1];

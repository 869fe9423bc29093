// Answers a browser: the built client's files and its one page, with a content policy that admits nobody else.
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type StaticFile, StaticFiles } from './static.ts';

/** Everything comes from this server; no inline script, no inline style sheet, no stranger. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': contentPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Where `npm start` builds the client. */
const builtClient = path.join(import.meta.dirname, '..', 'dist', 'client');

/** The screens of the client: each is the same page, which looks at its own address. */
const SCREEN =
  /^\/(play|online|decks|cards|settings|learn|glossary|about|(table|replay|decks|cards|learn|puzzle|rules|t|join|watch|people)\/[\w.%-]{1,100}|rules)\/?$/;

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  more?: Record<string, string>;
}

const text = (status: number, body: string, more: Record<string, string> = {}): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
  more: { 'Cache-Control': 'no-cache', ...more },
});
const notBuilt = text(503, 'The house is not built yet: start it with npm start, which builds it.\n');
const lost = text(404, 'Nothing is kept at this address.\n');
// What was sent is not read, so the connection cannot be used again.
const refused = text(405, 'This address can only be read: send GET or HEAD.\n', {
  Allow: 'GET, HEAD',
  Connection: 'close',
});

function send(file: StaticFile, status: number, request: IncomingMessage): Answer {
  const more: Record<string, string> = {
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers['if-none-match'] === file.tag)
    return { status: 304, type: file.type, body: '', more };
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? file.gzip : undefined;
  if (packed) more['Content-Encoding'] = 'gzip';
  return { status, type: file.type, body: packed ?? file.body, more };
}

function answerTo(request: IncomingMessage, files: StaticFiles): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused;
  const place = request.url?.split('?')[0] ?? '/';
  if (place === '/healthz') return text(200, 'ok\n');
  // The page asks who it talks to: here nobody keeps tables.
  if (place === '/api/me') return text(204, '');
  const file = place === '/index.html' ? undefined : files.find(place);
  if (file) return send(file, 200, request);
  const page = files.find('/index.html');
  // A screen that does not exist is shown as such by the page; a missing file is not a page.
  const isScreen = place === '/' || SCREEN.test(place);
  if (!isScreen && !/\btext\/html\b/.test(String(request.headers.accept ?? ''))) return lost;
  return page ? send(page, isScreen ? 200 : 404, request) : notBuilt;
}

/** Answers everything from the folder of the built client; where npm start puts it when none is given. */
export function clientPages(folder = builtClient): (request: IncomingMessage, response: ServerResponse) => void {
  const files = new StaticFiles(folder);
  return (request, response) => {
    const { status, type, body, more } = answerTo(request, files);
    const length = Buffer.byteLength(body);
    response.writeHead(status, { ...headers, ...more, 'Content-Type': type, 'Content-Length': length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

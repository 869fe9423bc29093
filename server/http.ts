import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { contentPolicy, homePage, icon, lostPage } from './page.ts';

export interface RunningServer {
  /** Where to point a browser, such as http://127.0.0.1:3019 */
  address: string;
  close(): Promise<void>;
}

/** The server cannot be opened where it was asked to; the message says why and what to do. */
export class CannotListen extends Error {}

/** How long open requests may take to end once the server is closing. */
const grace = 2000;

const headers = {
  'Content-Security-Policy': contentPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
};

interface Answer {
  status: number;
  type: string;
  body: string;
}

const html = (status: number, body: string): Answer => ({ status, type: 'text/html; charset=utf-8', body });
const text = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body });

const places: Readonly<Record<string, Answer>> = {
  '/': html(200, homePage),
  '/healthz': text(200, 'ok\n'),
  '/icon.svg': { status: 200, type: 'image/svg+xml', body: icon },
};
const lost = html(404, lostPage);
const refused = text(405, 'This address can only be read: send GET or HEAD.\n');

function respond(request: IncomingMessage, response: ServerResponse): void {
  const readable = request.method === 'GET' || request.method === 'HEAD';
  const place = request.url?.split('?')[0] ?? '/';
  const { status, type, body } = readable ? (Object.hasOwn(places, place) ? places[place] : lost) : refused;
  if (!readable) {
    // What was sent is not read, so the connection cannot be used again.
    response.setHeader('Allow', 'GET, HEAD').setHeader('Connection', 'close');
  }
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function whyNot(code: string | undefined, host: string, port: number): string {
  const another = 'choose another with --port or PORT, for example: npm start -- --port 3020';
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken, perhaps by another Mathom-house. End that program, or ${another}`;
  }
  if (code === 'EACCES') return `Port ${port} is reserved for the administrator of this machine: ${another}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine: leave out --host and HOST to use 127.0.0.1`;
  }
  return `The server could not be opened on ${host}, port ${port} (${code}): ${another}`;
}

export function startServer({ port, host }: { port: number; host: string }): Promise<RunningServer> {
  const server = createServer(respond);
  const close = () =>
    new Promise<void>((resolve) => {
      const impatience = setTimeout(() => server.closeAllConnections(), grace);
      server.close(() => {
        clearTimeout(impatience);
        resolve();
      });
    });
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => reject(new CannotListen(whyNot(code, host, port))));
    server.listen(port, host, () => {
      const bound = server.address();
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ address: `http://${name}:${typeof bound === 'object' ? bound?.port : port}`, close });
    });
  });
}

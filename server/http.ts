import { createServer } from 'node:http';
import { clientPages } from './pages.ts';

export interface RunningServer {
  /** Where to point a browser, such as http://127.0.0.1:3019 */
  address: string;
  close(): Promise<void>;
}

/** The server cannot be opened where it was asked to; the message says why and what to do. */
export class CannotListen extends Error {}

/** How long open requests may take to end once the server is closing. */
const grace = 2000;

export function whyNot(code: string | undefined, host: string, port: number): string {
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

export interface Place {
  port: number;
  host: string;
  /** The built client; where npm start puts it when not given. */
  folder?: string | undefined;
}

export function startServer({ port, host, folder }: Place): Promise<RunningServer> {
  const server = createServer(clientPages(folder));
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

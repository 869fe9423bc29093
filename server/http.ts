export interface RunningServer {
  /** Where to point a browser, such as http://127.0.0.1:3019 */
  address: string;
  close(): Promise<void>;
}

/** The server cannot be opened where it was asked to; the message says why and what to do. */
export class CannotListen extends Error {}

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

export interface ListenAt {
  port: number;
  host: string;
  /** The built client; where npm start puts it when not given. */
  folder?: string | undefined;
}

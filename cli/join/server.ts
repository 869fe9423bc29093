// A server as the command line knows it: its interface over HTTP, and who we are there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TableInfo } from '../../protocol/messages.ts';
import type { Io } from '../io.ts';
import { messageOf, Trouble } from '../trouble.ts';

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly programs: readonly string[];
}

interface Answer {
  readonly error?: { readonly code: string; readonly text: string };
}

/** The address in what was typed, and the table in it where it is the address of one. */
export function readAddress(typed: string): { readonly address: string; readonly table: string | undefined } {
  const url = URL.parse(/^https?:\/\//.test(typed) ? typed : `http://${typed}`);
  if (!url) throw new Trouble(`"${typed}" is no address: give one such as http://127.0.0.1:3019.`);
  return { address: url.origin, table: /^\/table\/([a-z0-9]{16})\/?$/.exec(url.pathname)?.[1] };
}

export class Server {
  readonly address: string;
  token: string | undefined;
  private readonly io: Io;

  constructor(io: Io, address: string, token: string | undefined) {
    this.io = io;
    this.address = address;
    this.token = token ?? this.remembered();
  }

  get socket(): string {
    return `${this.address.replace(/^http/, 'ws')}/socket`;
  }

  async get<T>(at: string): Promise<T> {
    return (await this.send('GET', at)).answer as T;
  }

  async post<T>(at: string, body: object = {}): Promise<T> {
    return (await this.send('POST', at, body)).answer as T;
  }

  private async send(method: string, at: string, body?: object): Promise<{ answer: Answer; response: Response }> {
    const headers = {
      ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const init = { method, headers, signal: this.io.signal, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.address}${at}`, init).catch((error: unknown) => {
      const why = error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error);
      throw new Trouble(`${this.address} does not answer (${why}): is the server running?`, 1);
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (answer.error) throw new Trouble(answer.error.text, 1);
    if (!response.ok) throw new Trouble(`${this.address} is no server of Mathom-house: it says ${response.status}.`, 1);
    return { answer, response };
  }

  /** Who we are: as last time, or a new guest. */
  async signIn(name: string | undefined): Promise<{ readonly id: string; readonly name: string }> {
    type Me = { person: { id: string; name: string } | null };
    const known = this.token === undefined ? null : (await this.get<Me>('/api/me')).person;
    if (known && (name === undefined || name === known.name)) return known;
    this.token = undefined;
    const { answer, response } = await this.send('POST', '/api/guest', name === undefined ? {} : { name });
    this.token = /mathom=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    this.remember();
    const { person } = answer as Me;
    if (!person) throw new Trouble(`${this.address} does not say who we are.`, 1);
    return person;
  }

  private get file(): string {
    const state = this.io.env.XDG_STATE_HOME || path.join(this.io.home, '.local', 'state');
    return path.join(state, 'mathom-house', `server-${this.address.replace(/[^\w.-]+/g, '_')}.token`);
  }

  private remembered(): string | undefined {
    try {
      return readFileSync(this.file, 'utf8').trim() || undefined;
    } catch {
      return undefined;
    }
  }

  private remember(): void {
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${this.token}\n`, { mode: 0o600 });
    } catch {
      this.io.stderr.write(`${this.file} cannot be written: come back with --token ${this.token}\n`);
    }
  }
}

export const seatNumber = (seats: readonly string[], word: string): number => {
  const seat = seats.indexOf(word.toLowerCase());
  if (seat < 0) throw new Trouble(`There is no seat "${word}": choose ${seats.join(', ')}.`);
  return seat;
};

export const mySeats = (table: TableInfo, person: string): readonly number[] =>
  table.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));

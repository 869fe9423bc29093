// The server's HTTP interface, as far as the house uses it. Every refusal is thrown as the sentence that the server gave.
import type { Options, Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { RatingPoint, SideRating } from '../online/rating-words.ts';
import { learnTime } from './server-time.ts';

export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly name: string;
}

/** The server said no; `code` is one of the protocol's. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

const UNREACHABLE = 'The road to the server is broken. Try again in a moment.';

async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
  const init: RequestInit = {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
  const response = await fetch(path, init).catch(() => {
    throw new Refused('unavailable', UNREACHABLE);
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const { code = 'fault', text = 'Something broke on our side. Your game is safe.' } =
    (answer as { error?: { code?: string; text?: string } } | undefined)?.error ?? {};
  throw new Refused(code, text);
}

async function get<T>(path: string): Promise<T> {
  return (await send('GET', path)).json() as Promise<T>;
}
async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await send('POST', path, body)).json() as Promise<T>;
}

interface Welcome {
  readonly person: Person;
}
interface One {
  readonly table: TableInfo;
}
interface Many {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

/** With an empty text it was given up. */
export interface AccountDeck {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly changed: number;
}

export type Clock = NonNullable<TableInfo['clock']>;

export interface Opening {
  readonly game: string;
  readonly options: Options;
  /** By seat: `me`, `open`, `invited` or the name of a program. */
  readonly seats: readonly string[];
  readonly visibility: 'listed' | 'private';
  readonly rated: boolean;
  readonly clock: Clock | null;
}

export interface Opened extends One {
  readonly invitations: Readonly<Record<Seat, string>>;
}

export interface Profile {
  readonly person: Person;
  readonly ratings: readonly SideRating[];
}

export const api = {
  /** Nothing when no server of ours answers: the house then stays as it is without one. */
  async me(): Promise<{ person: Person | null } | undefined> {
    if (navigator.onLine === false) return undefined;
    const response = await fetch('/api/me').catch(() => undefined);
    if (response?.status !== 200 || !response.headers.get('content-type')?.includes('json')) return undefined;
    learnTime(response.headers.get('date'));
    return response.json() as Promise<{ person: Person | null }>;
  },
  guest: (name: string) => post<Welcome>('/api/guest', name ? { name } : {}),
  account: (name: string, password: string) => post<Welcome>('/api/account', { name, password }),
  signIn: (name: string, password: string) => post<Welcome>('/api/sign-in', { name, password }),
  signOut: (everywhere = false) => post('/api/sign-out', { everywhere }),
  password: (old: string, next: string) => post<Welcome>('/api/me/password', { old, new: next }),
  remove: async (password?: string): Promise<void> => {
    await send('DELETE', '/api/me', password === undefined ? {} : { password });
  },
  profile: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  history: (id: string, game: string, side: string) =>
    get<{ readonly history: readonly RatingPoint[] }>(
      `/api/people/${id}/ratings?${new URLSearchParams({ game, side })}`,
    ),
  decks: () => get<{ decks: readonly AccountDeck[] }>('/api/me/decks'),
  keepDeck: (deck: AccountDeck) => post<{ decks: readonly AccountDeck[] }>('/api/me/decks', deck),
  muted: () => get<{ muted: readonly string[] }>('/api/me/mutes'),
  mute: (person: string, muted: boolean) => post<{ muted: readonly string[] }>('/api/me/mutes', { person, muted }),
  myTables: () => get<Many>('/api/me/tables'),
  recentTables: () => get<Many>('/api/tables?list=recent'),
  openTables: () => get<Many>('/api/tables?list=open'),
  open: (opening: Opening) => post<Opened>('/api/tables', opening),
  table: (id: string) => get<One>(`/api/tables/${id}`),
  invitation: (secret: string) => get<One & { readonly seat: Seat }>(`/api/invitations/${encodeURIComponent(secret)}`),
  join: (id: string, how: { seat?: Seat; invitation?: string }) => post<One>(`/api/tables/${id}/join`, how),
  leave: (id: string) => post(`/api/tables/${id}/leave`),
  invite: (id: string, seat: Seat) => post<{ readonly invitation: string }>(`/api/tables/${id}/invite`, { seat }),
  letWatch: (id: string, open: boolean) =>
    post<{ readonly watch: string | null }>(`/api/tables/${id}/watching`, { open }),
  watchable: (secret: string) => get<One>(`/api/watching/${encodeURIComponent(secret)}`),
  admit: (secret: string) => post<One>(`/api/watching/${encodeURIComponent(secret)}`),
  rematch: (id: string) => post<One>(`/api/tables/${id}/rematch`),
  save: async (id: string): Promise<string> => (await send('GET', `/api/tables/${id}/save`)).text(),
};

// News from PostgreSQL: a connection of its own that listens to one channel. It sends itself a beat and expects to hear it, so
// that a connection that is dead without knowing (or a pooler that swallows news) is noticed; it is then opened again, and
// whoever listens is told that something may have been missed.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StoreError } from './trouble.ts';

export interface ListenerParts {
  readonly settings: pg.ClientConfig;
  readonly channel: string;
  heard(payload: string): void;
  /** News may have been lost since the last. */
  missed(): void;
  /** It cannot be opened again for now. */
  lost(error: unknown): void;
}

/** Milliseconds between two beats; after as long again without an answer the connection is given up. */
export const usualBeat = 5000;
const longestPause = 5000;

export class Listener {
  private readonly parts: ListenerParts;
  private readonly beat: number;
  private readonly own = `beat ${randomUUID()}`;
  private readonly closing = new AbortController();
  private opening: Promise<void> | undefined;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hears = false;
  private onBeat: () => void = () => {};

  constructor(parts: ListenerParts, beat = usualBeat) {
    this.parts = parts;
    this.beat = beat;
  }

  /** Resolves when nothing is missed any more; after a failure the next call tries again. */
  listen(): Promise<void> {
    this.opening ??= this.connect().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** Whether news arrive, as far as is known; nobody has asked for any when it is true from the beginning. */
  get alive(): boolean {
    return this.opening === undefined || this.hears;
  }

  private async connect(): Promise<void> {
    if (this.closing.signal.aborted) throw new StoreError('unavailable', 'The store is closed.');
    const client = new pg.Client(this.parts.settings);
    client.on('error', () => {}); // 'end' follows
    client.on('notification', ({ payload = '' }) => {
      if (payload === this.own) this.onBeat();
      else if (!payload.startsWith('beat ')) this.parts.heard(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${this.parts.channel}`);
      await this.hearOneself(client);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => void this.reconnect());
    this.client = client;
    this.hears = true;
    this.beatOn(client);
    if (this.closing.signal.aborted) await client.end();
  }

  private async hearOneself(client: pg.Client): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      this.onBeat = resolve;
    });
    const unheard = new StoreError(
      'unavailable',
      'PostgreSQL answers, but its news do not arrive: a connection pooler between must not be in transaction mode.',
    );
    const late = setTimeout(this.beat, undefined, { signal: this.closing.signal, ref: false }).then(() => {
      throw unheard;
    });
    const sent = client.query('SELECT pg_notify($1, $2)', [this.parts.channel, this.own]).then(() => heard);
    late.catch(() => {});
    sent.catch(() => {});
    await Promise.race([sent, late]);
  }

  private beatOn(client: pg.Client): void {
    this.timer = globalThis
      .setTimeout(async () => {
        try {
          await this.hearOneself(client);
          this.beatOn(client);
        } catch {
          this.hears = false;
          client.end().catch(() => {}); // tears the socket down where a question hangs; 'end' follows
        }
      }, this.beat)
      .unref();
  }

  private async reconnect(): Promise<void> {
    clearTimeout(this.timer);
    this.hears = false;
    const { signal } = this.closing;
    for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        await this.connect();
        return this.parts.missed();
      } catch (error) {
        if (!signal.aborted) this.parts.lost(error);
        await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }

  close(): void {
    this.closing.abort();
    clearTimeout(this.timer);
    this.client?.end().catch(() => {});
  }
}

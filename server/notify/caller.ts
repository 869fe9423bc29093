// Tells people that it is their turn when they are not at the table. The store remembers who is still to be told; every server
// looks there, strikes out those who sit before it, and the first to take a call that is due sends it.
import { setTimeout } from 'node:timers/promises';
import type { Call, PersonId, Store, Table, TableId } from '../store/store.ts';
import type { Links } from './links.ts';
import type { Mailer } from './mail.ts';
import type { Pusher, Sent } from './push.ts';
import { letterWords, pushedWords } from './words.ts';

export interface CallerParts {
  readonly store: Store;
  readonly links: Links;
  readonly push?: Pusher | undefined;
  readonly mail?: Mailer | undefined;
  readonly now: () => number;
  /** Whether somebody looks at a table from his seat, on this server. */
  isAt(table: TableId, person: PersonId): Promise<boolean>;
  titleOf(game: string): string;
  /** Something was not delivered. */
  warn(text: string, more: object): void;
  report(text: string, error: unknown): void;
}

export interface CallerPace {
  /** How long somebody may come back before he is told; every server looks at least twice in that time. */
  readonly delay: number;
  readonly pause: number;
  /** How long after a failure, or after the death of whoever took the call, it is tried again. */
  readonly again: number;
}

export const usualPace: CallerPace = { delay: 15_000, pause: 5000, again: 5 * 60_000 };

/** After this the matter is dropped until the next turn. */
const longEnough = 60 * 60_000;
const atOnce = 1000;
const sentTogether = 10;
/** How long a server that closes waits for what it is sending. */
const grace = 5000;
/** A link that stops letters works as long as there are letters. */
const forever = 9e14;

export class Caller {
  private readonly parts: CallerParts;
  private readonly pace: CallerPace;
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(parts: CallerParts, pace: CallerPace = usualPace) {
    this.parts = parts;
    this.pace = pace;
    this.timer = setInterval(() => void this.look(), pace.pause).unref();
  }

  /** One look at a time. */
  look(): Promise<void> {
    this.looking ??= this.lookThrough()
      .catch((error: unknown) => this.parts.report('Nobody could be told of his turn', error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** What is on its way may arrive; the rest is left to others. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closed = true;
    await Promise.race([this.looking, setTimeout(grace, undefined, { ref: false })]);
    this.parts.mail?.close();
  }

  private async lookThrough(): Promise<void> {
    const { store, now } = this.parts;
    const due: Call[] = [];
    for (const call of await store.notices.calls(now(), atOnce)) {
      if (await this.parts.isAt(call.table, call.person)) await store.notices.take(call, null);
      else if (call.at <= now() - this.pace.delay) due.push(call);
    }
    while (due.length > 0 && !this.closed)
      await Promise.all(due.splice(0, sentTogether).map((call) => this.answer(call)));
  }

  private async answer(call: Call): Promise<void> {
    const { store, now } = this.parts;
    const again = now() + this.pace.again;
    if (!(await store.notices.take(call, again))) return; // another server has it, or the turn is over
    const isOver = (await this.tell(call)) || now() - call.since > longEnough;
    if (isOver) await store.notices.take({ ...call, at: again }, null);
  }

  /** False when it is worth another try. */
  private async tell({ table: id, seat, person }: Call): Promise<boolean> {
    const table = await this.parts.store.tables.find(id);
    if (!table?.toMove.includes(seat)) return true;
    const sent = await Promise.all([
      ...(await this.pushes(table, seat, person)),
      ...(await this.letters(table, seat, person)),
    ]);
    return sent.includes('ok') || !sent.some((each) => typeof each === 'object' && each.passing);
  }

  private async pushes(table: Table, seat: number, person: PersonId): Promise<Promise<Sent>[]> {
    const { push, store, titleOf } = this.parts;
    if (!push) return [];
    const words = pushedWords(table, titleOf(table.game), seat);
    return (await store.notices.subscriptions(person)).map(async (subscription) => {
      const sent = await push.push(subscription, words);
      if (sent === 'gone') await store.notices.unsubscribe(subscription.endpoint);
      this.note('push', sent, new URL(subscription.endpoint).hostname);
      return sent;
    });
  }

  private async letters(table: Table, seat: number, person: PersonId): Promise<Promise<Sent>[]> {
    const { mail, store, links, titleOf } = this.parts;
    const address = mail && (await store.notices.settings(person))?.email;
    if (!mail || !address) return [];
    const stop = `${mail.home}/email/stop/${links.make('stop', person, address, forever)}`;
    const letter = letterWords(table, titleOf(table.game), seat, mail.home, stop);
    const post = async (): Promise<Sent> => {
      const sent = await mail.post({ ...letter, to: address });
      this.note('e-mail', sent);
      return sent;
    };
    return [post()];
  }

  private note(by: string, sent: Sent, service?: string): void {
    if (sent === 'ok') return;
    const trouble = sent === 'gone' ? 'the device is gone, and forgotten' : sent.trouble;
    this.parts.warn('notice not delivered', { by, trouble, ...(service !== undefined && { service }) });
  }
}

// A player for the server that is killed: plays at random, now and then takes a move back, and writes down what was acknowledged.
import type { ServerMessage } from '../protocol/messages.ts';
import { ServerLink, ServerRefusal, type TableLink } from '../protocol/server-link.ts';
import type { TableView } from '../protocol/table.ts';
import { socketOf } from './house.ts';

export interface AcknowledgedEntry {
  readonly table: string;
  readonly version: number;
  readonly kind: 'move' | 'undo';
  readonly seat: number;
  readonly text: string;
}

export class Acknowledged {
  readonly entries: AcknowledgedEntry[] = [];
  /** Tables whose game has ended. */
  readonly over = new Set<string>();
  breaks = 0;
  private readonly byTable = new Map<string, AcknowledgedEntry[]>();
  private readonly unsureByTable = new Map<string, number>();

  add(entry: AcknowledgedEntry): void {
    this.entries.push(entry);
    const list = this.byTable.get(entry.table);
    if (list) list.push(entry);
    else this.byTable.set(entry.table, [entry]);
  }

  of(table: string): readonly AcknowledgedEntry[] {
    return this.byTable.get(table) ?? [];
  }

  /** Whether it was done, the answer did not say. */
  doubt(table: string): void {
    this.unsureByTable.set(table, this.unsureAt(table) + 1);
  }

  unsureAt(table: string): number {
    return this.unsureByTable.get(table) ?? 0;
  }

  get unsure(): number {
    return [...this.unsureByTable.values()].reduce((sum, count) => sum + count, 0);
  }
}

const pace = 15;

export class CrashPlayer {
  readonly table: string;
  readonly seat: number;
  private readonly said: Acknowledged;
  private readonly link: ServerLink;
  private readonly watched: TableLink;
  private asking: Promise<void> | undefined;
  private resting = false;

  constructor(address: string, token: string, table: string, seat: number, said: Acknowledged) {
    this.table = table;
    this.seat = seat;
    this.said = said;
    const onConnected = (connected: boolean): void => {
      if (!connected) said.breaks++;
    };
    this.link = new ServerLink({ url: socketOf(address), token, onConnected });
    this.watched = this.link.watch(table, seat, () => this.consider());
  }

  get sees(): TableView | null {
    return this.watched.view;
  }

  get version(): number {
    return this.watched.version;
  }

  private consider(): void {
    const { view } = this.watched;
    if (view?.outcome) this.said.over.add(this.table);
    if (this.asking || this.resting || !view || (!view.question && view.undo === 0)) return;
    this.asking = new Promise((resolve) => setTimeout(resolve, pace * Math.random() * 2))
      .then(() => this.choose())
      .finally(() => {
        this.asking = undefined;
        this.consider();
      });
  }

  private async choose(): Promise<void> {
    const { view, version } = this.watched;
    const { table, seat } = this;
    if (!view || this.resting || view.outcome) return;
    if (view.undo > 0 && Math.random() < 0.05) await this.enter('undo', '', { type: 'undo', table, seat, version });
    else if (view.question) {
      const { choices } = view.question;
      const { move } = choices[Math.floor(Math.random() * choices.length)];
      await this.enter('move', move, { type: 'play', table, seat, version, move });
    } else await new Promise((resolve) => setTimeout(resolve, pace));
  }

  private async enter(kind: 'move' | 'undo', text: string, request: Parameters<ServerLink['ask']>[0]): Promise<void> {
    const { table, seat } = this;
    let answer: ServerMessage;
    try {
      answer = await this.link.ask(request);
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      if (['unavailable', 'fault'].includes(error.code)) this.said.doubt(table);
      await new Promise((resolve) => setTimeout(resolve, pace)); // the present position is on its way
      return;
    }
    if (answer.type === 'ack' && answer.version !== undefined)
      this.said.add({ table, seat, kind, text, version: answer.version });
  }

  /** Chooses nothing any more; resolves when what was sent is answered. */
  async rest(): Promise<void> {
    this.resting = true;
    await this.asking;
  }

  leave(): void {
    this.link.close();
  }
}

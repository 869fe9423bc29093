// One player of the load tool: keeps the table as a browser would, and does as little else as it can, since a thousand of them
// share a process.
import { type ClientMessage, PROTOCOL, type ServerMessage } from '../protocol/messages.ts';
import { patched } from '../protocol/patch.ts';
import type { TableView } from '../protocol/table.ts';
import { socketFrom } from './house.ts';

export interface LoadGame {
  readonly table: string;
  /** By seat: when the move that it waits for was sent. */
  readonly sent: Map<number, number>;
}

export class Tally {
  /** Milliseconds from a move to the screen of the other player. */
  screens: number[] = [];
  acknowledgements: number[] = [];
  sizes: number[] = [];
  errors: Record<string, number> = {};

  reset(): void {
    this.screens = [];
    this.acknowledgements = [];
    this.sizes = [];
  }

  error(what: string): void {
    this.errors[what] = (this.errors[what] ?? 0) + 1;
  }
}

export class LoadClient {
  private readonly socket: WebSocket;
  private readonly game: LoadGame;
  private readonly seat: number | undefined;
  private readonly tally: Tally;
  /** Milliseconds between two choices in a game, about. */
  pace: number;
  private view: TableView | null = null;
  private version = -1;
  private timer: NodeJS.Timeout | undefined;
  private sentAt = 0;
  private begun = false;
  private left = false;
  private seated: () => void = () => {};

  private constructor(socket: WebSocket, game: LoadGame, seat: number | undefined, tally: Tally, pace: number) {
    this.socket = socket;
    this.game = game;
    this.seat = seat;
    this.tally = tally;
    this.pace = pace;
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = () => this.left || tally.error('connection lost');
    socket.onerror = () => {};
  }

  /** Resolves when the client sees the table. */
  static async join(
    address: string,
    token: string,
    game: LoadGame,
    seat: number | undefined,
    tally: Tally,
    pace: number,
    from?: string,
  ): Promise<LoadClient> {
    const client = new LoadClient(socketFrom(address, from), game, seat, tally, pace);
    await new Promise<void>((resolve, reject) => {
      client.seated = resolve;
      client.socket.onopen = () => {
        client.send({ type: 'hello', id: 'hello', protocol: PROTOCOL, token });
        client.send({ type: 'watch', id: 'watch', table: game.table, ...(seat !== undefined && { seat }) });
      };
      setTimeout(() => reject(new Error('A client was not shown its table within 30 s.')), 30_000).unref();
    });
    return client;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'table':
        this.view = message.view;
        this.version = message.version;
        this.seated();
        this.consider();
        return;
      case 'changed':
        this.changed(message, text.length);
        return;
      case 'ack':
        if (message.re === 'play') this.tally.acknowledgements.push(performance.now() - this.sentAt);
        return;
      case 'refused':
      case 'error':
        this.tally.error(message.code);
        return;
    }
  }

  private changed(message: ServerMessage & { type: 'changed' }, size: number): void {
    if (message.from !== this.version) this.tally.error('gap');
    this.view = patched(this.view, message.patch);
    this.version = message.version;
    const now = performance.now();
    this.tally.sizes.push(size);
    for (const { seat } of message.heard) {
      const sent = this.game.sent.get(seat);
      if (sent === undefined || this.seat === undefined || seat === this.seat) continue;
      this.tally.screens.push(now - sent);
      this.game.sent.delete(seat);
    }
    this.consider();
  }

  begin(): void {
    this.begun = true;
    this.consider(Math.random() * this.pace);
  }

  /** Thinks for a while, if it is to choose. */
  private consider(pause = this.pace * (0.5 + Math.random())): void {
    if (!this.begun || this.seat === undefined || !this.view?.question || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.choose();
    }, pause);
  }

  private choose(): void {
    const choices = this.view?.question?.choices;
    if (!choices || this.left || this.seat === undefined) return;
    const { move } = choices[Math.floor(Math.random() * choices.length)];
    this.sentAt = performance.now();
    this.game.sent.set(this.seat, this.sentAt);
    this.send({ type: 'play', id: 'play', table: this.game.table, seat: this.seat, version: this.version, move });
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}

// The one connection of this page, open as long as a screen uses it. A change of who we are opens it anew.
import { type Accessor, createEffect, createRoot, createSignal, on } from 'solid-js';
import type { ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { ServerLink } from '../../protocol/server-link.ts';
import { type Road, UNNOTICED_MS } from '../host/remote-host.ts';
import type { Mending } from '../host/table-host.ts';
import { lookWhoWeAre, person } from '../session/session.ts';

type Listener<T> = (value: T) => void;

export class OpenRoad implements Road {
  readonly link: ServerLink;
  users = 0;
  /** The connection is lost, and that for longer than a moment. */
  readonly isBroken: Accessor<boolean>;
  readonly mending: Mending = { retryAt: () => this.link.retryAt, retry: () => this.link.retry() };
  private readonly messages = new Set<Listener<ServerMessage>>();
  private readonly connections = new Set<Listener<boolean>>();
  private readonly stopFollowing: () => void;

  constructor() {
    const [isBroken, setBroken] = createSignal(false);
    this.isBroken = isBroken;
    let noticing: ReturnType<typeof setTimeout> | undefined;
    this.link = new ServerLink({
      url: `${location.origin.replace(/^http/, 'ws')}/socket`,
      onMessage: (message) => {
        if (message.type === 'welcome') void lookWhoWeAre(message.person?.id);
        for (const listener of [...this.messages]) listener(message);
      },
      onConnected: (connected) => {
        if (connected) {
          clearTimeout(noticing);
          noticing = undefined;
          setBroken(false);
        } else noticing ??= setTimeout(() => setBroken(true), UNNOTICED_MS);
        for (const listener of [...this.connections]) listener(connected);
      },
    });
    this.stopFollowing = createRoot((dispose) => {
      createEffect(
        on(
          () => person()?.id,
          () => this.link.interrupt(),
          { defer: true },
        ),
      );
      return dispose;
    });
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
  }

  private readonly retry = (): void => {
    if (!document.hidden) this.link.retry();
  };

  onConnected(listener: Listener<boolean>): () => void {
    this.connections.add(listener);
    return () => this.connections.delete(listener);
  }

  onMessage(listener: Listener<ServerMessage>): () => void {
    this.messages.add(listener);
    return () => this.messages.delete(listener);
  }

  /** The open tables, now and whenever they change. */
  watchLobby(listener: Listener<readonly TableInfo[]>): () => void {
    const ask = (watch: boolean) => void this.link.ask({ type: 'lobby', watch }).catch(() => {});
    const stops = [
      this.onMessage((message) => {
        if (message.type === 'lobby') listener(message.tables);
      }),
      this.onConnected((connected) => {
        if (connected) ask(true);
      }),
    ];
    ask(true);
    return () => {
      for (const stop of stops) stop();
      ask(false);
    };
  }

  close(): void {
    this.stopFollowing();
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    this.link.close();
  }
}

let open: OpenRoad | undefined;

/** Every screen that takes the road leaves it when it goes. */
export function takeRoad(): OpenRoad {
  open ??= new OpenRoad();
  open.users++;
  return open;
}

export function leaveRoad(road: OpenRoad): void {
  if (--road.users > 0 || open !== road) return;
  open = undefined;
  // What a leaving screen still has to say is said first.
  setTimeout(() => road.close(), 0);
}

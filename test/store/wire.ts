// The wire between a server and PostgreSQL, which a test can hold (nothing passes, nothing is refused) or cut.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  /** Of the same database, through the wire. */
  readonly url: string;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private held = false;
  /** Lets nobody listen to the store's channel, and says nothing: as a pooler in transaction mode does. */
  swallowsNews = false;

  private constructor(server: Server, sockets: Set<Socket>, url: string) {
    this.server = server;
    this.sockets = sockets;
    this.url = url;
  }

  static async to(url: string): Promise<Wire> {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        sockets.add(one);
        one.on('data', (chunk) => other.write(wire.swallowsNews ? deafened(chunk) : chunk));
        one.on('error', () => {});
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        if (wire.held) one.pause();
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const near = new URL(url);
    near.port = `${(server.address() as AddressInfo).port}`;
    const wire = new Wire(server, sockets, near.href);
    return wire;
  }

  hold(): void {
    this.held = true;
    for (const socket of this.sockets) socket.pause();
  }

  release(): void {
    this.held = false;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }
}

const deafened = (chunk: Buffer): Buffer =>
  Buffer.from(chunk.toString('latin1').replace('LISTEN mathom_store', 'LISTEN mathom_nobod'), 'latin1');

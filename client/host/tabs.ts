// The same game in two tabs of this browser: whoever keeps it says so, and the others fetch it.
const NAME = 'mathom-games';

export class Tabs {
  private readonly id: string;
  private readonly channel: BroadcastChannel | undefined;

  constructor(id: string, onNews: () => void) {
    this.id = id;
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
    if (!this.channel) return;
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === id) onNews();
    };
  }

  /** The game has been kept. */
  tell(): void {
    this.channel?.postMessage(this.id);
  }

  close(): void {
    this.channel?.close();
  }
}

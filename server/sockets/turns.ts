// How many things are done for one address at once: whoever asks a great deal waits behind himself, not before others.

/** At the same time, and in one turn of the event loop: what never waits for a disk is over before the next begins. */
const atOnce = 4;

interface Line {
  active: number;
  readonly waiting: (() => void)[];
}

export class Turns {
  private readonly lines = new Map<string, Line>();

  get size(): number {
    return this.lines.size;
  }

  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(address) ?? { active: 0, waiting: [] };
    this.lines.set(address, line);
    if (line.active >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.active++;
    try {
      return await work();
    } finally {
      // Not before everybody's messages of this turn are read.
      setImmediate(() => this.release(address, line));
    }
  }

  private release(address: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.active === 0) this.lines.delete(address);
  }
}

// The page's end of the line to the worker.
import type { Keepsake } from './local-table.ts';
import type { Answers, FromWorker, Request } from './worker.ts';

export class WorkerLink {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private next = 1;

  constructor(
    onChange: (moves: number, thinking: boolean) => void,
    onFault: (message: string) => void,
    onKeep: (keepsake: Keepsake) => void = () => undefined,
  ) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('changed' in data) {
        onChange(data.changed.moves, data.changed.thinking);
        return;
      }
      if ('keep' in data) {
        onKeep(data.keep);
        return;
      }
      const waiter = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) waiter?.reject(new Error(data.error));
      else waiter?.resolve(data.answer);
    };
    this.worker.onerror = (event) => onFault(event.message || 'The game engine stopped.');
  }

  ask<R extends Request>(request: R): Promise<Answers[R['do']]> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (value) => resolve(value as Answers[R['do']]), reject });
      this.worker.postMessage({ id, request });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

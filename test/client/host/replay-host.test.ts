import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { ReplayHost } from '../../../client/host/replay-host.ts';

interface Asked {
  readonly id: number;
  readonly request: { readonly do: string; readonly at?: number };
}

/** A worker that answers when the test says so. */
class SlowWorker {
  static latest: SlowWorker | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  readonly asked: Asked[] = [];
  constructor() {
    SlowWorker.latest = this;
  }
  postMessage(data: Asked): void {
    this.asked.push(data);
  }
  terminate(): void {}
  answer({ id }: Asked, answer: unknown): void {
    this.onmessage?.({ data: { id, answer } });
  }
}

const { Worker } = globalThis;
beforeEach(() => {
  Object.assign(globalThis, { Worker: SlowWorker });
});
afterEach(() => {
  Object.assign(globalThis, { Worker });
});

async function opened() {
  const opening = ReplayHost.open('a save', {
    id: 'replay',
    game: 'wotr',
    options: {},
    seed: 's',
    sitters: ['person', 'rules'],
  });
  const worker = SlowWorker.latest ?? assert.fail('no worker was made');
  worker.answer(worker.asked[0], { steps: [], players: [] });
  const host = await opening;
  const shown: unknown[] = [];
  host.watch(({ table }) => shown.push(table));
  const answer = (nth: number) => worker.answer(worker.asked[nth], { table: worker.asked[nth].request.at, heard: [] });
  return { host, shown, answer };
}

test('A later wish overtakes an earlier one, however late the earlier is answered', async () => {
  const { host, shown, answer } = await opened();
  const wishes = [host.show(1, 'all'), host.show(2, 'all')];
  answer(2);
  answer(1);
  await Promise.all(wishes);
  assert.deepEqual(shown, [2]);
});

test('Who comes later is shown what was shown last, and who has left nothing', async () => {
  const { host, shown, answer } = await opened();
  const wish = host.show(3, 'all');
  answer(1);
  await wish;
  const late: unknown[] = [];
  const leave = host.watch(({ table }) => late.push(table));
  leave();
  const next = host.show(4, 'all');
  answer(2);
  await next;
  assert.deepEqual([shown, late], [[3, 4], [3]]);
});

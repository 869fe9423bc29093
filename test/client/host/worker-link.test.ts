import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkerLink } from '../../../client/host/worker-link.ts';

test('A worker that breaks says why, or at least that it has stopped', (t) => {
  const { Worker } = globalThis;
  t.after(() => Object.assign(globalThis, { Worker }));
  let worker: { onerror?(event: { message: string }): void } = {};
  const Broken = function (this: typeof worker) {
    worker = this;
  };
  Object.assign(globalThis, { Worker: Broken });
  const faults: string[] = [];
  new WorkerLink(
    () => undefined,
    (message) => faults.push(message),
  );
  worker.onerror?.({ message: 'out of memory' });
  worker.onerror?.({ message: '' });
  assert.deepEqual(faults, ['out of memory', 'The game engine stopped.']);
});

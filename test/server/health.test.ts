import assert from 'node:assert/strict';
import { test } from 'node:test';
import { troublesOf } from '../../server/health.ts';

test('The database has two seconds to answer, and then it does not', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const told: string[] = [];
  const asked = troublesOf({ store: { ping: () => new Promise<void>(() => {}) }, troubles: () => [] }).then((found) =>
    told.push(...found),
  );
  t.mock.timers.tick(1999);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(told, []);
  t.mock.timers.tick(1);
  await asked;
  assert.deepEqual(told, ['The database does not answer.']);
});

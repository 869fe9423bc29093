import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Listener } from '../../server/store/listener.ts';

test('Who has closed does not listen any more, and says so without asking the database', async () => {
  const listener = new Listener({
    settings: { host: '127.0.0.1', port: 1 },
    channel: 'nobody',
    heard: assert.fail,
    missed: assert.fail,
    lost: assert.fail,
  });
  assert.equal(listener.alive, true, 'nobody has asked for news');
  listener.close();
  await assert.rejects(listener.listen(), { kind: 'unavailable', message: 'The store is closed.' });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Metrics } from '../../server/metrics.ts';
import { TestServer } from './tables/server.ts';

const read = (server: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/metrics`, { headers });

test('Metrics are told to this machine, and not through a proxy on it', async () => {
  const server = await TestServer.start();
  const answer = await read(server);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /^mathom_connections 0$/m);
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via']) {
    const refused = await read(server, { [header]: '127.0.0.1' });
    assert.equal(refused.status, 403, header);
    assert.ok(!(await refused.text()).includes('mathom_connections'));
  }
});

test('With a token they are told to who brings it, from anywhere, and to nobody else', async () => {
  const server = await TestServer.start({ metricsToken: 'mellon', trustProxy: true });
  assert.equal((await read(server)).status, 403);
  for (const token of ['', 'mello', 'mellonn', 'MELLON'])
    assert.equal((await read(server, { Authorization: `Bearer ${token}` })).status, 403, token);
  const far = { Authorization: 'Bearer mellon', 'X-Forwarded-For': '198.51.100.7' };
  assert.equal((await read(server, far)).status, 200);
});

test('A measure is counted at every bound that it does not pass, and in the sum', () => {
  const metrics = new Metrics();
  for (const milliseconds of [0.5, 3, 10, 9000]) metrics.append.add(milliseconds);
  const lines = metrics.render({}).split('\n');
  const bucket = (bound: string): string | undefined =>
    lines.find((line) => line.startsWith(`mathom_append_milliseconds_bucket{le="${bound}"} `))?.split(' ')[1];
  assert.deepEqual(['1', '2', '5', '10', '25', '5000', '+Inf'].map(bucket), ['1', '1', '2', '3', '3', '3', '4']);
  assert.ok(lines.includes('mathom_append_milliseconds_sum 9013.5'));
  assert.ok(lines.includes('mathom_append_milliseconds_count 4'));
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts';
import { ProgramJobs } from '../../../server/bots/jobs.ts';

let postgres: RunningPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  await postgres.stop();
});

test('Who does not look for jobs is in trouble, unless he was never to look', async (t) => {
  const jobs = await ProgramJobs.open(postgres.url);
  const { now } = performance;
  t.mock.method(performance, 'now', () => now.call(performance) + 20_001);
  assert.equal(jobs.trouble, undefined, 'he has not begun');
  jobs.start(async () => {}, assert.fail);
  assert.equal(jobs.trouble, 'Nobody looks for programs that are to move.');
  for (let tries = 0; jobs.trouble !== undefined; tries++) {
    assert.ok(tries < 300, 'he has never looked');
    await setTimeout(100);
  }
  await jobs.close();
});

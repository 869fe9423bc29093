import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { describe, test } from 'node:test';
import pg from 'pg';
import { packagedPostgres, startPostgres, systemPostgres } from '../../scripts/postgres.ts';
import { nodeFlags } from '../../scripts/runtime.mjs';
import { ask, until } from './backends.ts';

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}

describe('A PostgreSQL for tests', () => {
  test('The packaged one starts, answers and stops', {
    skip: !packagedPostgres() && 'not published here',
  }, async () => {
    const database = await startPostgres({ folder: packagedPostgres() });
    assert.equal((await ask(database, 'SELECT 1')).length, 1);
    await database.stop();
    assert.equal(await answers(database.url), false);
  });

  test('One whose test was killed ends by itself and leaves nothing', async () => {
    const script = `
      import { startPostgres } from ${JSON.stringify(new URL('../../scripts/postgres.ts', import.meta.url).href)};
      import { ask } from ${JSON.stringify(new URL('backends.ts', import.meta.url).href)};
      const { url } = await startPostgres();
      const [{ data_directory: folder }] = await ask({ url }, 'SHOW data_directory');
      console.log(JSON.stringify({ url, folder }));
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawnSync(process.execPath, [...nodeFlags, '--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    assert.equal(child.signal, 'SIGKILL');
    const { url, folder } = JSON.parse(child.stdout);
    await until('its folder is gone', () => !existsSync(path.dirname(folder)));
    assert.equal(await answers(url), false);
  });

  test('POSTGRES_BIN must name a folder with its programs', () => {
    assert.throws(() => systemPostgres({ POSTGRES_BIN: tmpdir() }), /where initdb and postgres are not/);
  });
});

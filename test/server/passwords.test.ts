import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { hashPassword, isPassword } from '../../server/people/passwords.ts';

const cheap = { N: 2, r: 1, p: 1 };

afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
});

test('A password is known by its hash, another and nobody’s are not', async () => {
  const hash = await hashPassword('speak friend', cheap);
  assert.match(hash, /^scrypt\$2\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  assert.equal(await isPassword('speak friend', hash, cheap), true);
  assert.equal(await isPassword('speak foe', hash, cheap), false);
  assert.equal(await isPassword('speak friend', undefined, cheap), false);
});

test('Two passwords are reckoned at a time, the rest in their order: the disk needs threads too', async () => {
  const begun: { password: unknown; end: () => void }[] = [];
  mock.method(crypto, 'scrypt', (password: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1) as (error: Error | null, key: Buffer) => void;
    begun.push({ password, end: () => done(password === 'three' ? new Error('no memory') : null, Buffer.alloc(32)) });
  });
  syncBuiltinESMExports();
  const passwords = () => begun.map(({ password }) => password);
  const hashes = ['one', 'two', 'three', 'four'].map((password) => hashPassword(password, cheap));
  await setImmediate();
  assert.deepEqual(passwords(), ['one', 'two']);
  begun[1]?.end();
  await hashes[1];
  assert.deepEqual(passwords(), ['one', 'two', 'three']);
  begun[2]?.end();
  await assert.rejects(hashes[2] ?? '', { message: 'no memory' });
  assert.deepEqual(passwords(), ['one', 'two', 'three', 'four'], 'one that fails makes room as well');
  begun[0]?.end();
  begun[3]?.end();
  await Promise.all([hashes[0], hashes[3]]);
  const another = hashPassword('five', cheap);
  await setImmediate();
  begun[4]?.end();
  await another;
});

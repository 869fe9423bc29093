import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNoticeSettings } from '../../server/notify/settings.ts';
import { run } from './fake-io.ts';

test('keys makes a pair that a server takes, new each time, as lines for its environment or as data', async () => {
  const { code, out } = await run(['keys']);
  assert.equal(code, 0);
  const pair = Object.fromEntries(
    out
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  const { push } = readNoticeSettings({ ...pair, MATHOM_CONTACT: 'me@example.org' });
  assert.equal(push?.publicKey, pair['MATHOM_VAPID_PUBLIC']);
  const again = JSON.parse((await run(['keys', '--json'])).out);
  assert.notEqual(again.MATHOM_VAPID_PRIVATE, pair['MATHOM_VAPID_PRIVATE']);
});

test('serve says how to set up "your move", and in a sentence what is wrong with it', async () => {
  const { out } = await run(['serve', '--help']);
  for (const name of [
    'MATHOM_VAPID_PUBLIC',
    'MATHOM_CONTACT',
    'MATHOM_SMTP',
    'MATHOM_MAIL_FROM',
    'MATHOM_URL',
    'mathom keys',
  ])
    assert.ok(out.includes(name), name);
  const { code, err } = await run(['serve', '--port', '0'], { env: { MATHOM_SMTP: 'mail.example.org' } });
  assert.equal(code, 2);
  assert.match(err, /^MATHOM_SMTP must be like smtp:[^\n]+\n$/);
});

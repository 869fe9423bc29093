import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pusher } from '../../../server/notify/push.ts';

const serves = (...hosts: string[]) => {
  const pusher = new Pusher({ publicKey: '', privateKey: '', subject: '', hosts }, assert.fail);
  return (endpoint: string): boolean => pusher.serves(endpoint);
};

test('Notes go to the services of the great browsers, and to whom the house names besides', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-am3p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])
    assert.ok(serves()(endpoint), endpoint);
  assert.equal(serves()('https://push.example.org/x'), false);
  assert.equal(serves('push.example.org')('https://push.example.org/x'), true);
  assert.equal(serves('.example.org')('https://push.example.org/x'), true);
});

test('and to no host that only looks like one, nor to another port, nor in the clear', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com.example.org/x',
    'https://evil-fcm.googleapis.com/x',
    'https://evilpush.services.mozilla.com/x',
    'https://push.services.mozilla.com.example.org/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@inside.example/x',
    'http://fcm.googleapis.com/x',
    'not an address',
  ])
    assert.ok(!serves()(endpoint), endpoint);
});

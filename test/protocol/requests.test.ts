// What is let in from outside, to the character.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { LONGEST_VALUE } from '../../engine/options.ts';
import { noticeRequests } from '../../protocol/notify.ts';
import { requests } from '../../protocol/requests.ts';

const takes = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const x = (length: number): string => 'x'.repeat(length);

/** A text in one place of a request may have from `least` to `most` characters. */
function bounds(schema: v.GenericSchema, request: (text: string) => object, least: number, most: number): void {
  for (const length of [least, most]) assert.ok(takes(schema, request(x(length))), `${length} characters`);
  assert.ok(!takes(schema, request(x(most + 1))), `${most + 1} characters`);
  if (least > 0) assert.ok(!takes(schema, request(x(least - 1))), `${least - 1} characters`);
}

test('Names, passwords, labels, decks and moves are as long as they may be, and no longer', () => {
  bounds(requests.guest, (name) => ({ name }), 1, 60);
  bounds(requests.account, (name) => ({ name, password: x(8) }), 1, 60);
  bounds(requests.account, (password) => ({ name: 'Bilbo', password }), 8, 200);
  bounds(requests.signIn, (password) => ({ name: 'Bilbo', password }), 1, 200);
  bounds(requests.password, (next) => ({ old: 'x', new: next }), 8, 200);
  bounds(requests.remove, (password) => ({ password }), 1, 200);
  bounds(requests.token, (label) => ({ label }), 1, 60);
  bounds(requests.deck, (text) => ({ id: 'mine', name: '', text, changed: 0 }), 0, LONGEST_VALUE.text);
  bounds(requests.deck, (name) => ({ id: 'mine', name, text: '', changed: 0 }), 0, 200);
  bounds(requests.deck, (id) => ({ id, name: '', text: '', changed: 0 }), 1, 40);
  bounds(requests.play, (move) => ({ version: 0, move }), 1, 300);
  bounds(requests.open, (game) => ({ game, seats: ['me'] }), 1, 60);
  bounds(requests.join, (invitation) => ({ invitation }), 20, 120);
});

test('A table has from one to eight seats, and a clock within reason', () => {
  const seats = (count: number) => takes(requests.open, { game: 'wotr', seats: Array(count).fill('open') });
  assert.deepEqual([0, 1, 8, 9].map(seats), [false, true, true, false]);
  const day = 24 * 60 * 60 * 1000;
  const clock = (initial: number, increment: number, pace = 'live') =>
    takes(requests.open, { game: 'wotr', seats: ['me'], clock: { pace, initial, increment } });
  assert.deepEqual([clock(999, 0), clock(1000, 0), clock(60 * day, day)], [false, true, true]);
  assert.deepEqual([clock(60 * day + 1, 0), clock(1000, day + 1), clock(1000, 0, 'slow')], [false, false, false]);
});

test('A push subscription is what browsers give: a secure address and two keys of their length', () => {
  const push = (endpoint: string, p256dh = 87, auth = 22) =>
    takes(noticeRequests.push, { endpoint, keys: { p256dh: x(p256dh), auth: x(auth) } });
  const of = (length: number): string => `https://${x(length - 'https://'.length)}`;
  assert.deepEqual([push(of(1000)), push(of(1001)), push('http://push.example')], [true, false, false]);
  for (const [p256dh, auth] of [[86, 22], [88, 22], [87, 21], [87, 23]] as const) // biome-ignore format: pairs
    assert.ok(!push('https://push.example', p256dh, auth), `${p256dh}, ${auth}`);
  const padded = { endpoint: 'https://push.example', keys: { p256dh: `${x(87)}=`, auth: `${x(22)}==` } };
  assert.ok(takes(noticeRequests.push, padded));
});

test('An e-mail address is one address', () => {
  const email = (address: string) => takes(noticeRequests.email, { address });
  for (const address of ['bilbo@shire.example', ' b.b+x@a.b.example ', `${x(64)}@shire.example`])
    assert.ok(email(address), address);
  for (const address of [
    'bilbo',
    'a@b',
    'a@b.c',
    'a@b,c.example',
    'a b@c.example',
    '<a@b.example>',
    `${x(65)}@b.example`,
  ])
    assert.ok(!email(address), address);
  assert.ok(!email(`a@${x(250)}.example`));
});

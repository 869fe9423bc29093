// What PROTOCOL.md promises about limits is what a house has that nobody has set up otherwise.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ClientMessage } from '../../protocol/messages.ts';
import { usualPatience } from '../../server/guard.ts';
import { priceOf, READ_PRICE, REPLAY_PRICE, REQUEST_PRICE } from '../../server/prices.ts';
import { usualLimits } from '../../server/sockets/hub.ts';

const page = readFileSync(new URL('../../PROTOCOL.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const says = (words: string): void => assert.ok(page.includes(words), `PROTOCOL.md does not say "${words}"`);
const number = (n: number): string => n.toLocaleString('en');

test('How often, how many and how much, for a client, an address and a person', () => {
  const {
    messagesPerSecond,
    connectionsPerAddress,
    workPerSecond,
    requestsPerSecond,
    tablesPerMinute,
    linesPerMinute,
  } = usualLimits;
  says(`send ${messagesPerSecond} messages a second`);
  says(`hold ${connectionsPerAddress} connections`);
  says(`cost ${workPerSecond} units a second, ${number(10 * workPerSecond)} at once`);
  says(`send ${requestsPerSecond} HTTP requests a second, ${5 * requestsPerSecond} at once`);
  says(`open ${tablesPerMinute} tables a minute, ${5 * tablesPerMinute} at once`);
  says(`say ${linesPerMinute} lines of chat a minute, ${linesPerMinute / 3} at once`);
});

test('What each message and each request costs', () => {
  const price = (type: string, more = {}) => priceOf({ type, ...more } as ClientMessage);
  says(`\`ping\`, \`unwatch\` ${price('ping')}, \`lobby\` ${price('lobby')}, \`watch\`, \`story\` ${price('story')}`);
  assert.deepEqual([price('unwatch'), price('watch')], [price('ping'), price('story')]);
  says(`(and ${REPLAY_PRICE} for each entry that must be played again)`);
  assert.equal(READ_PRICE, REPLAY_PRICE / 10);
  says(`\`why\` ${price('why')}, \`foresee\` ${price('foresee', { moves: ['a'] })}, all else ${price('hello')}`);
  for (const type of ['undo', 'say', 'offer', 'accept', 'decline', 'resign', 'claim', 'hand', 'away'])
    assert.equal(price(type), price('hello'), type);
  says('(`play` and `foresee` 1 more for each move after the first)');
  assert.equal(price('play', { move: 'a' }), 1);
  assert.equal(price('play', { move: ['a', 'b', 'c'] }), 3);
  assert.equal(price('foresee', { moves: ['a', 'b', 'c'] }), 4);
  const { usual, list, view, save, data } = REQUEST_PRICE;
  says(`an HTTP request ${usual}, a list or \`view\` ${view}, \`save\` ${save}, \`data\` ${data}`);
  assert.equal(list, view);
});

test('How long a request may take', () => {
  const { headers, request, idle } = usualPatience;
  says(`a request has ${request / 1000} seconds to arrive, its head ${headers / 1000}`);
  says('a connection on which nothing moves for a minute ends');
  assert.equal(idle, 60_000);
});

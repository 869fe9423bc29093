import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  forgetInvitation,
  forgetWatchLink,
  invitationLink,
  keepInvitation,
  keepWatchLink,
  keptInvitation,
  keptWatchLink,
  watchLink,
} from '../../../client/online/invitations.ts';

const { localStorage, location } = globalThis;
beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  browser({ localStorage: storage, location: { origin: 'https://house' } });
});
afterEach(() => browser({ localStorage, location }));

function browser(things: object): void {
  for (const [name, value] of Object.entries(things))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

test('A link is kept for its table and its seat until it is forgotten, and one for watching beside it', () => {
  keepInvitation('a', 0, 'secret-a0');
  keepInvitation('a', 1, 'secret-a1');
  keepInvitation('b', 0, 'secret-b0');
  keepWatchLink('a', 'watch-a');
  const all = () => [
    keptInvitation('a', 0),
    keptInvitation('a', 1),
    keptInvitation('b', 0),
    keptWatchLink('a'),
    keptWatchLink('b'),
  ];
  assert.deepEqual(all(), ['secret-a0', 'secret-a1', 'secret-b0', 'watch-a', undefined]);
  forgetInvitation('a', 0);
  forgetWatchLink('a');
  assert.deepEqual(all(), [undefined, 'secret-a1', 'secret-b0', undefined, undefined]);
});

test('Where they lead', () => {
  assert.equal(invitationLink('secret'), 'https://house/join/secret');
  assert.equal(watchLink('secret'), 'https://house/watch/secret');
});

test('A browser that keeps nothing is no reason to fail', () => {
  const never = () => {
    throw new Error('forbidden');
  };
  browser({ localStorage: { getItem: never, setItem: never, removeItem: never } });
  keepInvitation('a', 0, 'secret');
  forgetInvitation('a', 0);
  assert.equal(keptInvitation('a', 0), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldBefore } from '../../protocol/chronicle.ts';
import { makeTelling, packTelling, tellingFor, unpackTelling } from '../../protocol/telling.ts';
import { TellingError, ToldGame } from '../../protocol/told-game.ts';
import { kalah } from '../games/kalah.ts';

const part = (version: number) => ({
  version,
  views: [{ seen: 'all' }, { seen: 'south' }, { seen: 'north' }],
  asked: [0],
  entries: [],
});
const telling = makeTelling(kalah, {}, ['south', 'north'], [part(1), part(2)], null);

test('Of the parts before the one that is played as many are taken as there were, or none where one is missing', () => {
  const versions = (parts: number) => toldBefore(telling, parts).map(({ version }) => version);
  assert.deepEqual([versions(0), versions(1), versions(2), versions(3)], [[], [1], [1, 2], []]);
  assert.deepEqual(toldBefore(undefined, 1), []);
});

test('What a player saw is shown through his eyes; where it was not told, a sentence says so', () => {
  const seen = (game: ToldGame, eyes: 0 | 1 | 'spectator') => (game.look(0, eyes).view as { seen: string }).seen;
  const whole = new ToldGame(telling);
  assert.deepEqual([seen(whole, 'spectator'), seen(whole, 0), seen(whole, 1)], ['all', 'south', 'north']);
  assert.deepEqual(whole.eyes, ['spectator', 0, 1, 'all']);
  const norths = new ToldGame(tellingFor(telling, [1]));
  assert.deepEqual([seen(norths, 'spectator'), seen(norths, 1)], ['all', 'north']);
  assert.deepEqual(norths.eyes, ['spectator', 1]);
  assert.throws(() => norths.look(0, 0), TellingError);
  assert.throws(() => norths.look(0, 'all'), /What that player saw is not told/);
});

test('A telling is packed and unpacked without loss, however long it is', async () => {
  // Chance cannot be packed, so it stays longer than any piece in which bytes are written.
  const noise = Array.from({ length: 20_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 0);
  const long = makeTelling(kalah, {}, ['south', 'north'], [{ ...part(1), views: [noise, noise, noise] }], null);
  assert.deepEqual(await unpackTelling(await packTelling(long)), long);
});

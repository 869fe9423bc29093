import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENTS, eventIndex } from '../../../games/wotr/tables/events.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import {
  FELLOWSHIP_TILE,
  SHADOW_TILE,
  SMEAGOL_TILE,
  STANDARD_TILE,
  START_TILES,
  TILE_COUNT,
  TILE_DIE,
  TILE_EYE,
  TILE_NAMES,
  TILE_REVEAL,
  TILE_SET,
  TILE_STOP,
  TILE_VALUE,
  TILES,
} from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';

const tiles = [...TILES.keys()];
const inSet = (set: number): number[] => tiles.filter((tile) => TILE_SET[tile] === set);
const special = [...inSet(FELLOWSHIP_TILE), ...inSet(SHADOW_TILE)];

rule('There are 16 Standard and 8 Special tiles', ['WR-2.1.8'], () => {
  assert.equal(inSet(STANDARD_TILE).length, 16);
  assert.equal(inSet(FELLOWSHIP_TILE).length, 4);
  assert.equal(inSet(SHADOW_TILE).length, 4);
  assert.equal(special.length, 8);
});

test('Two more tiles belong to the expansion', () => {
  assert.equal(inSet(SMEAGOL_TILE).length, 2);
  assert.equal(TILE_COUNT, 26);
});

rule('The Hunt Pool starts with the Standard tiles', ['WR-3.1.12'], () => {
  assert.equal(START_TILES.length, 16);
  assert.deepEqual(START_TILES, inSet(STANDARD_TILE));
});

rule('A numbered Standard tile shows 0 to 3', ['WR-9.2.1'], () => {
  const numbers = START_TILES.map((tile) => TILE_VALUE[tile]).filter((value) => value !== TILE_EYE);
  assert.equal(numbers.length, 12);
  for (const value of numbers) assert.ok(value >= 0 && value <= 3);
});

rule('The Standard tiles are four Eyes and twelve numbers, nine with the Reveal icon', ['WR-9.2.2'], () => {
  const counts: Record<string, number> = {};
  for (const tile of START_TILES) counts[TILE_NAMES[tile]] = (counts[TILE_NAMES[tile]] ?? 0) + 1;
  assert.deepEqual(counts, { 'eye-r': 4, '3': 3, '2': 2, '2r': 1, '1': 2, '1r': 2, '0r': 2 });
  assert.equal(START_TILES.filter((tile) => TILE_REVEAL[tile]).length, 9);
});

rule('A tile shows its set, its damage and perhaps a Reveal or Stop icon', ['WR-9.3.7'], () => {
  for (const [tile, { name, set, value, reveal, stop }] of TILES.entries()) {
    assert.deepEqual(
      [TILE_NAMES[tile], TILE_SET[tile], TILE_VALUE[tile], TILE_REVEAL[tile], TILE_STOP[tile]],
      [name, set, value, Number(reveal), Number(stop)],
    );
    if (set !== STANDARD_TILE) continue;
    const damage = value === TILE_EYE ? 'eye-' : String(value);
    assert.equal(name, reveal ? `${damage}r` : damage);
  }
});

rule('Every Shadow tile has the Stop icon', ['WR-9.3.6'], () => {
  assert.deepEqual(
    tiles.filter((tile) => TILE_STOP[tile]),
    inSet(SHADOW_TILE),
  );
});

test('The special tiles show what their cards promise', () => {
  const shown = special.map((tile) => [TILE_NAMES[tile], TILE_VALUE[tile], TILE_REVEAL[tile]]);
  assert.deepEqual(shown, [
    ['elven-cloaks', 0, 0],
    ['elven-rope', 0, 0],
    ['phial-of-galadriel', -2, 0],
    ['smeagol-helps-nice-master', -1, 0],
    ['shelobs-lair', TILE_DIE, 0],
    ['the-ring-is-mine', TILE_EYE, 1],
    ['on-on-they-went', 3, 0],
    ['give-it-to-uss', 1, 1],
  ]);
});

test('A special tile bears the slug of a Character card of its side', () => {
  for (const tile of special) {
    const event = EVENTS[eventIndex(TILE_NAMES[tile])];
    assert.equal(event.slug, TILE_NAMES[tile]);
    assert.equal(event.side, TILE_SET[tile] === FELLOWSHIP_TILE ? FREE : SHADOW);
  }
});

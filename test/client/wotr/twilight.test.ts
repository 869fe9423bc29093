// Figures of Twilight of the Third Age in words and places of the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { placesOf } from '../../../client/board/map-places.ts';
import type { MapData } from '../../../client/board/map-types.ts';
import { apartLines, describeRegion } from '../../../client/wotr/describe.ts';
import {
  enduranceOf,
  figuresIn,
  figuresOfPieces,
  figureWords,
  shortFigures,
  unitsOf,
} from '../../../client/wotr/figures.ts';
import { apartIcon } from '../../../client/wotr/pieces/apart-icons.ts';
import { apartPlace } from '../../../client/wotr/pieces/apart-places.ts';
import { marksOf } from '../../../client/wotr/pieces/counter-marks.ts';
import { COASTAL, R, REGION_COUNT, REGION_NAMES } from '../../../games/wotr/map/regions.ts';
import { APART_PIECES, DUNLENDING, ENT, SHIP, TOWER } from '../../../games/wotr/reading/board.ts';
import { twilight } from '../../wotr/twilight/table.ts';

const view = twilight({
  act: 'shadow',
  westemnet: { isengard: '2r 1e', dunlendings: 3 },
  'south-dunland': { dunlendings: 4 },
  umbar: { ships: 2 },
  'minas-tirith': { gondor: '2r', sauron: '5r', towers: 2, trebuchets: 1 },
}).view('shadow');

test('Dunlendings are counted with the Regulars and named for themselves', () => {
  const mixed = figuresIn(view, R.westemnet, 1);
  assert.equal(figureWords(mixed), '2 Isengard Regulars, 1 Elite and 3 Dunlendings');
  assert.deepEqual([shortFigures(mixed), unitsOf(mixed), enduranceOf(mixed)], ['5+1', 6, 6]);
  assert.equal(figureWords(figuresIn(view, R['south-dunland'], 1)), '4 Dunlendings');
  assert.deepEqual(
    marksOf({ dunlendings: 6 }).map(({ icon, count }) => [icon, count]),
    [['unit-dunlending', 6]],
  );
});

test('Ships, Ents and engines are said for themselves, and are no Army', () => {
  assert.deepEqual(apartLines(view, R.umbar), ['2 Corsair Ships.']);
  assert.deepEqual(apartLines(view, R['minas-tirith']), ['1 Trebuchet.', '2 Siege Towers.']);
  assert.match(
    describeRegion(view, null, R['minas-tirith']),
    /besieging: 5 Sauron Regulars\. 1 Trebuchet\. 2 Siege Towers\./,
  );
  assert.equal(figureWords(figuresOfPieces([SHIP, SHIP, ENT], 1)), '');
});

test('Every figure has its symbol', () => {
  const sprite = readFileSync(new URL('../../../client/art/sprite.svg', import.meta.url), 'utf8');
  for (const piece of [DUNLENDING, ...APART_PIECES])
    assert.ok(sprite.includes(`id="i-${apartIcon(piece)}"`), `${apartIcon(piece)}`);
});

test('Every coast has water for Ships', () => {
  for (let region = 0; region < REGION_COUNT; region++)
    assert.equal(apartPlace(SHIP, region).at !== undefined, COASTAL[region] === 1, REGION_NAMES[region]);
});

test('A piece with a place of its own stands there, and leaves the others theirs', () => {
  const map = { regions: [{ stand: [100, 100] }] } as unknown as MapData;
  const places = placesOf(map, [
    { id: 'army', region: 0 },
    { id: 'ship', region: 0, at: [40, 90], by: [0, 0] },
    { id: 'tower', region: 0, ...apartPlace(TOWER, 0) },
  ]);
  assert.deepEqual(places.get('army'), { at: [100, 100], by: [0, 0] });
  assert.deepEqual(places.get('ship'), { at: [40, 90], by: [0, 0] });
  assert.deepEqual(places.get('tower')?.at, [100, 100]);
});

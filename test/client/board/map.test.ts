import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { arrowPath } from '../../../client/board/map-arrow.ts';
import { labelPlace, shownLabels, textWidth } from '../../../client/board/map-labels.ts';
import {
  centred,
  clamped,
  fitted,
  labelScale,
  limitsOf,
  opening,
  panned,
  pieceScale,
  showing,
  toMap,
  toWindow,
  zoomed,
} from '../../../client/board/map-math.ts';
import { placesOf } from '../../../client/board/map-places.ts';
import { nearestRegion, roadsOver } from '../../../client/board/map-walk.ts';
import { wotrMapOf } from '../../../client/wotr/pieces/wotr-map.ts';
import { isAdjacent, R, REGION_IDS, REGION_NAMES } from '../../../games/wotr/map/regions.ts';

const art = (name: string): string => readFileSync(new URL(`../../../client/art/${name}`, import.meta.url), 'utf8');
const map = wotrMapOf(JSON.parse(art('wotr-map.json')), art('wotr-map.svg'));
const { regions } = map;

const desktop = { width: 1118, height: 756 };
const phone = { width: 390, height: 500 };
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

describe('The view of the map', () => {
  test('fits the whole map, centred', () => {
    const { x, y, k } = fitted(map, desktop);
    near(k, 1118 / 1640);
    near(x, 0);
    near(y, (756 - 1090 * k) / 2);
  });

  test('zooms from one to four times, and nearer where a screen is small', () => {
    const { fit, most } = limitsOf(map, desktop);
    near(most, fit * 4);
    assert.equal(limitsOf(map, phone).most, 1.7);
    near(clamped({ x: 0, y: 0, k: 99 }, map, desktop).k, most);
    near(clamped({ x: 0, y: 0, k: 0.01 }, map, desktop).k, fit);
  });

  test('keeps what is under the pointer there while it zooms', () => {
    const before = centred([800, 500], 1, map, desktop);
    const pointer = [600, 300] as const;
    const after = zoomed(before, 1.5, pointer, map, desktop);
    const [x, y] = toWindow(after, toMap(before, pointer));
    near(x, pointer[0]);
    near(y, pointer[1]);
  });

  test('never pans beyond the edge of the map', () => {
    const view = centred([800, 500], 2, map, desktop);
    assert.deepEqual(panned(view, 1e6, 1e6, map, desktop), { x: 0, y: 0, k: 2 });
    assert.deepEqual(panned(view, -1e6, -1e6, map, desktop), { x: 1118 - 3280, y: 756 - 2180, k: 2 });
  });

  test('opens whole on a desk, and near the question on a phone', () => {
    assert.deepEqual(opening(map, desktop, [900, 800]), fitted(map, desktop));
    const view = opening(map, phone, [900, 600]);
    const [x, y] = toWindow(view, [900, 600]);
    near(x, 195);
    near(y, 250);
    assert.ok(view.k > 0.8);
  });

  test('moves to show a place only when it is not well in view', () => {
    const view = centred([800, 500], 2, map, desktop);
    assert.equal(showing(view, [800, 500], map, desktop), view);
    const [x, y] = toWindow(showing(view, [1100, 500], map, desktop), [1100, 500]);
    near(x, 1118 - 70);
    near(y, 378);
  });
});

describe('Sizes on the screen', () => {
  test('names are between 9 and 18 pixels, whatever the scale', () => {
    for (const k of [0.2, 0.5, 0.68, 1, 1.4, 2.7]) {
      for (const { size } of regions) {
        const pixels = size * k * labelScale(size, k);
        assert.ok(pixels >= 9 - 1e-9 && pixels <= 18 + 1e-9, `${pixels} px at ${k}`);
      }
    }
    near(labelScale(12.5, 1), 1);
  });

  test('pieces grow when the map is far off and shrink when it is near', () => {
    assert.ok(pieceScale(0.25) > 1 && pieceScale(0.25) <= 1.9);
    near(pieceScale(1), 1);
    assert.ok(pieceScale(2.5) < 1);
  });

  test('every name is shown at its own size, and far off those that would not fit are left out', () => {
    const nothing = regions.map(() => ({ marked: false, occupied: false }));
    assert.ok(shownLabels(regions, nothing, 1).every(Boolean));
    const far = shownLabels(regions, nothing, 0.24);
    assert.ok(far.filter(Boolean).length < 40);
    assert.ok(!far[R['noman-lands']], 'empty land is not named far off');
    assert.ok(far[R['minas-tirith']] && far[R.umbar], 'a Stronghold is');
  });

  test('a region that is asked about is named before all others', () => {
    const wishes = regions.map((_, region) => ({ marked: region === R['dead-marshes'], occupied: false }));
    assert.ok(shownLabels(regions, wishes, 0.24)[R['dead-marshes']]);
  });

  test('a name far off moves down from under its piece, and one at its own size stays', () => {
    const { label } = regions[R.moria];
    assert.ok(labelPlace(regions[R.moria], 0.24, true)[1] > label[1] + 10);
    assert.equal(labelPlace(regions[R.moria], 1, true)[1], label[1]);
  });

  test('No name lies over the edge of the map, however far off: at the lower edge it goes above the piece', () => {
    const size = { width: 1640, height: 1090 };
    for (const k of [0.24, 0.5, 1])
      for (const [i, region] of regions.entries()) {
        const letters = labelScale(region.size, k) * region.size;
        const half = (Math.max(...region.lines.map(textWidth)) * letters) / 2;
        const [x, y] = labelPlace(region, k, true, size);
        assert.ok(x - half >= 0 && x + half <= size.width, `${REGION_IDS[i]} at ${k}`);
        assert.ok(y + (region.lines.length - 1) * letters <= size.height, `${REGION_IDS[i]} at ${k}`);
      }
    assert.ok(labelPlace(regions[R.umbar], 0.24, true, size)[1] < regions[R.umbar].stand[1]);
  });

  test('a wide line is wider than a narrow one', () => {
    assert.ok(textWidth('Minas Morgul') > textWidth('Moria'));
  });
});

describe('Walking over the map', () => {
  const roads = roadsOver(regions);
  const walk = (from: keyof typeof R, direction: 'up' | 'down' | 'left' | 'right') =>
    REGION_NAMES[roads[R[from]].plain[direction]];

  test('an arrow key goes to the neighbour that lies that way', () => {
    assert.equal(walk('osgiliath', 'left'), 'Lossarnach');
    assert.equal(walk('osgiliath', 'right'), 'South Ithilien');
    assert.equal(walk('edoras', 'right'), 'Folde');
    assert.equal(walk('edoras', 'left'), undefined);
  });

  test('the keys lead to every neighbour, once, and to nothing else', () => {
    for (const [from, { neighbours }] of regions.entries()) {
      const { plain, shifted } = roads[from];
      const reached = [...Object.values(plain), ...Object.values(shifted)].filter((to) => to >= 0);
      assert.deepEqual(reached.sort(), [...neighbours].sort(), REGION_NAMES[from]);
      assert.ok(reached.every((to) => isAdjacent(from, to)));
    }
  });

  test('the region nearest to a point is the one whose Army stands there', () => {
    assert.equal(nearestRegion(regions, regions[R.bree].stand), R.bree);
  });
});

describe('Pieces and arrows', () => {
  test('besiegers stand above, walls above the name of the place, a guest beside an Army, and nobody on anybody', () => {
    const region = R['minas-tirith'];
    const places = placesOf(map, [
      { id: 'inside', region },
      { id: 'outside', region, slot: 'above' },
      { id: 'fellowship', region, slot: 'beside' },
      { id: 'alone', region: R.bree, slot: 'beside' },
    ]);
    assert.deepEqual(places.get('inside'), { at: regions[region].stand, by: [0, -9] });
    assert.deepEqual(places.get('outside')?.by, [0, -39]);
    assert.ok((places.get('fellowship')?.by[0] ?? 0) > 20);
    assert.deepEqual(places.get('alone')?.by, [0, 0]);
  });

  test('an arrow is a closed shape of finite numbers, and none leads from a place to itself', () => {
    assert.match(arrowPath([10, 10], [90, 40]), /^M[-\d. L]+z$/);
    assert.equal(arrowPath([10, 10], [10, 10]), '');
  });
});

test('A settlement is drawn with its own symbol, which the ground brings along; empty land has none', () => {
  const symbol = (id: keyof typeof R) => regions[R[id]].site?.symbol;
  assert.deepEqual(
    [symbol('pelargir'), symbol('moria'), symbol('osgiliath'), symbol('bree'), symbol('noman-lands')],
    ['wm-city', 'wm-stronghold', 'wm-fortification', 'wm-town', undefined],
  );
  for (const { site } of regions) if (site) assert.ok(map.ground.includes(`id="${site.symbol}"`), site.symbol);
});

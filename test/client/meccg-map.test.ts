// The map of the card game is proved from its finished shapes: which outlines really share an edge, and what is drawn on it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { meccgMapOf, neighboursOf, type Shapes } from '../../client/meccg/table/meccg-map.ts';
import { REGION_TYPES } from '../../games/meccg/cards/facts.ts';
import { ADJACENT, COASTAL_SEA, REGION_IDS, REGION_NAMES, REGION_TYPE } from '../../games/meccg/places/regions.ts';
import { isEventSite, REGION_OF, SITE_IDS } from '../../games/meccg/places/sites.ts';

type Point = readonly [x: number, y: number];

const art = (name: string): string => readFileSync(new URL(`../../client/art/${name}`, import.meta.url), 'utf8');
const shapes: Shapes = JSON.parse(art('meccg-map.json'));
const ground = art('meccg-map.svg');

/** The lines of a path of relative steps, in tenths of a unit so that equal points are equal numbers. */
function lines(path: string): Point[][] {
  return path
    .split(/(?=M)/)
    .filter(Boolean)
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map((text) => Math.round(Number(text) * 10));
      let [x, y] = numbers;
      const points: Point[] = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        x += numbers[i];
        y += numbers[i + 1];
        points.push([x, y]);
      }
      return points;
    });
}

const outlines = REGION_IDS.map((id) => lines(shapes.regions[id].path)[0]);
const edgeName = (a: Point, b: Point): string => [a.join(','), b.join(',')].sort().join(' ');
const pairName = (a: number, b: number): string => `${REGION_IDS[Math.min(a, b)]} | ${REGION_IDS[Math.max(a, b)]}`;

const owners = new Map<string, { readonly regions: number[]; readonly length: number }>();
for (const [region, outline] of outlines.entries()) {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    if (a.join() === b.join()) continue;
    const edge = owners.get(edgeName(a, b)) ?? { regions: [], length: Math.hypot(a[0] - b[0], a[1] - b[1]) / 10 };
    edge.regions.push(region);
    owners.set(edgeName(a, b), edge);
  }
}

/** By pair of regions: the edges they share, and how long they are together. */
const shared = new Map<string, { readonly edges: string[]; length: number }>();
for (const [edge, { regions, length }] of owners) {
  if (regions.length !== 2 || regions[0] === regions[1]) continue;
  const pair = shared.get(pairName(regions[0], regions[1])) ?? { edges: [], length: 0 };
  pair.edges.push(edge);
  pair.length += length;
  shared.set(pairName(regions[0], regions[1]), pair);
}

const adjacent = new Set(ADJACENT.flatMap((list, a) => list.map((b) => pairName(a, b))));
const numberOf = (id: string): number => (REGION_IDS as readonly string[]).indexOf(id);
const isSea = (region: number): boolean => REGION_TYPE[region] === COASTAL_SEA;

/** The edges that the ground draws with ink of a class. */
const inked = (className: string): Set<string> =>
  new Set(
    [...ground.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
      .filter(([, classes]) => classes.split(' ').includes(className))
      .flatMap(([, , d]) => lines(d))
      .flatMap((line) => line.slice(1).map((point, i) => edgeName(line[i], point))),
  );

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let hit = false;
  for (const [i, [xi, yi]] of outline.entries()) {
    const [xj, yj] = outline[(i + outline.length - 1) % outline.length];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}
const tenths = ([x, y]: readonly number[]): Point => [x * 10, y * 10];

/** In units of a map 1200 wide: a border as short as this is still seen. */
const VISIBLE = 12;

describe('The map of the card game, from its shapes alone', () => {
  test('has a shape for every region, in the order of the table, with its type', () => {
    assert.deepEqual(Object.keys(shapes.regions), REGION_IDS);
    assert.deepEqual(
      Object.values(shapes.regions).map(({ type }) => type),
      [...REGION_TYPE].map((type) => REGION_TYPES[type]),
    );
  });

  test('shows every border of the table, long enough to be seen', () => {
    assert.deepEqual(
      [...adjacent].filter((pair) => (shared.get(pair)?.length ?? 0) < VISIBLE),
      [],
    );
    assert.equal(adjacent.size, 101);
  });

  test('draws borders between lands dashed, and no others', () => {
    const dashed = inked('bd');
    for (const [pair, { edges }] of shared) {
      const [a, b] = pair.split(' | ').map((id) => numberOf(id));
      const isOpen = adjacent.has(pair) && !isSea(a) && !isSea(b);
      assert.ok(
        edges.every((edge) => dashed.has(edge) === isOpen),
        `${pair} is ${isOpen ? 'not dashed throughout' : 'dashed'}`,
      );
    }
  });

  test('bars every contact of lands that are not adjacent with mountains; the gate of Udûn is drawn as a gate', () => {
    const [mountains, gates, cliffs] = [inked('br'), inked('gt'), inked('cf')];
    for (const [pair, { edges }] of shared) {
      if (adjacent.has(pair)) {
        assert.ok(
          !edges.some((edge) => mountains.has(edge) || gates.has(edge) || cliffs.has(edge)),
          `${pair} is barred`,
        );
        continue;
      }
      const [a, b] = pair.split(' | ').map((id) => numberOf(id));
      if (isSea(a) && isSea(b)) continue;
      const ink = pair === 'dagorlad | udun' ? gates : isSea(a) || isSea(b) ? cliffs : mountains;
      assert.ok(
        edges.every((edge) => ink.has(edge)),
        `${pair} looks passable`,
      );
    }
  });

  test('tells the same neighbours as the game', () => {
    assert.deepEqual(
      neighboursOf(shapes),
      ADJACENT.map((list) => [...list].sort((a, b) => a - b)),
    );
    const map = meccgMapOf(shapes, new Map(REGION_IDS.map((id, i) => [id, REGION_NAMES[i]])), ground);
    assert.deepEqual(
      map.regions.map(({ name }) => name),
      REGION_NAMES,
    );
  });

  test('puts every name and every site inside its region', () => {
    const names = REGION_IDS.filter((id, region) => !isInside(tenths(shapes.regions[id].label), outlines[region]));
    assert.deepEqual(names, []);
    const sites = [...SITE_IDS.keys()].filter((site) => !isEventSite(site));
    assert.deepEqual(Object.keys(shapes.sites).sort(), sites.map((site) => SITE_IDS[site]).sort());
    const strayed = sites.filter((site) => !isInside(tenths(shapes.sites[SITE_IDS[site]]), outlines[REGION_OF[site]]));
    assert.deepEqual(
      strayed.map((site) => SITE_IDS[site]),
      [],
    );
  });
});

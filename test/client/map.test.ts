// The map is proved from its finished shapes alone: which outlines really share an edge, and what is drawn on it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ADJACENT, COASTAL, IMPASSABLE, REGION_COUNT, REGION_IDS } from '../../games/wotr/map/regions.ts';

type Point = readonly [x: number, y: number];

interface Shapes {
  width: number;
  height: number;
  regions: Record<string, { path: string; label: [number, number]; army: [number, number] }>;
}

const art = (name: string): string => readFileSync(new URL(`../../client/art/${name}`, import.meta.url), 'utf8');
const map: Shapes = JSON.parse(art('wotr-map.json'));
const ground = art('wotr-map.svg');

/** The lines of a path of relative steps, in tenths of a unit so that equal points are equal numbers. */
function lines(path: string): Point[][] {
  return path.split(/(?=M)/).map((part) => {
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

const outlines = REGION_IDS.map((id) => lines(map.regions[id].path)[0]);
const name = (p: Point): string => p.join(',');
const edgeName = (a: Point, b: Point): string => [name(a), name(b)].sort().join(' ');
const pairName = (a: number, b: number): string => `${REGION_IDS[Math.min(a, b)]} | ${REGION_IDS[Math.max(a, b)]}`;

interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly regions: number[];
}

const edges = new Map<string, Edge>();
for (const [region, outline] of outlines.entries()) {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    // An outline may end where it began.
    if (name(a) === name(b)) continue;
    const edge = edges.get(edgeName(a, b)) ?? { a, b, regions: [] };
    edge.regions.push(region);
    edges.set(edgeName(a, b), edge);
  }
}

const lengthOf = ({ a, b }: Edge): number => Math.hypot(a[0] - b[0], a[1] - b[1]) / 10;

/** By pair of regions: the edges they share. */
const shared = new Map<string, Edge[]>();
for (const edge of edges.values()) {
  const [a, b] = edge.regions;
  if (edge.regions.length === 2 && a !== b) shared.set(pairName(a, b), [...(shared.get(pairName(a, b)) ?? []), edge]);
}

const adjacent = new Set(ADJACENT.flatMap((list, a) => list.map((b) => pairName(a, b))));

/** The edges that the ground draws with ink of a class: dashed where one may pass, a band of mountains where not. */
function inked(className: string): Set<string> {
  const paths = [...ground.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)];
  const wanted = paths.filter(([, classes]) => classes.split(' ').includes(className));
  const all = wanted.flatMap(([, , d]) => lines(d));
  return new Set(all.flatMap((line) => line.slice(1).map((point, i) => edgeName(line[i], point))));
}
const dashed = inked('bd');
const mountains = inked('br');

/** In units of a map 1640 wide: a border as short as this is still seen. */
const VISIBLE = 12;

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let hit = false;
  for (const [i, [xi, yi]] of outline.entries()) {
    const [xj, yj] = outline[(i + outline.length - 1) % outline.length];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}

describe('The map of War of the Ring, from its shapes alone', () => {
  test('has a shape for every region and for nothing else', () => {
    assert.deepEqual(Object.keys(map.regions).sort(), [...REGION_IDS].sort());
    assert.equal(outlines.length, REGION_COUNT);
  });

  test('shows every passable border of the table', () => {
    const tooShort = [...adjacent].filter(
      (pair) => (shared.get(pair) ?? []).reduce((sum, edge) => sum + lengthOf(edge), 0) < VISIBLE,
    );
    assert.deepEqual(tooShort, []);
    assert.equal(adjacent.size, 232);
  });

  test('draws every passable border dashed and none of it as mountains', () => {
    for (const pair of adjacent) {
      const border = shared.get(pair) ?? [];
      assert.ok(
        border.every(({ a, b }) => dashed.has(edgeName(a, b))),
        `${pair} is not dashed throughout`,
      );
      assert.ok(!border.some(({ a, b }) => mountains.has(edgeName(a, b))), `${pair} is barred by mountains`);
    }
  });

  test('bars with mountains every contact that cannot be passed, and dashes none', () => {
    const listed = new Set(IMPASSABLE.map(({ a, b }) => pairName(a, b)));
    for (const [pair, border] of shared) {
      if (adjacent.has(pair)) continue;
      assert.ok(listed.has(pair), `${pair} touch, but the table knows nothing of it`);
      assert.ok(
        border.every(({ a, b }) => mountains.has(edgeName(a, b)) && !dashed.has(edgeName(a, b))),
        `${pair} looks passable`,
      );
    }
  });

  test('lets the sea touch the coastal regions and no others', () => {
    const shore = [...edges.values()].filter(({ a, b, regions }) => regions.length === 1 && !isOnFrame(a, b));
    const coasts = joined(shore);
    // A coast that reaches the frame belongs to the sea; one closed in itself to a lake.
    const sea = coasts.filter((coast) => coast.some(({ a, b }) => onFrame(a) || onFrame(b)));
    const washed = new Set(sea.flat().map(({ regions }) => REGION_IDS[regions[0]]));
    const coastal = REGION_IDS.filter((_, region) => COASTAL[region]);
    assert.equal(coastal.length, 14);
    assert.deepEqual([...washed].sort(), [...coastal].sort());
    assert.equal(coasts.length - sea.length, 1, 'there is one lake with a shore of its own');
  });

  test('has no edge that three regions share and no lines that cross', () => {
    assert.deepEqual(
      [...edges.values()].filter(({ regions }) => regions.length > 2),
      [],
    );
    assert.deepEqual(crossings([...edges.values()]), []);
  });

  test('puts names and Armies inside their regions', () => {
    const tenths = ([x, y]: Point): Point => [x * 10, y * 10];
    const outside = REGION_IDS.filter((id, region) => {
      const { label, army } = map.regions[id];
      return !isInside(tenths(label), outlines[region]) || !isInside(tenths(army), outlines[region]);
    });
    assert.deepEqual(outside, []);
  });
});

function onFrame([x, y]: Point): boolean {
  return x <= 1 || y <= 1 || x >= map.width * 10 - 1 || y >= map.height * 10 - 1;
}

/** Along the frame, not merely ending at it. */
function isOnFrame(a: Point, b: Point): boolean {
  const [right, bottom] = [map.width * 10, map.height * 10];
  const near = (v: number, w: number) => Math.abs(v - w) <= 1;
  return (
    [0, right].some((x) => near(a[0], x) && near(b[0], x)) || [0, bottom].some((y) => near(a[1], y) && near(b[1], y))
  );
}

/** Edges gathered into lines that hang together. */
function joined(list: readonly Edge[]): Edge[][] {
  const at = new Map<string, Edge[]>();
  for (const edge of list) {
    for (const end of [edge.a, edge.b]) at.set(name(end), [...(at.get(name(end)) ?? []), edge]);
  }
  const left = new Set(list);
  const found: Edge[][] = [];
  for (const first of list) {
    if (!left.delete(first)) continue;
    const line = [first];
    for (const { a, b } of line) {
      for (const next of [...(at.get(name(a)) ?? []), ...(at.get(name(b)) ?? [])])
        if (left.delete(next)) line.push(next);
    }
    found.push(line);
  }
  return found;
}

function crossings(list: readonly Edge[]): string[] {
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const cross = (e: Edge, f: Edge): boolean =>
    side(e.a, e.b, f.a) * side(e.a, e.b, f.b) < 0 && side(f.a, f.b, e.a) * side(f.a, f.b, e.b) < 0;
  const cells = new Map<string, Edge[]>();
  const size = 200;
  for (const edge of list) {
    const { a, b } = edge;
    for (let x = Math.floor(Math.min(a[0], b[0]) / size); x <= Math.floor(Math.max(a[0], b[0]) / size); x++) {
      for (let y = Math.floor(Math.min(a[1], b[1]) / size); y <= Math.floor(Math.max(a[1], b[1]) / size); y++) {
        const cell = cells.get(`${x},${y}`);
        if (cell) cell.push(edge);
        else cells.set(`${x},${y}`, [edge]);
      }
    }
  }
  const found = new Set<string>();
  for (const cell of cells.values()) {
    for (const [i, e] of cell.entries()) {
      for (const f of cell.slice(i + 1)) if (cross(e, f)) found.add(`${edgeName(e.a, e.b)} and ${edgeName(f.a, f.b)}`);
    }
  }
  return [...found];
}

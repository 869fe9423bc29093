import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADJACENT,
  CITY,
  COASTAL,
  distance,
  EAST_EDGE,
  FORTIFICATION,
  HOME_SIDE_OF,
  IMPASSABLE,
  isAdjacent,
  isSettlement,
  MAP_HEIGHT,
  MAP_WIDTH,
  NATION_OF,
  R,
  REGION_COUNT,
  REGION_IDS,
  REGION_NAMES,
  REGION_X,
  REGION_Y,
  type RegionId,
  regionIndex,
  regionsWithin,
  SETTLEMENT_OF,
  STRONGHOLD,
  TOWN,
  VP_OF,
} from '../../../games/wotr/map/regions.ts';
import {
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  NO_NATION,
  NORTH,
  ROHAN,
  SHADOW,
  SOUTHRONS,
  sideOf,
} from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';

const regions = [...REGION_IDS.keys()];
const where = (holds: (region: number) => boolean): RegionId[] =>
  regions.filter(holds).map((region) => REGION_IDS[region]);
const having = (settlement: number): RegionId[] => where((region) => SETTLEMENT_OF[region] === settlement);
const walk = (...path: RegionId[]): void => {
  for (const [i, id] of path.slice(1).entries()) assert.ok(isAdjacent(R[path[i]], R[id]), `${path[i]} and ${id}`);
};

test('The map has 105 regions, each with its own name', () => {
  assert.equal(REGION_COUNT, 105);
  assert.equal(new Set(REGION_NAMES).size, 105);
  assert.equal(R['minas-tirith'], regionIndex('Minas Tirith'));
});

test('The 232 borders run both ways, and no region borders itself', () => {
  assert.equal(ADJACENT.flat().length, 2 * 232);
  for (const a of regions)
    for (const b of regions) {
      assert.equal(isAdjacent(a, b), ADJACENT[a].includes(b));
      assert.equal(isAdjacent(a, b), isAdjacent(b, a));
    }
  assert.ok(!regions.some((region) => isAdjacent(region, region)));
});

test('Every region can be reached from every other', () => {
  for (const region of regions) assert.equal(regionsWithin(region, REGION_COUNT).length, REGION_COUNT);
});

test("The paths of the rulebook's examples are open", () => {
  walk('rivendell', 'fords-of-bruinen', 'hollin', 'moria', 'dimrill-dale', 'lorien');
  walk('rivendell', 'fords-of-bruinen', 'high-pass', 'goblins-gate');
  walk('dale', 'erebor');
  walk('fangorn', 'fords-of-isen', 'orthanc');
});

test('Rivendell to the Woodland Realm is seven steps', () => {
  assert.equal(distance(R.rivendell, R['woodland-realm']), 7);
  assert.ok(regionsWithin(R.rivendell, 7).includes(R['woodland-realm']));
  assert.ok(!regionsWithin(R.rivendell, 6).includes(R['woodland-realm']));
});

test('Distances are steps along borders', () => {
  for (const a of regions)
    for (const b of regions) {
      const nearest = Math.min(...ADJACENT[b].map((next) => distance(a, next)));
      assert.equal(distance(a, b), a === b ? 0 : nearest + 1);
    }
});

test('regionsWithin lists the region itself and all up to n steps away, nearest first', () => {
  assert.deepEqual([...regionsWithin(R['barad-dur'], 0)], [R['barad-dur']]);
  assert.deepEqual([...regionsWithin(R['barad-dur'], 1)], [R['barad-dur'], R.gorgoroth]);
  for (const from of regions)
    for (let n = 0; n < 12; n++) {
      const steps = [...regionsWithin(from, n)].map((region) => distance(from, region));
      assert.equal(steps.length, regions.filter((region) => distance(from, region) <= n).length);
      assert.ok(steps.every((step, i) => step <= n && (i === 0 || step >= steps[i - 1])));
    }
});

rule('A river does not part two regions', ['WR-2.8.2'], () => {
  walk('minhiriath', 'enedwaith');
  walk('parth-celebrant', 'western-brown-lands');
  walk('old-ford', 'rhosgobel');
  walk('osgiliath', 'south-ithilien');
});

rule('Regions parted by a black line are not adjacent', ['WR-2.8.7'], () => {
  assert.equal(IMPASSABLE.length, 50);
  for (const { a, b } of IMPASSABLE) assert.ok(a < b && !isAdjacent(a, b), `${REGION_IDS[a]} and ${REGION_IDS[b]}`);
  assert.equal(new Set(IMPASSABLE.map(({ a, b }) => a * REGION_COUNT + b)).size, IMPASSABLE.length);
  const mountains = IMPASSABLE.filter(({ corner }) => !corner).map(({ a, b }) => [REGION_IDS[a], REGION_IDS[b]].join());
  for (const pair of ['lorien,moria', 'fangorn,orthanc', 'eagles-eyrie,rivendell', 'gorgoroth,south-ithilien'])
    assert.ok(mountains.includes(pair), pair);
  for (const nation of NATION_OF) assert.ok(nation === NO_NATION || (nation >= DWARVES && nation <= SOUTHRONS));
});

rule('No way leads over sea or lake', ['WR-2.8.5'], () => {
  assert.equal(distance(R.forlindon, R.harlindon), 2);
  assert.equal(distance(R['dol-amroth'], R.umbar), 4);
  assert.equal(distance(R.andrast, R['dol-amroth']), 2);
  assert.ok(!isAdjacent(R['north-rhun'], R['south-rhun']));
});

rule('Fourteen regions are coastal', ['WR-2.8.6'], () => {
  assert.deepEqual(
    where((region) => COASTAL[region] === 1),
    [
      'andrast',
      'anfalas',
      'dol-amroth',
      'druwaith-iaur',
      'enedwaith',
      'forlindon',
      'grey-havens',
      'harlindon',
      'lamedon',
      'minhiriath',
      'pelargir',
      'south-ered-luin',
      'umbar',
      'west-harondor',
    ],
  );
});

test('Four regions of the Southrons & Easterlings lie on the eastern edge', () => {
  assert.deepEqual(
    where((region) => EAST_EDGE[region] === 1 && NATION_OF[region] === SOUTHRONS),
    ['east-rhun', 'far-harad', 'khand', 'south-rhun'],
  );
});

rule('A region has one feature at most', ['WR-2.10.1'], () => {
  assert.equal(having(STRONGHOLD).length, 16);
  assert.equal(having(CITY).length, 6);
  assert.equal(having(TOWN).length, 14);
  assert.equal(having(FORTIFICATION).length, 2);
  assert.equal(where(isSettlement).length, 36);
});

rule('The only Fortifications are Osgiliath and the Fords of Isen', ['WR-2.10.2'], () => {
  assert.deepEqual(having(FORTIFICATION), ['fords-of-isen', 'osgiliath']);
});

rule('Osgiliath lies in no Nation, the Fords of Isen in Rohan', ['WR-2.10.10'], () => {
  assert.equal(NATION_OF[R.osgiliath], NO_NATION);
  assert.equal(NATION_OF[R['fords-of-isen']], ROHAN);
  assert.equal(HOME_SIDE_OF[R.osgiliath], -1);
  assert.equal(HOME_SIDE_OF[R['fords-of-isen']], -1);
});

rule('A City is worth 1 Victory Point and a Stronghold 2', ['WR-2.10.8', 'WR-10.4.4'], () => {
  for (const region of regions)
    assert.equal(VP_OF[region], { [CITY]: 1, [STRONGHOLD]: 2 }[SETTLEMENT_OF[region]] ?? 0, REGION_IDS[region]);
  const points = (side: number): number =>
    regions.filter((region) => HOME_SIDE_OF[region] === side).reduce((sum, region) => sum + VP_OF[region], 0);
  assert.deepEqual([points(FREE), points(SHADOW)], [20, 18]);
});

rule("At the start a Settlement is held by its Nation's side", ['WR-2.10.9', 'WR-6.36.1'], () => {
  for (const region of regions)
    if (isSettlement(region)) {
      assert.notEqual(NATION_OF[region], NO_NATION, REGION_IDS[region]);
      assert.equal(HOME_SIDE_OF[region], sideOf(NATION_OF[region]));
    } else assert.equal(HOME_SIDE_OF[region], -1);
});

rule('A Nation may lie in several pieces', ['WR-2.7.2'], () => {
  const elves = regions.filter((region) => NATION_OF[region] === ELVES);
  assert.deepEqual(
    elves.map((region) => REGION_IDS[region]),
    ['grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
  );
  for (const a of elves) for (const b of elves) assert.ok(!isAdjacent(a, b));
});

test('Dale is of the North and the Drúadan Forest of Gondor', () => {
  assert.equal(NATION_OF[R.dale], NORTH);
  assert.equal(NATION_OF[R['druadan-forest']], GONDOR);
});

test('A region is found by id or name, whatever the case and accents', () => {
  for (const region of regions) {
    assert.equal(regionIndex(REGION_IDS[region]), region);
    assert.equal(regionIndex(REGION_NAMES[region]), region);
    assert.equal(regionIndex(REGION_NAMES[region].toUpperCase()), region);
  }
  assert.equal(regionIndex('barad dur'), R['barad-dur']);
  assert.equal(regionIndex('Helm’s Deep'), R['helms-deep']);
  assert.equal(regionIndex('the shire'), R.shire);
  assert.equal(regionIndex('Valinor'), -1);
});

test('Each region has its point on the map', () => {
  for (const region of regions) {
    assert.ok(REGION_X[region] > 0 && REGION_X[region] < MAP_WIDTH);
    assert.ok(REGION_Y[region] > 0 && REGION_Y[region] < MAP_HEIGHT);
  }
  assert.ok(REGION_X[R['grey-havens']] < REGION_X[R.erebor]);
  assert.ok(REGION_Y[R.rivendell] < REGION_Y[R['minas-tirith']]);
});

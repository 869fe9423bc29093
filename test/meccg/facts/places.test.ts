// Regions and sites, and the ways between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REGION_TYPES, type RegionId, SITE_TYPES, type SiteId } from '../../../games/meccg/cards/facts.ts';
import { metwSites } from '../../../games/meccg/cards/metw-sites.ts';
import {
  MOST_REGIONS,
  regionWalks,
  STARTER_MOVES,
  sitePath,
  typesOf,
  type Walk,
  walksAlong,
  walksBetween,
} from '../../../games/meccg/places/movement.ts';
import {
  ADJACENT,
  BORDER_LAND,
  COASTAL_SEA,
  DARK_DOMAIN,
  distance,
  FREE_DOMAIN,
  isAdjacent,
  mutual,
  R,
  REGION_COUNT,
  REGION_IDS,
  REGION_TYPE,
  regionIndex,
  SHADOW_LAND,
  WILDERNESS,
} from '../../../games/meccg/places/regions.ts';
import {
  BORDER_HOLD,
  DARK_HOLD,
  FREE_HOLD,
  HAVEN,
  HAVEN_PATHS,
  isHaven,
  NEAREST_HAVEN,
  NO_SITE,
  OPPONENT_DRAWS,
  OWN_DRAWS,
  PATH_TO,
  REGION_OF,
  RUINS_AND_LAIRS,
  S,
  SHADOW_HOLD,
  SITE_COUNT,
  SITE_IDS,
  SITE_ROWS,
  SITE_TYPE,
  siteIndex,
} from '../../../games/meccg/places/sites.ts';
import { rule } from '../../rule.ts';

const regions = Array.from({ length: REGION_COUNT }, (_, region) => region);
/** Those that heroes have cards of. */
const sites = Array.from({ length: SITE_COUNT }, (_, site) => site).filter((site) => SITE_ROWS[site]);
const havens = sites.filter(isHaven);

/** 'wbbw' for wilderness, border-land, border-land, wilderness. */
const letters = (path: readonly number[] | undefined): string | undefined =>
  path?.map((type) => REGION_TYPES[type].charAt(0)).join('');
const byCards = (from: SiteId, to: SiteId): string | undefined => letters(sitePath(S[from], S[to]));
const names = (walk: Walk): readonly RegionId[] => walk.map((region) => REGION_IDS[region]);
const counts = (numbers: Uint8Array, kinds: readonly number[]): readonly number[] =>
  kinds.map((kind) => numbers.filter((n) => n === kind).length);
const isWalk = (walk: Walk): boolean =>
  new Set(walk).size === walk.length && walk.every((region, i) => i === 0 || isAdjacent(walk[i - 1], region));

rule(
  'Region types are coastal sea, free-domain, border-land, wilderness, shadow-land and dark-domain',
  ['MW-S6.4.1'],
  () => {
    assert.equal(REGION_COUNT, 52);
    const types = [COASTAL_SEA, FREE_DOMAIN, BORDER_LAND, WILDERNESS, SHADOW_LAND, DARK_DOMAIN];
    assert.deepEqual(
      types.map((type) => REGION_TYPES[type]),
      ['coastal-sea', 'free-domain', 'border-land', 'wilderness', 'shadow-land', 'dark-domain'],
    );
    assert.deepEqual(counts(REGION_TYPE, types), [5, 5, 6, 24, 7, 5]);
    for (const path of [...PATH_TO, ...HAVEN_PATHS.flatMap((paths) => [...paths.values()])])
      for (const type of path) assert.ok(types.includes(type));
  },
);

rule('Site types are Haven, free-hold, border-hold, ruins & lairs, shadow-hold and dark-hold', ['MW-S6.4.2'], () => {
  assert.equal(sites.length, 70, '69 site cards, and Morannon, which is an event');
  const types = [HAVEN, FREE_HOLD, BORDER_HOLD, RUINS_AND_LAIRS, SHADOW_HOLD, DARK_HOLD];
  assert.deepEqual(
    types.map((type) => SITE_TYPES[type]),
    ['haven', 'free-hold', 'border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'],
  );
  assert.deepEqual(counts(SITE_TYPE.slice(0, SITE_COUNT), types), [4, 12, 17, 23, 8, 6]);
});

test('Places are found by id or name, whatever the spelling', () => {
  assert.equal(regionIndex('Wold & Foothills'), R['wold-and-foothills']);
  assert.equal(regionIndex('udun'), R.udun);
  assert.equal(regionIndex('Moria'), -1);
  assert.equal(siteIndex('LÓRIEN'), S.lorien);
  assert.equal(siteIndex("Thranduil's Halls"), S['thranduils-halls']);
});

rule('Two regions are adjacent only if each lists the other', ['MW-T6.1.6'], () => {
  assert.deepEqual(mutual([[1, 2], [0], []]), [[1], [0], []]);
  for (const a of regions) {
    assert.ok(!isAdjacent(a, a));
    for (const b of regions) {
      assert.equal(isAdjacent(a, b), isAdjacent(b, a), names([a, b]).join(' '));
      assert.equal(isAdjacent(a, b), ADJACENT[a].includes(b));
    }
  }
});

test('Nobody changed a border by accident', () => {
  assert.equal(ADJACENT.flat().length / 2, 101);
});

rule('Dagorlad and Rohan are not adjacent, nor are Lebennin and Ithilien', ['MW-T6.1.9', 'CR-I.D.25'], () => {
  assert.ok(!isAdjacent(R.dagorlad, R.rohan));
  assert.ok(!isAdjacent(R.lebennin, R.ithilien));
});

test('Every region can be reached from every other, and a step changes the distance by at most one', () => {
  for (const a of regions)
    for (const b of regions) {
      assert.equal(distance(a, b) === 0, a === b);
      assert.equal(distance(a, b), distance(b, a));
      for (const c of ADJACENT[b]) assert.ok(Math.abs(distance(a, b) - distance(a, c)) <= 1);
    }
  assert.equal(distance(R.arthedain, R['woodland-realm']), 4);
});

rule('Every site but a Haven has a site path from its nearest Haven', ['MW-S6.3.1'], () => {
  for (const site of sites) {
    assert.equal(PATH_TO[site].length > 0, !isHaven(site), SITE_IDS[site]);
    assert.equal(NEAREST_HAVEN[site] !== NO_SITE, !isHaven(site), SITE_IDS[site]);
    if (!isHaven(site)) assert.ok(isHaven(NEAREST_HAVEN[site]), SITE_IDS[site]);
  }
});

rule('A Haven has two site paths, and each leads both ways', ['MW-S6.3.2'], () => {
  for (const haven of havens) {
    assert.equal(HAVEN_PATHS[haven].size, 2);
    for (const [other, path] of HAVEN_PATHS[haven]) assert.deepEqual(HAVEN_PATHS[other].get(haven), path.toReversed());
  }
  assert.equal(byCards('rivendell', 'lorien'), 'wwbw');
  assert.equal(byCards('rivendell', 'grey-havens'), 'wwf');
  assert.equal(byCards('grey-havens', 'edhellond'), 'fccccw');
  assert.equal(byCards('lorien', 'edhellond'), 'wbffbw');
});

rule('Every Haven has two adjacent Havens', ['MW-S6.2.3'], () => {
  const next = (haven: SiteId): readonly string[] =>
    STARTER_MOVES[S[haven]].filter(isHaven).map((site) => SITE_IDS[site]);
  assert.deepEqual(next('rivendell'), ['grey-havens', 'lorien']);
  assert.deepEqual(next('lorien'), ['edhellond', 'rivendell']);
  assert.deepEqual(next('edhellond'), ['grey-havens', 'lorien']);
  assert.deepEqual(next('grey-havens'), ['edhellond', 'rivendell']);
});

rule('By site cards alone every site can be reached from every other', ['MW-S6.2.4'], () => {
  const reached = [S.bree];
  for (const site of reached) for (const next of STARTER_MOVES[site]) if (!reached.includes(next)) reached.push(next);
  assert.equal(reached.length, sites.length);
  for (const site of sites)
    for (const next of STARTER_MOVES[site]) assert.ok(STARTER_MOVES[next].includes(site), SITE_IDS[site]);
});

test('A site path exists exactly where site cards allow the move', () => {
  for (const a of sites)
    for (const b of sites) assert.equal(sitePath(a, b) !== undefined, STARTER_MOVES[a].includes(b), SITE_IDS[a]);
  assert.deepEqual(STARTER_MOVES[S.bree], [S.rivendell]);
  assert.ok(STARTER_MOVES[S.lorien].includes(S['thranduils-halls']));
  assert.ok(!STARTER_MOVES[S.lorien].includes(S.bree));
});

test('Site paths of the worked examples', () => {
  assert.equal(byCards('bree', 'rivendell'), 'ww');
  assert.equal(byCards('lorien', 'thranduils-halls'), 'wbb');
  assert.equal(byCards('lorien', 'easterling-camp'), 'wsss');
  assert.equal(byCards('edhellond', 'dol-amroth'), 'wf');
  assert.equal(byCards('lorien', 'rivendell'), 'wbww');
  assert.equal(byCards('lorien', 'isengard'), 'wbb');
  assert.equal(byCards('isengard', 'lorien'), 'bbw');
});

rule('From Lórien to The Lonely Mountain: wilderness, border-land, border-land, wilderness', ['MW-S6.5.2'], () => {
  assert.equal(byCards('lorien', 'the-lonely-mountain'), 'wbbw');
  assert.equal(NEAREST_HAVEN[S['the-lonely-mountain']], S.lorien);
  assert.deepEqual(walksAlong(S.lorien, S['the-lonely-mountain'], PATH_TO[S['the-lonely-mountain']]).map(names), [
    ['wold-and-foothills', 'anduin-vales', 'woodland-realm', 'northern-rhovanion'],
  ]);
});

test('Every site path is a walk through the regions; three of them fit two', () => {
  const open: string[] = [];
  for (const from of sites)
    for (const to of STARTER_MOVES[from]) {
      const path = sitePath(from, to) ?? [];
      const walks = walksAlong(from, to, path);
      for (const walk of walks) {
        assert.ok(isWalk(walk));
        assert.deepEqual([walk[0], walk.at(-1)], [REGION_OF[from], REGION_OF[to]]);
        assert.deepEqual(typesOf(walk), path);
      }
      assert.ok(walks.length === 1 || walks.length === 2, `${SITE_IDS[from]} to ${SITE_IDS[to]}`);
      if (walks.length === 2 && isHaven(from)) open.push(SITE_IDS[to]);
    }
  assert.deepEqual(open.sort(), ['bag-end', 'dunnish-clan-hold', 'wose-passage-hold']);
});

test('Draws of the mover and his opponent', () => {
  const draws = (site: SiteId) => [OWN_DRAWS[S[site]], OPPONENT_DRAWS[S[site]]];
  assert.deepEqual(draws('moria'), [2, 3]);
  assert.deepEqual(draws('easterling-camp'), [4, 4]);
  assert.deepEqual(draws('bree'), [1, 1]);
  for (const haven of havens) assert.deepEqual([OWN_DRAWS[haven], OPPONENT_DRAWS[haven]], [2, 2]);
  assert.deepEqual(metwSites.moria.automaticAttacks, [{ race: 'orc', strikes: 4, prowess: 7 }]);
});

test('A series of regions has at most four, each adjacent to the next, none twice', () => {
  let all = 0;
  for (const from of regions)
    for (const to of regions) {
      const walks = regionWalks(from, to);
      all += walks.length;
      for (const walk of walks) {
        assert.ok(walk.length <= MOST_REGIONS && isWalk(walk));
        assert.deepEqual([walk[0], walk.at(-1)], [from, to]);
      }
      assert.equal(new Set(walks.map((walk) => walk.join())).size, walks.length);
      assert.equal(walks.length > 0, distance(from, to) < MOST_REGIONS);
      if (walks.length > 0) assert.equal(walks[0].length, distance(from, to) + 1);
    }
  assert.equal(all, longHand());
});

/** The same walks, counted without any table of distances. */
function longHand(): number {
  const grow = (walks: readonly Walk[]): Walk[] =>
    walks.flatMap((walk) => regions.filter((next) => isWalk([...walk, next])).map((next) => [...walk, next]));
  let walks: Walk[] = regions.map((region) => [region]);
  let count = walks.length;
  for (let length = 2; length <= MOST_REGIONS; length++) {
    walks = grow(walks);
    count += walks.length;
  }
  return count;
}

test('Two sites in one region need but that region', () => {
  assert.deepEqual(walksBetween(S['gladden-fields'], S['eagles-eyrie']).map(names), [['anduin-vales']]);
});

test('From Bree to Thranduil’s Halls takes five regions: too far for one move, but not by the Gladden Fields', () => {
  assert.deepEqual(walksBetween(S.bree, S['thranduils-halls']), []);
  const first = walksBetween(S.bree, S['gladden-fields']).map(names);
  assert.deepEqual(first, [
    ['arthedain', 'angmar', 'gundabad', 'anduin-vales'],
    ['arthedain', 'rhudaur', 'high-pass', 'anduin-vales'],
  ]);
  assert.deepEqual(
    walksBetween(S['gladden-fields'], S['thranduils-halls'])[0].map((region) => REGION_IDS[region]),
    ['anduin-vales', 'woodland-realm'],
  );
  const [, byRhudaur] = walksBetween(S.bree, S['gladden-fields']);
  assert.equal(letters(typesOf(byRhudaur)), 'wwwb');
});

test('From Lórien to the Easterling Camp by regions: the types that the site prints', () => {
  const walks = walksBetween(S.lorien, S['easterling-camp']);
  assert.deepEqual(walks.map(names), [['wold-and-foothills', 'brown-lands', 'dagorlad', 'horse-plains']]);
  assert.equal(letters(typesOf(walks[0])), byCards('lorien', 'easterling-camp'));
});

// All that one Army result can lead to, by the game's own moves and by plain counting, for Armies of one Nation.
import assert from 'node:assert/strict';
import { unitsIn } from '../../../games/wotr/forces/force.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { ADJACENT, R, REGION_COUNT, REGION_IDS, type RegionId } from '../../../games/wotr/map/regions.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { war } from '../battle/war.ts';

type Units = readonly number[];
type Armies = Partial<Record<RegionId, number>>;

const LIMIT = 10;
const moved = (units: Units, from: number, to: number, n: number): Units =>
  units.map((there, region) => there + (region === to ? n : 0) - (region === from ? n : 0));

/** One movement of those in `resting`: the board after it, who has not moved, and the region that was entered. */
function* movements(units: Units, resting: Units, closed: ReadonlySet<number>) {
  for (const [from, most] of resting.entries())
    for (const to of ADJACENT[from])
      if (!closed.has(to))
        for (let n = 1; n <= most; n++)
          yield { units: moved(units, from, to, n), resting: resting.with(from, most - n), to };
}

/** Every board after one movement or two, none of the regions entered above the limit. */
function counted(start: Units, closed: ReadonlySet<number>): Set<string> {
  const ends = new Set<string>();
  for (const first of movements(start, start, closed)) {
    if (first.units[first.to] <= LIMIT) ends.add(first.units.join());
    for (const { units, to } of movements(first.units, first.resting, closed))
      if (units[first.to] <= LIMIT && units[to] <= LIMIT) ends.add(units.join());
  }
  return ends;
}

const unitsOf = (s: WotrState): Units =>
  Array.from({ length: REGION_COUNT }, (_, region) => unitsIn(s, region, SHADOW));

/** Every board at which the game arrives. */
function played(start: WotrState): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const visit = (s: WotrState): void => {
    const [decision] = wotr.decisions(s);
    if (decision.seat !== SHADOW) {
      ends.add(unitsOf(s).join());
      return;
    }
    const here = JSON.stringify([s.stack, s.regular]);
    if (seen.has(here)) return;
    seen.add(here);
    for (const move of decision.moves) {
      if (!['march', 'leave', 'to', 'done'].includes(move.verb)) continue;
      const next = structuredClone(s);
      wotr.apply(next, SHADOW, move);
      visit(next);
    }
  };
  visit(start);
  return ends;
}

rule(
  'An Army result leads to all that its two movements allow and to nothing else',
  ['WR-6.7.2', 'WR-6.7.4', 'WR-6.9.1', 'WR-6.9.3', 'WR-6.9.5', 'WR-6.8.5'],
  () => {
    const boards: readonly [armies: Armies, enemies: readonly RegionId[]][] = [
      [{ gorgoroth: 6, morannon: 8, nurn: 3 }, []],
      [{ gorgoroth: 10, nurn: 10 }, ['minas-morgul']],
      [{ gorgoroth: 7, 'barad-dur': 9, nurn: 4 }, ['morannon', 'minas-morgul']],
      [{ dagorlad: 9, 'north-ithilien': 6 }, ['dead-marshes', 'osgiliath', 'noman-lands', 'ash-mountains']],
    ];
    for (const [armies, enemies] of boards) {
      const shadow = Object.entries(armies).map(([id, n]) => [id, { sauron: `${n}r` }]);
      const free = enemies.map((id) => [id, { gondor: '1r' }]);
      const words = { dice: { shadow: ['army'], free: ['event'] }, ...Object.fromEntries([...shadow, ...free]) };
      const { state } = war(words);
      wotr.apply(state, SHADOW, wotr.notation.read('die army', state));
      const start = REGION_IDS.map((id) => armies[id] ?? 0);
      assert.deepEqual([...played(state)].sort(), [...counted(start, new Set(enemies.map((id) => R[id])))].sort());
    }
  },
);

import assert from 'node:assert/strict';
import {
  ELITE,
  FIGURES,
  FREE,
  ISENGARD,
  LEADER,
  NATION_COUNT,
  NATION_IDS,
  NATION_NAMES,
  NATIONS,
  REGULAR,
  SAURON,
  SHADOW,
  START_ACTIVE,
  START_STEP,
  sideOf,
} from '../../../games/wotr/tables/nations.ts';
import { FIGURE_COUNT, figure } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';

const all = [...NATIONS.keys()];
const total = (side: number, kind: number): number =>
  all.filter((nation) => sideOf(nation) === side).reduce((sum, nation) => sum + FIGURES[figure(nation, kind)], 0);

rule('Five Nations are of the Free Peoples and three of the Shadow', ['WR-2.7.1'], () => {
  assert.equal(NATION_COUNT, NATIONS.length);
  const names = (side: number) => NATION_NAMES.filter((_, nation) => sideOf(nation) === side);
  assert.deepEqual(names(FREE), ['Dwarves', 'Elves', 'Gondor', 'The North', 'Rohan']);
  assert.deepEqual(names(SHADOW), ['Isengard', 'Sauron', 'Southrons & Easterlings']);
  for (const nation of all) assert.equal(sideOf(nation), NATIONS[nation].side);
});

rule('Each unit belongs to one Nation and is Regular or Elite', ['WR-2.3.1'], () => {
  assert.equal(FIGURES.length, FIGURE_COUNT);
  const places = all.flatMap((nation) => [REGULAR, ELITE, LEADER].map((kind) => figure(nation, kind)));
  assert.deepEqual(places, [...FIGURES.keys()]);
});

rule('There are 75 Free Peoples units and 90 Shadow units', ['WR-2.1.5', 'WR-3.2.12', 'WR-3.3.7'], () => {
  assert.deepEqual([total(FREE, REGULAR), total(FREE, ELITE)], [45, 30]);
  assert.deepEqual([total(SHADOW, REGULAR), total(SHADOW, ELITE)], [72, 18]);
});

rule('There are 20 Leaders and 8 Nazgûl', ['WR-2.1.6', 'WR-3.2.12', 'WR-3.3.7'], () => {
  assert.equal(total(FREE, LEADER), 20);
  assert.equal(total(SHADOW, LEADER), 8);
  assert.equal(FIGURES[figure(SAURON, LEADER)], 8);
  assert.equal(FIGURES[figure(ISENGARD, LEADER)], 0);
});

rule('Four Nations of the Free Peoples start passive', ['WR-3.1.15', 'WR-7.1.3'], () => {
  assert.deepEqual(
    NATION_IDS.filter((_, nation) => !START_ACTIVE[nation]),
    ['dwarves', 'gondor', 'north', 'rohan'],
  );
});

rule('Each Nation starts at its printed distance from war', ['WR-3.1.16', 'WR-7.1.1'], () => {
  assert.deepEqual(Object.fromEntries(NATION_IDS.map((id, nation) => [id, START_STEP[nation]])), {
    dwarves: 3,
    elves: 3,
    gondor: 2,
    north: 3,
    rohan: 3,
    isengard: 1,
    sauron: 1,
    southrons: 2,
  });
});

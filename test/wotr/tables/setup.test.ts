import assert from 'node:assert/strict';
import { R, type RegionId } from '../../../games/wotr/map/regions.ts';
import { REINFORCEMENTS, STARTING_ARMIES, STARTING_FELLOWSHIP, STARTING_RINGS } from '../../../games/wotr/map/setup.ts';
import {
  ARAGORN,
  BASE_CHARACTER_COUNT,
  BOROMIR,
  CHARACTERS,
  GANDALF_GREY,
  GANDALF_WHITE,
  GIMLI,
  GOLLUM,
  LEGOLAS,
  MERIADOC,
  MINION,
  PEREGRIN,
  STRIDER,
} from '../../../games/wotr/tables/characters.ts';
import {
  DWARVES,
  ELITE,
  ELVES,
  FIGURES,
  FREE,
  GONDOR,
  ISENGARD,
  LEADER,
  NATIONS,
  NORTH,
  REGULAR,
  ROHAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  sideOf,
} from '../../../games/wotr/tables/nations.ts';
import { figure } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';

type Figures = [regular: number, elite: number, leader: number];

const places = (nation: number, expected: Partial<Record<RegionId, Figures>>): void => {
  const armies = STARTING_ARMIES.filter((army) => army.nation === nation);
  const found = armies.map(({ region, regular, elite, leader }) => [region, [regular, elite, leader]]);
  const wanted = Object.entries(expected).map(([id, figures]) => [R[id as RegionId], figures]);
  assert.deepEqual(found, wanted);
};

const reserves = (nation: number, reserve: Figures, all: Figures): void => {
  for (const kind of [REGULAR, ELITE, LEADER]) {
    assert.equal(REINFORCEMENTS[figure(nation, kind)], reserve[kind]);
    assert.equal(FIGURES[figure(nation, kind)], all[kind]);
  }
};

rule('The Dwarves start in Erebor, Ered Luin and the Iron Hills', ['WR-3.2.1'], () => {
  places(DWARVES, { erebor: [1, 1, 1], 'ered-luin': [1, 0, 0], 'iron-hills': [1, 0, 0] });
});
rule('The Dwarves have 2 Regulars, 4 Elites and 3 Leaders in reserve', ['WR-3.2.2'], () => {
  reserves(DWARVES, [2, 4, 3], [5, 5, 4]);
});

rule('The Elves start in their four Strongholds', ['WR-3.2.3'], () => {
  places(ELVES, { 'grey-havens': [1, 1, 1], rivendell: [0, 2, 1], 'woodland-realm': [1, 1, 1], lorien: [1, 2, 1] });
});
rule('The Elves have 2 Regulars and 4 Elites in reserve', ['WR-3.2.4'], () => {
  reserves(ELVES, [2, 4, 0], [5, 10, 4]);
});

rule('Gondor starts in Minas Tirith, Dol Amroth, Osgiliath and Pelargir', ['WR-3.2.5'], () => {
  places(GONDOR, { 'minas-tirith': [3, 1, 1], 'dol-amroth': [3, 0, 0], osgiliath: [2, 0, 0], pelargir: [1, 0, 0] });
});
rule('Gondor has 6 Regulars, 4 Elites and 3 Leaders in reserve', ['WR-3.2.6'], () => {
  reserves(GONDOR, [6, 4, 3], [15, 5, 4]);
});

rule('The North starts in Bree, Carrock, Dale, the North Downs and the Shire', ['WR-3.2.7'], () => {
  places(NORTH, {
    bree: [1, 0, 0],
    carrock: [1, 0, 0],
    dale: [1, 0, 1],
    'north-downs': [0, 1, 0],
    shire: [1, 0, 0],
  });
});
rule('The North has 6 Regulars, 4 Elites and 3 Leaders in reserve', ['WR-3.2.8'], () => {
  reserves(NORTH, [6, 4, 3], [10, 5, 4]);
});

rule("Rohan starts in Edoras, the Fords of Isen and Helm's Deep", ['WR-3.2.9'], () => {
  places(ROHAN, { edoras: [1, 1, 0], 'fords-of-isen': [2, 0, 1], 'helms-deep': [1, 0, 0] });
});
rule('Rohan has 6 Regulars, 4 Elites and 3 Leaders in reserve', ['WR-3.2.10'], () => {
  reserves(ROHAN, [6, 4, 3], [10, 5, 4]);
});

rule('Isengard starts in Orthanc and the two Dunlands', ['WR-3.3.1'], () => {
  places(ISENGARD, { orthanc: [4, 1, 0], 'north-dunland': [1, 0, 0], 'south-dunland': [1, 0, 0] });
});
rule('Isengard has 6 Regulars and 5 Elites in reserve', ['WR-3.3.2'], () => {
  reserves(ISENGARD, [6, 5, 0], [12, 6, 0]);
});

rule('Sauron starts in eight regions, with four Nazgûl', ['WR-3.3.3'], () => {
  places(SAURON, {
    'barad-dur': [4, 1, 1],
    'dol-guldur': [5, 1, 1],
    gorgoroth: [3, 0, 0],
    'minas-morgul': [5, 0, 1],
    moria: [2, 0, 0],
    'mount-gundabad': [2, 0, 0],
    nurn: [2, 0, 0],
    morannon: [5, 0, 1],
  });
});
rule('Sauron has 8 Regulars, 4 Elites and 4 Nazgûl in reserve', ['WR-3.3.4'], () => {
  reserves(SAURON, [8, 4, 4], [36, 6, 8]);
});

rule('The Southrons & Easterlings start in five regions', ['WR-3.3.5'], () => {
  places(SOUTHRONS, {
    'far-harad': [3, 1, 0],
    'near-harad': [3, 1, 0],
    'north-rhun': [2, 0, 0],
    'south-rhun': [3, 1, 0],
    umbar: [3, 0, 0],
  });
});
rule('The Southrons & Easterlings have 10 Regulars and 3 Elites in reserve', ['WR-3.3.6'], () => {
  reserves(SOUTHRONS, [10, 3, 0], [24, 6, 0]);
});

rule('Every figure not on the map is in reserve', ['WR-3.1.17'], () => {
  const rest = Uint8Array.from(FIGURES);
  for (const { nation, regular, elite, leader } of STARTING_ARMIES) {
    rest[figure(nation, REGULAR)] -= regular;
    rest[figure(nation, ELITE)] -= elite;
    rest[figure(nation, LEADER)] -= leader;
  }
  assert.deepEqual(rest, REINFORCEMENTS);
  assert.equal(new Set(STARTING_ARMIES.map((army) => army.nation)).size, NATIONS.length);
});

rule('Each Leader of the Free Peoples starts with an Army', ['WR-3.2.11'], () => {
  for (const { nation, regular, elite, leader } of STARTING_ARMIES)
    if (sideOf(nation) === FREE && leader > 0) assert.ok(regular + elite > 0);
  assert.equal(new Set(STARTING_ARMIES.map((army) => army.region)).size, STARTING_ARMIES.length);
});

rule('The Ring-bearers start in Rivendell, hidden and free of Corruption', ['WR-3.1.3', 'WR-3.1.4', 'WR-3.1.5'], () => {
  assert.equal(STARTING_FELLOWSHIP.region, R.rivendell);
  assert.equal(STARTING_FELLOWSHIP.progress, 0);
  assert.equal(STARTING_FELLOWSHIP.hidden, true);
  assert.equal(STARTING_FELLOWSHIP.corruption, 0);
});

rule('Gandalf the Grey is the first Guide', ['WR-3.1.6', 'WR-8.4.2'], () => {
  assert.equal(STARTING_FELLOWSHIP.guide, GANDALF_GREY);
});

rule('Seven Companions start in the Fellowship', ['WR-3.1.8', 'WR-2.6.4', 'WR-8.1.4'], () => {
  assert.deepEqual(
    new Set(STARTING_FELLOWSHIP.companions),
    new Set([LEGOLAS, GIMLI, BOROMIR, STRIDER, MERIADOC, PEREGRIN, GANDALF_GREY]),
  );
  assert.equal(STARTING_FELLOWSHIP.companions.length, 7);
});

rule('Aragorn, Gandalf the White and Gollum are set aside', ['WR-3.1.7'], () => {
  const inside = new Set<number>(STARTING_FELLOWSHIP.companions);
  for (const character of [ARAGORN, GANDALF_WHITE, GOLLUM]) assert.ok(!inside.has(character));
});

rule('The Minions are set aside', ['WR-3.1.10', 'WR-2.6.7'], () => {
  const inside = new Set<number>(STARTING_FELLOWSHIP.companions);
  const minions = [...CHARACTERS.keys()]
    .slice(0, BASE_CHARACTER_COUNT)
    .filter((character) => CHARACTERS[character].kind === MINION);
  assert.equal(minions.length, 3);
  for (const minion of minions) assert.ok(!inside.has(minion));
});

rule('The Free Peoples start with the three Elven Rings', ['WR-3.1.9', 'WR-4.11.1'], () => {
  assert.equal(STARTING_RINGS[FREE], 3);
  assert.equal(STARTING_RINGS[SHADOW], 0);
});

// The creatures that came with The Lidless Eye: their numbers and keys, whom they attack and how.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { C, CARDS, type Card, type CardId, STARRED } from '../../../games/meccg/cards/all.ts';
import { type Keys, REGION_TYPES } from '../../../games/meccg/cards/facts.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import { STARTER_MOVES, sitePath } from '../../../games/meccg/places/movement.ts';
import { R, REGION_IDS } from '../../../games/meccg/places/regions.ts';
import { REGION_OF, SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { rule } from '../../rule.ts';
import { act, asked, attacked, faces, hears, quiet, resolve as strike, strikes, where } from '../combat/fight.ts';
import { hazard, keys, resolve, type Table, underway } from '../movement/table.ts';
import { attackBody, attackProwess, hazardsPlayed, isAttacked, isDetainment, strikesOf } from '../table.ts';

type Creature = Extract<Card, { kind: 'creature' }>;
const CREATURES = CARDS.filter((card): card is Creature => card.kind === 'creature' && card.set === 'mele');

/** Race, strikes, prowess and body, and points, as printed on the current cards; `each`: one strike for everybody. */
const PRINTED: Readonly<Record<string, string>> = {
  'arthadan-rangers': 'dunadan each 10/6 2*',
  'beorning-toll': 'man each 11/6 2*',
  'cave-worm': 'drake 1 16 1',
  'dire-wolves': 'wolf 4 8 1',
  'elf-lord-revealed-in-wrath': 'elf 1 15/9 3*',
  'elves-upon-errantry': 'elf 4 9 1*',
  'ent-in-search-of-the-entwives': 'awakened-plant 1 14/8 1*',
  'gondorian-rangers': 'dunadan each 9/6 2*',
  hobgoblins: 'orc 2 10 1',
  'horse-lords': 'man each 10/6 2*',
  'land-drake': 'drake 1 8 1',
  landroval: 'animal 2 12/6 2*',
  'lawless-men': 'man 2 9 1',
  'lesser-spiders': 'spider 4 7 1',
  'marsh-drake': 'drake 2 11 1',
  pirates: 'man 3 7 1',
  'sellswords-between-charters': 'man 2 11 1',
  'sons-of-kings': 'dunadan 3 10 2*',
  'stirring-bones': 'undead 2 9 1',
  'the-border-watch': 'man 5 7 1*',
  'thranduils-folk': 'elf each 10/6 2*',
  'thunders-companion': 'giant 3 9 1',
  'true-fire-drake': 'drake 2 13 1',
  'uruk-lieutenant': 'orc 1 9 1',
  'wandering-eldar': 'elf each 9 1*',
  'wild-trolls': 'troll 2 10 1',
};

test('All 26 are here, with the numbers of their cards; points with an asterisk are for Ringwraith players', () => {
  assert.equal(CREATURES.length, 26);
  const printed = ({ id, race, strikes: n, prowess, body, points }: Creature): [string, string] => [
    id,
    `${race} ${n === 'one-each' ? 'each' : n} ${prowess}${body === undefined ? '' : `/${body}`} ${points}${STARRED[C[id as CardId]] === 1 ? '*' : ''}`,
  ];
  assert.deepEqual(Object.fromEntries(CREATURES.map(printed)), PRINTED);
});

// ---- keys -----------------------------------------------------------------------------------------------------------

const PEOPLE = ['gimli', 'boromir-ii'];
const staying = (site: string): Words => ({ site, characters: PEOPLE });
const moving = (site: string, to: string): Words => ({ ...staying(site), to });

/** A move whose site path has so many regions of the type. */
function through(type: string, n: number): Words {
  const wanted = REGION_TYPES.indexOf(type as never);
  for (const [from, tos] of STARTER_MOVES.entries())
    for (const to of tos)
      if ((sitePath(from, to) ?? []).filter((one) => one === wanted).length >= n)
        return moving(SITE_IDS[from], SITE_IDS[to]);
  throw new Error(`No site path has ${n} of ${type}.`);
}

const SITE_OF = {
  'free-hold': 'edoras',
  'border-hold': 'bree',
  'ruins-and-lairs': 'bandit-lair',
  'shadow-hold': 'moria',
  'dark-hold': 'barad-dur',
  haven: 'rivendell',
} as const;

/** Each key of such a creature with a company to which it fits. */
function placesFor({ regionTypes = {}, siteTypes = [], regions = [], sitesIn = [] }: Keys): [string, Words][] {
  const places: [string, Words][] = [];
  for (const [type, n] of Object.entries(regionTypes)) places.push([type, through(type, n)]);
  for (const type of siteTypes) places.push([type, staying(SITE_OF[type])]);
  for (const id of regions) {
    const to = SITE_IDS.findIndex((_, site) => REGION_OF[site] === R[id]);
    const from = STARTER_MOVES.findIndex((tos) => tos.includes(to));
    if (to >= 0 && from >= 0) places.push([id, moving(SITE_IDS[from], SITE_IDS[to])]);
  }
  for (const { regions: within } of sitesIn) {
    const site = SITE_IDS.find((_, n) => within.some((id) => R[id] === REGION_OF[n]) && STARTER_MOVES[n].length > 0);
    if (site) places.push([site, staying(site)]);
  }
  return places;
}

const isForHeroes = ({ onlyAgainst }: Creature): boolean => onlyAgainst === undefined;

for (const card of CREATURES.filter(isForHeroes))
  rule(`${card.name} is keyed to what its card shows`, ['MW-S10.4.1', 'MW-S10.4.6', 'MW-S10.4.8'], () => {
    const { also, ...always } = card.keyedTo;
    for (const [key, at] of placesFor(always)) {
      const game = underway(at, { two: { hand: [card.id], table: [] } });
      assert.ok(keys(game, card.id as CardId).includes(key), `${card.id}: ${key}`);
      game.play('one', 'pass');
      game.offers('two', `creature ${card.id}`);
    }
    const none = underway(staying('rivendell'), { two: { hand: [card.id] } });
    none.play('one', 'pass');
    if (!card.keyedTo.sitesIn) none.refuses('two', `creature ${card.id}`, 'MW-S10.4.1');
    if (!also) return;
    for (const [key, at] of placesFor(also)) {
      const doors = underway(at, { two: { table: ['doors-of-night'] } });
      const open = underway(at, {});
      const inPlay: boolean = 'inPlay' in also.if;
      assert.equal(keys(doors, card.id as CardId).includes(key), inPlay, `${card.id}: ${key} with Doors of Night`);
      assert.ok(inPlay || keys(open, card.id as CardId).includes(key), `${card.id}: ${key} without`);
    }
  });

rule('A True Fire-drake needs three Wildernesses, or two while Doors of Night is in play', ['MW-S10.4.6'], () => {
  const two = underway(moving('rivendell', 'bree'), { two: { hand: ['true-fire-drake'] } });
  two.play('one', 'pass');
  two.refuses('two', 'creature true-fire-drake', 'MW-S10.4.1');
  const doors = underway(moving('rivendell', 'bree'), {
    two: { hand: ['true-fire-drake'], table: ['doors-of-night'] },
  });
  assert.deepEqual(keys(doors, 'true-fire-drake'), ['wilderness']);
  assert.deepEqual(keys(underway(moving('rivendell', 'lorien')), 'true-fire-drake'), ['wilderness']);
});

rule('The guards of a land meet companies in it and at its sites; some of them not at Havens', ['MW-S10.4.8'], () => {
  assert.deepEqual(keys(underway(staying('weathertop')), 'arthadan-rangers'), ['weathertop']);
  assert.deepEqual(keys(underway(staying('rivendell')), 'arthadan-rangers'), ['rivendell'], 'in Rhudaur');
  assert.deepEqual(keys(underway(staying('lorien')), 'beorning-toll'), [], 'a Haven in Wold & Foothills');
  assert.deepEqual(keys(underway(staying('goblin-gate')), 'beorning-toll'), ['goblin-gate']);
  assert.ok(REGION_IDS.includes('wold-and-foothills'));
});

// ---- whom they attack -----------------------------------------------------------------------------------------------

rule('Some creatures are playable on minion companies only', ['MX-7.6'], () => {
  for (const id of ['elves-upon-errantry', 'sons-of-kings', 'landroval']) {
    const hero = underway(moving('rivendell', 'lorien'), { two: { hand: [id] } });
    hero.play('one', 'pass');
    hero.refuses('two', `creature ${id}`, 'MX-7.6');
  }
});

/** A company of a Ringwraith's player on its way. */
const minions = (characters: readonly string[], creature: string, setting = {}): Table =>
  underway(
    { site: 'dol-guldur', characters, to: 'lake-town' },
    { one: { alignment: 'minion' }, two: { hand: [creature] } },
    setting,
  );

rule('Landroval is playable on an overt minion company only', ['MX-7.5', 'MX-7.6'], () => {
  const overt = minions(['gorbag'], 'landroval');
  overt.play('one', 'pass');
  overt.offers('two', 'creature landroval');
  const covert = minions(['asternak'], 'landroval');
  covert.play('one', 'pass');
  covert.refuses('two', 'creature landroval', 'MX-7.6');
});

rule(
  'Landroval 12/6: body rolls of 7 and 7 defeat him and score for a Ringwraith’s player, 7 and 6 do not',
  ['LE-S7.4.7', 'MX-7.8'],
  () => {
    const fought = (last: number[]): string => {
      const game = minions(['gorbag', 'shagrat'], 'landroval', { rolls: [6, 6, 3, 4, 6, 6, ...last] });
      hazard(game, 'creature landroval');
      if (asked(game).at === 'movement/key-choose') game.play('two', game.list('two')[0]);
      resolve(game);
      quiet(game);
      if (asked(game).at === 'combat/assign-choose') game.play('two', 'assign gorbag', 'assign shagrat');
      for (const who of ['gorbag', 'shagrat']) strike(game, who);
      return where(game, 'landroval');
    };
    assert.equal(fought([3, 4]), 'points');
    assert.equal(fought([3, 3]), 'discard');
  },
);

rule(
  'Thranduil’s Folk keyed to a region by name is out of reach of what asks for its type',
  ['LE-S10.8.7', 'MW-S10.4.7'],
  () => {
    const company = { site: 'lorien', characters: ['gimli: elven-cloak'], to: 'sarn-goriwing' };
    const cloaked = (creature: string, key: string): Table => {
      const game = underway(company, { two: { hand: [creature] } });
      hazard(game, `creature ${creature}`);
      if (asked(game).at === 'movement/key-choose') game.play('two', key);
      resolve(game);
      quiet(game);
      if (asked(game).at === 'combat/stay-choose') game.play('one', 'tap-to-fight');
      return game;
    };
    cloaked('thranduils-folk', 'key-to heart-of-mirkwood').refuses('one', 'use elven-cloak', 'MW-S10.4.7');
    cloaked('lesser-spiders', 'key-wilderness').offers('one', 'use elven-cloak');
  },
);

rule('Guards spare a company with somebody whose home is there', ['MX-7.6'], () => {
  const CASES = [
    ['arthadan-rangers', 'weathertop', 'barliman-butterbur'],
    ['beorning-toll', 'goblin-gate', 'beorn'],
    ['gondorian-rangers', 'dead-marshes', 'faramir'],
    ['horse-lords', 'dunharrow', 'eomer'],
    ['thranduils-folk', 'sarn-goriwing', 'legolas'],
  ] as const;
  for (const [creature, site, friend] of CASES) {
    const others = underway({ site, characters: ['gimli'] }, { two: { hand: [creature] } });
    others.play('one', 'pass');
    others.offers('two', `creature ${creature}`);
    const spared = underway({ site, characters: ['gimli', friend] }, { two: { hand: [creature] } });
    spared.play('one', 'pass');
    spared.refuses('two', `creature ${creature}`, 'MX-7.6');
  }
});

rule(
  'Guards detain heroes and covert minions, and attack overt minions as usual',
  ['MX-7.3', 'MX-7.5', 'LE-S7.6.1'],
  () => {
    const detains = (game: Table, creature: string): boolean => {
      hazard(game, `creature ${creature}`);
      if (asked(game).at === 'movement/key-choose') game.play('two', game.list('two')[0]);
      resolve(game);
      assert.ok(isAttacked(game), creature);
      return isDetainment(game);
    };
    for (const creature of ['thranduils-folk', 'wandering-eldar', 'ent-in-search-of-the-entwives']) {
      assert.equal(detains(underway(moving('lorien', 'woodmen-town'), { two: { hand: [creature] } }), creature), true);
      assert.equal(detains(minions(['asternak'], creature), creature), true, `${creature}: covert`);
      assert.equal(detains(minions(['gorbag'], creature), creature), false, `${creature}: overt`);
    }
  },
);

rule('Horse-lords tap heroes instead of wounding them', ['MX-7.3', 'LE-S7.5.1'], () => {
  const game = faces(['gimli', 'legolas'], 'horse-lords', [1, 1, 1, 2], { site: 'dunharrow' });
  assert.deepEqual(strikes(game).sort(), ['gimli', 'legolas']);
  for (const who of ['gimli', 'legolas']) {
    quiet(game);
    if (asked(game).at === 'combat/next-choose') game.play('one', `resolve ${who}`);
    act(game, 'one', 'stay-untapped');
    quiet(game);
  }
  quiet(game);
  assert.equal(where(game, 'gimli'), 'tapped');
  assert.equal(where(game, 'legolas'), 'tapped');
  assert.equal(where(game, 'horse-lords'), 'discard');
});

rule('The Border-watch has five strikes, two that detain against heroes', ['MX-7.6'], () => {
  const heroes = attacked(PEOPLE, 'the-border-watch', [], { site: 'bree' });
  assert.equal(strikesOf(heroes), 2);
  assert.ok(isDetainment(heroes));
  const game = minions(['asternak'], 'the-border-watch');
  hazard(game, 'creature the-border-watch');
  if (asked(game).at === 'movement/key-choose') game.play('two', 'key-border-hold');
  resolve(game);
  assert.equal(strikesOf(game), 5);
  assert.ok(!isDetainment(game));
});

// ---- prowess under a condition --------------------------------------------------------------------------------------

rule(
  'Uruk-lieutenant has +3 on a company that has faced Orcs, Orc-lieutenant +7 on one that has faced him',
  ['CR-A14'],
  () => {
    const after = (first: string, second: string): number => {
      const game = attacked(['aragorn-ii', 'legolas'], first, [], { hand: ['concealment'], hazards: [second] });
      game.play('one', 'play concealment');
      quiet(game);
      act(game, 'two', `creature ${second}`);
      game.play('one', 'pass');
      game.play('two', 'pass');
      return attackProwess(game);
    };
    assert.equal(attackProwess(attacked(PEOPLE, 'uruk-lieutenant')), 9);
    assert.equal(after('orc-patrol', 'uruk-lieutenant'), 12);
    assert.equal(after('orc-patrol', 'orc-lieutenant'), 11);
    assert.equal(after('uruk-lieutenant', 'orc-lieutenant'), 14);
  },
);

rule('Pirates have +2 at sea, and the first wound costs the company an item', ['CR-A19.1'], () => {
  const sea = underway(moving('grey-havens', 'edhellond'), { two: { hand: ['pirates'] } });
  hazard(sea, 'creature pirates', 'key-coastal-sea');
  resolve(sea);
  assert.equal(attackProwess(sea), 9);
  const game = attacked(['gimli: elven-cloak', 'legolas: dagger-of-westernesse'], 'pirates', [1, 1, 1, 1], {
    site: 'bandit-lair',
  });
  assert.equal(attackProwess(game), 7);
  game.play('one', 'pass');
  game.play('two', 'pass');
  quiet(game);
  if (asked(game).at === 'combat/next-choose') game.play('one', 'resolve gimli');
  quiet(game);
  if (asked(game).at === 'combat/excess-choose') game.play('two', 'excess 1');
  act(game, 'one', 'tap-to-fight');
  hears(game, 'Gimli is wounded');
  quiet(game);
  game.play('one', 'choose elven-cloak');
  assert.equal(where(game, 'elven-cloak'), 'discard');
  assert.equal(where(game, 'dagger-of-westernesse'), 'untapped');
});

rule('Elf-lord Revealed in Wrath has 19 prowess against a Ringwraith', ['MW-S10.5.1'], () => {
  const ringwraith = CARDS.find((card) => card.kind === 'avatar' && card.set === 'mele');
  assert.ok(ringwraith);
  const game = minions([ringwraith.id], 'elf-lord-revealed-in-wrath');
  hazard(game, 'creature elf-lord-revealed-in-wrath');
  resolve(game);
  assert.equal(attackProwess(game), 15, 'before his strike');
  assert.equal(attackBody(game), 9);
  game.play('one', 'pass');
  game.play('two', 'pass');
  quiet(game);
  assert.equal(hazardsPlayed(game), 1);
  assert.equal(attackProwess(game), 19);
});

rule('Dire Wolves: four strikes at 8, with Wake of War 5 at 9, with Doors of Night too 6 at 10', ['LE-S10.8.8'], () => {
  const numbers = (...table: string[]): number[] => {
    const game = underway(moving('rivendell', 'bree'), { two: { hand: ['dire-wolves'], table } });
    hazard(game, 'creature dire-wolves');
    resolve(game);
    return [strikesOf(game), attackProwess(game)];
  };
  assert.deepEqual(numbers(), [4, 8]);
  assert.deepEqual(numbers('wake-of-war'), [5, 9]);
  assert.deepEqual(numbers('wake-of-war', 'doors-of-night'), [6, 10]);
});

test('They say whom they attack, and how', () => {
  assert.equal(
    cardText(C['horse-lords']),
    'Man. Each character and ally in the company faces one strike, whatever changes the number of strikes. Against hero and covert minion companies it is a detainment attack. Keyed to Rohan, Wold & Foothills, Gap of Isen or Anórien by name, or to any site but a Haven there. Not playable against a company with a character whose home site is Edoras. Its kill points are for Ringwraith players only.',
  );
  assert.equal(
    cardText(C['true-fire-drake']),
    'Drake. Two strikes. Keyed to at least three Wilderness regions in the site path. If Doors of Night is in play, it may also be keyed to at least two Wilderness regions in the site path.',
  );
});

// Every creature is played on a company by each of its keys, and attacks with the numbers of its card.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { type Keys, REGION_TYPES, SITE_TYPES } from '../../../games/meccg/cards/facts.ts';
import { STARTER_MOVES, sitePath, walksBetween } from '../../../games/meccg/places/movement.ts';
import { R, REGION_IDS } from '../../../games/meccg/places/regions.ts';
import { REGION_OF, S, SITE_COUNT, SITE_IDS, SITE_TYPE } from '../../../games/meccg/places/sites.ts';
import { rule } from '../../rule.ts';
import { asked, at, hazard, keys, resolve, type Table, underway } from '../movement/table.ts';
import { attackBody, attackProwess, hazardsPlayed, isAttacked, strikesOf } from '../table.ts';

/** Race, strikes, prowess and body, as printed on the current cards; `each`: one strike for everybody. */
const CREATURES: Readonly<Record<string, string>> = {
  abductor: 'man 1 10',
  adunaphel: 'nazgul 1 15/10',
  agburanar: 'dragon 2 15/9',
  akhorahil: 'nazgul 1 16/9',
  ambusher: 'man 2 10',
  assassin: 'man 1 11',
  'barrow-wight': 'undead 1 12',
  'bert-burat': 'troll 1 12',
  brigands: 'man 2 8',
  'cave-drake': 'dragon 2 10',
  'corpse-candle': 'undead 1 7',
  'corsairs-of-umbar': 'man 5 9',
  crebain: 'animal each 5',
  daelomin: 'dragon 3 13/8',
  'dwar-of-waw': 'nazgul 1 15/10',
  'fell-turtle': 'animal 1 15',
  ghosts: 'undead 3 9',
  ghouls: 'undead 5 7',
  giant: 'giant 1 13',
  'giant-spiders': 'spider 2 10',
  'half-trolls-of-far-harad': 'troll 2 10',
  'hoarmurath-of-dir': 'nazgul 1 15/9',
  huorn: 'awakened-plant 1 10',
  'indur-dawndeath': 'nazgul 1 15/10',
  'khamul-the-easterling': 'nazgul 1 18/8',
  leucaruth: 'dragon 2 16/8',
  'mouth-of-sauron': 'man 1 13/8',
  'mumak-oliphant': 'animal 2 12',
  'old-man-willow': 'awakened-plant 1 13',
  'olog-hai-trolls': 'troll 3 10/5',
  'orc-guard': 'orc 5 8',
  'orc-lieutenant': 'orc 1 7',
  'orc-patrol': 'orc 3 6',
  'orc-raiders': 'orc 4 6',
  'orc-warband': 'orc 5 4',
  'orc-warriors': 'orc 3 7',
  'orc-watch': 'orc 3 9',
  'pick-pocket': 'man 1 11',
  'pukel-men': 'pukel-creature 2 11',
  'ren-the-unclean': 'nazgul 1 15/10',
  rogrog: 'troll 1 13/8',
  shelob: 'spider 1 18/9',
  'silent-watcher': 'pukel-creature each 8',
  slayer: 'slayer 1 11',
  smaug: 'dragon 2 17/8',
  'the-great-goblin': 'orc 1 12/7',
  thief: 'man 1 15',
  'tom-tuma': 'troll 1 13',
  'uvatha-the-horseman': 'nazgul 1 15/9',
  wargs: 'wolf 2 9',
  'watcher-in-the-water': 'animal each 8',
  'william-wuluag': 'troll 1 11',
  'witch-king-of-angmar': 'nazgul 1 17/12',
  wolves: 'wolf 3 8',
};

/** A key, the move by which it is declared, and a company to which it fits. */
interface Place {
  readonly key: string;
  readonly move: string;
  readonly at: Words;
}
const PEOPLE = ['aragorn-ii', 'legolas'];
const staying = (site: number): Words => ({ site: SITE_IDS[site], characters: PEOPLE });
const moving = (from: number, to: number): Words => ({ ...staying(from), to: SITE_IDS[to] });
const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);

/** A move whose site path has so many regions of the type. */
function through(type: number, n: number): Words {
  for (const from of SITES)
    for (const to of STARTER_MOVES[from])
      if ((sitePath(from, to) ?? []).filter((one) => one === type).length >= n) return moving(from, to);
  throw new Error(`No site path has ${n} of ${REGION_TYPES[type]}.`);
}

/** A move by region cards through this one. */
function across(region: number): Words | undefined {
  for (const from of SITES)
    for (const to of SITES) {
      if (from === to) continue;
      const walk = walksBetween(from, to).find((one) => one.includes(region));
      if (walk) return { ...moving(from, to), walk: walk.map((one) => REGION_IDS[one]) };
    }
  assert.equal(REGION_IDS[region], 'udun', 'the one region without a site, at the end of the map');
  return undefined;
}

function placesFor(keysOf: Keys): Place[] {
  const places: Place[] = [];
  for (const [type, n = 1] of Object.entries(keysOf.regionTypes ?? {}))
    places.push({ key: type, move: `key-${type}`, at: through(REGION_TYPES.indexOf(type as never), n) });
  for (const type of keysOf.siteTypes ?? []) {
    const site = SITES.find((one) => SITE_TYPES[SITE_TYPE[one]] === type) ?? 0;
    places.push({ key: type, move: `key-${type}`, at: staying(site) });
  }
  for (const id of keysOf.regions ?? []) {
    const way = across(R[id]);
    if (way) places.push({ key: id, move: `key-to ${id}`, at: way });
  }
  const named = (keysOf.sites ?? []).map((id) => S[id]);
  for (const { regions, types } of keysOf.sitesIn ?? [])
    named.push(
      ...SITES.filter((site) => regions.some((id) => R[id] === REGION_OF[site])).filter(
        (site) => types === undefined || types.includes(SITE_TYPES[SITE_TYPE[site]]),
      ),
    );
  for (const site of named) places.push({ key: SITE_IDS[site], move: `key-to ${SITE_IDS[site]}`, at: staying(site) });
  if (keysOf.between) {
    const [a, b] = keysOf.between;
    places.push({ key: b, move: `key-to ${b}`, at: moving(S[a], S[b]) });
    places.push({ key: a, move: `key-to ${a}`, at: moving(S[b], S[a]) });
  }
  return places;
}

function assertAttacks(game: Table, id: CardId): void {
  assert.ok(isAttacked(game), `${id} attacks`);
  const card = CARDS[C[id]];
  assert.ok(card.kind === 'creature');
  const [race, strikes, numbers] = CREATURES[id].split(' ');
  const body = attackBody(game);
  const printed = `${card.race} ${card.strikes === 'one-each' ? 'each' : strikesOf(game)} ${attackProwess(game)}${body < 0 ? '' : `/${body}`}`;
  assert.equal(printed, `${race} ${strikes} ${numbers}`);
  if (strikes === 'each') assert.equal(strikesOf(game), PEOPLE.length);
  assert.equal(hazardsPlayed(game), 1);
}

function plays(id: CardId, place: Place, table: readonly string[] = []): void {
  const game = underway(place.at, { two: { hand: [id], table } });
  assert.ok(keys(game, id).includes(place.key), `${id} can be keyed to ${place.key}: ${keys(game, id).join(', ')}`);
  hazard(game, `creature ${id}`);
  if (at(game) === 'movement/key-choose') game.play('two', place.move);
  resolve(game);
  assertAttacks(game, id);
}

const creatures = CARDS.filter((card) => card.kind === 'creature').filter((card) => card.set === 'metw');

rule('All fifty-four creatures of The Wizards are here', ['MW-S7.1.1'], () => {
  assert.equal(creatures.length, 54);
  assert.deepEqual(Object.keys(CREATURES).sort(), creatures.map(({ id }) => id).sort());
});

for (const card of creatures)
  rule(
    `${card.name} attacks by each of its keys, with the numbers of its card`,
    ['MW-S7.1.1', 'MW-S10.4.1', 'MW-S10.4.6', 'MW-S10.4.8', 'MW-T6.2.2'],
    () => {
      const { also, ...always } = card.keyedTo;
      for (const place of placesFor(always)) plays(card.id as CardId, place);
      if (also && 'inPlay' in also.if)
        for (const place of placesFor(also)) plays(card.id as CardId, place, [also.if.inPlay]);
    },
  );

rule('At a Haven, or without its key, no creature can be played', ['MW-S10.4.1', 'MW-S10.4.8'], () => {
  for (const { id } of creatures) {
    const game = underway(staying(S.rivendell), { two: { hand: [id] } });
    hazard(game);
    game.refuses('two', `creature ${id}`, 'MW-S10.4.1');
  }
});

rule('A creature with two equal region symbols needs two such regions', ['MW-S10.4.6'], () => {
  for (const id of ['giant', 'cave-drake', 'tom-tuma', 'watcher-in-the-water', 'old-man-willow', 'giant-spiders']) {
    const one = underway(moving(S.rivendell, S['cameth-brin']), { two: { hand: [id] } });
    hazard(one);
    one.refuses('two', `creature ${id}`, 'MW-S10.4.1');
    const two = underway(moving(S.rivendell, S.bree), { two: { hand: [id] } });
    hazard(two);
    two.offers('two', `creature ${id}`);
  }
});

rule('Dragons fly through the north only while Doors of Night is in play', ['MW-S10.4.1', 'CR-TERM-target-4'], () => {
  for (const id of ['agburanar', 'daelomin', 'leucaruth', 'smaug'] as const) {
    const north = underway(staying(S['iron-hill-dwarf-hold']), { two: { hand: [id] } });
    assert.deepEqual(keys(north, id), []);
    const doors = underway(staying(S['iron-hill-dwarf-hold']), {
      one: { table: ['doors-of-night'] },
      two: { hand: [id] },
    });
    assert.deepEqual(keys(doors, id), ['iron-hill-dwarf-hold'], 'whoever’s Doors they are');
  }
});

rule('Mûmakil follow the Corsairs: on the same company and in the same turn', ['MW-S10.4.1'], () => {
  const game = underway(staying(S['the-stones']), { two: { hand: ['mumak-oliphant', 'corsairs-of-umbar'] } });
  hazard(game);
  game.refuses('two', 'creature mumak-oliphant', 'MW-S10.4.1');
  game.play('two', 'creature corsairs-of-umbar');
  assert.deepEqual(keys(game, 'mumak-oliphant'), ['the-stones']);
  const other = underway(staying(S['vale-of-erech']), { two: { hand: ['mumak-oliphant', 'corsairs-of-umbar'] } });
  assert.deepEqual(keys(other, 'corsairs-of-umbar'), [], 'Lamedon is none of theirs, nor are Border-holds');
});

rule('Corsairs are played at every site of a coastal sea', ['CR-CARD-corsairs-of-umbar-1'], () => {
  for (const site of ['himring', 'isles-of-the-dead-that-live', 'tolfalas'] as const)
    assert.deepEqual(keys(underway(staying(S[site])), 'corsairs-of-umbar'), [site]);
});

rule(
  'The Great Goblin meets companies between Rivendell and Lórien, by region cards too, and in High Pass',
  ['CR-CARD-great-goblin-1', 'CR-CARD-great-goblin-2'],
  () => {
    const walk = ['rhudaur', 'hollin', 'redhorn-gate', 'wold-and-foothills'];
    const east = underway({ ...moving(S.rivendell, S.lorien), walk }, { two: { hand: ['the-great-goblin'] } });
    hazard(east, 'creature the-great-goblin');
    resolve(east);
    assertAttacks(east, 'the-great-goblin');
    assert.deepEqual(keys(underway(moving(S.rivendell, S['goblin-gate'])), 'the-great-goblin'), [
      'goblin-gate',
      'high-pass',
    ]);
    assert.deepEqual(keys(underway(moving(S.rivendell, S.bree)), 'the-great-goblin'), []);
    assert.equal(asked(east), 'one');
  },
);

rule(
  'Races and points are those of the errata',
  [
    'CR-CARD-giant-1',
    'CR-CARD-huorn-1',
    'CR-CARD-mouth-of-sauron-1',
    'CR-CARD-old-man-willow-1',
    'CR-CARD-pukel-men-1',
    'CR-CARD-silent-watcher-1',
    'CR-CARD-slayer-1',
  ],
  () => {
    const said = [
      'giant',
      'huorn',
      'mouth-of-sauron',
      'old-man-willow',
      'pukel-men',
      'silent-watcher',
      'slayer',
    ] as const;
    assert.deepEqual(
      said.map((id) => {
        const card = CARDS[C[id]];
        return card.kind === 'creature' ? `${card.race} ${card.points}` : '';
      }),
      ['giant 1', 'awakened-plant 1', 'man 3', 'awakened-plant 1', 'pukel-creature 1', 'pukel-creature 1', 'slayer 2'],
    );
  },
);

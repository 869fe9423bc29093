// The 484 cards of The Wizards: how many there are, how they are found, and that everything they name exists.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meccgCards } from '../../../games/meccg/card-list.ts';
import {
  CARDS as ALL,
  ANY_NUMBER,
  ATTACKS,
  BODY,
  C,
  type Card,
  COPIES,
  CORRUPTION,
  CORRUPTION_CHECK,
  cardIndex,
  cardsOfSet,
  DIRECT_INFLUENCE,
  INFLUENCE_NUMBER,
  MIND,
  NO_NUMBER,
  ONE_EACH,
  POINTS,
  PROWESS,
  pointsKind,
  STRIKES,
  UNIQUE,
} from '../../../games/meccg/cards/all.ts';
import {
  CHARACTER_RACES,
  EVENT_KINDS,
  type Ground,
  ITEM_KINDS,
  type Place,
  POINTS_KINDS,
  REGION_TYPES,
  SITE_TYPES,
  SKILLS,
} from '../../../games/meccg/cards/facts.ts';
import { CARD_KINDS, type CardKind } from '../../../games/meccg/cards/tables.ts';
import { REGION_IDS } from '../../../games/meccg/places/regions.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { slug } from '../../../lib/lookup.ts';
import { rule } from '../../rule.ts';

/** Their numbers are those that they have among all cards. */
const CARDS = ALL.filter(({ set }) => set === 'metw');
const CARD_COUNT = CARDS.length;

const ofKind = <Kind extends CardKind>(kind: Kind) =>
  CARDS.filter((card): card is Extract<Card, { kind: Kind }> => card.kind === kind);
const events = [...ofKind('resource-event'), ...ofKind('hazard-event')];
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, n) => total + n, 0);
const isRegion = (id: string): boolean => REGION_IDS.some((region) => region === id);
const isSite = (id: string): boolean => SITE_IDS.some((site) => site === id);
const tally = <Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> => {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

test('The Wizards has 484 cards', () => {
  assert.equal(CARD_COUNT, 484);
  assert.deepEqual(tally(CARDS.map((card) => card.kind)), {
    character: 66,
    avatar: 5,
    item: 52,
    ally: 11,
    faction: 29,
    'resource-event': 87,
    'hazard-event': 59,
    creature: 54,
    site: 69,
    region: 52,
  });
  assert.equal(cardsOfSet('metw').length, 484);
});

test('No two cards share an id or a name', () => {
  assert.equal(new Set(CARDS.map((card) => card.id)).size, CARD_COUNT);
  assert.equal(new Set(CARDS.map((card) => slug(card.name))).size, CARD_COUNT);
});

test('An id is the name without its accents and signs', () => {
  for (const { id, name } of CARDS) assert.equal(id, slug(name.replace('&', 'and')));
});

test('A card is found by id, by id with its set, and by name in any spelling', () => {
  for (const [index, { id, set, name }] of CARDS.entries()) {
    for (const text of [id, `${set}-${id}`, name, name.toUpperCase()]) assert.equal(cardIndex(text), index);
    assert.equal(C[id as keyof typeof C], index);
  }
  assert.equal(cardIndex('Thranduil’s halls'), C['thranduils-halls']);
  assert.equal(cardIndex('eowyn'), C.eowyn);
  assert.equal(cardIndex('Bert Burat'), C['bert-burat']);
  assert.equal(cardIndex('The Eye of the Storm'), -1);
});

test('Heroes have characters, resources and sites; hazards and regions are for everybody', () => {
  const neutral: readonly CardKind[] = ['hazard-event', 'creature', 'region'];
  for (const { kind, alignment } of CARDS) assert.equal(alignment, neutral.includes(kind) ? 'neutral' : 'hero');
});

test('The flat arrays say what the literals say', () => {
  for (const [index, card] of ALL.entries()) {
    const ally = card.kind === 'resource-event' ? card.ally : undefined;
    const facts: Readonly<Record<string, unknown>> = { ...card, ...ally };
    assert.equal(MIND[index], facts['mind'] ?? NO_NUMBER);
    assert.equal(DIRECT_INFLUENCE[index], facts['directInfluence'] ?? NO_NUMBER);
    assert.equal(PROWESS[index], facts['prowess'] ?? NO_NUMBER);
    assert.equal(BODY[index], facts['body'] ?? NO_NUMBER);
    assert.equal(INFLUENCE_NUMBER[index], facts['influenceNumber'] ?? NO_NUMBER);
    assert.equal(POINTS[index], facts['points'] ?? 0);
    assert.equal(CORRUPTION[index], facts['corruption'] ?? 0);
    assert.equal(CORRUPTION_CHECK[index], facts['corruptionCheck'] ?? 0);
    assert.equal(UNIQUE[index] === 1, facts['unique'] === true);
    assert.equal(ATTACKS[index], card.kind === 'creature' ? (card.attacks ?? 1) : NO_NUMBER);
    const strikes = card.kind === 'creature' ? card.strikes : NO_NUMBER;
    assert.equal(STRIKES[index], strikes === 'one-each' ? ONE_EACH : strikes);
  }
});

test('A deck holds one of a unique card, two of a Wizard, three of another; one site, any number of Havens', () => {
  const copies = (id: keyof typeof C): number => COPIES[C[id]];
  assert.equal(copies('glamdring'), 1);
  assert.equal(copies('aragorn-ii'), 1);
  assert.equal(copies('gandalf'), 2);
  assert.equal(copies('dagger-of-westernesse'), 3);
  assert.equal(copies('orc-warband'), 3);
  assert.equal(copies('smaug'), 1);
  assert.equal(copies('bree'), 1);
  assert.equal(copies('rivendell'), ANY_NUMBER);
  assert.equal(copies('rohan'), ANY_NUMBER);
});

test('Everything that a card names exists', () => {
  const id = (text: string) => assert.notEqual(cardIndex(text), -1, text);
  const place = (text: string) =>
    assert.ok(isSite(text) || isRegion(text) || SITE_TYPES.some((type) => type === text), text);
  const ground = (at: Place | Ground) => {
    for (const one of typeof at === 'string' ? [at] : [at.type, at.region]) if (one !== undefined) place(one);
  };
  for (const card of ALL) {
    if (card.kind === 'character' || card.kind === 'avatar') for (const home of card.homeSites) place(home);
    if (card.kind === 'ally' || card.kind === 'faction') for (const at of card.playableAt) ground(at);
    if (card.kind === 'character')
      for (const { against } of card.influenceBonus ?? [])
        if (typeof against === 'object') {
          if ('faction' in against) assert.equal(CARDS[cardIndex(against.faction)].kind, 'faction');
          if ('character' in against) assert.equal(CARDS[cardIndex(against.character)].kind, 'character');
        }
    if (card.kind === 'item') {
      for (const at of [...(card.playableAt ?? []), ...(card.notPlayableAt ?? [])]) ground(at);
      if (card.instead && 'stored' in card.instead) for (const at of card.instead.stored) place(at);
    }
    if (card.kind === 'creature')
      for (const keys of [card.keyedTo, card.keyedTo.also ?? {}]) {
        for (const region of [...(keys.regions ?? []), ...(keys.sitesIn ?? []).flatMap((group) => group.regions)])
          assert.ok(isRegion(region), region);
        for (const site of [...(keys.sites ?? []), ...(keys.between ?? [])]) assert.ok(isSite(site), site);
        if ('if' in keys) for (const named of Object.values(keys.if)) id(named);
      }
    if (card.kind === 'site') {
      assert.ok(isRegion(card.region), card.region);
      for (const site of [...(card.haven ? [card.haven] : []), ...Object.keys(card.pathFrom ?? {})])
        assert.ok(isSite(site), site);
      if (card.greaterOnly && card.greaterOnly !== 'palantir' && card.greaterOnly !== 'hero') id(card.greaterOnly);
    }
    if (card.kind === 'region') for (const region of card.adjacent) assert.ok(isRegion(region), region);
  }
});

test('No word means two kinds of place', () => {
  const words = [...SITE_IDS, ...REGION_IDS, ...SITE_TYPES, ...REGION_TYPES];
  assert.equal(new Set(words).size, words.length);
});

rule('Races are Elf, Hobbit, Dwarf, Dúnadan, Man and Wizard', ['MW-S5.1.2'], () => {
  const people = [...ofKind('character'), ...ofKind('avatar')];
  assert.deepEqual(tally(people.map((card) => card.race)), {
    dunadan: 15,
    elf: 15,
    man: 15,
    dwarf: 15,
    hobbit: 6,
    wizard: 5,
  });
  assert.ok(people.every((card) => CHARACTER_RACES.includes(card.race)));
});

rule(
  'A character has race, skills, direct influence, prowess, body, mind and marshalling points',
  ['MW-S5.1.1'],
  () => {
    for (const card of ofKind('character')) {
      assert.ok(CHARACTER_RACES.includes(card.race), card.id);
      assert.ok(card.skills.length > 0, card.id);
      assert.ok(
        card.skills.every((skill) => SKILLS.includes(skill)),
        card.id,
      );
      assert.ok(card.directInfluence >= 0 && card.prowess >= 0 && card.body > 0 && card.mind > 0, card.id);
      assert.ok(POINTS[C[card.id as keyof typeof C]] >= 0, card.id);
    }
  },
);

test('Skills are warrior, scout, ranger, sage and diplomat', () => {
  const people = [...ofKind('character'), ...ofKind('avatar')];
  assert.deepEqual(new Set(people.flatMap((card) => card.skills)), new Set(SKILLS));
});

rule('There are five Wizards, all on the good side', ['MW-S5.6.5'], () => {
  assert.deepEqual(
    ofKind('avatar').map((card) => card.name),
    ['Alatar', 'Gandalf', 'Pallando', 'Radagast', 'Saruman'],
  );
  for (const { alignment, directInfluence, prowess, body } of ofKind('avatar'))
    assert.deepEqual([alignment, directInfluence, prowess, body], ['hero', 10, 6, 9]);
});

rule('Items are minor, major, greater, gold ring or special', ['MW-S10.7.8'], () => {
  const kinds = tally(ofKind('item').map((card) => card.item));
  assert.deepEqual(kinds, { minor: 11, major: 8, greater: 8, 'gold-ring': 3, special: 22 });
  assert.deepEqual(Object.keys(kinds).sort(), [...ITEM_KINDS].sort());
});

rule('Every other resource, and every hazard that is no creature, is one kind of event', ['MW-S10.10.3'], () => {
  for (const card of events) assert.ok(EVENT_KINDS.includes(card.event), card.id);
  assert.deepEqual(tally(ofKind('resource-event').map((card) => card.event)), { short: 69, long: 6, permanent: 12 });
  assert.deepEqual(tally(ofKind('hazard-event').map((card) => card.event)), { short: 28, long: 15, permanent: 16 });
  for (const card of [...ofKind('item'), ...ofKind('ally'), ...ofKind('faction')]) assert.ok(!('event' in card));
  const both = ofKind('creature').filter((card) => card.event !== undefined);
  assert.equal(both.filter((card) => card.race === 'nazgul').length, 9);
  assert.deepEqual(
    both.filter((card) => card.race !== 'nazgul').map((card) => [card.id, card.event]),
    [
      ['mouth-of-sauron', 'short'],
      ['shelob', 'permanent'],
    ],
  );
});

rule('Marshalling points are of six types, and every card that gives some has one type', ['MW-T1.2.2'], () => {
  const giving = CARDS.filter((card, index) => POINTS[index] !== 0 || 'instead' in card);
  for (const card of giving)
    assert.ok(
      POINTS_KINDS.some((kind) => kind === pointsKind(card)),
      card.id,
    );
  for (const card of ofKind('item')) assert.equal(pointsKind(card), 'item');
  assert.equal(pointsKind(CARDS[C['balrog-of-moria']]), 'kill');
  assert.equal(pointsKind(CARDS[C['anduril-the-flame-of-the-west']]), 'item');
  assert.equal(pointsKind(CARDS[C['dreams-of-lore']]), 'miscellaneous');
  for (const kind of ['avatar', 'site', 'region'] as const)
    for (const card of ofKind(kind)) assert.equal(pointsKind(card), undefined);
});

rule('A card without printed marshalling points gives none', ['MW-S1.4.5'], () => {
  for (const id of ['pallando', 'healing-herbs', 'elf-stone', 'anborn', 'rivendell', 'rohan', 'concealment'] as const) {
    assert.ok(!('points' in CARDS[C[id]]), id);
    assert.equal(POINTS[C[id]], 0);
  }
  assert.deepEqual(
    (['aragorn-ii', 'sword-of-gondolin', 'gwaihir', 'men-of-lebennin', 'smaug'] as const).map((id) => POINTS[C[id]]),
    [3, 2, 2, 2, 5],
  );
});

test('The sums are what they were: nobody changed a number by accident', () => {
  const points = (kind: CardKind): number => sum(ofKind(kind).map((card) => POINTS[C[card.id as keyof typeof C]]));
  assert.deepEqual(Object.fromEntries(CARD_KINDS.map((kind) => [kind, points(kind)])), {
    character: 73,
    avatar: 0,
    item: 104,
    ally: 19,
    faction: 80,
    'resource-event': 16,
    'hazard-event': 5,
    creature: 117,
    site: 0,
    region: 0,
  });
  const total = (numbers: Int8Array): number => sum(numbers.slice(0, CARD_COUNT).filter((n) => n !== NO_NUMBER));
  assert.deepEqual(
    {
      mind: total(MIND),
      directInfluence: total(DIRECT_INFLUENCE),
      prowess: total(PROWESS),
      body: total(BODY),
      corruption: total(CORRUPTION),
      corruptionCheck: total(CORRUPTION_CHECK),
      influenceNumber: total(INFLUENCE_NUMBER),
      strikes: total(STRIKES),
      attacks: total(ATTACKS),
      unique: sum(UNIQUE.slice(0, CARD_COUNT)),
    },
    {
      mind: 289,
      directInfluence: 114,
      prowess: 913,
      body: 796,
      corruption: 123,
      corruptionCheck: 2,
      influenceNumber: 224,
      strikes: 95,
      attacks: 57,
      unique: 168,
    },
  );
  const characters = ofKind('character');
  assert.deepEqual(
    {
      influenceBonus: sum(characters.flatMap((card) => (card.influenceBonus ?? []).map((bonus) => bonus.add))),
      prowessBonus: sum(characters.flatMap((card) => (card.prowessBonus ?? []).map((bonus) => bonus.add))),
      factionCheck: sum(characters.map((card) => card.factionCheck ?? 0)),
      eliminated: sum(characters.map((card) => card.eliminated ?? 0)),
      standard: sum(ofKind('faction').flatMap((card) => (card.standard ?? []).map((one) => one.add))),
      instead: sum([...ofKind('item'), ...ofKind('resource-event')].map((card) => card.instead?.points ?? 0)),
      gives: sum(
        ofKind('item').flatMap((card) =>
          Object.values(card.gives ?? {}).map((g) => g.add + ('instead' in g ? (g.instead?.add ?? 0) : 0)),
        ),
      ),
      automaticAttacks: sum(
        ofKind('site').flatMap((card) => (card.automaticAttacks ?? []).map((attack) => attack.prowess)),
      ),
      draws: sum(ofKind('site').flatMap((card) => card.draws)),
    },
    {
      influenceBonus: 84,
      prowessBonus: 52,
      factionCheck: -15,
      eliminated: -16,
      standard: 14,
      instead: 77,
      gives: 191,
      automaticAttacks: 293,
      draws: 272,
    },
  );
});

test('Every event can be played in some way, and the list of cards says so', () => {
  for (const { id, implemented } of meccgCards()) assert.equal(implemented, true, id);
});

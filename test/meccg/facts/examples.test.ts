// Numbers that the rulebook's worked examples and the collected rulings name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BODY,
  C,
  CARDS,
  type Card,
  type CardId,
  CORRUPTION,
  CORRUPTION_CHECK,
  DIRECT_INFLUENCE,
  INFLUENCE_NUMBER,
  MIND,
  POINTS,
  PROWESS,
  STRIKES,
  UNIQUE,
} from '../../../games/meccg/cards/all.ts';
import type { CardKind } from '../../../games/meccg/cards/tables.ts';
import { rule } from '../../rule.ts';

const card = <Kind extends CardKind>(kind: Kind, id: CardId): Extract<Card, { kind: Kind }> => {
  const found = CARDS[C[id]];
  const isRight = (one: Card): one is Extract<Card, { kind: Kind }> => one.kind === kind;
  assert.ok(isRight(found), `${id} is no ${kind}`);
  return found;
};
const total = (numbers: Int8Array, ...ids: readonly CardId[]): number =>
  ids.reduce((sum, id) => sum + numbers[C[id]], 0);

test('The worked council: fifteen points against fourteen', () => {
  assert.equal(
    total(
      POINTS,
      'men-of-lebennin',
      'dreams-of-lore',
      'sword-of-gondolin',
      'gwaihir',
      'celeborn',
      'gildor-inglorion',
      'legolas',
      'elrohir',
      'elladan',
      'pallando',
      'healing-herbs',
      'elf-stone',
      'dagger-of-westernesse',
    ),
    15,
  );
  assert.equal(
    total(
      POINTS,
      'beorn',
      'quickbeam',
      'theoden',
      'sword-of-gondolin',
      'great-shield-of-rohan',
      'faramir',
      'imrahil',
      'radagast',
      'dagger-of-westernesse',
      'healing-herbs',
    ),
    14,
  );
  assert.equal(total(POINTS, 'eomer', 'men-of-northern-rhovanion'), 3);
});

test('The worked council: corruption points', () => {
  assert.equal(total(CORRUPTION, 'sword-of-gondolin', 'gwaihir'), 2);
  assert.equal(total(CORRUPTION, 'elf-stone', 'dagger-of-westernesse'), 2);
  assert.equal(total(CORRUPTION, 'sword-of-gondolin', 'great-shield-of-rohan'), 4);
  assert.equal(total(CORRUPTION, 'the-one-ring', 'dagger-of-westernesse'), 7);
  assert.equal(CORRUPTION_CHECK[C.frodo], 4);
  assert.equal(CORRUPTION_CHECK[C.radagast], 1);
  assert.equal(CORRUPTION_CHECK[C.pallando], 0);
});

test('The Nine Walkers: minds and direct influence', () => {
  const walkers = ['aragorn-ii', 'boromir-ii', 'gimli', 'legolas', 'frodo', 'sam-gamgee', 'merry', 'pippin'] as const;
  assert.deepEqual(
    walkers.map((id) => [MIND[C[id]], DIRECT_INFLUENCE[C[id]]]),
    [
      [9, 3],
      [4, 1],
      [6, 2],
      [6, 2],
      [5, 1],
      [4, 0],
      [4, 1],
      [4, 1],
    ],
  );
  assert.equal(total(MIND, 'frodo', 'aragorn-ii', 'gimli'), 20);
  assert.equal(DIRECT_INFLUENCE[C.gandalf], 10);
  assert.equal(card('item', 'lesser-ring').gives?.directInfluence?.add, 2);
  assert.equal(card('item', 'narsil').gives?.directInfluence?.add, 1);
  assert.equal(card('item', 'the-one-ring').gives?.directInfluence?.add, 5);
});

test('The worked combats: prowess and body of those in them', () => {
  const numbers = (id: CardId): readonly number[] => [PROWESS[C[id]], BODY[C[id]]];
  assert.deepEqual(numbers('faramir'), [5, 8]);
  assert.deepEqual(numbers('bilbo'), [1, 9]);
  assert.deepEqual(numbers('balin'), [4, 7]);
  assert.deepEqual(numbers('bofur'), [4, 7]);
  assert.deepEqual(numbers('beretar'), [5, 8]);
  assert.deepEqual(numbers('beregond'), [4, 8]);
  assert.deepEqual(numbers('smaug'), [17, 8]);
  assert.deepEqual(numbers('ren-the-unclean'), [15, 10]);
  assert.deepEqual([STRIKES[C.smaug], STRIKES[C.huorn], STRIKES[C['orc-raiders']]], [2, 1, 4]);
  for (const id of ['huorn', 'orc-raiders', 'cave-drake'] as const) assert.ok(!('body' in CARDS[C[id]]), id);
  assert.deepEqual([PROWESS[C.huorn], PROWESS[C['orc-raiders']], PROWESS[C['cave-drake']]], [10, 6, 10]);
  for (const id of ['smaug', 'cave-drake'] as const) assert.ok(card('creature', id).attackerChooses, id);
  assert.deepEqual(card('creature', 'orc-raiders').keyedTo, {
    regionTypes: { 'border-land': 1, wilderness: 1 },
    siteTypes: ['ruins-and-lairs'],
  });
});

test('The worked influence check: Imrahil and the Knights of Dol Amroth', () => {
  assert.equal(INFLUENCE_NUMBER[C['knights-of-dol-amroth']], 8);
  assert.deepEqual(card('faction', 'knights-of-dol-amroth').standard, [{ race: 'dunadan', add: 1 }]);
  assert.deepEqual(card('faction', 'knights-of-dol-amroth').playableAt, ['dol-amroth']);
  assert.equal(DIRECT_INFLUENCE[C.imrahil], 2);
  assert.deepEqual(card('character', 'imrahil').influenceBonus, [
    { against: { faction: 'knights-of-dol-amroth' }, add: 2 },
  ]);
});

test('Narsil, and what Andúril adds to it', () => {
  assert.deepEqual([POINTS[C.narsil], CORRUPTION[C.narsil]], [3, 2]);
  const anduril = card('resource-event', 'anduril-the-flame-of-the-west');
  assert.deepEqual([anduril.points, anduril.corruption], [1, 1]);
  assert.deepEqual(anduril.instead, { placedWith: 'narsil', points: 4 });
});

test('Those whose loss costs points', () => {
  const costly = CARDS.filter((one) => 'eliminated' in one).map((one) => one.id);
  assert.deepEqual(costly, ['aragorn-ii', 'bilbo', 'cirdan', 'elrond', 'frodo', 'galadriel']);
});

rule('Bill the Pony has body 10', ['CR-CARD-bill-the-pony-1'], () => {
  assert.equal(BODY[C['bill-the-pony']], 10);
});

rule('The Giant is a Giant', ['CR-CARD-giant-1'], () => {
  assert.equal(card('creature', 'giant').race, 'giant');
});

rule('The Huorn is an Awakened Plant', ['CR-CARD-huorn-1'], () => {
  assert.equal(card('creature', 'huorn').race, 'awakened-plant');
});

rule('Pûkel-men are Pûkel-creatures', ['CR-CARD-pukel-men-1'], () => {
  assert.equal(card('creature', 'pukel-men').race, 'pukel-creature');
});

rule('The Great Goblin is a unique Orc with one strike', ['CR-CARD-great-goblin-1'], () => {
  const goblin = C['the-great-goblin'];
  assert.deepEqual([UNIQUE[goblin], card('creature', 'the-great-goblin').race, STRIKES[goblin]], [1, 'orc', 1]);
});

test('All seven Dwarven Rings give the same, and more to a Dwarf', () => {
  const rings = CARDS.filter(
    (one) => one.set === 'metw' && one.kind === 'item' && one.keywords?.includes('dwarven-ring'),
  );
  assert.equal(rings.length, 7);
  for (const { id } of rings) {
    const { points, corruption, instead, gives } = card('item', id as CardId);
    assert.deepEqual([points, corruption, instead], [4, 3, { bearer: 'dwarf', points: 6, corruption: 5 }]);
    assert.deepEqual([gives?.prowess?.add, gives?.body?.add, gives?.directInfluence?.add], [2, 1, 2]);
    assert.deepEqual([gives?.prowess?.instead?.add, gives?.directInfluence?.instead?.add], [4, 7]);
  }
});

test('An Assassin is worth 2 since his erratum; he attacks three times, a Slayer twice', () => {
  assert.equal(POINTS[C.assassin], 2);
  assert.deepEqual([card('creature', 'assassin').attacks, card('creature', 'assassin').strikes], [3, 1]);
  assert.deepEqual([card('creature', 'slayer').attacks, card('creature', 'slayer').strikes], [2, 1]);
});

test('The nine Nazgûl are keyed to Dark-domains, Dark-holds and four regions each', () => {
  const nine = CARDS.filter((one) => one.kind === 'creature' && one.race === 'nazgul');
  assert.equal(nine.length, 9);
  for (const { id } of nine) {
    const { keyedTo, unique, event } = card('creature', id as CardId);
    assert.deepEqual([unique, event], [true, 'permanent']);
    assert.deepEqual([keyedTo.regionTypes, keyedTo.siteTypes], [{ 'dark-domain': 1 }, ['dark-hold']]);
    assert.equal(keyedTo.regions?.length, 4);
    assert.ok(keyedTo.regions?.includes('gorgoroth'));
    assert.deepEqual(keyedTo.sitesIn, [{ regions: keyedTo.regions }]);
  }
});

test('Corsairs are keyed to every site at sea', () => {
  const seas = CARDS.filter((one) => one.kind === 'region' && one.type === 'coastal-sea').map((one) => one.id);
  const anySite = card('creature', 'corsairs-of-umbar').keyedTo.sitesIn?.filter((group) => group.types === undefined);
  assert.deepEqual(anySite?.flatMap((group) => [...group.regions]).sort(), seas.sort());
});

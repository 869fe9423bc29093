// Decks that are made for somebody: ready-made ones, and random ones that can be won with.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { type DeckRules, deckFaults } from '../../../games/meccg/decks/check.ts';
import { alignmentOfDeck, type Deck } from '../../../games/meccg/decks/deck.ts';
import { LEARNING_DECKS, LEARNING_MINIONS } from '../../../games/meccg/decks/learning.ts';
import { depthOf, waysToPlay } from '../../../games/meccg/decks/needs.ts';
import { randomDeck } from '../../../games/meccg/decks/random.ts';
import { READY_MADE } from '../../../games/meccg/decks/ready-made.ts';
import { WIZARD_DECKS } from '../../../games/meccg/decks/wizards.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { MINION } from '../../../games/meccg/tables/words.ts';
import { randomPlayer } from '../../../players/random.ts';
import { simulate } from '../../../players/simulate.ts';
import { STANDARD, TOURNAMENT } from './sample-decks.ts';

/** The rules that a deck like the northern one breaks. */

test('There is a deck for each Wizard, legal in every format', () => {
  const lengths: DeckRules[] = [1, 2, 3, 4].map((decks) => ({ ...STANDARD, decks }));
  for (const deck of WIZARD_DECKS)
    for (const rules of [...lengths, TOURNAMENT, { ...STANDARD, starter: 1 }, { ...STANDARD, solitaire: 1 }])
      assert.deepEqual(deckFaults(deck, rules), [], deck.id);
  assert.deepEqual(
    WIZARD_DECKS.map(({ id, characters }) => [id, Object.keys(characters)[0]]),
    ['gandalf', 'saruman', 'radagast', 'alatar', 'pallando'].map((id) => [id, id]),
  );
});

test('Every site that a deck needs is in its location deck', () => {
  for (const { id, resources, sites = [] } of READY_MADE)
    for (const card of Object.keys(resources) as CardId[]) {
      const facts = CARDS[C[card]];
      if (!('playableAt' in facts) || facts.playableAt === undefined) continue;
      const there = facts.playableAt.some(
        (place) => (sites as readonly unknown[]).includes(place) || !SITE_IDS.some((site) => site === place),
      );
      assert.ok(there, `${id} has no site for ${card}`);
    }
});

test('A starter-size deck is enough to play with', () => {
  for (const decks of [LEARNING_DECKS, LEARNING_MINIONS]) {
    assert.equal(decks.length, 2);
    for (const deck of decks) assert.deepEqual(deckFaults(deck, { ...STANDARD, starter: 1 }), [], deck.id);
  }
});

test('Two learners of minions play the starter game to its end', () => {
  assert.deepEqual(LEARNING_MINIONS.map(alignmentOfDeck), [MINION, MINION]);
  const [deckOne, deckTwo] = LEARNING_MINIONS.map(({ id }) => id);
  const options = completeOptions(meccg.options, { deckOne, deckTwo, starter: true });
  const { outcome, refused } = simulate(meccg, options, 'learners', [randomPlayer, randomPlayer]);
  assert.ok(outcome && !refused);
});

test('A random deck is legal in tournaments, and the same for the same seed', () => {
  for (let i = 0; i < 300; i++) {
    const deck = randomDeck(seedRandom(`deck ${i}`));
    assert.deepEqual(deckFaults(deck, TOURNAMENT), []);
    assert.deepEqual(deck, randomDeck(seedRandom(`deck ${i}`)));
  }
});

test('Over some hundred random decks every card is in one, and every site', () => {
  const found = new Set<string>();
  for (let i = 0; i < 600; i++) {
    const { start, characters, resources, hazards, sites = [] } = randomDeck(seedRandom(`deck ${i}`));
    for (const id of [...start, ...[characters, resources, hazards].flatMap((some) => Object.keys(some)), ...sites])
      found.add(id);
  }
  const isMissing = ({ id, kind, ...card }: (typeof CARDS)[number]): boolean =>
    kind !== 'region' && !('type' in card && card.type === 'haven') && !found.has(id);
  assert.deepEqual(
    CARDS.filter((card) => card.alignment !== 'minion' && isMissing(card)).map(({ id }) => id),
    [],
  );
});

test('What a card needs is read out of its value', () => {
  const needs = (id: CardId) => {
    const [{ cards, people, sites }] = waysToPlay(C[id]);
    const names = (some: readonly (readonly number[])[]) => some.map((one) => one.map((def) => CARDS[def].id));
    return { cards: names(cards), people: names(people), sites: sites.map((site) => SITE_IDS[site]) };
  };
  assert.deepEqual(needs('the-one-ring').cards, [
    ['fair-gold-ring', 'precious-gold-ring'],
    ['gandalf', 'test-of-form', 'wizards-test'],
  ]);
  assert.deepEqual(needs('lesser-ring').cards, [
    ['beautiful-gold-ring', 'fair-gold-ring', 'precious-gold-ring'],
    ['gandalf', 'ringlore', 'test-of-form', 'test-of-lore', 'wizards-test'],
  ]);
  assert.deepEqual(needs('gollums-fate'), { cards: [['the-one-ring'], ['gollum']], people: [], sites: ['mount-doom'] });
  assert.deepEqual(needs('army-of-the-dead'), {
    cards: [['paths-of-the-dead']],
    people: [['aragorn-ii']],
    sites: ['vale-of-erech'],
  });
  assert.deepEqual(needs('the-white-tree').cards, [['sapling-of-the-white-tree']]);
  assert.equal(needs('use-palantir').cards[0].length, 6);
  assert.equal(needs('morgul-knife').cards[0].length, 9);
  assert.ok(needs('hobbits').people[0].includes('bilbo'));
  assert.deepEqual(needs('dodge'), { cards: [], people: [], sites: [] });
});

test('The longer the chain of cards that must come first, the deeper a card lies', () => {
  const depths = (['dodge', 'the-one-ring', 'cracks-of-doom', 'gollums-fate'] as const).map((id) => depthOf(C[id]));
  assert.deepEqual(
    depths,
    depths.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(depths).size, depths.length);
});

test('A random deck that aims at a card holds the whole chain before it, and the places', () => {
  for (let i = 0; i < 20; i++) {
    const { resources, sites = [] } = randomDeck(seedRandom(`aim ${i}`), { aim: 'gollums-fate' });
    for (const id of ['gollums-fate', 'gollum', 'the-one-ring'] as const) assert.ok(resources[id], `${i}: no ${id}`);
    assert.ok(resources['precious-gold-ring'] || resources['fair-gold-ring'], `${i}: no gold ring`);
    assert.ok(sites.includes('mount-doom'));
  }
});

test('Against a known deck a random one has hazards that are meant for it', () => {
  const holds = (against?: Deck): number =>
    Array.from({ length: 60 }, (_, i) => randomDeck(seedRandom(`against ${i}`), { against }).hazards).filter(
      (hazards) => hazards['the-precious'] || hazards['the-will-of-the-ring'],
    ).length;
  const ring = randomDeck(seedRandom('ring'), { aim: 'the-one-ring' });
  assert.ok(holds(ring) > 1.5 * holds(), `${holds(ring)} and ${holds()}`);
});

test('The deck “any” is another one with every seed, ready-made or random', () => {
  const decks = Array.from({ length: 20 }, (_, i) => {
    const s = meccg.create(completeOptions(meccg.options, { deckOne: 'any', deckTwo: 'any' }), `any ${i}`);
    return JSON.stringify(s.def);
  });
  assert.ok(new Set(decks).size > 15);
});

test('A random deck for a Ringwraith’s player is legal, and every minion’s card is in one sooner or later', () => {
  const rules = { starter: 0, decks: 1, draft: 0, tournament: 1 } as const;
  const found = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const deck = randomDeck(seedRandom(`minion ${i}`), { side: MINION });
    assert.deepEqual(deckFaults(deck, rules), []);
    for (const id of [...deck.start, ...[deck.characters, deck.resources].flatMap((some) => Object.keys(some))])
      found.add(id);
  }
  const missing = CARDS.filter(
    ({ id, kind, alignment }) => alignment === 'minion' && kind !== 'site' && !found.has(id),
  );
  assert.deepEqual(
    missing.map(({ id }) => id),
    [],
  );
});

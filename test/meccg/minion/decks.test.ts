// Decks of both sides: what they may hold, how they are read and written, how they are drawn at random.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedRandom } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { type DeckRules, deckFaults } from '../../../games/meccg/decks/check.ts';
import { alignmentOfDeck, countsOf, type Deck, idsOf } from '../../../games/meccg/decks/deck.ts';
import { randomDeck } from '../../../games/meccg/decks/random.ts';
import { readDeck } from '../../../games/meccg/decks/text.ts';
import { WIZARD_DECKS } from '../../../games/meccg/decks/wizards.ts';
import { MINION } from '../../../games/meccg/tables/words.ts';
import { rule } from '../../rule.ts';

const RULES: DeckRules = { starter: 0, decks: 1, draft: 0, tournament: 0 };
const minionsOf = (n: number): Deck => randomDeck(seedRandom(`minions ${n}`), { side: MINION });
/** What the tests below put in themselves. */
const APART = ['sudden-call', 'saw-toothed-blade', 'orc-liquor', 'foul-smelling-paste', 'black-mace'];
const hasAny = (deck: Deck): boolean =>
  [deck.resources, deck.hazards, deck.sideboard].some((counts) => APART.some((id) => id in counts));
const DECK = Array.from({ length: 200 }, (_, i) => minionsOf(i)).find((deck) => !hasAny(deck)) ?? minionsOf(0);
const HEROES = WIZARD_DECKS[0];

const faultsOf = (changes: Partial<Deck>, deck = DECK, rules: Partial<DeckRules> = {}): readonly string[] =>
  deckFaults({ ...deck, ...changes }, { ...RULES, ...rules }).map((fault) => fault.rule);
/** One resource or hazard less, and this one more. */
const swapped = (counts: Deck['resources'], id: CardId, n = 1): Deck['resources'] => {
  const others = idsOf(counts).filter((one) => one !== id);
  return countsOf([...others.slice(n), ...Array.from({ length: n }, () => id)]);
};

test('Random decks of minions are legal, also in tournaments, and hold nothing of the other side', () => {
  for (let i = 0; i < 40; i++) {
    const deck = minionsOf(i);
    assert.equal(alignmentOfDeck(deck), MINION);
    assert.deepEqual(deckFaults(deck, { ...RULES, tournament: 1 }), [], `deck ${i}`);
    for (const id of [
      ...deck.start,
      ...deck.items,
      ...[deck.characters, deck.resources, deck.sideboard].flatMap(idsOf),
    ])
      assert.notEqual(CARDS[C[id]].alignment, 'hero', id);
  }
});

rule(
  'A Ringwraith’s deck has Ringwraiths and minions, a Wizard’s Wizards and heroes',
  ['LE-S0.1', 'MX-2.1', 'MX-2.2', 'MX-1.2'],
  () => {
    assert.deepEqual(faultsOf({}), []);
    assert.ok(faultsOf({ characters: { ...DECK.characters, gandalf: 1 } }).includes('MX-2.1'));
    assert.ok(faultsOf({ characters: countsOf(['aragorn-ii', 'dwar-the-ringwraith']) }).includes('MX-2.2'));
    assert.ok(faultsOf({ sideboard: { 'aragorn-ii': 1 } }).includes('MX-2.2'));
    const wizards = (characters: Deck['characters']): readonly string[] =>
      deckFaults({ ...HEROES, start: HEROES.start, characters }, RULES).map((one) => one.rule);
    assert.ok(wizards(countsOf(['gandalf', 'shagrat'])).includes('MX-2.1'), 'the minion makes it a minion’s deck');
    const nine = CARDS.filter((card) => card.kind === 'avatar' && card.race === 'ringwraith');
    assert.equal(nine.length, 9);
  },
);

rule('Each side has its own resources, and items of both', ['MX-2.3', 'MX-2.4', 'MX-2.5', 'MX-5.1'], () => {
  assert.deepEqual(faultsOf({ resources: swapped(DECK.resources, 'glamdring') }), []);
  for (const id of ['gwaihir', 'rangers-of-the-north', 'concealment'] as const)
    assert.deepEqual(faultsOf({ resources: swapped(DECK.resources, id) }), ['MX-2.4'], id);
  assert.deepEqual(faultsOf({ resources: swapped(HEROES.resources, 'saw-toothed-blade') }, HEROES), []);
  for (const id of ['the-warg-king', 'hillmen-minion', 'orc-quarrels'] as const)
    assert.deepEqual(faultsOf({ resources: swapped(HEROES.resources, id) }, HEROES), ['MX-2.3'], id);
  assert.deepEqual(faultsOf({ resources: swapped(HEROES.resources, 'twilight') }, HEROES), []);
  assert.deepEqual(faultsOf({ resources: swapped(HEROES.resources, 'tidings-of-death') }, HEROES), []);
});

rule('Sudden Call is a resource or a hazard for minions, a hazard for a Wizard’s player', ['MX-2.9', 'MX-2.5'], () => {
  assert.deepEqual(faultsOf({ resources: swapped(DECK.resources, 'sudden-call') }), []);
  assert.deepEqual(faultsOf({ hazards: swapped(DECK.hazards, 'sudden-call') }), []);
  assert.deepEqual(faultsOf({ hazards: swapped(HEROES.hazards, 'sudden-call') }, HEROES), []);
  assert.deepEqual(faultsOf({ resources: swapped(HEROES.resources, 'sudden-call') }, HEROES), ['MX-2.9']);
});

rule('Cards of one name, and manifestations of one resource, count together', ['MX-2.6', 'LE-S3.10'], () => {
  const both = swapped(swapped(DECK.resources, 'the-one-ring'), 'the-one-ring-minion');
  const ring = { ...both, 'the-one-ring': 1, 'the-one-ring-minion': 1 };
  assert.ok(faultsOf({ resources: ring }).includes('LE-S3.2'));
  const blades = swapped(DECK.resources, 'saw-toothed-blade', 2);
  assert.ok(faultsOf({ resources: blades, items: ['saw-toothed-blade', 'saw-toothed-blade'] }).includes('LE-S3.2'));
});

rule('One to six characters with minds of twenty at most start', ['LE-S3.3', 'LE-S3.9', 'LE-S3.6'], () => {
  const six: CardId[] = ['orc-tracker', 'orc-tracker', 'orc-tracker', 'orc-brawler', 'troll-lout', 'shagrat'];
  const start = (list: readonly CardId[], items: readonly CardId[] = []): readonly string[] =>
    faultsOf({ start: list, items, characters: countsOf(['dwar-the-ringwraith']) });
  assert.deepEqual(start(six), []);
  assert.deepEqual(start([...six, 'muzgash']), ['LE-S3.3', 'LE-S3.3']);
  assert.deepEqual(start(['lieutenant-of-morgul', 'lieutenant-of-angmar', 'orc-tracker']), ['LE-S3.3']);
  assert.deepEqual(start(['shagrat'], ['saw-toothed-blade', 'orc-liquor', 'foul-smelling-paste']), ['LE-S3.6']);
  assert.deepEqual(start(['shagrat'], ['black-mace']), ['LE-S3.6']);
});

rule(
  'Ten characters and two Ringwraiths; more Ringwraiths count among the ten, and non-unique minions come three times',
  ['LE-S3.7'],
  () => {
    const ten: CardId[] = CARDS.filter(
      (card) => card.kind === 'character' && card.alignment === 'minion' && card.unique,
    )
      .map(({ id }) => id as CardId)
      .filter((id) => !['shagrat'].includes(id))
      .slice(0, 10);
    const people = (...more: CardId[]): readonly string[] =>
      faultsOf({ start: ['shagrat'], items: [], sideboard: {}, characters: countsOf([...ten, ...more]) });
    assert.deepEqual(people('dwar-the-ringwraith', 'dwar-the-ringwraith'), []);
    assert.deepEqual(people('dwar-the-ringwraith', 'orc-captain'), ['LE-S3.7']);
    const third: CardId[] = ['the-witch-king', 'the-witch-king', 'ren-the-ringwraith'];
    assert.deepEqual(people(...third), ['LE-S3.7']);
    const nine = faultsOf({
      start: ['shagrat'],
      items: [],
      sideboard: {},
      characters: countsOf([...ten.slice(1), ...third]),
    });
    assert.deepEqual(nine, []);
    const captains = (n: number): readonly string[] =>
      faultsOf({
        start: ['shagrat'],
        items: [],
        sideboard: {},
        characters: { 'orc-captain': n as 3, 'dwar-the-ringwraith': 1 },
      });
    assert.deepEqual([captains(3), captains(4)], [[], ['LE-S3.2']]);
  },
);

rule('25 to 50 resources and as many hazards', ['LE-S3.2', 'MX-2.8'], () => {
  const few = (n: number, hazards = n): readonly string[] =>
    faultsOf({
      resources: countsOf(idsOf(DECK.resources).slice(0, n)),
      hazards: countsOf(idsOf(DECK.hazards).slice(0, hazards)),
    });
  assert.deepEqual(few(25), []);
  assert.ok(few(24).every((one) => one === 'LE-S3.2') && few(24).length > 0);
  assert.deepEqual(few(26, 25), ['LE-S3.2']);
});

rule('A location deck holds sites of its own side, one card of each, and any Havens', ['LE-S3.1', 'MX-2.7'], () => {
  assert.deepEqual(faultsOf({ sites: ['moria', 'moria'] }), ['LE-S3.1']);
  assert.deepEqual(faultsOf({ sites: ['moria', 'old-forest'] }), ['MX-2.7']);
  assert.deepEqual(faultsOf({ sites: ['moria', 'raider-hold'] }, HEROES), ['MX-2.7']);
  assert.deepEqual(faultsOf({ sites: ['moria', 'barad-dur'] }), []);
});

test('Sudden Call is what its heading says: a resource, else a hazard', () => {
  const { deck } = readDeck('# Deck\n1 Shagrat\n# Resources\n1 Sudden Call\n# Hazards\n2 Sudden Call');
  assert.deepEqual([deck.resources, deck.hazards], [{ 'sudden-call': 1 }, { 'sudden-call': 2 }]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARMY, CHARACTER, MUSTER } from '../../../games/wotr/tables/dice.ts';
import {
  BASE_EVENT_COUNT,
  CHARACTER_DECK,
  DECK_SIZE,
  E,
  EVENT_DECK,
  EVENT_SIDE,
  EVENT_SLUGS,
  EVENT_TITLES,
  EVENT_TYPE,
  EVENTS,
  eventIndex,
  STAYS_ON_TABLE,
  STRATEGY_DECK,
} from '../../../games/wotr/tables/events.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { slug } from '../../../lib/lookup.ts';
import { rule } from '../../rule.ts';

/** Those of the base game; the others are tested in test/wotr/twilight. */
const BASE = EVENTS.slice(0, BASE_EVENT_COUNT);

rule('The 96 Event Cards are four decks of 24, two a side', ['WR-2.1.4', 'WR-5.1.1'], () => {
  assert.equal(BASE_EVENT_COUNT, 96);
  for (const side of [FREE, SHADOW])
    for (const deck of [CHARACTER_DECK, STRATEGY_DECK]) {
      const cards = BASE.filter((event) => event.side === side && event.deck === deck);
      assert.equal(cards.length, DECK_SIZE);
      assert.equal(cards.length, 24);
    }
});

rule('The type of a card is Character, Army or Muster, its back Character or Strategy', ['WR-5.7.2'], () => {
  const types = (deck: number): Set<number> =>
    new Set(EVENTS.filter((event) => event.deck === deck).map((event) => event.type));
  assert.deepEqual(types(CHARACTER_DECK), new Set([CHARACTER]));
  assert.deepEqual(types(STRATEGY_DECK), new Set([ARMY, MUSTER]));
  assert.equal(EVENT_TYPE[E['paths-of-the-woses']], ARMY);
});

test('A card is its place in the table', () => {
  for (const [index, event] of EVENTS.entries()) {
    assert.equal(event.index, index);
    assert.equal(E[event.slug], index);
    assert.deepEqual(
      [EVENT_SLUGS[index], EVENT_TITLES[index], EVENT_SIDE[index], EVENT_DECK[index], EVENT_TYPE[index]],
      [event.slug, event.title, event.side, event.deck, event.type],
    );
  }
  assert.equal(EVENTS[0].id, 'fp-char-01');
  assert.equal(EVENTS[24].id, 'fp-str-01');
  assert.equal(EVENTS[48].id, 'sh-char-01');
  assert.equal(EVENTS[95].id, 'sh-str-24');
});

test('A slug is the title without capitals, accents and signs', () => {
  for (const event of EVENTS) assert.ok([slug(event.title), `${slug(event.title)}-e`].includes(event.slug), event.slug); // -e where a base card has the title
  assert.equal(new Set(EVENT_SLUGS).size, EVENTS.length);
});

test("The combat cards of the rulebook's example have their initiative", () => {
  const initiative = (combat: string) => new Set(EVENTS.filter((e) => e.combat === combat).map((e) => e.initiative));
  assert.deepEqual(initiative('Scouts'), new Set([1]));
  assert.deepEqual(initiative("Durin's Bane"), new Set([2]));
});

test('A combat title has one initiative, and only Mûmakil has two', () => {
  const seen = new Map<string, string>();
  for (const { combat, initiative } of EVENTS) {
    assert.equal(seen.get(combat) ?? String(initiative), String(initiative), combat);
    seen.set(combat, String(initiative));
    assert.equal(typeof initiative !== 'number', combat === 'Mûmakil');
  }
});

test('Fourteen cards stay on the table', () => {
  const staying = EVENT_SLUGS.filter((_, index) => STAYS_ON_TABLE[index] && index < BASE_EVENT_COUNT);
  assert.deepEqual(staying, [
    'mithril-coat-and-sting',
    'axe-and-bow',
    'horn-of-gondor',
    'wizards-staff',
    'the-last-battle',
    'a-power-too-great',
    'the-power-of-tom-bombadil',
    'worn-with-sorrow-and-toil',
    'flocks-of-crebain',
    'balrog-of-moria',
    'the-palantir-of-orthanc',
    'wormtongue',
    'denethors-folly',
    'threats-and-promises',
  ]);
});

test('A card is found by slug, title or id, whatever the case and accents', () => {
  for (const [index, event] of BASE.entries())
    for (const text of [event.slug, event.title, event.title.toUpperCase(), event.id])
      assert.equal(eventIndex(text), index, text);
  assert.equal(eventIndex('eomer son of eomund'), E['eomer-son-of-eomund']);
  assert.equal(eventIndex('Círdan’s ships'), E['cirdans-ships']);
  assert.equal(eventIndex('Second Breakfast'), -1);
});

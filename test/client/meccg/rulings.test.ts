import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { shownAtoms } from '../../../client/build/rulebook-chunks.ts';
import { cardHref } from '../../../client/meccg/lore/card-href.ts';
import { cardsAt, siteNames } from '../../../client/meccg/lore/neighbours.ts';
import { cardNamed, RULING_BOOKS, rulingsOf } from '../../../client/meccg/lore/rulings.ts';

const cards = shownCards();
const atoms = RULING_BOOKS.flatMap((book) => shownAtoms(book, new Set()));
const card = (word: string) => {
  const found = cardNamed(cards, word);
  assert.ok(found, word);
  return found;
};
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the pages of cards', () => {
  test('every card has rules for its kind, and every rule that is named there is in the index', () => {
    for (const one of cards) assert.ok(rulingsOf(one, atoms).kind.length > 0, one.name);
  });

  test('every ruling on a card of the set stands on its page', () => {
    const told = new Set(cards.flatMap((one) => ids(rulingsOf(one, atoms).own)));
    const missing = atoms.filter(({ card: name, set, id }) => name && set === 'METW' && !told.has(id));
    assert.deepEqual(ids(missing), []);
  });

  test('a ruling on several cards stands with each of them', () => {
    const rings = cards.filter(({ id }) =>
      atoms.find((one) => one.id === 'CR-CARD-dwarven-rings-1')?.cardIds?.includes(`metw-${id}`),
    );
    assert.ok(rings.length > 1);
    for (const ring of rings) assert.ok(ids(rulingsOf(ring, atoms).own).includes('CR-CARD-dwarven-rings-1'));
  });

  test('worked examples stand with those who are in them; a plain word is no name', () => {
    assert.ok(ids(rulingsOf(card('huorn'), atoms).named).includes('MW-S7.8.1'));
    for (const { title, rule } of rulingsOf(card('giant'), atoms).named) assert.match(`${title} ${rule}`, /Giant/);
  });

  test('a card is found by its id, its name, or its name in another spelling', () => {
    assert.equal(card('Durin’s Axe').id, 'durins-axe');
    assert.equal(card('roac the raven').kind, 'ally');
    assert.equal(cardHref("Durin's Axe"), '/cards/durin-s-axe');
    assert.equal(card('durin-s-axe').id, 'durins-axe');
    assert.equal(cardNamed(cards, 'Tom Bombadil’s hat'), undefined);
  });

  test('an item leads to its sites, and a site to what is played there', () => {
    assert.ok(ids(siteNames(card('the-mithril-coat'), cards)).includes('moria'));
    assert.ok(ids(cardsAt(card('moria'), cards)).includes('the-mithril-coat'));
    assert.ok(ids(cardsAt(card('bree'), cards)).includes('rangers-of-the-north'));
    assert.ok(ids(siteNames(card('beorn'), cards)).includes('beorns-house'));
    assert.deepEqual(cardsAt(card('beorn'), cards), []);
  });
});

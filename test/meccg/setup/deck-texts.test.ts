// Decks as text, ours and those of other clients.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf, type Deck, idsOf } from '../../../games/meccg/decks/deck.ts';
import { READY_MADE } from '../../../games/meccg/decks/ready-made.ts';
import { RINGWRAITH_DECKS } from '../../../games/meccg/decks/ringwraiths.ts';
import { readDeck } from '../../../games/meccg/decks/text.ts';
import { DECK_FORMATS, writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { NORTH as north } from './sample-decks.ts';

/** The rules that a deck like the northern one breaks. */

test('A card that can be either is written and read where its player counts it', () => {
  const deck: Deck = {
    ...north,
    resources: { ...north.resources, twilight: 2 },
    hazards: { ...north.hazards, twilight: 1 },
  };
  for (const format of DECK_FORMATS) {
    const { resources, hazards } = readDeck(writeDeck(deck, format)).deck;
    assert.deepEqual([resources.twilight, hazards.twilight], [2, 1], format);
  }
});

test('A deck survives being written and read, in the formats of other clients too', () => {
  for (const deck of READY_MADE)
    for (const format of DECK_FORMATS) {
      const { deck: read, unclear } = readDeck(writeDeck(deck, format), deck.id);
      assert.deepEqual(unclear, [], format);
      assert.deepEqual({ ...read, about: deck.about }, deck, format);
    }
});

test('A GCCG deck is read: its pool, its remarks, what belongs to other sets', () => {
  const pool = ['Aragorn II', 'Frodo', 'Sam Gamgee', 'Bard Bowman', 'Balin', 'Kíli'].map((name) => `1 ${name} (TW)`);
  const text = [
    '#\n# GCCG v0.9.6.3 Middle-earth deck\n#\n#      {orange}The old road\n#\n',
    '####\nDeck\n####\n\n# Hazard (3)\n\n1 Adûnaphel (TW)\n2 "Tom" (Tûma) (TW)\n',
    '# Hero Resource (2)\n\n2 Great-Road (LE)\n1 The Arkenstone [M] (PR)\n',
    `####\nPool\n####\n\n# Hero Character (6)\n\n${pool.join('\n')}\n1 Elven Cloak (TW)\n`,
    '#########\nSideboard\n#########\n\n# Hazard (1)\n\n1 Twilight (LE)\n',
    '################\nSideboard vs. fw\n################\n\n2 Blind to the West (WH)\n',
    '#####\nSites\n#####\n\n5 Rivendell [H] (TW)\n1 Moria [H] (TW)\n',
  ].join('\n');
  const { deck, unclear } = readDeck(text);
  assert.equal(deck.name, 'The old road');
  assert.deepEqual(deck.start, ['aragorn-ii', 'frodo', 'sam-gamgee', 'bard-bowman']);
  assert.deepEqual(deck.items, ['elven-cloak']);
  assert.deepEqual(deck.characters, { balin: 1, kili: 1 }); // of the pool, but not fit to start
  assert.deepEqual(deck.resources, { 'great-road': 2 });
  assert.deepEqual(deck.hazards, { adunaphel: 1, 'tom-tuma': 2 });
  assert.deepEqual(deck.sideboard, { twilight: 1 });
  assert.deepEqual(deck.sites, ['moria']);
  assert.deepEqual(
    unclear.map(({ text: line }) => line),
    ['1 The Arkenstone [M] (PR)'],
  );
});

test('A NetMECCG deck is read: a line for each copy', () => {
  const text = [
    '[NetMECCG v1.4 Deck]\n\n# Deck explanation\n# https://example.org/x\n',
    '[starting]\nBalin\nKili\nStar-glass\n\n[sideboard]\nTwilight\n\n[anti-FW]\nInner Rot\n',
    '[characters]\nRadagast\nRadagast\n\n[resources]\nStealth\nStealth\n\n[hazards]\nRiver\n\n[sites]\nLorien\nBree\n',
  ].join('\n');
  const { deck, unclear } = readDeck(text);
  assert.deepEqual(unclear, []);
  assert.deepEqual([deck.start, deck.items], [['balin', 'kili'], ['star-glass']]);
  assert.deepEqual([deck.characters, deck.resources], [{ radagast: 2 }, { stealth: 2 }]);
  assert.deepEqual([deck.hazards, deck.sideboard, deck.sites], [{ river: 1 }, { twilight: 1 }, ['bree']]);
});

test('A whole list can be an option; what is wrong with it is said with its rule', () => {
  const list = writeDeck(READY_MADE[1]);
  const s = meccg.create({ deckOne: list }, 'listed');
  assert.deepEqual(s.def, meccg.create({ deckOne: READY_MADE[1].id }, 'listed').def);
  const refused = (deckOne: string): string => {
    try {
      meccg.create({ deckOne }, 'listed');
      return '';
    } catch (error) {
      return String(error);
    }
  };
  assert.match(refused(list.replace('1 Orcrist\n', '')), /as many of each. \(MW-S2.3.2\)/);
  assert.match(refused(list.replace('1 Orcrist', '1 Palantir')), /could be Palantír of Amon Sûl, .*: say which/);
  assert.match(refused('no-such-deck'), /one of gandalf, .* or a whole deck list/);
});

test('Names are read whatever their accents and notes; what is unclear is asked', () => {
  const text = 'My deck\n# Play deck\n2x gandalf\nMithril Coat\nTheoden [H] (METW)\nDúnadan x2\nPalantir\nLórien';
  const { deck, unclear } = readDeck(text);
  assert.equal(deck.name, 'My deck');
  assert.deepEqual(deck.characters, { gandalf: 2, theoden: 1 });
  assert.deepEqual(deck.resources, { 'the-mithril-coat': 1 });
  assert.deepEqual(
    unclear.map(({ line, could }) => [line, could.length > 1]),
    [
      [6, false],
      [7, true],
    ],
  );
});

test('Decks of Ringwraiths’ players are written and read again in every format, foreign items too', () => {
  for (const deck of RINGWRAITH_DECKS) {
    const foreign = { ...deck, resources: { ...deck.resources, 'the-mithril-coat': 1 } };
    for (const format of DECK_FORMATS) {
      const { deck: again, unclear } = readDeck(writeDeck(foreign, format));
      assert.deepEqual(unclear, []);
      assert.deepEqual(countsOf(idsOf(again.resources).sort()), countsOf(idsOf(foreign.resources).sort()), format);
      assert.deepEqual(again.start, deck.start);
      assert.deepEqual(again.sites, deck.sites);
    }
  }
});

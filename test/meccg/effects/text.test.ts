// What players read is made from the values of cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { effectsOf } from '../../../games/meccg/effects/reading/literal.ts';
import { testText } from '../../../games/meccg/effects/reading/tests.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import {
  all,
  at,
  doorsOfNight,
  named,
  not,
  race,
  skill,
  some,
  untapped,
  wizard,
} from '../../../games/meccg/effects/vocabulary.ts';

const reads = (id: CardId, text: string): void => assert.equal(cardText(C[id]), text);

test('A card reads as who, when, at what cost, what happens', () => {
  reads(
    'concealment',
    'Playable by an untapped scout against an attack on his company, before its strikes are assigned. Tap the scout: cancel the attack.',
  );
  reads(
    'elven-cloak',
    'May be used by the bearer facing a strike of a hazard creature attack keyed by type to Wilderness, before its roll. Tap this card: cancel the strike. Only one copy can be in effect on a character.',
  );
  reads(
    'stealth',
    'Playable at the end of your organization phase by a scout if the company’s size is less than three. Tap the scout: no hazard creatures may be played on his company until the end of the turn.',
  );
});

test('Alternatives, conditions and limits are told one after the other', () => {
  reads(
    'weariness-of-the-heart',
    'Playable on a character. The character has -1 to prowess until the end of the turn. Used like this, only one copy can be in effect on a character. Or: Playable on a character. The character makes a corruption check.',
  );
  reads(
    'sun',
    'Environment. Each Dúnadan has +1 to prowess. If Gates of Morning is in play, each automatic-attack or hazard creature attack has -1 to prowess. If Gates of Morning is in play, each Man or Dúnadan has +1 to prowess. Only one copy can be in effect at a time.',
  );
});

test('Facts that depend on something are told as well', () => {
  reads(
    'gimli',
    'Unique. +2 direct influence against the faction Iron Hill Dwarves. +1 direct influence against Elf characters and factions. +2 prowess against Orcs.',
  );
  reads(
    'beornings',
    "Unique. Comes into play at Beorn's House by an influence check of more than 7. The check gets +1 if a Man makes it.",
  );
});

test('Every text is whole: no sign is left in it, every sentence ends', () => {
  for (const def of CARDS.keys()) {
    const text = cardText(def);
    const { id } = CARDS[def];
    assert.doesNotMatch(text, /[{}]|undefined|NaN|\[object| {2}|\.\.| ,| \./, `${id}: ${text}`);
    if (text !== '') assert.match(text, /^[A-Z+-].*\.$/, id);
    const { play, use, has, when, replaces, leaves } = effectsOf(def);
    if (play ?? use ?? has ?? when ?? replaces ?? leaves) assert.notEqual(text, '', id);
  }
});

test('Tests read as conditions', () => {
  assert.equal(
    testText(all(untapped, skill('scout', 'ranger'), at('haven'))),
    'it is an untapped scout or ranger at a Haven',
  );
  assert.equal(testText(not(some(wizard, race('hobbit')))), 'it is non-Wizard, non-Hobbit');
  assert.equal(testText(not(doorsOfNight)), 'Doors of Night is not in play');
  assert.equal(testText(not(named('gollum'))), 'it is other than Gollum');
});

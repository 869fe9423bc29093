// Every hazard event has effects, and a test that names it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { playWays } from '../../../games/meccg/effects/reading/literal.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';

const EVENTS = CARDS.filter((card) => card.kind === 'hazard-event');
const FILES = [
  ...['attacks', 'corruption', 'leaving', 'nazgul', 'weather'].map((name) => `hazard-events-${name}`),
  ...['events', 'events-attacks', 'lasting'].map((name) => `mele-hazard-${name}`),
];
const TESTS = FILES.map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8')).join('');

test('All 59 hazard events of The Wizards and 29 of The Lidless Eye can be played, say so, and are tested', () => {
  assert.deepEqual([EVENTS.filter(({ set }) => set === 'metw').length, EVENTS.length], [59, 88]);
  for (const { id } of EVENTS) {
    assert.ok(playWays(C[id as CardId]).length > 0, `${id} has no way to be played`);
    assert.ok(cardText(C[id as CardId]).length > 40, `${id} says nothing`);
    assert.match(TESTS, new RegExp(`['\` ]${id}['\` ]`), `no test names ${id}`);
  }
});

test('They read as sentences a player can follow', () => {
  const reads = (id: CardId, text: string): void => assert.equal(cardText(C[id]), text);
  reads(
    'arouse-minions',
    'Playable on a Shadow-hold or a Dark-hold with an automatic-attack. Choose one automatic-attack of the site: the chosen automatic-attack has +3 to prowess until the end of the turn. Only one copy can be in effect at a site.',
  );
  reads(
    'long-winter',
    'Environment. When a company moves, or an environment is played while it moves, if the company’s site path has at least two Wildernesses and the company has no ranger, the company returns to its site of origin. When a company moves, or an environment is played while it moves, if Doors of Night is in play, tap each untapped non-Haven site in play with at least two Wildernesses in the site path on its card. Only one copy can be in effect at a time.',
  );
  reads(
    'river',
    'Playable on a site. Each company that moves to the site this turn may not do anything in its site phase unless a ranger of the company taps (even at the start of that phase).',
  );
  reads(
    'the-pale-sword',
    'Unique. Corruption (6 corruption points). Playable against a Nazgûl hazard creature attack, before its strikes are assigned. Put this card on the attack. Its attack has +1 to prowess. The prowess of Witch-king of Angmar’s attack is increased by the number of Nazgûl permanent-events in play. After its attack, put this card on a character wounded by the attack but not given a corruption card this turn, chosen by the attacker; if there is none, discard it. In his untap phase, instead of untapping or healing, its bearer may try, if he is at a Haven, to remove this card: make a roll, and discard it if the result is more than 5.',
  );
  reads(
    'tookish-blood',
    'Playable as a hazard on a Hobbit. The player of the Hobbit makes a roll, adding that player’s unused general influence; if the result is less than 11, the Hobbit returns to his player’s hand: one item of his may first go to another character in his company, and all else that he bears or controls is discarded, except followers. Or: Playable as a resource on a Hobbit of yours. The Hobbit cannot be discarded or returned to hand until the end of the turn.',
  );
});

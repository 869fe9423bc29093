// Every hazard event has effects, and a test that names it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { playWays } from '../../../games/meccg/effects/literal.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';

const EVENTS = CARDS.filter((card) => card.kind === 'hazard-event');
const TESTS = ['attacks', 'corruption', 'nazgul', 'weather']
  .map((name) => readFileSync(new URL(`hazard-events-${name}.test.ts`, import.meta.url), 'utf8'))
  .join('');

test('All 59 hazard events can be played, say so, and are tested', () => {
  assert.equal(EVENTS.length, 59);
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
    'Playable on a Shadow-hold or a Dark-hold with an automatic-attack. Choose one automatic-attack of the site: the chosen automatic-attack has +3 to prowess until the end of the turn. A second copy on the same site does nothing.',
  );
  reads(
    'long-winter',
    'Environment. When a company moves, if the company’s site path has at least two Wildernesses and the company has no ranger, the company returns to its site of origin. When a company moves, if Doors of Night is in play, tap each untapped non-Haven site with at least two Wildernesses in the site path on its card. A second copy does nothing.',
  );
});

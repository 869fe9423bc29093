import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combatText } from '../../../games/wotr/battle/combat-cards/combat-cards.ts';
import { EVENTS } from '../../../games/wotr/tables/events.ts';

test('Every Combat Card reads as sentences of our own', () => {
  for (const { index, title, combat } of EVENTS) {
    if (combat === '') continue; // never in hand
    const text = combatText(index);
    assert.match(text, /^[A-Z].*\.$/, title);
    assert.doesNotMatch(text, /\.\.|: \.| {2}|undefined/, title);
  }
});

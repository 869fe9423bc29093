// Texts of cards are put together of phrases, each of which is used by many or by one. In the cards of texts.json nearly every phrase
// and every choice between two of them occurs: with a comparison turned in the code, or a condition left out, one reads differently.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cardIndex } from '../../../games/meccg/cards/all.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';

const TEXTS = JSON.parse(readFileSync(new URL('./texts.json', import.meta.url), 'utf8')) as Record<string, string>;

test('Cards in which nearly every phrase occurs read as they did', () => {
  for (const [id, text] of Object.entries(TEXTS))
    assert.equal(cardText(cardIndex(id)), text, `${id}: read it; if it is right as it is now, texts.json has it so`);
});

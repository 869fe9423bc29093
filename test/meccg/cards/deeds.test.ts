// Every card of metw-resource-deeds.ts is played in one of the tests beside this one, refused in another, and reads well.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { metwResourceDeeds } from '../../../games/meccg/cards/metw-resource-deeds.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';

const here = new URL('./', import.meta.url);
const sources = readdirSync(here)
  .filter((name) => /^deeds-.*\.test\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

test('every deed is named in a test beside this one', () => {
  const missing = Object.keys(metwResourceDeeds).filter(
    (id) => !sources.includes(`'${id}'`) && !sources.includes(`play ${id}`),
  );
  assert.deepEqual(missing, []);
  assert.equal(Object.keys(metwResourceDeeds).length, 36);
});

test('every deed says what it does', () => {
  for (const id of Object.keys(metwResourceDeeds) as CardId[]) {
    const text = cardText(C[id]);
    assert.match(text, /Playable|When you play it/, id);
    assert.doesNotMatch(text, /\{|undefined|\bnull\b/, id);
  }
});

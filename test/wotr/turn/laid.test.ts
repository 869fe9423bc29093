// What cards do on the table is said with the card, and the rules ask for it by that word.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { wotr } from '../../../games/wotr/game.ts';
import { cardsThat, isLaid, laid } from '../../../games/wotr/hands/laid.ts';
import { E, EVENTS } from '../../../games/wotr/tables/events.ts';
import { scene } from '../../scene.ts';

test('Every card that stays on the table says what it does there, and no other card does', () => {
  for (const { slug, table, laid: words } of EVENTS) assert.equal(Object.keys(words).length > 0, table, slug);
});

test('A word is found while a card with it lies on the table', () => {
  assert.deepEqual(cardsThat('lessensDamage'), [E['axe-and-bow'], E['horn-of-gondor']]);
  const none = scene(wotr, {}).state;
  assert.equal(laid(none, 'lessensDamage'), -1);
  const horn = scene(wotr, { table: ['wormtongue', 'horn-of-gondor'], characters: { saruman: 'orthanc' } }).state;
  assert.equal(laid(horn, 'lessensDamage'), E['horn-of-gondor']);
  assert.equal(isLaid(horn, 'wards'), false);
});

test('No rule asks for a card on the table by its name', () => {
  const folder = path.join(import.meta.dirname, '../../../games/wotr');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !file.startsWith('tables'))
      assert.doesNotMatch(readFileSync(path.join(folder, file), 'utf8'), /onTable\(s, E[.[]/, file);
});

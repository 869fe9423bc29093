// Every word and number of every literal, card by card, in words.json: which skills, races, places, factions and minimums a card
// names, and in which order. The table was compared with the card data; a line of it changes only with a look at the card.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS } from '../../../games/meccg/cards/all.ts';

const TABLE = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as Record<string, string>;

/** What its builder adds, and what it is called (cards.test.ts). */
const APART: ReadonlySet<string> = new Set(['id', 'name', 'set', 'kind', 'alignment']);

/** The words and numbers of a literal in their order; a field is named where its value alone says nothing. */
function wordsOf(value: unknown, field = ''): string[] {
  if (value === true || typeof value === 'number') return [`${field}=${value}`];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, field));
  return Object.entries(value).flatMap(([key, one]) => wordsOf(one, key));
}

const lineOf = (card: object): string =>
  Object.entries(card)
    .filter(([field]) => !APART.has(field))
    .flatMap(([field, value]) => wordsOf(value, field))
    .join(' ');

test('Every word and number of a literal is that of its card', () => {
  assert.deepEqual(
    Object.keys(TABLE),
    CARDS.map(({ id }) => id),
  );
  for (const card of CARDS)
    assert.equal(
      lineOf(card),
      TABLE[card.id],
      `${card.name}: look at the card; if the literal is right, its line is the first`,
    );
});

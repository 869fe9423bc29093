// The vocabulary stays small: hooks are rare, words that only one card uses become fewer, and no word or field is idle.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { effectsOf } from '../../../games/meccg/effects/reading/literal.ts';
import type { Effects, Way } from '../../../games/meccg/effects/vocabulary.ts';

/** At most this share of the cards has a hook. */
const HOOKED = 0.05;
/** Words and fields that a single card uses. Lower it when you can; it may not rise. */
const SINGLE = 55;

/** By word (`check`, `check.times`, `when wounded`, `replaces wounded`, `rule no-searching`): the cards that use it. */
const USERS = new Map<string, Set<string>>();
const HOOKS = new Set<string>();

function use(word: string, card: string): void {
  const users = USERS.get(word) ?? new Set();
  USERS.set(word, users.add(card));
}

function walk(value: unknown, card: string): void {
  if (typeof value !== 'object' || value === null) return;
  const { is, on, of, name, do: effects } = value as Record<string, unknown>;
  if (is === 'hook') HOOKS.add(card);
  else if (typeof is === 'string') {
    use(is, card);
    if (is === 'rule') use(`rule ${name}`, card);
    for (const field of Object.keys(value))
      if (field !== 'is' && !ALWAYS.has(`${is}.${field}`)) use(`${is}.${field}`, card);
  }
  if (typeof on === 'string') use(`when ${on}`, card);
  if (is === undefined && on === undefined && typeof of === 'string' && effects) use(`replaces ${of}`, card);
  for (const part of Object.values(value)) walk(part, card);
}

/** By field of the shapes that have no word of their own (`Way.cost`): whether a card has it. */
const SHAPED = new Set<string>();
const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function shape(name: string, values: unknown): void {
  for (const value of list(values)) for (const field of Object.keys(value as object)) SHAPED.add(`${name}.${field}`);
}

function shapes(card: Effects): void {
  const ways = [...list(card.play), ...list(card.use)] as Way[];
  shape('Effects', card);
  shape('Way', ways);
  shape('Trigger', card.when);
  shape('Replacement', card.replaces);
  for (const { during } of ways) if (during?.is === 'in-chain') shape('ActionTest', during.if);
}

const FOLDER = new URL('../../../games/meccg/effects/vocabulary/', import.meta.url);
const VOCABULARY = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const found = (pattern: RegExp): string[] =>
  VOCABULARY.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]));

/** A field that its word always has says no more than the word. */
const ALWAYS = new Set<string>();
/** Those that it may have. */
const SOMETIMES = new Set<string>();
/** `readonly a: …; readonly b?: …`, without what stands in deeper braces. */
function fieldsOf(owner: string, text: string): void {
  for (const [, field, mark] of text.replace(/\{[^{}]*\}/g, '').matchAll(/readonly (\w+)(\??):/g))
    (mark === '' ? ALWAYS : SOMETIMES).add(`${owner}.${field}`);
}
for (const [, word, text] of VOCABULARY.join('\n').matchAll(/readonly is: '([a-z-]+)';?((?:[^{}]|\{[^{}]*\})*)\}/g))
  fieldsOf(word, text);
const SHAPES = ['Effects', 'Way', 'Trigger', 'Replacement', 'ActionTest'];
for (const [, name, text] of VOCABULARY.join('\n').matchAll(/export (?:interface|type) (\w+)(?: =)? \{\n(.*?)\n\}/gs))
  if (SHAPES.includes(name)) fieldsOf(name, text);

for (const [n, { id }] of CARDS.entries()) {
  walk(effectsOf(n), id);
  shapes(effectsOf(n));
}

test('At most one card in twenty has a hook', () => {
  assert.ok(HOOKS.size <= HOOKED * CARDS.length, `${HOOKS.size} cards have hooks: ${[...HOOKS].join(', ')}`);
});

test('The words that a single card uses do not become more', () => {
  const single = [...USERS].filter(([, users]) => users.size === 1).map(([word, [card]]) => `${word} (${card})`);
  assert.equal(
    single.length,
    SINGLE,
    `${single.length} words are used by one card; ${single.length < SINGLE ? 'lower SINGLE' : 'say it with others'}:\n${single.sort().join('\n')}`,
  );
});

test('Every field of the vocabulary is used by a card', () => {
  for (const name of SHAPES)
    assert.ok(
      [...SOMETIMES].some((field) => field.startsWith(`${name}.`)),
      name,
    );
  const idle = [...SOMETIMES].filter((field) => !USERS.has(field) && !SHAPED.has(field));
  assert.deepEqual(idle, []);
});

test('Every word, happening and builder of the vocabulary is used by a card', () => {
  const words = found(/readonly is: '([a-z-]+)'/g).filter((word) => word !== 'hook' && !USERS.has(word));
  const builders = found(/^export const (\w+)/gm);
  assert.deepEqual(words, []);
  const plain = VOCABULARY.join('\n').replace(/\/\/.*$/gm, '');
  const happenings = [...(/export type Happening =([^;]*);/.exec(plain)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)];
  assert.ok(happenings.length > 0);
  const idle = happenings.map(([, word]) => word).filter((word) => !USERS.has(`when ${word}`));
  assert.deepEqual(idle, []);
  const files = ['cards', 'places'].map((folder) => new URL(`../../../games/meccg/${folder}/`, import.meta.url));
  const cards = files.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  const known = new Set(
    [...cards, ...VOCABULARY.map((text) => text.replace(/^export const \w+/gm, ''))].join('\n').match(/\w+/g),
  );
  assert.deepEqual(
    builders.filter((name) => !known.has(name)),
    [],
  );
});

// No card without a test: each is played in a test of its side's folder, each combat title named in `../combat-cards`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EVENTS } from '../../../games/wotr/tables/events.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';

/** The tests of a folder beside this file, without their comments. */
function testsIn(folder: string): string {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8').replace(/^\s*\/\/.*$/gm, ''))
    .join('\n');
}

for (const [side, folder] of [
  [FREE, 'free'],
  [SHADOW, 'shadow'],
] as const)
  test(`Every card of ${folder} is named in a test of its event`, () => {
    const tests = testsIn(folder) + testsIn('../twilight');
    const isNamed = (slug: string): boolean => tests.includes(`'${slug}'`) || tests.includes(`play ${slug}'`);
    const cards = EVENTS.filter((event) => event.side === side).map(({ slug }) => slug);
    assert.equal(cards.length, side === FREE ? 48 + 7 : 48 + 8);
    assert.deepEqual(
      cards.filter((slug) => !isNamed(slug)),
      [],
      'these cards have no test of their event',
    );
  });

test('Every combat title is named in a test of Combat Cards', () => {
  const tests = (testsIn('../combat-cards') + testsIn('../twilight')).replaceAll('’', "'");
  const titles = [...new Set(EVENTS.map(({ combat }) => combat))];
  assert.deepEqual(
    titles.filter((title) => !tests.includes(title)),
    [],
    'these Combat Cards have no test',
  );
});

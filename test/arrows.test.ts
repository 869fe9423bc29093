import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { importFaults, importsOf, lengthFaults, ringsIn, type Source, shapeFaults } from '../scripts/arrows.ts';
import { root } from '../scripts/runtime.mjs';

/** Not ours, or not kept: what .gitignore names, and everything hidden. */
const passedOver = (name: string) => /^(node_modules|dist|test-results|\..*)$/.test(name);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (passedOver(entry.name) || name === 'data') return [];
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

/** Every part of the tree whose folders may not import each other in a ring. Each game stands for itself. */
const PARTS: readonly string[] = [
  ...['lib', 'engine', 'rulebook', 'protocol', 'games/meccg', 'games/wotr', 'players', 'server', 'client', 'cli'],
  ...['bench', 'scripts'],
];
/** Tables of content: cards, decks, regions, hints for pictures; faults that are planted, refusals that are expected. */
const CONTENT =
  /^(games\/meccg\/(cards\/(metw|mele)-[a-z-]+|decks\/[a-z-]+)|games\/wotr\/(tables\/[a-z-]+|map\/region-table)|client\/art\/pictures\/hints\/[a-z-]+|test\/engine\/planted|test\/meccg\/table\/reasons\.test)\.ts$/;

describe('The tree', () => {
  const files = filesIn('.');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const packages = new Set(Object.keys({ ...dependencies, ...devDependencies }));

  test('Arrows point one way: lib ← engine ← rulebook, games ← players ← server, client, cli', () => {
    const sources: Source[] = files
      .filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
    assert.ok(sources.length > 10, 'hardly any source file was found');
    assert.deepEqual(importFaults(sources, packages), []);
  });

  test('Folders import each other one way', () => {
    const sources = files
      .filter((file) => /\.(ts|tsx|mts|mjs|js)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
    const rings = PARTS.map((part) => [part, ringsIn(part, sources)] as const);
    assert.deepEqual(Object.fromEntries(rings.filter(([, found]) => found.length > 0)), {});
  });

  test('A file that is no table of content has at most 400 lines', () => {
    const sources = files
      .filter((file) => /\.(ts|tsx|mts|mjs|js|css)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
    assert.deepEqual(
      lengthFaults(sources, (file) => CONTENT.test(file)),
      [],
    );
  });

  test('Folders are at most four deep, and a full one has a README', () => {
    assert.deepEqual(shapeFaults(files), []);
  });
});

describe('The checker', () => {
  const check = (file: string, text: string, ...more: Source[]) =>
    importFaults([{ file, text }, ...more], new Set(['yaml', '@scope/kit']));

  const wrong: [title: string, file: string, text: string, fault: RegExp][] = [
    ['engine → games', 'engine/a.ts', `import { b } from '../games/wotr/b.ts';`, /engine may not import games/],
    ['engine → a package', 'engine/a.ts', `import { parse } from 'yaml';`, /engine does without packages/],
    ['engine → Node', 'engine/a.ts', `import fs from 'node:fs';`, /without Node's modules/],
    ['lib → engine', 'lib/a.ts', `export * from '../engine/b.ts';`, /lib may not import engine/],
    ['games → server', 'games/wotr/a.ts', `import '../../server/b.ts';`, /games may not import server/],
    [
      'games → players',
      'games/wotr/a.ts',
      `const p = await import('../../players/b.ts');`,
      /games may not import players/,
    ],
    ['games → cli', 'games/wotr/a.ts', `import type { B } from '../../cli/b.ts';`, /games may not import cli/],
    ['games → client', 'games/wotr/a.ts', `import {\n  b,\n} from '../../client/b.ts';`, /games may not import client/],
    [
      'games → rulebook',
      'games/wotr/a.ts',
      `import { b } from '../../rulebook/b.ts';`,
      /games may not import rulebook/,
    ],
    ['one game → another', 'games/wotr/a.ts', `import { b } from '../meccg/b.ts';`, /one game may not import another/],
    ['games → Node', 'games/wotr/map/a.ts', `import { join } from "node:path";`, /games must run in a browser/],
    ['players → Node', 'players/a.ts', `import process from 'node:process';`, /players must run in a browser/],
    ['players → server', 'players/a.ts', `import { b } from '../server/b.ts';`, /players may not import server/],
    ['rulebook → games', 'rulebook/a.ts', `import { b } from '../games/all.ts';`, /rulebook may not import games/],
    ['protocol → games', 'protocol/a.ts', `import { b } from '../games/all.ts';`, /protocol may not import games/],
    ['server → client', 'server/a.ts', `import { b } from '../client/b.ts';`, /server may not import client/],
    ['server → test', 'server/a.ts', `import { b } from '../test/b.ts';`, /server may not import test/],
    ['client → a rule', 'client/a.ts', `import { b } from '../games/wotr/hunt/b.ts';`, /only by its game\.ts/],
    [
      'client → a table that is none',
      'client/a.ts',
      `import { b } from '../games/wotr/map/control.ts';`,
      /only by its game\.ts/,
    ],
    [
      'the board kit → a game',
      'client/board/a.ts',
      `import { R } from '../../games/wotr/map/regions.ts';`,
      /knows no game/,
    ],
    [
      'the board kit → its pieces',
      'client/board/a.ts',
      `import type { B } from '../wotr/pieces/b.ts';`,
      /knows no game/,
    ],
    ['client → Node', 'client/app/a.ts', `import fs from 'node:fs';`, /must run in a browser/],
    ['out of the project', 'server/a.ts', `import { b } from '../../elsewhere/b.ts';`, /outside the project/],
    ['an unlisted package', 'cli/a.ts', `import chalk from 'chalk/colours';`, /not in package\.json/],
    ['an unlisted package in a test', 'test/a.test.ts', `import { x } from '@scope/other';`, /not in package\.json/],
  ];
  for (const [title, file, text, fault] of wrong) {
    test(`finds ${title}`, () => {
      const faults = check(file, text);
      assert.equal(faults.length, 1, faults.join('\n'));
      assert.match(faults[0], fault);
      assert.ok(faults[0].startsWith(`${file} imports `));
    });
  }

  const right: [title: string, file: string, text: string][] = [
    ['engine → lib', 'engine/a.ts', `import { b } from '../lib/b.ts';`],
    ['a game within itself', 'games/wotr/hunt/a.ts', `import { b } from '../map/b.ts';`],
    ['the list of games', 'games/all.ts', `import { wotr } from './wotr/game.ts';`],
    ['a game → what all games share', 'games/wotr/a.ts', `import { b } from '../shared.ts';`],
    ['rulebook → Node and yaml', 'rulebook/a.ts', `import fs from 'node:fs';\nimport { parse } from 'yaml';`],
    ['players → games, protocol', 'players/a.ts', `import { b } from '../games/all.ts';\nimport '../protocol/c.ts';`],
    ['client → game.ts', 'client/a.ts', `import { wotr } from '../games/wotr/game.ts';`],
    ['client → tables of a game', 'client/a.ts', `import { R } from '../games/wotr/map/regions.ts';`],
    [
      'client → what can be read off a board',
      'client/wotr/a.ts',
      `import { toHit } from '../../games/wotr/reading/battle.ts';`,
    ],
    ['client → odds of a game', 'client/wotr/a.ts', `import { odds } from '../../games/wotr/odds/battle.ts';`],
    ['what builds the client → Node', 'client/build/a.ts', `import fs from 'node:fs';`],
    ['client → types of a game', 'client/a.ts', `import type { View } from '../games/wotr/view.ts';`],
    [
      'cli → everything below',
      'cli/a.ts',
      `import '../server/b.ts';\nimport '../players/c.ts';\nimport '@scope/kit/d';`,
    ],
    ['a test → anything', 'test/wotr/a.test.ts', `import '../../server/b.ts';\nimport fs from 'node:fs';`],
    ['a file at the root', 'cli/a.ts', `import about from '../package.json' with { type: 'json' };`],
    ['a comment', 'engine/a.ts', `// import { b } from '../games/b.ts';\n/*\nimport c from 'yaml';\n*/`],
    ['a sentence in a string', 'engine/a.ts', `const s = "we import from 'yaml'";`],
  ];
  for (const [title, file, text] of right) {
    test(`allows ${title}`, () => {
      assert.deepEqual(check(file, text), []);
    });
  }

  test('finds a file that is too long, unless it is a table of content', () => {
    const source = (file: string, lines: number): Source => ({ file, text: 'x\n'.repeat(lines) });
    const found = lengthFaults(
      [source('a.ts', 400), source('b.ts', 401), source('c.ts', 900)],
      (file) => file === 'c.ts',
    );
    assert.deepEqual(found, ['b.ts has 401 lines: 400 are enough. Look for its second idea.']);
  });

  test('finds Node behind a helper, but minds no type', () => {
    const helper = { file: 'lib/b.ts', text: `import fs from 'node:fs';` };
    assert.deepEqual(check('engine/a.ts', `import type { B } from '../lib/b.ts';`, helper), []);
    assert.deepEqual(check('engine/a.ts', `import { b } from '../lib/b.ts';`, helper), [
      'engine/a.ts → lib/b.ts → node:fs: engine does without that, behind a helper too.',
    ]);
  });

  test('finds a package behind a helper of the engine; others may use it', () => {
    const helper = { file: 'lib/b.ts', text: `import { parse } from 'yaml';` };
    assert.deepEqual(check('cli/a.ts', `import { b } from '../lib/b.ts';`, helper), []);
    assert.deepEqual(check('engine/a.ts', `import { b } from '../lib/b.ts';`, helper), [
      'engine/a.ts → lib/b.ts → yaml: engine does without that, behind a helper too.',
    ]);
  });

  test('follows helpers that import each other without losing its way', () => {
    const b = { file: 'lib/b.ts', text: `import { c } from './c.ts';` };
    const c = { file: 'lib/c.ts', text: `import { b } from './b.ts';` };
    assert.deepEqual(check('engine/a.ts', `import { b } from '../lib/b.ts';`, b, c), []);
  });

  test('reads every form of import', () => {
    const text = [
      `import a from 'a';`,
      `import * as b from "b";`,
      `import type { c } from 'c';`,
      `import { d, type e } from 'd';`,
      `export { f } from 'f';`,
      `import 'g';`,
      `import h, {\n  i,\n  j,\n} from 'h';`,
      `const k = await ${'import'}('k');`,
      `export const from = 'not this';`,
      `export type { l } from 'l';`,
    ].join('\n');
    assert.equal(
      importsOf(text)
        .map(({ from, typeOnly }) => (typeOnly ? `(${from})` : from))
        .join(' '),
      'a b (c) d f g h (l) k',
    );
  });

  test('finds folders that import each other, not what lies below them or is a type', () => {
    const file = (name: string, ...imports: string[]): Source => ({
      file: `games/x/${name}.ts`,
      text: imports.map((from) => `import { y } from '${from}';`).join('\n'),
    });
    const ring = [
      file('a/one', '../b/one.ts', '../words/all.ts'),
      file('b/one', '../c.ts'),
      file('c', './a/two.ts'),
      file('a/two'),
      file('words/all'),
      { file: 'games/x/words/more.ts', text: `import type { y } from '../a/one.ts';` },
    ];
    assert.deepEqual(ringsIn('games/x', ring), [['a', 'b', 'c']]);
    assert.deepEqual(ringsIn('games/x', ring.slice(0, 2)), []);
    const door = [
      file('a/one', '../e/words.ts'),
      file('e/words', './words/two.ts'),
      file('e/words/two'),
      file('e/run', '../a/one.ts'),
    ];
    assert.deepEqual(ringsIn('games/x', door), []);
  });

  test('finds a folder that is too deep', () => {
    assert.deepEqual(shapeFaults(['games/meccg/cards/metw/a.ts']), []);
    assert.deepEqual(shapeFaults(['games/meccg/cards/metw/deep/a.ts']), [
      'games/meccg/cards/metw/deep is 5 folders deep: 4 are enough.',
    ]);
  });

  test('finds a full folder without a README', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `engine/${name}.ts`);
    assert.deepEqual(shapeFaults(six), []);
    assert.deepEqual(shapeFaults([...six, 'engine/g.ts']), ['engine holds 7 files and no README.md.']);
    assert.deepEqual(shapeFaults([...six, 'engine/g.ts', 'engine/README.md']), []);
  });
});

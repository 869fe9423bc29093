import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gather } from '../../scripts/together.ts';

let root: string;
before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mathom-together-'));
});
after(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text = "test('a', () => {});"): string => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return file;
};

test("A game's test files run in one process, slow ones and those of other folders in their own", () => {
  const files = [
    'test/wotr/a.test.ts',
    'test/wotr/deep/b.test.ts',
    'test/wotr/c.slow.test.ts',
    'test/server/d.test.ts',
  ].map((file) => write(file));
  const gathered = gather(root, files, path.join(root, 'into'));
  const [entry = '', ...alone] = gathered.files;
  const text = readFileSync(entry, 'utf8');
  assert.match(text, /test\/wotr\/a\.test\.ts/);
  assert.match(text, /test\/wotr\/deep\/b\.test\.ts/);
  assert.doesNotMatch(text, /slow|server/);
  assert.deepEqual(alone, [path.join(root, 'test/wotr/c.slow.test.ts'), path.join(root, 'test/server/d.test.ts')]);
  assert.equal(gathered.names.get(entry), 'test/wotr/ (2 files)');
});

test('A file runs once, with the first group that has its folder', () => {
  const files = ['tables/a', 'tables/b', 'c', 'bots/d'].map((file) => write(`test/server/${file}.test.ts`));
  const { files: entries, names } = gather(root, files, path.join(root, 'into'));
  assert.deepEqual([...names.values()], ['test/server/tables/ (2 files)', 'test/server/ (2 files)']);
  assert.deepEqual(entries, [...names.keys()]);
  assert.doesNotMatch(readFileSync(entries[1], 'utf8'), /tables/);
});

test('What takes minutes is begun first', () => {
  const files = ['a.test.ts', 'b.test.ts', 'conformance.slow.test.ts', 'd.slow.test.ts'];
  const gathered = gather(
    root,
    files.map((file) => write(`test/meccg/${file}`)),
    path.join(root, 'into'),
  );
  assert.deepEqual(
    gathered.files.map((file) => path.basename(file)),
    ['conformance.slow.test.ts', 'meccg.test.mjs', 'd.slow.test.ts'],
  );
});

test('A file without a test is noticed among others too', () => {
  const files = [write('test/meccg/full.test.ts'), write('test/meccg/empty.test.ts', 'export {};')];
  assert.throws(() => gather(root, files, path.join(root, 'into')), /There is no test in test\/meccg\/empty\.test\.ts/);
});

test('A file that puts something in the place of Node’s own runs alone', () => {
  const files = [
    write('test/client/a.test.ts'),
    write('test/client/b.test.ts'),
    write('test/client/clock.test.ts', "test('c', () => mock.timers.enable());"),
    write('test/client/globals.test.ts', "test('d', () => Object.assign(globalThis, { indexedDB: {} }));"),
    write('test/client/host.test.ts', "import { MemoryShelf } from './page.ts';\ntest('e', () => {});"),
  ];
  const gathered = gather(root, files, path.join(root, 'into'));
  const [entry = '', ...alone] = gathered.files;
  assert.equal(gathered.names.get(entry), 'test/client/, test/protocol/ (2 files)');
  assert.deepEqual(
    alone.map((file) => path.basename(file)),
    ['clock.test.ts', 'globals.test.ts', 'host.test.ts'],
  );
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type Atom, type Coverage, coverage } from '../../rulebook/index.ts';

/** The coverage of a project that has only these files. */
const coverageOf = (files: Readonly<Record<string, string>>, atoms?: readonly Atom[]): Coverage => {
  const root = mkdtempSync(join(tmpdir(), 'mathom-coverage-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return coverage(root, atoms);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const atomOf = (id: string, more: Partial<Atom> = {}): Atom => ({
  book: 'war-of-the-ring',
  id,
  title: id,
  kind: 'rule',
  game: 'wotr',
  part: 'base',
  rule: 'A rule.',
  test: 'A test.',
  source: [[1, 1]],
  ...more,
});

const proving = (...ids: readonly string[]): string =>
  `rule('x', [${ids.map((id) => `'${id}'`).join(', ')}], () => {});`;

test('A project without tests leaves every testable atom open', () => {
  const { sources, total, proofs, errors } = coverageOf({});
  assert.deepEqual(errors, []);
  assert.deepEqual(proofs, {});
  assert.equal(total.atoms, 2245);
  assert.equal(total.proved, 0);
  for (const { atoms, proved, untestable, open, openIds, parts } of Object.values(sources)) {
    assert.equal(atoms, proved + untestable + open);
    assert.equal(open, openIds.length);
    const inParts = Object.values(parts).reduce((sum, part) => sum + part.atoms, 0);
    assert.equal(inParts, atoms);
  }
});

test('Tests and scenario files prove the atoms they name', () => {
  const { sources, proofs, errors } = coverageOf({
    'test/wotr/battle/siege.test.ts': `\n${proving('WR-6.27.7', 'WR-6.33.1')}`,
    'test/wotr/scenes/sortie.yaml': 'title: A sortie\nrules: [WR-6.33.2]\n',
    'scenarios/mount-doom.yaml': 'rules:\n  - WR-9.12.8\n',
    'scenarios/plain.yaml': 'title: Proves nothing\nposition:\n  rules: 3\n',
    'elsewhere/x.test.ts': proving('WR-1.1.1'),
  });
  assert.deepEqual(errors, []);
  assert.deepEqual(proofs, {
    'WR-6.27.7': ['test/wotr/battle/siege.test.ts:2'],
    'WR-6.33.1': ['test/wotr/battle/siege.test.ts:2'],
    'WR-6.33.2': ['test/wotr/scenes/sortie.yaml'],
    'WR-9.12.8': ['scenarios/mount-doom.yaml'],
  });
  const { proved, openIds, parts } = sources['war-of-the-ring'];
  assert.equal(proved, 5, 'the four, and WR-6.32.1, which restates WR-6.27.7');
  const provedIn = Object.fromEntries(Object.entries(parts).map(([part, tally]) => [part, tally.proved]));
  assert.deepEqual(provedIn, { base: 5, multiplayer: 0, expansion: 0 });
  assert.ok(!openIds.includes('WR-6.32.1'));
});

test('An atom that restates or gives way to others is proved exactly when they are', () => {
  const atoms = [
    atomOf('WR-1.1.1'),
    atomOf('WR-1.1.2', { restates: 'WR-1.1.1' }),
    atomOf('WR-1.1.3', { restates: 'WR-1.1.2' }),
    atomOf('WR-1.2.1', { part: 'expansion' }),
    atomOf('WR-1.2.2', { supersededBy: ['WR-1.1.3', 'WR-1.2.1'] }),
  ];
  const openAfter = (...ids: readonly string[]): readonly string[] =>
    coverageOf({ 'test/x.test.ts': proving(...ids) }, atoms).sources['war-of-the-ring'].openIds;
  assert.deepEqual(openAfter('WR-1.1.1'), ['WR-1.2.1', 'WR-1.2.2']);
  assert.deepEqual(openAfter('WR-1.1.3'), ['WR-1.2.1', 'WR-1.2.2'], 'a test of a restatement tests the rule');
  assert.deepEqual(openAfter('WR-1.2.2'), ['WR-1.1.1', 'WR-1.1.2', 'WR-1.1.3', 'WR-1.2.1', 'WR-1.2.2']);
  assert.deepEqual(openAfter('WR-1.1.1', 'WR-1.2.1'), []);
});

test('Untestable atoms and atoms of sets to come are counted apart', () => {
  const atoms = [
    atomOf('WR-1.1.1', { untestable: 'A box.' }),
    atomOf('WR-1.1.2', { restates: 'WR-1.1.1' }),
    atomOf('WR-1.1.3', { needsSet: 'MEDM' }),
    atomOf('WR-1.1.4', { needsSet: 'MELE' }),
  ];
  const found = coverageOf({}, atoms).sources['war-of-the-ring'];
  const base = { atoms: 4, proved: 0, untestable: 2, open: 2 };
  assert.deepEqual(found, {
    ...base,
    openIds: ['WR-1.1.3', 'WR-1.1.4'],
    needsSet: ['WR-1.1.3'],
    parts: { base },
  });
});

test('Whatever cannot be counted is an error', () => {
  const { total, errors } = coverageOf(
    {
      'test/a.test.ts': `${proving('WR-1.1.1')}\n${proving('WR-7.7.7')}\nrule('x', ids, () => {});`,
      'test/b.yaml': 'rules: WR-1.1.1\n',
      'test/c.yaml': 'rules: [WR-1.1.1\n',
    },
    [atomOf('WR-1.1.1', { untestable: 'A box.' })],
  );
  assert.equal(total.atoms, 1);
  const expected = [
    /^test\/a\.test\.ts:3 calls rule\(\) without a literal list/,
    /^test\/b\.yaml has rules that are not a list/,
    /^test\/c\.yaml is not readable YAML/,
    /^test\/a\.test\.ts:1 proves WR-1\.1\.1, which rulebook\/atoms\/war-of-the-ring\.yaml calls untestable/,
    /^test\/a\.test\.ts:2 names the rule WR-7\.7\.7, which the index does not have/,
  ];
  assert.equal(errors.length, expected.length);
  for (const [at, pattern] of expected.entries()) assert.match(errors[at], pattern);
});

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { WIZARD_DECKS } from '../../games/meccg/decks/wizards.ts';
import { writeDeck } from '../../games/meccg/decks/write.ts';
import { run } from './fake-io.ts';

const deck = (...words: string[]) => run(['deck', ...words]);

function inFolder<T>(use: (file: (name: string, text?: string) => string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deck-'));
  return use((name, text) => {
    const file = path.join(folder, name);
    if (text !== undefined) writeFileSync(file, text);
    return file;
  }).finally(() => rmSync(folder, { recursive: true }));
}

test('deck list names the ready-made decks and their plans', async () => {
  const { code, out } = await deck('list');
  assert.equal(code, 0);
  for (const { id, name } of WIZARD_DECKS) assert.ok(out.includes(id) && out.includes(name));
});

test('deck check lists every fault with its rule', () =>
  inFolder(async (file) => {
    const text = writeDeck(WIZARD_DECKS[0])
      .replace('1 Glamdring\n', '')
      .replace('2 Gandalf\n', '2 Gandalf\n1 Saruman\n');
    const { code, out } = await deck('check', file('mine.txt', text));
    assert.equal(code, 1);
    assert.match(out, /^not legal .*The Ring goes South/);
    assert.match(out, /as many of each\. MW-S2\.3\.2/);
    assert.match(out, /3 Wizard cards; 2 are the most\. MW-S3\.5\.2/);
    const { code: fine } = await deck('check', ...WIZARD_DECKS.map(({ id }) => id), '--tournament');
    assert.equal(fine, 0);
    const data = JSON.parse((await deck('check', 'north', '--tournament', '--json')).out);
    assert.deepEqual([data.decks, data.illegal, data.reports[0].faults.length], [1, 1, 2]);
  }));

test('deck check asks which card an unclear line means', () =>
  inFolder(async (file) => {
    const { code, out } = await deck('check', file('unclear.txt', 'Mine\n1 Palantir\n1 Gnadalf\n'));
    assert.equal(code, 1);
    assert.match(out, /line 2, “1 Palantir”, could be .*Palantír of Orthanc.*: say which\./);
    assert.match(out, /line 3, “1 Gnadalf”, names no card/);
  }));

test('deck convert writes the formats of other clients, and reads them again', () =>
  inFolder(async (file) => {
    const target = file('gandalf.deck');
    assert.equal((await deck('convert', 'gandalf', '--to', 'gccg', '--out', target)).code, 0);
    assert.match(readFileSync(target, 'utf8'), /^####\nPool\n####$/m);
    const { out } = await deck('convert', target);
    const lines = (text: string): string[] => text.split('\n').sort();
    assert.deepEqual(lines(out), lines(writeDeck(WIZARD_DECKS[0])));
  }));

test('deck says in one sentence what is wrong with a command', async () => {
  for (const [words, said] of [
    [[], /^Say what to do: mathom deck list, mathom deck check FILE… or mathom deck convert FILE\.$/],
    [['chek', 'x'], /did you mean "check"\?$/],
    [['check'], /^Name the deck to check/],
    [['check', 'nowhere.txt'], /^nowhere\.txt cannot be read: there is no such file\.$/],
    [['convert', 'gandalf', '--to', 'pdf'], /^"pdf" is no deck format/],
    [['convert', 'gandalf', 'alatar'], /^One deck at a time/],
  ] as const) {
    const { code, err } = await deck(...words);
    assert.notEqual(code, 0);
    assert.match(err.trim(), said);
  }
});

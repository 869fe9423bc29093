import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { takeIn } from '../../../client/catalogue/files.ts';
import { listKept } from '../../../client/host/shelf.ts';
import { writeSave } from '../../../engine/save.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { likeABrowser } from '../host/page.ts';

beforeEach(() => {
  likeABrowser();
});

const save = (seed: string): string =>
  writeSave({ game: 'wotr', version: wotr.version, options: {}, seed, moves: [] }, ['free', 'shadow']);
const file = (text: string, name = 'a game'): File => new File([text], name);

test('A saved game is put on the shelf and shown from there; the same file is there once, as it was', async () => {
  const at = await takeIn(file(save('one')));
  const [kept] = await listKept();
  assert.equal(at, `/replay/${kept.id}`);
  assert.deepEqual([kept.over, kept.save, kept.laying.sitters], [true, save('one'), ['person', 'person']]);
  assert.equal(await takeIn(file(save('one'), 'the same')), at);
  assert.deepEqual(await listKept(), [kept]);
  assert.notEqual(await takeIn(file(save('two'))), at);
  assert.equal((await listKept()).length, 2);
});

test('A scenario is laid as a table, with the options that it names and a person at each seat', async () => {
  const text = 'game: wotr\noptions: { turnLimit: 3 }\n';
  const at = await takeIn(file(text));
  const [{ id, laying, over }] = await listKept();
  assert.deepEqual([at, over], [`/table/${id}`, false]);
  assert.deepEqual(
    [laying.game, laying.options, laying.sitters, laying.scenario],
    ['wotr', { turnLimit: 3 }, ['person', 'person'], text],
  );
});

test('What is neither, or larger than any game, is refused in a sentence, and nothing is kept', async () => {
  await assert.rejects(takeIn(file('a shopping list', 'list.txt')), /^Error: list\.txt is neither a saved game nor/);
  await assert.rejects(takeIn(file('x'.repeat(5_000_001), 'all.txt')), /^Error: all\.txt is larger than any game/);
  assert.deepEqual(await listKept(), []);
});

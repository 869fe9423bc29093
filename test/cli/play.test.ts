import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readSave } from '../../engine/save.ts';
import { folder, type Ran, run } from './fake-io.ts';

const play = (seats: string, lines: readonly string[], given: Parameters<typeof run>[1] = {}): Promise<Ran> =>
  run(['play', 'race', '--seats', seats, '--seed', 's', '--options', 'goal=6'], { lines, ...given });

/** What was said between the n-th typed line and the next. */
const after = (out: string, typed: string): string => out.slice(out.indexOf(`> ${typed}\n`)).split('> ')[1];

test('the position, the question and numbered choices with their notation', async () => {
  const { out } = await play('you,first', []);
  assert.match(out, /^The Race\n\nPile 0\/6, your card 1\d\d\n\nFree: The pile has 0 of 6: what do you do\?\n/);
  assert.match(out, /\n {2}1 {2}Add 1 to the pile {2}add 1\n {2}2 {2}Add 2 to the pile {2}add 2\n/);
});

test('a choice is its number, its notation, its label, or the beginning of one', async () => {
  const { code, out } = await play('you,first', ['1', 'add 1', 'Add 1 to the pile', 'ro']);
  assert.equal(code, 0);
  assert.match(after(out, 'add 1'), /· free adds 1\. {2}RA-1\n/);
  assert.match(out, /free rolls \d\./);
  assert.match(out, /shadow wins after 6 moves: ring \(RA-3\)\.\nSee it again: mathom replay /);
});

test('what cannot be chosen is explained with its rule', async () => {
  const lines = ['add 3', 'add 2', 'add 3', 'why add 3', '? add 1', 'why', 'dance', '17', 'add'];
  const { out } = await play('you,first', lines);
  assert.match(out, /> add 3\nThat is more than the pile needs\. {2}RA-2\n/);
  assert.match(out, /> why add 3\nThat is more than the pile needs\. {2}RA-2\n/);
  assert.match(out, /> \? add 1\nNothing speaks against "add 1": it is among the choices\.\n/);
  assert.match(out, /> why\nNo program has chosen since your last choice/);
  assert.match(out, /> dance\nNo move begins with "dance"\. Type a number from 1 to \d, or help\.\n/);
  assert.match(out, /> 17\nThere are choices from 1 to \d\.\n/);
});

test('the beginning of several choices asks which', async () => {
  assert.match((await play('you,first', ['add'])).out, /That could be 1 \(Add 1 to the pile\) or 2 .*: say which\./);
});

test('why, alone, gives the reasons of the programs', async () => {
  const { out } = await play('you,last', ['pass', 'why', 'add 1', 'why']);
  assert.match(out, /> why\nshadow: Pass\n {4}pass comes last\.\n/);
  assert.match(after(out, 'add 1'), /free adds 1/);
  assert.match(out, /> why\nNo program has chosen since your last choice/);
});

test('the secret choice of a program is not told before it is revealed', async () => {
  const { out } = await play('you,first', ['challenge', 'why', 'log', 'bid 2']);
  assert.match(after(out, 'why'), /^why\nNo program has chosen/);
  assert.match(after(out, 'log'), /^log\n· free: Challenge\n/);
  assert.match(after(out, 'bid 2'), /The bids are 2 and 1\./);
});

test('undo and redo', async () => {
  const { out } = await play('you,first', [
    'undo',
    'add 1',
    'add 2',
    'undo',
    'position',
    'redo',
    'redo',
    'position',
    'log',
  ]);
  assert.match(out, /> undo\nThere is nothing you may take back/);
  assert.match(out, /> undo\nTaken back: Add 2 to the pile\n\nPile 1\/6/);
  assert.match(out, /> position\nPile 1\/6/);
  assert.match(out, /> redo\nMade again: Add 2 to the pile\n/);
  assert.match(out, /> redo\nThere is nothing to make again/);
  assert.match(out, /> position\nPile 3\/6/);
  assert.match(
    out,
    /> log\n· free: Add 1 to the pile\n· free adds 1\. {2}RA-1\n· free: Add 2 to the pile\n· free adds 2/,
  );
});

test('undo does not go back over dice', async () => {
  const { out } = await play('you,you', ['', 'roll', '', 'pass', '', 'undo']);
  assert.match(out, /> undo\nThere is nothing you may take back/);
});

test('friends at one screen do not see the hand of the other', async () => {
  const { out } = await play('you,you', ['', 'roll', '', 'log', 'roll', 'quit']);
  const [start, free, shadow, again] = out.split(/Pass the screen to (?:Free|Shadow), press Enter\. /);
  assert.equal(start, 'The Race\n');
  assert.match(free, /your card 1\d\d/);
  assert.match(shadow, /your card 3\d\d/);
  assert.match(shadow, /free looks at a card/);
  assert.doesNotMatch(shadow, /You hold|your card 1/);
  assert.match(again, /You left the table after 2 moves/);
});

test('a choice can be taken back while the screen is passed', async () => {
  const { out } = await play('you,you', ['', 'add 1', 'pass', 'undo', '', 'position']);
  assert.match(out, /Pass the screen to Shadow, press Enter\. undo\nTaken back: Pass\n/);
  assert.match(out, /free> position\nPile 1\/6, your card 1/);
  const rolled = await play('you,you', ['', 'roll', 'undo']);
  assert.match(rolled.out, /press Enter\. undo\nThere is nothing you may take back/);
  assert.doesNotMatch(rolled.out, /your card 3/, 'and the hand of the other is not shown');
});

test('on a terminal the screen is cleared before it is passed', async () => {
  const said: string[] = [];
  const stdout = { write: (text: string) => void said.push(text), isTTY: true, columns: 80 };
  await play('you,you', ['', 'pass', ''], { stdout, env: { NO_COLOR: '1' } });
  assert.equal(said.join('').split('\x1b[2J\x1b[3J\x1b[H').length, 3);
});

test('save and load', async () => {
  const cwd = folder();
  const saved = await play('you,you', ['', 'add 1', 'save a.mathom', 'add 2', 'load a.mathom', 'position'], { cwd });
  assert.match(saved.out, /> save a\.mathom\nSaved: a\.mathom\n/);
  assert.match(saved.out, /> load a\.mathom\nLoaded: a\.mathom\n/);
  assert.match(saved.out, /> position\nPile 1\/6/);
  assert.equal(readSave(readFileSync(path.join(cwd, 'a.mathom'), 'utf8')).moves.length, 1);

  const loaded = await run('play --load a.mathom --save a.mathom --seats you,you'.split(' '), {
    cwd,
    lines: ['', 'log', 'add 2', 'quit'],
  });
  assert.match(loaded.out, /> log\n· free: Add 1 to the pile\n· free adds 1/);
  assert.match(loaded.out, /after 2 moves\. Go on with: mathom play --load a\.mathom --seats you,you\n$/);
  assert.equal(readSave(readFileSync(path.join(cwd, 'a.mathom'), 'utf8')).moves.length, 2);
});

test('saving does not overwrite what is not this game, and says what went wrong', async () => {
  const cwd = folder();
  writeFileSync(path.join(cwd, 'letter.txt'), 'Dear Bilbo');
  const lines = [
    'save letter.txt',
    'save',
    'save b.mathom',
    'add 1',
    'save b.mathom',
    'load letter.txt',
    'load none',
    'load',
  ];
  const { out } = await play('you,first', lines, { cwd });
  assert.match(out, /> save letter\.txt\nletter\.txt exists already and is not this game: choose another name\.\n/);
  assert.match(out, /> save\nName the file: save FILE\.\n/);
  assert.match(out, /> load letter\.txt\nletter\.txt, line 1: this is not a saved game/);
  assert.match(out, /> load none\nnone cannot be read: there is no such file\.\n/);
  assert.equal(readFileSync(path.join(cwd, 'letter.txt'), 'utf8'), 'Dear Bilbo');
  assert.equal(readSave(readFileSync(path.join(cwd, 'b.mathom'), 'utf8')).moves.length, 1);
  assert.deepEqual(readdirSync(cwd).sort(), ['b.mathom', 'letter.txt'], 'nothing half-written stays');
});

test('the end of input keeps the game and says where', async () => {
  const home = folder();
  const { code, out } = await play('you,first', ['add 1'], { home });
  const file = path.join(home, '.local', 'state', 'mathom-house', 'race-s.mathom');
  assert.equal(code, 0);
  assert.ok(
    out.endsWith(`You left the table after 1 move. Go on with: mathom play --load ${file} --seats you,first\n`),
  );
  assert.equal(readSave(readFileSync(file, 'utf8')).moves.length, 1);
});

test('leaving before the first move leaves no file', async () => {
  const home = folder();
  const { code, out } = await play('you,first', ['quit'], { home });
  assert.equal(code, 0);
  assert.match(out, /You left the table before the first move\.\n$/);
  assert.ok(!existsSync(path.join(home, '.local')));
});

test('Ctrl+C keeps the game and exits with 130', async () => {
  const stop = new AbortController();
  const lines = ['add 1', 'add 1'];
  const readLine = async (): Promise<string | undefined> => {
    if (lines.length === 0) stop.abort();
    return lines.shift();
  };
  const { code, out } = await play('you,first', [], { readLine, signal: stop.signal });
  assert.equal(code, 130);
  assert.match(out, /You left the table after 2 moves\. Go on with: /);
});

test('when the autosave cannot be written the game goes on, and says so once', async () => {
  const home = folder();
  writeFileSync(path.join(home, '.local'), 'in the way');
  const { code, out, err } = await play('you,first', ['add 1', 'add 1', 'quit'], { home });
  assert.equal(code, 0);
  assert.match(err, /^.+ cannot be written: .+ The game is not kept: use save FILE before you leave\.\n$/);
  assert.match(out, /You left the table after 2 moves\.\n$/);
});

test('programs can play among themselves', async () => {
  const { code, out } = await play('first,first', []);
  assert.equal(code, 0);
  assert.match(out, /Pile 6\/6\n\nfree wins after 6 moves/);
});

test('help and rules at the table', async () => {
  const { out } = await play('you,first', ['help', '?', 'rules WR-6.32.1', 'rules zzyzx', '']);
  assert.match(out, /> help\nType the number of a choice/);
  assert.match(out, /> \?\nType the number of a choice/);
  assert.match(out, /WR-6\.32\.1 {2}No retreat from siege/);
  assert.match(out, /No rule has "zzyzx"/);
  assert.equal(out.split('what do you do?').length, 3, 'Enter shows the choices again');
});

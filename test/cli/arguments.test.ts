import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { folder, run } from './fake-io.ts';

const bad: readonly (readonly [command: string, says: RegExp])[] = [
  ['frobnicate', /no command "frobnicate"; mathom --help lists them/],
  ['simm', /no command "simm"; did you mean "sim"\?/],
  ['--frob', /no command "--frob"/],
  ['help nothing', /no command "nothing"/],
  ['sim', /Name the game/],
  ['sim chess', /no game "chess": choose race/],
  ['sim race extra', /"extra" is one word too many/],
  ['sim race --gmes 3', /no option --gmes; did you mean "--games"\?/],
  ['sim race -x', /no option -x/],
  ['sim race --games', /--games needs a value/],
  ['sim race --games --json', /--games needs a value/],
  ['sim race --games 0', /--games takes a whole number from 1/],
  ['sim race --games 1e3', /--games takes a whole number/],
  ['sim race --games 3 --games 4', /--games is given twice/],
  ['sim race --json=yes', /--json is a switch/],
  ['sim race --players gandalf', /no player "gandalf" for race: choose random, first/],
  ['sim race --players random,random,random', /--players names 3, but the game has 2 seats: free and shadow/],
  ['sim race --options colour=red', /no option "colour"\. This game has goal/],
  ['sim race --options goal', /"goal" sets no option: write key=value\. goal takes a whole number from 1 to 50\./],
  ['sim race --options goal=99', /goal takes a whole number from 1 to 50/],
  ['play', /Name the game/],
  ['play chess', /no game "chess"/],
  ['play race --seats you,gandalf', /no player "gandalf" for race: choose you, random, first/],
  ['play race --seats you,you,you', /names 3/],
  ['play race --load nothing.mathom', /nothing\.mathom cannot be read: there is no such file/],
  ['play --load broken.mathom', /broken\.mathom, line 1: this is not a saved game/],
  ['play --load broken.mathom --seed 3', /--seed cannot be given with --load/],
  ['play race --save broken.mathom', /broken\.mathom exists already/],
  ['play race --save broken.mathom/x', /cannot be written/],
  ['replay', /Name the saved game/],
  ['replay nothing.mathom', /cannot be read/],
  ['replay .', /cannot be read: it is a folder/],
  ['replay broken.mathom', /not a saved game/],
  ['check', /Name the scenario files/],
  ['check nothing.yaml', /nothing\.yaml cannot be read/],
  ['check empty', /no \.yaml file at empty/],
  ['check empty/*.yaml', /no \.yaml file/],
  ['rules', /Name a rule or some words/],
  ['rules siege --coverage', /leave out "siege"/],
  ['cards', /Name the game/],
  ['cards chess', /no game "chess"/],
  ['cards race', /The Race has no cards/],
  ['card', /Name the card/],
  ['card elven-cloak', /There are no cards yet/],
  ['serve --port 99999', /--port takes a whole number from 0 to 65535/],
  ['serve here', /one word too many/],
];

for (const [command, says] of bad)
  test(`mathom ${command}: one sentence and exit 2`, async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, 'broken.mathom'), 'not a game\n');
    const { code, out, err } = await run(command.split(' '), { cwd: command.includes('empty') ? emptied(cwd) : cwd });
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(err, says);
    assert.match(err, /^[^\n]+[.?]\n$/, 'exactly one line');
  });

function emptied(cwd: string): string {
  const inner = path.join(cwd, 'inner');
  mkdirSync(path.join(inner, 'empty'), { recursive: true });
  return inner;
}

test('without any game the message says so', async () => {
  for (const command of ['sim wotr', 'play wotr', 'cards wotr']) {
    const { code, err } = await run(command.split(' '), { games: [] });
    assert.equal(code, 2);
    assert.match(err, /^There is no game yet/);
  }
});

test('help and version', async () => {
  for (const argv of [[], ['--help'], ['-h'], ['help']]) {
    const { code, out } = await run(argv);
    assert.equal(code, 0);
    for (const name of ['play', 'serve', 'rules', 'cards', 'card', 'check', 'replay', 'sim'])
      assert.match(out, new RegExp(`^ {2}${name} +[A-Z].*\\.$`, 'm'));
  }
  for (const name of ['play', 'serve', 'rules', 'cards', 'card', 'check', 'replay', 'sim']) {
    const { code, out } = await run([name, '--help']);
    assert.equal(code, 0);
    assert.match(out, new RegExp(`^Usage: mathom ${name}`, 'm'));
    assert.equal((await run(['help', name])).out, out);
  }
  assert.equal((await run(['--version'])).out, `${manifest.version}\n`);
});

test('colour comes only on a terminal, and never with NO_COLOR', async () => {
  const said: string[] = [];
  const stdout = { write: (text: string) => void said.push(text), isTTY: true, columns: 80 };
  const argv = 'sim race --games 1'.split(' ');
  await run(argv, { stdout });
  assert.ok(said.join('').includes('\x1b['));
  said.length = 0;
  await run(argv, { stdout, env: { NO_COLOR: '1' } });
  assert.ok(!said.join('').includes('\x1b['));
  assert.ok(!(await run(argv)).out.includes('\x1b['));
});

test('a fault of ours is one sentence that asks for a report, with the stack only under MATHOM_DEBUG=1', async () => {
  const players = (): never => {
    throw new TypeError('undefined is not a troll');
  };
  const { code, err } = await run(['sim', 'race'], { players });
  assert.equal(code, 70);
  assert.match(err, /^Something broke that should not \(undefined is not a troll\): please report it[^\n]+\n$/);
  assert.match((await run(['sim', 'race'], { players, env: { MATHOM_DEBUG: '1' } })).err, /\n {4}at /);
});

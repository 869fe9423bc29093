import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './fake-io.ts';

const ask = (...words: string[]) => run(['odds', ...words]);
const json = async (...words: string[]) => {
  const { code, out, err } = await ask(...words, '--json');
  assert.equal(code, 0, err);
  return JSON.parse(out);
};

test('odds battle tells who wins, what it costs and what is left', async () => {
  const { code, out, err } = await ask('battle', '1r', 'vs', '1r');
  assert.equal(code, 0);
  assert.equal(err, '');
  assert.match(out, /^1 Regular against 1 Regular, in the field\n/);
  assert.match(out, /^ {2}attacker wins +40\.0 %$/m);
  assert.match(out, /^ {2}defender wins +40\.0 %$/m);
  assert.match(out, /^ {2}both fall +20\.0 %$/m);
  assert.match(out, /^ {2}rounds +1\.80$/m);
  assert.match(out, /^ {2}attacker +0\.60 of 1 +0\.60 of 1$/m);
  assert.match(out, /^ {2}nobody +60\.0 %$/m);
});

test('an Army may be quoted or not, in any order, with commas or without spaces', async () => {
  const wanted = await json('battle', '5r 2e 1l', 'vs', '3r 1e 1l');
  assert.deepEqual(wanted.attacker, {
    regular: 5,
    elite: 2,
    dunlendings: 0,
    leadership: 1,
    captains: 0,
    leadingElites: 0,
  });
  assert.deepEqual(await json('battle', '5r', '2e', '1l', 'vs', '3r', '1e', '1l'), wanted);
  assert.deepEqual(await json('battle', '1L, 2E,5R vs 1e3r1l'), wanted);
});

test('Captains of the West and Isengard Elites can be in an Army', async () => {
  const { attacker, defender } = await json('battle', '1r 1e 2i', 'vs', '2r 1c');
  assert.deepEqual(attacker, { regular: 1, elite: 3, dunlendings: 0, leadership: 0, captains: 0, leadingElites: 2 });
  assert.equal(defender.captains, 1);
});

test('where, how long and how bravely it is fought', async () => {
  const chance = async (...more: string[]) => (await json('battle', '1r', 'vs', '1r', ...more)).odds.attackerWins;
  const near = (found: number, wanted: number) => assert.ok(Math.abs(found - wanted) < 1e-12, `${found}`);
  near(await chance('--at', 'city'), 1 / 3);
  near(await chance('--at', 'fortification'), 1 / 3);
  near(await chance('--at', 'stronghold-siege'), 1 / 9);
  near(await chance('--at', 'sortie'), 2 / 5);
  near(await chance('--rounds', '1'), 2 / 9);
  near(await chance('--cease', '40'), 2 / 5);
  near(await chance('--cease', '41'), 2 / 9);
});

test('Dunlendings can be in an Army, and siege engines at the walls', async () => {
  const { code, out } = await ask('battle', '3d', 'vs', '1r', '--rounds', '1');
  assert.equal(code, 0);
  assert.match(out, /^3 Dunlendings against 1 Regular, in the field\n/);
  assert.match(out, /^ {2}1 Dunlending +33\.3 %$/m);
  const chance = async (...more: string[]) =>
    (await json('battle', '1r', 'vs', '1r', '--at', 'stronghold-siege', ...more)).odds.attackerWins;
  const plain = await chance();
  assert.ok((await chance('--towers', '1')) > plain);
  assert.ok((await chance('--trebuchets', '2', '--towers', '1')) < plain);
  assert.equal(await chance('--trebuchets', '1', '--towers', '1'), plain);
});

test('odds ents tells what is left of an Army', async () => {
  const { code, out } = await ask('ents', '3r', '--attacks', '2');
  assert.equal(code, 0);
  assert.match(out, /^2 attacks of Ents on 3 Regulars\n/);
  assert.match(out, /^ {2}the Army is destroyed +70\.1 %$/m);
  assert.equal((await json('ents', '1e')).odds.hits.length, 3);
});

test('odds hunt tells success, damage, Reveal and Eye', async () => {
  const { code, out } = await ask('hunt', '--level', '3', '--moved', '1', '--rerolls', '1');
  assert.equal(code, 0);
  assert.match(out, /^Hunt Level 3, 1 Free Peoples die in the box, 1 re-roll: 5 or more succeeds\n/);
  assert.match(out, /^ {2}a tile is drawn +80\.2 %$/m);
  assert.match(out, /^ {2}Reveal icon +45\.1 %$/m);
  assert.match(out, /^Successes\n {2}0 +19\.8 %$/m);
  const { needed, pool, odds } = await json('hunt', '--drawn', 'eye-r,eye-r,eye-r,eye-r');
  assert.equal(needed, 6);
  assert.equal(pool.length, 12);
  assert.equal(odds.eye, 0);
  assert.equal(odds.successes.length, 2);
  // Sméagol's two tiles do no damage, and neither do two of the others (WR-12.3.4).
  const twilight = await json('hunt', '--level', '5', '--moved', '5', '--add', 'smeagol,smeagol');
  assert.equal(twilight.pool.length, 18);
  assert.ok(Math.abs(twilight.odds.damage[0] - 4 / 18) < 1e-9);
});

test('odds mordor tells the chance to destroy the Ring, and when', async () => {
  const { code, out } = await ask('mordor', '--step', '5', '--corruption', '9', '--level', '0');
  assert.equal(code, 0);
  assert.match(out, /^ {2}the Ring is destroyed +81\.3 %$/m);
  assert.match(out, /^ {2}in turn 1 +81\.3 %$/m);
  assert.match(out, /^ {2}Corruption wins +18\.8 %$/m);
  const { pool, odds } = await json('mordor', '--moves', '2', '--add', 'shelobs-lair,phial-of-galadriel');
  assert.equal(pool.length, 18);
  assert.equal(odds.corruption.length, 12);
  assert.ok(odds.reach > 0 && odds.reach < 1);
  assert.match((await ask('mordor', '--moves', '0')).out, /destroyed +0\.0 %/);
});

const bad: readonly (readonly [command: string, says: RegExp])[] = [
  ['', /Say what to reckon/],
  ['duel', /no odds of "duel"; choose battle, ents, hunt, mordor, strike, attack, corruption or influence/],
  ['batle', /did you mean "battle"\?/],
  ['battle', /Give two Armies/],
  ['battle 5r', /Give two Armies/],
  ['battle 5r vs', /Give two Armies/],
  ['battle 5r vs 1r vs 2r', /Give two Armies/],
  ['battle 5r 2x vs 1r', /"2x" is no part of an Army/],
  ['battle 5rr vs 1r', /"5rr" is no part of an Army/],
  ['battle 5r -1e vs 1r', /no option -1/],
  ['battle 9r 2e vs 1r', /An Army has 1 to 10 units, and "9r 2e" has 11/],
  ['battle 3l vs 1r', /has 0\./],
  ['battle 5r vs 1r --at sea', /No battle is fought at "sea": choose field, city/],
  ['battle 5r vs 1r --rounds 0', /--rounds takes a whole number from 1/],
  ['battle 5r vs 1r --rounds 2 --cease 3', /not both/],
  ['battle 5r vs 1r --level 2', /--level says nothing about a battle/],
  ['battle 5r vs 1r --towers 1', /Siege engines tell only in a siege/],
  ['ents', /Give the Army that the Ents attack/],
  ['ents 3r --attacks 9', /--attacks takes a whole number from 1 to 7/],
  ['hunt --rounds 2', /--rounds says nothing about a hunt/],
  ['hunt --level many', /--level takes a whole number from 0 to 10/],
  ['hunt now', /"now" is one word too many/],
  ['hunt --drawn 9', /--drawn has no tile "9": choose from eye-r, 3/],
  ['hunt --drawn 2r,2r', /names "2r" more often/],
  ['mordor --step 6', /--step takes a whole number from 1 to 5/],
  ['mordor --add ring', /--add has no tile "ring"/],
  ['hunt --add shelobs-lair', /--add has no tile "shelobs-lair": choose from smeagol/],
];

for (const [command, says] of bad)
  test(`mathom odds ${command}: one sentence and exit 2`, async () => {
    const { code, out, err } = await ask(...command.split(' ').filter((word) => word !== ''));
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(err, says);
    assert.match(err, /^[^\n]+[.?]\n$/, 'exactly one line');
  });

test('odds is listed and has help', async () => {
  assert.match((await run([])).out, /^ {2}odds +[A-Z].*\.$/m);
  const { code, out } = await ask('--help');
  assert.equal(code, 0);
  assert.match(out, /^Usage: mathom odds battle ARMY vs ARMY/m);
});

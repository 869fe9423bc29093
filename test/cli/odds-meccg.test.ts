import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './fake-io.ts';

const ask = (...words: string[]) => run(['odds', ...words]);
const json = async (...words: string[]) => {
  const { code, out, err } = await ask(...words, '--json');
  assert.equal(code, 0, err);
  return JSON.parse(out);
};
const near = (found: number, wanted: number) => assert.ok(Math.abs(found - wanted) < 1e-12, `${found}`);

test('odds strike tells how a strike may end', async () => {
  const { code, out, err } = await ask('strike', '5/8', 'vs', '7');
  assert.equal(code, 0, err);
  assert.match(out, /^5\/8 against a strike of 7\/-\n/);
  assert.match(out, /^ {2}the strike is defeated +97\.2 %$/m);
  assert.match(out, /^ {2}it is ineffectual +2\.8 %$/m);
  assert.match(out, /^ {2}eliminated +0\.0 %$/m);
});

test('who faces a strike may be tapped, wounded, stay untapped, be lucky, and have more added', async () => {
  assert.deepEqual((await json('strike', '5/8', 'vs', '7/8')).attacker, { prowess: 7, body: 8 });
  const { target } = await json('strike', '6/9wsl', 'vs', '7');
  assert.deepEqual(target, { prowess: 6, body: 9, stand: 'wounded', stays: true, plus: 0, rolls: 2 });
  assert.equal((await json('strike', '6/9t-2', 'vs', '7')).target.plus, -2);
  const chance = async (who: string) => (await json('strike', who, 'vs', '12')).odds.defeated;
  near(await chance('5/8'), 15 / 36);
  near(await chance('5/8t'), 10 / 36);
  near(await chance('5/8w'), 6 / 36);
  near(await chance('5/8s'), 3 / 36);
  near(await chance('5/8+1'), 21 / 36);
  near(await chance('5/8l'), 1 - (21 / 36) ** 2);
});

test('odds attack tells of a strike on each', async () => {
  const { odds } = await json('attack', '5/8', '5/8', 'vs', '12');
  near(odds.defeated, (15 / 36) ** 2);
  assert.equal(odds.strikes.length, 2);
  near(
    odds.eliminated.reduce((sum: number, one: number) => sum + one, 0),
    1,
  );
  const { out } = await ask('attack', '5/8', '1/9t', 'vs', '12/5');
  assert.match(out, /^5\/8 and 1\/9 tapped against an attack of 12\/5, a strike each\n/);
  assert.match(out, /^Eliminated$/m);
});

test('odds corruption and influence tell the chances of checks', async () => {
  const { odds } = await json('corruption', '5');
  near(odds.passes, 26 / 36);
  near(odds.discarded, 7 / 36);
  near(odds.eliminated, 3 / 36);
  near((await json('corruption', '5', '--modifier=-2')).odds.passes, 15 / 36);
  near((await json('influence', '9', '--modifier', '4')).odds.success, 26 / 36);
  near((await json('influence', '9', '--modifier', '4', '--rolls', '2')).odds.success, 1 - (10 / 36) ** 2);
  near((await json('influence', '0', '--against', '0')).odds.success, (1 - 146 / 1296) / 2);
  assert.match((await ask('influence', '9')).out, /^ {2}succeeds +16\.7 %$/m);
});

for (const [words, said] of [
  [['strike', '5/8'], /Give prowess and body of both/],
  [['strike', 'legolas', 'vs', '7'], /"legolas" is nobody who faces a strike/],
  [['strike', '5/8tw', 'vs', '7'], /"5\/8tw" is nobody/],
  [['strike', '5/8', 'vs', 'orcs'], /"orcs" is no attack/],
  [['strike', '5/8', '5/8', 'vs', '7'], /several ask for mathom odds attack/],
  [['corruption'], /Give one number from 0 to 30/],
  [['corruption', '5', '--modifier', 'much'], /--modifier takes a number/],
  [['influence', '9', '--level', '2'], /--level says nothing about an influence/],
] as const)
  test(`mathom odds ${words.join(' ')}: one sentence and exit 2`, async () => {
    const { code, out, err } = await ask(...words);
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(err, said);
    assert.equal(err.trim().split('\n').length, 1);
  });

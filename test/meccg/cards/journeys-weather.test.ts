// Environments that last a turn: Quiet Lands, Stars, The Evenstar. And no journey is forgotten.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { metwResourceJourneys } from '../../../games/meccg/cards/metw-resource-journeys.ts';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, faces, until, where } from '../combat/fight.ts';
import { at, hazard, idle, keys, resolve, type Table, table, underway } from '../movement/table.ts';
import { site } from '../sites/table.ts';
import { attackProwess, isAttacked, prowessOf, sitePath, strikesOf } from '../table.ts';
import { labelOf } from '../whereabouts.ts';
import { plays } from './journey.ts';

const creatures = { sideboard: ['orc-patrol', 'wargs', 'orc-guard', 'brigands', 'ghouls', 'barrow-wight'] };

rule('Quiet Lands halves the strikes of an automatic-attack, rounding up', ['CR-CARD-quiet-lands-1'], () => {
  for (const [where, strikes, prowess] of [
    ['moria', 2, 7],
    ['goblin-gate', 2, 6],
  ] as const) {
    const game = site(where, ['gimli', 'balin', 'aragorn-ii'], { hand: ['quiet-lands'] });
    game.play('one', 'enter');
    act(game, 'one', 'play quiet-lands');
    resolve(game);
    if (at(game) === 'effects/choose') game.play('one', game.list('one')[0]);
    assert.equal(strikesOf(game), strikes);
    assert.equal(attackProwess(game), prowess);
  }
  table({ phase: 'site', one: { bree: ['gimli'], hand: ['quiet-lands'] } }).refuses('one', 'play quiet-lands');
});

rule('Quiet Lands under Gates of Morning: a milder region, or a milder site', ['MW-S10.10.9', 'CR-TIM-3'], () => {
  const moves = { site: 'lorien', characters: ['gimli', 'balin', 'aragorn-ii'], to: 'bandit-lair' };
  const one = { hand: ['quiet-lands'], table: ['gates-of-morning'] };
  const game = underway(moves, { one, two: creatures });
  assert.equal(keys(game, 'orc-guard').includes('shadow-land'), true);
  plays(game, 'quiet-lands', 'way 2');
  assert.equal(keys(game, 'orc-guard').includes('shadow-land'), false);
  const hold = underway({ ...moves, to: 'moria' }, { one, two: creatures });
  assert.equal(keys(hold, 'orc-patrol').includes('shadow-hold'), true);
  plays(hold, 'quiet-lands', 'way 3');
  if (at(hold) === 'declare/on-choose') hold.play('one', 'on moria');
  resolve(hold);
  assert.equal(keys(hold, 'orc-guard').includes('shadow-hold'), false);
  const plain = underway(moves, { one: { hand: ['quiet-lands'] }, two: creatures });
  plain.play('one', 'play quiet-lands');
  assert.equal(plain.list('one').includes('way 2'), false);
});

rule('Stars: an Undead attack is weaker by one', ['MW-S10.5.1', 'CR-A13'], () => {
  const game = site('barrow-downs', ['gimli', 'balin'], { hand: ['stars'] });
  game.play('one', 'enter');
  assert.equal(attackProwess(game), 8);
  act(game, 'one', 'play stars');
  resolve(game);
  assert.equal(attackProwess(game), 7);
  const orcs = faces(['gimli', 'balin'], 'orc-patrol', [], { hand: ['stars'] });
  orcs.refuses('one', 'play stars');
});

rule('Stars under Gates of Morning: a Dark-domain, or a Shadow-land, is milder', ['MW-S10.10.9'], () => {
  const dark = underway(
    { site: 'lorien', characters: ['gimli'], to: 'dol-guldur' },
    { one: { hand: ['stars'], table: ['gates-of-morning'] }, two: creatures },
  );
  assert.deepEqual(keys(dark, 'orc-guard').includes('dark-domain'), true);
  plays(dark, 'stars');
  assert.deepEqual(keys(dark, 'orc-guard').includes('dark-domain'), false);
  assert.deepEqual(keys(dark, 'orc-guard').includes('shadow-land'), true);
});

const elves = (more: string[], table: string[]): Table =>
  underway(
    { site: 'rivendell', characters: ['elrond', 'legolas', ...more], to: 'cameth-brin' },
    { one: { hand: ['the-evenstar'], table }, two: { hand: ['wargs'], ...creatures } },
  );
const prowess = (game: Table, id: string): number => prowessOf(game, id);

rule('The Evenstar: one Elf has one more prowess', ['MW-S10.10.1'], () => {
  const game = elves([], []);
  const before = [prowess(game, 'elrond'), prowess(game, 'legolas')];
  plays(game, 'the-evenstar', 'on elrond');
  assert.deepEqual([prowess(game, 'elrond'), prowess(game, 'legolas')], [before[0] + 1, before[1]]);
});

rule(
  'The Evenstar under Gates of Morning: all Elves, and the Wargs find no wilderness',
  ['CR-I.D.31', 'CR-I.D.32'],
  () => {
    const game = elves([], ['gates-of-morning']);
    const before = [prowess(game, 'elrond'), prowess(game, 'legolas')];
    hazard(game, 'creature wargs');
    if (at(game) === 'movement/key-choose') game.play('two', 'key-wilderness');
    game.play('one', 'play the-evenstar', 'on elrond', 'option 0');
    assert.equal(at(game), 'chain/respond', 'the region is chosen before anybody can answer');
    resolve(game);
    assert.deepEqual([prowess(game, 'elrond'), prowess(game, 'legolas')], [before[0] + 2, before[1] + 1]);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'wargs'), 'discard');
  },
);

rule('With a second wilderness on the way the Wargs attack all the same', ['CR-I.D.32'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['gimli', 'balin'], to: 'bree' },
    { one: { hand: ['the-evenstar'], table: ['gates-of-morning'] }, two: { hand: ['wargs'] } },
  );
  hazard(game, 'creature wargs');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-wilderness');
  game.play('one', 'play the-evenstar');
  resolve(game);
  game.play('one', 'option 0');
  resolve(game);
  assert.ok(isAttacked(game));
});

rule('The Evenstar makes one region milder, on the way of one company', ['MW-S10.10.9'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'], to: 'cameth-brin' },
        { site: 'lorien', characters: ['legolas'], to: 'moria' },
      ],
      hand: ['the-evenstar'],
      table: ['gates-of-morning'],
    },
    two: creatures,
  });
  const goes = (who: string): void => {
    idle(game, (_s, step) => step === 'movement/next-choose' || step === 'movement/next');
    game.play('one', `next-company ${who}`);
    idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
  };
  goes('elrond');
  const wild = (who: string): number => sitePath(game, who).filter((type) => type === 'wilderness').length;
  const before = [wild('elrond'), wild('legolas')];
  until(game, 'one', 'play the-evenstar');
  plays(game, 'the-evenstar', 'on elrond');
  assert.equal(labelOf(game, 'option 0'), 'treat one Wilderness in the company’s site path as a Border-land');
  game.play('one', 'option 0');
  resolve(game);
  assert.deepEqual([wild('elrond'), wild('legolas')], [before[0] - 1, before[1]]);
  idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act' && s.company === s.companies[1].id);
  assert.equal(wild('legolas'), before[1]);
});

test('Every journey is tested', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((file) => /^(journeys|lasting-resources).*\.test\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const id of Object.keys(metwResourceJourneys)) assert.ok(sources.includes(id), id);
});

// Who holds the Settlements, and what it is worth (WR-6.36).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { battle, board, type War, war } from './war.ts';

/** The Army marches from one region to the next. */
function enters(from: string, to: string, words: Words): War {
  const game = war({ dice: { free: ['army', 'muster'], shadow: ['army', 'muster'] }, ...words });
  game.play(words['act'] === 'free' ? 'free' : 'shadow', 'die army', `march ${from}`, `to ${to}`);
  return game;
}

rule('A City or Town is captured as soon as an enemy Army enters, and marked', ['WR-6.36.2', 'WR-6.36.4'], () => {
  const city = enters('vale-of-the-carnen', 'dale', { 'vale-of-the-carnen': { southrons: '1r' } });
  city.says('The Shadow captures Dale.', 'WR-6.36.4');
  city.position({ dale: { southrons: '1r', captured: true } });
  const town = enters('fords-of-isen', 'westemnet', { 'fords-of-isen': { isengard: '1r' } });
  town.position({ westemnet: { isengard: '1r', captured: true } });
  const passing = enters('dagorlad', 'north-ithilien', { dagorlad: { sauron: '1r' } });
  passing.position({ 'north-ithilien': { sauron: '1r', captured: null } });
});

rule('Nazgûl and Characters alone capture nothing', ['WR-6.36.2'], () => {
  const game = war({
    dice: { free: ['army'], shadow: ['character'] },
    dale: { nazgul: 1 },
    'dol-guldur': { nazgul: 1 },
  });
  game.play('shadow', 'die character', 'move minions', 'from dol-guldur', 'to edoras');
  game.position({ dale: { nazgul: 1, captured: null }, edoras: { nazgul: 1, captured: null } });
});

rule('A Stronghold is captured with its last defender, or empty by walking in', ['WR-6.36.3'], () => {
  const siege = { 'minas-tirith': { gondor: '1r 1l', sauron: '2r' } };
  const taken = battle('shadow', 'minas-tirith', 'minas-tirith', siege, [6, 1, 1, 1]);
  taken.says('The Shadow captures Minas Tirith.', 'WR-6.36.4');
  taken.position({ 'minas-tirith': { sauron: '2r', captured: true } });
  const empty = enters('osgiliath', 'minas-tirith', { osgiliath: { sauron: '1r' } });
  empty.position({ 'minas-tirith': { captured: true } });
  const words = { osgiliath: { sauron: '1r' }, 'minas-tirith': { gondor: '1r' } };
  const left = battle('shadow', 'osgiliath', 'minas-tirith', words, [1, 1]);
  left.play('free', 'fight in the field');
  left.play('shadow', 'continue');
  left.play('free', 'retreat to lossarnach');
  left.position({ 'minas-tirith': null });
  left.play('shadow', 'advance army');
  left.position({ 'minas-tirith': { sauron: '1r', captured: true } });
});

rule('While defenders are inside, a Stronghold is not captured', ['WR-6.36.3', 'WR-6.28.3'], () => {
  const words = { osgiliath: { sauron: '1r' }, 'minas-tirith': { gondor: '1r' } };
  const game = battle('shadow', 'osgiliath', 'minas-tirith', words);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.position({ 'minas-tirith': { gondor: '1r', sauron: '1r', captured: null } });
});

rule('A City is worth 1 Victory Point, a Stronghold 2, a Town none', ['WR-6.36.5', 'WR-6.36.6'], () => {
  const city = enters('vale-of-the-carnen', 'dale', { 'vale-of-the-carnen': { southrons: '1r' } });
  assert.match(board(city), /Free Peoples 0 of 4, Shadow 1 of 10/);
  const stronghold = enters('osgiliath', 'minas-tirith', { osgiliath: { sauron: '1r' } });
  assert.match(board(stronghold), /Free Peoples 0 of 4, Shadow 2 of 10/);
  const town = enters('fords-of-isen', 'westemnet', { 'fords-of-isen': { isengard: '1r' } });
  assert.match(board(town), /Free Peoples 0 of 4, Shadow 0 of 10/);
  const free = enters('dagorlad', 'morannon', { act: 'free', dagorlad: { gondor: '1r' } });
  assert.match(board(free), /Free Peoples 2 of 4, Shadow 0 of 10/);
});

rule('A captured Settlement lets nobody muster', ['WR-6.36.7'], () => {
  const game = war({
    dice: { free: ['muster'], shadow: ['muster'] },
    'minas-tirith': { sauron: '1r', captured: true },
    pelargir: { captured: true },
    'dol-amroth': { captured: true },
    edoras: { captured: true },
  });
  game.play('shadow', 'die muster', 'recruit sauron-regular');
  game.refuses('shadow', 'in minas-tirith', 'WR-6.4.4');
  game.play('shadow', 'in morannon', 'no more');
  game.play('free', 'die muster', 'recruit gondor-regular');
  game.offersOnly('free', ['in lossarnach', 'in lamedon']);
  game.refuses('free', 'in minas-tirith', 'WR-6.6.2');
});

rule('A captured Settlement serves no one in politics', ['WR-6.36.7'], () => {
  const words = {
    act: 'free',
    dice: { free: ['character'], shadow: ['army'] },
    politics: { gondor: '2 passive' },
    characters: { boromir: 'minas-tirith' },
  };
  const held = war(words);
  held.play('free', 'die character');
  held.offers('free', 'rouse gondor');
  const taken = war({ ...words, 'minas-tirith': { captured: true } });
  taken.play('free', 'die character');
  taken.refuses('free', 'rouse gondor', 'WR-8.3.4');
});

rule('Whose it was takes it back with any of its Nations, and the points are gone', ['WR-6.36.8'], () => {
  const words = { dale: { captured: true }, erebor: { dwarves: '1r' }, 'vale-of-the-carnen': { southrons: '1r' } };
  assert.match(board(war(words)), /Shadow 1 of 10/);
  const game = enters('erebor', 'dale', { ...words, act: 'free' });
  game.says('The Free Peoples take back Dale.', 'WR-6.36.8');
  game.position({ dale: { dwarves: '1r', captured: null } });
  assert.match(board(game), /Free Peoples 0 of 4, Shadow 0 of 10/);
});

rule('What was taken back can be captured anew', ['WR-6.36.8'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['army', 'army'], shadow: ['army', 'army'] },
    dale: { captured: true },
    erebor: { dwarves: '1r' },
    'vale-of-the-carnen': { southrons: '1r' },
  });
  game.play('free', 'die army', 'march erebor', 'to dale');
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die army', 'march dale', 'to erebor');
  game.play('shadow', 'die army', 'march vale-of-the-carnen', 'to dale');
  assert.match(board(game), /Shadow 1 of 10/);
});

rule('A captured Settlement stays so when the captor has gone', ['WR-6.36.9'], () => {
  const game = war({ dale: { southrons: '2r', captured: true }, dice: { free: ['army'], shadow: ['army'] } });
  game.play('shadow', 'die army', 'march dale', 'to northern-rhovanion');
  game.position({ dale: { southrons: null, captured: true } });
  assert.match(board(game), /Shadow 1 of 10/);
});

rule('Losing a Settlement brings the Nation nearer to war', ['WR-7.3.4'], () => {
  const game = war({
    politics: { north: '3 active' },
    'vale-of-the-carnen': { southrons: '2r' },
    dice: { free: ['army'], shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'march vale-of-the-carnen', 'to dale');
  game.position({ politics: { north: '2 active' } });
});

rule('A garrison that withdraws was attacked all the same', ['WR-7.3.7'], () => {
  const words = {
    politics: { gondor: '2 passive' },
    osgiliath: { sauron: '2r' },
    'minas-tirith': { gondor: '2r' },
  };
  const game = battle('shadow', 'osgiliath', 'minas-tirith', words);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.position({ politics: { gondor: '1 active' } });
});

// How minions and Ringwraiths come into play, and under whose influence.
import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';
import {
  controllerOf,
  directInfluence,
  resistingInfluence,
  sizeOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../table.ts';
import { idle, position, resolve } from '../turn/table.ts';
import { act, minions, type Table, where } from './minions.ts';

const arrivals = (game: Table, id: CardId): string[] => {
  game.play('one', `play-character ${id}`);
  return game.list('one').filter((move) => move.startsWith('arrive '));
};

rule(
  'A minion is brought into play at his home site or at a Darkhaven; Carn Dûm takes in Orcs and Trolls only, Geann a-Lisch nobody',
  ['LE-S5.1.2', 'LE-S5.4.6'],
  () => {
    const here = { 'minas-morgul': ['gorbag'] };
    const captain = arrivals(minions({ ...here, hand: ['orc-captain'] }), 'orc-captain');
    assert.ok(captain.includes('arrive carn-dum') && captain.includes('arrive dol-guldur'));
    assert.ok(captain.includes('arrive barad-dur'), 'any Dark-hold is his home');
    assert.ok(!captain.includes('arrive geann-a-lisch') && !captain.includes('arrive moria'));
    const man = arrivals(minions({ ...here, hand: ['asternak'] }), 'asternak');
    assert.deepEqual(man.sort(), [
      'arrive company gorbag',
      'arrive dol-guldur',
      'arrive minas-morgul',
      'arrive variag-camp',
    ]);
    const atHome = arrivals(minions({ ...here, hand: ['belegorn'] }), 'belegorn');
    assert.ok(atHome.includes('arrive carn-dum'), 'it is his home');
    const game = minions({ ...here, hand: ['asternak', 'orc-tracker'] });
    game.play('one', 'play-character asternak', 'arrive variag-camp');
    resolve(game);
    position(game, { one: { 'variag-camp': ['asternak'] } });
    game.position({ one: { sites: { 'variag-camp': 'in-play' } } });
    game.refuses('one', 'play-character orc-tracker', 'MW-S4.2.2');
  },
);

rule(
  'A Ringwraith is revealed at Minas Morgul or at his home site, and needs no influence',
  ['LE-S5.4.3', 'LE-S5.2.3', 'LE-S5.1.2', 'LE-S5.4.2'],
  () => {
    // minds of 20: no general influence is left
    const full = { 'dol-guldur': ['lieutenant-of-morgul', 'shagrat', 'orc-captain'] };
    const game = minions({ ...full, hand: ['khamul-the-ringwraith', 'orc-tracker'] });
    assert.equal(unusedGeneralInfluence(game, 'one'), 0);
    assert.deepEqual(arrivals(game, 'khamul-the-ringwraith').sort(), [
      'arrive company lieutenant-of-morgul',
      'arrive dol-guldur',
      'arrive minas-morgul',
    ]);
    game.play('one', 'arrive minas-morgul');
    resolve(game);
    position(game, { one: { 'minas-morgul': ['khamul-the-ringwraith'] } });
    assert.equal(unusedGeneralInfluence(game, 'one'), 0);
    game.refuses('one', 'play-character orc-tracker', 'MW-S4.2.2');
    const second = minions({ 'minas-morgul': ['dwar-the-ringwraith'], hand: ['ren-the-ringwraith'] });
    second.refuses('one', 'play-character ren-the-ringwraith', 'LE-S5.4.3');
    const first = minions({ ...full, hand: ['dwar-the-ringwraith', 'orc-brawler'] });
    act(first, 'one', 'play-character orc-brawler');
    first.play('one', 'arrive barad-dur');
    resolve(first);
    first.refuses('one', 'play-character dwar-the-ringwraith', 'MW-S4.2.2');
  },
);

rule('Nobody reveals a Ringwraith whom his opponent has revealed, nor a second one', ['LE-S5.4.4', 'MX-3.5'], () => {
  const hand = ['dwar-the-ringwraith', 'ren-the-ringwraith'];
  const game = minions({ 'minas-morgul': ['gorbag'], hand }, { revealed: 'dwar-the-ringwraith', hand: [] });
  game.refuses('one', 'play-character dwar-the-ringwraith', 'LE-S5.4.4');
  game.offers('one', 'play-character ren-the-ringwraith');
  const again = minions({ 'minas-morgul': ['gorbag'], hand, revealed: 'ren-the-ringwraith' });
  again.refuses('one', 'play-character dwar-the-ringwraith', 'MX-3.5');
  again.offers('one', 'play-character ren-the-ringwraith');
  const both = minions({ 'minas-morgul': ['gorbag'], hand }, { alignment: 'hero', rivendell: ['gandalf'] });
  both.offers('one', 'play-character dwar-the-ringwraith');
});

rule('Wendy’s company leaves her five general influence, and Dwar his five', ['LE-S5.3.6', 'LE-S5.1.3'], () => {
  const game = minions({
    'minas-morgul': [
      'dwar-the-ringwraith',
      'troll-chief',
      'troll-lout under troll-chief',
      'shagrat',
      'grishnakh under shagrat',
      'orc-tracker',
    ],
  });
  assert.equal(unusedGeneralInfluence(game, 'one'), 5);
  assert.equal(sizeOf(game, 'shagrat'), 6);
  assert.equal(unusedDirectInfluence(game, 'dwar-the-ringwraith'), 5);
});

/** Nick's, from page 14: the second Orc Captain follows the Lieutenant. */
const NICK = [
  'indur-the-ringwraith',
  'ciryaher under indur-the-ringwraith',
  'tarcil',
  'orc-captain',
  'lieutenant-of-morgul',
  { name: 'orc-captain', under: 'lieutenant-of-morgul' },
];

rule(
  'Nick has no influence left; his Orc Tracker can only follow the Orc Captain',
  ['LE-S5.3.7', 'LE-S5.5.8', 'LE-S5.5.7', 'LE-S5.3.5'],
  () => {
    const game = minions(
      { 'minas-morgul': NICK, hand: ['grishnakh', 'orc-tracker'] },
      { 'dol-guldur': ['grishnakh', 'orc-tracker'] },
    );
    assert.equal(unusedGeneralInfluence(game, 'one'), 0);
    assert.equal(sizeOf(game, 'tarcil'), 6);
    assert.equal(unusedDirectInfluence(game, 'indur-the-ringwraith'), 0);
    game.refuses('one', 'play-character grishnakh', 'MW-S2.9.1');
    game.play('one', 'play-character orc-tracker', 'arrive company indur-the-ringwraith');
    game.offersOnly('one', ['under player one', 'under orc-captain']);
    game.play('one', 'under orc-captain');
    resolve(game);
    assert.equal(controllerOf(game, 'orc-tracker.2'), 'orc-captain', 'player two has the first');
  },
);

rule('Direct influence in brackets is for Orcs and Trolls only', ['LE-S5.3.5'], () => {
  const game = minions({
    'minas-morgul': ['lieutenant-of-morgul', 'orc-captain', 'orc-tracker', 'luitprand', 'asternak'],
  });
  const against = (by: CardId, whom: CardId): number => directInfluence(game, by, whom);
  assert.equal(against('lieutenant-of-morgul', 'orc-captain'), 5);
  assert.equal(against('lieutenant-of-morgul', 'asternak'), 2);
  assert.equal(against('orc-captain', 'orc-tracker'), 3);
  assert.equal(against('orc-captain', 'luitprand'), 0);
});

rule('A follower is taken within one company, not across the site', ['LE-S5.3.3'], () => {
  const game = minions({
    companies: [
      { site: 'minas-morgul', characters: ['lieutenant-of-morgul'] },
      { site: 'minas-morgul', characters: ['orc-captain'] },
    ],
  });
  game.refuses('one', 'control orc-captain', 'LE-S5.3.3');
  game.play('one', 'regroup orc-captain', 'into company lieutenant-of-morgul');
  game.play('one', 'control orc-captain');
  game.offersOnly('one', ['under lieutenant-of-morgul']);
});

rule('Whom nobody can control at the end of the phase goes back to hand', ['LE-S5.4.1', 'LE-S5.3.1'], () => {
  const game = minions({
    'dol-guldur': ['lieutenant-of-morgul', 'shagrat', 'orc-captain'],
    hand: ['carambor'],
  });
  game.play('one', 'play-character carambor', 'arrive minas-morgul');
  resolve(game);
  assert.equal(unusedGeneralInfluence(game, 'one'), -6);
  idle(game, (s) => s.phase > 3);
  assert.equal(where(game, 'carambor'), 'hand');
});

rule(
  'A Ringwraith’s player resists with five points more, which control nobody',
  ['MX-3.4', 'LE-S5.3.2', 'LE-T5.4'],
  () => {
    const game = minions({ 'dol-guldur': ['lieutenant-of-morgul', 'shagrat', 'orc-captain'] });
    assert.deepEqual([unusedGeneralInfluence(game, 'one'), resistingInfluence(game, 'one')], [0, 5]);
    const hero = minions({ alignment: 'hero', rivendell: ['aragorn-ii'] });
    assert.equal(resistingInfluence(hero, 'one'), 11);
    const afar = minions({ 'dol-guldur': ['dwar-the-ringwraith'], hand: ['orc-tracker'] });
    const there = arrivals(afar, 'orc-tracker');
    assert.deepEqual(there.sort(), ['arrive company dwar-the-ringwraith', 'arrive dol-guldur']);
  },
);

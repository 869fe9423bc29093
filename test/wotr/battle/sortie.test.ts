// Sorties of the besieged, relief from outside, and more besiegers (WR-6.33 to WR-6.35).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle, board, war } from './war.ts';

const sortie = ['free', 'minas-tirith', 'minas-tirith'] as const;
const relief = ['free', 'lossarnach', 'minas-tirith'] as const;

rule('A besieged Army may attack its besiegers', ['WR-6.33.1'], () => {
  const game = battle(...sortie, { 'minas-tirith': { gondor: '2r', sauron: '2r' } }, [1, 1, 1, 1]);
  game.says('The Free Peoples make a sortie at Minas Tirith with 2 Regulars.', 'WR-6.14.1');
});

rule('A sortie is a Field Battle of at least one round, without the walls', ['WR-6.33.2', 'WR-6.33.3'], () => {
  const game = battle(...sortie, { 'minas-tirith': { gondor: '3r', sauron: '3r' } }, [5, 1, 1, 5, 1, 1]);
  game.says('The Free Peoples roll 5, 1, 1: 1 hit.');
  game.says('The Shadow rolls 5, 1, 1: 1 hit.');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: '2r' } });
  game.offersOnly('free', ['continue', 'cease']); // only now: the round was fought
});

rule('A sortie goes on without reducing Elites', ['WR-6.33.2'], () => {
  const game = battle(...sortie, { 'minas-tirith': { gondor: '1r', sauron: '1r' } }, [1, 1, 1, 1]);
  game.play('free', 'continue');
  game.play('shadow', 'stand');
  game.says('Round 2 of the battle');
});

rule('Who ceases goes back inside, and the siege goes on', ['WR-6.33.4'], () => {
  const game = battle(...sortie, { 'minas-tirith': { gondor: '2r', sauron: '2r' } }, [1, 1, 1, 1]);
  game.play('free', 'cease');
  assert.match(board(game), /Minas Tirith \(besieged\): 2 Gondor Regulars/);
  game.asks('shadow', 'die');
});

rule('The besieger may retreat after a round, by the usual rules', ['WR-6.33.5'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '2r' }, lossarnach: { gondor: '1r' } };
  const game = battle(...sortie, words, [1, 1, 1, 1]);
  game.play('free', 'continue');
  game.offersOnly('shadow', ['stand', 'retreat to osgiliath', 'retreat to druadan-forest']);
  game.refuses('shadow', 'retreat to lossarnach', 'WR-6.27.4');
  game.play('shadow', 'retreat to osgiliath');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: null }, osgiliath: { sauron: '2r' } });
  assert.doesNotMatch(board(game), /besieg/);
});

rule('After a won sortie there is no advance', ['WR-6.33.6'], () => {
  const fled = battle(...sortie, { 'minas-tirith': { gondor: '2r', sauron: '1r' } }, [1, 1, 1]);
  fled.play('free', 'continue');
  fled.play('shadow', 'retreat to osgiliath');
  fled.asks('shadow', 'die');
  const dead = battle(...sortie, { 'minas-tirith': { gondor: '2r', sauron: '1r' } }, [6, 1, 1]);
  dead.asks('shadow', 'die');
  dead.position({ 'minas-tirith': { gondor: '2r', sauron: null } });
});

rule('Only units At War make a sortie; the others stay inside', ['WR-6.33.7', 'WR-6.15.6'], () => {
  const shut = war({ act: 'free', politics: { gondor: '1 active' }, 'minas-tirith': { gondor: '2r', sauron: '2r' } });
  shut.play('free', 'die army');
  shut.refuses('free', 'attack minas-tirith', 'WR-6.14.2');
  const mixed = war(
    { act: 'free', politics: { rohan: '1 active' }, 'minas-tirith': { gondor: '1r', rohan: '2r', sauron: '1r' } },
    [1, 6],
  );
  mixed.play('free', 'die army', 'attack minas-tirith'); // one die
  mixed.position({ 'minas-tirith': { rohan: '2r', gondor: null, sauron: '1r', captured: null } });
});

rule('A sortie that dies loses the Stronghold, unless units stayed inside', ['WR-6.33.8'], () => {
  const lost = battle(...sortie, { 'minas-tirith': { gondor: '3r', sauron: '4r' } }, [6, 6, 6, 6, 6, 6, 1]);
  lost.position({ 'minas-tirith': { gondor: null, sauron: '1r', captured: true } });
  assert.match(board(lost), /Shadow 2 of 10/);
  const held = war({ act: 'free', 'minas-tirith': { gondor: '3r', sauron: '4r' } }, [6, 6, 6, 6, 6, 6]);
  held.play('free', 'die army', 'attack minas-tirith', 'leave gondor-regular', 'against minas-tirith');
  held.position({ 'minas-tirith': { gondor: '1r', sauron: '2r', captured: null } });
  assert.match(board(held), /Minas Tirith \(besieged\): 1 Gondor Regular/);
});

rule('A won sortie ends the siege: all who were inside are in the region', ['WR-6.33.9'], () => {
  const game = war(
    {
      act: 'free',
      dice: { free: ['army', 'army'], shadow: ['army'] },
      'minas-tirith': { gondor: '3r 1l', sauron: '1r' },
    },
    [1, 1, 1, 1],
  );
  game.play('free', 'die army', 'attack minas-tirith', 'leave gondor-regular', 'against minas-tirith', 'continue');
  game.play('shadow', 'retreat to osgiliath');
  assert.match(board(game), /Minas Tirith: 3 Gondor Regulars, 1 Gondor Leader/);
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die army', 'march minas-tirith', 'to lossarnach');
  game.position({ lossarnach: { gondor: '3r 1l' } });
});

rule('If both sides of a sortie die the owner keeps an empty Stronghold', ['WR-6.33.9', 'WR-6.28.4'], () => {
  const game = battle(...sortie, { 'minas-tirith': { gondor: '1r', sauron: '1r' } }, [6, 6]);
  game.says('Both Armies are destroyed.');
  game.position({ 'minas-tirith': null });
});

rule('The Shadow makes sorties too', ['WR-6.33.1', 'WR-6.33.4'], () => {
  const game = battle('shadow', 'morannon', 'morannon', { morannon: { gondor: '2r', sauron: '1r' } }, [5, 1, 1]);
  game.position({ morannon: { gondor: '1r', sauron: '1r' } });
  game.play('shadow', 'cease');
  assert.match(board(game), /Morannon \(besieged\): 1 Sauron Regular/);
});

rule('An Army next door attacks the besiegers as any other Army', ['WR-6.34.1', 'WR-6.34.4'], () => {
  const words = { lossarnach: { gondor: '2r' }, 'minas-tirith': { gondor: '2e', sauron: '3r' } };
  const game = battle(...relief, words, [5, 1, 5, 1, 1]);
  game.says('The Free Peoples roll 5, 1: 1 hit.'); // no walls for those outside them, and no choice to withdraw
  game.says('The Shadow rolls 5, 1, 1: 1 hit.');
  game.play('free', 'continue');
  game.offersOnly('shadow', ['stand', 'retreat to osgiliath', 'retreat to druadan-forest']);
});

rule('The besieged take no part in a relief', ['WR-6.34.2'], () => {
  const words = {
    lossarnach: { gondor: '1r' },
    'minas-tirith': { gondor: '3r 2l', sauron: '2r' },
    characters: { boromir: 'minas-tirith' },
  };
  const game = battle(...relief, words, [1, 6, 6]); // one die, no Re-roll, two hits and one unit
  game.says('The attacking Army is destroyed.');
  game.position({
    lossarnach: null,
    'minas-tirith': { gondor: '3r 2l', sauron: '2r' },
    characters: { boromir: 'minas-tirith' },
  });
});

rule('The relief enters only when the besiegers are gone, and need not', ['WR-6.34.3'], () => {
  const words = { lossarnach: { gondor: '2r' }, 'minas-tirith': { gondor: '2e', sauron: '1r' } };
  const ceased = battle(...relief, words, [1, 1, 1]);
  ceased.play('free', 'cease');
  ceased.position({ lossarnach: { gondor: '2r' }, 'minas-tirith': { gondor: '2e', sauron: '1r' } });
  ceased.asks('shadow', 'die');
  const fled = battle(...relief, words, [1, 1, 1]);
  fled.play('free', 'continue');
  fled.play('shadow', 'retreat to osgiliath');
  fled.play('free', 'advance army');
  fled.position({ lossarnach: null, 'minas-tirith': { gondor: '2r 2e' } });
  const dead = battle(...relief, words, [6, 1, 1]);
  dead.play('free', 'stay');
  dead.position({ lossarnach: { gondor: '2r' }, 'minas-tirith': { gondor: '2e', sauron: null } });
  assert.doesNotMatch(board(dead), /besieged/);
});

rule('A besieger never withdraws into the Stronghold that he besieges', ['WR-6.34.4'], () => {
  const words = { lossarnach: { gondor: '1r' }, 'minas-tirith': { gondor: '2e', sauron: '2r' } };
  const game = battle(...relief, words, [1, 1, 1, 1, 1, 1]);
  game.play('free', 'continue');
  game.play('shadow', 'stand'); // and round two begins: nothing else was asked
  game.says('Round 2 of the battle');
  const sallied = battle(...sortie, { 'minas-tirith': { gondor: '1e', sauron: '1r' } }, [1, 1, 1, 1]);
  sallied.play('free', 'continue');
  sallied.play('shadow', 'stand');
  sallied.says('Round 2 of the battle');
});

rule('A besieger driven off may find the next region full', ['WR-6.33.5', 'WR-6.27.8'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '3r' }, osgiliath: { sauron: '9r', southrons: '1r' } };
  const game = battle(...sortie, words, [1, 1, 1, 1, 1]);
  game.play('free', 'continue');
  game.play('shadow', 'retreat to osgiliath');
  game.asks('shadow', 'remove 3');
  game.play('shadow', 'remove southrons-regular');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: null }, osgiliath: { sauron: '10r', southrons: null } });
});

rule('The Shadow relieves its Strongholds in the same way', ['WR-6.34.1', 'WR-6.34.2', 'WR-6.34.3'], () => {
  const words = { dagorlad: { sauron: '7r' }, morannon: { sauron: '4e', gondor: '1r' } };
  const game = battle('shadow', 'dagorlad', 'morannon', words, [5, 1, 1, 1, 1, 1]);
  game.refuses('shadow', 'advance army', 'WR-6.30.12');
  game.play('shadow', 'leave sauron-regular', 'advance army');
  game.position({ dagorlad: { sauron: '1r' }, morannon: { sauron: '6r 4e', gondor: null, captured: null } });
});

rule('A rearguard of the relief does not enter with it', ['WR-6.34.3', 'WR-6.15.5'], () => {
  const words = {
    act: 'free',
    lossarnach: { gondor: '2r', north: '1r' },
    'minas-tirith': { gondor: '1r', sauron: '1r' },
  };
  const game = war({ ...words, politics: { north: '2 active' } }, [6, 1, 1]);
  game.play('free', 'die army', 'attack lossarnach', 'against minas-tirith', 'advance army');
  game.position({ lossarnach: { gondor: null, north: '1r' }, 'minas-tirith': { gondor: '3r' } });
});

rule('More besiegers come by moving, ten in all', ['WR-6.35.1'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '8r' }, osgiliath: { sauron: '3r', nazgul: 1 } };
  const game = war(words);
  game.play('shadow', 'die character', 'march osgiliath'); // one move: no other Army can make room
  game.refuses('shadow', 'to minas-tirith', 'WR-6.9.5');
  game.play('shadow', 'leave sauron-regular', 'to minas-tirith');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: '10r', captured: null }, osgiliath: { sauron: '1r' } });
  assert.match(board(game), /Minas Tirith \(besieged\)/);
});

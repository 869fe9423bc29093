// Drawing back into a Stronghold, and how sieges begin and end (WR-6.30, WR-6.27.6).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle, board, reserve, war } from './war.ts';

const gates = ['shadow', 'osgiliath', 'minas-tirith'] as const;
const host = { osgiliath: { sauron: '2r' }, 'minas-tirith': { gondor: '3r' } };

rule('Before every round the defender chooses between the field and the Stronghold', ['WR-6.30.1', 'WR-6.27.6'], () => {
  const game = battle(...gates, host, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  for (const round of [1, 2]) {
    game.offersOnly('free', ['fight in the field', 'withdraw']);
    game.play('free', 'fight in the field');
    game.says(`Round ${round} of the battle`);
    game.play('shadow', 'continue');
    game.play('free', 'stand');
  }
  game.offersOnly('free', ['fight in the field', 'withdraw']); // refusing it twice has not lost it
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.position({ 'minas-tirith': { gondor: '3r', sauron: '2r' } });
});

rule('A withdrawal in round two or three ends the battle as one in round one does', ['WR-6.27.6', 'WR-6.30.7'], () => {
  for (const rounds of [1, 2]) {
    const game = battle(...gates, host, Array(5 * rounds).fill(1));
    for (let i = 0; i < rounds; i++) {
      game.play('free', 'fight in the field');
      game.play('shadow', 'continue');
      game.play('free', 'stand');
    }
    game.play('free', 'withdraw');
    game.says('withdraw into the Stronghold', 'WR-6.30.3');
    game.play('shadow', 'advance army');
    assert.match(board(game), /Minas Tirith \(besieged\): 3 Gondor Regulars/);
    game.asks('free', 'die');
  }
});

rule('A Stronghold captured from the enemy shelters its captor, and not its owner', ['WR-6.30.1', 'WR-6.27.6'], () => {
  const held = battle('shadow', 'dagorlad', 'morannon', {
    dagorlad: { sauron: '2r' },
    morannon: { gondor: '2r', captured: true },
  });
  held.offersOnly('free', ['fight in the field', 'withdraw']);
  const besieger = battle(
    'free',
    'lossarnach',
    'minas-tirith',
    { lossarnach: { gondor: '1r' }, 'minas-tirith': { gondor: '1r', sauron: '2r' } },
    [1, 1, 1],
  );
  besieger.asks('free', 'cease'); // the Shadow besieges it only: nothing was offered
});

rule('A region without a Stronghold offers nothing of the kind', ['WR-6.30.1'], () => {
  const game = battle(
    'shadow',
    'vale-of-the-carnen',
    'dale',
    { 'vale-of-the-carnen': { southrons: '1r' }, dale: { north: '1r' } },
    [1, 1],
  );
  game.asks('shadow', 'cease');
});

rule('A Field Battle at a Stronghold has no walls', ['WR-6.30.2'], () => {
  const game = battle(...gates, host, [5, 1, 1, 1, 1]);
  game.play('free', 'fight in the field');
  game.says('The Shadow rolls 5, 1: 1 hit.');
});

rule('When the defender withdraws the attacker may advance at once, without a roll', ['WR-6.30.3'], () => {
  const game = battle(...gates, host, []);
  game.play('free', 'withdraw');
  game.offersOnly('shadow', ['advance army', 'stay', 'leave sauron-regular']);
  game.play('shadow', 'leave sauron-regular', 'advance army');
  game.position({ osgiliath: { sauron: '1r' }, 'minas-tirith': { gondor: '3r', sauron: '1r' } });
});

rule('The choice comes before the Combat Cards of the round', ['WR-6.30.4'], () => {
  const game = battle(...gates, { ...host, hands: { shadow: ['pits-of-mordor'] } });
  game.offersOnly('shadow', []);
  game.asks('free', 'withdraw into the Stronghold');
  game.play('free', 'fight in the field');
  game.asks('shadow', 'Combat Card');
});

rule('Without an advance there is no siege, and nobody is removed', ['WR-6.30.5'], () => {
  const game = battle(...gates, { ...host, 'minas-tirith': { gondor: '7r' } });
  game.play('free', 'withdraw');
  game.play('shadow', 'stay');
  game.position({ osgiliath: { sauron: '2r' }, 'minas-tirith': { gondor: '7r', sauron: null } });
  assert.doesNotMatch(board(game), /besieged/);
  game.play('free', 'die army');
  game.offers('free', 'march minas-tirith');
});

rule('A besieged Army is inside, and everybody can see it', ['WR-6.30.6'], () => {
  const game = battle(...gates, host);
  game.play('free', 'withdraw');
  assert.match(board(game), /Minas Tirith: 3 Gondor Regulars/);
  game.play('shadow', 'advance army');
  assert.match(board(game), /Minas Tirith \(besieged\): 3 Gondor Regulars/);
  assert.match(board(game), /Minas Tirith \(besieging\): 2 Sauron Regulars/);
});

rule('With the advance the siege begins and the battle is over', ['WR-6.30.7'], () => {
  const game = battle(...gates, host);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.says('Minas Tirith is under siege.', 'WR-6.30.7');
  game.asks('free', 'die'); // the next attack takes an action of its own
});

rule('Five units stay inside, with any number of Leaders', ['WR-6.30.8'], () => {
  const game = battle(...gates, {
    ...host,
    'minas-tirith': { gondor: '6r 2e 3l' },
    characters: { boromir: 'minas-tirith' },
  });
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.asks('free', 'remove 3');
  game.offersOnly('free', ['remove gondor-regular', 'remove gondor-elite']);
  game.play('free', 'remove gondor-regular', 'remove gondor-elite', 'remove gondor-regular');
  game.position({ 'minas-tirith': { gondor: '4r 1e 3l' }, characters: { boromir: 'minas-tirith' } });
  game.asks('free', 'die');
});

rule('Those for whom there is no room return to the reinforcements', ['WR-6.30.9'], () => {
  const game = battle(...gates, { ...host, 'minas-tirith': { gondor: '7r' } });
  const before = reserve(game, 'gondor-regular');
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.position({ 'minas-tirith': { gondor: '5r' }, lost: { gondor: null } });
  assert.equal(reserve(game, 'gondor-regular'), before + 2);
  const shadow = battle('free', 'dagorlad', 'morannon', { dagorlad: { gondor: '1r' }, morannon: { sauron: '4r 3e' } });
  shadow.play('shadow', 'withdraw');
  shadow.play('free', 'advance army');
  shadow.play('shadow', 'remove sauron-regular', 'remove sauron-regular');
  shadow.position({ morannon: { sauron: '2r 3e', gondor: '1r' } });
});

const siege = { 'minas-tirith': { gondor: '2r', sauron: '3r', nazgul: 1 } };

rule('A siege ends when no besieging unit is left there', ['WR-6.30.10', 'WR-6.32.2'], () => {
  const gone = war(siege);
  gone.play('shadow', 'die army', 'march minas-tirith', 'leave nazgul', 'to osgiliath');
  assert.doesNotMatch(board(gone), /besieged/); // a Nazgûl alone besieges nobody
  gone.position({ 'minas-tirith': { gondor: '2r', nazgul: 1, sauron: null } });
  const kept = war(siege);
  kept.play('shadow', 'die army', 'march minas-tirith', 'leave sauron-regular', 'to osgiliath');
  assert.match(board(kept), /besieged/);
});

rule('A siege ends with the besieged or the besieging Army', ['WR-6.30.10'], () => {
  const taken = battle(
    'shadow',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '1r', sauron: '1r' } },
    [6, 1],
  );
  assert.doesNotMatch(board(taken), /besieg/);
  taken.position({ 'minas-tirith': { captured: true } });
  const relieved = battle(
    'free',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '1r', sauron: '1r' } },
    [6, 1],
  );
  assert.doesNotMatch(board(relieved), /besieg/);
  relieved.position({ 'minas-tirith': { gondor: '1r', captured: null } });
  const fled = battle(
    'free',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '1r', sauron: '1r' } },
    [1, 1],
  );
  fled.play('free', 'continue');
  fled.play('shadow', 'retreat to osgiliath');
  assert.doesNotMatch(board(fled), /besieg/);
});

rule('When the siege is over the garrison is in the region and moves as it likes', ['WR-6.30.11'], () => {
  const shut = war({ ...siege, act: 'free' });
  shut.play('free', 'die army');
  shut.refuses('free', 'march minas-tirith', 'WR-6.32.4');
  const game = war({ ...siege, dice: { free: ['army'], shadow: ['army'] } });
  game.play('shadow', 'die army', 'march minas-tirith', 'leave nazgul', 'to druadan-forest');
  game.play('free', 'die army', 'march minas-tirith', 'to lossarnach');
  game.position({ lossarnach: { gondor: '2r' } });
});

rule('A freed garrison counts for the limit of ten: the relief enters only so far', ['WR-6.30.12', 'WR-6.34.3'], () => {
  const words = { lossarnach: { gondor: '6r', rohan: '2r' }, 'minas-tirith': { gondor: '5e', sauron: '1r' } };
  const game = battle('free', 'lossarnach', 'minas-tirith', words, [5, 1, 1, 1, 1, 1]);
  game.refuses('free', 'advance army', 'WR-6.30.12');
  game.play('free', 'leave rohan-regular', 'leave rohan-regular');
  game.refuses('free', 'advance army', 'WR-6.30.12');
  game.play('free', 'leave gondor-regular', 'advance army');
  game.position({ 'minas-tirith': { gondor: '5r 5e' }, lossarnach: { gondor: '1r', rohan: '2r' } });
});

// Siege Battles, and what both Armies of a siege may do (WR-6.31, WR-6.32).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle, board, reserve, war } from './war.ts';

const walls = ['shadow', 'minas-tirith', 'minas-tirith'] as const;

rule('A besieged Army is attacked only from its own region', ['WR-6.31.1'], () => {
  const game = war({
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    osgiliath: { sauron: '2r' },
    lossarnach: { gondor: '1r' },
    'druadan-forest': { sauron: '2r' },
  });
  game.play('shadow', 'die army');
  game.offers('shadow', 'attack minas-tirith');
  game.refuses('shadow', 'attack druadan-forest', 'WR-6.31.1'); // it has nobody else to attack
  game.play('shadow', 'attack osgiliath');
  game.refuses('shadow', 'against minas-tirith', 'WR-6.31.1');
});

rule('An attack on a besieged Army is a Siege Battle', ['WR-6.31.2'], () => {
  const game = battle(...walls, { 'minas-tirith': { gondor: '2r', sauron: '1r' } }, [5, 1, 1]);
  game.says('The Shadow assaults Minas Tirith with 1 Regular.');
  assert.match(board(game), /besieged/); // no choice of field or Stronghold, one round
  game.asks('free', 'die');
});

rule('At the walls the attacker needs a 6 and the defender a 5', ['WR-6.31.3'], () => {
  const game = battle(...walls, { 'minas-tirith': { gondor: '3r', sauron: '2r' } }, [5, 6, 5, 4, 1]);
  game.says('The Shadow rolls 5, 6: 1 hit.');
  game.says('The Free Peoples roll 5, 4, 1: 1 hit.');
});

rule('A Siege Battle lasts one round', ['WR-6.31.4'], () => {
  const game = battle(...walls, { 'minas-tirith': { gondor: '2r', sauron: '3r' } }, [1, 1, 1, 1, 1]);
  game.asks('free', 'die');
});

rule('A Regular in place of an Elite buys another round', ['WR-6.31.5'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '2r 1e' } };
  const game = battle(...walls, words, [1, 1, 1, 1, 1, 6, 1, 1, 1, 1]);
  game.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
  game.play('shadow', 'reduce sauron-elite');
  game.says('Round 2 of the battle');
  game.position({ 'minas-tirith': { gondor: '1r', sauron: '3r' } });
  assert.equal(reserve(game, 'sauron-elite'), 6);
  assert.equal(reserve(game, 'sauron-regular'), 33);
  game.asks('free', 'die'); // no Elite is left
});

rule('The reduced Elite of a besieging Free Army is a casualty', ['WR-6.31.5', 'WR-6.24.8'], () => {
  const words = { morannon: { gondor: '1r 1e', sauron: '2r' } };
  const game = battle('free', 'morannon', 'morannon', words, [1, 1, 1, 1, 1, 1, 1, 1]);
  game.play('free', 'reduce gondor-elite');
  game.position({ morannon: { gondor: '2r' }, lost: { gondor: { elite: 1 } } });
});

rule('An Elite of the rearguard buys no round', ['WR-6.31.5', 'WR-6.15.4'], () => {
  const game = war({ 'minas-tirith': { gondor: '2r', sauron: '2r 1e' } }, [1, 1, 1, 1]);
  game.play('shadow', 'die army', 'attack minas-tirith', 'leave sauron-elite', 'against minas-tirith');
  game.asks('free', 'die');
});

rule('Without a Regular to take its place an Elite buys no round', ['WR-6.31.5'], () => {
  const words = {
    'helms-deep': { rohan: '2r', isengard: '1e', sauron: '1e' },
    orthanc: { isengard: '10r' },
    'south-dunland': { isengard: '2r' },
  };
  const game = battle('shadow', 'helms-deep', 'helms-deep', words, [1, 1, 1, 1]);
  game.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
  game.refuses('shadow', 'reduce isengard-elite', 'WR-6.31.5');
  const alone = { ...words, 'helms-deep': { rohan: '2r', isengard: '1e' } };
  battle('shadow', 'helms-deep', 'helms-deep', alone, [1, 1, 1]).asks('free', 'die');
});

rule('Three Elites buy three more rounds', ['WR-6.31.6'], () => {
  const words = { 'minas-tirith': { gondor: '1r', sauron: '3e' } };
  const game = battle(...walls, words, Array(16).fill(1));
  for (let round = 2; round <= 4; round++) {
    game.play('shadow', 'reduce sauron-elite');
    game.says(`Round ${round} of the battle`);
  }
  game.position({ 'minas-tirith': { sauron: '3r' } });
  game.asks('free', 'die');
});

rule('If both Armies are still there the siege goes on', ['WR-6.31.7'], () => {
  const game = battle(...walls, { 'minas-tirith': { gondor: '2r', sauron: '2r' } }, [6, 1, 5, 1]);
  game.position({ 'minas-tirith': { gondor: '1r', sauron: '1r', captured: null } });
  assert.match(board(game), /Minas Tirith \(besieged\)/);
});

rule('A besieged Army does not retreat', ['WR-6.27.7', 'WR-6.32.1'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '1e' }, hands: { free: ['athelas'] } };
  const game = battle(...walls, words, [1, 1, 1]);
  game.refuses('free', 'retreat to lossarnach', 'WR-6.32.1');
  game.play('free', 'no card');
  game.play('shadow', 'reduce sauron-elite'); // going on: elsewhere the defender would now be asked
  game.says('Round 2 of the battle');
  game.offersOnly('free', ['no card']);
  game.refuses('free', 'retreat to lossarnach', 'WR-6.32.1');
});

rule('A card may let a Siege Battle last three rounds', ['WR-6.31.4'], () => {
  const game = war(
    {
      dice: { free: ['army'], shadow: ['event'] },
      'helms-deep': { rohan: '3r', isengard: '1r' },
      characters: { saruman: 'orthanc' },
      hands: { free: ['the-last-battle'], shadow: ['the-fighting-uruk-hai'] },
    },
    Array(12).fill(1),
  );
  game.play('shadow', 'die event', 'play the-fighting-uruk-hai'); // in round one no Companion: no card
  game.play('shadow', 'continue');
  game.play('free', 'no card');
  game.play('shadow', 'continue');
  game.play('free', 'no card');
  game.asks('free', 'die');
});

rule('Besiegers may attack elsewhere; the siege lasts while a unit stays', ['WR-6.32.3'], () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '3r' }, lossarnach: { gondor: '1r' } };
  const all = battle('shadow', 'minas-tirith', 'lossarnach', words, [6, 1, 1, 1]);
  assert.match(board(all), /besieged/);
  all.play('shadow', 'advance army');
  all.position({ 'minas-tirith': { gondor: '2r', sauron: null }, lossarnach: { sauron: '3r' } });
  assert.doesNotMatch(board(all), /besieged/);
  const part = war(words, [6, 1, 1]);
  part.play('shadow', 'die army', 'attack minas-tirith', 'leave sauron-regular', 'against lossarnach', 'advance army');
  part.position({ 'minas-tirith': { gondor: '2r', sauron: '1r' } });
  assert.match(board(part), /besieged/);
});

rule('A besieged Army is shut in, and no friend can come to it', ['WR-6.32.4'], () => {
  const game = war({
    act: 'free',
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    osgiliath: { sauron: '1r' },
    lossarnach: { gondor: '2r' },
  });
  game.play('free', 'die army');
  game.refuses('free', 'march minas-tirith', 'WR-6.32.4');
  game.play('free', 'march lossarnach');
  game.refuses('free', 'to minas-tirith', 'WR-6.32.4');
  const sortie = war({ act: 'free', 'minas-tirith': { gondor: '2r', sauron: '2r' }, osgiliath: { sauron: '1r' } });
  sortie.play('free', 'die army', 'attack minas-tirith');
  sortie.refuses('free', 'against osgiliath', 'WR-6.32.4');
  sortie.offers('free', 'against minas-tirith');
});

rule('When the storming party dies its rearguard goes on with the siege', ['WR-6.31.7', 'WR-6.15.4'], () => {
  const game = war({ 'minas-tirith': { gondor: '3r', sauron: '3r', nazgul: 2 } }, [1, 6, 6, 6, 1]);
  game.play('shadow', 'die army', 'attack minas-tirith', 'leave sauron-regular', 'leave sauron-regular');
  game.play('shadow', 'leave nazgul', 'against minas-tirith');
  game.position({ 'minas-tirith': { gondor: '3r', sauron: '2r', nazgul: 1 } });
  assert.match(board(game), /Minas Tirith \(besieged\)/);
});

rule('A besieged Stronghold is no place to retreat to for its own side', ['WR-2.9.3', 'WR-6.27.4'], () => {
  const words = {
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    osgiliath: { sauron: '1r' },
    lossarnach: { gondor: '1r' },
  };
  const game = battle('shadow', 'osgiliath', 'lossarnach', words, [1, 1]);
  game.play('shadow', 'continue');
  game.offersOnly('free', ['stand', 'retreat to pelargir']);
  game.refuses('free', 'retreat to minas-tirith', 'WR-6.27.4');
});

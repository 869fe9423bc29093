// Units, Leaders, Nazgûl and Characters: what they are (WR-2.3 to WR-2.6).
import { wotr } from '../../../games/wotr/game.ts';
import { NATION_IDS } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

const everybodyAtWar = Object.fromEntries(NATION_IDS.map((nation) => [nation, 'at war']));

rule('Units of one kind fight alike, whatever their Nation', ['WR-2.3.2'], () => {
  for (const [i, nation] of NATION_IDS.entries()) {
    const side = i < 5 ? 'free' : 'shadow';
    const [die, enemy] = side === 'free' ? ['muster-army', 'sauron'] : ['army', 'gondor'];
    const game = scene(
      wotr,
      {
        act: side,
        dice: { [side]: [die, 'event'] },
        'noman-lands': { [nation]: '2r 1e' },
        dagorlad: { [enemy]: '2r' },
        politics: everybodyAtWar,
      },
      { rolls: [5, 4, 1, 6, 4] },
    );
    game.play(side, `die ${die}`, 'attack noman-lands', 'against dagorlad');
    game.play(side, `remove ${nation}-regular`, 'cease');
    game.position({ 'noman-lands': { [nation]: '1r 1e' }, dagorlad: { [enemy]: '1r' } });
  }
});

rule('A Leader never moves without a unit, nor stays without one', ['WR-2.4.1'], () => {
  const game = scene(wotr, { dice: { free: ['muster-army'] }, 'minas-tirith': { gondor: '2r 2l' } });
  game.play('free', 'die muster-army', 'march minas-tirith', 'leave gondor-regular');
  game.refuses('free', 'leave gondor-regular', 'WR-6.7.4'); // then only Leaders would go
  game.offers('free', ['leave gondor-leader', 'to druadan-forest']);

  const lone = scene(wotr, { dice: { free: ['muster-army'] }, 'minas-tirith': { gondor: '1r 2l' } });
  lone.play('free', 'die muster-army', 'march minas-tirith');
  lone.refuses('free', 'leave gondor-leader', 'WR-6.8.2'); // it would stay alone
  lone.refuses('free', 'leave gondor-regular', 'WR-6.7.4');
});

rule('Any number of Leaders may be with an Army', ['WR-2.4.3'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster-army'], shadow: ['army'] },
    'minas-tirith': { gondor: '1r 4l', rohan: '2l' },
    politics: everybodyAtWar,
  });
  game.play('free', 'die muster-army', 'march minas-tirith', 'to druadan-forest');
  game.position({ 'druadan-forest': { gondor: '1r 4l', rohan: '2l' } });
});

rule('A Leader leads units of any Nation of the Free Peoples', ['WR-2.4.4'], () => {
  const words = {
    dice: { free: ['character', 'event'], shadow: ['army'] },
    'druadan-forest': { gondor: '2r', rohan: '1l' },
    'dead-marshes': { sauron: '3r' },
    politics: everybodyAtWar,
  };
  const march = scene(wotr, words);
  march.play('free', 'die character', 'march druadan-forest', 'to folde');
  march.position({ folde: { gondor: '2r', rohan: '1l' } });

  const attack = scene(wotr, words, { rolls: [1, 1, 1, 1, 1, 5] }); // the last: one Leader re-roll
  attack.play('free', 'die character', 'attack druadan-forest', 'against dead-marshes', 'cease');
  attack.position({ 'dead-marshes': { sauron: '2r' } });

  const unled = scene(wotr, { ...words, 'druadan-forest': { gondor: '2r' } });
  unled.play('free', 'die character');
  unled.refuses('free', 'march druadan-forest', 'WR-6.7.3');
});

rule('Leaders take no hits and add no strength', ['WR-2.4.5', 'WR-2.4.6'], () => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['army', 'event'] },
      'noman-lands': { sauron: '1r' },
      dagorlad: { gondor: '1r 1e 3l' },
      politics: everybodyAtWar,
    },
    // One die against two: both miss and are rolled again for the Leaders.
    { rolls: [5, 1, 1, 1, 1] },
  );
  game.play('shadow', 'die army', 'attack noman-lands');
  game.offersOnly('free', ['remove gondor-regular', 'reduce gondor-elite']);
});

rule('A Nazgûl leads an Army of the Shadow as a Leader does', ['WR-2.5.1'], () => {
  const words = {
    act: 'shadow',
    dice: { shadow: ['character', 'event'] },
    'noman-lands': { sauron: '1r 1e', nazgul: 1 },
    dagorlad: { gondor: '3r' },
    politics: everybodyAtWar,
  };
  const march = scene(wotr, words);
  march.play('shadow', 'die character', 'march noman-lands', 'to ash-mountains');
  march.position({ 'ash-mountains': { sauron: '1r 1e', nazgul: 1 } });

  // Two dice for two units; one re-roll for one Nazgûl; the hit falls on a unit.
  const attack = scene(wotr, words, { rolls: [1, 1, 5, 1, 1, 5] });
  attack.play('shadow', 'die character', 'attack noman-lands', 'against dagorlad');
  attack.offersOnly('shadow', ['remove sauron-regular', 'reduce sauron-elite']);
  attack.play('shadow', 'remove sauron-regular', 'cease');
  attack.position({ 'noman-lands': { sauron: '1e', nazgul: 1 }, dagorlad: { gondor: '2r' } });

  const unled = scene(wotr, { ...words, 'noman-lands': { sauron: '1r 1e' } });
  unled.play('shadow', 'die character');
  unled.refuses('shadow', 'march noman-lands', 'WR-6.7.3');
});

rule('An enemy Army does nothing to a lone Nazgûl, nor he to it', ['WR-2.5.5'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster-army', 'muster-army'], shadow: ['character', 'event'] },
    'noman-lands': { gondor: '2r' },
    dagorlad: { nazgul: 1 },
    politics: everybodyAtWar,
  });
  game.play('free', 'die muster-army');
  game.refuses('free', 'attack noman-lands', 'WR-6.14.3');
  game.play('free', 'march noman-lands', 'to dagorlad');
  game.position({ dagorlad: { gondor: '2r', nazgul: 1 } });
  game.play('shadow', 'die character', 'move minions', 'from dagorlad', 'to barad-dur');
  game.position({ dagorlad: { gondor: '2r' }, 'barad-dur': { nazgul: 1 } });
});

rule('No Character is in play twice', ['WR-2.6.2'], () => {
  const minion = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['muster', 'muster'] },
    politics: { isengard: 'at war' },
  });
  minion.play('shadow', 'die muster', 'bring saruman', 'die muster');
  minion.refuses('shadow', 'bring saruman', 'WR-6.26.3');

  const dead = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['muster'] },
    politics: { isengard: 'at war' },
    characters: { saruman: 'eliminated' },
  });
  dead.play('shadow', 'die muster');
  dead.refuses('shadow', 'bring saruman', 'WR-6.26.3');

  const king = scene(wotr, { dice: { free: ['will', 'will'] }, characters: { strider: 'pelargir' } });
  king.play('free', 'die will', 'bring aragorn');
  king.position({ characters: { strider: 'replaced', aragorn: 'pelargir' } });
  king.play('free', 'die will');
  king.refuses('free', 'bring aragorn', 'WR-6.26.3');
});

rule('A Character may be alone, among enemies, and go on from there', ['WR-2.6.3'], () => {
  const game = scene(wotr, {
    dice: { free: ['character'], shadow: ['army', 'army'] },
    characters: { gimli: 'dagorlad' },
    'noman-lands': { sauron: '5r' },
    politics: everybodyAtWar,
  });
  game.play('free', 'pass');
  game.play('shadow', 'die army');
  game.refuses('shadow', 'attack noman-lands', 'WR-6.14.3'); // one Character is no Army
  game.play('shadow', 'march noman-lands', 'to dagorlad');
  game.position({ dagorlad: { sauron: '5r' }, characters: { gimli: 'dagorlad' } });
  game.play('free', 'die character', 'move companions', 'take gimli', 'to dead-marshes');
  game.position({ characters: { gimli: 'dead-marshes' } });
});

rule('A Companion may leave the Fellowship and rouse a Nation', ['WR-2.6.5'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['character', 'character'], shadow: ['event', 'event'] },
      fellowship: { at: 'dagorlad', progress: 3 },
      politics: { gondor: '1 passive' },
    },
    { rolls: [] },
  );
  game.play('free', 'die character', 'separate', 'take boromir', 'to minas-tirith', 'guide gandalf-grey');
  game.position({ characters: { boromir: 'minas-tirith' }, politics: { gondor: '1 active' } });
  game.play('shadow', 'die event', 'spend for nothing');
  game.play('free', 'die character', 'rouse gondor');
  game.position({ politics: { gondor: 'at war' } });
});

rule('A Companion gives his Leadership to the Army he is with', ['WR-2.6.5'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['character', 'event'] },
      characters: { meriadoc: 'noman-lands' },
      'noman-lands': { gondor: '2r' },
      dagorlad: { sauron: '3r' },
      politics: everybodyAtWar,
    },
    { rolls: [1, 1, 1, 1, 1, 5] },
  );
  game.play('free', 'die character', 'attack noman-lands', 'against dagorlad', 'cease');
  game.position({ dagorlad: { sauron: '2r' } });
});

// What speaks against Characters on their roads, coming into play and leaving the Fellowship: the exact rule.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { because } from '../why.ts';

const dice = { free: ['character', 'muster'], shadow: ['character', 'muster'] };

rule(
  'A Companion is stopped by a Stronghold of the Shadow, a siege, a black border or the distance, and hears which',
  ['WR-6.12.4', 'WR-6.12.6', 'WR-6.12.5', 'WR-6.12.1', 'WR-6.12.2'],
  () => {
    const game = scene(wotr, {
      act: 'free',
      dice,
      characters: { strider: 'hollin', gimli: 'fords-of-isen', legolas: 'edoras' },
      'helms-deep': { rohan: '1r', isengard: '2r' },
    });
    game.play('free', 'die character', 'move companions', 'take strider');
    because(game, 'free', {
      'to dimrill-dale': 'WR-6.12.4', // behind Moria, one step too far to stop in
      'to lorien': 'WR-6.12.4',
      'to edoras': 'WR-6.12.1',
      'to hollin': 'WR-6.12.1',
      'take gimli': 'WR-6.12.2',
    });
    game.play('free', 'to moria', 'take gimli');
    because(game, 'free', { 'to helms-deep': 'WR-6.12.6', 'to north-dunland': 'WR-6.12.1' });
    game.play('free', 'to orthanc');
    because(game, 'free', { 'take gimli': 'WR-6.12.1', 'take boromir': 'WR-8.15.1' });
    game.play('free', 'take legolas');
    because(game, 'free', { 'to erech': 'WR-6.12.5', 'to orthanc': 'WR-6.12.1' });
  },
);

rule('A way that only a besieged Stronghold opens is shut', ['WR-6.12.6'], () => {
  const game = scene(wotr, {
    act: 'free',
    dice,
    characters: { gimli: 'harlindon' },
    'grey-havens': { elves: '1r', sauron: '2r' },
  });
  game.play('free', 'die character', 'move companions', 'take gimli');
  because(game, 'free', { 'to forlindon': 'WR-6.12.6', 'to grey-havens': 'WR-6.12.6', 'to ered-luin': 'WR-6.12.6' });
});

rule('Who leaves the Fellowship goes as far as progress and Level', ['WR-8.15.3', 'WR-6.12.4'], () => {
  const game = scene(wotr, { act: 'free', dice, fellowship: { at: 'hollin', progress: 1 } });
  game.play('free', 'die character', 'separate', 'take meriadoc');
  because(game, 'free', { 'to edoras': 'WR-8.15.3', 'to dimrill-dale': 'WR-6.12.4' });
});

rule('Nobody leaves the Fellowship on the Mordor Track or when it is empty', ['WR-8.15.1', 'WR-6.12.1'], () => {
  const mordor = scene(wotr, { act: 'free', dice, fellowship: { mordor: 1 } });
  mordor.play('free', 'die character');
  because(mordor, 'free', { separate: 'WR-8.15.1', 'move companions': 'WR-6.12.1' });
  const alone = scene(wotr, { act: 'free', dice, fellowship: { companions: [] } });
  alone.play('free', 'die character');
  because(alone, 'free', { separate: 'WR-8.15.1' });
});

rule('Characters move by a Character die only', ['WR-6.11.1'], () => {
  const game = scene(wotr, { act: 'free', dice, characters: { gimli: 'dale' }, gorgoroth: { nazgul: 1 } });
  game.play('free', 'die muster');
  because(game, 'free', { separate: 'WR-6.11.1', 'move companions': 'WR-6.11.1' });
  game.play('free', 'spend for nothing');
  game.play('shadow', 'die muster');
  because(game, 'shadow', { 'move minions': 'WR-6.11.1' });
});

rule(
  'A Nazgûl is kept out of a Stronghold of the Free Peoples; a Minion is kept in by siege, Level and his card',
  ['WR-6.13.1', 'WR-6.13.2', 'WR-6.13.5', 'WR-6.13.6', 'WR-6.13.8', 'WR-6.13.7', 'WR-6.11.2'],
  () => {
    const game = scene(wotr, {
      act: 'shadow',
      dice,
      gorgoroth: { nazgul: 1 },
      characters: { saruman: 'orthanc', 'mouth-of-sauron': 'osgiliath' },
      'minas-morgul': { sauron: '1r', gondor: '2r' },
    });
    game.play('shadow', 'die character', 'move minions');
    because(game, 'shadow', {
      'take saruman': 'WR-6.13.5',
      'take witch-king': 'WR-6.11.2',
      'from nurn': 'WR-6.13.1',
    });
    game.play('shadow', 'from gorgoroth');
    because(game, 'shadow', { 'to minas-tirith': 'WR-6.13.2' });
    game.play('shadow', 'to morannon');
    because(game, 'shadow', { 'from morannon': 'WR-6.13.1' });
    game.play('shadow', 'take mouth-of-sauron');
    because(game, 'shadow', {
      'to minas-tirith': 'WR-6.13.8',
      'to minas-morgul': 'WR-6.13.7',
      'to moria': 'WR-6.13.6',
    });
  },
);

rule('Without a Nazgûl or a Minion on the map nobody moves', ['WR-6.13.1'], () => {
  const game = scene(wotr, { act: 'shadow', dice });
  game.play('shadow', 'die character');
  because(game, 'shadow', { 'move minions': 'WR-6.13.1' });
});

rule('A card that moves Nazgûl does not move the Mouth of Sauron', ['WR-6.13.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['event'] },
    hands: { shadow: ['the-ringwraiths-are-abroad'] },
    gorgoroth: { nazgul: 1 },
    characters: { 'mouth-of-sauron': 'osgiliath' },
  });
  game.play('shadow', 'die event', 'play the-ringwraiths-are-abroad');
  because(game, 'shadow', { 'take mouth-of-sauron': 'WR-6.13.4' });
});

rule(
  'A Character comes into play by his own die, once, and under his own condition',
  ['WR-4.8.5', 'WR-4.10.5', 'WR-2.6.6', 'WR-6.26.3', 'WR-8.3.4'],
  () => {
    const game = scene(wotr, {
      act: 'shadow',
      dice: { free: ['will', 'muster'], shadow: ['muster', 'army'] },
      characters: { 'witch-king': 'eliminated' },
      politics: { isengard: 1 },
    });
    game.play('shadow', 'die muster');
    because(game, 'shadow', {
      'bring saruman': 'WR-4.8.5',
      'bring witch-king': 'WR-6.26.3',
      'bring mouth-of-sauron': 'WR-4.8.5',
      'voice recruit': 'WR-8.3.4',
      'voice upgrade': 'WR-8.3.4',
    });
    game.play('shadow', 'spend for nothing');
    game.play('free', 'die muster');
    because(game, 'free', { 'bring aragorn': 'WR-4.10.5', 'rouse gondor': 'WR-8.3.4' });
    game.play('free', 'spend for nothing');
    game.play('shadow', 'die army');
    because(game, 'shadow', { 'bring saruman': 'WR-4.8.5' });
    game.play('shadow', 'spend for nothing');
    game.play('free', 'die will');
    because(game, 'free', { 'bring aragorn': 'WR-2.6.6', 'bring gandalf-white': 'WR-2.6.6' });
  },
);

rule('Nobody is brought whom no die brings, nor a Minion without his place', ['WR-4.8.5'], () => {
  const lost = Object.fromEntries(
    ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'].map((id) => [
      id,
      { captured: true },
    ]),
  );
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['muster', 'will'], shadow: ['muster'] },
    politics: { sauron: 'at war' },
    fellowship: { mordor: 1 },
    ...lost,
  });
  game.play('shadow', 'die muster');
  because(game, 'shadow', {
    'bring witch-king': 'WR-4.8.5',
    'bring mouth-of-sauron': 'WR-4.8.5',
    'bring gimli': 'WR-4.8.5',
  });
});

rule('A Companion whose only neighbour is a Stronghold under siege has nowhere to go', ['WR-6.12.6'], () => {
  const game = scene(wotr, {
    act: 'free',
    dice,
    characters: { gimli: 'forlindon', legolas: 'dale' },
    'grey-havens': { elves: '1r', sauron: '2r' },
  });
  game.play('free', 'die character', 'move companions');
  because(game, 'free', { 'take gimli': 'WR-6.12.6' });
});

// What speaks against the choices of a battle: the exact rule.
import { rule } from '../../rule.ts';
import { because } from '../why.ts';
import { battle, war } from './war.ts';

rule(
  'Nobody retreats who attacks, who is besieged, who is cornered or before the round is over',
  ['WR-6.27.1', 'WR-6.27.2', 'WR-6.27.4', 'WR-6.27.5', 'WR-6.32.1'],
  () => {
    const field = battle(
      'shadow',
      'dagorlad',
      'north-ithilien',
      {
        dagorlad: { sauron: '3r' },
        'north-ithilien': { gondor: '3r' },
        osgiliath: {},
        hands: { free: ['athelas'] },
      },
      [1, 1, 1, 1, 1, 1],
    );
    because(field, 'free', { 'retreat to osgiliath': 'WR-6.27.2', withdraw: 'WR-6.30.1' });
    field.play('free', 'no card');
    because(field, 'shadow', { 'retreat to morannon': 'WR-6.27.1' });
    field.play('shadow', 'continue');
    because(field, 'free', {
      'retreat to minas-morgul': 'WR-6.27.4', // an enemy Settlement
      'retreat to dagorlad': 'WR-6.27.4', // enemy units
      'retreat to minas-tirith': 'WR-6.27.4', // not adjacent
    });
    const siege = battle(
      'shadow',
      'minas-tirith',
      'minas-tirith',
      { 'minas-tirith': { gondor: '3r', sauron: '3r 1e' }, hands: { free: ['athelas'] } },
      [],
    );
    because(siege, 'free', { 'retreat to lossarnach': 'WR-6.32.1', withdraw: 'WR-6.30.1' });
  },
);

rule('An Army withdraws before the cards of a round, not after them', ['WR-6.30.4'], () => {
  const game = battle('shadow', 'druadan-forest', 'minas-tirith', {
    'druadan-forest': { sauron: '3r' },
    'minas-tirith': { gondor: '3r' },
    hands: { free: ['athelas'] },
  });
  game.play('free', 'fight in the field');
  because(game, 'free', { withdraw: 'WR-6.30.4' });
});

rule('A retreat into a region that a card wards is refused by the card', ['WR-5.4.1'], () => {
  const game = battle(
    'free',
    'dimrill-dale',
    'parth-celebrant',
    {
      table: ['a-power-too-great'],
      lorien: { captured: true },
      'dimrill-dale': { elves: '3r' },
      'parth-celebrant': { sauron: '3r' },
    },
    [1, 1, 1, 1, 1, 1],
  );
  game.play('free', 'continue');
  game.offers('shadow', 'retreat to fangorn');
  because(game, 'shadow', { 'retreat to lorien': 'WR-5.4.1' });
});

rule(
  'A Combat Card is refused by its own requirement, and a hand without one that fits offers none',
  ['WR-6.20.1', 'WR-6.18.4'],
  () => {
    const game = battle('shadow', 'dagorlad', 'north-ithilien', {
      dagorlad: { sauron: '3r' },
      'north-ithilien': { gondor: '3r' },
      hands: { shadow: ['hill-trolls', 'the-lidless-eye'] },
    });
    because(game, 'shadow', {
      card: 'WR-6.18.4',
      'choose hill-trolls': 'WR-6.20.1',
      'choose the-lidless-eye': 'WR-6.20.1',
    });
  },
);

rule(
  'One hit removes no Elite, and an Elite without a Regular in reserve buys no round',
  ['WR-6.24.4', 'WR-6.31.5'],
  () => {
    const game = battle(
      'shadow',
      'minas-tirith',
      'minas-tirith',
      {
        'minas-tirith': { gondor: '2e 1r', isengard: '1e', sauron: '1e' },
        'south-dunland': { isengard: '10r' },
        'north-dunland': { isengard: '2r' },
      },
      [6, 1, 1, 1, 1],
    );
    because(game, 'free', { 'remove gondor-elite': 'WR-6.24.4' });
    game.play('free', 'remove gondor-regular');
    because(game, 'shadow', { 'reduce isengard-elite': 'WR-6.31.5' });
  },
);

rule('Winners advance with a unit and leave no Leader alone', ['WR-6.28.2', 'WR-2.4.2'], () => {
  const game = battle(
    'free',
    'osgiliath',
    'south-ithilien',
    { osgiliath: { gondor: '1r 1l' }, 'south-ithilien': { sauron: '1r' } },
    [6, 1],
  );
  because(game, 'free', { 'leave gondor-regular': 'WR-6.28.2', 'leave gondor-leader': 'WR-2.4.2' });
});

rule(
  'A sortie needs a Nation At War, and units that stay behind need a unit among them',
  ['WR-6.14.2', 'WR-6.15.6'],
  () => {
    const game = war({
      act: 'free',
      politics: { gondor: '1 active' },
      'minas-tirith': { gondor: '2r', sauron: '3r' },
    });
    game.play('free', 'die army');
    because(game, 'free', { 'attack minas-tirith': 'WR-6.14.2' });
  },
);

rule('Who may use no Combat Card at all hears why, though nobody asks him', ['WR-5.4.1', 'WR-5.6.3'], () => {
  const walls = { 'minas-tirith': { gondor: '2r', sauron: '2r' }, hands: { free: ['athelas'], shadow: ['stormcrow'] } };
  const folly = battle('shadow', 'minas-tirith', 'minas-tirith', { ...walls, table: ['denethors-folly'] });
  folly.refuses('free', 'card', 'WR-5.4.1');
  folly.refuses('free', 'choose athelas', 'WR-5.4.1');
  const grond = war({
    ...walls,
    characters: { 'witch-king': 'minas-tirith' },
    dice: { free: ['army'], shadow: ['event'] },
    hands: { free: ['athelas'], shadow: ['grond-hammer-of-the-underworld', 'stormcrow'] },
  });
  grond.play('shadow', 'die event', 'play grond-hammer-of-the-underworld', 'against minas-tirith');
  grond.refuses('free', 'choose athelas', 'WR-5.6.3');
});

rule(
  'A card that is not held is not chosen, and hits that no unit can take are not taken',
  ['WR-5.6.1', 'WR-6.24.2'],
  () => {
    const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };
    const game = battle(
      'shadow',
      'dagorlad',
      'north-ithilien',
      { ...duel, hands: { shadow: ['orcs-multiplying-again'] } },
      [1, 1],
    );
    game.play('shadow', 'card');
    because(game, 'shadow', { 'choose stormcrow': 'WR-5.6.1' });
    game.play('shadow', 'choose orcs-multiplying-again');
    because(game, 'shadow', { 'suffer 3': 'WR-6.24.2', 'suffer 5': 'WR-5.6.3' });
  },
);

rule('Outside a battle nobody retreats', ['WR-6.27.2'], () => {
  because(war({ dagorlad: { sauron: '1r' } }), 'shadow', { 'retreat to morannon': 'WR-6.27.2' });
});

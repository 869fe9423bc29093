// What speaks against moving, attacking and recruiting: each refusal names the rule it comes from, and no other.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';
import { play } from '../events/table.ts';
import { because } from '../why.ts';

rule(
  'A march is refused by the siege, the empty region, the enemies all around, the border or the distance',
  ['WR-6.7.4', 'WR-6.9.3', 'WR-6.9.7', 'WR-6.32.4'],
  () => {
    const game = war({
      gorgoroth: { sauron: '4r' },
      'barad-dur': { sauron: '10r' },
      'dol-guldur': { sauron: '1r', elves: '1r' },
      umbar: { southrons: '1r' },
      'near-harad': { gondor: '1r' },
      'west-harondor': { gondor: '1r' },
    });
    game.play('shadow', 'die army');
    because(game, 'shadow', {
      'march dol-guldur': 'WR-6.32.4',
      'march morannon': 'WR-6.7.4',
      'march umbar': 'WR-6.9.3',
    });
    game.play('shadow', 'march gorgoroth');
    because(game, 'shadow', { 'to dagorlad': 'WR-6.7.4', 'to khand': 'WR-6.9.7', 'to south-ithilien': 'WR-6.9.7' });
    game.play('shadow', 'to nurn');
    game.play('shadow', 'march barad-dur', 'leave sauron-regular');
    const alone = war({ gorgoroth: { sauron: '1r', nazgul: 1 }, morannon: { sauron: '10r' } });
    alone.play('shadow', 'die character', 'march gorgoroth');
    because(alone, 'shadow', { 'to morannon': 'WR-6.9.5' });
  },
);

rule('What has moved with a die does not move again with it', ['WR-6.9.1'], () => {
  const game = war({ gorgoroth: { sauron: '1r' }, 'minas-morgul': { sauron: '2r' } });
  game.play('shadow', 'die army', 'march gorgoroth', 'to morannon');
  because(game, 'shadow', { 'march morannon': 'WR-6.9.1', 'march gorgoroth': 'WR-6.7.4' });
});

rule(
  'With a Character die an Army without a leader stays, and the last leader of one that goes cannot stay behind',
  ['WR-6.7.3', 'WR-6.8.3', 'WR-6.14.5'],
  () => {
    const game = war({
      nurn: { sauron: '2r' },
      gorgoroth: { sauron: '2r', nazgul: 1 },
      'north-ithilien': { gondor: '1r' },
      'minas-morgul': { sauron: '2r' },
    });
    game.play('shadow', 'die character');
    because(game, 'shadow', { 'march nurn': 'WR-6.7.3', 'attack minas-morgul': 'WR-6.14.5' });
    game.play('shadow', 'march gorgoroth');
    because(game, 'shadow', { 'leave nazgul': 'WR-6.8.3' });
  },
);

rule('Leaders of the Free Peoples cannot stay without units, nor go without them', ['WR-6.8.2', 'WR-6.7.4'], () => {
  const game = war({ act: 'free', osgiliath: { gondor: '1r 1l' }, 'west-harondor': { sauron: '1r' } });
  game.play('free', 'die army', 'march osgiliath');
  because(game, 'free', {
    'leave gondor-leader': 'WR-6.8.2',
    'leave gondor-regular': 'WR-6.7.4',
    'to west-harondor': 'WR-6.9.3',
  });
});

rule(
  'A Nation that is not At War stays out of other Nations, does not attack, and gets nobody by a Muster die',
  ['WR-6.9.6', 'WR-6.14.2', 'WR-6.4.2'],
  () => {
    const peace = { gondor: '1 active', rohan: '2 active' };
    const game = war({
      act: 'free',
      politics: peace,
      'druadan-forest': { gondor: '2r' },
      osgiliath: { gondor: '1r' },
      'south-ithilien': { sauron: '1r' },
      dice: { free: ['army', 'muster'], shadow: ['army'] },
    });
    game.play('free', 'die army');
    because(game, 'free', { 'attack osgiliath': 'WR-6.14.2' });
    game.play('free', 'march druadan-forest');
    because(game, 'free', { 'to eastemnet': 'WR-6.9.6', 'to folde': 'WR-6.9.6' });
    game.play('free', 'to minas-tirith', 'done');
    game.play('shadow', 'die army', 'spend for nothing');
    game.play('free', 'die muster');
    because(game, 'free', { 'recruit gondor-regular': 'WR-6.4.2', 'recruit rohan-leader': 'WR-6.4.2' });
  },
);

rule(
  'An attack that a card or a siege bars is refused by that, not for want of enemies',
  ['WR-5.4.1', 'WR-6.31.1', 'WR-6.32.4', 'WR-6.14.3'],
  () => {
    const game = war({
      table: ['a-power-too-great'],
      lorien: { elves: '2r', sauron: '3r' },
      rivendell: { elves: '2r' },
      trollshaws: { sauron: '2r' },
      'minas-tirith': { gondor: '2r', sauron: '3r' },
      'druadan-forest': { sauron: '2r' },
      gorgoroth: { sauron: '1r' },
      nurn: {},
    });
    game.play('shadow', 'die army');
    because(game, 'shadow', {
      'attack lorien': 'WR-5.4.1', // a siege
      'attack trollshaws': 'WR-5.4.1', // from outside
      'attack druadan-forest': 'WR-6.31.1', // enemies only inside
      'attack gorgoroth': 'WR-6.14.3', // nobody near
      'attack nurn': 'WR-6.14.1', // nobody to attack with
    });
    game.play('shadow', 'attack minas-tirith');
    because(game, 'shadow', { 'against osgiliath': 'WR-6.14.3' });
  },
);

rule(
  'Among the targets of an Army each is refused for its own reason',
  ['WR-6.31.1', 'WR-6.14.3', 'WR-5.4.1', 'WR-6.15.2'],
  () => {
    const game = war({
      table: ['the-power-of-tom-bombadil'],
      'south-downs': { sauron: '1r', nazgul: 1 },
      buckland: { north: '1r' },
      bree: { north: '1r' },
      trollshaws: { north: '1r' },
    });
    game.play('shadow', 'die army', 'attack south-downs');
    because(game, 'shadow', {
      'against buckland': 'WR-5.4.1',
      'against cardolan': 'WR-6.14.3',
      'against shire': 'WR-6.14.3',
      'leave sauron-regular': 'WR-6.15.2',
      'leave nazgul': 'WR-6.15.2',
    });
    const inside = war({ act: 'free', 'helms-deep': { rohan: '2r', isengard: '4r' }, westemnet: { isengard: '1r' } });
    inside.play('free', 'die army', 'attack helms-deep');
    because(inside, 'free', { 'against westemnet': 'WR-6.32.4' });
  },
);

rule(
  'A figure that no Settlement can take is refused by what all of them have against it',
  ['WR-6.6.2', 'WR-6.6.4', 'WR-6.4.3', 'WR-6.4.4', 'WR-6.4.7'],
  () => {
    const dice = { free: ['muster'], shadow: ['muster'] };
    const game = war({
      act: 'free',
      dice,
      'minas-tirith': { gondor: '2r', sauron: '4r' },
      pelargir: { captured: true },
      lamedon: { southrons: '1r' },
      'dol-amroth': { gondor: '10r' },
      erebor: { dwarves: '1r 1e', sauron: '3r' },
      'ered-luin': { captured: true },
      'iron-hills': { captured: true },
      shire: { captured: true },
      bree: { captured: true },
      carrock: { captured: true },
      dale: { captured: true },
      lost: { elves: { leader: 4 } },
    });
    game.play('free', 'die muster');
    because(game, 'free', {
      'recruit dwarves-regular': 'WR-6.4.4', // a siege in one place, the enemy in the others
      'recruit north-elite': 'WR-6.6.2', // the enemy everywhere
      'recruit elves-leader': 'WR-6.6.4',
      'recruit rohan-leader': 'WR-6.4.7',
    });
    game.play('free', 'recruit gondor-regular');
    game.says('Lossarnach'); // the only place
    because(game, 'free', { 'recruit gondor-elite': 'WR-6.4.3' });
  },
);

rule(
  'In a Stronghold under siege a Muster die recruits nobody, and says so',
  ['WR-6.6.3', 'WR-6.6.2', 'WR-6.6.7'],
  () => {
    const game = war({
      act: 'free',
      dice: { free: ['muster'], shadow: ['muster'] },
      'minas-tirith': { gondor: '2r', sauron: '4r' },
      pelargir: { captured: true },
      'dol-amroth': { gondor: '10r' },
      lossarnach: { gondor: '1r' },
    });
    game.play('free', 'die muster', 'recruit gondor-elite');
    because(game, 'free', {
      'in minas-tirith': 'WR-6.6.3',
      'in pelargir': 'WR-6.6.2',
      'in dol-amroth': 'WR-6.6.7',
      'in edoras': 'WR-6.4.4',
      'in osgiliath': 'WR-6.4.4', // a Fortification is no Settlement
    });
  },
);

rule(
  'Two figures of a Muster die go to two places, and a Leader only to units',
  ['WR-4.8.4', 'WR-6.4.7', 'WR-6.4.6'],
  () => {
    const game = war({
      act: 'free',
      dice: { free: ['muster'], shadow: ['muster'] },
      'minas-tirith': { gondor: '2r' },
      pelargir: { gondor: '1r' },
      'dol-amroth': { gondor: '1r' },
    });
    game.play('free', 'die muster', 'recruit gondor-regular', 'in pelargir', 'recruit gondor-leader');
    because(game, 'free', { 'in pelargir': 'WR-4.8.4', 'in lossarnach': 'WR-6.4.7' });
    game.play('free', 'in minas-tirith');
    game.play('shadow', 'die muster', 'recruit nazgul');
    because(game, 'shadow', { 'in nurn': 'WR-6.4.6', 'in minas-tirith': 'WR-6.4.4' });
  },
);

rule('Shadows Gather names its own reach, and whom the Army must end with', ['WR-5.3.5', 'WR-6.7.4'], () => {
  const game = play('shadow', 'shadows-gather', {
    'dol-guldur': { sauron: '2r' },
    'south-anduin-vale': {},
    moria: { sauron: '1r' },
    umbar: { southrons: '2r' },
    gorgoroth: { sauron: '1r' },
    politics: { sauron: 'at war', southrons: 'at war' },
  });
  because(game, 'shadow', { 'march umbar': 'WR-5.3.5', 'march gorgoroth': 'WR-5.3.5', 'march orthanc': 'WR-6.7.4' });
  game.play('shadow', 'march dol-guldur');
  because(game, 'shadow', {
    'to hollin': 'WR-5.3.5',
    'to dimrill-dale': 'WR-6.7.4',
    'to eastern-brown-lands': 'WR-5.3.5',
  });
});

rule('The card of two regions refuses the third, and says that one region is left', ['WR-5.3.5'], () => {
  const game = scene(wotr, {
    act: 'free',
    hands: { free: ['through-a-day-and-a-night'] },
    dice: { free: ['army'], shadow: ['army'] },
    edoras: { rohan: '2r' },
    characters: { gimli: 'edoras' },
    politics: { rohan: 'at war', gondor: 'at war' },
  });
  game.play('free', 'die army', 'play through-a-day-and-a-night', 'march edoras', 'to folde');
  because(game, 'free', { 'to minas-tirith': 'WR-5.3.5', 'to lamedon': 'WR-6.9.7' });
});

rule('What another die could do is refused by the choice of the die', ['WR-4.5.1'], () => {
  because(war({ gorgoroth: { sauron: '1r' } }), 'shadow', { 'march gorgoroth': 'WR-4.5.1' });
});

rule('Enemy units that have not captured a Settlement bar it all the same', ['WR-6.6.2'], () => {
  const game = war({ act: 'free', dice: { free: ['muster'], shadow: ['muster'] }, lossarnach: { sauron: '1r' } });
  game.play('free', 'die muster', 'recruit gondor-elite');
  because(game, 'free', { 'in lossarnach': 'WR-6.6.2' });
});

rule('The Voice calls nobody where no Settlement can take him', ['WR-6.6.4'], () => {
  const game = war({
    dice: { free: ['event'], shadow: ['muster'] },
    characters: { saruman: 'orthanc' },
    orthanc: { isengard: '10r' },
    'north-dunland': { captured: true },
    'south-dunland': { captured: true },
  });
  game.play('shadow', 'die muster');
  because(game, 'shadow', { 'voice recruit': 'WR-6.6.4' });
});

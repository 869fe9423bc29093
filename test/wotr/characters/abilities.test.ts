// What Characters can do on the map besides moving and fighting. Their cards say it; few atoms of the rules do.
import { test } from 'node:test';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';

const saruman = { characters: { saruman: 'orthanc' } };
const muster = { dice: { shadow: ['muster'], free: ['event'] } };

test('The Voice of Saruman brings a Regular to every Isengard Settlement', () => {
  const game = war({ ...muster, ...saruman });
  game.play('shadow', 'die muster', 'voice recruit');
  game.position({
    orthanc: { isengard: '1r' },
    'north-dunland': { isengard: '1r' },
    'south-dunland': { isengard: '1r' },
  });
  game.asks('free');
});

rule(
  'The Voice leaves out a lost or full Settlement, and the Shadow chooses when Regulars are few',
  ['WR-6.5.6'],
  () => {
    const part = war({
      ...muster,
      ...saruman,
      'north-dunland': { captured: true },
      'south-dunland': { isengard: '10r' },
    });
    part.play('shadow', 'die muster', 'voice recruit');
    part.position({
      orthanc: { isengard: '1r' },
      'north-dunland': { isengard: null },
      'south-dunland': { isengard: '10r' },
    });

    const few = war({ ...muster, ...saruman, 'gap-of-rohan': { isengard: '10r' } }); // two of twelve are left
    few.play('shadow', 'die muster', 'voice recruit');
    few.asks('shadow', 'The Voice of Saruman: Where do you recruit: Isengard Regular?');
    few.offersOnly('shadow', ['in orthanc', 'in north-dunland', 'in south-dunland']);
    few.refuses('shadow', 'in gap-of-rohan', 'WR-6.5.6');
    few.play('shadow', 'in orthanc');
    few.offersOnly('shadow', ['in north-dunland', 'in south-dunland']);
    few.refuses('shadow', 'in orthanc', 'WR-6.5.6'); // it has one
    few.play('shadow', 'in south-dunland');
    few.says('Isengard Regular is recruited in South Dunland.', 'WR-6.5.1');
    few.position({ orthanc: { isengard: '1r' }, 'north-dunland': null, 'south-dunland': { isengard: '1r' } });
  },
);

test('The Voice makes Elites of two Regulars in Orthanc, or of as many as there are', () => {
  const game = war({ ...muster, ...saruman, orthanc: { isengard: '3r' } });
  game.play('shadow', 'die muster', 'voice upgrade');
  game.position({ orthanc: { isengard: '1r 2e' } });

  const one = war({ ...muster, ...saruman, orthanc: { isengard: '3r 1e' }, 'gap-of-rohan': { isengard: '4e' } });
  one.play('shadow', 'die muster', 'voice upgrade');
  one.position({ orthanc: { isengard: '2r 2e' } });

  const none = war({ ...muster, ...saruman });
  none.play('shadow', 'die muster');
  none.refuses('shadow', 'voice upgrade', 'WR-6.6.4');
});

test('The Voice is silent while Orthanc is besieged or lost, and without Saruman', () => {
  for (const words of [
    { ...saruman, orthanc: { isengard: '2r', rohan: '3r' } },
    { ...saruman, orthanc: { captured: true } },
    { orthanc: { isengard: '2r' } },
  ]) {
    const game = war({ ...muster, ...words });
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'voice recruit', 'WR-8.3.4');
    game.refuses('shadow', 'voice upgrade', 'WR-8.3.4');
  }
});

test('With Saruman in play an Isengard Elite leads an Army that moves or attacks', () => {
  const words = {
    dice: { shadow: ['character'] },
    'gap-of-rohan': { isengard: '2r 1e' },
    'south-dunland': { isengard: '2r' },
    'fords-of-isen': { rohan: '1r' },
  };
  const led = war({ ...words, ...saruman });
  led.play('shadow', 'die character');
  led.offers('shadow', ['march gap-of-rohan', 'attack gap-of-rohan']);
  led.refuses('shadow', 'march south-dunland', 'WR-6.7.3');
  led.play('shadow', 'march gap-of-rohan');
  led.refuses('shadow', 'leave isengard-elite', 'WR-6.8.3');
  led.play('shadow', 'to enedwaith');
  led.position({ enedwaith: { isengard: '2r 1e' } });

  const without = war(words);
  without.play('shadow', 'die character');
  without.refuses('shadow', 'march gap-of-rohan', 'WR-6.7.3');
  without.refuses('shadow', 'attack gap-of-rohan', 'WR-6.14.5');
});

test('With Saruman in play an Isengard Elite gives Leadership in battle', () => {
  const words = {
    dice: { shadow: ['army'], free: ['event'] },
    'gap-of-rohan': { isengard: '1e' },
    enedwaith: { rohan: '2r' },
  };
  const game = war({ ...words, ...saruman }, [1, 1, 1, 6]); // his die, theirs, and the one he rolls again
  game.play('shadow', 'die army', 'attack gap-of-rohan', 'cease');
  game.position({ enedwaith: { rohan: '1r' } });

  const without = war(words, [1, 1, 1]);
  without.play('shadow', 'die army', 'attack gap-of-rohan', 'cease');
  without.position({ enedwaith: { rohan: '2r' } });
});

test('The Mouth of Sauron uses one Muster result a turn as an Army result: move, attack or card', () => {
  const words = {
    dice: { shadow: ['muster', 'muster'], free: [] },
    nurn: { sauron: '1r' },
    gorgoroth: { sauron: '1r' },
    osgiliath: { gondor: '1r' },
    'north-ithilien': { sauron: '1r' },
    hands: { shadow: ['the-shadow-is-moving'] },
    characters: { 'mouth-of-sauron': 'barad-dur' },
  };
  const spentOn = (...moves: string[]): void => {
    const game = war(words, moves[0] === 'attack north-ithilien' ? [1, 1] : []);
    game.play('shadow', 'die muster', ...moves, 'die muster');
    game.refuses('shadow', 'march gorgoroth', 'WR-4.5.8');
    game.refuses('shadow', 'attack north-ithilien', 'WR-6.14.1');
    game.refuses('shadow', 'play the-shadow-is-moving', 'WR-5.3.1');
    game.offers('shadow', 'recruit sauron-regular');
  };
  spentOn('march nurn', 'done');
  spentOn('attack north-ithilien', 'no card', 'cease');
  spentOn('play the-shadow-is-moving', 'done');

  const kept = war(words);
  kept.play('shadow', 'die muster', 'recruit sauron-elite', 'in nurn', 'die muster');
  kept.offers('shadow', ['march gorgoroth', 'attack north-ithilien', 'play the-shadow-is-moving']);

  const without = war({ ...words, characters: {} });
  without.play('shadow', 'die muster');
  without.refuses('shadow', 'march gorgoroth', 'WR-4.5.8');

  const again = scene(wotr, { ...words, act: 'shadow', used: ['mouth'] });
  again.play('shadow', 'die muster');
  again.refuses('shadow', 'march gorgoroth', 'WR-4.5.8');
});

test('The word of the Mouth of Sauron is good again next turn', () => {
  const game = war(
    {
      dice: { shadow: ['muster'], free: [] },
      nurn: { sauron: '1r' },
      characters: { 'mouth-of-sauron': 'barad-dur', strider: 'bree' },
      fellowship: { at: 'hollin' },
    },
    // all the Free dice, then all the Shadow's
    [...Array(4).fill('muster'), ...Array(8).fill('muster')],
  );
  game.play('shadow', 'die muster', 'march nurn');
  game.position({ turn: 2, used: [] });
  game.play('shadow', 'hunt 0');
  game.play('free', 'die muster', 'spend for nothing');
  game.play('shadow', 'die muster');
  game.offers('shadow', 'march gorgoroth');
});

rule('Boromir, Legolas and Gimli rouse their Nations only outside the Fellowship, with any die', ['WR-8.3.4'], () => {
  const envoys = [
    ['boromir', 'gondor', 'minas-tirith', 'lossarnach'],
    ['boromir', 'gondor', 'pelargir', 'edoras'],
    ['legolas', 'elves', 'woodland-realm', 'dale'],
    ['legolas', 'elves', 'grey-havens', 'forlindon'],
    ['gimli', 'dwarves', 'erebor', 'iron-hills'],
  ] as const;
  const politics = { gondor: '2 passive', elves: '2 active', dwarves: '2 passive' };
  for (const [companion, nation, home, elsewhere] of envoys) {
    for (const die of ['character', 'army', 'muster', 'event', 'will']) {
      const game = scene(wotr, { dice: { free: [die] }, politics, characters: { [companion]: home } });
      game.play('free', `die ${die}`, `rouse ${nation}`);
      game.position({ politics: { [nation]: nation === 'elves' ? '1 active' : '1 passive' } });
    }
    for (const place of [elsewhere, 'fellowship', 'eliminated']) {
      const fellowship = { at: home };
      const game = scene(wotr, { dice: { free: ['event'] }, politics, fellowship, characters: { [companion]: place } });
      game.play('free', 'die event');
      game.refuses('free', `rouse ${nation}`, 'WR-8.3.4');
    }
    const taken = scene(wotr, {
      dice: { free: ['event'] },
      politics,
      characters: { [companion]: home },
      [home]: { captured: true },
    });
    taken.play('free', 'die event');
    taken.refuses('free', `rouse ${nation}`, 'WR-8.3.4');
  }
});

rule('An envoy does not bring a passive Nation the last step, nor anybody beyond it', ['WR-7.1.4'], () => {
  const words = { dice: { free: ['event'] }, characters: { boromir: 'pelargir' } };
  const passive = scene(wotr, { ...words, politics: { gondor: '1 passive' } });
  passive.play('free', 'die event');
  passive.refuses('free', 'rouse gondor', 'WR-7.1.4');

  const active = scene(wotr, { ...words, politics: { gondor: '1 active' } });
  active.play('free', 'die event', 'rouse gondor');
  active.position({ politics: { gondor: 'at war' } });

  const already = scene(wotr, { ...words, politics: { gondor: 'at war' } });
  already.play('free', 'die event');
  already.refuses('free', 'rouse gondor', 'WR-7.4.10');
});

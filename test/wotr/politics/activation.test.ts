// What makes a Nation active (WR-7.2).
import assert from 'node:assert/strict';
import { PositionError } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';
import { play } from '../events/table.ts';

const walk = { dice: { free: ['character'], shadow: ['event'] } };
const PASSIVE = { dwarves: '3 passive', gondor: '2 passive', north: '3 passive', rohan: '3 passive' };

/** A Companion walks from one region to the next. */
function walks(companion: string, from: string, to: string, politics: Record<string, string>): void {
  const game = scene(wotr, { ...walk, politics: PASSIVE, characters: { [companion]: from } });
  game.play('free', 'die character', 'move companions', `take ${companion}`, `to ${to}`);
  game.position({ characters: { [companion]: to }, politics: { ...PASSIVE, ...politics } });
}

rule('A Companion wakes only the Nation whose symbol his card shows', ['WR-7.2.6', 'WR-7.2.5'], () => {
  walks('gimli', 'lossarnach', 'minas-tirith', {});
  walks('gimli', 'dale', 'erebor', { dwarves: '3 active' });
  walks('boromir', 'lossarnach', 'minas-tirith', { gondor: '2 active' });
  walks('boromir', 'folde', 'edoras', {});
  walks('legolas', 'iron-hills', 'erebor', {});
  walks('gimli', 'erebor', 'iron-hills', {}); // a Town wakes nobody
});

rule('Gandalf, Aragorn, Merry and Pippin wake any Nation; Strider only the North', ['WR-7.2.7'], () => {
  for (const companion of ['gandalf-grey', 'gandalf-white', 'aragorn', 'meriadoc', 'peregrin']) {
    walks(companion, 'iron-hills', 'erebor', { dwarves: '3 active' });
    walks(companion, 'lamedon', 'dol-amroth', { gondor: '2 active' });
    walks(companion, 'iron-hills', 'dale', { north: '3 active' });
    walks(companion, 'folde', 'edoras', { rohan: '3 active' });
  }
  walks('strider', 'lossarnach', 'minas-tirith', {});
  walks('strider', 'folde', 'edoras', {});
  walks('strider', 'iron-hills', 'dale', { north: '3 active' });
  walks('strider', 'buckland', 'shire', { north: '3 active' });
});

rule('Only the end of a move counts, not the Cities passed', ['WR-7.2.8'], () => {
  walks('boromir', 'lamedon', 'lossarnach', {}); // by Pelargir: there is no other way of two regions
});

rule('It does not matter how a Companion comes: with an Army, out of the Fellowship, by a card', ['WR-7.2.10'], () => {
  const politics = { north: 'at war', dwarves: '3 passive' };
  const woken = { politics: { dwarves: '3 active' } };
  const march = scene(wotr, {
    dice: { free: ['army'], shadow: ['event'] },
    politics,
    dale: { north: '1r' },
    characters: { gimli: 'dale' },
  });
  march.play('free', 'die army', 'march dale', 'to erebor');
  march.position(woken);

  const advance = scene(
    wotr,
    {
      dice: { free: ['army'], shadow: ['event'] },
      politics,
      dale: { north: '2r' },
      erebor: { captured: true, sauron: '1r' },
      characters: { gimli: 'dale' },
    },
    { rolls: [6, 1, 1, 1, 1] },
  );
  advance.play('free', 'die army', 'attack dale', 'against erebor');
  advance.play('shadow', 'fight in the field');
  advance.position({ politics: { dwarves: '3 passive' } });
  advance.play('free', 'advance army');
  advance.position({ ...woken, erebor: { captured: null }, characters: { gimli: 'erebor' } });

  const leave = scene(wotr, { ...walk, politics, fellowship: { at: 'dale', progress: 1 } });
  leave.play('free', 'die character', 'separate', 'take gimli', 'to erebor');
  leave.position(woken);

  const card = play('free', 'gwaihir-the-windlord', { politics, characters: { gimli: 'dale' } });
  card.play('free', 'take gimli', 'to erebor');
  card.position(woken);

  const retreat = war(
    {
      dice: { shadow: ['army'], free: ['event'] },
      politics,
      'vale-of-the-carnen': { southrons: '3r' },
      dale: { north: '2r' },
      characters: { gimli: 'dale' },
    },
    [1, 1, 1, 1, 1, 1, 1],
  );
  retreat.play('shadow', 'die army', 'attack vale-of-the-carnen', 'against dale', 'continue');
  retreat.play('free', 'retreat to erebor');
  retreat.position(woken);
});

rule('A Nation of many is spoken of as many', ['WR-7.2.1'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'] },
    politics: { dwarves: '3 passive', southrons: 'at war' },
    'east-rhun': { southrons: '1r' },
  });
  game.play('shadow', 'die army', 'march east-rhun', 'to iron-hills');
  game.says('Dwarves are now active', 'WR-7.2.2');
});

rule('An Army wakes the Nation that it enters; a lone Nazgûl or Minion does not', ['WR-7.2.2', 'WR-7.2.1'], () => {
  const politics = { rohan: '3 passive', isengard: 'at war' };
  const army = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'] },
    politics,
    orthanc: { isengard: '1r' },
  });
  army.play('shadow', 'die army', 'march orthanc', 'to fords-of-isen');
  army.says('Rohan is now active', 'WR-7.2.2');
  army.position({ politics: { rohan: '3 active' } });

  const alone = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'] },
    politics,
    moria: { nazgul: 1 },
    characters: { 'mouth-of-sauron': 'gap-of-rohan' },
  });
  alone.play(
    'shadow',
    'die character',
    'move minions',
    'from moria',
    'to edoras',
    'take mouth-of-sauron',
    'to westemnet',
  );
  alone.position({ edoras: { nazgul: 1 }, politics: { rohan: '3 passive' } });
});

rule('An Army wakes a Nation by advancing or retreating into it, too', ['WR-7.2.2'], () => {
  const politics = { rohan: '3 passive' };
  const dice = { shadow: ['army'], free: ['army'] };
  const advance = war(
    { dice, politics, 'western-brown-lands': { sauron: '3r' }, eastemnet: { elves: '1r' } },
    [6, 1, 1, 1],
  );
  advance.play('shadow', 'die army', 'attack western-brown-lands', 'against eastemnet');
  advance.position({ politics });
  advance.play('shadow', 'advance army');
  advance.position({ eastemnet: { sauron: '3r' }, politics: { rohan: '3 active' } });

  const retreat = war(
    { act: 'free', dice, politics, lorien: { elves: '1r' }, 'parth-celebrant': { sauron: '1r' } },
    [1, 1],
  );
  retreat.play('free', 'die army', 'attack lorien', 'continue');
  retreat.play('shadow', 'retreat to eastemnet');
  retreat.position({ politics: { rohan: '3 active' } });
});

rule('An active Nation stays active, even when it is set back', ['WR-7.2.1'], () => {
  const game = play('shadow', 'stormcrow', {
    politics: { rohan: '1 active' },
    fellowship: { at: 'edoras' },
    edoras: { rohan: '1r' },
  });
  game.position({ politics: { rohan: '2 active' } });
});

rule('Elves and Shadow Nations are never passive; the other four can be', ['WR-7.5.3'], () => {
  for (const nation of ['elves', 'isengard', 'sauron', 'southrons'])
    assert.throws(() => scene(wotr, { politics: { [nation]: '2 passive' } }), PositionError);
  const game = scene(wotr, { politics: PASSIVE });
  game.position({ politics: { ...PASSIVE, elves: '3 active', isengard: '1 active', southrons: '2 active' } });
});

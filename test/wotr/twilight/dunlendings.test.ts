// The Hillmen of Dunland (WR-12.7).
import assert from 'node:assert/strict';
import { hasUnits } from '../../../games/wotr/forces/force.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { DUNLENDING } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { twilight } from './table.ts';

const atWar = { isengard: 'at war', rohan: 'at war', sauron: 'at war' };

rule('Factions are out of play until a Muster result brings them in', ['WR-12.7.1'], () => {
  const game = twilight(undefined);
  game.position({ factions: [] });
  assert.equal(game.state.reserve[DUNLENDING], 12);
  assert.ok(game.state.apart.every((figures) => figures === 0));
  const war = twilight({ act: 'shadow', politics: atWar, dice: { shadow: ['army'] } });
  war.play('shadow', 'die army');
  war.refuses('shadow', 'call hillmen', 'WR-12.7.1');
});

rule('With Isengard At War a Muster result brings two Dunlendings to each Settlement of Dunland', ['WR-12.7.2'], () => {
  const game = twilight({ act: 'shadow', politics: { isengard: 'at war' }, dice: { shadow: ['muster', 'muster'] } });
  game.play('shadow', 'die muster', 'call hillmen');
  game.says('2 Dunlendings rise in North Dunland.', 'WR-12.7.2');
  game.position({
    factions: ['hillmen'],
    'north-dunland': { dunlendings: 2 },
    'south-dunland': { dunlendings: 2 },
  });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'call hillmen', 'WR-12.7.1');
  const early = twilight({ act: 'shadow', politics: { isengard: '1' }, dice: { shadow: ['muster'] } });
  early.play('shadow', 'die muster');
  early.refuses('shadow', 'call hillmen', 'WR-12.7.2');
});

rule('The Hillmen come only to the Settlement of Dunland that the Shadow holds', ['WR-12.7.2'], () => {
  const game = twilight({
    act: 'shadow',
    politics: { isengard: 'at war' },
    'south-dunland': { captured: true, rohan: '2r' },
    dice: { shadow: ['muster'] },
  });
  game.play('shadow', 'die muster', 'call hillmen');
  game.position({ 'north-dunland': { dunlendings: 2 }, 'south-dunland': { rohan: '2r' } });
  const lost = twilight({
    act: 'shadow',
    politics: { isengard: 'at war' },
    'north-dunland': { captured: true },
    'south-dunland': { captured: true },
    dice: { shadow: ['muster'] },
  });
  lost.play('shadow', 'die muster');
  lost.refuses('shadow', 'call hillmen', 'WR-12.7.2');
});

rule('Death to the Forgoil places two where a Shadow Army stands in Isengard or Rohan', ['WR-12.7.3'], () => {
  const position = {
    act: 'shadow',
    factions: ['hillmen'],
    politics: atWar,
    westemnet: { isengard: '1r' },
    'helms-deep': { rohan: '2r', isengard: '3r' },
    orthanc: { isengard: '2r', rohan: '5r' },
    osgiliath: { sauron: '3r' },
    dice: { shadow: ['muster', 'muster'] },
  };
  const game = twilight(position);
  game.play('shadow', 'die muster');
  game.offers('shadow', ['forgoil westemnet', 'forgoil helms-deep']);
  game.refuses('shadow', 'forgoil edoras', 'WR-12.7.3'); // no Army
  game.refuses('shadow', 'forgoil osgiliath', 'WR-12.7.3'); // neither Isengard nor Rohan
  game.refuses('shadow', 'forgoil orthanc', 'WR-12.7.3'); // besieged
  game.play('shadow', 'forgoil westemnet');
  game.position({ westemnet: { isengard: '1r', dunlendings: 2 } });
  const without = twilight({ ...position, factions: [] });
  without.play('shadow', 'die muster');
  without.refuses('shadow', 'forgoil westemnet', 'WR-12.7.3');
});

rule('No recruit but Death to the Forgoil places a Dunlending', ['WR-12.7.4'], () => {
  const game = twilight({
    act: 'shadow',
    factions: ['hillmen'],
    politics: atWar,
    orthanc: { isengard: '1r' },
    characters: { saruman: 'orthanc' },
    dice: { shadow: ['muster', 'muster'] },
  });
  game.play('shadow', 'die muster');
  assert.ok(!game.list('shadow').includes('recruit dunlending'));
  game.play('shadow', 'voice recruit');
  assert.equal(game.state.reserve[DUNLENDING], 12);
});

rule(
  'Three Dunlendings roll three dice, and ten of them are as many as a region holds',
  ['WR-12.7.5', 'WR-12.7.6'],
  () => {
    const game = twilight(
      {
        act: 'shadow',
        factions: ['hillmen'],
        politics: atWar,
        'fords-of-isen': { dunlendings: 3 },
        westemnet: { rohan: '1r' },
        dice: { shadow: ['army'] },
      },
      { rolls: [1, 2, 3, 6] },
    );
    game.play('shadow', 'die army', 'attack fords-of-isen', 'against westemnet');
    game.says('1, 2, 3: 0 hits', 'WR-6.21.1');
    game.says('Two Dunlendings in Fords of Isen are lost.', 'WR-12.7.6');
    game.position({ 'fords-of-isen': { dunlendings: 1 } });
    const full = twilight({
      act: 'shadow',
      factions: ['hillmen'],
      politics: atWar,
      westemnet: { dunlendings: 10 },
      dice: { shadow: ['muster'] },
    });
    full.play('shadow', 'die muster');
    full.refuses('shadow', 'forgoil westemnet', 'WR-6.6.7');
  },
);

rule(
  'A Dunlending is no Regular for an Elite that is reduced, and the Voice makes no Elite of one',
  ['WR-12.7.5'],
  () => {
    const game = twilight({
      act: 'shadow',
      factions: ['hillmen'],
      politics: atWar,
      orthanc: { dunlendings: 2 },
      characters: { saruman: 'orthanc' },
      dice: { shadow: ['muster'] },
    });
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'voice upgrade', 'WR-6.6.4');
  },
);

rule('Dunlendings are units of Isengard: while it is not At War they stay at home', ['WR-12.7.4'], () => {
  const game = twilight({
    act: 'shadow',
    factions: ['hillmen'],
    politics: { isengard: '1' },
    'south-dunland': { dunlendings: 2 },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'march south-dunland');
  game.offers('shadow', ['to gap-of-rohan']);
  game.refuses('shadow', 'to fords-of-isen');
});

const battle = (army: Record<string, unknown>, rolls: readonly number[], hands: Record<string, unknown> = {}) => {
  const game = twilight(
    {
      act: 'shadow',
      factions: ['hillmen'],
      politics: atWar,
      'fords-of-isen': army,
      westemnet: { rohan: '2r' },
      dice: { shadow: ['army', 'army'] },
      hands,
    },
    { rolls },
  );
  game.play('shadow', 'die army', 'attack fords-of-isen');
  if (game.list('shadow').includes('against westemnet')) game.play('shadow', 'against westemnet');
  return game;
};

rule('Of a mixed Army the Shadow chooses a Regular, an Elite or two Dunlendings for each hit', ['WR-12.7.8'], () => {
  const game = battle({ isengard: '1r 1e', dunlendings: 2 }, [1, 1, 1, 1, 6, 1]);
  game.offersOnly('shadow', ['remove isengard-regular', 'reduce isengard-elite', 'remove two dunlending']);
  game.play('shadow', 'remove two dunlending');
  game.position({ 'fords-of-isen': { isengard: '1r 1e' } });
});

rule('A single Dunlending falls last', ['WR-12.7.9'], () => {
  const game = battle({ isengard: '1r 1e', dunlendings: 1 }, [1, 1, 1, 6, 1]);
  game.offersOnly('shadow', ['remove isengard-regular', 'reduce isengard-elite']);
  game.refuses('shadow', 'remove dunlending', 'WR-12.7.9');
  const regular = battle({ isengard: '1r', dunlendings: 1 }, [1, 1, 6, 1]);
  regular.says('Isengard Regular in Fords of Isen is lost.');
  regular.position({ 'fords-of-isen': { dunlendings: 1 } });
  const alone = battle({ dunlendings: 1 }, [1, 6, 1]);
  assert.ok(!hasUnits(alone.state, R['fords-of-isen'], SHADOW) && hasUnits(alone.state, R.westemnet, FREE));
});

rule(
  'For a card that asks for hits of one’s own each Dunlending counts for one, also a single one',
  ['WR-12.7.7'],
  () => {
    const game = battle({ isengard: '1r', dunlendings: 4 }, [1, 1, 1, 1, 1], { shadow: ['rage-of-the-dunlendings-e'] });
    game.play('shadow', 'card', 'choose rage-of-the-dunlendings-e', 'suffer 2');
    game.offersOnly('shadow', ['remove isengard-regular', 'remove dunlending']);
    game.play('shadow', 'remove dunlending', 'remove dunlending');
    game.position({ 'fords-of-isen': { isengard: '1r', dunlendings: 2 } });
    const single = battle({ isengard: '1r', dunlendings: 1 }, [], { shadow: ['rage-of-the-dunlendings-e'] });
    single.play('shadow', 'card', 'choose rage-of-the-dunlendings-e', 'suffer 1');
    single.offersOnly('shadow', ['remove isengard-regular', 'remove dunlending']);
  },
);

rule('There are twelve Dunlendings', ['WR-12.7.10'], () => {
  const position = {
    act: 'shadow',
    factions: ['hillmen'],
    politics: atWar,
    westemnet: { dunlendings: 10 },
    'south-dunland': { dunlendings: 1 },
    dice: { shadow: ['muster', 'muster'] },
  };
  const game = twilight(position);
  game.play('shadow', 'die muster', 'forgoil south-dunland');
  game.position({ 'south-dunland': { dunlendings: 2 } }); // the only one left
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'forgoil south-dunland', 'WR-12.7.10');
});

rule('Dunlendings that fall can be mustered again, even when none is left', ['WR-12.7.11'], () => {
  const game = twilight(
    {
      act: 'shadow',
      factions: ['hillmen'],
      politics: atWar,
      'fords-of-isen': { dunlendings: 1 },
      orthanc: { isengard: '1r' },
      westemnet: { rohan: '2r' },
      dice: { shadow: ['army', 'muster'] },
    },
    { rolls: [1, 6, 1] },
  );
  game.play('shadow', 'die army', 'attack fords-of-isen');
  assert.equal(game.state.reserve[DUNLENDING], 12);
  game.play('shadow', 'die muster', 'forgoil orthanc');
  game.position({ orthanc: { isengard: '1r', dunlendings: 2 } });
});

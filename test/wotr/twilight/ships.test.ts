// The Corsairs of Umbar and their Ships (WR-12.8).
import assert from 'node:assert/strict';
import { COASTAL, REGION_IDS } from '../../../games/wotr/map/regions.ts';
import { SHIP } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { twilight } from './table.ts';

const atWar = { southrons: 'at war', gondor: 'at war' };
const play = { act: 'shadow', factions: ['corsairs'], politics: atWar };

rule('With the Southrons and Easterlings At War the Corsairs come: two Ships in Umbar', ['WR-12.8.1'], () => {
  const game = twilight({ act: 'shadow', politics: { southrons: 'at war' }, dice: { shadow: ['muster'] } });
  game.play('shadow', 'die muster', 'call corsairs');
  game.says('2 Corsair Ships come to Umbar.', 'WR-12.8.1');
  game.position({ factions: ['corsairs'], umbar: { ships: 2 } });
  const early = twilight({ act: 'shadow', politics: { southrons: '2' }, dice: { shadow: ['muster'] } });
  early.play('shadow', 'die muster');
  early.refuses('shadow', 'call corsairs', 'WR-12.8.1');
});

rule(
  'While the Free Peoples hold Umbar no Ship comes, neither the first nor another',
  ['WR-12.8.1', 'WR-12.8.3'],
  () => {
    const lost = { act: 'shadow', politics: atWar, umbar: { captured: true }, dice: { shadow: ['muster'] } };
    const game = twilight(lost);
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'call corsairs', 'WR-12.8.3');
    const later = twilight({ ...lost, factions: ['corsairs'] });
    later.play('shadow', 'die muster');
    later.refuses('shadow', 'black ships', 'WR-12.8.3');
  },
);

rule('Black Ships brings a Ship and a Regular to Umbar; to a besieged Umbar only the Ship', ['WR-12.8.2'], () => {
  const game = twilight({ ...play, umbar: { southrons: '1r', ships: 2 }, dice: { shadow: ['muster'] } });
  game.play('shadow', 'die muster', 'black ships');
  game.position({ umbar: { southrons: '2r', ships: 3 } });
  const besieged = twilight({ ...play, umbar: { southrons: '1r', gondor: '3r' }, dice: { shadow: ['muster'] } });
  besieged.play('shadow', 'die muster', 'black ships');
  besieged.position({ umbar: { southrons: '1r', gondor: '3r', ships: 1 } });
  const before = twilight({ ...play, factions: [], dice: { shadow: ['muster'] } });
  before.play('shadow', 'die muster');
  before.refuses('shadow', 'black ships', 'WR-12.8.2');
});

rule('There are six Ships', ['WR-12.8.16'], () => {
  const game = twilight({ ...play, umbar: { ships: 6 }, dice: { shadow: ['muster'] } });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'black ships', 'WR-12.8.16');
});

rule('Ships are no units: they fill no region and roll no dice', ['WR-12.8.4', 'WR-12.8.5'], () => {
  const game = twilight({
    ...play,
    'west-harondor': { southrons: '1r', ships: 4 },
    pelargir: { gondor: '1r' },
    umbar: { southrons: '9r', ships: 2 },
    dice: { shadow: ['army', 'army'] },
  });
  game.play('shadow', 'die army', 'march umbar', 'to west-harondor', 'done');
  game.position({ 'west-harondor': { southrons: '10r', ships: 4 } });
  const lone = twilight(
    { ...play, 'west-harondor': { southrons: '1r', ships: 4 }, pelargir: { gondor: '1r' }, dice: { shadow: ['army'] } },
    { rolls: [1, 1] },
  );
  lone.play('shadow', 'die army', 'attack west-harondor');
  lone.says('The Shadow rolls 1: 0 hits.');
});

rule(
  'A Fleet sails one or two regions along the coast, past enemies too, and takes no control',
  ['WR-12.8.6', 'WR-12.8.7', 'WR-12.8.8', 'WR-12.8.15'],
  () => {
    assert.equal(REGION_IDS.filter((_, region) => COASTAL[region]).length, 14);
    const game = twilight({
      ...play,
      umbar: { ships: 3 },
      'west-harondor': { gondor: '2r' },
      pelargir: { gondor: '1r' },
      dice: { shadow: ['army', 'character'] },
    });
    game.play('shadow', 'die army', 'sail umbar');
    game.offersOnly('shadow', ['to west-harondor', 'to pelargir', 'leave corsair-ship']);
    game.refuses('shadow', 'to lamedon', 'WR-12.8.8');
    game.refuses('shadow', 'to near-harad', 'WR-12.8.6');
    game.play('shadow', 'leave corsair-ship', 'to pelargir');
    game.says('2 Corsair Ships sail from Umbar to Pelargir.', 'WR-12.8.8');
    game.position({ umbar: { ships: 1 }, pelargir: { gondor: '1r', ships: 2 } });
    assert.ok(game.state.captured.every((marker) => marker === 0));
    game.refuses('shadow', 'sail pelargir', 'WR-12.8.8'); // these Ships have sailed
    game.play('shadow', 'sail umbar', 'to west-harondor'); // others have not
    game.position({ 'west-harondor': { ships: 1 } });
  },
);

rule('Only an Army result moves Ships', ['WR-12.8.8'], () => {
  const game = twilight({ ...play, umbar: { southrons: '1r', nazgul: 1, ships: 1 }, dice: { shadow: ['character'] } });
  game.play('shadow', 'die character');
  assert.ok(!game.list('shadow').includes('sail umbar'));
  game.refuses('shadow', 'sail umbar');
});

rule('An Army goes from Ship to Ship at any distance, and takes an undefended Settlement', ['WR-12.8.9'], () => {
  const position = {
    ...play,
    umbar: { southrons: '3r', ships: 1 },
    'grey-havens': { ships: 1 },
    pelargir: { ships: 1 },
    'dol-amroth': { gondor: '2r', ships: 1 },
    dice: { shadow: ['army'] },
  };
  const game = twilight(position);
  game.play('shadow', 'die army', 'march umbar');
  game.offers('shadow', ['to pelargir', 'to grey-havens', 'to near-harad']);
  game.refuses('shadow', 'to lamedon', 'WR-12.8.9'); // a Ship at one end only
  game.refuses('shadow', 'to dol-amroth', 'WR-6.9.3'); // to be attacked
  game.play('shadow', 'to pelargir');
  game.says('The Shadow ships 3 Regulars from Umbar to Pelargir.', 'WR-12.8.9');
  game.position({ pelargir: { southrons: '3r', captured: true } });
  const led = twilight({
    ...position,
    umbar: { southrons: '3r', nazgul: 1, ships: 1 },
    dice: { shadow: ['character'] },
  });
  led.play('shadow', 'die character', 'march umbar', 'to pelargir');
  led.position({ pelargir: { southrons: '3r', nazgul: 1, captured: true } });
});

rule('One Army result may sail a Fleet and then carry an Army to it', ['WR-12.8.9', 'WR-12.8.8'], () => {
  const game = twilight({ ...play, umbar: { southrons: '2r', ships: 2 }, dice: { shadow: ['army'] } });
  game.play('shadow', 'die army', 'sail umbar', 'leave corsair-ship', 'to pelargir', 'march umbar', 'to pelargir');
  game.position({ pelargir: { southrons: '2r', ships: 1, captured: true } });
});

rule('An Army attacks from Ship to Ship at any distance, and may not cease', ['WR-12.8.11', 'WR-12.8.12'], () => {
  const position = {
    ...play,
    umbar: { southrons: '2r', ships: 1 },
    'dol-amroth': { gondor: '3r', ships: 2 },
    dice: { shadow: ['army', 'army'] },
  };
  const game = twilight(position, { rolls: [1, 1, 6, 1, 1, 1, 6, 1, 1] });
  game.play('shadow', 'die army', 'attack umbar');
  game.play('shadow', 'against dol-amroth');
  game.play('free', 'fight in the field');
  game.asks('free', 'Stand, or retreat'); // nobody asks the Shadow whether it ceases
  game.play('free', 'stand', 'fight in the field');
  game.says('2 Corsair Ships at Dol Amroth are lost.', 'WR-12.8.12');
  assert.equal(game.state.reserve[SHIP], 5);
  const oneEnd = twilight({ ...position, umbar: { southrons: '2r' } });
  oneEnd.play('shadow', 'die army');
  oneEnd.refuses('shadow', 'attack umbar', 'WR-6.14.3');
  const led = twilight({
    ...position,
    umbar: { southrons: '2r', nazgul: 1, ships: 1 },
    dice: { shadow: ['character'] },
  });
  led.play('shadow', 'die character');
  led.offers('shadow', 'attack umbar');
});

rule('To come by Ship to a friend under siege is to attack the besiegers', ['WR-12.8.13'], () => {
  const game = twilight(
    {
      ...play,
      umbar: { southrons: '1r', gondor: '1r', ships: 1 },
      'west-harondor': { gondor: '1r' },
      enedwaith: { southrons: '4r', ships: 1 },
      dice: { shadow: ['army', 'army'] },
    },
    { rolls: [6, 1, 1, 1, 1] },
  );
  game.play('shadow', 'die army');
  game.play('shadow', 'attack enedwaith', 'against umbar');
  game.says('The Shadow attacks Umbar with 4 Regulars.');
  game.play('shadow', 'advance army');
  game.position({ umbar: { southrons: '5r' } });
});

rule('Nobody retreats by Ship', ['WR-12.8.10'], () => {
  const game = twilight(
    {
      act: 'free',
      factions: ['corsairs'],
      politics: atWar,
      'west-harondor': { southrons: '2r', ships: 1 },
      enedwaith: { ships: 1 },
      osgiliath: { gondor: '2r' },
      dice: { free: ['army', 'army'] },
    },
    { rolls: [1, 1, 1, 1] },
  );
  game.play('free', 'die army', 'attack osgiliath');
  game.play('free', 'against west-harondor', 'continue');
  game.offers('shadow', ['retreat to umbar']);
  game.refuses('shadow', 'retreat to enedwaith', 'WR-12.8.10');
});

rule('Ships are lost when their Army is driven off or destroyed, not when the attack ceases', ['WR-12.8.14'], () => {
  const attack = (rolls: readonly number[]) => {
    const game = twilight(
      {
        act: 'free',
        factions: ['corsairs'],
        politics: atWar,
        'west-harondor': { southrons: '2r', ships: 2 },
        osgiliath: { gondor: '2r' },
        dice: { free: ['army', 'army'] },
      },
      { rolls },
    );
    game.play('free', 'die army', 'attack osgiliath', 'against west-harondor');
    return game;
  };
  const retreat = attack([1, 1, 1, 1]);
  retreat.play('free', 'continue');
  retreat.play('shadow', 'retreat to umbar');
  retreat.says('2 Corsair Ships at West Harondor are lost.', 'WR-12.8.14');
  assert.equal(retreat.state.reserve[SHIP], 6);
  const ceased = attack([1, 1, 1, 1]);
  ceased.play('free', 'cease');
  ceased.position({ 'west-harondor': { ships: 2 } });
  const destroyed = attack([6, 6, 1, 1]);
  destroyed.says('2 Corsair Ships at West Harondor are lost.', 'WR-12.8.14');
});

rule('An Army that withdraws into Umbar loses the Ships before its walls', ['WR-12.8.14'], () => {
  const game = twilight({
    act: 'free',
    factions: ['corsairs'],
    politics: atWar,
    umbar: { southrons: '2r', ships: 2 },
    'west-harondor': { gondor: '2r' },
    dice: { free: ['army', 'army'] },
  });
  game.play('free', 'die army', 'attack west-harondor', 'against umbar');
  game.play('shadow', 'withdraw');
  game.says('2 Corsair Ships at Umbar are lost.', 'WR-12.8.14');
});

// Free regions, Settlements, and what lies outside the regions (WR-2.8 to WR-2.11).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { HOME_SIDE_OF, isSettlement, REGION_IDS, SETTLEMENT_OF, STRONGHOLD } from '../../../games/wotr/map/regions.ts';
import { NATION_IDS } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

const everybodyAtWar = Object.fromEntries(NATION_IDS.map((nation) => [nation, 'at war']));

rule('A figure is in one region: what moves leaves the one and is in the other', ['WR-2.8.1'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster-army'], shadow: ['army'] },
    'minas-tirith': { gondor: '3r 1e 1l' },
    characters: { strider: 'minas-tirith' },
  });
  game.play('free', 'die muster-army', 'march minas-tirith', 'leave gondor-regular', 'to lossarnach');
  game.position({
    'minas-tirith': { gondor: '1r' },
    lossarnach: { gondor: '2r 1e 1l' },
    characters: { strider: 'lossarnach' },
  });
  const words = wotr.position(game.state);
  const holding = REGION_IDS.filter((id) => words[id] !== undefined);
  assert.deepEqual(holding, ['lossarnach', 'minas-tirith']);
});

rule('A region is free without enemy Army and enemy Settlement', ['WR-2.9.1'], () => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['army', 'army'], free: ['event'] },
      osgiliath: { sauron: '2r' },
      lossarnach: { gondor: '2r' },
      pelargir: { captured: true },
      politics: everybodyAtWar,
    },
    { rolls: [1, 1, 1, 1] },
  );
  game.play('shadow', 'die army', 'attack osgiliath', 'against lossarnach', 'continue');
  game.offers('free', ['stand', 'retreat to minas-tirith']);
  game.refuses('free', 'retreat to pelargir', 'WR-6.27.4'); // an enemy Settlement, though nobody is there
  game.refuses('free', 'retreat to osgiliath', 'WR-6.27.4'); // an enemy Army
});

rule('An Army may move to an undefended enemy Settlement', ['WR-2.9.1'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster-army'], shadow: ['army'] },
    lossarnach: { gondor: '1r' },
    pelargir: { captured: true },
    politics: everybodyAtWar,
  });
  game.play('free', 'die muster-army', 'march lossarnach', 'to pelargir');
  game.position({ pelargir: { gondor: '1r', captured: null } });
});

rule('A Stronghold one besieges counts as free', ['WR-2.9.2'], () => {
  const words = {
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    'druadan-forest': { sauron: '2r' },
    folde: { rohan: '3r' },
    politics: everybodyAtWar,
  };
  const march = scene(wotr, { ...words, act: 'shadow', dice: { shadow: ['army'], free: ['event'] } });
  march.play('shadow', 'die army', 'march druadan-forest', 'to minas-tirith');
  march.position({ 'minas-tirith': { gondor: '2r', sauron: '4r' } });

  const retreat = scene(
    wotr,
    { ...words, dice: { free: ['muster-army'], shadow: ['event'] } },
    { rolls: [1, 1, 1, 1, 1] },
  );
  retreat.play('free', 'die muster-army', 'attack folde', 'against druadan-forest', 'continue');
  retreat.play('shadow', 'retreat to minas-tirith');
  retreat.position({ 'minas-tirith': { gondor: '2r', sauron: '4r' } });
});

rule('A Stronghold under siege is not free for its owner, who can only attack from outside', ['WR-2.9.3'], () => {
  const words = {
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    lossarnach: { gondor: '2r' },
    politics: everybodyAtWar,
  };
  const game = scene(wotr, { ...words, dice: { free: ['muster-army'], shadow: ['army'] } });
  game.play('free', 'die muster-army');
  game.offers('free', 'attack lossarnach');
  game.play('free', 'march lossarnach');
  game.refuses('free', 'to minas-tirith', 'WR-6.32.4');

  const driven = scene(
    wotr,
    { ...words, osgiliath: { sauron: '2r' }, act: 'shadow', dice: { shadow: ['army'], free: ['event'] } },
    { rolls: [1, 1, 1, 1] },
  );
  driven.play('shadow', 'die army', 'attack osgiliath', 'against lossarnach', 'continue');
  driven.refuses('free', 'retreat to minas-tirith', 'WR-6.27.4');
});

rule('A Fortification is no Settlement: nothing is recruited or captured there', ['WR-2.10.3'], () => {
  const recruits = scene(wotr, {
    dice: { free: ['muster'] },
    osgiliath: { gondor: '1r' },
    'fords-of-isen': { rohan: '1r' },
    politics: everybodyAtWar,
  });
  recruits.play('free', 'die muster', 'recruit rohan-regular');
  recruits.refuses('free', 'in fords-of-isen', 'WR-6.4.4');
  recruits.play('free', 'in edoras', 'recruit gondor-regular');
  recruits.refuses('free', 'in osgiliath', 'WR-6.4.4');

  const enters = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    'south-ithilien': { sauron: '3r' },
    orthanc: { isengard: '2r' },
    politics: everybodyAtWar,
  });
  enters.play('shadow', 'die army', 'march south-ithilien', 'to osgiliath', 'march orthanc', 'to fords-of-isen');
  enters.position({ osgiliath: { sauron: '3r' }, 'fords-of-isen': { isengard: '2r' } });
  assert.ok(enters.view('spectator').captured.every((marker) => marker === 0));
  assert.match(wotr.show(enters.view('shadow')), /Shadow 0 of 10/);
});

const attackOf = (region: string, nation: string, from: string, roll: number) => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['army'], free: ['event'] },
      [region]: { [nation]: '2r' },
      [from]: { sauron: '1r' },
      politics: everybodyAtWar,
    },
    { rolls: [roll, 1, 1] },
  );
  game.play('shadow', 'die army', `attack ${from}`);
  return game;
};

const recruitsIn = (nation: string, region: string): void => {
  const game = scene(wotr, { dice: { free: ['muster'], shadow: ['event'] }, politics: everybodyAtWar });
  game.play('free', 'die muster', `recruit ${nation}-elite`, `in ${region}`);
  game.position({ [region]: { [nation]: '1e' } });
};

rule('A Town takes recruits of its Nation, but neither helps its defenders nor is worth points', ['WR-2.10.4'], () => {
  recruitsIn('north', 'bree');
  const strangers = scene(wotr, { dice: { free: ['muster'] }, politics: everybodyAtWar });
  strangers.play('free', 'die muster', 'recruit elves-elite');
  strangers.refuses('free', 'in bree', 'WR-6.4.4');

  const battle = attackOf('bree', 'north', 'weather-hills', 5);
  battle.position({ bree: { north: '1r' } }); // a 5 hits in the first round

  const fallen = scene(wotr, { dice: { free: ['event'] }, bree: { captured: true }, carrock: { captured: true } });
  assert.match(wotr.show(fallen.view('shadow')), /Shadow 0 of 10/);
});

rule('A City takes recruits and helps its defenders in the first round', ['WR-2.10.5'], () => {
  recruitsIn('gondor', 'pelargir');
  attackOf('pelargir', 'gondor', 'west-harondor', 5).position({ pelargir: { gondor: '2r' } });
  attackOf('pelargir', 'gondor', 'west-harondor', 6).position({ pelargir: { gondor: '1r' } });
});

rule('A Stronghold takes recruits and lets its defenders withdraw into a siege', ['WR-2.10.6'], () => {
  recruitsIn('gondor', 'dol-amroth');
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    'minas-tirith': { gondor: '2r' },
    osgiliath: { sauron: '3r' },
    politics: everybodyAtWar,
  });
  game.play('shadow', 'die army', 'attack osgiliath', 'against minas-tirith');
  game.offersOnly('free', ['fight in the field', 'withdraw']);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: '3r' } });
  assert.equal(game.view('free').captured.filter(Boolean).length, 0);
});

rule('Every Stronghold has an inside: the besieged are apart from the besiegers', ['WR-2.10.7'], () => {
  const strongholds = REGION_IDS.filter((_, region) => SETTLEMENT_OF[region] === STRONGHOLD);
  assert.equal(strongholds.length, 16);
  for (const [region, id] of REGION_IDS.entries()) {
    if (!strongholds.includes(id)) continue;
    const home = HOME_SIDE_OF[region] === 0 ? 'free' : 'shadow';
    const away = home === 'free' ? 'shadow' : 'free';
    const die = { free: 'muster-army', shadow: 'army' } as const;
    const words = { [id]: { gondor: '2r', sauron: '2r' }, politics: everybodyAtWar };
    const inside = scene(wotr, { ...words, act: home, dice: { [home]: [die[home]] } });
    inside.play(home, `die ${die[home]}`);
    inside.refuses(home, `march ${id}`, 'WR-6.32.4');
    inside.offers(home, `attack ${id}`); // a sortie
    const outside = scene(wotr, { ...words, act: away, dice: { [away]: [die[away]] } });
    outside.play(away, `die ${die[away]}`);
    outside.offers(away, [`march ${id}`, `attack ${id}`]);
  }
});

rule('Control Markers never run out', ['WR-2.1.9'], () => {
  const settlements = REGION_IDS.filter((id, region) => isSettlement(region) && id !== 'shire');
  const taken = settlements.filter((_, i) => i % 3 !== 0).slice(0, 20);
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    ...Object.fromEntries(taken.map((id) => [id, { captured: true }])),
    buckland: { sauron: '1r' },
    politics: everybodyAtWar,
  });
  assert.equal(game.view('shadow').captured.filter(Boolean).length, 20);
  game.play('shadow', 'die army', 'march buckland', 'to shire');
  game.position({ shire: { captured: true } });
  assert.equal(game.view('shadow').captured.filter(Boolean).length, 21);
});

rule('Tracks, boxes and decks outside the regions are all part of what players see', ['WR-2.11.1', 'WR-2.11.2'], () => {
  const words = {
    dice: { free: ['event'] },
    fellowship: {
      at: 'moria',
      progress: 3,
      corruption: 4,
      guide: 'strider',
      companions: ['strider', 'meriadoc'],
    },
    hunt: { shadow: 2, free: 1 },
    politics: { rohan: '1 active' },
    rings: { free: 1, shadow: 2 },
    'minas-tirith': { gondor: '1r', sauron: '7r' },
    moria: { captured: true },
  };
  const { hunt, fellowship, rings, politics } = words;
  const game = scene(wotr, words);
  const { companions, ...track } = fellowship;
  game.position({ hunt, rings, politics, fellowship: track });
  for (const companion of companions) game.position({ characters: { [companion]: 'fellowship' } });
  const shown = wotr.show(game.view('spectator'));
  for (const text of [
    'Free Peoples 2 of 4, Shadow 0 of 10', // the Victory Points track
    'progress 3',
    'Corruption 4',
    'Guide: Strider',
    'with Strider, Meriadoc',
    'Hunt: 2 Shadow and 1 Free Peoples dice',
    'Rohan 1',
    'Elven Rings 1',
    'Elven Rings 2',
    'Minas Tirith (besieged)',
    'Minas Tirith (besieging)',
  ])
    assert.ok(shown.includes(text), `${text} in\n${shown}`);
  assert.deepEqual(game.view('spectator').deckCounts, [24, 24, 24, 24]);

  const mordor = scene(wotr, { dice: { free: ['event'] }, fellowship: { mordor: 3 } });
  mordor.position({ fellowship: { mordor: 3 } });
  assert.ok(wotr.show(mordor.view('spectator')).includes('on the Mordor Track, step 3'));
});

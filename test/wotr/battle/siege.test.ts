import assert from 'node:assert/strict';
import { R } from '../../../games/wotr/map/regions.ts';
import { GONDOR } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { fight } from './arena.ts';

const atTheGates = { by: 'shadow', from: 'osgiliath', to: 'minas-tirith' } as const;
const siege = { by: 'shadow', from: 'minas-tirith', to: 'minas-tirith' } as const;
const sortie = { by: 'free', from: 'minas-tirith', to: 'minas-tirith' } as const;

rule(
  'A defender may withdraw into its Stronghold before a round; the attacker who advances besieges it',
  ['WR-6.30.1', 'WR-6.30.3', 'WR-6.30.4', 'WR-6.30.7', 'WR-6.30.8', 'WR-6.30.9', 'WR-7.3.7'],
  () => {
    const b = fight({
      ...atTheGates,
      attackers: { 'sauron-regular': 4 },
      defenders: { 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 2 },
      free: ['athelas'],
    });
    assert.deepEqual(b.list('free'), ['fight in the field', 'withdraw']);
    assert.equal(b.s.step[GONDOR], 1);
    const reserve = b.s.reserve[GONDOR * 3];
    b.play('free: withdraw', 'shadow: advance army', 'free: remove gondor-regular', 'free: remove gondor-regular');
    assert.ok(b.isOver);
    assert.equal(b.units('minas-tirith', 'free'), 5);
    assert.equal(b.count('minas-tirith', 'gondor-leader'), 2);
    assert.equal(b.units('minas-tirith', 'shadow'), 4);
    assert.equal(b.s.reserve[GONDOR * 3], reserve + 2);
    assert.equal(b.s.captured[R['minas-tirith']], 0);
  },
);

rule('If the attacker does not advance there is no siege and nobody is removed', ['WR-6.30.5'], () => {
  const b = fight({ ...atTheGates, attackers: { 'sauron-regular': 4 }, defenders: { 'gondor-regular': 7 } });
  b.play('free: withdraw', 'shadow: stay');
  assert.ok(b.isOver);
  assert.equal(b.units('minas-tirith', 'free'), 7);
});

rule('A Field Battle at a Stronghold has no Stronghold bonus', ['WR-6.30.2'], () => {
  const b = fight({
    ...atTheGates,
    attackers: { 'sauron-regular': 1 },
    defenders: { 'gondor-regular': 2 },
    rolls: [5, 1, 1],
  });
  b.play('free: fight in the field');
  assert.equal(b.units('minas-tirith', 'free'), 1);
});

rule(
  'A Siege Battle lasts one round; the besieger needs a 6 and may reduce an Elite to go on',
  ['WR-6.31.2', 'WR-6.31.3', 'WR-6.31.4', 'WR-6.31.5', 'WR-6.31.6', 'WR-6.31.7', 'WR-6.27.7', 'WR-6.32.1'],
  () => {
    const b = fight({
      ...siege,
      attackers: { 'sauron-regular': 1, 'sauron-elite': 1 },
      defenders: { 'gondor-regular': 3 },
      rolls: [5, 5, 1, 1, 1, 6, 5, 1, 1, 1],
    });
    assert.deepEqual(b.list('shadow'), ['reduce sauron-elite', 'cease']);
    b.play('shadow: reduce sauron-elite');
    assert.equal(b.units('minas-tirith', 'free'), 2);
    assert.ok(b.isOver);
    assert.equal(b.count('minas-tirith', 'sauron-regular'), 2);
  },
);

rule('An Elite that no Regular can replace does not extend a siege', ['WR-6.31.5'], () => {
  const b = fight({
    ...siege,
    attackers: { 'sauron-elite': 1 },
    defenders: { 'gondor-regular': 3 },
    rolls: [5, 1, 1, 1],
    prepare: (s) => {
      s.reserve[18] = 0;
    },
  });
  assert.ok(b.isOver);
});

rule('A card may make a Siege Battle last three rounds', ['WR-5.6.3', 'WR-6.27.1'], () => {
  const b = fight({
    ...siege,
    special: { siegeRounds: 3, silentFirstRound: true },
    free: ['the-last-battle'],
    attackers: { 'sauron-regular': 1 },
    defenders: { 'gondor-regular': 3 },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  b.play('shadow: continue', 'free: no card', 'shadow: continue', 'free: card', 'free: choose the-last-battle');
  assert.ok(b.isOver);
});

rule('When the garrison dies the Stronghold is captured', ['WR-6.36.3', 'WR-6.28.4'], () => {
  const b = fight({ ...siege, attackers: { 'sauron-regular': 1 }, defenders: { 'gondor-regular': 1 }, rolls: [6, 1] });
  assert.ok(b.isOver);
  assert.equal(b.s.captured[R['minas-tirith']], 1);

  const held = { attackers: { 'sauron-regular': 1 }, defenders: { 'gondor-regular': 1 }, rolls: [6, 5] };
  assert.equal(fight({ ...siege, ...held }).s.captured[R['minas-tirith']], 0);
  const rearguard = { 'sauron-regular': 1 };
  assert.equal(fight({ ...siege, ...held, rearguard }).s.captured[R['minas-tirith']], 1);
});

rule(
  'In a sortie both hit on 5; who ceases goes back inside, who wins stays in the region',
  ['WR-6.33.1', 'WR-6.33.2', 'WR-6.33.3', 'WR-6.33.4', 'WR-6.33.5', 'WR-6.33.6', 'WR-6.33.9'],
  () => {
    const b = fight({
      ...sortie,
      attackers: { 'gondor-regular': 2 },
      rearguard: { 'north-regular': 1 },
      defenders: { 'sauron-regular': 3 },
      rolls: [5, 1, 5, 1, 1, 1, 1, 1],
    });
    assert.equal(b.units('minas-tirith', 'shadow'), 2);
    assert.equal(b.units('minas-tirith', 'free'), 2);
    b.play('free: continue', 'shadow: stand', 'free: continue', 'shadow: retreat to osgiliath');
    assert.ok(b.isOver);
    assert.equal(b.units('minas-tirith', 'shadow'), 0);
    assert.equal(b.units('minas-tirith', 'free'), 2);
  },
);

rule('A sortie that dies loses the Stronghold unless units stayed inside', ['WR-6.33.8'], () => {
  const lost = { ...sortie, attackers: { 'gondor-regular': 1 }, defenders: { 'sauron-regular': 1 }, rolls: [1, 5] };
  assert.equal(fight(lost).s.captured[R['minas-tirith']], 1);
  assert.equal(fight({ ...lost, rearguard: { 'north-regular': 1 } }).s.captured[R['minas-tirith']], 0);
});

rule(
  'A besieger attacked from outside cannot withdraw; the relief enters as far as the limit allows',
  ['WR-6.34.1', 'WR-6.34.2', 'WR-6.34.3', 'WR-6.34.4', 'WR-6.30.12'],
  () => {
    const b = fight({
      by: 'free',
      from: 'lossarnach',
      to: 'minas-tirith',
      attackers: { 'gondor-regular': 5, 'rohan-regular': 2 },
      defenders: { 'sauron-regular': 1 },
      others: { 'minas-tirith': { free: { 'gondor-elite': 5 } } },
      rolls: [5, 1, 1, 1, 1, 1],
    });
    b.refuses('free', 'advance army', 'WR-6.30.12');
    b.play('free: leave rohan-regular', 'free: leave rohan-regular', 'free: advance army');
    assert.equal(b.units('minas-tirith', 'free'), 10);
    assert.ok(b.isOver);
  },
);

rule('Saruman leads from Orthanc but never advances', ['WR-6.14.7'], () => {
  const b = fight({
    by: 'shadow',
    from: 'orthanc',
    to: 'fords-of-isen',
    attackers: { 'isengard-regular': 1, saruman: 1 },
    defenders: { 'rohan-regular': 1 },
    rolls: [1, 1, 6],
  });
  b.play('shadow: advance army');
  assert.equal(b.count('orthanc', 'saruman'), 1);
  assert.equal(b.units('fords-of-isen', 'shadow'), 1);
});

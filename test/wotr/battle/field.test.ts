import assert from 'node:assert/strict';
import { R } from '../../../games/wotr/map/regions.ts';
import { ELIMINATED } from '../../../games/wotr/state.ts';
import { ARAGORN, WITCH_KING } from '../../../games/wotr/tables/characters.ts';
import { FREE, GONDOR, NORTH, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { fight } from './arena.ts';

const inTheField = { by: 'shadow', from: 'north-ithilien', to: 'osgiliath' } as const;

rule('Each side rolls a die for each unit, five at most', ['WR-6.16.1', 'WR-6.16.2', 'WR-6.21.1', 'WR-6.17.2'], () => {
  const b = fight({
    ...inTheField,
    to: 'north-ithilien',
    from: 'dagorlad',
    attackers: { 'sauron-regular': 6, 'sauron-elite': 2 },
    defenders: { 'gondor-regular': 3, 'gondor-elite': 1 },
    rolls: [1, 2, 3, 4, 4, 1, 1, 1, 1],
  });
  assert.deepEqual(b.list('shadow'), ['continue', 'cease']);
  b.play('shadow: cease');
  assert.ok(b.isOver);
});

rule('Failed dice are rolled again, one for each point of Leadership', ['WR-6.22.1', 'WR-6.22.3', 'WR-6.16.4'], () => {
  const b = fight({
    by: 'free',
    from: 'north-ithilien',
    to: 'dagorlad',
    attackers: { 'gondor-regular': 5, 'gondor-leader': 3 },
    defenders: { 'sauron-regular': 6 },
    rolls: [1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 5, 2],
  });
  assert.equal(b.units('dagorlad', 'shadow'), 2);
});

rule(
  'Fortifications and Cities ask for a 6 in the first round, re-rolls too',
  ['WR-6.29.1', 'WR-6.29.2', 'WR-6.29.3'],
  () => {
    const b = fight({
      ...inTheField,
      attackers: { 'sauron-regular': 2, nazgul: 1 },
      defenders: { 'gondor-regular': 3 },
      rolls: [5, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1],
    });
    assert.equal(b.units('osgiliath', 'free'), 3);
    b.play('shadow: continue', 'free: stand');
    assert.equal(b.units('osgiliath', 'free'), 2);
    b.play('shadow: cease');
    assert.ok(b.isOver);
  },
);

rule('An attack rouses every Nation of the attacked Army', ['WR-7.3.2', 'WR-7.3.3', 'WR-7.2.3'], () => {
  const b = fight({
    by: 'shadow',
    from: 'north-rhun',
    to: 'dale',
    attackers: { 'southrons-regular': 1 },
    defenders: { 'north-regular': 1, 'gondor-regular': 1 },
    rolls: [1, 1, 1],
  });
  assert.equal(b.s.active[NORTH], 1);
  assert.equal(b.s.step[NORTH], 2);
  assert.equal(b.s.step[GONDOR], 1);
});

rule(
  'Both Armies can be eliminated in one round; nobody advances and nothing is captured',
  ['WR-6.28.4', 'WR-6.26.1', 'WR-6.26.2'],
  () => {
    const b = fight({
      by: 'shadow',
      from: 'north-rhun',
      to: 'dale',
      attackers: { 'southrons-regular': 1, nazgul: 1, 'witch-king': 1 },
      defenders: { 'north-regular': 1, 'north-leader': 1, aragorn: 1 },
      rolls: [6, 5, 5],
    });
    assert.ok(b.isOver);
    assert.equal(b.s.at[WITCH_KING], ELIMINATED);
    assert.equal(b.s.at[ARAGORN], ELIMINATED);
    assert.equal(b.count('north-rhun', 'nazgul'), 0);
    assert.equal(b.s.captured[R.dale], 0);
  },
);

rule('The rearguard is no part of the battle', ['WR-6.15.1', 'WR-6.15.4', 'WR-6.15.5'], () => {
  const b = fight({
    by: 'free',
    from: 'north-ithilien',
    to: 'dagorlad',
    attackers: { 'gondor-regular': 1, 'gondor-leader': 1 },
    rearguard: { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 },
    defenders: { 'sauron-regular': 2 },
    rolls: [1, 5, 1, 1],
  });
  assert.ok(b.isOver);
  assert.equal(b.units('north-ithilien', 'free'), 2);
  assert.equal(b.count('north-ithilien', 'gondor-leader'), 1);
  assert.equal(b.count('north-ithilien', 'boromir'), 1);
});

rule('The attacker takes casualties first, hit by hit', ['WR-6.24.3', 'WR-6.24.4', 'WR-6.24.5', 'WR-6.24.6'], () => {
  const b = fight({
    ...inTheField,
    attackers: { 'sauron-regular': 3, 'sauron-elite': 1 },
    defenders: { 'gondor-regular': 3, 'gondor-elite': 1 },
    rolls: [6, 6, 1, 1, 5, 5, 1, 1],
  });
  assert.deepEqual(b.list('shadow'), ['remove sauron-regular', 'reduce sauron-elite', 'remove sauron-elite']);
  b.play('shadow: remove sauron-elite');
  b.play('free: reduce gondor-elite'); // and then there is nothing left to choose
  assert.equal(b.count('north-ithilien', 'sauron-regular'), 3);
  assert.equal(b.count('osgiliath', 'gondor-regular'), 3);
});

rule(
  'If the attacker goes on the defender may retreat to a free region, and the attacker may follow',
  ['WR-6.27.1', 'WR-6.27.2', 'WR-6.27.4', 'WR-6.28.2', 'WR-6.14.6'],
  () => {
    const b = fight({
      ...inTheField,
      attackers: { 'sauron-regular': 2, nazgul: 2 },
      rearguard: { 'sauron-regular': 1 },
      defenders: { 'gondor-regular': 2 },
      others: { 'south-ithilien': { shadow: { 'southrons-regular': 1 } } },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    b.play('shadow: continue');
    b.refuses('free', 'retreat to south-ithilien', 'WR-6.27.4');
    b.play('free: retreat to lossarnach');
    assert.equal(b.units('lossarnach', 'free'), 2);
    assert.equal(b.units('osgiliath', 'shadow'), 0);
    b.play('shadow: leave sauron-regular', 'shadow: leave nazgul');
    b.refuses('shadow', 'leave sauron-regular', 'WR-6.28.2');
    b.play('shadow: advance army');
    assert.equal(b.units('osgiliath', 'shadow'), 1);
    assert.equal(b.count('osgiliath', 'nazgul'), 1);
    assert.equal(b.units('north-ithilien', 'shadow'), 2);
    assert.ok(b.isOver);
  },
);

rule('A Leader does not stay behind without units', ['WR-2.4.2', 'WR-6.28.2'], () => {
  const b = fight({
    by: 'free',
    from: 'north-ithilien',
    to: 'dagorlad',
    attackers: { 'gondor-regular': 2, 'gondor-leader': 1, boromir: 1 },
    defenders: { 'sauron-regular': 1 },
    rolls: [6, 6, 6, 1],
  });
  b.refuses('free', 'leave gondor-leader', 'WR-2.4.2');
  b.play('free: leave gondor-regular', 'free: leave gondor-leader', 'free: leave boromir', 'free: advance army');
  assert.equal(b.count('north-ithilien', 'gondor-leader'), 1);
  assert.equal(b.units('dagorlad', 'free'), 1);
});

rule('Advancing into a City captures it', ['WR-6.36.2', 'WR-7.3.4'], () => {
  const b = fight({
    by: 'shadow',
    from: 'north-rhun',
    to: 'dale',
    attackers: { 'southrons-regular': 2 },
    defenders: { 'north-regular': 1 },
    rolls: [6, 1, 1],
  });
  b.play('shadow: advance army');
  assert.equal(b.s.captured[R.dale], 1);
  assert.equal(b.s.step[NORTH], 1);
  assert.equal(b.army('dale', SHADOW).regular !== 0, true);
});

rule('Companions fight as Captains of the West, though with five dice at most', ['WR-6.16.5'], () => {
  const b = fight({
    by: 'free',
    from: 'north-ithilien',
    to: 'dagorlad',
    attackers: { 'gondor-regular': 1, strider: 1, legolas: 1, 'gandalf-white': 1 },
    defenders: { 'sauron-regular': 6 },
    rolls: [6, 6, 6, 1, 1, 1, 1, 1],
  });
  assert.equal(b.units('dagorlad', 'shadow'), 3);
});

rule('The White Rider takes all Leadership from the Nazgûl, and gives his own for it', ['WR-6.20.5'], () => {
  const b = fight({
    ...inTheField,
    attackers: { 'sauron-regular': 2, nazgul: 2, 'witch-king': 1, 'mouth-of-sauron': 1 },
    defenders: { 'gondor-regular': 1, 'gandalf-white': 1 },
    rolls: [1, 1, 1, 6, 1],
  });
  b.play('free: white rider');
  assert.ok(b.says('no Nazgûl has Leadership'));
  assert.equal(b.army('osgiliath', FREE).regular, 0);
});

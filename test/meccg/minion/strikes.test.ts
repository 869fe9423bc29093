// Strikes against minions: what is as it was for heroes, and the few things that are not.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, hears, quiet, strikes, until, where } from '../combat/fight.ts';
import { excessStrikes, isAttacked, prowessOf, strikesOf } from '../table.ts';
import { abroad, atSite, attackedBy, fightOut } from './table.ts';

const toGeann = { from: 'carn-dum', to: 'geann-a-lisch' } as const;

rule('A creature, a site that is entered and a card make a company face an attack', ['LE-S7.1.1'], () => {
  const creature = abroad(['ostisen'], { ...toGeann, hazards: ['cave-drake'] });
  attackedBy(creature, 'cave-drake', 'key-wilderness');
  assert.ok(isAttacked(creature));
  const site = atSite('moria', ['ostisen']);
  site.play('one', 'enter');
  assert.ok(isAttacked(site));
  const siege = atSite('bree', ['ostisen'], { two: { table: ['siege on bree'] } });
  for (let n = 0; n < 4 && !isAttacked(siege); n++) siege.play(asked(siege).seat, 'pass');
  assert.equal(strikesOf(siege), 3, 'of the Orcs who besiege Bree');
});

rule('Two strikes on three: the attacker chooses any, but nobody twice', ['LE-S7.1.3'], () => {
  const game = abroad(['ostisen', 'layos tapped', 'asternak'], { ...toGeann, hazards: ['cave-drake'] });
  attackedBy(game, 'cave-drake', 'key-wilderness');
  act(game, 'two', 'assign layos');
  game.refuses('two', 'assign layos');
  act(game, 'two', 'assign asternak');
  assert.deepEqual(strikes(game), ['layos', 'asternak']);
});

rule('What the defender does not assign the attacker assigns, to anybody', ['LE-S7.1.4'], () => {
  const game = abroad(['ostisen', 'layos tapped', 'asternak'], { ...toGeann, hazards: ['orc-lieutenant'] });
  attackedBy(game, 'orc-lieutenant', 'key-wilderness');
  act(game, 'one', 'leave-strikes');
  game.offersOnly('two', ['assign ostisen', 'assign layos', 'assign asternak']);
  game.play('two', 'assign layos');
  assert.deepEqual(strikes(game), ['layos']);
});

rule(
  'Strikes above the number of targets are all applied as -1; only those assigned must be defeated',
  ['LE-S7.1.5', 'LE-S7.1.2', 'LE-S7.2.2'],
  () => {
    const game = abroad(['gorbag', 'shagrat'], { ...toGeann, hazards: ['orc-raiders'] }, [6, 6, 6, 6]);
    attackedBy(game, 'orc-raiders', 'key-wilderness');
    until(game, 'one', 'resolve gorbag');
    assert.equal(excessStrikes(game), 2);
    game.play('one', 'resolve gorbag');
    until(game, 'two', 'excess 1');
    game.play('two', 'excess 1');
    act(game, 'one', 'tap-to-fight');
    hears(game, '17 against 6');
    act(game, 'one', 'tap-to-fight');
    hears(game, '17 against 6');
    fightOut(game);
    assert.equal(where(game, 'orc-raiders'), 'out-of-play', 'defeated, and no kill of a Ringwraith’s');
  },
);

rule('A failed strike with a body is defeated by a roll above it', ['LE-S7.4.6', 'LE-S7.4.7'], () => {
  const flies = (...body: number[]): string => {
    const game = abroad(['gorbag', 'lieutenant-of-morgul'], { ...toGeann, hazards: ['landroval'] }, [
      6,
      6,
      3,
      4,
      6,
      6,
      ...body,
    ]);
    attackedBy(game, 'landroval', 'key-wilderness');
    fightOut(game);
    return where(game, 'landroval');
  };
  assert.equal(flies(3, 4), 'points');
  assert.equal(flies(3, 3), 'discard');
});

rule(
  'The order of a strike: the attacker’s hazards, excess, the choice not to tap, the defender’s resources',
  ['LE-S7.10.1', 'LE-T7.1'],
  () => {
    const hazards = ['orc-lieutenant', 'weariness-of-the-heart'];
    const game = abroad(
      ['gorbag', 'ostisen', 'layos'],
      { ...toGeann, hazards, one: { hand: ['test-of-fire'] } },
      [6, 6],
    );
    attackedBy(game, 'orc-lieutenant', 'key-wilderness');
    act(game, 'one', 'assign gorbag');
    until(game, 'two', 'play weariness-of-the-heart');
    quiet(game);
    assert.equal(asked(game).at, 'combat/stay-choose');
    game.play('one', 'tap-to-fight');
    until(game, 'one', 'aid ostisen');
    game.refuses('one', 'play test-of-fire');
    game.refuses('one', 'aid gorbag', 'MW-T7.1.2');
    game.play('one', 'aid ostisen');
    hears(game, '19 against 7');
    assert.equal(where(game, 'ostisen'), 'tapped');
  },
);

rule('A weapon’s bonus and maximum come first: 7 and a spear are 8, and then the rest', ['LE-S7.10.2'], () => {
  const game = abroad(
    ['lieutenant-of-dol-guldur tapped: broad-headed-spear'],
    { ...toGeann, hazards: ['orc-lieutenant'] },
    [1, 1, 1, 1],
  );
  assert.equal(prowessOf(game, 'lieutenant-of-dol-guldur'), 8);
  attackedBy(game, 'orc-lieutenant', 'key-wilderness');
  hears(game, '9 against 7');
  fightOut(game);
});

rule('A corruption card begins a chain; it answers nothing', ['LE-S8.1.5', 'LE-S10.11.1'], () => {
  const game = abroad(['ostisen'], { from: 'moria', hazards: ['lure-of-the-senses', 'weariness-of-the-heart'] });
  act(game, 'two', 'play weariness-of-the-heart', 'way 1');
  game.play('one', 'pass');
  game.refuses('two', 'play lure-of-the-senses', 'MW-S8.1.3');
});

rule('Two wildernesses that do not adjoin are two', ['LE-S10.8.3', 'LE-T6.1'], () => {
  const walk = ['wold-and-foothills', 'rohan', 'gap-of-isen', 'enedhwaith'];
  const hazards = ['giant-spiders'];
  const game = abroad(['ostisen'], { from: 'hermits-hill', to: 'ruined-signal-tower', walk, hazards });
  attackedBy(game, 'giant-spiders', 'key-wilderness');
  assert.ok(isAttacked(game), 'wilderness, border-land, border-land, wilderness');
});

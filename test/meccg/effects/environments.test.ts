// Model cards about the world: Doors of Night and Gates of Morning, Twilight, types of regions and sites, the Sun.
import assert from 'node:assert/strict';
import { ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { until, where } from '../combat/fight.ts';
import { hazard, resolve, type Table, table, underway } from '../movement/table.ts';
import { attackProwess, effectsAtWork, hazardsPlayed, prowessOf, sitePath, siteType } from '../table.ts';
import { toPhase } from '../turn/table.ts';

const path = (game: Table): string[] => sitePath(game);
const toLorien = { site: 'rivendell', characters: ['aragorn-ii', 'bilbo', 'balin', 'gimli'], to: 'lorien' };

rule('Doors of Night stays in play and discards all resource environments', ['MW-S10.10.8', 'MW-S10.10.2'], () => {
  const game = underway(toLorien, { one: { table: ['sun', 'gates-of-morning'] }, two: { hand: ['doors-of-night'] } });
  hazard(game, 'play doors-of-night');
  assert.equal(where(game, 'sun'), 'untapped', 'nothing happens before it resolves');
  resolve(game);
  assert.equal(where(game, 'doors-of-night'), 'untapped');
  assert.equal(where(game, 'sun'), 'discard');
  assert.equal(where(game, 'gates-of-morning'), 'discard');
});

rule('A second Doors of Night is refused while one is in play, whoever’s', ['MW-S2.9.2'], () => {
  const game = underway(toLorien, { two: { hand: ['doors-of-night'], table: ['doors-of-night'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play doors-of-night', 'MW-S2.9.2');
});

rule('A hazard is not played in one’s own turn', ['CR-I.D.29'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['bilbo'], hand: ['doors-of-night'] }, two: {} });
  game.refuses('one', 'play doors-of-night', 'CR-I.D.29');
});

rule('Gates of Morning discards all hazard environments and no others', ['MW-S10.1.1', 'MW-S2.9.2'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo'], hand: ['gates-of-morning'], table: ['sun'] },
    two: { table: ['doors-of-night', 'morgul-night'] },
  });
  game.play('one', 'play gates-of-morning');
  resolve(game);
  assert.equal(where(game, 'gates-of-morning'), 'untapped');
  assert.equal(where(game, 'sun'), 'untapped');
  assert.equal(where(game, 'doors-of-night'), 'discard');
  assert.equal(where(game, 'morgul-night'), 'discard');
});

rule('Gates of Morning is not played in the opponent’s turn', ['MW-S10.1.1'], () => {
  const game = underway(toLorien, { two: { hand: ['gates-of-morning'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play gates-of-morning', 'MW-S10.1.1');
});

rule(
  'Twilight discards an environment in play, in any phase of either player, outside the hazard limit',
  ['CR-CARD-twilight-1', 'CR-CARD-twilight-3', 'MW-S0.2.4'],
  () => {
    const own = table({ one: { rivendell: ['bilbo'], hand: ['twilight'] }, two: { table: ['doors-of-night'] } });
    toPhase(own, ORGANIZATION);
    own.play('one', 'play twilight');
    resolve(own);
    assert.equal(where(own, 'doors-of-night'), 'discard');
    const game = underway(toLorien, { one: { table: ['gates-of-morning'] }, two: { hand: ['twilight'] } });
    hazard(game, 'play twilight');
    resolve(game);
    assert.equal(where(game, 'gates-of-morning'), 'discard');
    assert.equal(hazardsPlayed(game), 0);
  },
);

rule(
  'Twilight reaches a card that is only declared: Doors of Night is cancelled and discarded, the Sun survives',
  ['CR-CARD-twilight-2', 'CR-TERM-environment-4'],
  () => {
    const game = underway(toLorien, {
      one: { table: ['sun'], hand: ['twilight'] },
      two: { hand: ['doors-of-night'] },
    });
    hazard(game, 'play doors-of-night');
    game.play('one', 'play twilight', 'on action 1');
    resolve(game);
    assert.equal(where(game, 'doors-of-night'), 'discard');
    assert.equal(where(game, 'sun'), 'untapped');
  },
);

rule('Twilight needs an environment to act on', ['MW-S10.1.2'], () => {
  const game = table({ one: { rivendell: ['bilbo'], hand: ['twilight'] }, two: {} });
  toPhase(game, ORGANIZATION);
  game.refuses('one', 'play twilight', 'MW-S10.1.2');
});

rule(
  'Morgul Night turns wildernesses into shadow-lands and shadow-lands into dark-domains, at once',
  ['MW-S10.10.10'],
  () => {
    const game = underway(toLorien, { two: { hand: ['morgul-night'], table: ['doors-of-night'] } });
    assert.deepEqual(path(game), ['wilderness', 'wilderness', 'border-land', 'wilderness']);
    hazard(game, 'play morgul-night');
    resolve(game);
    assert.deepEqual(path(game), ['shadow-land', 'shadow-land', 'border-land', 'shadow-land']);
  },
);

rule('Morgul Night needs Doors of Night to be played, not to stay', ['CR-CARD-morgul-night-1', 'MW-S10.5.1'], () => {
  const game = underway(toLorien, { two: { hand: ['morgul-night'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play morgul-night', 'MW-S10.5.1');
  const stays = underway(toLorien, {
    one: { hand: ['twilight'] },
    two: { hand: [], table: ['doors-of-night', 'morgul-night'] },
  });
  stays.play('one', 'play twilight', 'on doors-of-night');
  resolve(stays);
  assert.equal(where(stays, 'doors-of-night'), 'discard');
  assert.equal(where(stays, 'morgul-night'), 'untapped');
});

rule(
  'Choking Shadows makes one wilderness of the path a shadow-land until the end of the turn',
  ['MW-S10.10.9'],
  () => {
    const game = underway(toLorien, { two: { hand: ['choking-shadows'], table: ['doors-of-night'] } });
    hazard(game, 'play choking-shadows');
    resolve(game);
    assert.deepEqual(path(game).toSorted(), ['border-land', 'shadow-land', 'wilderness', 'wilderness']);
    assert.equal(where(game, 'choking-shadows'), 'discard');
    toPhase(game, ORGANIZATION);
    assert.deepEqual(effectsAtWork(game), []);
  },
);

rule('Choking Shadows changes no type without Doors of Night', ['MW-S10.5.1'], () => {
  const game = underway(toLorien, { two: { hand: ['choking-shadows'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play choking-shadows');
});

rule(
  'A hazard may change the automatic-attack of the new site: Choking Shadows gives it +2 prowess, or makes the site worse',
  ['MW-S10.1.3', 'CR-TIM-3'],
  () => {
    const game = underway(
      { site: 'lorien', characters: ['aragorn-ii', 'gimli'], to: 'bandit-lair' },
      { two: { hand: ['choking-shadows'], table: ['doors-of-night'] } },
      { rolls: [] },
    );
    hazard(game, 'play choking-shadows');
    game.offersOnly('two', ['way 1', 'way 2', 'way 3']);
    game.play('two', 'way 1');
    resolve(game);
    assert.equal(siteType(game, 'one', 'bandit-lair'), 'ruins-and-lairs');
    until(game, 'one', 'enter');
    game.play('one', 'enter');
    until(game, 'one', 'pass');
    assert.equal(attackProwess(game), 8);
  },
);

rule('Of Choking Shadows only one is at work at a time', ['MW-S2.9.2', 'CR-TERM-duplicate-1'], () => {
  const game = underway(toLorien, { two: { hand: ['choking-shadows', 'choking-shadows'], table: ['doors-of-night'] } });
  hazard(game, 'play choking-shadows');
  resolve(game);
  game.play('one', 'pass');
  game.refuses('two', 'play choking-shadows', 'MW-S2.9.2');
});

rule('The Sun’s bonuses add up with Gates of Morning', ['CR-CARD-sun-1', 'CR-TERM-dunadan-1'], () => {
  const words = { rivendell: ['aragorn-ii', 'eomer'], hand: ['sun'] };
  const plain = table({ phase: 'long-event', one: words, two: {} });
  plain.play('one', 'play sun');
  resolve(plain);
  assert.equal(prowessOf(plain, 'aragorn-ii'), 7);
  assert.equal(prowessOf(plain, 'eomer'), 3, 'a Man is no Dúnadan');
  const both = table({ phase: 'long-event', one: { ...words, table: ['gates-of-morning'] }, two: {} });
  both.play('one', 'play sun');
  resolve(both);
  assert.equal(prowessOf(both, 'aragorn-ii'), 8);
  assert.equal(prowessOf(both, 'eomer'), 4);
});

rule('Resource long-events are played in the long-event phase only', ['MW-S4.3.2'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['bilbo'], hand: ['sun'] }, two: {} });
  game.refuses('one', 'play sun', 'MW-S4.3.2');
});

// Numbers that change midway: hazard limits, prowess and body with several items, events of two players.
import { strict as assert } from 'node:assert';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { bodyOf, hazardLimit, prowessOf } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { cardsInPlay } from '../whereabouts.ts';
import { hazard, idle, resolve, type Table, table, toHazards, underway } from './table.ts';

const GO = { site: 'rivendell', characters: ['aragorn-ii', 'elladan', 'elrohir'], to: 'lorien' };
const limit = (game: Table): number => hazardLimit(game);

rule('What raises the limit counts itself, and makes room for more', ['MW-S10.3.3', 'MW-S10.3.2'], () => {
  const game = underway(GO, {
    two: { hand: ['lost-in-border-lands', 'muster', 'doors-of-night', 'awaken-denizens', 'minions-stir'] },
  });
  assert.equal(limit(game), 3);
  hazard(game, 'play doors-of-night');
  resolve(game);
  hazard(game, 'play awaken-denizens');
  resolve(game);
  hazard(game, 'play lost-in-border-lands');
  resolve(game);
  assert.equal(limit(game), 4); // one border-land on the way
  hazard(game, 'play minions-stir');
  resolve(game);
  hazard(game);
  game.refuses('two', 'on-guard muster', 'MW-S10.3.2');
});

rule('Of two weapons one counts, the better; of weapon, shield and armor each', ['MW-S10.7.3', 'CR-I.E.45'], () => {
  const game = table({
    one: {
      rivendell: [
        'aragorn-ii: sword-of-gondolin, dagger-of-westernesse, great-shield-of-rohan',
        'boromir-ii: dagger-of-westernesse, hauberk-of-bright-mail, shield-of-iron-bound-ash',
      ],
    },
  });
  assert.equal(prowessOf(game, 'aragorn-ii'), 8);
  assert.equal(bodyOf(game, 'aragorn-ii'), 9); // the shield reaches to nine, where he is
  assert.equal(prowessOf(game, 'boromir-ii'), 7);
  assert.equal(bodyOf(game, 'boromir-ii'), 9); // 7, the shield to eight, the mail to nine
});

rule('A shield does not make armor useless, nor armor a shield', ['MW-S10.7.3', 'MW-S7.3.11'], () => {
  const body = (words: string): number => {
    const game = table({ one: { rivendell: [words] } });
    return bodyOf(game, words.split(':')[0]);
  };
  assert.equal(body('boromir-ii: great-shield-of-rohan, the-mithril-coat'), 10);
  assert.equal(body('boromir-ii: the-mithril-coat, great-shield-of-rohan'), 10);
  assert.equal(body('denethor-ii: shield-of-iron-bound-ash, hauberk-of-bright-mail'), 9); // 6 + 1 + 2
  assert.equal(body('denethor-ii: hauberk-of-bright-mail, hauberk-of-bright-mail'), 8); // one armor at a time
});

rule('A maximum never lowers what somebody has', ['MW-S7.3.10', 'CR-I.D.14'], () => {
  const game = table({
    one: {
      rivendell: ['glorfindel-ii: sword-of-gondolin', 'galadriel: great-shield-of-rohan', 'beorn: sword-of-gondolin'],
    },
  });
  assert.equal(prowessOf(game, 'glorfindel-ii'), 8);
  assert.equal(bodyOf(game, 'galadriel'), 10);
  assert.equal(prowessOf(game, 'beorn'), 8);
});

rule('A hazard long-event lasts through the next turn of its player', ['MW-S10.10.5', 'MW-S4.3.3'], () => {
  const game = table({
    turn: 3,
    phase: 'movement',
    one: { rivendell: ['beorn'] },
    two: { rivendell: ['eowyn'], hand: ['awaken-denizens'] },
  });
  toHazards(game);
  hazard(game, 'play awaken-denizens');
  resolve(game);
  const lies = (): boolean => cardsInPlay(game).includes('awaken-denizens');
  const quiet = ['discard variags-of-khand'];
  idle(game, { turn: 4, phase: 'movement/hazard' }, quiet);
  assert.ok(lies(), 'in the turn of player two');
  idle(game, { turn: 5, phase: 'long-event' }, quiet);
  assert.ok(lies(), 'until the long-events of player one are played');
  idle(game, { turn: 5, phase: 'movement/hazard' }, quiet);
  assert.ok(!lies());
});

rule(
  'A resource long-event lasts until the next long-event phase of its player begins',
  ['MW-S10.10.4', 'MW-S4.3.1'],
  () => {
    const game = table({
      turn: 3,
      phase: 'long-event',
      one: { rivendell: ['beorn'], hand: ['sun', 'quiet-lands'] },
      two: { rivendell: ['eowyn'] },
    });
    game.play('one', 'play sun');
    resolve(game);
    const lies = (): boolean => cardsInPlay(game).includes('sun');
    assert.ok(lies());
    toPhase(game, MOVEMENT);
    game.refuses('one', 'play quiet-lands');
    idle(game, { turn: 5, phase: 'organization' }, ['discard variags-of-khand', 'discard quiet-lands']);
    assert.ok(lies());
    idle(game, { turn: 5, phase: 'long-event' }, ['discard variags-of-khand']);
    assert.ok(!lies());
  },
);

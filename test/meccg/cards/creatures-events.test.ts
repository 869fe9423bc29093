// Creatures that can be played as events besides the Nazgûl: the Mouth of Sauron, Shelob.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, quiet, resolve as strike, where } from '../combat/fight.ts';
import { hazard, resolve, underway } from '../movement/table.ts';
import { attackProwess, hazardsPlayed, isAttacked, strikesOf } from '../table.ts';
import { moria } from './creature-events.ts';

rule('The Mouth of Sauron as a short-event brings any hazard back to hand', ['CR-A27', 'MW-S10.1.2'], () => {
  const game = moria(['aragorn-ii'], [], { hand: ['mouth-of-sauron'], discard: ['wargs', 'twilight', 'concealment'] });
  hazard(game, 'play mouth-of-sauron');
  assert.equal(hazardsPlayed(game), 1);
  resolve(game);
  game.offersOnly('two', ['choose-title wargs', 'choose-title twilight']);
  game.play('two', 'choose-title twilight');
  assert.equal(where(game, 'twilight'), 'hand');
  assert.equal(where(game, 'mouth-of-sauron'), 'discard');
  const none = moria(['aragorn-ii'], [], { hand: ['mouth-of-sauron'], discard: ['concealment'] });
  hazard(none);
  none.refuses('two', 'play mouth-of-sauron', 'MW-S10.1.2');
});

rule('Shelob is an event only while Doors of Night is in play', ['MW-S10.5.1', 'MW-S10.10.2'], () => {
  const closed = moria(['aragorn-ii'], [], { hand: ['shelob'] });
  hazard(closed);
  closed.refuses('two', 'play shelob', 'MW-S10.5.1');
  const game = moria(['aragorn-ii', 'legolas'], ['doors-of-night'], { hand: ['shelob', 'crebain'] }, [], {
    hand: ['twilight'],
  });
  hazard(game, 'play shelob');
  resolve(game);
  assert.equal(where(game, 'shelob'), 'untapped');
  act(game, 'one', 'play twilight');
  resolve(game);
  assert.equal(where(game, 'doors-of-night'), 'discard');
  assert.equal(where(game, 'shelob'), 'discard');
});

rule('Shelob in play gives Spiders and Animals +1 prowess and a strike more', ['MW-S10.10.2', 'MW-S7.2.11'], () => {
  const table = ['doors-of-night', 'shelob'];
  const spiders = underway(
    { site: 'sarn-goriwing', characters: ['aragorn-ii'] },
    { two: { table, hand: ['giant-spiders'] } },
  );
  hazard(spiders, 'creature giant-spiders');
  resolve(spiders);
  assert.deepEqual([strikesOf(spiders), attackProwess(spiders)], [3, 11]);
  const crebain = moria(['aragorn-ii', 'legolas'], table, { hand: ['crebain'] });
  hazard(crebain, 'creature crebain');
  resolve(crebain);
  assert.deepEqual([strikesOf(crebain), attackProwess(crebain)], [2, 6]);
  const orcs = moria(['aragorn-ii'], table, { hand: ['orc-patrol'] });
  hazard(orcs, 'creature orc-patrol');
  resolve(orcs);
  assert.deepEqual([strikesOf(orcs), attackProwess(orcs)], [3, 6]);
});

rule(
  'Shelob may attack out of play, with her own bonus; from hand she attacks without it',
  ['CR-A15', 'MW-S10.4.1', 'MW-S7.6.2', 'CR-I.D.28'],
  () => {
    const lair = { site: 'shelobs-lair', characters: ['aragorn-ii', 'legolas'] };
    const game = underway(lair, { two: { table: ['doors-of-night', 'shelob'] } }, { rolls: [6, 6, 6, 6, 6, 6, 6, 6] });
    hazard(game, 'use shelob');
    assert.equal(hazardsPlayed(game), 1);
    resolve(game);
    assert.deepEqual([strikesOf(game), attackProwess(game)], [2, 19]);
    quiet(game);
    strike(game, 'aragorn-ii');
    strike(game, 'legolas');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'shelob'), 'discard');
    const armed = { site: 'shelobs-lair', characters: ['aragorn-ii: glamdring', 'legolas: orcrist'] };
    const beaten = underway(
      armed,
      { two: { table: ['doors-of-night', 'shelob'] } },
      { rolls: [6, 6, 6, 6, 6, 6, 6, 6] },
    );
    hazard(beaten, 'use shelob');
    resolve(beaten);
    quiet(beaten);
    strike(beaten, 'aragorn-ii');
    strike(beaten, 'legolas');
    assert.equal(
      where(beaten, 'shelob'),
      'points',
      'both strikes were defeated, 20 against 19 and 12 against her body',
    );
    const hand = underway(lair, { two: { hand: ['shelob'] } }, { rolls: [] });
    hazard(hand, 'creature shelob');
    resolve(hand);
    assert.deepEqual([strikesOf(hand), attackProwess(hand)], [1, 18], 'and needs no Doors of Night');
    const far = moria(['aragorn-ii'], ['doors-of-night', 'shelob']);
    hazard(far);
    far.refuses('two', 'use shelob', 'MW-S10.4.1');
    const answer = underway(lair, { two: { table: ['doors-of-night', 'shelob', 'adunaphel'] } });
    hazard(answer, 'use adunaphel', 'on legolas');
    answer.play('one', 'pass');
    answer.refuses('two', 'use shelob', 'CR-A15');
  },
);

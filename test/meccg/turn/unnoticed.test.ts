// Faults that nothing noticed: whose tap, which site, whose crowd, who is left.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { onTheWay, organized, plays } from '../cards/journey.ts';
import { act, table as fightTable, where } from '../combat/fight.ts';
import { hazard, idle, resolve, table } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { attackProwess, effectsAtWork } from '../table.ts';
import { becomes, waitingActions, worksOnSite } from '../whereabouts.ts';

const sails = { site: 'grey-havens', characters: ['aragorn-ii', 'elrond'], to: 'edhellond' };

rule(
  'Who tapped for Great Ship and is untapped when it resolves has cancelled nothing',
  ['CR-A5', 'CR-CARD-great-ship-3'],
  () => {
    const game = organized(sails, ['great-ship'], {}, { hand: ['weariness-of-the-heart'] });
    plays(game, 'great-ship', 'by aragorn-ii');
    onTheWay(game);
    hazard(game, 'play weariness-of-the-heart', 'way 1', 'on elrond');
    game.play('one', 'fend elrond');
    becomes(game, 'elrond', 'untapped');
    resolve(game);
    assert.equal(effectsAtWork(game).length, 2, 'Weariness has its effect');
  },
);

rule('A try by tapping fails if he is untapped when it resolves', ['CR-A5', 'CR-TERM-corruption-2'], () => {
  const game = fightTable(['frodo: lure-of-the-senses', 'legolas'], { phase: 'organization', site: 'bree' }, []);
  act(game, 'one', 'remove lure-of-the-senses');
  becomes(game, 'frodo', 'untapped');
  resolve(game);
  assert.equal(where(game, 'lure-of-the-senses'), 'untapped');
});

rule('A tie between those who have only Wizards left stays one', ['CR-TRN-16', 'CR-TRN-15'], () => {
  const words = { phase: 'council', one: { rivendell: ['gandalf'] }, two: { lorien: ['saruman'] } };
  const game = table(words, { rolls: [6, 6, 6, 6], options: { weakestLink: true, starter: true } });
  idle(game, () => false);
  game.outcome({ winner: null, reason: 'tie' });
});

rule('The crowd of one player does not keep the other from passing', ['CR-I.D.17'], () => {
  const eight = ['elladan', 'elrohir', 'dori', 'bombur', 'dwalin', 'ori', 'forlong', 'mablung'];
  const game = table({ one: { rivendell: ['elrond'] }, two: { bree: eight } });
  game.play('one', 'pass');
  game.offers('two', 'pass');
});

rule('Nobody taps for the Great Ship of the other player', ['CR-CARD-great-ship-1'], () => {
  const game = organized(sails, ['great-ship'], {}, { hand: ['weariness-of-the-heart'] });
  plays(game, 'great-ship', 'by aragorn-ii');
  onTheWay(game);
  hazard(game, 'play weariness-of-the-heart', 'way 1', 'on elrond');
  game.offers('one', 'fend elrond');
  game.play('one', 'pass');
  assert.deepEqual(game.list('two'), ['pass']);
});

rule('Greed on one site asks nothing where an item is played at another', ['CR-A9'], () => {
  for (const [where, checks] of [
    ['moria', 0],
    ['rhosgobel', 1],
  ] as const) {
    const game = inside('rhosgobel', ['aragorn-ii', 'legolas'], { hand: ['elven-cloak'] });
    worksOnSite(game, 'greed', 0, where);
    game.play('one', 'item elven-cloak', 'by aragorn-ii');
    resolve(game);
    assert.equal(waitingActions(game), checks);
  }
});

rule('Arouse Denizens on one site leaves the automatic-attack of another as it is', ['MW-S10.1.3'], () => {
  for (const [where, prowess] of [
    ['isengard', 6],
    ['bandit-lair', 9],
  ] as const) {
    const game = site('bandit-lair', ['aragorn-ii', 'legolas']);
    worksOnSite(game, 'arouse-denizens', 1, where);
    game.play('one', 'enter');
    idle(game, { attacked: true });
    assert.equal(attackProwess(game), prowess);
  }
});

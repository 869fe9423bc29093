// Faults that nothing noticed: whose tap, which site, whose crowd, who is left.
import assert from 'node:assert/strict';
import { C } from '../../../games/meccg/cards/all.ts';
import { UNTAPPED } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { onTheWay, organized, plays } from '../cards/journey.ts';
import { act, table as fightTable, where } from '../combat/fight.ts';
import { hazard, idle, resolve, table } from '../movement/table.ts';

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
    game.state.stand[game.state.def.indexOf(C.elrond)] = UNTAPPED;
    resolve(game);
    assert.equal(game.state.lasting.length, 2, 'Weariness has its effect');
  },
);

rule('A try by tapping fails if he is untapped when it resolves', ['CR-A5', 'CR-TERM-corruption-2'], () => {
  const game = fightTable(['frodo: lure-of-the-senses', 'legolas'], { phase: 'organization', site: 'bree' }, []);
  act(game, 'one', 'remove lure-of-the-senses');
  game.state.stand[game.state.def.indexOf(C.frodo)] = UNTAPPED;
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

// One person under two titles: Ringwraiths and the Nazgûl they are, Stinker and Gollum.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { resolve } from '../turn/table.ts';
import { act, asked, minions, type Table, where } from './minions.ts';
import { atSite, fightOut } from './table.ts';

const REN = ['ren-the-unclean'];

/** Ren comes into play at Minas Morgul. */
const reveal = (one: Record<string, unknown>, two: Record<string, unknown>): Table => {
  const game = minions({ hand: ['ren-the-ringwraith'], ...one }, { alignment: 'hero', ...two });
  game.play('one', 'play-character ren-the-ringwraith', 'arrive minas-morgul');
  resolve(game);
  return game;
};

rule(
  'A Ringwraith who comes into play drives out the Nazgûl whom he is; whose it is does not matter',
  ['MX-10.4', 'MX-10.5'],
  () => {
    const theirs = reveal({}, { table: [...REN, 'adunaphel'] });
    assert.equal(where(theirs, 'ren-the-ringwraith'), 'untapped');
    assert.equal(where(theirs, 'ren-the-unclean'), 'discard');
    assert.equal(where(theirs, 'adunaphel'), 'untapped', 'another Nazgûl stays');
    const own = reveal({ table: REN }, {});
    assert.equal(where(own, 'ren-the-unclean'), 'discard');
  },
);

rule('While he is in play that Nazgûl is not played, another one is', ['MX-10.4'], () => {
  const hand = [...REN, 'adunaphel'];
  const game = minions({ 'barad-dur': ['ren-the-ringwraith'] }, { alignment: 'hero', hand }, { phase: 'movement' });
  while (asked(game).seat === 'one') game.play('one', 'pass');
  game.refuses('two', 'play ren-the-unclean', 'MW-S2.9.1');
  game.refuses('two', 'creature ren-the-unclean', 'MW-S2.9.1');
  game.offers('two', 'play adunaphel');
});

rule(
  'What keeps a Ringwraith out is an opponent who has revealed him, or that he is gone for good',
  ['MX-10.5', 'MX-10.7'],
  () => {
    const hand = ['ren-the-ringwraith'];
    minions({ hand }, { revealed: 'ren-the-ringwraith' }).refuses(
      'one',
      'play-character ren-the-ringwraith',
      'LE-S5.4.4',
    );
    minions({ hand }, { points: REN }).refuses('one', 'play-character ren-the-ringwraith', 'MW-S2.6.3');
    minions({ hand }, { discard: REN }).offers('one', 'play-character ren-the-ringwraith');
  },
);

rule('A Ringwraith who is called to follow another one drives out his Nazgûl too', ['MX-10.4', 'MX-11.2'], () => {
  const game = minions(
    { 'minas-morgul': ['the-witch-king'], hand: ['they-ride-together', 'ren-the-ringwraith'] },
    { table: REN },
  );
  act(game, 'one', 'play they-ride-together');
  for (let n = 0; n < 12 && where(game, 'ren-the-ringwraith') === 'hand'; n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(seat, list.find((move) => move.includes('ren-the-ringwraith')) ?? 'pass');
  }
  assert.equal(where(game, 'ren-the-unclean'), 'discard');
});

rule('Gollum eliminated keeps Stinker out, Gollum discarded does not', ['MX-10.7', 'MX-10.2'], () => {
  const tries = (two: Record<string, unknown>): Table => {
    const game = atSite('moria', ['gorbag'], { one: { hand: ['stinker'] }, two }, [6, 6]);
    game.play('one', 'enter');
    fightOut(game, 'stay-untapped');
    return game;
  };
  tries({ 'out-of-play': ['gollum'] }).refuses('one', 'ally stinker', 'MW-S2.5.2');
  tries({ rivendell: ['frodo: gollum'] }).refuses('one', 'ally stinker', 'MW-S2.9.1');
  tries({ discard: ['gollum'] }).offers('one', 'ally stinker');
});

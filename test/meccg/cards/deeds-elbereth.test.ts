// Praise to Elbereth: characters tap against Nazgûl.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, type Fight, quiet, type Table, table, until, where } from '../combat/fight.ts';
import { resolve } from '../movement/table.ts';
import { isAttacked, prowessOf } from '../table.ts';
import { becomes } from '../whereabouts.ts';

const praising = (company: readonly string[], two: readonly string[], fight: Fight = {}): Table =>
  table(company, { hand: ['praise-to-elbereth'], two: { table: two }, ...fight }, []);
const prowess = (game: Table, id: 'bilbo' | 'elrond'): number => prowessOf(game, id);

/** Nobody does more about it, and the attack is gone without a strike. */
function isOff(game: Table): boolean {
  quiet(game);
  return !isAttacked(game);
}

rule(
  'Each character who taps when it is played names a Nazgûl event, which is discarded',
  ['CR-CARD-praise-to-elbereth-2'],
  () => {
    const game = praising(['aragorn-ii', 'bilbo', 'gimli tapped'], ['adunaphel', 'ren-the-unclean', 'doors-of-night'], {
      phase: 'organization',
    });
    game.play('one', 'play praise-to-elbereth');
    game.offersOnly('one', ['by aragorn-ii', 'by bilbo', 'stop']);
    game.play('one', 'by bilbo');
    game.offersOnly('one', ['on adunaphel', 'on ren-the-unclean']);
    game.play('one', 'on adunaphel');
    assert.equal(where(game, 'bilbo'), 'tapped', 'before anybody can respond');
    game.play('one', 'by aragorn-ii');
    assert.equal(asked(game).seat, 'two', 'nobody is left, and so is no Nazgûl');
    resolve(game);
    assert.deepEqual(
      ['adunaphel', 'ren-the-unclean', 'doors-of-night'].map((id) => where(game, id)),
      ['discard', 'discard', 'untapped'],
    );
  },
);

rule('As few as he likes: the others stay', ['CR-CARD-praise-to-elbereth-2'], () => {
  const game = praising(['aragorn-ii', 'bilbo'], ['adunaphel', 'ren-the-unclean'], { phase: 'organization' });
  game.play('one', 'play praise-to-elbereth');
  game.offersOnly('one', ['by aragorn-ii', 'by bilbo']);
  game.play('one', 'by bilbo', 'on adunaphel', 'stop');
  resolve(game);
  assert.equal(where(game, 'adunaphel'), 'discard');
  assert.equal(where(game, 'ren-the-unclean'), 'untapped');
  assert.equal(where(game, 'aragorn-ii'), 'untapped');
});

rule('A Nazgûl that somebody taps against cannot be tapped in response', ['CR-CARD-praise-to-elbereth-1'], () => {
  const game = praising(['aragorn-ii', 'bilbo'], ['adunaphel', 'ren-the-unclean']);
  until(game, 'one', 'play praise-to-elbereth');
  game.play('one', 'play praise-to-elbereth', 'by bilbo', 'on adunaphel', 'stop');
  game.refuses('two', 'use adunaphel', 'CR-CARD-praise-to-elbereth-1');
  game.offers('two', 'use ren-the-unclean');
});

rule('A Nazgûl tapped for its short-event is cancelled in the chain', ['CR-CARD-praise-to-elbereth-1'], () => {
  const game = praising(['aragorn-ii', 'bilbo'], ['adunaphel']);
  act(game, 'two', 'use adunaphel');
  game.play('two', 'on bilbo');
  game.play('one', 'play praise-to-elbereth', 'by aragorn-ii');
  resolve(game);
  assert.equal(where(game, 'bilbo'), 'untapped');
  assert.equal(where(game, 'adunaphel'), 'discard');
  assert.equal(where(game, 'aragorn-ii'), 'tapped');
});

rule('A Nazgûl attack is cancelled by somebody of the company that faces it', ['MW-S7.6.5', 'CR-A13'], () => {
  const game = attacked(['aragorn-ii', 'bilbo'], 'adunaphel', [], {
    site: 'dol-guldur',
    hand: ['praise-to-elbereth'],
  });
  game.play('one', 'play praise-to-elbereth', 'by bilbo');
  resolve(game);
  assert.ok(isOff(game));
  assert.equal(where(game, 'aragorn-ii'), 'untapped');
});

rule('Other attacks and events are none of its business', ['MW-S10.1.2'], () => {
  const orcs = attacked(['aragorn-ii'], 'orc-patrol', [], { hand: ['praise-to-elbereth'] });
  orcs.refuses('one', 'play praise-to-elbereth', 'MW-S10.1.2');
  const tired = praising(['aragorn-ii tapped'], ['adunaphel'], { phase: 'organization' });
  tired.refuses('one', 'play praise-to-elbereth', 'MW-S10.1.2');
});

rule('He who tapped must still be tapped and in play when it resolves', ['CR-A5'], () => {
  const game = praising(['aragorn-ii', 'bilbo tapped'], ['adunaphel'], { phase: 'organization' });
  game.play('one', 'play praise-to-elbereth', 'by aragorn-ii');
  becomes(game, 'aragorn-ii', 'untapped');
  resolve(game);
  assert.equal(where(game, 'adunaphel'), 'untapped');
});

rule(
  'With Doors of Night all characters have +1 prowess this turn, whether somebody taps or not',
  ['MW-S10.10.1'],
  () => {
    const game = praising(['bilbo'], ['doors-of-night'], {
      phase: 'organization',
      two: { table: ['doors-of-night'], rivendell: ['elrond'] },
    });
    assert.deepEqual([prowess(game, 'bilbo'), prowess(game, 'elrond')], [1, 7]);
    game.play('one', 'play praise-to-elbereth');
    resolve(game);
    assert.deepEqual([prowess(game, 'bilbo'), prowess(game, 'elrond')], [2, 8]);
    assert.equal(where(game, 'bilbo'), 'untapped');
  },
);

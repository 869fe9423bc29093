// Whom allies help, and whom they cannot.
import assert from 'node:assert/strict';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { where } from '../combat/fight.ts';
import { asked, at, hazard, idle, type Table, table } from '../movement/table.ts';
import { isAttacked } from '../table.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;

/** The first of two companies is under way, and the hazard player may act. */
function apart(first: Words, second: Words, two: Words): Table {
  const game = table({ phase: 'movement', one: { companies: [first, second] }, two });
  game.play('one', game.list('one')[0]);
  for (let i = 0; i < 9 && at(game) !== 'chain/act' && at(game) !== 'chain/respond'; i++)
    game.play(asked(game), 'pass');
  return game;
}

rule(
  'Tom Bombadil helps another company of his player too, if it is on its way within the old North',
  ['CR-CARD-tom-bombadil-1'],
  () => {
    const merry = (to: string): Table => {
      const game = apart(
        { site: 'rivendell', characters: ['merry'], to },
        { site: 'old-forest', characters: ['bilbo: tom-bombadil'] },
        { hand: ['wolves'] },
      );
      hazard(game, 'creature wolves');
      return game;
    };
    const game = merry('bree');
    does(game, 'use tom-bombadil');
    assert.equal(where(game, 'wolves'), 'discard');
    assert.equal(isAttacked(game), false);
    merry('goblin-gate').refuses('one', 'use tom-bombadil', 'CR-A8');
  },
);

rule('Leaflock and Goldberry help their own company only', ['CR-CARD-leaflock-3', 'CR-CARD-goldberry-3'], () => {
  const wolves = apart(
    { site: 'lorien', characters: ['merry'], to: 'edoras' },
    { site: 'wellinghall', characters: ['bilbo: leaflock'] },
    { hand: ['wolves'] },
  );
  hazard(wolves, 'creature wolves');
  wolves.play('two', 'key-wilderness');
  wolves.refuses('one', 'use leaflock', 'CR-A8');
  const winter = apart(
    { site: 'rivendell', characters: ['bilbo'], to: 'old-forest' },
    { site: 'old-forest', characters: ['merry: goldberry'] },
    { table: ['long-winter'] },
  );
  assert.equal(at(winter), 'chain/respond');
  winter.refuses('one', 'use goldberry', 'CR-A8');
});

rule(
  'Gollum takes the One Ring of his own player along, in that player’s turn, and not the opponent’s',
  ['CR-CARD-gollum-1', 'CR-TERM-target-3'],
  () => {
    const words = (active: string, ring: string, theirs: Words = {}): Table =>
      table({
        phase: 'organization',
        active,
        one: { moria: [`sam-gamgee: gollum${ring}`] },
        two: theirs,
      });
    const game = words('one', ', the-one-ring');
    does(game, 'use gollum');
    assert.equal(where(game, 'the-one-ring'), 'discard');
    assert.equal(where(game, 'gollum'), 'discard');
    words('one', '', { moria: ['frodo: the-one-ring'] }).refuses('one', 'use gollum');
    words('two', ', the-one-ring').refuses('one', 'use gollum');
  },
);

rule('Gwaihir does not carry off a company that another comes to join', ['MW-T5.2.1'], () => {
  const game = table({
    phase: 'organization',
    one: {
      companies: [
        { site: 'eagles-eyrie', characters: ['frodo: gwaihir'] },
        { site: 'lorien', characters: ['gimli'], to: 'eagles-eyrie' },
      ],
    },
    two: {},
  });
  game.refuses('one', 'use gwaihir', 'MW-T5.2.1');
});

rule('Gwaihir takes the place of a new site card that was played before', ['CR-CARD-gwaihir-1', 'MW-S4.2.5'], () => {
  const game = table({
    phase: 'organization',
    one: { companies: [{ site: 'eagles-eyrie', characters: ['frodo: gwaihir'] }] },
    two: {},
  });
  game.play('one', 'move frodo', 'to lorien', 'by-path');
  does(game, 'use gwaihir');
  const [bagEnd] = game.list('one').filter((move) => move.includes('bag-end'));
  game.play('one', bagEnd);
  game.position({ one: { companies: [{ site: 'eagles-eyrie', characters: ['frodo'], to: 'bag-end', by: 'card' }] } });
});

rule('Gwaihir spares only the company that he carries', ['CR-CARD-gwaihir-1'], () => {
  const game = table({
    phase: 'organization',
    one: {
      companies: [
        { site: 'eagles-eyrie', characters: ['frodo: gwaihir'] },
        { site: 'rivendell', characters: ['gimli'], to: 'goblin-gate' },
      ],
    },
    two: { hand: ['wolves'] },
  });
  does(game, 'use gwaihir');
  game.play('one', game.list('one').find((move) => move.includes('edoras')) ?? '');
  idle(game, (s) => s.phase === MOVEMENT);
  game.play('one', game.list('one').find((move) => move.includes('gimli')) ?? '');
  idle(game, (_s, step) => step === 'chain/act');
  hazard(game);
  game.offers('two', 'creature wolves');
});

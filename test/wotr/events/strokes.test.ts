// What cards do to Armies without a battle (WR-5.5).
import assert from 'node:assert/strict';
import { victoryPoints } from '../../../games/wotr/board/control.ts';
import { SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { play } from './table.ts';

rule('A card that kills the last unit takes the Leader along, not the Companion', ['WR-5.5.1'], () => {
  const game = play(
    'shadow',
    'dreadful-spells',
    {
      folde: { rohan: '1r 1l' },
      westemnet: { sauron: '1r', nazgul: 2 },
      characters: { gimli: 'folde' },
    },
    { rolls: [5, 1] },
  );
  game.position({ folde: null, characters: { gimli: 'folde' }, lost: { rohan: { regular: 1, leader: 1 } } });
});

rule('A card that kills the last unit spares Nazgûl and Minions', ['WR-5.5.1'], () => {
  const game = play(
    'free',
    'the-spirit-of-mordor',
    {
      osgiliath: { sauron: '1r', southrons: '1r', nazgul: 2 },
      characters: { 'witch-king': 'osgiliath', 'mouth-of-sauron': 'osgiliath' },
    },
    { rolls: [5, 6, 1, 1, 1] },
  );
  game.position({
    osgiliath: { sauron: null, southrons: null, nazgul: 2 },
    characters: { 'witch-king': 'osgiliath', 'mouth-of-sauron': 'osgiliath' },
  });
});

rule(
  'When a card kills the garrison the besieger takes the Stronghold; a Companion stays',
  ['WR-5.5.2', 'WR-5.5.1'],
  () => {
    const game = play(
      'shadow',
      'dreadful-spells',
      { 'helms-deep': { rohan: '1r 1l', sauron: '2r', nazgul: 2 }, characters: { gimli: 'helms-deep' } },
      { rolls: [5, 1] },
    );
    game.position({
      'helms-deep': { captured: true, rohan: null, sauron: '2r' },
      characters: { gimli: 'helms-deep' },
      lost: { rohan: { leader: 1 } },
    });
    assert.equal(victoryPoints(game.view('shadow'), SHADOW), 2);
  },
);

rule('Without a besieger a Stronghold whose Army a card kills stays what it was', ['WR-5.5.2'], () => {
  const game = play(
    'shadow',
    'dreadful-spells',
    { 'helms-deep': { rohan: '1r' }, westemnet: { sauron: '2r', nazgul: 1 } },
    { rolls: [6] },
  );
  game.position({ 'helms-deep': null });
});

rule('The owner takes the hits of a card among all units there, of whatever Nation', ['WR-5.5.3'], () => {
  const game = play(
    'shadow',
    'return-to-valinor',
    { 'woodland-realm': { elves: '3r', north: '2r' }, lorien: { captured: true } },
    { rolls: [6, 1, 1] }, // a die for each Elven unit
  );
  game.offersOnly('free', ['remove elves-regular', 'remove north-regular']);
  game.play('free', 'remove north-regular');
  game.position({ 'woodland-realm': { elves: '3r', north: '1r' } });
});

rule(
  'Two hits of a card: the Elite removed, or reduced and a Regular removed',
  ['WR-5.5.3', 'WR-6.24.3', 'WR-6.24.4'],
  () => {
    const words = { moria: { sauron: '2r', isengard: '1e' } };
    const removed = play('free', 'the-spirit-of-mordor', words, { rolls: [5, 5, 1, 1, 1] });
    removed.play('shadow', 'remove isengard-elite');
    removed.position({ moria: { sauron: '2r', isengard: null } });
    const reduced = play('free', 'the-spirit-of-mordor', words, { rolls: [5, 5, 1, 1, 1] });
    reduced.play('shadow', 'reduce isengard-elite', 'remove sauron-regular');
    reduced.position({ moria: { sauron: '1r', isengard: '1r' } });
  },
);

rule('Hits beyond the last unit pass to nobody', ['WR-5.5.3'], () => {
  const game = play(
    'free',
    'the-spirit-of-mordor',
    { moria: { sauron: '1r', isengard: '1r' }, 'minas-morgul': { sauron: '1r', southrons: '1r' } },
    { rolls: [6, 6, 6, 6, 6] },
  );
  game.play('free', 'pick moria');
  game.position({ moria: null, 'minas-morgul': { sauron: '1r', southrons: '1r' } });
});

rule('Where several Armies fit the player of the card picks one, and all dice go there', ['WR-5.5.4'], () => {
  const game = play(
    'shadow',
    'dreadful-spells',
    { edoras: { rohan: '2r' }, folde: { rohan: '3r' }, westemnet: { sauron: '1r', nazgul: 3 } },
    { rolls: [5, 6, 1] },
  );
  game.offersOnly('shadow', ['pick edoras', 'pick folde']);
  game.play('shadow', 'pick folde');
  game.position({ edoras: { rohan: '2r' }, folde: { rohan: '1r' } });
});

rule('A figure that a card eliminates outright is picked by its player, unless it says otherwise', ['WR-5.5.4'], () => {
  const folly = play('shadow', 'denethors-folly', {
    'minas-tirith': { gondor: '1r 1l', rohan: '1r 1l', sauron: '1r' },
  });
  folly.offersOnly('shadow', ['pick figure gondor-leader', 'pick figure rohan-leader']);
  folly.play('shadow', 'pick figure rohan-leader');
  folly.position({ 'minas-tirith': { gondor: '1r 1l', rohan: '1r' }, lost: { rohan: { leader: 1 } } });
  const crow = play('shadow', 'stormcrow', {
    politics: { rohan: '2 passive' },
    characters: { gimli: 'folde' },
    edoras: { rohan: '1r 1e' },
  });
  crow.play('shadow', 'pick nation rohan');
  crow.offersOnly('free', ['pick figure rohan-regular', 'pick figure rohan-elite']);
});

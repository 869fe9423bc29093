// Drawing, holding and swapping cards in teams (WR-11.2).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { asked, four, type Table, three } from './table.ts';

const hands = (game: Table): number[] => game.view('spectator').backs.map((hand) => hand.length);
const decks = (game: Table): readonly number[] => game.view('spectator').deckCounts;
/** Everybody keeps what he has. */
const swapNothing = (game: Table): void => {
  for (const seat of asked(game)) game.play(seat, 'swap nothing');
};

rule('In the first turn everybody draws a card from each deck of his side', ['WR-11.2.1', 'WR-11.2.6'], () => {
  const game = four({ phase: 'draw' });
  assert.deepEqual(hands(game), [2, 2, 2, 2]);
  assert.deepEqual(decks(game), [22, 22, 22, 22]);
  assert.deepEqual(
    game.view('spectator').backs.map((backs) => [...backs]),
    Array.from({ length: 4 }, () => [0, 1]),
  );
});

rule(
  'In later turns everybody draws one card, from the deck he chooses; the leader first',
  ['WR-11.2.2', 'WR-11.2.6'],
  () => {
    const game = four({ phase: 'draw', turn: 2 });
    const order: string[] = [];
    for (let n = 0; n < 4; n++) {
      const [seat] = asked(game);
      order.push(seat);
      game.offersOnly(seat, ['draw from character', 'draw from strategy']);
      game.play(seat, n < 2 ? 'draw from character' : 'draw from strategy');
    }
    assert.deepEqual(order, ['rohan', 'gondor', 'saruman', 'witch-king']);
    assert.deepEqual(hands(game), [1, 1, 1, 1]);
    assert.deepEqual(decks(game), [22, 24, 24, 22]);
  },
);

rule('With three the Free Peoples draw from both decks every turn, and hold six', ['WR-11.11.1'], () => {
  const six = ['athelas', 'bilbos-song', 'elven-rope', 'elven-cloaks', 'axe-and-bow', 'horn-of-gondor'];
  const four = ['orc-patrol', 'cruel-weather', 'morgul-wound', 'stormcrow'];
  const game = three({ phase: 'draw', turn: 3, hands: { free: six, saruman: four } });
  assert.equal(hands(game)[0], 8);
  game.asks('free', 'You hold more than 6 cards: discard 2.');
  game.play('free', 'discard athelas', 'discard bilbos-song');
  game.play('witch-king', 'draw from character');
  game.play('saruman', 'draw from character');
  game.asks('saruman', 'You hold more than 4 cards: discard 1.');
});

rule('A hand holds four cards at most: the fifth costs one at once', ['WR-11.2.4'], () => {
  const held = ['athelas', 'bilbos-song', 'elven-rope', 'elven-cloaks'];
  const game = four({ phase: 'draw', turn: 2, hands: { rohan: held } });
  game.play('rohan', 'draw from strategy');
  game.asks('rohan', 'You hold more than 4 cards: discard 1.');
  game.offersOnly('gondor', []);
  game.play('rohan', 'discard athelas');
  game.says('You discard Athelas.', 'WR-5.2.4', { to: 'rohan' });
  game.says('The Rohan player discards a card.', 'WR-5.2.4', { to: 'gondor' });
  assert.equal(hands(game)[2], 4);
  game.hides('gondor', 'athelas');
});

rule('Partners swap a card each when both want it, and nobody else learns which', ['WR-11.2.3'], () => {
  const game = four({
    phase: 'draw',
    turn: 2,
    hands: { gondor: ['athelas'], rohan: ['elven-rope'] },
    decks: { 'free-character': ['bilbos-song', 'elven-cloaks'] },
  });
  for (let n = 0; n < 4; n++) game.play(asked(game)[0], 'draw from character');
  assert.deepEqual(asked(game), ['gondor', 'rohan', 'witch-king', 'saruman']);
  game.offers('gondor', ['swap athelas', 'swap elven-cloaks', 'swap nothing']);
  game.refuses('gondor', 'swap elven-rope', 'WR-11.2.3');
  game.play('gondor', 'swap athelas');
  game.play('witch-king', 'swap nothing');
  game.play('saruman', 'swap nothing');
  game.play('rohan', 'swap elven-rope');
  game.says('You give Athelas and get Elven Rope.', 'WR-11.2.3', { to: 'gondor', notTo: 'rohan' });
  game.says('The Gondor player and the Rohan player swap a card.', 'WR-11.2.3', { to: 'saruman' });
  game.position({ hands: { gondor: ['elven-cloaks', 'elven-rope'], rohan: ['bilbos-song', 'athelas'] } });
  game.offersOnly('gondor', []);
});

rule('One who does not want it is enough to leave all cards where they are', ['WR-11.2.5'], () => {
  const game = four({ phase: 'draw', turn: 2, hands: { gondor: ['athelas'], rohan: ['elven-rope'] } });
  for (let n = 0; n < 4; n++) game.play(asked(game)[0], 'draw from strategy');
  game.play('gondor', 'swap athelas');
  game.hides('rohan', 'athelas');
  game.play('rohan', 'swap nothing');
  game.play('witch-king', 'swap nothing');
  game.play('saruman', 'swap nothing');
  game.says('The Gondor player would swap a card, the Rohan player would not.', 'WR-11.2.5');
  assert.ok(game.view('gondor').hands[0].length === 2);
  game.hides('rohan', 'athelas');
});

rule('The swap comes after the hand limit, once in a turn', ['WR-11.2.3', 'WR-11.2.4'], () => {
  const held = ['athelas', 'bilbos-song', 'elven-rope', 'elven-cloaks'];
  const game = four({ phase: 'draw', turn: 2, hands: { rohan: held } });
  game.play('rohan', 'draw from strategy');
  game.refuses('rohan', 'swap athelas');
  game.play('rohan', 'discard athelas');
  for (let n = 0; n < 3; n++) game.play(asked(game)[0], 'draw from strategy');
  game.offers('rohan', 'swap bilbos-song');
  swapNothing(game);
  game.asks('rohan', 'declare');
});

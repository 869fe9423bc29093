// Drawing cards, the hand and its limit (WR-5.2).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { BASE_EVENT_COUNT, EVENTS } from '../../../games/wotr/tables/events.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

const deck = (prefix: string): string[] =>
  EVENTS.slice(0, BASE_EVENT_COUNT)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ slug }) => slug);

/** Six Character cards. */
const SIX = ['athelas', 'elven-rope', 'elven-cloaks', 'horn-of-gondor', 'bilbos-song', 'axe-and-bow'];

rule('The first turn begins with a card from each deck for both', ['WR-5.2.1'], () => {
  const game = scene(wotr, undefined);
  for (const seat of ['free', 'shadow']) {
    const view = game.view(seat);
    assert.deepEqual(view.backs, [
      [0, 1],
      [0, 1],
    ]);
    assert.deepEqual(view.deckCounts, [23, 23, 23, 23]);
  }
});

rule('Every later turn begins with the same draw', ['WR-5.2.1', 'WR-4.1.2'], () => {
  const game = scene(wotr, {
    turn: 4,
    act: 'shadow',
    dice: { shadow: ['army'] },
    hands: { free: ['athelas'] },
    decks: {
      'free-character': ['elven-rope'],
      'free-strategy': ['wisdom-of-elrond'],
      'shadow-character': ['orc-patrol'],
      'shadow-strategy': ['stormcrow'],
    },
  });
  game.play('shadow', 'die army', 'spend for nothing');
  game.position({
    turn: 5,
    hands: { free: ['athelas', 'elven-rope', 'wisdom-of-elrond'], shadow: ['orc-patrol', 'stormcrow'] },
  });
});

rule('An Event result draws one card from either of the own decks', ['WR-5.2.2', 'WR-4.9.1'], () => {
  const words = {
    dice: { free: ['event'], shadow: ['army'] },
    decks: { 'free-character': ['athelas'], 'free-strategy': ['wisdom-of-elrond'] },
  };
  for (const [pile, card] of [
    ['character', 'athelas'],
    ['strategy', 'wisdom-of-elrond'],
  ]) {
    const game = scene(wotr, words);
    game.play('free', 'die event', `draw ${pile}`);
    game.position({ hands: { free: [card] }, dice: { free: [] } });
    game.asks('shadow');
  }
  const other = scene(wotr, { ...words, dice: { free: ['character'], shadow: ['army'] } });
  other.play('free', 'die character');
  other.refuses('free', 'draw character', 'WR-4.9.1');
});

rule('With six cards in hand a seventh calls for a discard before anything else', ['WR-5.2.3'], () => {
  const game = scene(wotr, {
    dice: { free: ['event'], shadow: ['army'] },
    hands: { free: SIX },
    decks: { 'free-strategy': ['wisdom-of-elrond'] },
  });
  game.play('free', 'die event', 'draw strategy');
  game.offersOnly(
    'free',
    [...SIX, 'wisdom-of-elrond'].map((card) => `discard ${card}`),
  );
  game.offersOnly('shadow', []);
  game.play('free', 'discard bilbos-song');
  game.position({ buried: { free: ['bilbos-song'] } });
  game.asks('shadow', 'Choose a die');
  const five = scene(wotr, { dice: { free: ['event'], shadow: ['army'] }, hands: { free: SIX.slice(1) } });
  five.play('free', 'die event', 'draw strategy');
  five.asks('shadow', 'Choose a die');
});

rule('At the start of a turn both cards are drawn, then the hand goes down to six', ['WR-5.2.3'], () => {
  const game = scene(wotr, {
    phase: 'draw',
    hands: { free: SIX },
    decks: { 'free-character': ['there-is-another-way'], 'free-strategy': ['wisdom-of-elrond'] },
  });
  const eight = [...SIX, 'there-is-another-way', 'wisdom-of-elrond'];
  game.offersOnly(
    'free',
    eight.map((card) => `discard ${card}`),
  );
  game.asks('free', 'discard 2');
  game.play('free', 'discard wisdom-of-elrond', 'discard there-is-another-way');
  game.position({ hands: { free: SIX }, buried: { free: ['wisdom-of-elrond', 'there-is-another-way'] } });
});

rule('What is discarded from hand lies face down', ['WR-5.2.4'], () => {
  const game = scene(wotr, {
    dice: { free: ['event'], shadow: ['army'] },
    hands: { free: SIX },
    decks: { 'free-character': ['there-is-another-way'] },
  });
  game.play('free', 'die event', 'draw character', 'discard athelas');
  game.says('You discard Athelas.', 'WR-5.2.4', { to: 'free', notTo: 'shadow' });
  game.says('The Free Peoples discard a card.', 'WR-5.2.4', { to: 'shadow', notTo: 'free' });
  for (const viewer of ['shadow', 'spectator']) {
    const { buried, buriedCounts, discards, hands } = game.view(viewer);
    assert.deepEqual([buried[0], buriedCounts[0], discards[0], hands[0]], [[], 1, [], []]);
  }
  assert.equal(game.view('free').buried[0].length, 1);
});

rule('A deck that is used up is not made anew: only the other is drawn from', ['WR-5.2.5'], () => {
  const used = deck('fp-str');
  const decks = { 'free-character': ['athelas'] };
  const turn = scene(wotr, { phase: 'draw', discards: { free: used }, decks });
  turn.position({ hands: { free: ['athelas'] }, discards: { free: used } });
  assert.equal(turn.view('shadow').hands[1].length, 2);
  const action = scene(wotr, { dice: { free: ['event'], shadow: ['army'] }, buried: { free: used }, decks });
  action.play('free', 'die event');
  action.refuses('free', 'draw strategy', 'WR-5.2.5');
  action.play('free', 'draw character');
  action.position({ hands: { free: ['athelas'] }, buried: { free: used } });
  const card = scene(wotr, {
    dice: { free: ['event'], shadow: ['army'] },
    hands: { free: ['celeborns-galadhrim'] },
    discards: { free: used.filter((slug) => slug !== 'celeborns-galadhrim') },
  });
  card.play('free', 'die event', 'play celeborns-galadhrim', 'recruit elves-regular');
  card.position({ lorien: { elves: '1r' }, hands: { free: [] } });
});

rule('Cards on the table do not count for the hand', ['WR-5.4.9'], () => {
  const game = scene(wotr, {
    phase: 'draw',
    table: ['mithril-coat-and-sting', 'the-power-of-tom-bombadil'],
    hands: { free: SIX.slice(2) },
  });
  game.asks('free', 'declare'); // and not what he discards
  assert.equal(game.view('free').hands[0].length, 6);
});

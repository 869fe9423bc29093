// Play decks that run out, hands that change, and the end of the game.
import { strict as assert } from 'node:assert';
import { councilTotal, reckoning } from '../../../games/meccg/council/score.ts';
import { END_OF_TURN, MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { deckOf, discardsOf, handOf, handSize, timesExhausted, turnOf, whoseTurn } from '../table.ts';
import { hands } from '../whereabouts.ts';
import { idle, type Table, table, toPhase } from './table.ts';

/** How many cards are in player one's hand, deck and discard pile. */
const counts = (game: Table): number[] => [handOf, deckOf, discardsOf].map((pile) => pile(game, 'one').length);
const endOfTurn = (game: Table): void => idle(game, { player: 'two' }, ['discard muster', 'discard block']);

rule(
  'A deck that runs out with nothing to recycle is exhausted once, and stays empty',
  ['MW-S2.4.2', 'MW-S2.4.3'],
  () => {
    const game = table({ phase: 'end-of-turn', one: { rivendell: ['elrond'], deck: ['muster'], hand: ['block'] } });
    endOfTurn(game);
    assert.deepEqual(counts(game), [2, 0, 0]);
    assert.equal(timesExhausted(game, 'one'), 1);
  },
);

rule('Cards discarded later are that deck: it is shuffled when a card is to be drawn', ['MW-S2.4.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { rivendell: ['elrond'], deck: [], hand: ['block'], discard: ['muster', 'dodge'], exhausted: 1 },
  });
  endOfTurn(game);
  assert.deepEqual(counts(game), [3, 0, 0]);
  assert.equal(timesExhausted(game, 'one'), 2);
});

rule('A deck exhausted in the middle of a draw is recycled and the draw goes on', ['MW-S2.4.2', 'MW-S4.6.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { rivendell: ['elrond'], deck: ['muster'], hand: [], discard: ['block', 'block', 'dodge', 'dodge'] },
  });
  endOfTurn(game);
  assert.deepEqual(counts(game), [5, 0, 0]);
  assert.equal(timesExhausted(game, 'one'), 2); // its five cards were drawn too
});

rule('Discarded sites come back with the deck, tapped ones in play do not', ['MW-S2.4.5', 'MW-S2.2.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: {
      companies: [{ site: 'moria', characters: ['elrond'], tapped: true }],
      sites: { bree: 'discarded' },
      deck: ['muster', 'block'],
      hand: ['dodge', 'dodge', 'dodge', 'block', 'block', 'muster', 'muster'],
      discard: ['concealment', 'stealth'],
      exhausted: 0,
    },
  });
  endOfTurn(game);
  assert.equal(timesExhausted(game, 'one'), 0);
  const again = table({
    phase: 'end-of-turn',
    one: {
      companies: [{ site: 'moria', characters: ['elrond'], tapped: true }],
      sites: { bree: 'discarded' },
      deck: ['muster'],
      hand: ['dodge', 'dodge', 'dodge', 'block', 'block', 'muster', 'muster'],
      discard: ['concealment', 'stealth'],
    },
  });
  endOfTurn(again);
  again.position({ one: { sites: { moria: 'tapped' } } });
  assert.equal(timesExhausted(again, 'one'), 1);
});

rule('Nobody is asked to call a council that is held anyway', ['MW-S1.2.1', 'MW-S1.2.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: { rivendell: ['elrond'], exhausted: 1 },
    two: { rivendell: ['cirdan'], exhausted: 1 },
  });
  idle(game, (s, at) => {
    assert.notEqual(at, 'turn/call-choose');
    return s.phase > END_OF_TURN;
  });
});

rule('Exhausted in the turn of the opponent, a player calls in his own', ['MW-S1.2.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    active: 'two',
    one: { rivendell: ['elrond'], exhausted: 1 },
    two: { rivendell: ['cirdan'] },
  });
  idle(game, { step: 'turn/call-choose' });
  assert.equal(whoseTurn(game), 'one');
  game.play('one', 'call-council');
  idle(game, (s) => s.phase > END_OF_TURN);
  assert.equal(whoseTurn(game), 'two');
});

rule('Who calls has had his last turn: the opponent calls nothing and plays once', ['MW-S1.2.4'], () => {
  const game = table({
    phase: 'end-of-turn',
    called: 'one',
    active: 'two',
    one: { rivendell: ['elrond'], exhausted: 1 },
    two: { rivendell: ['cirdan'], exhausted: 0 },
  });
  idle(game, (s, at) => {
    assert.notEqual(at, 'turn/call-choose');
    return s.phase > END_OF_TURN;
  });
  assert.equal(turnOf(game), 3);
});

rule(
  'Points of which the opponent has none count twice, then the cap, then what is revealed',
  ['MW-T1.2.7', 'MW-T1.2.8'],
  () => {
    //                    character, item, faction, ally, kill, miscellaneous
    assert.equal(councilTotal([4, 3, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], 0), 8); // items 6, capped by 4 characters
    assert.equal(councilTotal([4, 0, 0, 0, 9, 0], [1, 1, 1, 1, 0, 0], 0), 8); // kills are never doubled, and capped
    assert.equal(councilTotal([4, 4, 0, 0, 0, 0], [-1, 1, 1, 1, 0, 0], 2), 6); // 8 capped to 4, 4, less two revealed
    assert.equal(councilTotal([5, 0, 0, 0, 0, 0], [5, 1, 1, 1, 0, 0], 0), 0); // a single type is more than half of anything
  },
);

rule('Somebody eliminated costs his points to the one whose card he was', ['MW-S1.4.4'], () => {
  const game = table({ one: { rivendell: ['elrond'], 'out-of-play': ['aragorn-ii', 'frodo', 'boromir-ii'] } });
  game.position({
    one: { score: { character: 3 - 3 - 2, item: 0, faction: 0, ally: 0, kill: 0, miscellaneous: 0 } },
  });
});

rule('A hand grows at once with its size, and shrinks when hands are next adjusted', ['CR-TERM-handsize-1'], () => {
  const game = table({ phase: 'end-of-turn', one: { 'grey-havens': ['cirdan'] } });
  assert.equal(handSize(game, 'one'), 9);
  endOfTurn(game);
  assert.equal(hands(game)[0], 9);
  const away = table({
    phase: 'end-of-turn',
    one: {
      rivendell: ['cirdan'],
      hand: ['block', 'block', 'block', 'muster', 'muster', 'muster', 'dodge', 'dodge', 'dodge'],
    },
  });
  endOfTurn(away);
  assert.equal(hands(away)[0], 8);
});

rule('Both hands are adjusted after each company, also when nobody moved', ['MW-S4.4.12'], () => {
  const game = table({
    phase: 'movement',
    one: { rivendell: ['beorn'], hand: ['block'] },
    two: { rivendell: ['cirdan'], hand: ['muster', 'muster'] },
  });
  toPhase(game, MOVEMENT + 1);
  assert.deepEqual(hands(game), [8, 8]);
});

rule('One card may go before hands are adjusted, and is not drawn back', ['MW-S4.6.1', 'MW-S4.6.2'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: {
      rivendell: ['beorn'],
      hand: ['block'],
      deck: ['dodge', 'dodge', 'dodge', 'muster', 'muster', 'muster', 'stealth', 'stealth', 'stealth'],
    },
  });
  idle(game, { step: 'turn/discard-one' });
  game.play('one', 'discard block');
  idle(game, { player: 'two' });
  assert.deepEqual(counts(game), [8, 1, 1]);
});

rule('The council says how each total comes about', ['MW-T1.2.7', 'MW-T1.2.2'], () => {
  assert.equal(
    reckoning([8, 3, 0, 2, 9, 0], [1, 0, 1, 1, 0, 0], 1),
    'characters 8, items 6 (doubled), allies 2, creatures 9, less 1 for cards the opponent revealed',
  );
  assert.equal(
    reckoning([0, 0, 0, 0, 5, 2], [0, 0, 0, 0, 0, 0], 0),
    'creatures 2 (of 5, no more than all others together), other deeds 2',
  );
  assert.equal(reckoning([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 0), 'nothing');
});

import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { phaseOf, turnOf, whoseTurn } from '../table.ts';
import { idle, type Table, table } from '../turn/table.ts';

/** Characters and factions worth so many points; all of them in play at Rivendell. */
const POINTS: Readonly<Record<number, readonly string[]>> = {
  0: ['dori'],
  17: ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'legolas'],
  18: ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'glorfindel-ii'],
  19: ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'glorfindel-ii', 'haldir'],
  20: ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'glorfindel-ii', 'gimli'],
};
/** Items of four points each, stored. */
const MORE: Readonly<Record<number, readonly string[]>> = {
  24: ['orcrist'],
  25: ['orcrist', 'fair-gold-ring'],
  29: ['orcrist', 'scroll-of-isildur', 'fair-gold-ring'],
  30: ['orcrist', 'scroll-of-isildur', 'glamdring'],
  39: ['orcrist', 'scroll-of-isildur', 'the-mithril-coat', 'palantir-of-annuminas', 'narsil', 'fair-gold-ring'],
  40: ['orcrist', 'scroll-of-isildur', 'the-mithril-coat', 'palantir-of-annuminas', 'narsil', 'glamdring'],
};

const withPoints = (points: number, exhausted: number, decks: number, starter = false): Table =>
  table(
    { phase: 'end-of-turn', one: { rivendell: POINTS[Math.min(points, 20)], points: MORE[points] ?? [], exhausted } },
    { options: { decks, starter } },
  );
/** He is asked whether he calls before his turn is over. */
function mayCall(points: number, exhausted: number, decks: number, starter = false): boolean {
  const game = withPoints(points, exhausted, decks, starter);
  idle(game, (s, at) => at === 'turn/call-choose' || s.turn > 3);
  return game.list('one').includes('call-council');
}

rule(
  'Twenty marshalling points, or an exhausted deck, let a player call the council when his turn ends',
  ['MW-S1.2.2', 'MW-S1.2.3', 'MW-T1.1.1'],
  () => {
    assert.deepEqual([mayCall(19, 0, 1), mayCall(20, 0, 1), mayCall(0, 1, 1)], [false, true, true]);
    const game = withPoints(20, 0, 1);
    idle(game, { step: 'turn/call-choose' });
    game.offersOnly('one', ['play-on', 'call-council']);
    game.play('one', 'play-on');
    idle(game, { player: 'two', phase: 'end-of-turn' });
    idle(game, (s, at) => {
      assert.notEqual(at === 'turn/call-choose' ? s.active : 0, 1);
      return s.active === 0;
    });
  },
);

rule('With starter decks eighteen points suffice', ['MW-S1.2.5'], () => {
  assert.deepEqual([mayCall(17, 0, 1, true), mayCall(18, 0, 1, true)], [false, true]);
});

rule(
  'In the longer games a player needs more exhaustions or more points',
  ['MW-T1.1.2', 'MW-T1.1.3', 'MW-T1.1.5'],
  () => {
    assert.deepEqual(
      [mayCall(24, 1, 2), mayCall(25, 1, 2), mayCall(0, 2, 2), mayCall(40, 0, 2)],
      [false, true, true, false],
    );
    assert.deepEqual(
      [mayCall(29, 2, 3), mayCall(30, 2, 3), mayCall(0, 3, 3), mayCall(40, 1, 3)],
      [false, true, true, false],
    );
    assert.deepEqual([mayCall(39, 3, 4), mayCall(40, 3, 4), mayCall(0, 4, 4)], [false, true, true]);
  },
);

rule('Calls look at the plain total, not at what the council makes of it', ['MW-T1.2.6'], () => {
  assert.equal(mayCall(19, 0, 1), false); // 19 character points would be doubled
  assert.equal(mayCall(20, 0, 1), true); // 20 of one type would be capped to nought
});

rule('After a call the opponent has one more turn, then the council is held', ['MW-S1.2.4', 'MW-T1.1.7'], () => {
  const game = withPoints(25, 1, 2);
  idle(game, { step: 'turn/call-choose' });
  game.play('one', 'call-council');
  assert.equal(whoseTurn(game), 'two');
  idle(game, { phase: 'council' });
  assert.deepEqual([turnOf(game), whoseTurn(game)], [4, 'two']);
});

rule('Once both decks are exhausted the council follows the turn in progress', ['MW-S1.2.1', 'MW-T1.1.2'], () => {
  const words = {
    phase: 'end-of-turn',
    one: { rivendell: ['dori'], exhausted: 1 },
    two: { lorien: ['haldir'], hand: [], deck: ['block'] },
  };
  const game = table(words); // the last card of the second deck is drawn as hands are filled
  idle(game, { phase: 'council' });
  assert.deepEqual([turnOf(game), whoseTurn(game)], [3, 'one']);
  const longer = table(words, { options: { decks: 2 } });
  idle(longer, { turn: 4 });
  assert.notEqual(phaseOf(longer), 'council');
});

rule('A game that nobody ends is over after the turn limit', ['MW-S1.2.6'], () => {
  const words = { phase: 'end-of-turn', turn: 3, one: { rivendell: ['dori'] }, two: { lorien: ['haldir'] } };
  for (const turnLimit of [3, 4]) {
    const game = table({ ...words, active: 'one' }, { options: { turnLimit } });
    idle(game, { phase: 'council' });
    assert.equal(turnOf(game), 4);
  }
});

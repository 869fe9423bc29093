// How a game of three to five ends (LE-M.2 to LE-M.4).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { COUNCIL, MOVEMENT } from '../../../games/meccg/state.ts';
import { SEAT_IDS } from '../../../games/meccg/words.ts';
import { rule } from '../../rule.ts';
import { marshallingPoints, phaseOf, turnOf, whoseTurn } from '../table.ts';
import { idle, type Table, table } from '../turn/table.ts';
import { councilTotals } from '../whereabouts.ts';

const of = (players: number, rolls?: number[]) => ({ options: { players }, ...(rolls && { rolls }) });
/** Whose turns come until that is so. */
function turnsUntil(game: Table, until: (game: Table) => boolean): string[] {
  const turns: string[] = [];
  idle(game, (s) => {
    const name = SEAT_IDS[s.active];
    if (s.phase !== COUNCIL && turns.at(-1) !== name) turns.push(name);
    return until(game);
  });
  return turns;
}
const WINS = ['tap-to-fight'];

rule('When the second of four calls, the third, the fourth and the first have one more turn each', ['LE-M.2'], () => {
  const people = {
    one: { rivendell: ['elrond'] },
    three: { edhellond: ['imrahil'] },
    four: { 'grey-havens': ['cirdan'] },
  };
  const game = table(
    { phase: 'end-of-turn', active: 'two', ...people, two: { lorien: ['haldir'], exhausted: 1 } },
    of(4),
  );
  idle(game, { step: 'turn/call-choose' });
  game.asks('two', 'Everybody else takes one more turn before it.');
  game.play('two', 'call-council');
  assert.deepEqual(
    turnsUntil(game, () => phaseOf(game) === 'council'),
    ['three', 'four', 'one'],
  );
});

/** Gandalf stands alone at Moria, and the next player has a Barrow-wight for him. */
const ALONE: Words = {
  phase: 'movement',
  one: { moria: ['gandalf'], 'grey-havens': ['cirdan'], hand: ['river'] },
  two: { lorien: ['saruman', 'haldir'], hand: ['barrow-wight', 'river'], table: ['gates-of-morning'] },
  three: { edhellond: ['radagast', 'imrahil'], hand: ['barrow-wight'] },
};
/** Gandalf taps, fails with 2, and fails his body check with 12. */
const DEADLY = [1, 1, 6, 6];
function fall(game: Table, by: string): void {
  idle(game, () => game.list(by).includes('creature barrow-wight'), ['next-company gandalf']);
  game.play(by, 'creature barrow-wight');
}

rule('Of three the one whose Wizard is lost is out, and his turn is over; the others play on', ['LE-M.3'], () => {
  const game = table(ALONE, of(3, DEADLY));
  fall(game, 'two');
  idle(game, (s) => s.lost.length > 0, WINS);
  game.outcome('none');
  assert.equal(whoseTurn(game), 'two');
  game.position({ lost: ['one'], seating: ['two', 'three', 'one'], one: { companies: [], characters: {} } });
  assert.deepEqual(
    turnsUntil(game, () => turnOf(game) === 6),
    ['two', 'three', 'two'],
  );
});

rule('His cards leave with him: nobody is eliminated by that, and a copy may be played', ['LE-M.3'], () => {
  const game = table(
    { ...ALONE, two: { lorien: ['saruman', 'haldir'], hand: ['barrow-wight', 'cirdan'] } },
    of(3, DEADLY),
  );
  fall(game, 'two');
  idle(game, (s) => s.lost.length > 0, WINS);
  game.position({ one: { 'out-of-play': ['gandalf'], unused: ['cirdan'] } });
  idle(game, { player: 'two', phase: 'organization' });
  game.offers('two', 'play-character cirdan');
});

rule(
  'Then the next on the left plays the hazards, and with the second Wizard the game is over',
  ['LE-M.3', 'LE-M.12'],
  () => {
    const game = table(
      {
        ...ALONE,
        active: 'two',
        seating: ['one', 'two', 'three'],
        lost: ['one'],
        one: {},
        two: { moria: ['saruman'] },
      },
      of(3, DEADLY),
    );
    fall(game, 'three');
    idle(game, (s) => s.outcome !== null, WINS);
    game.outcome({ winner: 'three', reason: 'wizard-eliminated', rule: 'MW-S1.1.1' });
  },
);

rule('Who loses his Wizard in another’s turn plays on until it is over', ['LE-M.3'], () => {
  const game = table(
    {
      ...ALONE,
      one: { moria: ['elrond'] },
      two: { lorien: ['saruman: the-pale-sword'], table: ['ren-the-unclean'], hand: ['barrow-wight'] },
      three: { edhellond: ['imrahil'] },
    },
    of(3, [6, 6, 1, 1, 6, 6]),
  );
  idle(game, () => game.list('two').includes('use ren-the-unclean'));
  game.play('two', 'use ren-the-unclean');
  idle(game, (s) => s.lost.includes(1), ['next-action 0']);
  idle(game, (s) => s.phase === MOVEMENT && s.active !== 0);
  assert.equal(whoseTurn(game), 'three');
  game.position({ lost: ['two'], seating: ['one', 'three', 'two'] });
});

rule('After a call he who called may fall, and still everybody else has one more turn', ['LE-M.2', 'LE-M.3'], () => {
  const game = table({ ...ALONE, called: 'one' }, of(3, DEADLY));
  fall(game, 'two');
  idle(game, (s) => s.lost.length > 0, WINS);
  assert.deepEqual(
    turnsUntil(game, () => phaseOf(game) === 'council'),
    ['two', 'three'],
  );
});

const COUNT: Words = {
  phase: 'council',
  one: { rivendell: ['elrond: gwaihir', 'dori'] },
  two: { lorien: ['haldir'], points: ['glamdring on lorien'] },
  three: { edhellond: ['imrahil: treebeard'] },
};

rule('Points of a kind count twice only if none of the others has any', ['LE-M.4'], () => {
  const game = table(COUNT, of(3));
  const { seats } = game.view('spectator').figures;
  assert.equal(marshallingPoints(game, 'one', 'item'), 0);
  assert.ok(marshallingPoints(game, 'one', 'character') > 0);
  for (const [player, kind] of [
    ['one', 'ally'],
    ['two', 'item'],
    ['three', 'ally'],
  ] as const)
    assert.ok(marshallingPoints(game, player, kind) > 0);
  assert.doesNotMatch(seats[0].reckoning, /doubled/); // three has an ally: those of one stay what they are
  assert.match(seats[1].reckoning, /items 1 \(doubled, of 4,/); // nobody else has an item: those of two count twice
  const alone = table({ ...COUNT, three: { edhellond: ['imrahil'] } }, of(3));
  const gained = councilTotals(alone)[0] - councilTotals(game)[0];
  assert.ok(gained > 0, `${gained}`);
});

rule(
  'Most points win, however many count; a tie of the foremost is nobody’s',
  ['LE-M.4', 'MW-S1.4.6', 'MW-S1.4.7'],
  () => {
    const game = table(COUNT, { options: { players: 3, starter: true }, rolls: Array(8).fill(6) });
    const most = councilTotals(game);
    idle(game, (s) => s.outcome !== null, ['check-next elrond', 'check-next dori']);
    const winner = most.indexOf(Math.max(...most));
    game.outcome({ winner: SEAT_IDS[winner], reason: 'council' });
  },
);

rule(
  'A Wizard who fails at the council loses his player the game; the others are counted',
  ['MW-S1.3.7', 'LE-M.3'],
  () => {
    const words = {
      phase: 'council',
      one: { rivendell: ['gandalf: the-pale-sword'] },
      two: { lorien: ['haldir'] },
      three: { edhellond: ['imrahil', 'theoden'] },
    };
    const game = table(words, { options: { players: 3, starter: true }, rolls: [1, 1, 6, 6, 6, 6, 6, 6] });
    idle(game, (s) => s.outcome !== null, ['check-next imrahil']);
    game.outcome({ winner: 'three', reason: 'council' });
  },
);

rule('A unique card that several reveal costs its player one point, and him alone', ['LE-M.4', 'MW-T1.2.1'], () => {
  const hand = ['gwaihir'];
  const game = table(
    { ...COUNT, two: { lorien: ['haldir'], hand }, three: { edhellond: ['imrahil'], hand } },
    { ...of(3), rolls: Array(8).fill(6) },
  );
  idle(game, { step: 'council/reveal-choose' }, ['check-next elrond']);
  const before = councilTotals(game);
  assert.deepEqual(
    councilTotals(game, { two: ['gwaihir'], three: ['gwaihir'] }).map((n, seat) => n - before[seat]),
    [-1, 0, 0],
  );
});

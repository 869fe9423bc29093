// The two small games keep their own rules, and read the positions they write.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Game, type GameEvent, NONE, PositionError, type State } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { auction } from '../games/auction/game.ts';
import type { AuctionState } from '../games/auction/state.ts';
import { kalah } from '../games/kalah.ts';

function play<S extends State>(
  game: Game<S>,
  s: S,
  ...moves: readonly (readonly [seat: number, text: string])[]
): string[] {
  const told: string[] = [];
  for (const [seat, text] of moves) game.apply(s, seat, game.notation.read(text, s), (event) => told.push(event.text));
  return told;
}

const offers = <S extends State>(game: Game<S>, s: S, seat: number): string[] =>
  game.decisions(s).flatMap((d) => (d.seat === seat ? d.moves.map((move) => game.notation.write(move, s)) : []));

for (const [game, options] of [
  [kalah, {}],
  [auction, { seats: 3 }],
] as readonly [Game, object][])
  test(`every position of ${game.name} is read as it is written`, () => {
    for (let seed = 0; seed < 40; seed++) {
      const s = game.create({ ...options }, `position ${seed}`);
      const random = seedRandom(String(seed));
      for (;;) {
        const words = game.position(s);
        const scene = game.scene(JSON.parse(JSON.stringify(words)), { ...options });
        assert.deepEqual(game.position(scene), words);
        assert.deepEqual(game.decisions(scene), game.decisions(s));
        assert.deepEqual(game.outcome(scene), game.outcome(s));
        const open = game.decisions(s);
        if (open.length === 0) break;
        const { seat, moves } = open[below(random, open.length)];
        game.apply(s, seat, moves[below(random, moves.length)]);
      }
    }
  });

describe('kalah', () => {
  test('the last seed in the store sows again (KA-2.3)', () => {
    const s = kalah.create({}, '1');
    play(kalah, s, [0, 'sow c1']);
    assert.deepEqual(offers(kalah, s, 0), ['sow a1', 'sow b1', 'sow d1', 'sow e1', 'sow f1']);
    assert.deepEqual(offers(kalah, s, 1), []);
  });

  test('the last seed in an empty pit captures what lies opposite (KA-2.4)', () => {
    const s = kalah.scene({ south: [1, 0, 3, 0, 0, 0], north: [2, 0, 0, 0, 5, 0] }, {});
    assert.deepEqual(play(kalah, s, [0, 'sow a1']), ['South sows a1.', 'South captures 6 seeds.']);
    assert.deepEqual(kalah.position(s), {
      south: [0, 0, 3, 0, 0, 0],
      north: [2, 0, 0, 0, 0, 0],
      stores: [6, 0],
      'to move': 'north',
      swap: false,
    });
  });

  test("sowing leaves out the opponent's store (KA-2.1)", () => {
    const s = kalah.scene({ south: [0, 2, 0, 0, 0, 9], north: [0, 0, 0, 0, 0, 0], stores: [0, 7] }, {});
    play(kalah, s, [0, 'sow f1']);
    assert.deepEqual(s.seeds, [1, 3, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 7]);
  });

  test('north may swap as its first choice only (KA-3.1)', () => {
    const s = kalah.create({}, '1');
    assert.deepEqual(kalah.explain(s, 0, 'swap'), [
      { rule: 'KA-3.1', text: 'Only north may swap, as its first choice.' },
    ]);
    play(kalah, s, [0, 'sow a1'], [1, 'swap']);
    assert.deepEqual(s.seeds, [4, 4, 4, 4, 4, 4, 0, 0, 5, 5, 5, 5, 4, 0]);
    play(kalah, s, [0, 'sow b1']);
    assert.ok(!offers(kalah, s, 1).includes('swap'));
  });

  test('an empty side ends the game, and the other keeps what it has (KA-4.1)', () => {
    const s = kalah.scene({ south: [0, 0, 0, 0, 0, 1], north: [3, 0, 0, 0, 0, 0], stores: [1, 0] }, {});
    play(kalah, s, [0, 'sow f1']);
    assert.deepEqual(kalah.outcome(s), { winners: [1], reason: 'most-seeds', rule: 'KA-4.1' });
    assert.deepEqual(kalah.decisions(s), []);
    assert.deepEqual(kalah.explain(s, 0, 'sow a1'), [{ rule: 'KA-4.1', text: 'The game is over.' }]);
  });

  test('a pit is explained by its name', () => {
    const s = kalah.scene({ south: [0, 1, 0, 0, 0, 0], north: [1, 0, 0, 0, 0, 0] }, {});
    const rules = (about: string): string[] => kalah.explain(s, 0, about).map(({ rule }) => rule);
    assert.deepEqual(rules('a1'), ['KA-2.2']);
    assert.deepEqual(rules('a2'), ['KA-2.1']);
    assert.deepEqual(rules('b1'), []);
  });

  test('the board is shown', () => {
    const shown = kalah.show(kalah.view(kalah.create({}, '1'), 0));
    assert.match(shown, /^north .*\n.*\nsouth .*\nSouth is to sow\.$/);
  });
});

describe('the sale', () => {
  const start = {
    hands: { bilbo: [3, 9], lobelia: [5, 12] },
    pile: [1, 2],
    mathoms: [4, 7, 8],
  };
  const scene = (script?: AuctionState['script']): AuctionState =>
    Object.assign(auction.scene(start, {}), script && { script });

  test('nobody sees a bid before all are made (BE-2.1)', () => {
    const s = scene();
    play(auction, s, [0, 'bid 9']);
    assert.equal(auction.view(s, 0).bid, 9);
    assert.equal(auction.view(s, 1).bid, null);
    assert.deepEqual(auction.view(s, 'spectator').hand, []);
    assert.deepEqual(
      auction.view(s, 1).seats.map(({ hasBid }) => hasBid),
      [true, false],
    );
    assert.deepEqual(offers(auction, s, 0), []);
    assert.deepEqual(offers(auction, s, 1), ['bid 5', 'bid 12']);
  });

  test('the highest bidder keeps or wagers, the lowest buries (BE-2.2, BE-3.1, BE-4.1)', () => {
    const s = scene({ rolls: [5], draws: ['2'] });
    assert.deepEqual(play(auction, s, [0, 'bid 9'], [1, 'bid 5']), ['The bids: Bilbo 9, Lobelia 5.']);
    assert.deepEqual(offers(auction, s, 0), ['keep', 'call low', 'call high']);
    assert.deepEqual(play(auction, s, [0, 'call high'], [0, 'roll']), ['Bilbo called high and rolls 5: double.']);
    assert.deepEqual(s.worth, [16, 0]);
    assert.deepEqual(offers(auction, s, 1), ['pass', 'bury 12']);
    play(auction, s, [1, 'bury 12'], [1, 'draw']);
    assert.deepEqual(auction.view(s, 1).hand, [2]);
    assert.deepEqual(auction.view(s, 1).buried, [12]);
    assert.deepEqual(auction.view(s, 0).buried, []);
  });

  test('a wrong call loses the mathom (BE-3.2)', () => {
    const s = scene({ rolls: [3] });
    play(auction, s, [0, 'bid 9'], [1, 'bid 5'], [0, 'call high'], [0, 'roll']);
    assert.deepEqual(s.worth, [0, 0]);
  });

  test('a card is refused that is not in the hand', () => {
    assert.deepEqual(auction.explain(scene(), 0, 'bid 5'), [{ rule: 'BE-2.1', text: 'The 5 is not in your hand.' }]);
    assert.deepEqual(auction.explain(scene(), 0, '9'), []);
  });

  test('a drawn card is told to its owner only', () => {
    const s = scene();
    play(auction, s, [0, 'bid 9'], [1, 'bid 5'], [0, 'keep'], [1, 'bury 12']);
    const events: GameEvent[] = [];
    auction.apply(s, 1, { verb: 'draw', arg: NONE }, (event) => events.push(event));
    const told = events.find(({ type }) => type === 'draw');
    assert.deepEqual(told?.to, [1]);
    assert.equal(told?.others, 'Lobelia draws a card.');
  });

  test('the greatest worth wins (BE-5.1)', () => {
    const s = auction.scene({ ...start, hands: { bilbo: [3], lobelia: [5] } }, {});
    play(auction, s, [0, 'bid 3'], [1, 'bid 5'], [1, 'keep']);
    assert.deepEqual(auction.outcome(s), { winners: [1], reason: 'greatest-worth', rule: 'BE-5.1' });
  });
});

test('a position that is not understood says where', () => {
  const cases: [read: () => unknown, path: (string | number)[]][] = [
    [() => kalah.scene({ east: [] }, {}), ['east']],
    [() => kalah.scene({ south: 3 }, {}), ['south']],
    [() => kalah.scene({ south: [1, -1], north: [] }, {}), ['south', 1]],
    [() => kalah.scene({ south: [], north: [], 'to move': 'east' }, {}), ['to move']],
    [() => auction.scene({ hands: { gollum: [1] } }, {}), ['hands']],
    [() => auction.scene({ hands: { bilbo: [99] } }, {}), ['hands', 'bilbo', 0]],
    [() => auction.scene({ now: ['wager gollum'] }, {}), ['now', 0]],
    [() => auction.scene({ now: 'wager bilbo' }, {}), ['now']],
  ];
  for (const [read, path] of cases)
    assert.throws(read, (error: unknown) => {
      assert.ok(error instanceof PositionError);
      assert.deepEqual(error.path, path);
      assert.match(error.message, /\.$/);
      return true;
    });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameEvent, NotationError, RefusedMove } from '../../engine/game.ts';
import { ReplayError, Session } from '../../engine/session.ts';
import { auction } from '../games/auction/game.ts';
import { kalah } from '../games/kalah.ts';

const kalahSession = (): Session => new Session(kalah, {}, 'moria');

/** The first offered move of a seat that begins with the word, in notation. */
function offered(session: Session, seat: number, word: string): string {
  const { game, state } = session;
  const moves = game.decisions(state).find((d) => d.seat === seat)?.moves ?? [];
  const text = moves.map((move) => game.notation.write(move, state)).find((t) => t.startsWith(word));
  assert.ok(text, `Nothing that begins with "${word}" is offered to seat ${seat}.`);
  return text;
}

/** A sale after the first bids; the highest bidder is to keep or wager. */
function afterBids(): { session: Session; winner: number } {
  const session = new Session(auction, {}, 'bag-end');
  for (const seat of [0, 1]) session.play(seat, offered(session, seat, 'bid'));
  return { session, winner: auction.decisions(session.state as Parameters<typeof auction.view>[0])[0].seat };
}

test('moves are played as values or in notation, and give their events', () => {
  const session = kalahSession();
  const events: GameEvent[] = session.play(0, 'sow a1');
  assert.deepEqual(
    events.map(({ type, rule }) => [type, rule]),
    [['sow', 'KA-2.1']],
  );
  session.play(1, { verb: 'sow', arg: 7 });
  assert.deepEqual(session.moves, [
    { seat: 0, text: 'sow a1' },
    { seat: 1, text: 'sow a2' },
  ]);
});

test('a refused move changes nothing, not even the log', () => {
  const session = kalahSession();
  const before = JSON.stringify(session.state);
  const refused = (rule: string) => (error: unknown) =>
    error instanceof RefusedMove && error.refusals[0]?.rule === rule;
  assert.throws(() => session.play(0, 'sow a2'), refused('KA-2.1'));
  assert.throws(() => session.play(0, 'swap'), refused('KA-3.1'));
  assert.throws(() => session.play(1, 'sow a2'), /^RefusedMove: Another player must choose first\.$/);
  assert.throws(() => session.play(0, 'dance'), NotationError);
  assert.equal(JSON.stringify(session.state), before);
  assert.deepEqual(session.moves, []);
});

test('a seat takes back its own moves and plays them again', () => {
  const session = kalahSession();
  const start = JSON.stringify(session.state);
  session.play(0, 'sow c1'); // ends in the store: south sows again
  session.play(0, 'sow a1');
  const end = JSON.stringify(session.state);
  assert.equal(session.undoable(0), 2);
  assert.ok(session.undo(0));
  assert.deepEqual(session.moves, [{ seat: 0, text: 'sow c1' }]);
  assert.ok(session.undo(0));
  assert.equal(JSON.stringify(session.state), start);
  assert.equal(session.undo(0), false);
  assert.ok(session.redo(0));
  assert.ok(session.redo(0));
  assert.equal(session.redo(0), false);
  assert.equal(JSON.stringify(session.state), end);
});

test('a new move forgets what was taken back', () => {
  const session = kalahSession();
  session.play(0, 'sow a1');
  session.undo(0);
  session.play(0, 'sow b1');
  assert.equal(session.redo(0), false);
  assert.deepEqual(session.moves, [{ seat: 0, text: 'sow b1' }]);
});

test('nobody takes back or plays again the moves of another', () => {
  const session = kalahSession();
  session.play(0, 'sow a1');
  assert.equal(session.undo(1), false);
  session.undo(0);
  assert.equal(session.redo(1), false);
  session.redo(0);
  session.play(1, 'sow a2');
  assert.equal(session.undo(0), false);
  assert.equal(session.undoable(1), 1);
  assert.ok(session.undo(1));
  assert.equal(session.undoable(0), 0, "north has seen south's choice");
});

test('a choice before a roll can be taken back, the roll cannot', () => {
  const { session, winner } = afterBids();
  session.play(winner, 'call high');
  assert.equal(session.undoable(winner), 1);
  assert.ok(session.undo(winner));
  session.play(winner, 'call low');
  session.play(winner, 'roll');
  assert.equal(session.undoable(winner), 0);
  assert.equal(session.undo(winner), false);
});

test('a secret choice can be taken back until the last one is made', () => {
  const session = new Session(auction, { seats: 3 }, 'bag-end');
  session.play(2, offered(session, 2, 'bid'));
  assert.ok(session.undo(2));
  session.redo(2);
  session.play(0, offered(session, 0, 'bid'));
  assert.equal(session.undoable(2), 0);
  session.play(1, offered(session, 1, 'bid'));
  assert.deepEqual(
    [0, 1, 2].map((seat) => session.undoable(seat)),
    [0, 0, 0],
  );
});

test('a branch is the state at its move, and apart from its trunk', () => {
  const { session, winner } = afterBids();
  const after = JSON.stringify(session.state);
  session.play(winner, 'keep');
  const branch = session.branch(2);
  assert.equal(JSON.stringify(branch.state), after);
  branch.play(winner, 'call low');
  assert.deepEqual(session.moves.map(({ text }) => text).slice(2), ['keep']);
});

test('a replay gives the same game, or its beginning', () => {
  const { session, winner } = afterBids();
  session.play(winner, 'keep');
  const log = session.toLog();
  assert.deepEqual(Session.replay(auction, log).state, session.state);
  assert.equal(Session.replay(auction, log, 1).moves.length, 1);
});

test('a replay that fails names the move and the reason', () => {
  const log = { ...kalahSession().toLog(), moves: ['sow a1', 'sow b1'].map((text, seat) => ({ seat, text })) };
  const fails = (given: typeof log, message: string): void =>
    assert.throws(
      () => Session.replay(kalah, given),
      (error: unknown) => error instanceof ReplayError && error.at === 1 && error.message === message,
      message,
    );
  fails(log, 'Move 2, "sow b1", cannot be played: You sow from your own pits only.');
  fails(
    { ...log, version: 9 },
    'Move 2, "sow b1", cannot be played: You sow from your own pits only. ' +
      '(The log was made by version 9 of the rules; these are version 1.)',
  );
  fails(
    { ...log, moves: [log.moves[0], { seat: 1, text: 'fly' }] },
    'Move 2, "fly", cannot be played: No move begins with "fly".',
  );
});

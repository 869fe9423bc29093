// Two to five players round a table (games/meccg/seats.ts, refs.ts, state.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '../../../engine/game.ts';
import { completeOptions } from '../../../engine/options.ts';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { isCompany, isSite, siteOfRef, siteRef, siteSeat } from '../../../games/meccg/refs.ts';
import { hazardPlayer, leftOf, MOST_SEATS, opponentOf, opponents, seatsOf } from '../../../games/meccg/seats.ts';
import { addCard, newState } from '../../../games/meccg/setup/new-state.ts';
import { OPTIONS, rulesOf } from '../../../games/meccg/setup/options.ts';
import { DECK, DURING, HAND, type MeccgState, ORGANIZATION, ownerOf, PLAY } from '../../../games/meccg/state.ts';
import { isHidden, pile } from '../../../games/meccg/zones.ts';
import { rule } from '../../rule.ts';

const laid = (seats: number): MeccgState => newState('seats', rulesOf(completeOptions(OPTIONS, {})), seats);

rule('Turns go round, and the player on the left plays the hazards', ['LE-M.11', 'LE-M.12'], () => {
  const s = laid(4);
  s.active = 3;
  assert.deepEqual(seatsOf(s), [0, 1, 2, 3]);
  assert.deepEqual(
    seatsOf(s).map((seat) => leftOf(s, seat)),
    [1, 2, 3, 0],
  );
  assert.equal(hazardPlayer(s), 0);
  assert.deepEqual(
    seatsOf(s).map((seat) => opponentOf(s, seat)),
    [3, 3, 3, 0],
  );
  assert.deepEqual(opponents(s, 1), [0, 2, 3]);
});

test('Of two, each is the other’s opponent, whoever’s turn it is', () => {
  const s = laid(2);
  for (const active of [0, 1]) {
    s.active = active;
    assert.deepEqual([opponentOf(s, 0), opponentOf(s, 1)], [1, 0]);
  }
});

test('Cards, piles and site cards are told apart by seat, up to five', () => {
  const s = laid(MOST_SEATS);
  for (const seat of seatsOf(s)) for (let n = 0; n <= seat; n++) addCard(s, seat, C.glamdring, n === 0 ? HAND : DECK);
  for (const seat of seatsOf(s)) {
    const own = [...pile(s, seat, HAND), ...pile(s, seat, DECK)];
    assert.deepEqual(
      own.map((card) => ownerOf(s, card)),
      own.map(() => seat),
    );
    for (const viewer of seatsOf(s)) assert.equal(isHidden(s, pile(s, seat, HAND)[0], viewer), viewer !== seat);
    const ref = siteRef(seat, 83);
    assert.deepEqual([isSite(ref), isCompany(ref), siteSeat(ref), siteOfRef(ref)], [true, false, seat, 83]);
  }
});

const windowAsks = (...inPlay: CardId[]): number[] => {
  const s = laid(3);
  for (const id of inPlay) addCard(s, 0, C[id], PLAY);
  s.active = 1;
  s.phase = ORGANIZATION;
  s.part = DURING;
  s.stack = [
    { at: 'turn/call-choose' },
    { at: 'chain/act', window: 'open', first: 1, seat: 1, only: false, passed: 0 } as Frame,
  ];
  const asked: number[] = [];
  while (s.stack.length > 1) {
    const [{ seat, moves }] = meccg.decisions(s);
    asked.push(seat);
    const pass = moves.find(({ verb }) => verb === 'pass');
    assert.ok(pass);
    meccg.apply(s, seat, pass);
  }
  return asked;
};

rule(
  'Who is neither at his turn nor the hazard player is asked only where Twilight could be played',
  ['LE-M.12', 'LE-M.15'],
  () => {
    assert.deepEqual(windowAsks(), [1, 2]);
    assert.deepEqual(windowAsks('gates-of-morning'), [1, 2, 0]);
  },
);

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Outcome, Seat } from '../../engine/game.ts';
import { namesWinners, type OldState } from '../../engine/migrate.ts';
import { endingKey, partnersOf, readEnd, rivalsOf, sideOf, sidesOf, victorOf, whoWins } from '../../engine/sides.ts';
import { makeTelling } from '../../protocol/telling.ts';
import { ToldGame } from '../../protocol/told-game.ts';
import { auction } from '../games/auction/game.ts';
import { kalah } from '../games/kalah.ts';
import { scene } from '../scene.ts';

const partners = { seats: 4, partners: true };
const teams = sidesOf(auction, partners);
const ended = (...winners: Seat[]): Outcome => ({ winners, reason: 'greatest-worth', rule: 'BE-6.1' });

describe('A seat is a person, a side is a team', () => {
  test('A game that says nothing of sides has one for each seat, by its name', () => {
    assert.deepEqual(sidesOf(kalah, {}), [
      { name: 'south', seats: [0] },
      { name: 'north', seats: [1] },
    ]);
    assert.deepEqual(
      sidesOf(auction, { seats: 3 }).map(({ name }) => name),
      ['bilbo', 'lobelia', 'otho'],
    );
  });

  test('Partners are those of the same side, rivals all others', () => {
    assert.deepEqual(teams, [
      { name: 'bag-end', seats: [0, 3] },
      { name: 'sackville', seats: [1, 2] },
    ]);
    assert.equal(sideOf(teams, 3).name, 'bag-end');
    assert.deepEqual([partnersOf(teams, 0), rivalsOf(teams, 0)], [[3], [1, 2]]);
    assert.deepEqual(partnersOf(sidesOf(auction, { seats: 3, partners: true }), 0), []);
    assert.throws(() => sideOf(teams, 4), /Seat 4 is on no side/);
  });

  test('An end is told by the side that wins', () => {
    assert.equal(endingKey(teams, ended(1, 2)), 'sackville:greatest-worth');
    assert.equal(endingKey(teams, ended()), 'draw:greatest-worth');
    assert.deepEqual([whoWins(teams, ended(0, 3)), whoWins(teams, ended())], ['bag-end wins', 'Nobody wins']);
    assert.equal(victorOf(teams, ended()), undefined);
  });
});

describe('With partners', () => {
  const last = { hands: { bilbo: [3], lobelia: [5], otho: [1], dora: [2] }, mathoms: [4] };
  const sold = (worth: Record<string, number>) => {
    const game = scene(auction, { ...last, worth }, { options: partners });
    for (const [seat, card] of Object.entries(last.hands)) game.play(seat, `bid ${card}`);
    game.play('lobelia', 'keep');
    return game;
  };

  test('each side adds up its worth, and all of it win (BE-6.1)', () => {
    sold({ bilbo: 6, dora: 3 }).outcome({ winner: 'bag-end', foremost: ['bilbo'], rule: 'BE-6.1' });
    sold({ otho: 9, bilbo: 10 }).outcome({ winner: 'sackville', foremost: ['otho'] });
    sold({ bilbo: 2, dora: 2 }).outcome({ winner: null });
  });

  test('partners of equal worth have both done best (BE-6.2)', () => {
    sold({ otho: 4 }).outcome({ winner: 'lobelia', foremost: ['lobelia', 'otho'] });
  });

  test('a scene says who won when somebody else should have', () => {
    const told = /winner bag-end, foremost bilbo, reason greatest-worth, rule BE-6.1/;
    assert.throws(() => sold({ bilbo: 6, dora: 3 }).outcome({ winner: 'otho' }), told);
    assert.throws(() => sold({ bilbo: 6, dora: 3 }).outcome({ foremost: ['dora'] }), told);
  });
});

describe('Ends of before there were teams', () => {
  const old = { winner: 1, reason: 'ring', rule: 'WR-10.2.3' };
  const now = { winners: [1], reason: 'ring', rule: 'WR-10.2.3' };

  test('are read', () => {
    assert.deepEqual(readEnd<Outcome>(old), now);
    assert.deepEqual(readEnd<Outcome>({ ...old, winner: null }), { ...now, winners: [] });
    assert.equal(readEnd<Outcome>(now), now);
  });

  test('are carried over with a position', () => {
    const state = { outcome: old } as unknown as OldState;
    namesWinners(state);
    assert.deepEqual(state.outcome, now);
    const going = { outcome: null } as unknown as OldState;
    namesWinners(going);
    assert.equal(going.outcome, null);
  });

  test('are told, to programs of then too', () => {
    const parts = [{ version: 1, views: [{}, {}, {}], asked: [], entries: [] }];
    const telling = makeTelling(kalah, {}, ['south', 'north'], parts, null);
    const { outcome, sides } = new ToldGame({ ...telling, outcome: old }).look(0, 'spectator');
    assert.deepEqual(outcome, { ...now, winner: 1 });
    assert.equal(sides[1].name, 'north');
    const named = makeTelling(auction, partners, auction.seats(partners), parts, ended(1, 2));
    const seen = new ToldGame(named).look(0, 'spectator');
    assert.deepEqual([seen.sides, seen.outcome?.winner], [teams, 1]);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { singly } from '../../engine/sides.ts';
import {
  contestantsOf,
  endGame,
  expectedScore,
  glicko2,
  isProvisional,
  newcomer,
  ratingChanges,
  ratingText,
  rested,
} from '../../server/rating.ts';
import { openStore } from '../../server/store/open.ts';
import { departedPlayer, type Rating, type Skill, type Store, type Table } from '../../server/store/store.ts';
import { move, newPerson, onBothStores, playingTable } from '../store/backends.ts';

const day = 24 * 60 * 60 * 1000;
const near = (actual: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);

describe('Glicko-2', () => {
  const player: Skill = { rating: 1500, deviation: 200, volatility: 0.06 };

  test("The example of Glickman's paper: one won, two lost", () => {
    const after = glicko2(player, [
      { against: { rating: 1400, deviation: 30 }, score: 1 },
      { against: { rating: 1550, deviation: 100 }, score: 0 },
      { against: { rating: 1700, deviation: 300 }, score: 0 },
    ]);
    near(after.rating, 1464.06, 0.01);
    near(after.deviation, 151.52, 0.01);
    near(after.volatility, 0.05999, 0.00001);
  });

  test('Without a game only the uncertainty grows, as published', () => {
    const after = glicko2(player, []);
    assert.equal(after.rating, 1500);
    near(after.deviation, 200.2714, 0.0001);
  });

  test('A result as expected changes no rating; a draw favours the weaker', () => {
    const weaker: Skill = { rating: 1400, deviation: 80, volatility: 0.06 };
    assert.equal(glicko2(player, [{ against: player, score: 0.5 }]).rating, 1500);
    assert.ok(glicko2(weaker, [{ against: player, score: 0.5 }]).rating > 1400);
    assert.ok(glicko2(player, [{ against: weaker, score: 0.5 }]).rating < 1500);
  });

  test('A great surprise makes the volatility grow', () => {
    const strong: Skill = { rating: 2000, deviation: 50, volatility: 0.06 };
    const against = { rating: 1200, deviation: 50 };
    const losses = Array.from({ length: 10 }, () => ({ against, score: 0 }));
    assert.ok(glicko2(strong, losses).volatility > 0.06);
  });

  test('For all ratings: finite, a win raises, a loss lowers, a game makes surer or only a little less sure', () => {
    const skill = fc.record({
      rating: fc.double({ min: 100, max: 3500, noNaN: true }),
      deviation: fc.double({ min: 45, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
    });
    fc.assert(
      fc.property(skill, skill, (me, against) => {
        const [won, drawn, lost] = [1, 0.5, 0].map((score) => glicko2(me, [{ against, score }]));
        for (const after of [won, drawn, lost])
          assert.ok(Object.values(after).every((number) => Number.isFinite(number)) && after.deviation > 0);
        assert.ok(won.rating >= me.rating && lost.rating <= me.rating);
        assert.ok(won.rating >= drawn.rating && drawn.rating >= lost.rating);
        const most = Math.hypot(me.deviation, 173.7178 * Math.max(won.volatility, lost.volatility));
        assert.ok(won.deviation <= most && lost.deviation <= most);
      }),
    );
  });
});

describe('Ratings of people', () => {
  const rated = (rating: number, deviation: number, played = 30, updated = 0): Rating => {
    return { game: 'wotr', side: 'free', rating, deviation, volatility: 0.06, played, updated };
  };

  test('A newcomer is provisional until he is known, and again after years', () => {
    assert.equal(ratingText(newcomer), '1500?');
    const known = rated(1612.4, 60);
    assert.equal(ratingText(known), '1612');
    assert.equal(ratingText(rested(known, 0, 30 * day)), '1612');
    assert.ok(isProvisional(rested(known, 0, 5 * 365 * day)));
    assert.ok(rested(known, 0, 1e6 * day).deviation <= newcomer.deviation);
  });

  test('About a dozen even games make a newcomer known', () => {
    let skill: Skill = newcomer;
    let games = 0;
    for (; isProvisional(skill); games++) skill = glicko2(skill, [{ against: rated(1500, 60), score: games % 2 }], 0);
    assert.ok(games >= 6 && games <= 15, `${games}`);
  });

  test('Each side has its own scale: what one wins, the other loses, each as its side', () => {
    const [free, shadow] = ratingChanges(
      [
        { person: 'frodo', side: 'free', team: 'free', rating: rated(1600, 60, 40) },
        { person: 'sauron', side: 'shadow', team: 'shadow', rating: undefined },
      ],
      'free',
      0,
    );
    assert.deepEqual([free.person, free.side, free.playedBefore], ['frodo', 'free', 40]);
    assert.deepEqual([shadow.person, shadow.side, shadow.playedBefore], ['sauron', 'shadow', 0]);
    assert.ok(free.rating > 1600 && free.rating < 1610);
    assert.ok(shadow.rating < 1500 && shadow.deviation < 350);
  });

  test('A side that is easier to win with has the higher numbers, and then nobody gains by choosing it', () => {
    let [free, shadow]: Skill[] = [newcomer, newcomer];
    let sum = 0;
    for (let game = 0; game < 1000; game++) {
      const [before, other] = [free, shadow];
      const score = [1, 1, 0, 1, 0, 1, 0, 1, 0, 1][game % 10]; // the Free Peoples win six of ten
      free = glicko2(before, [{ against: other, score }], 0.1);
      shadow = glicko2(other, [{ against: before, score: 1 - score }], 0.1);
      if (game >= 500) sum += expectedScore({ ...free, deviation: 0 }, { ...shadow, deviation: 0 });
    }
    assert.ok(free.rating > shadow.rating);
    near(sum / 500, 0.6, 0.02);
  });

  test('Those who play together are rated against the others together', () => {
    const seats = ['gondor', 'rohan', 'sauron', 'saruman'];
    const four = seats.map((side, i) => {
      return { person: `p${i}`, side, team: i < 2 ? 'free' : 'shadow', rating: undefined };
    });
    const changes = ratingChanges(four, 'shadow', 0);
    assert.ok(changes[0].rating < 1500 && changes[0].rating === changes[1].rating);
    assert.ok(changes[2].rating > 1500 && changes[2].rating === changes[3].rating);
  });

  test('Ratings are never surer than they may be', () => {
    const even = ['free', 'shadow'].map((side) => ({ person: side, side, team: side, rating: rated(1500, 45) }));
    const [change] = ratingChanges(even, undefined, 0);
    assert.equal(change.deviation, 45);
  });
});

describe('A game counts', () => {
  const account = (person: string): Table['seats'][number]['occupant'] => ({ kind: 'account', person, name: person });
  const at = (first: Table['seats'][number]['occupant'], second = account('sauron')) => ({
    rated: true,
    seats: [first, second].map((occupant, i) => ({ name: ['free', 'shadow'][i], occupant, invited: false })),
    sides: singly(['free', 'shadow']),
  });
  const by = (reason: string) => ({ winners: [0], reason, rule: null });
  const both = new Set([0, 1]);
  const frodo = account('frodo');

  test('between two people with accounts, however it ends', () => {
    for (const reason of ['ring', 'resignation', 'agreement', 'time'])
      assert.deepEqual(contestantsOf(at(frodo), by(reason), both), [
        { person: 'frodo', side: 'free', team: 'free' },
        { person: 'sauron', side: 'shadow', team: 'shadow' },
      ]);
  });

  test('not when it ended by words or time before each had moved', () => {
    for (const reason of ['resignation', 'agreement', 'time'])
      assert.deepEqual(contestantsOf(at(frodo), by(reason), new Set([0])), [], reason);
    assert.equal(contestantsOf(at(frodo), by('ring'), new Set([0])).length, 2);
  });

  test('of three not when one of them gave up, for the others have not drawn; by the rules and by agreement it does', () => {
    const names = ['one', 'two', 'three'];
    const seats = names.map((name) => ({ name, occupant: account(name), invited: false }));
    const table = { rated: true, seats, sides: singly(names) };
    const all = new Set([0, 1, 2]);
    const draw = (reason: string) => contestantsOf(table, { winners: [], reason, rule: null }, all).length;
    assert.deepEqual(['resignation', 'time', 'abandonment'].map(draw), [0, 0, 0]);
    assert.deepEqual(['tie', 'agreement'].map(draw), [3, 3]);
  });

  test('not with guests, programs, oneself, who is gone, or when it is not rated', () => {
    const guest = { kind: 'guest', person: 'gollum', name: 'gollum' } as const;
    const others = [guest, { kind: 'bot', name: 'rules' }, account('sauron')] as const;
    for (const other of [...others, { kind: 'departed', name: departedPlayer }] as const)
      assert.deepEqual(contestantsOf(at(other), by('ring'), both), [], other.kind);
    assert.deepEqual(contestantsOf({ ...at(frodo), rated: false }, by('ring'), both), []);
  });
});

onBothStores('Rated games', (backend) => {
  const both = new Set([0, 1]);
  const rated = (store: Store, people: readonly string[]): Promise<Table> => {
    const seats = people.map((person, i) => ({ name: ['free', 'shadow'][i], sitter: { person } }));
    return playingTable(store, { game: 'wotr', seats, rated: true });
  };
  const end = (store: Store, table: Table, ...winners: number[]) => {
    const contest = { ...table, sides: singly(['free', 'shadow']) };
    return endGame(
      store,
      contest,
      0,
      [move('a')],
      { result: { winners, reason: 'ring', rule: null } },
      both,
      Date.now(),
    );
  };

  test('A finished game is counted once, on both scales', async () => {
    const store = await backend.open();
    const [me, other] = [await newPerson(store), await newPerson(store)];
    const table = await rated(store, [me.id, other.id]);
    assert.equal(await end(store, table, 0), 'ok');
    assert.equal(await end(store, table, 0), 'closed');
    const mine = await store.ratings.find(me.id, 'wotr', 'free');
    const his = await store.ratings.find(other.id, 'wotr', 'shadow');
    assert.ok(mine && his && mine.rating > 1600 && his.rating < 1400);
    assert.deepEqual([mine.played, his.played], [1, 1]);
    assert.equal(await store.ratings.find(me.id, 'wotr', 'shadow'), undefined);
    const { rating, deviation, volatility, updated } = mine;
    const seat = (await store.tables.find(table.id))?.seats[0].occupant;
    assert.deepEqual(seat?.kind === 'account' && seat.rating, { rating, deviation, volatility, updated });
    const next = await rated(store, [other.id, me.id]);
    assert.ok(next.seats.every(({ occupant }) => occupant.kind === 'account' && !occupant.rating));
    assert.equal(await end(store, next), 'ok');
    assert.equal((await store.ratings.of(me.id)).length, 2);
  });

  test('Two servers that end games of the same people at once lose neither', async () => {
    const place = await backend.place();
    const one = await backend.open(place);
    const two = backend.kind === 'postgres' ? await openStore(place, { report: () => {} }) : one; // a file has one server
    const [me, other] = [await newPerson(one), await newPerson(one)];
    const tables: Table[] = [];
    for (let i = 0; i < 6; i++) tables.push(await rated(one, [me.id, other.id]));
    // Both try to end every table.
    const ends = [one, two].flatMap((store) => tables.map((table, i) => end(store, table, i % 2)));
    assert.deepEqual((await Promise.all(ends)).toSorted(), [...Array(6).fill('closed'), ...Array(6).fill('ok')]);
    assert.equal((await one.ratings.find(me.id, 'wotr', 'free'))?.played, 6);
    assert.equal((await one.ratings.history(me.id, 'wotr', 'free')).length, 6);
    await two.close();
  });

  test('A game whose ratings cannot be kept has not ended', async () => {
    const store = await backend.open();
    const [me, other] = [await newPerson(store), await newPerson(store)];
    const table = await rated(store, [me.id, other.id]);
    await store.people.delete(other.id);
    await assert.rejects(end(store, table, 0));
    const now = await store.tables.find(table.id);
    assert.ok(now);
    assert.deepEqual([now.status, now.version], ['playing', 0]);
    assert.deepEqual(await store.ratings.of(me.id), []);
    assert.equal(await end(store, now, 0), 'ok');
    assert.deepEqual(await store.ratings.of(me.id), [], 'against somebody who is gone nothing is counted');
  });
});

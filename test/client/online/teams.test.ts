// Tables of three and four, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatsAt } from '../../../client/catalogue/catalogue.ts';
import { sittingsOf } from '../../../client/catalogue/sittings.ts';
import { meccg } from '../../../client/meccg/entry.ts';
import { endingWords, openWords, partnersAt, resultWords, rowOf, seatAt } from '../../../client/online/online-words.ts';
import { seated } from '../../../client/table/seated.ts';
import { teamWords } from '../../../client/table/team-words.ts';
import { wotr } from '../../../client/wotr/entry.ts';
import { sidesOf } from '../../../engine/sides.ts';
import { meccg as cardGame } from '../../../games/meccg/game.ts';
import { wotr as game } from '../../../games/wotr/game.ts';
import type { TableInfo } from '../../../protocol/messages.ts';
import { toldEnd } from '../../../protocol/outcome.ts';

const options = { players: 4, turnLimit: 60 };
const sides = sidesOf(game, options).map(({ name, seats }) => ({ name, seats: [...seats] }));
const names = ['Ann', 'Cid', 'Bob', 'Dee'];
const table: TableInfo = {
  id: 'c'.repeat(16),
  game: 'wotr',
  title: 'War of the Ring',
  options,
  status: 'playing',
  visibility: 'listed',
  rated: false,
  clock: null,
  seats: game.seats(options).map((name, i) => {
    return { name, kind: 'guest', player: names[i], person: names[i].repeat(6).slice(0, 16), invited: false };
  }),
  sides,
  version: 4,
  toMove: [1],
  deadline: null,
  result: null,
  commitment: '',
  host: null,
  rematchOf: null,
  created: 0,
  updated: 0,
};
const me = table.seats[2].person ?? '';
const ended = (reason: string, ...winners: number[]): TableInfo => ({
  ...table,
  status: 'finished',
  toMove: [],
  result: { ...toldEnd({ winners }), reason, rule: null },
});

test('The seats of a table for more are those of the game, by name and in order', () => {
  for (const players of [2, 3, 4])
    assert.deepEqual(
      seatsAt(wotr, { players }).map(({ id }) => id),
      game.seats({ players }),
    );
  assert.deepEqual(
    sittingsOf(wotr, { players: 3 }).map(({ name }) => name),
    ['The Free Peoples', 'The player of the Witch-king', 'The player of Saruman', 'Three at this screen'],
  );
  assert.equal(seatAt(table, 3).deed, 'play Saruman');
});

test('The face of a game has the words of a table for more', () => {
  const face = {
    title: 'x',
    seatName: () => 'two',
    ending: () => ({ title: '', how: '', number: '' }),
    Board: () => null,
  };
  assert.equal(seated(face, undefined), face);
  const four = seated(face, seatsAt(wotr, options));
  assert.deepEqual(
    [four.seatName(3), four.seatClass?.(2), four.seatPhrase?.(1)],
    ['Saruman', 'free', 'the player of the Witch-king'],
  );
});

test('A table of mine says who sits across and who beside me', () => {
  assert.deepEqual(partnersAt(table, 2), [0]);
  assert.deepEqual(rowOf(table, me, 0), {
    about: 'you play Rohan, the North and the Dwarves',
    opponent: 'Cid, Dee, with Ann',
    state: 'Cid is thinking',
    mine: false,
  });
  assert.match(openWords({ ...table, status: 'open' }), /all seats kept/);
});

test('A side wins as one, and its people are named where they lose', () => {
  assert.equal(resultWords(ended('ring', 0, 2), 2), 'you won');
  assert.equal(resultWords(ended('ring', 0, 2), 1), 'the Free Peoples won');
  assert.equal(resultWords(ended('agreement'), 1), 'a draw');
  assert.equal(endingWords(ended('agreement')), 'All agreed to a draw.');
  assert.equal(endingWords(ended('time', 1, 3)), 'Ann and Bob ran out of time; the game goes to the Shadow.');
  assert.equal(
    endingWords(ended('resignation', 0, 2)),
    'Cid and Dee have resigned; the game goes to the Free Peoples.',
  );
});

test('Those who win together are named at the end', () => {
  const standing = { table: { viewer: 2 }, programs: { 0: 'Ann', 1: 'Cid' } } as unknown as Parameters<
    typeof teamWords
  >[1];
  const face = { seatName: (seat: number) => `seat ${seat}` };
  const by = { reason: 'ring', rule: 'WR-10.2.3' };
  assert.equal(teamWords({ winners: [0, 2], ...by }, standing, face), 'Ann and you.');
  assert.equal(teamWords({ winners: [0, 2], foremost: [0], ...by }, standing, face), 'Ann and you; foremost: Ann.');
  assert.equal(teamWords({ winners: [1, 3], foremost: [1, 3], ...by }, standing, face), 'Cid and seat 3.');
  assert.equal(teamWords({ winners: [0], ...by }, standing, face), undefined);
});

test('Of the card game for three to five: its seats, whom it waits for, and that nobody wins when one gives up', () => {
  for (const players of [2, 3, 4, 5])
    assert.deepEqual(
      seatsAt(meccg, { players }).map(({ id }) => id),
      cardGame.seats({ players }),
    );
  assert.equal(sittingsOf(meccg, { players: 5 }).at(-1)?.name, 'Five at this screen');
  const seats = cardGame.seats({ players: 3 });
  const open = { kind: 'open', invited: false } as const;
  const round: TableInfo = {
    ...table,
    game: 'meccg',
    options: { players: 3 },
    seats: table.seats.slice(0, 3).map((seat, i) => ({ ...seat, name: seats[i] })),
    sides: seats.map((name, seat) => ({ name, seats: [seat] })),
  };
  const waits: TableInfo = {
    ...round,
    status: 'open',
    seats: [round.seats[0], { name: 'two', ...open }, { name: 'three', ...open }],
  };
  assert.match(openWords(waits), /you would sit as player two.*three players/);
  assert.equal(rowOf(waits, names[0].repeat(6).slice(0, 16)).state, 'waits for two players');
  assert.deepEqual(rowOf(round, me).opponent, 'Ann, Cid');
  const over = (reason: string, ...winners: number[]): TableInfo => ({
    ...round,
    status: 'finished',
    result: { ...toldEnd({ winners }), reason, rule: null },
  });
  assert.equal(resultWords(over('council', 1), 2), 'player two won');
  assert.equal(resultWords(over('tie'), 2), 'a draw');
  for (const [reason, words] of [
    ['resignation', 'has resigned'],
    ['time', 'ran out of time'],
    ['abandonment', 'left the table'],
  ] as const) {
    assert.equal(resultWords(over(reason), 0), 'nobody won');
    assert.equal(endingWords(over(reason)), `One of the players ${words}; nobody has won.`);
  }
});

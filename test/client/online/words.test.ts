import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockFace, clockWords, leftWords } from '../../../client/online/clock-words.ts';
import { endingWords, freeSeat, hostName, nextWords, openWords, rowOf } from '../../../client/online/online-words.ts';
import { hereWords, isHere, watchersWords } from '../../../client/online/presence-words.ts';
import { ratingTitle, roadOf, roadWords, sideTitle } from '../../../client/online/rating-words.ts';
import { singly } from '../../../engine/sides.ts';
import type { TableInfo } from '../../../protocol/messages.ts';
import { toldEnd } from '../../../protocol/outcome.ts';

const [me, other] = ['a'.repeat(16), 'b'.repeat(16)];
const day = 86_400_000;

const table: TableInfo = {
  id: 'c'.repeat(16),
  game: 'wotr',
  title: 'War of the Ring',
  options: { turnLimit: 10 },
  status: 'playing',
  visibility: 'listed',
  rated: false,
  clock: { pace: 'correspondence', initial: 3 * day, increment: 0 },
  seats: [
    { name: 'free', kind: 'account', player: 'Ioreth', person: other, invited: false },
    { name: 'shadow', kind: 'guest', player: 'Lindir', person: me, invited: false },
  ],
  sides: singly(['free', 'shadow']).map(({ name, seats }) => ({ name, seats: [...seats] })),
  version: 4,
  toMove: [0],
  deadline: 2 * day,
  result: null,
  commitment: '',
  host: other,
  rematchOf: null,
  created: 0,
  updated: 0,
};
const open: TableInfo = {
  ...table,
  status: 'open',
  seats: [table.seats[0], { name: 'shadow', kind: 'open', invited: false }],
};
const ended = (winner: number | null, reason: string): TableInfo => ({
  ...table,
  status: 'finished',
  toMove: [],
  result: { ...toldEnd({ winners: [winner ?? []].flat() }), reason, rule: null },
});

test('A table of mine says who I am, who sits across, and who thinks', () => {
  assert.deepEqual(rowOf(table, me, 0), {
    about: 'you lead the Shadow',
    opponent: 'Ioreth',
    state: 'Ioreth is thinking · 2 days left',
    mine: false,
  });
  assert.equal(rowOf({ ...table, toMove: [1], deadline: null }, me).state, 'your move');
  assert.equal(rowOf({ ...table, toMove: [1] }, me).mine, true);
  assert.equal(rowOf(ended(1, 'military'), me).state, 'you won');
  assert.equal(rowOf(ended(0, 'ring'), me).state, 'the Free Peoples won');
});

test('An open table says who laid it and what one would lead; a kept seat is not free', () => {
  assert.equal(hostName(open), 'Ioreth');
  assert.equal(openWords(open), 'you would lead the Shadow · 3 days a move · 10 turns at most');
  assert.equal(freeSeat({ ...open, seats: [open.seats[0], { ...open.seats[1], invited: true }] }), undefined);
  assert.equal(freeSeat(table), undefined);
});

test('Programs are called by their names', () => {
  const bot: TableInfo = {
    ...table,
    seats: [{ name: 'free', kind: 'bot', player: 'rules', invited: false }, table.seats[1]],
  };
  assert.equal(rowOf(bot, me, 0).opponent, 'Seasoned');
});

test('Clocks and ends in plain words', () => {
  assert.equal(clockWords(null), 'no clock');
  assert.equal(clockWords({ pace: 'live', initial: 3_600_000, increment: 0 }), '60 minutes each');
  assert.equal(leftWords(90 * 60_000), '1 hour left');
  assert.equal(leftWords(20_000), '1 minute left');
  assert.equal(leftWords(-1), 'time is up');
  assert.equal(clockFace(65_000), '1:05');
  assert.equal(clockFace(2 * day), '2 days');
  assert.equal(clockFace(-5), '0:00');
  assert.equal(endingWords(ended(0, 'resignation')), 'Lindir has resigned; the game goes to the Free Peoples.');
  assert.equal(endingWords(ended(null, 'agreement')), 'Both agreed to a draw.');
  assert.equal(endingWords(ended(0, 'ring')), undefined);
});

test('The next game: who asks for it, and what one who has sat down or only watches may do', () => {
  const over = ended(1, 'ring');
  const id = 'd'.repeat(16);
  assert.deepEqual(nextWords(over, { id }, me), {
    text: 'Ioreth would play again, with the sides changed.',
    deed: 'Sit down again',
    how: 'join',
  });
  assert.equal(nextWords(over, { id, info: open }, other)?.text, 'Your next table is laid, and waits.');
  assert.equal(nextWords(over, { id, info: table }, me)?.text, 'The next game has begun.');
  assert.equal(nextWords(over, { id, info: table }, 'e'.repeat(16))?.deed, 'Watch');
  assert.equal(nextWords(over, { id }, undefined), undefined, 'a private table is not for watchers');
});

test('Who is here, who left and who looks on; nobody knows of a program', () => {
  const presence = { here: [1], spectators: 2 };
  assert.deepEqual([isHere(table, presence, 0), isHere(table, presence, 1)], [false, true]);
  assert.equal(isHere(table, undefined, 0), undefined);
  const bot = { ...table, seats: [{ name: 'free', kind: 'bot' as const, player: 'rules', invited: false }] };
  assert.equal(isHere(bot, presence, 0), undefined);
  assert.equal(hereWords(false, undefined, 0), 'not here');
  assert.equal(hereWords(false, 0, 4 * 60_000), 'left 4 minutes ago');
  assert.equal(watchersWords(presence, false), '2 people watching');
  assert.equal(watchersWords(presence, true), 'You and 1 other watch');
  assert.equal(watchersWords({ here: [], spectators: 0 }, false), '');
});

test('A rated table and its ratings say so, and the way of a rating begins where everybody does', () => {
  assert.match(openWords({ ...open, rated: true }), /^rated · you would lead/);
  assert.equal(ratingTitle({ value: 1512, provisional: true }), 'Rating 1,512, not yet sure');
  assert.equal(sideTitle('wotr', 'shadow'), 'War of the Ring: the Shadow');
  const road = roadOf([
    { value: 1480, played: 2, updated: 2 },
    { value: 1600, played: 1, updated: 1 },
  ]);
  assert.deepEqual(
    road.map(({ value }) => value),
    [1500, 1600, 1480],
  );
  assert.equal(roadWords(road), 'From 1,500 to 1,480 in 2 games; the highest 1,600, the lowest 1,480.');
});

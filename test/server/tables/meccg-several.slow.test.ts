// The card game for three and five on a real server: opened, played to its end beside programs, rated among people.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { COUNCIL, HAND, ZONE_COUNT } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { TableLink } from '../../../protocol/server-link.ts';
import { until } from '../../store/backends.ts';
import { playOn, type TestPerson, TestServer } from './server.ts';

const SEATS = ['one', 'two', 'three', 'four', 'five'];
const HAND_SIZE = 8;
/** Everybody's first rating. */
const NEWCOMER = 1500;
const SHORT = { starter: true, turnLimit: 1 };
const seen = ({ view }: TableLink): MeccgView | undefined => view?.view as MeccgView | undefined;

describe('The card game for more than two', () => {
  test('has as many seats as its options say, five at most', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    for (const players of [3, 5]) {
      const open = (seats: number, options: object = { players }) =>
        person.post<{ table?: { seats: { name: string }[] } }>('/api/tables', {
          game: 'meccg',
          options,
          seats: ['me', ...Array(seats - 1).fill('open')],
        });
      assert.equal((await open(players - 1)).table, undefined, 'a seat is missing');
      assert.deepEqual(
        (await open(players)).table?.seats.map(({ name }) => name),
        SEATS.slice(0, players),
      );
      assert.equal((await open(6, { players: 6 })).table, undefined);
    }
  });

  for (const seats of [
    ['random', 'me', 'random'],
    ['random', 'random', 'random', 'me', 'random'],
  ])
    test(`${seats.length} play to the end, and nobody sees another’s hand but what was laid open`, async () => {
      const server = await TestServer.start();
      const person = await server.guest();
      const options = { ...SHORT, players: seats.length, deckTwo: 'dwar' };
      const id = await person.open(seats, { game: 'meccg', options });
      const table = person.link().watch(id, undefined, () => {});
      await until('the table is there', () => table.view !== null);
      assert.equal(table.as, seats.indexOf('me'));
      assert.deepEqual(
        table.info?.sides.map(({ name }) => name),
        SEATS.slice(0, seats.length),
      );
      const others = [...seats.keys()].filter((seat) => seat !== table.as);
      const hidden = others.map((seat) => seat * ZONE_COUNT + HAND);
      let most = 0;
      let n = 0;
      await playOn(table, () => {
        const view = seen(table);
        if (view && view.phase !== COUNCIL)
          for (const pile of hidden) {
            most = Math.max(most, view.sizes[pile]);
            const names: string[] = view.piles[pile].map((card) => CARDS[view.def[card]].name);
            // Crebain lay a card open for everybody, and everybody is told of it (CR-TIM-2).
            const told = table.heard.flatMap((entry) => entry.told.map(({ text }) => text));
            const untold: string[] = names.filter((name) => !told.some((text) => text.endsWith(` reveals ${name}.`)));
            assert.deepEqual(untold, []);
          }
        return n++ * 7;
      });
      assert.ok(most >= HAND_SIZE, 'the others held cards');
      assert.ok(['council', 'tie'].includes(table.view?.outcome?.reason ?? ''));
    });

  test('is rated among people, each against all others together', async () => {
    const server = await TestServer.start();
    const people: TestPerson[] = await Promise.all(['Gimli', 'Legolas', 'Aragorn'].map((name) => server.account(name)));
    const clock = { pace: 'live', initial: 3_600_000, increment: 0 };
    const options = { ...SHORT, players: 3 };
    const id = await people[0].open(['me', 'open', 'open'], { game: 'meccg', options, rated: true, clock });
    for (const person of people.slice(1)) await person.post(`/api/tables/${id}/join`);
    const tables = people.map((person) => person.link().watch(id, undefined, () => {}));
    await until('all see the table', () => tables.every(({ view }) => view !== null));
    await Promise.all(tables.map((table) => playOn(table)));
    await until('it is over', () => tables.every(({ info }) => info?.seats[0].rating !== undefined));
    const winners = tables[0].view?.outcome?.winners ?? [];
    for (const [seat, { rating }] of (tables[0].info?.seats ?? []).entries()) {
      const better = winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1;
      assert.equal(Math.sign((rating?.value ?? 0) - NEWCOMER), better, `seat ${seat}`);
    }
  });
});

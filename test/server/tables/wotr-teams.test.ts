// War of the Ring for three and four on a real server: programs in any seat, and what partners say to each other with cards
// is heard by nobody else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EVENT_SLUGS, EVENT_TITLES } from '../../../games/wotr/tables/events.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { TableLink } from '../../../protocol/server-link.ts';
import { until } from '../../store/backends.ts';
import { playOn, TestServer } from './server.ts';

const seen = ({ view }: TableLink): WotrView | undefined => view?.view as WotrView | undefined;

describe('War of the Ring for more than two', () => {
  test('is an option of the game, whose usual seats are two; a table has as many as its options say', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    interface Listed {
      name: string;
      seats: string[];
      options: Record<string, { default: unknown }>;
    }
    const { games } = await person.get<{ games: Listed[] }>('/api/games');
    const wotr = games.find(({ name }) => name === 'wotr');
    assert.deepEqual([wotr?.seats, wotr?.options['players'].default], [['free', 'shadow'], 2]);
    const answer = await person.post<{ error?: unknown }>('/api/tables', {
      game: 'wotr',
      options: { players: 4 },
      seats: ['me', 'open'],
    });
    assert.ok(answer.error, 'two do not sit down to a game of four');
    const id = await person.open(['me', 'open', 'open', 'open'], { options: { players: 4 } });
    const { table } = await person.get<{ table: { seats: { name: string }[] } }>(`/api/tables/${id}`);
    assert.deepEqual(
      table.seats.map(({ name }) => name),
      ['gondor', 'witch-king', 'rohan', 'saruman'],
    );
  });

  for (const [seats, options] of [
    [['random', 'me', 'rules'], { players: 3 }],
    [['me', 'rules', 'random'], { players: 3, twilight: true }],
    [['rules', 'random', 'rules', 'me'], { players: 4 }],
    [['random', 'rules', 'me', 'random'], { players: 4, twilight: true }],
  ] as const)
    test(`${seats.join(', ')}${'twilight' in options ? ' with Twilight' : ''}: is played to its end`, async () => {
      const server = await TestServer.start();
      const person = await server.guest();
      const id = await person.open(seats, { options: { ...options, turnLimit: 1 } });
      const table = person.link().watch(id, undefined, () => {});
      await until('the table is there', () => table.view !== null);
      const seat = seats.indexOf('me');
      assert.equal(table.as, seat);
      assert.deepEqual(
        table.info?.sides.map(({ seats: together }) => together),
        options.players === 4
          ? [
              [0, 2],
              [1, 3],
            ]
          : [[0], [1, 2]],
      );
      let n = 0;
      await playOn(table, () => n++ * 7);
      assert.equal(table.view?.outcome?.reason, 'turn-limit');
      assert.deepEqual(seen(table)?.rules, { ...options, twilight: 'twilight' in options, turnLimit: 1 });
      for (const [other, hand] of (seen(table)?.hands ?? []).entries()) if (other !== seat) assert.deepEqual(hand, []);
    });

  test('a card that partners swap is told to them alone, and what one offers to nobody before the other has answered', async () => {
    const server = await TestServer.start();
    const people = await Promise.all([0, 1, 2, 3].map(() => server.guest()));
    const watcher = await server.guest();
    const id = await people[0].open(['me', 'open', 'open', 'open'], { options: { players: 4, turnLimit: 1 } });
    for (const seat of [1, 2, 3]) await people[seat].post(`/api/tables/${id}/join`, { seat });
    const sent: string[][] = [[], [], [], [], []];
    const tables = [...people, watcher].map((person, i) =>
      person.link((message) => sent[i].push(JSON.stringify(message))).watch(id, undefined, () => {}),
    );
    const isAsked = (table: TableLink) => table.view?.question?.at === 'cards/swap-choose';
    await until('all are asked', () => tables.slice(0, 4).every(isAsked) && tables[4].view !== null);
    const hands = tables.slice(0, 4).map((table, seat) => seen(table)?.hands[seat] ?? []);
    for (const hand of hands) assert.equal(hand.length, 2);
    /** Was this card named to the viewer, by its title or in notation? */
    const knows = (viewer: number, card: number) =>
      sent[viewer].some((text) => text.includes(`"${EVENT_SLUGS[card]}`) || text.includes(EVENT_TITLES[card]));
    const strangers = (seats: readonly number[]) => [0, 1, 2, 3, 4].filter((viewer) => !seats.includes(viewer));

    const [given, taken] = [hands[0][0], hands[2][0]];
    await tables[0].play(`swap ${EVENT_SLUGS[given]}`);
    await until(
      'it is heard of',
      () => tables[2].version === tables[0].version && tables[4].version === tables[0].version,
    );
    for (const [seat, hand] of hands.entries())
      for (const viewer of strangers([seat]))
        for (const card of hand) assert.ok(!knows(viewer, card), `${viewer} knows ${EVENT_TITLES[card]} of ${seat}`);

    await tables[2].play(`swap ${EVENT_SLUGS[taken]}`);
    for (const seat of [1, 3]) await tables[seat].play('swap nothing');
    await until('the cards have changed hands', () => seen(tables[0])?.hands[0].includes(taken) ?? false);
    await until('the other has his', () => seen(tables[2])?.hands[2].includes(given) ?? false);
    await until('all have heard', () => tables.every(({ version }) => version === tables[0].version));
    assert.ok(knows(2, given) && knows(0, taken));
    for (const viewer of strangers([0, 2])) assert.ok(!knows(viewer, given) && !knows(viewer, taken));
    assert.ok(!knows(2, hands[0][1]) && !knows(0, hands[2][1]));
    assert.ok(
      sent[4].some((text) => text.includes('swap a card')),
      'that they swapped is no secret',
    );
  });
});

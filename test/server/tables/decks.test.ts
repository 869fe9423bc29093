import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_VALUE } from '../../../engine/options.ts';
import { readSave } from '../../../engine/save.ts';
import { CARDS, type CardId, COPIES } from '../../../games/meccg/cards/all.ts';
import { isHazard, isResource } from '../../../games/meccg/cards/kinds.ts';
import { countsOf, type Deck } from '../../../games/meccg/decks/deck.ts';
import { WIZARD_DECKS } from '../../../games/meccg/decks/wizards.ts';
import { DECK_FORMATS, writeDeck } from '../../../games/meccg/decks/write.ts';
import { unpackTelling } from '../../../protocol/telling.ts';
import { until } from '../../store/backends.ts';
import { type TestPerson, TestServer } from './server.ts';

const [, , radagast, alatar] = WIZARD_DECKS;
const MINE = writeDeck(radagast);
const THEIRS = writeDeck(alatar, 'gccg');
/** Whether the list, or a line that the other one has not, stands in what was said. */
const leaksInto = (said: string, list: string): boolean => {
  const other = list === MINE ? THEIRS : MINE;
  const lines = list.split('\n').filter((line) => /^\d+ \w{4}/.test(line) && !other.includes(line));
  return lines.length < 20 || lines.some((line) => said.includes(JSON.stringify(line).slice(1, -1)));
};

type Answer = { table?: { id: string; options: Record<string, unknown> }; error?: { code: string; text: string } };
const wish = (options: object) => ({ game: 'meccg', options: { turnLimit: 1, ...options } });
const joining = (person: TestPerson, id: string, body: object): Promise<Answer> =>
  person.post<Answer>(`/api/tables/${id}/join`, body);

test('players bring their own deck lists, and nobody else learns them', async () => {
  const server = await TestServer.start();
  const [one, two, third] = [await server.guest(), await server.guest(), await server.guest()];
  const heard: Record<string, string[]> = { one: [], two: [], third: [] };
  const links = [one, two, third].map((person, i) =>
    person.link((message) => Object.values(heard)[i].push(JSON.stringify(message))),
  );
  const id = await one.open(['me', 'open'], wish({ deckOne: MINE }));
  await links[2].ask({ type: 'lobby', watch: true });
  const joined = await joining(two, id, { options: { deckTwo: THEIRS } });
  assert.deepEqual(
    [joined.table?.options['deckOne'], joined.table?.options['deckTwo']],
    ['secret', 'secret'],
    JSON.stringify(joined.error),
  );
  const tables = links.map((link) => link.watch(id, undefined, () => {}));
  await until('all see it', () => tables.every(({ view }) => view !== null));
  assert.equal(tables[0].view?.options['deckOne'], MINE);
  assert.equal(tables[0].view?.options['deckTwo'], 'secret');
  assert.equal(tables[1].view?.options['deckTwo'], THEIRS);
  assert.equal(tables[2].view?.options['deckOne'], 'secret');
  // They are played: each starts with the company of his list.
  await tables[0].play('start-as-listed');
  await until('the second is asked', () => tables[1].view?.question !== null && tables[1].version > 0);
  await tables[1].play('start-as-listed');
  const startsWith = (deck: Deck) => new RegExp(deck.start.map((card) => nameOf(card)).join('.*'));
  await until('they have started', () => heardAt(tables[2]).some((text) => startsWith(alatar).test(text)));
  assert.ok(heardAt(tables[2]).some((text) => startsWith(radagast).test(text)));

  const pages = [
    '/api/tables?list=recent',
    `/api/tables/${id}`,
    `/api/tables/${id}/view`,
    '/api/me/data',
    '/api/me/tables',
  ];
  const read = async (person: TestPerson) =>
    (await Promise.all(pages.map((at) => person.get(at)))).map((x) => JSON.stringify(x));
  const said = {
    one: [...heard['one'], ...(await read(one))],
    two: [...heard['two'], ...(await read(two))],
    third: [...heard['third'], ...(await read(third))],
  };
  for (const text of [...said.two, ...said.third]) assert.ok(!leaksInto(text, MINE), text.slice(0, 300));
  for (const text of [...said.one, ...said.third]) assert.ok(!leaksInto(text, THEIRS), text.slice(0, 300));
  assert.ok(
    said.one.some((text) => leaksInto(text, MINE)),
    'who brought it sees it',
  );
  for (const line of server.logs) assert.ok(!leaksInto(line, MINE) && !leaksInto(line, THEIRS), line.slice(0, 300));
});

const nameOf = (id: CardId): string => CARDS.find((card) => card.id === id)?.name ?? id;
const heardAt = (table: { heard: readonly { told: readonly { text: string }[] }[] }): string[] =>
  table.heard.flatMap(({ told }) => told.map(({ text }) => text));

test('a list that is no legal deck is refused in the words of the checker, by who opens and by who joins', async () => {
  const server = await TestServer.start();
  const [one, two] = [await server.guest(), await server.guest()];
  const few = writeDeck({ ...radagast, hazards: {} });
  const opened = await one.post<Answer>('/api/tables', { ...wish({ deckOne: few }), seats: ['me', 'open'] });
  assert.equal(opened.error?.code, 'bad-request');
  assert.match(
    opened.error?.text ?? '',
    /^The option deckOne: There are 0 hazards; there must be 25 to 50\. \(MW-S3\.2\.1\)$/,
  );
  const unknown = await one.post<Answer>('/api/tables', {
    ...wish({ deckOne: '1 Bill\n1 Smog the Dragon\n' }),
    seats: ['me', 'open'],
  });
  assert.match(unknown.error?.text ?? '', /^The option deckOne: line 2, “1 Smog the Dragon”, names no card/);
  const id = await one.open(['me', 'open'], wish({}));
  const refused = async (options: object, text: RegExp) => {
    const { error } = await joining(two, id, { options });
    assert.equal(error?.code, 'bad-request');
    assert.match(error?.text ?? '', text);
  };
  await refused({ deckTwo: few }, /There are 0 hazards/);
  await refused({ deckOne: MINE }, /^That seat brings deckTwo, not "deckOne"\.$/);
  await refused({ turnLimit: 9 }, /^That seat brings deckTwo, not "turnLimit"\.$/);
  const bare = await one.open(['me', 'open']);
  const { error } = await joining(two, bare, { options: { deckTwo: MINE } });
  assert.equal(error?.text, 'That seat has no options of its own, not "deckTwo".');
  await refused({ deckTwo: `${'x'.repeat(300)}\n` }, /line 1 has 300 characters; 200 are the most/);
  await refused({ deckTwo: 'x\n'.repeat(501) }, /has 502 lines; 500 are the most/);
  assert.equal((await one.get<Answer>(`/api/tables/${id}`)).table?.options['deckTwo'], 'saruman');
});

test('the file of a game that was ended early tells each what he could see, and nobody the list of another', async () => {
  const server = await TestServer.start();
  const [one, two, third] = [await server.guest(), await server.guest(), await server.guest()];
  const id = await one.open(['me', 'open'], wish({ deckOne: MINE }));
  await joining(two, id, { options: { deckTwo: THEIRS } });
  const table = one.link().watch(id, undefined, () => {});
  await until('it is seen', () => table.view !== null);
  await table.play('start-as-listed');
  await two.link().ask({ type: 'resign', table: id });
  const fileOf = async (person: TestPerson) => {
    const text = await (await person.fetch(`/api/tables/${id}/save`)).text();
    const { telling, ...log } = readSave(text);
    assert.ok(telling !== undefined);
    const told = await unpackTelling(telling);
    return { all: `${JSON.stringify(log)} ${JSON.stringify(told)}`, log, told };
  };
  const [mine, theirs, nobodys] = [await fileOf(one), await fileOf(two), await fileOf(third)];
  for (const { all, log } of [mine, theirs, nobodys]) {
    assert.ok(!leaksInto(all, MINE) && !leaksInto(all, THEIRS));
    assert.deepEqual([log.seed, log.moves], ['', []]);
  }
  assert.deepEqual(
    [mine, theirs, nobodys].map(({ told }) => told.viewers),
    [['spectator', 0], ['spectator', 1], ['spectator']],
  );
  assert.equal(nobodys.told.parts[0].entries[0].text, '', 'no move of another is written out');
  assert.equal(mine.told.parts[0].entries[0].text, 'start-as-listed');
});

test('a list goes with its player when the seats change round', async () => {
  const server = await TestServer.start();
  const [one, two] = [await server.guest(), await server.guest()];
  const decksAt = async (id: string) => {
    const options = (await server.store.tables.find(id))?.options;
    return [options?.['deckOne'], options?.['deckTwo']];
  };
  const id = await one.open(['me', 'open'], wish({ deckOne: MINE }));
  await joining(two, id, { options: { deckTwo: THEIRS } });
  assert.equal((await joining(two, id, { options: { deckTwo: MINE } })).error?.code, 'taken');
  await two.link().ask({ type: 'resign', table: id });
  const again = await one.post<Answer>(`/api/tables/${id}/rematch`);
  const next = again.table?.id ?? '';
  assert.deepEqual(await decksAt(next), ['gandalf', MINE], 'the other’s waits for him');
  assert.equal((await two.post<Answer>(`/api/tables/${id}/rematch`)).table?.id, next);
  assert.deepEqual(await decksAt(next), [THEIRS, MINE]);
});

test('a list is not left behind for who sits there next', async () => {
  const server = await TestServer.start();
  const [host, goes, next] = await Promise.all([1, 2, 3].map(() => server.guest()));
  const seat1 = { seat: 1, options: { deckTwo: THEIRS } };
  const id = await host.open(['open', 'open'], wish({}));
  await joining(goes, id, seat1);
  assert.equal((await server.store.tables.find(id))?.options['deckTwo'], THEIRS);
  await goes.fetch('/api/me', { method: 'DELETE' });
  assert.equal((await joining(next, id, { seat: 1 })).error?.code, 'no-such-table', 'an empty table is taken away');
  // Where somebody else sits as well the table stays; games for more than two have such tables.
  const { store } = server;
  const other = await host.open(['open', 'open'], wish({}));
  await joining(next, other, seat1);
  await store.tables.leave(other, 1, { person: next.id }, { deckTwo: 'saruman' });
  assert.equal((await store.tables.find(other))?.options['deckTwo'], 'saruman');
});

test('the seat of one who has gone is nobody’s: his hand stays his', async () => {
  const server = await TestServer.start();
  const [one, goes, third] = await Promise.all([1, 2, 3].map(() => server.guest()));
  const id = await one.open(['me', 'open'], wish({ deckOne: MINE }));
  await joining(goes, id, { options: { deckTwo: THEIRS } });
  await goes.fetch('/api/me', { method: 'DELETE' });
  for (const person of [third, one]) {
    const { error } = await joining(person, id, { seat: 1 });
    assert.deepEqual([error?.code, error?.text], ['closed', 'The game has begun: nobody takes over a seat.']);
  }
  const taken = await server.store.tables.take(id, 1, { person: third.id });
  assert.equal(taken, 'taken', 'not even behind our back');
  for (const person of [third, one])
    assert.ok(!leaksInto(JSON.stringify(await person.get(`/api/tables/${id}/view`)), THEIRS));
});

test('a rematch keeps a seat, not what its player brought: who is let in instead does not read it', async () => {
  const server = await TestServer.start();
  const [one, two, third] = await Promise.all([1, 2, 3].map(() => server.guest()));
  const id = await one.open(['me', 'open'], wish({ deckOne: MINE }));
  await joining(two, id, { options: { deckTwo: THEIRS } });
  await two.link().ask({ type: 'resign', table: id });
  const next = (await one.post<Answer>(`/api/tables/${id}/rematch`)).table?.id ?? '';
  const { invitation } = await one.post<{ invitation: string }>(`/api/tables/${next}/invite`, { seat: 0 });
  await joining(third, next, { invitation });
  const said = [await third.get(`/api/tables/${next}/view`), await third.get('/api/me/data')].map((x) =>
    JSON.stringify(x),
  );
  for (const text of said) assert.ok(!leaksInto(text, THEIRS) && !leaksInto(text, MINE), text.slice(0, 300));
  assert.equal((await two.post<Answer>(`/api/tables/${id}/rematch`)).error?.code, 'closed', 'his seat is gone');
});

/** As many different cards as a deck can have, the longest names first. */
function largest(): Deck {
  const longest = [...CARDS.keys()].sort((a, b) => CARDS[b].name.length - CARDS[a].name.length);
  const ids = (test: (def: number) => boolean, n: number): CardId[] =>
    longest
      .filter((def) => test(def) && COPIES[def] > 0)
      .slice(0, n)
      .map((def) => CARDS[def].id as CardId);
  const kind = (name: string) => (def: number) => CARDS[def].kind === name;
  return {
    ...radagast,
    characters: countsOf([...ids(kind('character'), 10), ...ids(kind('avatar'), 3)]),
    resources: countsOf(ids(isResource, 50)),
    hazards: countsOf(ids(isHazard, 50)),
    sideboard: countsOf(ids((def) => isHazard(def) || isResource(def), 25)),
    sites: ids(kind('site'), 69) as NonNullable<Deck['sites']>,
  };
}

test('the largest deck fits with room, in every format', () => {
  for (const format of DECK_FORMATS) {
    const text = writeDeck(largest(), format);
    assert.ok(text.length * 1.2 < LONGEST_VALUE.text, `${format}: ${text.length}`);
    assert.ok(text.split('\n').length * 1.2 < 500, format);
  }
});

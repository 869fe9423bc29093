import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CARD_SOURCES, type CardInfo } from '../../cli/card-source.ts';
import { findCards } from '../../cli/cards.ts';
import { folder, run } from './fake-io.ts';

const cards: readonly CardInfo[] = [
  { id: 'theoden', name: 'Théoden', set: 'METW', kind: 'character', text: 'A king.', implemented: true, mind: 6 },
  { id: 'elven-cloak', name: 'Elven Cloak', set: 'METW', kind: 'item', text: 'Tap to hide.', implemented: false },
  { id: 'the-ring', name: 'The Ring', set: 'MELE', kind: 'item', text: 'It wants to be found.', implemented: true },
];
const withCards = { cards: [{ game: 'meccg', cards: () => cards }] };

test('cards lists every card as data, or those of a set', async () => {
  assert.deepEqual(JSON.parse((await run(['cards', 'meccg', '--json'], withCards)).out), cards);
  const mele = JSON.parse((await run(['cards', 'meccg', '--set', 'mele', '--json'], withCards)).out);
  assert.deepEqual(mele, [cards[2]]);
  const { out } = await run(['cards', 'meccg'], withCards);
  assert.match(out, /^- {2}elven-cloak {2}Elven Cloak +item +METW$/m);
  assert.match(out, /\n3 cards, 2 implemented \(- is not yet\)\.\n$/);
  const none = await run(['cards', 'meccg', '--set', 'METD'], withCards);
  assert.equal(none.code, 2);
  assert.equal(none.err, 'meccg has no set "METD": it has METW and MELE.\n');
});

test('card finds a card by id or name, whatever the accents', async () => {
  for (const name of ['theoden', 'Théoden', 'THEODEN']) {
    const { code, out } = await run(['card', name], withCards);
    assert.equal(code, 0);
    assert.match(out, /^Théoden {2}theoden, METW\ncharacter; mind 6\n {2}A king\.\n$/);
  }
  assert.match((await run(['card', 'elven', 'cloak'], withCards)).out, /The engine cannot yet do what this card says/);
  const { code, err } = await run(['card', 'elvin', 'cloak'], withCards);
  assert.equal(code, 2);
  assert.equal(err, 'There is no card "elvin cloak"; near it: Elven Cloak.\n');
});

test('rules by id and by words', async () => {
  const { code, out } = await run(['rules', 'wr-6.32.1']);
  assert.equal(code, 0);
  assert.match(out, /^WR-6\.32\.1 {2}No retreat from siege {2}war-of-the-ring, base, clarification\n {2}\S/);
  assert.ok(out.split('\n').every((line) => line.length <= 80));
  const found = await run(['rules', 'siege', 'retreat', '--json']);
  assert.ok(JSON.parse(found.out).some((rule: { id: string }) => rule.id === 'WR-6.32.1'));
  const none = await run(['rules', 'zzyzx']);
  assert.equal(none.code, 1);
  assert.match(none.err, /^No rule has "zzyzx"/);
});

test('a rule tells how an ambiguity was decided', async () => {
  assert.match((await run(['rules', 'LE-S0.3'])).out, /^ {2}Decided: /m);
});

test('rules --coverage counts per source and lists what is open', async () => {
  const { code, out } = await run(['rules', '--coverage', '--json']);
  assert.equal(code, 0);
  const { sources } = JSON.parse(out);
  const wotr = sources['war-of-the-ring'];
  assert.equal(wotr.atoms, wotr.proved + wotr.untestable + wotr.open);
  assert.equal(wotr.openIds.length, wotr.open);
  const text = (await run(['rules', '--coverage'])).out;
  assert.match(text, /^source +rules +proved +untestable +open/);
  assert.match(
    text,
    new RegExp(`^war-of-the-ring +${wotr.atoms} +${wotr.proved} +${wotr.untestable} +${wotr.open}`, 'm'),
  );
});

const holds = `title: Adding raises the pile
game: race
position: { pile: 3 }
play:
  - free: add 2
  - position: { pile: 5 }
`;

test('check runs files, folders and patterns', async () => {
  const cwd = folder();
  mkdirSync(path.join(cwd, 'a', 'b'), { recursive: true });
  writeFileSync(path.join(cwd, 'a', 'one.yaml'), holds);
  writeFileSync(path.join(cwd, 'a', 'b', 'two.yaml'), holds.replace('pile: 5', 'pile: 6'));
  writeFileSync(path.join(cwd, 'a', 'notes.txt'), 'not a scenario');

  const one = await run(['check', 'a/one.yaml'], { cwd });
  assert.equal(one.code, 0, one.out + one.err);
  assert.match(one.out, /^holds {2}a\/one\.yaml: Adding raises the pile\n$/);

  const all = await run(['check', 'a'], { cwd });
  assert.equal(all.code, 1);
  assert.match(all.out, /fails {2}a\/b\/two\.yaml: .+\n {2}a\/b\/two\.yaml:6: pile should be 6, but is 5\./);
  assert.match(all.out, /2 scenarios: 1 failed\.\n$/);

  const pattern = await run(['check', 'a/**/*.yaml', '--json'], { cwd });
  const report = JSON.parse(pattern.out);
  assert.equal(pattern.code, 1);
  assert.equal(report.files, 2);
  assert.equal(report.failed, 1);
  assert.deepEqual(
    report.reports.map((each: { ok: boolean }) => each.ok),
    [false, true],
  );
});

test('check says what is wrong with a file that is no scenario', async () => {
  const cwd = folder();
  writeFileSync(path.join(cwd, 'bad.yaml'), 'game: [race\n');
  const { code, out } = await run(['check', 'bad.yaml'], { cwd });
  assert.equal(code, 1);
  assert.match(out, /^fails {2}bad\.yaml\n {2}bad\.yaml:\d+: .+\.\n$/);
});

test('serve opens until Ctrl+C', async () => {
  const stop = new AbortController();
  const said: string[] = [];
  const stdout = {
    write(text: string) {
      said.push(text);
      if (text.includes('open at')) setImmediate(() => stop.abort());
    },
    isTTY: false,
    columns: 80,
  };
  assert.equal((await run(['serve', '--port', '0'], { stdout, signal: stop.signal })).code, 0);
  assert.match(
    said.join(''),
    /^Mathom-house is open at http:\/\/127\.0\.0\.1:\d+\nCtrl\+C closes it\.\nMathom-house is closed\.\n$/,
  );
});

test('serve says why it cannot be opened', async () => {
  const { code, err } = await run(['serve', '--port', '0', '--host', '192.0.2.1']);
  assert.equal(code, 1);
  assert.match(err, /^192\.0\.2\.1 is not an address of this machine[^\n]+\n$/);
  assert.equal((await run(['serve'], { env: { PORT: 'x' } })).code, 2);
});

test('every card is found however its accents, marks and capitals are typed', () => {
  const ways: readonly ((name: string) => string)[] = [
    (name) => name.normalize('NFD'),
    (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
    (name) => name.toUpperCase(),
    (name) => name.replaceAll("'", '’').replaceAll('-', ' '),
    (name) => name.replace(/[^\p{L}\p{N} ]/gu, ''),
  ];
  for (const source of CARD_SOURCES)
    for (const { name, id } of source.cards())
      for (const way of ways) {
        const found = findCards({ cards: CARD_SOURCES }, way(name), source.game);
        assert.ok(
          found.some((card) => card.id === id || card.name === name),
          `${way(name)} finds ${found.map((card) => card.name)}`,
        );
      }
});

test('A name that a hero’s and a minion’s card share finds both, an id finds the one', () => {
  const ids = (name: string): string[] => findCards({ cards: CARD_SOURCES }, name).map(({ id }) => id);
  assert.deepEqual(ids('Moria'), ['moria', 'moria-minion']);
  assert.deepEqual(ids('moria-minion'), ['moria-minion']);
});

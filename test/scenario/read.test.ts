import assert from 'node:assert/strict';
import test, { suite } from 'node:test';
import type { Game } from '../../engine/game.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import { ScenarioError } from '../../engine/scenario/scenario.ts';
import { readYaml, YamlError } from '../../lib/yaml.ts';
import { riddles } from './riddles.ts';

const GAMES: readonly Game[] = [riddles];
const read = (text: string) => readScenario(readYaml(text), GAMES);

/** The mistakes as "line: sentence". */
function mistakes(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    assert.ok(error instanceof ScenarioError, String(error));
    return error.failures.map((failure) => `${failure.line}: ${failure.text}`);
  }
  return [];
}
const inHead = (line: string): string[] => mistakes(`title: x\ngame: riddles\n${line}\nplay:\n  - bilbo: draw`);
const inPlay = (line: string): string[] => mistakes(`title: x\ngame: riddles\nplay:\n  - bilbo: draw\n  - ${line}`);

test('A whole scenario becomes typed data', () => {
  const { play, game, branches, ...rest } = read(`
title: All of it
game: riddles
rules: RI-4
about: |
  Prose
options: { turns: 3 }
seed: 7
position: { turn: bilbo }
rolls: [1, eye]
draws: [ring, 2]
play:
  - bilbo: draw
  - refuses: { gollum: draw, rule: RI-1 }
  - outcome: none
`);
  assert.equal(game, riddles);
  assert.deepEqual(rest, {
    title: 'All of it',
    rules: ['RI-4'],
    about: 'Prose\n',
    options: { turns: 3 },
    seed: '7',
    position: { turn: 'bilbo' },
    rolls: [1, 'eye'],
    draws: ['ring', '2'],
  });
  assert.deepEqual(branches, [{ title: '', line: 1, play: [], path: [] }]);
  assert.deepEqual(play, [
    { kind: 'play', line: 13, seat: 0, moves: [{ line: 13, text: 'draw' }] },
    { kind: 'refuses', line: 14, seat: 1, about: [{ line: 14, text: 'draw' }], rule: 'RI-1' },
    { kind: 'outcome', line: 15, outcome: 'none' },
  ]);
});

suite('the head', () => {
  test('must be a map', () => {
    const [first] = mistakes('- a\n- b');
    assert.match(first, /^1: A scenario is a map with the keys title, game, .*, not \["a","b"\]\.$/);
    assert.match(mistakes('')[0], /not nothing/);
  });
  test('needs title, game and play', () => {
    assert.deepEqual(mistakes('about: x'), [
      '1: The key "game" is missing: name one of riddles.',
      '1: The key "title" is missing.',
    ]);
    assert.deepEqual(mistakes('title: x\ngame: riddles'), ['1: The key "play" is missing.']);
    assert.deepEqual(inHead('title2: x').length, 1);
  });
  const wrong: [line: string, sentence: RegExp][] = [
    ['postion: {}', /^3: There is no key "postion" here: title, .*, play, branches\. Did you mean "position"\?$/],
    ['rules: [rule 4]', /^3: A rule is an id such as WR-6.32.1, not "rule 4"\.$/],
    ['rules: { a: 1 }', /^3: Rules is a list of rule ids, not /],
    ['about: [1]', /^3: About is text, not \[1\]\.$/],
    ['options: [1]', /^3: Options is a map, such as \{ turnLimit: 20 \}, not \[1\]\.$/],
    ['options: { turns: [1] }', /^3: An option is a word, a number, true or false\.$/],
    ['options:\n  turns: 99', /^4: The option turns takes a whole number from 1 to 40, not 99\.$/],
    ['options: { trns: 9 }', /^3: There is no option "trns"\. Did you mean "turns"\? This game has turns\.$/],
    ['options: { constructor: 9 }', /^3: There is no option "constructor"/],
    ['seed: {}', /^3: The seed is a word or a number, not \{\}\.$/],
    ['position: bilbo', /^3: A position is a map, not "bilbo"\.$/],
    ['position:', /^3: A position is a map, not nothing\.$/],
    ['rolls: 6', /^3: Rolls is a list of numbers and faces, such as \[6, 1, eye\], not 6\.$/],
    ['rolls:\n  - 1\n  - 1.5', /^5: A roll is a whole number or the name of a face, not 1.5\.$/],
    ['draws: [[ring]]', /^3: Draws is a list of names, not \["ring"\]\.$/],
  ];
  for (const [line, sentence] of wrong)
    test(`does not take ${JSON.stringify(line)}`, () => {
      const [first, ...more] = inHead(line);
      assert.match(first, sentence);
      assert.deepEqual(more, []);
    });
  test('names the games there are', () => {
    assert.deepEqual(mistakes('title: x\ngame: ridles\nplay: []'), [
      '2: There is no game "ridles": name one of riddles. Did you mean "riddles"?',
    ]);
  });
  test('must have a title of text', () => {
    assert.deepEqual(mistakes('title:\ngame: riddles\nplay:\n  - bilbo: draw'), [
      '1: The title is a sentence, not nothing.',
    ]);
  });
  test('must have lines of play', () => {
    assert.match(mistakes('title: x\ngame: riddles\nplay: []')[0], /^3: Play is a list: each line begins with "- "/);
    assert.match(mistakes('title: x\ngame: riddles\nplay: { bilbo: draw }')[0], /^3: Play is a list/);
  });
});

suite('a line of play', () => {
  const wrong: [line: string, sentence: RegExp][] = [
    ['draw', /^5: A line of play is "seat: move" or an expectation \(offers, .*\), not "draw"\.$/],
    ['{}', /^5: This line of play is empty\.$/],
    ['bilbo: draw\n    says: x', /^6: A line of play says one thing: begin a new line with "- says:"\.$/],
    [
      'ofers: { bilbo: draw }',
      /^5: A line of play begins with one of bilbo, gollum, pass until, offers, .*, not "ofers"\. Did you mean "offers"\?$/,
    ],
    ['toString: draw', /^5: A line of play begins with one of/],
    ['bilbo: []', /^5: There is no move here\.$/],
    ['bilbo: { draw: 1 }', /^5: A move is text in notation; put it in "quotes" if it has a colon, not \{"draw":1\}\.$/],
    ['bilbo:\n    - draw\n    - ~', /^7: A move is text in notation; .*, not nothing\.$/],
    ['offers: draw', /^5: Here stands \{ seat: \[moves\] \}, not "draw"\.$/],
    ['offers: {}', /^5: No seat is named: here stands \{ seat: \[moves\] \}\.$/],
    ['offers: { bilbo: [] }', /^5: There is no move here\.$/],
    [
      'offers:\n      golum: draw',
      /^6: "golum" is no seat of this game: write bilbo, gollum\. Did you mean "gollum"\?$/,
    ],
    ['offers only: { spectator: [] }', /^5: "spectator" is no seat of this game/],
    ['refuses: draw', /^5: Refuses is a map, such as \{ free: retreat, rule: WR-6.32.1 \}, not "draw"\.$/],
    ['refuses: { rule: RI-1 }', /^5: No seat is named/],
    ['refuses: { bilbo: draw, rule: 3 }', /^5: A rule is an id such as WR-6.32.1, not 3\.$/],
    [
      'refuses: { bilbo: draw, ruel: RI-1 }',
      /^5: "ruel" is no seat of this game: write bilbo, gollum, rule\. Did you mean "rule"\?$/,
    ],
    [
      'refuses: { bilbo: ~ }',
      /^5: What is refused is a move, its first word, or the name of something, not nothing\.$/,
    ],
    ['says: [x]', /^5: Says is text, or a map with the keys text, rule, to, not to, not \["x"\]\.$/],
    ['says: { to: bilbo }', /^5: Says needs a text or a rule to look for\.$/],
    ['says: { text: x, two: bilbo }', /^5: There is no key "two" here: text, rule, to, not to\. Did you mean "to"\?$/],
    ['says: { text: x, to: [bilbo, sam] }', /^5: "sam" is no seat of this game: write bilbo, gollum, spectator\.$/],
    ['says: { text: [] }', /^5: Text is part of what is said, not \[\]\.$/],
    ['position: 3', /^5: A position is a map, not 3\.$/],
    ['view: { bilbo: 3 }', /^5: What a seat sees is a map, not 3\.$/],
    ['view: { sam: {} }', /^5: "sam" is no seat of this game: write bilbo, gollum, spectator\.$/],
    ['hides: { bilbo: {} }', /^5: What a seat may not see is text, not \{\}\.$/],
    ['asks: bilbo', /^5: Asks is a map, such as \{ seat: free, text: part of the question \}, not "bilbo"\.$/],
    ['asks: { text: x }', /^5: nothing is no seat of this game/i],
    ['asks: { seat: bilbo, text: "" }', /^5: Text is part of the question, not ""\.$/],
    ['outcome: bilbo', /^5: Outcome is "none", or a map such as \{ winner: free, reason: ring \}, not "bilbo"\.$/],
    ['outcome: { winner: sam }', /^5: "sam" is no seat of this game: write bilbo, gollum, nobody\.$/],
    ['outcome: { loser: bilbo }', /^5: There is no key "loser" here: winner, foremost, reason, rule\.$/],
    ['outcome: { reason: {} }', /^5: The reason is a word, not \{\}\.$/],
  ];
  for (const [line, sentence] of wrong)
    test(`does not take ${JSON.stringify(line)}`, () => {
      const [first, ...more] = inPlay(line);
      assert.match(first ?? 'nothing wrong', sentence);
      assert.deepEqual(more, []);
    });
});

test('All mistakes are told at once, but not endlessly', () => {
  assert.equal(mistakes('titel: x\ngame: riddles\nrolls: 3\nplay:\n  - x: y').length, 4);
  const many = Array.from({ length: 500 }, (_, i) => `k${i}: 1`).join('\n');
  assert.equal(mistakes(many).length, 20);
});

suite('YAML', () => {
  const wrong: [text: string, line: number, sentence: RegExp][] = [
    ['a: 1\nb: c: d', 2, /there is a second colon; put a text that has a colon in "quotes"/],
    ['a:\n\t- b', 2, /indent with spaces/],
    ['a: 1\na: 2', 2, /^"a" is there twice\.$/],
    ['a: [1, 2', 1, /This is not good YAML: .*\.$/],
    ['a: 1\n---\nb: 2', 2, /a second document/],
    ['a: &x [1]\nb: *x', 2, /^Write it out again: aliases such as \*x are not read here\.$/],
    ['a: &x [*x]', 1, /aliases/],
    ['a: *nothing', 1, /^This is not good YAML|aliases/],
    ['a: 1\n__proto__: { b: 2 }', 2, /^A key \(what stands before a colon\) must be a word\.$/],
    ['? [a]\n: 1', 1, /^A key/],
    ['a: !!js/function x', 1, /^This is not good YAML: Unresolved tag/],
    [`a: ${'['.repeat(50)}${']'.repeat(50)}`, 1, /^It is nested too deeply: at most 40 levels are read\.$/],
    ['['.repeat(15_000), 1, /nested too deeply/],
    ['a: 1\nb:\n  - '.concat('- '.repeat(50)), 3, /nested too deeply/],
    [`a: ${'x'.repeat(20_000)}`, 1, /^The file has 20003 characters; at most 20000 are read\.$/],
  ];
  for (const [text, line, sentence] of wrong)
    test(`does not take ${JSON.stringify(text.slice(0, 30))}`, () => {
      assert.throws(
        () => readYaml(text),
        (error) => error instanceof YamlError && error.line === line && sentence.test(error.message),
      );
    });
  test('takes a long line of play that is not deep', () => {
    const keys = Array.from({ length: 100 }, (_, i) => `k${i}: [${i}]`).join(', ');
    assert.equal(Object.keys(readYaml(`{ ${keys} }`).value as object).length, 100);
    assert.equal((readYaml('- a\n'.repeat(100)).value as string[]).length, 100);
  });
  test('gives the lines of what is there, and of the way to what is not', () => {
    const { lineOf, value } = readYaml('# top\na:\n  b:\n    - 1\n    - c: 2\n3: x\n');
    assert.deepEqual(value, { a: { b: [1, { c: 2 }] }, 3: 'x' });
    const lines = [['a'], ['a', 'b', 0], ['a', 'b', 1, 'c'], ['a', 'b', 7], ['a', 'x', 'y'], [3], []].map(lineOf);
    assert.deepEqual(lines, [2, 4, 5, 3, 2, 6, 2]);
  });
});

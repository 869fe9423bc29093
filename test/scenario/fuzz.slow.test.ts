import assert from 'node:assert/strict';
import test from 'node:test';
import type { Game } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { checkScenarioText, type Report } from '../../engine/scenario/check.ts';
import { readYaml } from '../../lib/yaml.ts';
import { CARDS, riddles } from './riddles.ts';

const GAMES: readonly Game[] = [riddles];
const TIMES = 10_000;
const LONGEST_MS = 1000;

const WHOLE = `title: Everything a scenario can say
game: riddles
rules: [RI-4, RI-3.1]
about: |
  Some prose.
options: { turns: 12 }
seed: moria
position:
  turn: bilbo
  score: [0, 2]
  hands: { bilbo: [fish], gollum: [knife] }
  bag: [ring, string]
rolls: [4, eye]
draws: [string]
play:
  - offers only: { bilbo: [riddle, look, draw, play fish] }
  - bilbo: riddle
  - says: { text: has 4, rule: RI-4, to: [gollum, spectator] }
  - asks: { seat: gollum, text: What does gollum do }
  - gollum: [look]
  - refuses: { bilbo: play ring, rule: RI-3.1 }
  - bilbo: draw
  - says: { text: draws string, to: bilbo, not to: gollum }
  - position:
      pocket: { cards: 1 }
      hands: { bilbo: [fish, string] }
  - view: { gollum: { hands: { bilbo: 2 } } }
  - hides: { gollum: string }
  - gollum: draw
  - offers: { bilbo: [play fish] }
  - outcome: none
`.replace('draws: [string]', 'draws: [string, ring]');
const START = `title: From the start\ngame: riddles\nseed: 3\nplay:\n  - bilbo: [riddle]\n  - gollum: look\n  - outcome: none\n`;

const SNIPPETS = [
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '__proto__: { x: 1 }',
    'constructor:',
    'toString: 1',
    'hasOwnProperty',
    '!!js/function ',
    '!!binary ',
  ],
  ...[
    '---',
    '...',
    '? ',
    '- - - ',
    '[[[[',
    '{{{{',
    ']',
    '}',
    '"',
    "'",
    '|',
    '>',
    '#',
    '%YAML 1.1',
    '\t',
    '\r',
    '\u0000',
    '\ufeff',
    '💍',
  ],
  ...[
    '~',
    'null',
    '.nan',
    '.inf',
    '-1',
    '1e999',
    '0x10',
    'true',
    '[]',
    '{}',
    'a: b: c',
    'x'.repeat(3000),
    '9'.repeat(400),
  ],
  ...['bilbo', 'gollum', 'spectator', 'crash', 'riddle', 'play', 'offers only:', 'refuses:', 'rule: RI-1', ...CARDS],
];

type Mutation = (text: string, r: RandomState) => string;
const pick = <T>(list: readonly T[], r: RandomState): T => list[below(r, list.length)];
const splice = (text: string, at: number, length: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + length);
const byLine =
  (change: (lines: string[], r: RandomState) => void): Mutation =>
  (text, r) => {
    const lines = text.split('\n');
    change(lines, r);
    return lines.join('\n');
  };
const scalars = /[\w-]+(?=[\],} \n]|$)/g;

const MUTATIONS: readonly Mutation[] = [
  (text, r) => splice(text, below(r, text.length + 1), 1, String.fromCharCode(below(r, 128))),
  (text, r) => splice(text, below(r, text.length + 1), 1 + below(r, 8), ''),
  (text, r) => splice(text, below(r, text.length + 1), 0, pick(SNIPPETS, r)),
  (text, r) => text.slice(0, below(r, text.length + 1)),
  byLine((lines, r) => lines.splice(below(r, lines.length), 1)),
  byLine((lines, r) => lines.splice(below(r, lines.length), 0, pick(lines, r))),
  byLine((lines, r) => {
    const i = below(r, lines.length);
    lines[i] = ' '.repeat(below(r, 6)) + lines[i].trimStart();
  }),
  byLine((lines, r) => {
    const i = below(r, lines.length);
    lines[i] = lines[i].replace(/: .*/, `: ${pick(SNIPPETS, r)}`);
  }),
  (text, r) => {
    const found = [...text.matchAll(scalars)];
    if (found.length === 0) return text;
    const from = pick(found, r);
    return splice(text, from.index, from[0].length, below(r, 2) === 0 ? pick(SNIPPETS, r) : pick(found, r)[0]);
  },
];

function checked(text: string): Report {
  let fastest = Number.POSITIVE_INFINITY;
  // A busy machine may pause us once: only what is slow every time is slow.
  for (let attempt = 0; attempt < 4; attempt++) {
    const start = performance.now();
    const report = checkScenarioText(GAMES, text, readYaml);
    fastest = Math.min(fastest, performance.now() - start);
    if (fastest <= LONGEST_MS) return report;
  }
  return assert.fail(`${fastest} ms for ${JSON.stringify(text.slice(0, 2000))}`);
}

function assertSentences({ failures, ok }: Report, text: string): void {
  assert.equal(ok, failures.length === 0);
  const lines = text.split(/\r\n?|\n/).length;
  for (const failure of failures) {
    assert.ok(failure.line >= 1 && failure.line <= lines, JSON.stringify({ failure, text }));
    assert.match(failure.text, /^\S.+/s);
    assert.ok(failure.text.length < 5000);
    assert.doesNotMatch(failure.text, /undefined|\[object|Maximum call stack/, text);
  }
}

test(`${TIMES} mutated scenarios give only sentences, each quickly`, () => {
  const r = seedRandom('scenario fuzz');
  let held = 0;
  for (const text of [WHOLE, START]) assert.deepEqual(checked(text).failures, []);
  for (let i = 0; i < TIMES; i++) {
    let text = below(r, 4) === 0 ? START : WHOLE;
    for (let n = 1 + below(r, 4); n > 0; n--) text = pick(MUTATIONS, r)(text, r);
    const report = checked(text);
    assertSentences(report, text);
    if (report.ok) held++;
  }
  assert.ok(held > TIMES / 100 && held < TIMES / 2, `${held} still hold`);
  assert.equal(Object.getOwnPropertyDescriptor(Object.prototype, 'x'), undefined);
});

test('Bombs are refused quickly', () => {
  const size = 19_900;
  const filled = (unit: string): string => unit.repeat(Math.floor(size / unit.length));
  const laughs = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join()}]`);
  const bombs = [
    ['a0: &a0 [lol]', ...laughs].join('\n'),
    'position: &p { a: *p }',
    ...[
      '[',
      '{a: ',
      '- ',
      '? ',
      '}\n',
      '"\n',
      ': :\n',
      '- [\n',
      '[}',
      ']\n[',
      '%x\n',
      '---\n',
      '&a ',
      '!a ',
      'a: b: ',
    ].map(filled),
    Array.from({ length: 3000 }, (_, i) => `${i.toString(36)}:`).join('\n'),
    Array.from({ length: 170 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    `${START}${filled('  - x: y\n').slice(START.length + 100)}`,
    `title: x\ngame: riddles\nplay:\n  - offers only: { bilbo: [${filled('draw,').slice(200)}] }`,
    `title: x\ngame: riddles\nplay:\n  - refuses: { bilbo: [${filled('xyz,').slice(200)}] }`,
    `title: x\ngame: riddles\nposition: { bag: [${filled('ring,').slice(200)}] }\nplay:\n  - position: {}`,
    'x'.repeat(1_000_000),
  ];
  for (const bomb of bombs) assertSentences(checked(bomb), bomb);
});

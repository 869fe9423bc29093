import assert from 'node:assert/strict';
import test, { suite } from 'node:test';
import type { Game } from '../../engine/game.ts';
import { checkScenario, checkScenarioText, type Report } from '../../engine/scenario/check.ts';
import { meccg } from '../../games/meccg/game.ts';
import { readYaml } from '../../lib/yaml.ts';
import { riddles } from './riddles.ts';

const GAMES: readonly Game[] = [riddles];
const check = (text: string): Report => checkScenarioText(GAMES, text, readYaml);

/** The first line of `play` is line 8. */
const HEAD = `title: A test
game: riddles
rules: [RI-4]
position: { turn: bilbo, hands: { bilbo: [fish], gollum: [knife] }, bag: [ring, string] }
rolls: [4, eye]
draws: [string]
play:
`;
const OPENING = '  - bilbo: riddle\n  - gollum: look\n';
const CLOSING = '  - bilbo: draw\n';

/** An expectation put at line 10, after one riddle and one look and before bilbo draws. */
const expect = (line: string): Report => check(`${HEAD}${OPENING}  - ${line}\n${CLOSING}`);

function holds(line: string): void {
  assert.deepEqual(expect(line).failures, []);
}
function fails(line: string, ...says: (RegExp | string)[]): void {
  const { ok, failures } = expect(line);
  assert.equal(ok, false);
  assert.deepEqual(
    failures.map((failure) => failure.line),
    [10],
    JSON.stringify(failures),
  );
  for (const part of says) assert.match(failures[0].text, new RegExp(part));
}

test('A scenario that holds reports its title, game and rules', () => {
  const report = check(HEAD + OPENING + CLOSING);
  assert.deepEqual(report, { title: 'A test', game: 'riddles', rules: ['RI-4'], ok: true, failures: [] });
});

test('Several moves of one seat stand on one line', () => {
  const report = check(
    `title: x\ngame: riddles\noptions: { turns: 1 }\nrolls: [3]\nplay:\n  - bilbo: [riddle]\n  - outcome: { winner: nobody }`,
  );
  assert.deepEqual(report.failures, []);
});

test("Without a position the game's own start is played, from the seed", () => {
  const text = (seed: string): string =>
    `title: x\ngame: riddles\nseed: ${seed}\nplay:\n  - position: { pocket: { names: [ring, string, knife, fish] } }`;
  const oks = Array.from({ length: 200 }, (_, i) => check(text(`s${i}`)).ok);
  assert.ok(oks.includes(true) && oks.includes(false));
});

test('A seed beside a position decides the chance that is not scripted', () => {
  const text = (seed: number): string =>
    `title: x\ngame: riddles\nseed: ${seed}\nposition: {}\nplay:\n  - bilbo: riddle\n  - position: { score: [6, 0] }`;
  const oks = Array.from({ length: 100 }, (_, i) => check(text(i)).ok);
  assert.ok(oks.includes(true) && oks.includes(false));
});

suite('offers', () => {
  test('holds for moves on the list', () => {
    holds('offers: { bilbo: [play fish, draw] }');
    holds('offers: { bilbo: "play   fish" }');
  });
  test('fails with the reason and the nearest moves first', () => {
    fails(
      'offers: { bilbo: play ring }',
      /^bilbo should be offered "play ring"/,
      'RI-3.1: It is not in your hand',
      'Offered: play fish, ',
    );
    fails('offers: { bilbo: play rnig }', 'Offered: play fish');
  });
  test('fails for a seat that does not choose now, and says who does', () => {
    fails(
      'offers: { gollum: draw }',
      'Another player must choose first',
      'To choose now: bilbo: What does bilbo do\\?',
    );
  });
});

suite('offers only', () => {
  test('holds for exactly the list, in any order', () => {
    holds('offers only: { bilbo: [play fish, draw, look, riddle] }');
    holds('offers only: { gollum: [] }');
  });
  test('fails with what is missing and what is too much', () => {
    fails(
      'offers only: { bilbo: [draw, look, play ring] }',
      'not offered: play ring',
      'offered too: riddle, play fish',
    );
    fails('offers only: { bilbo: [draw, look, riddle] }', 'difference: offered too: play fish');
  });
});

suite('refuses', () => {
  test('holds for what a rule speaks against', () => {
    holds('refuses: { bilbo: play ring, rule: RI-3.1 }');
    holds('refuses: { bilbo: [play ring, play knife] }');
    holds('refuses: { gollum: riddle, rule: RI-1 }');
    holds('refuses: { bilbo: ring, rule: RI-3.1 }');
  });
  test('fails for what is offered, whole or by its first word', () => {
    fails('refuses: { bilbo: play fish }', 'should be refused "play fish", but is offered it: play fish');
    fails('refuses: { bilbo: play }', 'is offered it: play fish');
    fails('refuses: { bilbo: fish }', 'gives no reason');
  });
  test('fails for another rule, with the reasons there are', () => {
    fails('refuses: { bilbo: play ring, rule: RI-9 }', 'refused to bilbo by RI-9', 'RI-3.1: It is not in your hand');
  });
  test('fails for a misspelling, though that is not on the list either', () => {
    fails('refuses: { bilbo: plya ring, rule: RI-1 }', 'nothing to say about "plya ring"');
    fails('refuses: { bilbo: xyz }', 'is it spelled right');
  });
});

suite('says', () => {
  test('holds for part of an event since the last line of moves', () => {
    holds('says: gollum sees the eye');
    holds('says: { text: the eye, rule: RI-6, to: [bilbo, gollum, spectator] }');
    holds('says: { rule: RI-6 }');
  });
  test('fails with what was said', () => {
    fails('says: bilbo has 4', 'should say "bilbo has 4"', 'What was said: RI-6: gollum sees the eye');
    fails('says: { text: the eye, rule: RI-4 }', 'should say "the eye" by RI-4');
    fails('says: { text: the eye, not to: bilbo }', 'bilbo should not be told');
  });
  test('knows who was told what', () => {
    const after = (line: string): Report => check(`${HEAD}${OPENING}${CLOSING}  - ${line}\n`);
    assert.ok(after('says: { text: draws string, rule: RI-2, to: bilbo, not to: [gollum, spectator] }').ok);
    assert.ok(after('says: { text: bilbo draws, to: [bilbo, gollum] }').ok);
    const [failure] = after('says: { text: draws string, to: gollum }').failures;
    assert.deepEqual([failure.line, failure.text.split('.')[0]], [11, 'gollum should be told "draws string"']);
    assert.match(failure.text, /bilbo draws string. \(to bilbo; to others: bilbo draws.\)/);
  });
  test('needs a move first', () => {
    const [failure] = check('title: x\ngame: riddles\nplay:\n  - says: anything').failures;
    assert.deepEqual([failure.line, failure.text], [4, 'Nothing has been said yet: no move has been played.']);
  });
});

suite('position', () => {
  test('holds when the named keys agree', () => {
    holds('position: { turn: bilbo, pocket: { cards: 2 }, hands: { gollum: [knife] } }');
    holds('position: { dragon: ~ }');
  });
  test('fails at the path that differs, on its line', () => {
    fails('position: { pocket: { cards: 3 } }', /^pocket › cards should be 3, but is 2.$/);
    fails(
      'position: { hands: { gollum: [knife, fish] } }',
      'gollum should be \\["knife","fish"\\], but is \\["knife"\\]',
    );
    fails('position: { pocket: { card: 2 } }', 'is not there. Did you mean "cards"\\?');
    fails('position: { turn: ~ }', 'turn should be nothing, but is "bilbo"');
    fails('position: { constructor: 1 }', 'is not there');
    const { failures } = check(
      `${HEAD}${OPENING}  - position:\n      score: [4, 0]\n      hands:\n        bilbo: []\n        gollum: []\n${CLOSING}`,
    );
    assert.deepEqual(
      failures.map(({ line }) => line),
      [13, 14],
    );
  });
});

suite('view and hides', () => {
  test('hold for what a seat sees and does not see', () => {
    holds('view: { bilbo: { hands: { bilbo: [fish], gollum: 1 } }, spectator: { hands: { bilbo: 1 } } }');
    holds('hides: { gollum: fish, spectator: [fish, knife] }');
  });
  test('fail with the difference', () => {
    fails('view: { gollum: { hands: { bilbo: [fish] } } }', 'hands › bilbo should be \\["fish"\\], but is 1');
    fails('hides: { bilbo: fish }', 'bilbo should not see "fish", but the view has: .*\\["fish"\\]');
  });
});

suite('asks', () => {
  test('holds for the seat and part of the question', () => {
    holds('asks: { seat: bilbo, text: bilbo do }');
    holds('asks: { seat: bilbo }');
  });
  test('fails with the question there is', () => {
    fails('asks: { seat: bilbo, text: which card }', 'the question is "What does bilbo do\\?"');
    fails('asks: { seat: gollum }', 'gollum should be asked. To choose now: bilbo: What');
  });
});

suite('outcome', () => {
  const won = (line: string): Report =>
    check(
      `title: x\ngame: riddles\nposition: { hands: { bilbo: [ring] } }\nplay:\n  - bilbo: play ring\n  - ${line}\n`,
    );
  test('holds', () => {
    assert.deepEqual(won('outcome: { winner: bilbo, reason: ring, rule: RI-3.2 }').failures, []);
    assert.deepEqual(won('outcome: { reason: ring }').failures, []);
    holds('outcome: none');
  });
  test('fails with how the game stands', () => {
    fails('outcome: { winner: bilbo }', 'The game should be over, but it is not. To choose now: bilbo');
    for (const line of ['{ winner: gollum }', '{ winner: nobody }', '{ reason: riddles }', '{ rule: RI-4.1 }'])
      assert.deepEqual(won(`outcome: ${line}`).failures, [
        { line: 6, text: 'The game should end otherwise; it ended so: winner bilbo, reason ring, rule RI-3.2.' },
      ]);
    assert.match(won('outcome: none').failures[0].text, /should go on, but it is over: winner bilbo/);
    assert.match(won('offers: { bilbo: draw }').failures[0].text, /The game is over: winner bilbo/);
  });
});

suite('what stops a scenario', () => {
  const stops = (moves: string, line: number, says: RegExp): void => {
    const { failures } = check(`${HEAD}${moves}`);
    assert.equal(failures.length, 1);
    assert.equal(failures[0].line, line);
    assert.match(failures[0].text, says);
  };
  test('a text that is no move', () => {
    stops(
      '  - bilbo: play rign\n  - outcome: { winner: gollum }',
      8,
      /"play rign" is no move: .*"rign" is none. Offered: play fish, .* The rest was not played.$/,
    );
  });
  test('a move that is refused', () => {
    stops(
      '  - bilbo: play ring\n',
      8,
      /bilbo may not play "play ring": It is not in your hand. \(RI-3.1\) Offered: play fish/,
    );
    stops(
      '  - gollum: riddle\n',
      8,
      /gollum may not play "riddle": Another player must choose first. \(RI-1\) To choose now: bilbo/,
    );
  });
  test('the second of several moves, on its own line', () => {
    stops('  - bilbo:\n    - riddle\n    - riddle\n', 10, /Another player/);
  });
  test('a script that runs out or does not fit', () => {
    stops(`${OPENING}  - bilbo: riddle\n`, 10, /^After "riddle": The script has no roll left for a die of 6/);
    stops('  - bilbo: riddle\n  - gollum: riddle\n', 9, /The script rolls "eye" where a die of 6 is rolled/);
    stops(`${OPENING}${CLOSING}  - gollum: draw\n`, 11, /The script has no draw left/);
  });
  test('a game that breaks down', () => {
    const report = check('title: x\ngame: riddles\nposition: { score: [9, 0] }\nplay:\n  - bilbo: crash');
    assert.deepEqual(report.failures, [
      { line: 5, text: 'The game broke down at "crash": no such cave. The rest was not played.' },
    ]);
  });
});

test('Unused rolls and draws fail on their own lines', () => {
  const { failures } = check(`title: x
game: riddles
position: { bag: [ring] }
rolls:
  - 1
  - 2
  - eye
draws: [ring]
play:
  - bilbo: riddle`);
  assert.deepEqual(failures, [
    { line: 6, text: '2 of the rolls were not used: 2, eye. Take out what is too much, or play on.' },
    { line: 8, text: '1 of the draws was not used: ring. Take out what is too much, or play on.' },
  ]);
});

test('A position that is not understood fails on the line of the word', () => {
  const at = (position: string) =>
    check(`title: x\ngame: riddles\nposition:\n${position}\nplay:\n  - bilbo: draw`).failures;
  assert.deepEqual(at('  turn: bilbo\n  hands:\n    gollum:\n      - ring\n      - rign'), [
    { line: 8, text: '"rign" is no card.' },
  ]);
  assert.deepEqual(at('  hadns: {}'), [{ line: 4, text: '"hadns" is nothing of this game.' }]);
  assert.match(at('  hands: ~')[0].text, /^The game cannot set this up: /);
});

test('An expectation at which the game itself breaks down is a failure, not an exception', () => {
  const broken: Game = {
    ...(riddles as Game),
    view: () => {
      throw new TypeError('the lamp is out');
    },
  };
  const report = checkScenario([broken], readYaml(`${HEAD}  - hides: { bilbo: x }\n${OPENING}${CLOSING}`));
  assert.deepEqual(report.failures, [{ line: 8, text: 'The game broke down here: the lamp is out' }]);
});

test('A report stops after twenty failures', () => {
  const { failures } = check(`${HEAD}  - refuses: { bilbo: [${Array(50).fill('draw').join()}] }\n${OPENING}${CLOSING}`);
  assert.equal(failures.length, 20);
});

suite('what is refused', () => {
  test('is not nonsense after a word that the game knows', () => {
    fails('refuses: { bilbo: draw fishbone }', 'nothing to say about "draw fishbone"');
  });
  test('is not nonsense that stands in the answer to any nonsense by chance', () => {
    const position = 'position: { one: { rivendell: [gimli] } }';
    const text = `title: A test\ngame: meccg\n${position}\nplay:\n  - refuses: { one: [now, pass now] }\n`;
    const { failures } = checkScenarioText([meccg as unknown as Game], text, readYaml);
    assert.deepEqual(
      failures.map(({ text }) => text.split(':', 1)[0]),
      ['The game has nothing to say about "now"', 'The game has nothing to say about "pass now"'],
    );
  });
  test('needs its rule while another seat is to choose', () => {
    fails('refuses: { gollum: riddle }', 'gollum is not to choose now', 'name the rule');
    holds('refuses: { gollum: riddle, rule: RI-1 }');
  });
});

suite('of a list and a number can be asked', () => {
  test('whether it contains, lacks or counts', () => {
    holds(
      'position: { hands: { bilbo: { contains: fish, lacks: [ring, string], count: 1, at least: 1, at most: 1 } } }',
    );
    fails('position: { hands: { bilbo: { contains: ring } } }', 'hands › bilbo should say contains: "ring", but is');
    fails('position: { hands: { bilbo: { contains: [fish, fish] } } }', 'contains');
    fails('position: { hands: { bilbo: { lacks: fish } } }', 'lacks');
    fails('position: { hands: { bilbo: { count: 2 } } }', 'count: 2');
    fails('position: { hands: { bilbo: { at least: 2 } } }', 'at least: 2');
    fails('position: { hands: { bilbo: { at most: 0 } } }', 'at most: 0');
  });
  test('but not what no such question is', () => {
    fails('position: { hands: { bilbo: { includes: fish } } }', 'should be');
  });
});

suite('branches', () => {
  const START =
    'title: x\ngame: riddles\nposition: { turn: bilbo, hands: { bilbo: [fish], gollum: [knife] }, bag: [ring, string] }\n';
  test('each begin at the position, with their own chance', () => {
    const { failures } = check(`${START}branches:
  - title: A ring
    draws: [ring]
    play:
      - bilbo: draw
      - position: { hands: { bilbo: { contains: ring } } }
  - title: A string
    draws: [string]
    play:
      - bilbo: draw
      - position: { hands: { bilbo: { contains: string, lacks: ring } } }
`);
    assert.deepEqual(failures, []);
  });
  test('fail at their own lines, and what they share fails once', () => {
    const { failures } = check(`${START}play:
  - position: { turn: gollum }
branches:
  - title: One
    draws: [ring]
    play: [{ bilbo: draw }, { outcome: { winner: bilbo } }]
  - title: Two
    draws: [ring, string]
    play: [{ bilbo: draw }]
`);
    assert.deepEqual(
      failures.map(({ line }) => line),
      [5, 9, 11],
    );
  });
  test('need a title and a play', () => {
    const { failures } = check(`${START}branches:\n  - rolls: []\n`);
    assert.deepEqual(
      failures.map(({ text }) => text),
      ['The title of a branch is a sentence, not nothing.', 'The key "play" is missing.'],
    );
  });
});

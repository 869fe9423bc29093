import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Heard } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { announcementOf } from '../../../client/table/announcements.ts';
import { logGroups, logText } from '../../../client/table/log-lines.ts';
import { momentOf } from '../../../client/table/moment.ts';
import { plainBeats } from '../../../client/table/plain-beats.ts';
import { joined, lastMoves } from '../../../client/table/summary.ts';
import { diceOf } from '../../../client/table/told-dice.ts';
import { singly } from '../../../engine/sides.ts';

const heard: Heard[] = [
  { seat: 0, move: 'die army', told: [] },
  { seat: 0, move: 'pass', told: [{ type: 'pass', rule: 'WR-4.5.4', text: 'The Free Peoples pass.' }] },
  { seat: 1, told: [], why: 'It is wanted.' },
  {
    seat: 1,
    why: 'It is wanted.',
    told: [
      { type: 'army-move', rule: 'WR-6.7.4', text: 'The Shadow moves an Army from Moria to Hollin.' },
      { text: 'The Shadow draws a card.' },
      { text: 'The Shadow draws a card.' },
      { type: 'hunt-roll', text: 'The Shadow hunts with 2 dice: 5, 4; 0 successes (6 or more is needed).' },
    ],
  },
];

const standing = (upTo: number, more: Partial<Standing['table']> = {}): Standing => ({
  table: {
    game: 'wotr',
    options: {},
    seats: ['free', 'shadow'],
    sides: singly(['free', 'shadow']),
    viewer: 0,
    version: upTo,
    view: {},
    asked: [0],
    question: {
      at: 'turn/action',
      kind: 'die',
      text: 'Choose a die.',
      secret: false,
      choices: [{ move: 'pass', verb: 'pass', label: 'Pass', targets: [] }],
    },
    undo: 0,
    outcome: null,
    ...more,
  },
  heard: heard.slice(0, upTo),
  thinking: false,
  programs: {},
});

describe('what is told', () => {
  test('the last moves of the other side, with its reason once', () => {
    const summary = lastMoves(heard, 0);
    assert.equal(summary?.seat, 1);
    assert.equal(summary?.from, 2);
    assert.deepEqual(summary?.whys, ['It is wanted.']);
    assert.deepEqual(
      summary?.lines.map(({ text }) => text),
      [
        'The Shadow moves an Army from Moria to Hollin.',
        'The Shadow draws a card (2 times).',
        'The Shadow hunts with 2 dice: 5, 4; 0 successes (6 or more is needed).',
      ],
    );
    assert.equal(lastMoves(heard.slice(0, 2), 0), undefined);
  });

  test('a pass of one’s own does not part what the other did; a deed does', () => {
    const other = (text: string) => ({ seat: 1, told: [{ text }] });
    const pass = { seat: 0, told: [] };
    const deed = { seat: 0, told: [{ text: 'Mine.' }] };
    const lines = (...moves: Parameters<typeof lastMoves>[0]) => lastMoves(moves, 0)?.lines.map(({ text }) => text);
    assert.deepEqual(lines(other('A.'), pass, other('B.'), pass), ['A.', 'B.']);
    assert.deepEqual(lines(other('A.'), deed, pass, other('B.')), ['B.']);
    assert.equal(lastMoves([pass, other('A.'), pass, other('B.')], 0)?.from, 1);
  });

  test('a sentence told three times is said once', () => {
    assert.deepEqual(
      joined([{ text: 'A.' }, { text: 'A.' }, { text: 'A.' }, { text: 'B.' }]).map(({ text }) => text),
      ['A (3 times).', 'B.'],
    );
  });

  test('the log: newest first, by side or by dice', () => {
    assert.deepEqual(
      logGroups(heard, 0, 'all').map(({ seat, from }) => [seat, from]),
      [
        [1, 2],
        [0, 0],
      ],
    );
    assert.deepEqual(
      logGroups(heard, 0, 'mine').map(({ seat }) => seat),
      [0],
    );
    assert.equal(logGroups(heard, 0, 'dice').length, 1);
    assert.match(logText(logGroups(heard, 0, 'all')), /^The Free Peoples pass\. WR-4\.5\.4\nThe Shadow moves/);
  });

  test('when the program has done thinking, the question it leaves is announced as your move', () => {
    const thinks = { ...standing(4), thinking: true };
    assert.doesNotMatch(announcementOf(standing(2), thinks).polite, /Choose a die/);
    assert.equal(announcementOf(thinks, standing(4)).polite, 'Your move. Choose a die. Only one choice.');
  });

  test('events are announced in their order, before the question; dice at once, with what led to them', () => {
    const said = announcementOf(standing(2), standing(4));
    assert.match(
      said.assertive,
      /^The Shadow moves an Army from Moria to Hollin\. The Shadow draws a card \(2 times\)\. The Shadow hunts with 2 dice/,
    );
    assert.equal(said.polite, 'Choose a die. Only one choice.');
    const calm = announcementOf(standing(2), standing(4), () => false);
    assert.equal(calm.assertive, '');
    assert.match(calm.polite, /^The Shadow moves .* hunts with 2 dice.* Choose a die\. Only one choice\.$/);
  });

  test('nothing new is not announced; nor is the past when the viewer changes', () => {
    assert.deepEqual(announcementOf(standing(4), standing(4)), { polite: '', assertive: '' });
    assert.equal(announcementOf(standing(4, { viewer: 1 }), standing(4)).polite, 'Choose a die. Only one choice.');
  });

  test('a line of the log knows its move, and its moment is what is told of it', () => {
    const [theirs] = logGroups(heard, 0, 'all');
    assert.deepEqual(
      theirs.lines.map(({ move }) => move),
      [3, 3, 3],
    );
    const drawn = theirs.lines[1];
    assert.match(drawn.text, /2 times/);
    const beats = [1, 3].flatMap((move) => plainBeats({ heard: heard.slice(0, move + 1) }, move));
    const other = { ...beats[1], lines: [{ text: 'Something else.' }] };
    assert.deepEqual(momentOf(drawn, [...beats, other], heard), [beats[1]]);
    assert.deepEqual(momentOf(drawn, [other], heard), [other], 'what else is told of the move');
    assert.deepEqual(momentOf(drawn, [], heard), [beats[1]], 'the words alone');
  });

  test('a move is read as long as its sentences take, not shorter than a glance and not longer than a breath', () => {
    const lasts = (...texts: string[]) =>
      plainBeats({ heard: [{ seat: 0, told: texts.map((text) => ({ text })) }] }, 0).map(({ ms }) => ms);
    assert.deepEqual(lasts('x'.repeat(10)), [700 + 10 * 22]);
    assert.deepEqual(lasts('x'.repeat(10), 'x'.repeat(20)), [700 + 30 * 22]);
    assert.deepEqual(lasts('x'.repeat(1000)), [2600]);
    assert.deepEqual([lasts(), lasts('')], [[], []]);
  });

  test('dice are facts of an event, and only some count', () => {
    const facts = { seat: 1, dice: [2, 5, 6], hits: [false, true, true] };
    assert.deepEqual(diceOf({ text: 'The Shadow rolls 2, 5, 6: 2 hits.', facts }), [
      { value: 2, hit: false },
      { value: 5, hit: true },
      { value: 6, hit: true },
    ]);
    assert.deepEqual(diceOf({ text: 'The Dead strike: 4 hits.', facts: { dice: [4] } }), [
      { value: 4, hit: undefined },
    ]);
    assert.deepEqual(diceOf({ text: 'The Free Peoples pass.' }), []);
  });
});

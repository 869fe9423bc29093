import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, NotationError, RefusedMove } from '../../engine/game.ts';
import { OptionError } from '../../engine/options.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { readSave, SaveError, writeSave } from '../../engine/save.ts';
import { countMoves, ReplayError, Session } from '../../engine/session.ts';
import { auction } from '../games/auction/game.ts';
import { kalah } from '../games/kalah.ts';

/** A game played to its end at random. */
function finished(game: Game, seed: string): Session {
  const session = new Session(game, {}, seed);
  const random = seedRandom(`save:${seed}`);
  for (let open = game.decisions(session.state); open.length > 0; open = game.decisions(session.state)) {
    const { seat, moves } = open[below(random, open.length)];
    session.play(seat, moves[below(random, moves.length)]);
  }
  return session;
}

const save = (session: Session): string => writeSave(session.toLog(), session.seats);
const sale = finished(auction, 'bag-end');
const text = save(sale);
const lines = text.split('\n');

/** The same game, which went on from a position in its middle and says where it stands. */
function inParts(whole: Session): Session {
  const half = whole.branch(Math.floor(whole.moves.length / 2));
  const session = Session.carryOn<(typeof whole)['state'], unknown>(whole.game, {
    ...half.toLog(),
    reached: JSON.parse(JSON.stringify(half.state)),
  });
  for (const { seat, text: move } of whole.moves.slice(half.moves.length)) session.play(seat, move);
  return session;
}

/** The end line that fits the lines before it: what a forger would write. */
function forged(body: readonly string[]): string {
  const whole = `${body.join('\n')}\n`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < whole.length; i++) hash = Math.imul(hash ^ whole.charCodeAt(i), 0x01000193);
  const moves = body.slice(2).filter((line) => !/^(part|reached|telling) /.test(line)).length;
  return `${whole}end ${moves} ${(hash >>> 0).toString(16).padStart(8, '0')}\n`;
}

test('a saved game is read back, and replays to the same state', () => {
  for (const game of [kalah, auction]) {
    const session = finished(game, 'moria');
    const log = readSave(save(session));
    assert.deepEqual({ ...log, seats: undefined }, { ...session.toLog(), seats: undefined });
    assert.deepEqual(log.seats, session.seats);
    assert.deepEqual(Session.replay<(typeof session)['state'], unknown>(game, log).state, session.state);
  }
});

test('a game whose rules changed in the middle is saved in parts, with the position that each goes on from', () => {
  const session = inParts(finished(auction, 'moria'));
  const { state } = session;
  const file = writeSave({ ...session.toLog(), reached: state }, session.seats, 'a telling');
  const { seats, telling, ...log } = readSave(file);
  assert.deepEqual([seats, telling], [session.seats, 'a telling']);
  assert.deepEqual(log, { ...session.toLog(), reached: state });
  assert.equal(log.earlier?.length, 1);
  assert.equal(countMoves(log), finished(auction, 'moria').moves.length);
  assert.deepEqual(Session.replay(auction, log).state, state);
});

test('files of the first format are read', () => {
  const moves = sale.moves.map(({ seat, text: move }) => `${sale.seats[seat]}: ${move}`);
  const { game, version, options, seed } = sale.toLog();
  const old = forged(['mathom-log 1', JSON.stringify({ game, version, options, seed, seats: sale.seats }), ...moves]);
  assert.deepEqual(readSave(old), readSave(text));
});

test('a game without moves can be saved', () => {
  const session = new Session(kalah, { seeds: 3 }, 'seed with "quotes" and \u2028');
  const log = readSave(save(session));
  assert.deepEqual(log.moves, []);
  assert.equal(log.seed, session.seed);
  assert.deepEqual(log.options, { seeds: 3 });
});

test('line ends of Windows are read', () => {
  assert.deepEqual(readSave(text.replaceAll('\n', '\r\n')).moves, sale.moves);
});

test('what is wrong with a file is said in a sentence that names the line', () => {
  const last = lines.length - 1;
  const header = (change: object): string =>
    forged([lines[0], JSON.stringify({ ...JSON.parse(lines[1]), ...change }), ...lines.slice(2, last - 1)]);
  const part = (line: string): string => forged(lines.with(2, line).slice(0, last - 1));
  const without = (from: number, count = 1): string => lines.toSpliced(from, count).join('\n');
  const cases: [what: string, file: string, message: string | RegExp][] = [
    ['empty', '', 'Line 1: this is not a saved game: it should begin with "mathom-log".'],
    ['foreign', '<!doctype html>\n<p>', 'Line 1: this is not a saved game: it should begin with "mathom-log".'],
    ['newer', text.replace('mathom-log 2', 'mathom-log 3'), /^Line 1: this file is in format 3, newer than .* update/],
    ['without header', 'mathom-log 2', 'Line 2: the header is damaged: it should be one line of JSON.'],
    ['with a damaged header', text.replace('{"game"', '{"game'), /^Line 2: the header is damaged/],
    ['with a list for a header', forged([lines[0], '[]']), 'Line 2: the header should be a JSON object.'],
    ['with null for a header', forged([lines[0], 'null']), 'Line 2: the header should be a JSON object.'],
    ['without game', header({ game: 7 }), 'Line 2: the header does not name its game.'],
    ['without version', part('part {"version":1.5}'), 'Line 3: the version of the rules is not named.'],
    [
      'old and without version',
      forged(['mathom-log 1', lines[1], lines[3]]),
      'Line 2: the version of the rules is not named.',
    ],
    ['without a part', forged(lines.slice(0, 2)), 'Line 3: no part of the game comes before the end line.'],
    [
      'with moves before a part',
      forged(lines.toSpliced(2, 1).slice(0, last - 2)),
      'Line 3: a part should begin here, with the version of its rules.',
    ],
    ['with a damaged part', part('part {'), 'Line 3: it should end in one value of JSON.'],
    ['with a list for a part', part('part []'), 'Line 3: a part should be a JSON object.'],
    ['with a strange position', part('part {"version":1,"position":{}}'), 'Line 3: the position is damaged.'],
    ['with a strange end', part('reached {"random":[],"barrier":0,"stack":[7]}'), 'Line 3: the position is damaged.'],
    ['without seed', header({ seed: null }), 'Line 2: the header has no seed.'],
    ['with odd options', header({ options: { seats: [2] } }), 'Line 2: the options in the header are damaged.'],
    ['without seats', header({ seats: [] }), 'Line 2: the header does not name the seats.'],
    ['truncated', lines.slice(0, 6).join('\n'), 'The file is cut off after line 6: its "end" line is missing.'],
    ['cut in its end line', text.slice(0, -6), /^Line \d+: the end line is damaged/],
    ['with a line missing', without(4), /the file should have \d+ moves but has \d+: lines are missing or doubled\.$/],
    ['with a line doubled', lines.toSpliced(4, 0, lines[4]).join('\n'), /lines are missing or doubled\.$/],
    ['changed', text.replace(': bid ', ': bury '), /the checksum does not fit: the file was changed or damaged\.$/],
    [
      'with a strange seat',
      text.replace('bilbo: ', 'gollum: '),
      /^Line \d+: a move should begin with its seat \(bilbo, lo/,
    ],
    ['with a line that is no move', lines.with(4, '').join('\n'), /^Line 5: a move should begin with its seat/],
    ['doubled', text + text, /^Line \d+: there is more after the end line\.$/],
  ];
  for (const [what, file, message] of cases)
    assert.throws(
      () => readSave(file),
      (error: unknown) =>
        error instanceof SaveError &&
        (typeof message === 'string' ? error.message === message : message.test(error.message)),
      `a file that is ${what}`,
    );
});

type Mutation = (body: string[], r: RandomState) => string[];
const any = <T>(r: RandomState, list: readonly T[]): T => list[below(r, list.length)];
const ODD = [
  '\0',
  '\u2028',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\u00a0',
  '🜚',
  'ﷺ',
  '\r',
  '\t',
  '"',
  '\\',
  '{',
  ': ',
  'end ',
];
const HUGE = ['99999999999999999999', '1e309', '-1', '4294967296', '0.1', '000', '1000001'];

const inLine = (change: (line: string, r: RandomState) => string): Mutation => {
  return (body, r) => {
    const at = below(r, body.length);
    return body.with(at, change(body[at], r));
  };
};
const MUTATIONS: readonly Mutation[] = [
  inLine((line, r) => {
    const at = below(r, line.length + 1);
    const flipped = String.fromCharCode((line.charCodeAt(at) || 0) ^ (1 << below(r, 16)));
    return line.slice(0, at) + flipped + line.slice(at + 1);
  }),
  inLine((line, r) => {
    const at = below(r, line.length + 1);
    return line.slice(0, at) + any(r, ODD) + line.slice(at);
  }),
  inLine((line, r) => line.replace(/\d+/, any(r, HUGE))),
  inLine((line, r) => line.slice(0, below(r, line.length + 1))),
  inLine((line, r) => line.replace(/"[a-z]+":/, any(r, ['"__proto__":', '"constructor":', '"seats":', '"options":']))),
  (body, r) => body.toSpliced(below(r, body.length), 1 + below(r, 3)),
  (body, r) => body.toSpliced(below(r, body.length), 0, any(r, body)),
  (body, r) => {
    const [a, b] = [below(r, body.length), below(r, body.length)];
    return body.with(a, body[b]).with(b, body[a]);
  },
  (body, r) => body.slice(0, below(r, body.length)),
];

test('10,000 damaged files are each refused in a sentence, or played, within 100 ms', () => {
  const known = [SaveError, NotationError, RefusedMove, OptionError, ReplayError];
  const tally = { refused: 0, stopped: 0, played: 0 };
  const games: Record<string, Game> = { kalah, auction };
  const parts = [inParts(finished(kalah, 'bree')), inParts(sale)].map((session) =>
    writeSave({ ...session.toLog(), reached: session.state }, session.seats),
  );
  const real = [text, save(finished(kalah, 'moria')), save(finished(auction, 'shire')), ...parts].map((t) =>
    t.trimEnd().split('\n'),
  );
  const r = seedRandom('damage');
  for (let i = 0; i < 10_000; i++) {
    const forge = i % 2 === 0; // a checksum that fits lets the damage through to the rules
    const whole = any(r, real);
    let body = forge ? whole.slice(0, -1) : whole;
    for (let n = 1 + below(r, 3); n > 0 && body.length > 0; n--) body = any(r, MUTATIONS)(body, r);
    const file = forge ? forged(body) : body.join('\n');
    const begun = performance.now();
    let read = false;
    try {
      const log = readSave(file);
      read = true;
      const game = games[log.game];
      if (!game) continue;
      const session = Session.begin<(typeof sale)['state'], unknown>(game, log);
      for (const move of log.moves) session.play(move.seat, move.text);
      tally.played++;
    } catch (error) {
      if (!known.some((kind) => error instanceof kind)) throw new Error(`File ${i}:\n${file}`, { cause: error });
      assert.match(error instanceof Error ? error.message : '', /[.!?]\)?$/s);
      tally[read ? 'stopped' : 'refused']++;
    }
    const took = performance.now() - begun;
    assert.ok(took < 100, `File ${i} took ${took} ms:\n${file}`);
  }
  for (const [what, count] of Object.entries(tally)) assert.ok(count > 100, `Only ${count} were ${what}.`);
});

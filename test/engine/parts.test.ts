// The small parts of the engine: copies, offers, options, notation, frames, commitments.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitTo, keepsCommitment, sha256 } from '../../engine/commitment.ts';
import { copy } from '../../engine/copy.ts';
import { pop, push, replace, runOn, type Step, top } from '../../engine/frames.ts';
import { type Frame, NONE, NotationError, refusal, type State } from '../../engine/game.ts';
import { labelOf, makeNotation, names, numbers } from '../../engine/notation.ts';
import { Offer } from '../../engine/offer.ts';
import {
  completeOptions,
  LONGEST_VALUE,
  OptionError,
  optionsOf,
  readOption,
  SECRET,
  shownOptions,
} from '../../engine/options.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const empty = (): State => ({ random: [1, 2, 3, 4], barrier: 0, stack: [], outcome: null });

test('a copy is equal and shares nothing', () => {
  const state = {
    n: 1,
    word: 'x',
    none: null,
    list: [1, 2],
    nested: [[1], [2, 3]],
    frames: [{ at: 'a', picks: [null] }],
  };
  const twin = copy(state);
  assert.deepEqual(twin, state);
  twin.list.push(3);
  twin.nested[0].push(9);
  twin.frames[0].at = 'b';
  assert.deepEqual(state.list, [1, 2]);
  assert.deepEqual(state.nested[0], [1]);
  assert.equal(state.frames[0].at, 'a');
});

test('a copy of a list that begins with null still copies the objects after it', () => {
  const picks = [null, { verb: 'bid', arg: 1 }];
  const twin = copy(picks);
  assert.notEqual(twin[1], picks[1]);
  assert.deepEqual(twin, picks);
});

test('values that are no objects are their own copies', () => {
  for (const value of [0, '', true, null, undefined]) assert.equal(copy(value), value);
});

test('an offer keeps what nothing speaks against', () => {
  const offer = new Offer();
  offer.add('pass');
  offer.check(undefined, 'play', 3);
  offer.check(refusal('X-1', 'No.'), 'play', 4);
  offer.refuse(refusal('X-2', 'Never.'), 'fly');
  assert.deepEqual(offer.moves, [
    { verb: 'pass', arg: NONE },
    { verb: 'play', arg: 3 },
  ]);
  assert.deepEqual(offer.refused, []);
});

test('an offer that explains keeps the reasons too', () => {
  const offer = new Offer(true);
  offer.check(undefined, 'play', 3);
  offer.check(refusal('X-1', 'No.'), 'play', 4);
  offer.refuse(refusal('X-2', 'Never.'), 'fly');
  assert.deepEqual(offer.moves, [{ verb: 'play', arg: 3 }]);
  assert.deepEqual(
    offer.refused.map(({ move, refusal: { rule } }) => [move.verb, move.arg, rule]),
    [
      ['play', 4, 'X-1'],
      ['fly', NONE, 'X-2'],
    ],
  );
});

const SPECS = {
  seats: { help: '', default: 2, min: 2, max: 4 },
  map: { help: '', default: 'west', oneOf: ['west', 'east'] },
  fast: { help: '', default: false },
};

test('options that are not given have their defaults', () => {
  assert.deepEqual(completeOptions(SPECS, {}), { seats: 2, map: 'west', fast: false });
  assert.deepEqual(completeOptions(SPECS, { map: 'east' }), { seats: 2, map: 'east', fast: false });
});

test('options are read from text', () => {
  assert.deepEqual(readOption(SPECS, 'seats=4'), ['seats', 4]);
  assert.deepEqual(readOption(SPECS, 'map=east'), ['map', 'east']);
  assert.deepEqual(readOption(SPECS, 'fast=true'), ['fast', true]);
});

test('a wrong option is refused in a sentence', () => {
  const cases: [act: () => unknown, message: string][] = [
    [() => completeOptions(SPECS, { size: 1 }), 'There is no option "size". This game has seats, map, fast.'],
    [() => completeOptions({}, { toString: 1 }), 'There is no option "toString". This game has none.'],
    [
      () => completeOptions(SPECS, { mop: 1 }),
      'There is no option "mop". Did you mean "map"? This game has seats, map, fast.',
    ],
    [() => completeOptions(SPECS, { seats: 5 }), 'The option seats takes a whole number from 2 to 4, not 5.'],
    [() => completeOptions(SPECS, { seats: 2.5 }), 'The option seats takes a whole number from 2 to 4, not 2.5.'],
    [() => completeOptions(SPECS, { seats: '3' }), 'The option seats takes a whole number from 2 to 4, not "3".'],
    [() => completeOptions(SPECS, { map: 'north' }), 'The option map takes one of west, east, not "north".'],
    [
      () => completeOptions(SPECS, { map: 'eastt' }),
      'The option map takes one of west, east, not "eastt". Did you mean "east"?',
    ],
    [
      () => completeOptions(SPECS, { map: 'x'.repeat(300) }),
      `The option map takes one of west, east, not "${'x'.repeat(80)}…".`,
    ],
    [() => readOption(SPECS, 'fast=maybe'), 'The option fast takes true or false, not "maybe".'],
    [() => readOption(SPECS, 'seats='), 'The option seats takes a whole number from 2 to 4, not "".'],
    [() => readOption(SPECS, 'seats=few'), 'The option seats takes a whole number from 2 to 4, not "few".'],
    [() => readOption(SPECS, 'seats=2.5'), 'The option seats takes a whole number from 2 to 4, not "2.5".'],
    [
      () => readOption({ turns: { help: '', default: 3, min: 1 } }, 'turns=0'),
      'The option turns takes a whole number from 1 on, not 0.',
    ],
    [
      () => readOption(SPECS, 'seats'),
      '"seats" sets no option: write key=value. seats takes a whole number from 2 to 4.',
    ],
    [
      () => readOption(SPECS, 'seat'),
      '"seat" sets no option: write key=value. Did you mean "seats"? This game has seats, map, fast.',
    ],
    [() => readOption(SPECS, 'size=1'), 'There is no option "size". This game has seats, map, fast.'],
  ];
  for (const [act, message] of cases)
    assert.throws(act, (error: unknown) => error instanceof OptionError && error.message === message, message);
});

test('a text that is the secret of a seat is shown to that seat alone', () => {
  const own = { help: '', default: 'a', oneOf: ['a', 'b'], orText: 'a list' };
  const specs = { one: { ...own, secretOf: 0 }, two: { ...own, secretOf: 1 }, open: own };
  const options = completeOptions(specs, { one: '1\n', two: '2\n', open: '3\n' });
  assert.deepEqual(shownOptions(specs, options, []), { one: SECRET, two: SECRET, open: '3\n' });
  assert.deepEqual(shownOptions(specs, options, [1]), { one: SECRET, two: '2\n', open: '3\n' });
  assert.deepEqual(shownOptions(specs, { ...options, one: 'b' }, []), { one: 'b', two: SECRET, open: '3\n' });
  assert.deepEqual(optionsOf(specs, 1), ['two']);
  const long = `${'x'.repeat(LONGEST_VALUE.text)}\n`;
  assert.throws(() => completeOptions(specs, { one: long }), /has 12001 characters; 12000 are the most/);
});

const VERBS = {
  pass: { label: 'Pass' },
  hunt: { takes: 'number', label: 'Hunt with {}' },
  'move to': { takes: 'region', label: 'Move to {}' },
  move: { takes: 'region', label: (_s: State, arg: number) => `Move ${arg}` },
};
const DOMAINS = { number: numbers, region: names(['moria', 'minas tirith', 'to'], ['Moria', 'Minas Tirith', 'To']) };
const notation = makeNotation(VERBS, DOMAINS);

test('moves are written and read', () => {
  const s = empty();
  const cases: [text: string, verb: string, arg: number][] = [
    ['pass', 'pass', NONE],
    ['hunt 2', 'hunt', 2],
    ['move moria', 'move', 0],
    ['move to minas tirith', 'move to', 1],
  ];
  for (const [text, verb, arg] of cases) {
    assert.equal(notation.write({ verb, arg }, s), text);
    assert.deepEqual(notation.read(text, s), { verb, arg });
    assert.deepEqual(notation.read(`  ${text.replaceAll(' ', '   ')} `, s), { verb, arg });
  }
});

test('what is no move is refused in a sentence', () => {
  const cases: [text: string, message: string][] = [
    ['', 'An empty line says no move.'],
    ['   ', 'An empty line says no move.'],
    ['fly moria', 'No move begins with "fly".'],
    ['constructor', 'No move begins with "constructor".'],
    ['pass now', '"pass" stands alone: leave out "now".'],
    ['hunt', '"hunt" needs a number after it.'],
    ['hunt -1', '"hunt" needs a number after it, and "-1" is none.'],
    ['hunt 1234567', '"hunt" needs a number after it, and "1234567" is none.'],
    ['move rohan', '"move" needs a region after it, and "rohan" is none.'],
  ];
  for (const [text, message] of cases)
    assert.throws(
      () => notation.read(text, empty()),
      (error: unknown) => error instanceof NotationError && error.message === message,
      message,
    );
});

test('labels name the object by its title', () => {
  const s = empty();
  assert.equal(labelOf(VERBS, DOMAINS, s, { verb: 'move to', arg: 1 }), 'Move to Minas Tirith');
  assert.equal(labelOf(VERBS, DOMAINS, s, { verb: 'hunt', arg: 3 }), 'Hunt with 3');
  assert.equal(labelOf(VERBS, DOMAINS, s, { verb: 'pass', arg: NONE }), 'Pass');
  assert.equal(labelOf(VERBS, DOMAINS, s, { verb: 'move', arg: 0 }), 'Move 0');
});

const ASK: Step<State, Frame> = {
  kind: 'act',
  rule: 'X-1',
  seat: () => 0,
  prompt: () => 'Choose.',
  options() {},
  take() {},
};

test('frames run until one asks', () => {
  const s = empty();
  const ran: string[] = [];
  const steps: Record<string, Step<State, Frame>> = {
    begin: {
      run(state) {
        ran.push('begin');
        replace(state, { at: 'battle' });
        push(state, { at: 'muster' });
      },
    },
    muster: {
      run(state) {
        ran.push('muster');
        pop(state);
      },
    },
    battle: ASK,
  };
  push(s, { at: 'begin' });
  runOn(steps, s, undefined);
  assert.deepEqual(ran, ['begin', 'muster']);
  assert.equal(top(s)?.at, 'battle');
});

test('an outcome ends every procedure', () => {
  const s = empty();
  s.stack.push({ at: 'a' }, { at: 'b' });
  const end: Step<State, Frame> = {
    run(state) {
      state.outcome = { winners: [0], reason: 'ring', rule: 'X-1' };
    },
  };
  runOn({ a: ASK, b: end }, s, undefined);
  assert.deepEqual(s.stack, []);
});

test('an endless procedure, a missing step and an empty stack are found', () => {
  const endless = empty();
  endless.stack.push({ at: 'again' });
  assert.throws(
    () => runOn({ again: { run() {} } }, endless, undefined),
    /"again" ran 100000 steps .* it never ends\.$/,
  );
  const lost = empty();
  lost.stack.push({ at: 'nowhere' });
  assert.throws(() => runOn({}, lost, undefined), /No step is called "nowhere"\.$/);
  assert.throws(() => runOn({}, empty(), undefined), /The stack of procedures is empty/);
});

test('SHA-256 gives the published digests', () => {
  const cases: [text: string, digest: string][] = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ];
  for (const [text, digest] of cases) assert.equal(sha256(bytes(text)), digest);
});

test('SHA-256 agrees with the browser at every length around a block', async () => {
  for (let n = 0; n < 140; n++) {
    const message = Uint8Array.from({ length: n }, (_, i) => (i * 7 + n) & 255);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
    assert.equal(sha256(message), Array.from(digest, (b) => b.toString(16).padStart(2, '0')).join(''), `length ${n}`);
  }
});

test('a commitment is kept by its seed only', () => {
  const promise = commitTo('moria-7f3a');
  assert.match(promise, /^[0-9a-f]{64}$/);
  assert.ok(keepsCommitment(promise, 'moria-7f3a'));
  assert.ok(!keepsCommitment(promise, 'moria-7f3b'));
});

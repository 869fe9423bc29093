// Positions in words, the words of the notation, and what must always be true.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PositionError, type Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { DISCARD } from '../../../games/meccg/state.ts';
import { domains } from '../../../games/meccg/words.ts';
import { put } from '../../../games/meccg/zones.ts';
import { scene } from '../../scene.ts';
import { asPosition } from '../whereabouts.ts';

const WORDS: Words = {
  turn: 5,
  active: 'two',
  called: 'one',
  one: {
    moria: ['gimli wounded: glamdring, elven-cloak tapped, lure-of-nature', 'nori under gimli'],
    companies: [
      { site: 'lorien', characters: [{ name: 'gandalf', followers: ['frodo'] }], to: 'isengard', tapped: true },
      { site: 'rivendell', characters: ['elladan: elven-cloak'] },
    ],
    hand: ['concealment'],
    deck: ['risky-blow', 'river'],
    points: ['cave-drake', 'the-arkenstone'],
    table: ['gates-of-morning', 'river on moria/one'],
    sites: { bree: 'discarded' },
    exhausted: 1,
  },
  two: { edoras: ['theoden', 'eowyn under nobody'], 'on-guard': ['wolves on gimli'] },
};

test('A position is what its words say', () => {
  const game = scene(meccg, WORDS);
  game.position({
    turn: 5,
    active: 'two',
    called: 'one',
    one: {
      characters: {
        gimli: {
          at: 'moria',
          stand: 'wounded',
          under: 'general',
          on: ['glamdring', 'elven-cloak tapped', 'lure-of-nature'],
        },
        nori: { under: 'gimli' },
        frodo: { at: 'lorien', under: 'gandalf' },
      },
      hand: ['concealment'],
      deck: ['risky-blow', 'river'],
      table: ['gates-of-morning', 'river on moria/one'],
      sites: { moria: 'in-play', bree: 'discarded' },
      revealed: true,
      exhausted: 1,
      score: { kill: 1 },
    },
    two: { 'on-guard': ['wolves on gimli'] },
  });
  assert.deepEqual(meccg.faults(game.state), []);
});

test('A position survives being written and read', () => {
  const written = asPosition(scene(meccg, WORDS));
  assert.deepEqual(asPosition(scene(meccg, written)), written);
});

test('What a position does not understand is said with its place', () => {
  const wrong: readonly (readonly [Words, RegExp])[] = [
    [{ one: { nowhere: ['gimli'] } }, /"nowhere" is neither a site/],
    [{ one: { moria: ['gimlet'] } }, /"gimlet" is no card/],
    [{ one: { moria: ['glamdring'] } }, /is no character/],
    [{ one: { moria: ['gimli under bifur'] } }, /"bifur" is not in play/],
    [{ phase: 'breakfast' }, /is no phase/],
    [{ one: { sites: { moria: 'lost' } } }, /should be one of/],
  ];
  for (const [words, message] of wrong)
    assert.throws(
      () => meccg.scene(words, {}),
      (error) => error instanceof PositionError && message.test(error.message),
    );
});

test('Copies in play have different names, which read back', () => {
  const { state } = scene(meccg, WORDS);
  const cloaks = state.play.filter((card) => domains['card'].write(card, state).startsWith('elven-cloak'));
  assert.deepEqual(
    cloaks.map((card) => domains['card'].write(card, state)),
    ['elven-cloak', 'elven-cloak.2'],
  );
  for (const card of state.play) assert.equal(domains['card'].read(domains['card'].write(card, state), state), card);
  for (const ref of [
    'company gimli',
    'moria',
    'moria/one',
    'rohan',
    'player one',
    'attack',
    'strike 2',
    'action 1',
    'gimli',
  ])
    assert.equal(domains['ref'].write(domains['ref'].read(ref, state), state), ref);
});

test('A card that is lost, doubled or left behind is found out', () => {
  const { state } = scene(meccg, WORDS);
  const before = meccg.conserved(state);
  const broken = meccg.clone(state);
  broken.piles[1].pop();
  assert.notDeepEqual(meccg.conserved(broken), before);
  const orphaned = meccg.clone(state);
  put(orphaned, domains['card'].read('gimli', orphaned), DISCARD);
  const found = meccg.faults(orphaned);
  assert.ok(found.includes('Glamdring is on Gimli, who is not in play.'), found.join('\n'));
  assert.ok(found.includes('Nori follows somebody who is not in play.'));
});

test('A stored card keeps the place where it was stored, and what was stored with it', () => {
  const words = {
    one: { rivendell: ['elrond'], points: ['glamdring on lorien', 'rescue-prisoners on edoras'] },
    two: {},
  };
  const state = meccg.scene(words, {});
  const written = meccg.position(state);
  assert.deepEqual((written['one'] as { points: string[] }).points, words.one.points);
  assert.deepEqual(meccg.position(meccg.scene(written, {})), written);
  assert.throws(
    () => meccg.scene({ one: { points: ['glamdring on nowhere'] } }, {}),
    /neither a site nor a stored card/,
  );
});

test('A company goes only where a way leads', () => {
  const going = (more: object) => () =>
    meccg.scene({ one: { companies: [{ site: 'rivendell', characters: ['elrond'], ...more }] }, two: {} }, {});
  assert.doesNotThrow(going({ to: 'bree' }));
  assert.throws(going({ to: 'moria' }), /No site path leads from Rivendell to Moria/);
  assert.doesNotThrow(going({ to: 'moria', walk: ['rhudaur', 'hollin', 'redhorn-gate'] }));
  assert.throws(going({ to: 'moria', walk: ['rhudaur', 'hollin'] }), /ends in redhorn-gate/);
  assert.throws(going({ to: 'moria', walk: ['hollin', 'redhorn-gate'] }), /begins in rhudaur/);
  assert.throws(going({ to: 'moria', walk: ['rhudaur', 'redhorn-gate'] }), /No series of four regions/);
  assert.throws(going({ to: 'rivendell' }), /is at Rivendell already/);
  assert.doesNotThrow(going({ to: 'moria', by: 'card' }));
  assert.throws(going({ to: 'moria', by: 'eagle' }), /should be card/);
  const flown = going({ to: 'moria', by: 'card' })();
  assert.deepEqual(meccg.position(meccg.scene(meccg.position(flown), {})), meccg.position(flown));
});

// What each seat may see (MW-S2.4.1, MW-S2.7, MW-T2.5.1), and that dealing anew keeps to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { C } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { DECK, DISCARD, HAND, OUT, POINTS, SIDEBOARD, ZONE_COUNT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

type View = ReturnType<typeof meccg.view>;
/** The faces that a view shows of a pile, and how many cards lie there. */
const seen = (v: View, seat: number, zone: number): [string[], number] => [
  v.piles[seat * ZONE_COUNT + zone].map((card) => Object.keys(C)[v.def[card]]),
  v.sizes[seat * ZONE_COUNT + zone],
];
const piles = {
  rivendell: ['elrond'],
  hand: ['concealment', 'river'],
  deck: ['glamdring'],
  discard: ['wolves'],
  'out-of-play': ['frodo'],
  points: ['the-arkenstone'],
  sideboard: ['stealth'],
};
const table = () => scene(meccg, { one: piles, two: { lorien: ['galadriel'] } });

rule('A hand and a deck are their owner’s, the deck’s order nobody’s', ['MW-S2.2.5', 'MW-S2.3.1'], () => {
  const game = table();
  assert.deepEqual(seen(game.view('one'), 0, HAND), [['concealment', 'river'], 2]);
  assert.deepEqual(seen(game.view('two'), 0, HAND), [[], 2]);
  for (const viewer of ['one', 'two', 'spectator']) assert.deepEqual(seen(game.view(viewer), 0, DECK), [[], 1]);
  game.hides('two', 'concealment');
});

rule('Discards lie face down: their owner looks, nobody else', ['MW-S2.4.1', 'MW-S2.7.1'], () => {
  const game = table();
  assert.deepEqual(seen(game.view('one'), 0, DISCARD), [['wolves'], 1]);
  for (const viewer of ['two', 'spectator']) assert.deepEqual(seen(game.view(viewer), 0, DISCARD), [[], 1]);
});

rule('Everybody looks at what is out of play and at marshalling point piles', ['MW-S2.7.2'], () => {
  const game = table();
  for (const viewer of ['one', 'two', 'spectator']) {
    assert.deepEqual(seen(game.view(viewer), 0, OUT), [['frodo'], 1]);
    assert.deepEqual(seen(game.view(viewer), 0, POINTS), [['the-arkenstone'], 1]);
  }
});

rule('Of a sideboard the opponent knows only how many cards it has', ['MW-T2.5.1'], () => {
  const game = table();
  assert.deepEqual(seen(game.view('one'), 0, SIDEBOARD), [['stealth'], 1]);
  assert.deepEqual(seen(game.view('two'), 0, SIDEBOARD), [[], 1]);
});

rule('A new site card lies face down: the opponent sees that there is one', ['MW-S4.2.5', 'MW-S4.4.2'], () => {
  const game = scene(meccg, { one: { companies: [{ site: 'rivendell', characters: ['elrond'], to: 'bree' }] } });
  const [own] = game.view('one').companies;
  const [other] = game.view('two').companies;
  assert.deepEqual([own.to, own.moves], [S.bree, true]);
  assert.deepEqual([other.to, other.moves], [NONE, true]);
  game.hides('two', 'Bree');
});

test('Dealing anew exchanges what a seat cannot see and nothing else', () => {
  const game = scene(meccg, {
    one: { ...piles, companies: [{ site: 'lorien', characters: ['gimli'], to: 'moria' }] },
    two: { lorien: ['galadriel'], hand: ['wargs'] },
  });
  const hands = new Set<string>();
  const sites = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const world = meccg.clone(game.state);
    meccg.resample(world, 1, seedRandom(`world ${i}`));
    assert.deepEqual(meccg.view(world, 1), game.view('two'));
    hands.add(seen(meccg.view(world, 0), 0, HAND)[0].join());
    sites.add(world.companies[1].to);
    assert.deepEqual(seen(meccg.view(world, 1), 1, HAND), [['wargs'], 1]);
  }
  assert.ok(hands.size > 5, 'the hand was dealt anew');
  assert.ok(sites.size > 5, 'and the company sent elsewhere');
});

test('Dealt anew while a card is being declared, its player can still go on', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: {
      companies: [
        { site: 'bree', characters: ['aragorn-ii'] },
        { site: 'edoras', characters: ['elrond'] },
      ],
      hand: ['a-chance-meeting', 'bard-bowman'],
      deck: ['glamdring', 'orcrist', 'sting', 'narsil'],
    },
    two: {},
  });
  game.play('one', 'play a-chance-meeting');
  assert.equal(game.list('one').length, 2);
  for (let i = 0; i < 20; i++) {
    const world = meccg.clone(game.state);
    meccg.resample(world, 1, seedRandom(`chance ${i}`));
    assert.ok(meccg.decisions(world).every(({ moves }) => moves.length > 0));
  }
});

rule('A check on a faction is told with its number, its modifier and who makes it', ['MW-S9.3.2'], () => {
  const game = scene(meccg, { phase: 'site', one: { bree: ['aragorn-ii', 'balin'], hand: ['rangers-of-the-north'] } });
  game.play('one', 'enter', 'faction rangers-of-the-north', 'by aragorn-ii');
  const aragorn = game.state.def.indexOf(C['aragorn-ii']);
  for (const viewer of ['one', 'two', 'spectator'])
    assert.deepEqual(game.view(viewer).figures.checks, [
      { kind: 'faction', on: aragorn, needed: 9, modifier: 3 + 2 + 1, rolls: 1 },
    ]);
});

rule('A corruption check is told with the points it must exceed; other actions are no checks', ['MW-S8.3.1'], () => {
  const game = scene(meccg, { one: { rivendell: ['elrond: sting', 'elladan'] } });
  game.play('one', 'transfer sting', 'receiver elladan');
  const elrond = game.state.def.indexOf(C.elrond);
  const { figures } = game.view('two');
  assert.deepEqual(figures.checks, [
    { kind: 'corruption', on: elrond, needed: figures.characters[elrond]?.corruption, modifier: 0, rolls: 1 },
  ]);
  const plays = scene(meccg, { one: { rivendell: ['elrond'], hand: ['gates-of-morning'] } });
  plays.play('one', 'play gates-of-morning');
  assert.deepEqual(plays.view('two').figures.checks, []);
});

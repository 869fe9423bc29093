import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roundStory } from '../../../client/wotr/battle-story.ts';
import { describeRegion, fellowshipWords, groundWords } from '../../../client/wotr/describe.ts';
import { frontOf, phaseOf } from '../../../client/wotr/doing.ts';
import { dressChoice, groupOf, isQuick } from '../../../client/wotr/dress.ts';
import { figuresIn, figuresOf, figureWords, holderOf, shortWords } from '../../../client/wotr/figures.ts';
import { arrowsOf, marksOf, reachOf } from '../../../client/wotr/marks.ts';
import { leaveKinds, splitMoves, wayOf } from '../../../client/wotr/split.ts';
import { usedDice } from '../../../client/wotr/used-dice.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R, regionsWithin } from '../../../games/wotr/map/regions.ts';
import { victoryPoints } from '../../../games/wotr/reading/board.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { Choice, Question } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

const view = () => wotr.view(wotr.create({ turnLimit: 60 }, 'a'), 0);
const ask = (at: string, choices: readonly Choice[]): Question => ({
  at,
  kind: 'place',
  text: '',
  secret: false,
  choices,
});
const go = (move: string, label: string, id: number): Choice => ({
  move,
  verb: move.split(' ')[0],
  label,
  targets: [{ domain: 'region', id }],
});

describe('the view in words', () => {
  test('who stands in a region', () => {
    const gondor = figuresIn(view(), R['minas-tirith'], 0);
    assert.equal(figureWords(gondor), '3 Gondor Regulars, 1 Elite and 1 Leader');
    assert.equal(shortWords(gondor), '3+1 and 1 Leader');
    assert.equal(figureWords(figuresIn(view(), R['minas-morgul'], 1)), '5 Sauron Regulars and 1 Nazgûl');
    assert.equal(
      figureWords(figuresOf({ regular: 2 | (1 << 10), elite: 1, leader: 0, nazgul: 1, characters: 1 << 11 }, 1)),
      '2 Isengard Regulars and 1 Elite; 1 Southron Regular; 1 Nazgûl and Saruman',
    );
  });

  test('a Settlement is held by whose it is, any other region by whose Army stands there', () => {
    const at = (region: number) => holderOf(view(), region);
    assert.equal(at(R['minas-tirith']), 0);
    assert.equal(at(R['fords-of-isen']), 0);
    assert.equal(at(R.dagorlad), undefined);
    const taken = scene(wotr, { act: 'free', 'fords-of-isen': { isengard: '1r' } }).view('free');
    assert.equal(holderOf(taken, R['fords-of-isen']), 1);
  });

  test('a region says its name, ground, Armies and whether it is open', () => {
    const question = ask('army/pick-choose', [go('to minas-tirith', 'Go to Minas Tirith', R['minas-tirith'])]);
    assert.equal(
      describeRegion(view(), question, R['minas-tirith']),
      'Minas Tirith, Stronghold of Gondor, 2 Victory Points. ' +
        'Free Peoples Army: 3 Gondor Regulars, 1 Elite and 1 Leader. You may: Go to Minas Tirith.',
    );
    assert.equal(describeRegion(view(), question, R.arnor), 'Arnor, no Nation. Not open now.');
    assert.match(describeRegion(view(), null, R.rivendell), /The Fellowship is hidden in Rivendell\.$/);
    assert.equal(groundWords(R.bree), 'Town of The North');
  });

  test('the hidden Fellowship is at most its progress away', () => {
    const away = { ...view(), progress: 2 };
    assert.equal(fellowshipWords(away), 'The Fellowship is hidden, at most 2 regions from Rivendell.');
    assert.deepEqual(reachOf(away), [...regionsWithin(R.rivendell, 2)]);
  });

  test('a small map opens where a side faces the enemy', () => {
    assert.equal(frontOf(view(), 1), R.orthanc);
    const alone = wotr.view(wotr.scene({ act: 'free', fellowship: { at: 'moria' } }, {}), 0);
    assert.equal(frontOf(alone, 0), R.moria);
  });

  test('the phase, and the points of both sides', () => {
    assert.equal(phaseOf({ ...view(), doing: [{ at: 'turn/action', side: 0, ring: false }] }), 4);
    assert.equal(phaseOf({ ...view(), doing: [{ at: 'turn/hunt' }, { at: 'fellowship/declare' }] }), 1);
    assert.equal(victoryPoints(view(), 1), 0);
    const captured = view().captured.with(R['minas-tirith'], 1).with(R.edoras, 1);
    assert.equal(victoryPoints({ ...view(), captured }, 1), 3);
  });
});

describe('light on the map', () => {
  const force = { regular: 5 << 5, elite: 0, leader: 0, nazgul: 1, characters: 0 };
  const march = { lead: 'none', reach: 1, join: false, targets: null } as const;
  const marching: WotrView = {
    ...view(),
    doing: [{ at: 'army/pick-choose', side: 1, from: R['minas-morgul'], force, ...march, moved: [] }],
  };
  const to = go('to north-ithilien', 'Go to North Ithilien', R['north-ithilien']);
  const against = go('against osgiliath', 'Attack Osgiliath', R.osgiliath);

  test('open regions, enemies, the chosen one and where the Army stands', () => {
    const question = ask('army/pick-choose', [to, against]);
    assert.deepEqual(
      marksOf(marching, question, to, []).map(({ region, kind, label }) => [region, kind, label]),
      [
        [R['north-ithilien'], 'chosen', 'move 5'],
        [R.osgiliath, 'attack', undefined],
        [R['minas-morgul'], 'chosen', undefined],
      ],
    );
    assert.deepEqual(arrowsOf(marching, to), [{ from: R['minas-morgul'], to: R['north-ithilien'] }]);
    assert.deepEqual(arrowsOf(marching, null), []);
  });

  test('a split Army is a run of offered moves', () => {
    const leave = (move: string, label: string, id: number): Choice => ({
      move,
      verb: 'leave',
      label,
      targets: [{ domain: 'piece', id }],
    });
    const question = ask('army/pick-choose', [
      to,
      leave('leave sauron-regular', 'Leave behind: Sauron Regular', 18),
      leave('leave nazgul', 'Leave behind: Nazgûl', 20),
      { ...leave('remove sauron-elite', 'Remove: Sauron Elite', 19), verb: 'remove' },
    ]);
    const kinds = leaveKinds(question, force);
    assert.deepEqual(
      kinds.map(({ name, count }) => [name, count]),
      [
        ['Sauron Regular', 5],
        ['Nazgûl', 1],
      ],
    );
    const leaves = ['leave sauron-regular', 'leave sauron-regular', 'leave nazgul'];
    assert.deepEqual(splitMoves(kinds, { 18: 2, 20: 1 }, null), leaves);
    assert.deepEqual(splitMoves(kinds, { 18: 2, 20: 1 }, to), [...leaves, to.move], 'where they go is kept');
    assert.equal(wayOf(question, to), to);
    const other = go('to umbar', 'Go to Umbar', R.umbar);
    const sole = ask('army/pick-choose', question.choices.slice(0, 3));
    assert.equal(wayOf(sole, null), to, 'the one way open is named before they are sent on it');
    assert.equal(wayOf(ask('army/pick-choose', [other, ...sole.choices]), sole.choices[1]), null);
  });
});

describe('dice that fell', () => {
  const faces = [3, 6, 1, 1];
  const text = 'The Shadow rolls: Event, Eye, Army, Army.';
  const roll = { seat: 1, told: [{ type: 'action-roll', text, facts: { seat: 1, faces } }] };
  test('those used are the roll without what is left and without Eyes', () => {
    assert.deepEqual(usedDice([roll], 1, [1]), [3, 1]);
    assert.deepEqual(usedDice([roll], 0, []), []);
    assert.deepEqual(usedDice([roll, { seat: 0, told: [{ type: 'turn', text: 'Turn 2 begins.' }] }], 1, []), []);
  });

  test('a round of battle, by side', () => {
    const { sides, lines } = roundStory([
      { seat: 1, told: [{ type: 'combat-round', text: 'Round 1.' }] },
      {
        seat: 1,
        told: [
          { type: 'combat-roll', text: '', facts: { seat: 1, dice: [2, 6], hits: [false, true] } },
          { type: 'leader-reroll', text: '', facts: { seat: 1, dice: [5], hits: [true] } },
          { type: 'combat-roll', text: '', facts: { seat: 0, dice: [1], hits: [false] } },
          { type: 'casualty', text: 'Gondor Regular is lost.' },
        ],
      },
    ]);
    assert.deepEqual(sides[1].roll, [
      { value: 2, hit: false },
      { value: 6, hit: true },
    ]);
    assert.deepEqual(sides[1].reroll, [{ value: 5, hit: true }]);
    assert.deepEqual(sides[0].roll, [{ value: 1, hit: false }]);
    assert.deepEqual(
      lines.map(({ text }) => text),
      ['Round 1.', 'Gondor Regular is lost.'],
    );
  });
});

const standingOf = (seen: unknown) => ({ table: { view: seen, viewer: 0 } }) as never;

describe('the list is dressed by verbs', () => {
  test('deeds that only lead on, the step that a die was taken for, and doing nothing are done at one touch', () => {
    const now = standingOf(view());
    const deed = (verb: string): Choice => ({ move: verb, verb, label: verb, targets: [] });
    for (const verb of ['die', 'ring', 'leave', 'take', 'from', 'move fellowship', 'no card', 'guide'])
      assert.ok(isQuick(deed(verb), now), verb);
    for (const verb of ['to', 'against', 'pass', 'separate']) assert.ok(!isQuick(deed(verb), now), verb);
  });

  test('which Army sets out is one touch, unless it goes at once because one unit has one way to go', () => {
    const game = scene(wotr, {
      act: 'free',
      politics: { gondor: 'at war', southrons: 'at war' },
      osgiliath: { gondor: '2r' },
      pelargir: { gondor: '1r', north: '1r' },
      'dol-amroth': { gondor: '1r 1l' },
      umbar: { southrons: '1r' },
      'west-harondor': { southrons: '1r' },
      dice: { free: ['army'], shadow: ['army'] },
    });
    const now = standingOf(game.view('free'));
    const sets = (verb: string, region: number) =>
      isQuick({ move: '', verb, label: '', targets: [{ domain: 'region', id: region }] }, now);
    assert.deepEqual(
      ['march', 'attack'].map((verb) => [R.osgiliath, R.pelargir, R['dol-amroth']].map((region) => sets(verb, region))),
      [
        [true, true, false],
        [true, false, false],
      ],
    );
    game.play('free', 'die army', 'attack pelargir');
    game.offersOnly('free', ['continue', 'cease']); // the dice of the first round are cast
  });

  test('what moves is one group of a long list, and so is the Voice; other verbs stand for themselves', () => {
    for (const verb of ['move fellowship', 'move companions', 'move minions']) assert.equal(groupOf(verb), 'move');
    for (const verb of ['voice recruit', 'voice upgrade']) assert.equal(groupOf(verb), 'voice');
    assert.equal(groupOf('march'), 'march');
  });

  test('where somebody would arrive it is said who stands there', () => {
    const choice = (verb: string): Choice => ({
      move: verb,
      verb,
      label: 'Go to Osgiliath',
      targets: [{ domain: 'region', id: R.osgiliath }],
    });
    const standing = standingOf(view());
    for (const verb of ['to', 'in', 'retreat to'])
      assert.match(dressChoice(choice(verb), standing).detail ?? '', /joins/, verb);
    assert.doesNotMatch(dressChoice(choice('declare'), standing).detail ?? '', /joins/);
  });
});

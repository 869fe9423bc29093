// What the other did not do counts in the worlds in which a search of The Wizards looks ahead: what he would have played is
// rather not in his hand, as long as he could have, and only by what lies open.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat, Words } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { C, CARDS, type CardId, MIND } from '../../../games/meccg/cards/all.ts';
import { AVATAR, CHARACTER, HAZARD_EVENT, isCharacter, KIND } from '../../../games/meccg/cards/kinds.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { CHARACTER_PLAY } from '../../../games/meccg/history.ts';
import { faults } from '../../../games/meccg/invariants.ts';
import {
  AT_END,
  DECK,
  DID_RETURN,
  HAND,
  LONG_EVENT,
  type MeccgState,
  MOVEMENT,
  ORGANIZATION,
  SITE,
} from '../../../games/meccg/state.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { heed } from '../../../players/meccg/silence.ts';
import { guessing } from '../../../players/meccg/worlds.ts';
import { turnFor } from '../../../players/turn.ts';
import { scene } from '../../scene.ts';

const EIGHT = Array.from({ length: 8 }, () => 'variags-of-khand');
const ONE: Seat = 0;
const TWO: Seat = 1;

/** A company of seat one on its way to Bree; seat two holds eight cards. */
const road = (walk?: readonly string[]): Words => ({
  phase: 'movement',
  one: { companies: [{ site: 'rivendell', characters: ['aragorn-ii', 'bilbo'], to: 'bree', ...(walk && { walk }) }] },
  two: { lorien: ['celeborn'], hand: EIGHT, deck: ['...', '...'] },
});
/** A turn of seat two, who has much influence left. */
const theirTurn = (): Words => ({
  active: 'two',
  one: { rivendell: ['aragorn-ii'] },
  two: { rivendell: ['celeborn'], hand: EIGHT, deck: ['...', '...'] },
});

/** Everybody passes until this seat is asked there. */
function until(words: Words, seat: Seat, phase: number, part?: number): MeccgState {
  const s = scene(meccg, words).state as MeccgState;
  for (let moves = 0; moves < 100; moves++) {
    const [decision] = meccg.decisions(s);
    if (decision.seat === seat && s.phase === phase && (part === undefined || s.part === part)) return s;
    meccg.apply(s, decision.seat, decision.moves.find(({ verb }) => verb === 'pass') ?? decision.moves[0]);
  }
  return assert.fail('it never came to that');
}

const WORLDS = 400;

function worldsOf(s: MeccgState, seed = 'silence'): MeccgState[] {
  const turn = guessing(turnFor(meccg, s, meccg.decisions(s)[0], seedRandom(seed)));
  return Array.from({ length: WORLDS }, () => turn.imagine() as MeccgState);
}

/** How many such cards seat two holds, in the mean of the worlds that seat one imagines. */
const held = (s: MeccgState, is: (def: number) => boolean): number =>
  worldsOf(s).reduce((sum, world) => sum + pile(world, TWO, HAND).filter((card) => is(world.def[card])).length, 0) /
  WORLDS;

/** Every way to Bree has two regions of wilderness. */
const reachesBree = (def: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'creature' && (card.keyedTo.regionTypes?.wilderness ?? 9) <= 2;
};
/** Only those who come through Angmar meet them. */
const needsShadow = (def: number): boolean => {
  const card = CARDS[def];
  if (card.kind !== 'creature' || card.onlyAgainst !== undefined) return false;
  const { regionTypes, siteTypes, regions, sites, sitesIn, also } = card.keyedTo;
  return (
    regionTypes?.['shadow-land'] === 1 &&
    regionTypes.wilderness === undefined &&
    !siteTypes?.includes('border-hold') &&
    [regions, sites, sitesIn, also].every((one) => one === undefined)
  );
};
const isHazardEvent = (def: number): boolean => KIND[def] === HAZARD_EVENT;
/** General influence of twenty, less Celeborn’s mind of six. */
const couldCome = (def: number): boolean => KIND[def] === AVATAR || (KIND[def] === CHARACTER && MIND[def] <= 14);

const between = (n: number, least: number, most: number): void =>
  assert.ok(n > least && n < most, `${n.toFixed(3)} is between ${least.toFixed(3)} and ${most.toFixed(3)}`);

describe('Who let a company pass', () => {
  const before = until(road(), ONE, MOVEMENT);
  const after = until(road(), ONE, MOVEMENT, AT_END);
  const there = until(road(), ONE, SITE);

  test('has rather no creature in hand that could have attacked it, and may have one', () => {
    const chance = held(before, reachesBree);
    between(chance, 0.5, 3);
    between(held(after, reachesBree), 0.25 * chance, 0.65 * chance);
  });

  test('has rather none when it has arrived either', () => {
    const chance = held(before, reachesBree);
    between(held(there, reachesBree), 0.25 * chance, 0.65 * chance);
  });

  test('has rather no hazard event in hand, and may have one', () => {
    const chance = held(before, isHazardEvent);
    between(held(after, isHazardEvent), 0.1 * chance, 0.5 * chance);
  });

  test('holds as many cards as before, of which more are creatures that could not have come', () => {
    const others = (def: number): boolean => CARDS[def].kind === 'creature' && !reachesBree(def);
    between(held(after, others), held(before, others), 8);
    assert.equal(
      held(after, () => true),
      pile(after, TWO, HAND).length,
    );
  });

  test('may have all of them if the hazard limit was used up', () => {
    const spent = until(road(), ONE, MOVEMENT, AT_END);
    spent.companies[0].hazards = 2;
    const chance = held(before, reachesBree);
    between(held(spent, reachesBree), 0.85 * chance, 1.15 * chance);
  });

  test('may have all of them if the company had turned back', () => {
    const returned = until(road(), ONE, MOVEMENT, AT_END);
    returned.companies[0].did |= DID_RETURN;
    const chance = held(before, reachesBree);
    between(held(returned, reachesBree), 0.85 * chance, 1.15 * chance);
  });

  test('is judged by what all ways have in common once nothing says any more which it was', () => {
    const through = ['rhudaur', 'angmar', 'arthedain'];
    const chance = held(until(road(through), ONE, MOVEMENT), needsShadow);
    between(held(until(road(through), ONE, MOVEMENT, AT_END), needsShadow), 0, 0.65 * chance);
    between(held(until(road(through), ONE, SITE), needsShadow), 0.9 * chance, 9);
  });
});

describe('Who brought nobody in', () => {
  const before = until(theirTurn(), ONE, ORGANIZATION);
  const after = until(theirTurn(), ONE, LONG_EVENT);

  test('has rather nobody in hand for whom he had influence, and may have one', () => {
    const chance = held(before, couldCome);
    between(held(after, couldCome), 0.05 * chance, 0.5 * chance);
  });

  test('may have others if somebody else came', () => {
    const spent = until(theirTurn(), ONE, LONG_EVENT);
    spent.used[TWO] |= CHARACTER_PLAY;
    const chance = held(before, couldCome);
    between(held(spent, couldCome), 0.85 * chance, 1.15 * chance);
  });

  test('may have characters for whom his influence does not suffice', () => {
    const full = theirTurn();
    const two = { rivendell: ['celeborn', 'elrond'], hand: EIGHT, deck: ['...', '...'] };
    const isTooMuch = (def: number): boolean => isCharacter(def) && MIND[def] > 4 && KIND[def] !== AVATAR;
    const chance = held(until({ ...full, two }, ONE, ORGANIZATION), isTooMuch);
    between(held(until({ ...full, two }, ONE, LONG_EVENT), isTooMuch), 0.85 * chance, 9);
  });
});

describe('What is hidden', () => {
  const asked = [until(road(), ONE, MOVEMENT, AT_END), until(road(), ONE, SITE), until(theirTurn(), ONE, LONG_EVENT)];

  /** The same for all that seat one sees, but seat two holds what he would have played. */
  function holding(s: MeccgState, ids: readonly CardId[]): MeccgState {
    const other = meccg.clone(s);
    for (const [i, card] of pile(other, TWO, HAND).entries()) other.def[card] = C[ids[i % ids.length]];
    assert.deepEqual(meccg.view(other, ONE), meccg.view(s, ONE), 'the seat cannot tell them apart');
    return other;
  }

  test('is not looked at: whatever he holds, the worlds are the same', () => {
    const defs = (s: MeccgState): number[][] => worldsOf(s).map(({ def }) => def);
    for (const s of asked) {
      assert.deepEqual(defs(holding(s, ['wargs', 'orc-patrol', 'doors-of-night'])), defs(s));
      assert.deepEqual(defs(holding(s, ['legolas', 'bard-bowman', 'gandalf'])), defs(s));
    }
  });

  test('is exchanged for what is hidden: no card comes from anywhere else, and what is not hidden stays', () => {
    const [s] = asked;
    const world = holding(s, ['wargs', 'doors-of-night', 'legolas']);
    const [kept, ...hidden] = pile(world, TWO, HAND);
    heed(world, (one, card) => Number(one.zone[card] === HAND), [...hidden, ...pile(world, TWO, DECK)], [1, 2, 3, 4]);
    assert.equal(world.def[kept], C['wargs']);
    assert.ok(hidden.every((card) => world.def[card] === C['variags-of-khand']));
    const sorted = ({ def }: MeccgState): number[] => def.toSorted((a, b) => a - b);
    assert.deepEqual(sorted(world), sorted(holding(s, ['wargs', 'doors-of-night', 'legolas'])));
  });

  test('agrees with all that is seen, and breaks no law', () => {
    for (const s of asked)
      for (const world of worldsOf(s).slice(0, 20)) {
        assert.deepEqual(meccg.view(world, ONE), meccg.view(s, ONE));
        assert.deepEqual(faults(world), []);
      }
  });
});

// The worlds in which a search of The Wizards looks ahead: from what the seat has seen, not from the other's true list.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Seat } from '../../../engine/game.ts';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { C, CARDS, COPIES } from '../../../games/meccg/cards/all.ts';
import { isHazard } from '../../../games/meccg/cards/kinds.ts';
import { idsOf } from '../../../games/meccg/decks/deck.ts';
import { readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { faults } from '../../../games/meccg/invariants.ts';
import { unseenBy } from '../../../games/meccg/redeal.ts';
import { type MeccgState, ON_GUARD, ownerOf, SETUP, SIDEBOARD } from '../../../games/meccg/state.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { meccgForesight } from '../../../players/meccg/foresight.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { guessing } from '../../../players/meccg/worlds.ts';
import { judgeFor, searchedGame } from '../../../players/search/all.ts';
import { searchPlayer } from '../../../players/search/search.ts';
import { turnFor } from '../../../players/turn.ts';

/** Positions of a rule-based game, every so many moves once it has begun. */
function* positions(decks: readonly [string, string], seed: string, every: number, most: number) {
  const s = meccg.create(completeOptions(meccg.options, { deckOne: decks[0], deckTwo: decks[1] }), seed);
  const random = seedRandom(`positions:${seed}`);
  for (let moves = 0, found = 0; found < most && !meccg.outcome(s); moves++) {
    const [decision] = meccg.decisions(s);
    const turn = turnFor(meccg, s, decision, random);
    if (s.phase !== SETUP && moves % every === 0 && decision.moves.length > 1) {
      found++;
      yield meccg.clone(s);
    }
    meccg.apply(s, decision.seat, rulesPlayer.choose(turn).move);
  }
}

const asked = (s: MeccgState, seed: string) => turnFor(meccg, s, meccg.decisions(s)[0], seedRandom(seed));
const other = (seat: Seat): Seat => 1 - seat;

/** The same for all a seat sees, but the other has brought another deck. */
function withAnotherDeck(s: MeccgState, seat: Seat, id: string): MeccgState {
  const world = meccg.clone(s);
  const { characters, resources, hazards } = readyMade(id) ?? assert.fail(id);
  const list = [characters, resources, hazards].flatMap(idsOf).map((card) => C[card]);
  for (const [i, card] of unseenBy(world, other(seat), seat).entries()) world.def[card] = list[i % list.length];
  assert.deepEqual(meccg.view(world, seat), meccg.view(s, seat), 'the seat cannot tell them apart');
  return world;
}

describe('Worlds of The Wizards', () => {
  test('Another true deck of the opponent gives the same choice with the same reason', () => {
    const searched = searchedGame('meccg') ?? assert.fail();
    const player = searchPlayer(meccgForesight, () => judgeFor(searched), {
      name: 'search',
      budget: { looks: 12 },
      breadth: 3,
    });
    let chances = 0;
    for (const s of positions(['gandalf', 'saruman'], 'decks', 53, 8)) {
      const [{ seat }] = meccg.decisions(s);
      const a = player.choose(asked(s, 'choice'));
      const b = player.choose(asked(withAnotherDeck(s, seat, 'radagast'), 'choice'));
      assert.deepEqual(b.move, a.move);
      assert.equal(b.why?.(), a.why?.());
      chances += Number(/^Wins \d+ %/.test(a.why?.() ?? ''));
    }
    assert.ok(chances >= 3, `looked ahead in ${chances} of 8`);
  });

  test('They agree with all that the seat sees, and break no law', () => {
    for (const s of positions(['alatar', 'pallando'], 'agree', 41, 8)) {
      const turn = guessing(asked(s, 'agree'));
      const { seat } = turn.decision;
      const world = turn.imagine() as MeccgState;
      assert.deepEqual(meccg.view(world, seat), meccg.view(s, seat));
      assert.deepEqual(faults(world), []);
      assert.deepEqual(
        meccg.decisions(world).map(({ moves }) => moves),
        meccg.decisions(s).map(({ moves }) => moves),
      );
    }
  });

  test('Of a deck that is well known the sideboard is no part of hand and play deck, and guards are hazards', () => {
    const deck = readyMade('saruman') ?? assert.fail();
    const aside = new Set(idsOf(deck.sideboard).map((id) => C[id]));
    let worlds = 0;
    let right = 0;
    for (const s of positions(['gandalf', 'saruman'], 'aside', 29, 24)) {
      const turn = guessing(asked(s, 'aside'));
      if (turn.decision.seat !== 0 || s.turn < 6) continue;
      for (let n = 0; n < 4; n++) {
        const world = turn.imagine() as MeccgState;
        worlds++;
        right += Number(pile(world, 1, SIDEBOARD).every((card) => aside.has(world.def[card])));
        const guards = unseenBy(world, 1, 0).filter((card) => world.zone[card] === ON_GUARD);
        assert.ok(guards.every((card) => isHazard(world.def[card])));
      }
    }
    assert.ok(worlds >= 12 && right > 0.7 * worlds, `${right} of ${worlds}`);
  });

  test('A deck that nobody knows is guessed at from the cards there are: what was seen never comes too often', () => {
    for (const s of positions(['random', 'random'], 'strange', 67, 6)) {
      const turn = guessing(asked(s, 'strange'));
      const { seat } = turn.decision;
      const world = turn.imagine() as MeccgState;
      assert.deepEqual(meccg.view(world, seat), meccg.view(s, seat));
      assert.deepEqual(faults(world), []);
      const copies = new Map<number, number>();
      for (const [card, def] of world.def.entries())
        if (ownerOf(world, card) === other(seat)) copies.set(def, (copies.get(def) ?? 0) + 1);
      for (const [def, count] of copies)
        assert.ok(COPIES[def] < 0 || count <= COPIES[def], `${count} times ${CARDS[def].name}`);
    }
  });
});

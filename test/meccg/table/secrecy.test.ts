// What a hazard player holds cannot be deduced: as long as he passes, the order of questions, what the opponent is offered
// and everything the opponent is told are the same whatever his cards are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allShownTo } from '../../../engine/events.ts';
import type { Decision, GameEvent, Move } from '../../../engine/game.ts';
import { below, next, type RandomState, seedRandom, shuffleWith } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { DECK, HAND, type MeccgState, MOVEMENT, opponent, SITE } from '../../../games/meccg/state.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { scene } from '../../scene.ts';

const QUIET = [
  'pass',
  'keep-all',
  'give-nobody',
  'reveal-no-more',
  'exchange-no-more',
  'fetch-no-more',
  'show-nothing',
];

const SHOWS = ['look', 'reveal', 'show'];

/** He wants nothing; where he must choose, anything will do. */
const quiet = ({ moves }: Decision): Move => moves.find(({ verb }) => QUIET.includes(verb)) ?? moves[0];

/** The other player holds other cards of his deck. */
function otherHand(s: MeccgState, seat: number, random: RandomState): MeccgState {
  const world = meccg.clone(s);
  const cards = [...pile(world, seat, HAND), ...pile(world, seat, DECK)].filter((card) => world.known[card] === 0);
  const defs = cards.map((card) => world.def[card]);
  shuffleWith(random, defs);
  for (const [i, card] of cards.entries()) world.def[card] = defs[i];
  return world;
}

/** What the seat sees of the next moves, in which it plays by the dice of `seed` and the other one only passes. */
function course(s: MeccgState, seat: number, seed: string, moves: number): unknown[] {
  const random = seedRandom(seed);
  const seen: unknown[] = [];
  for (let i = 0; i < moves; i++) {
    const [decision] = meccg.decisions(s);
    if (!decision) break;
    const own = decision.seat === seat;
    const list = own ? decision.moves.map((move) => meccg.notation.write(move, s)) : [];
    const events: GameEvent[] = [];
    const dice = next(random);
    const move = own ? decision.moves[below(seedRandom(String(dice)), decision.moves.length)] : quiet(decision);
    if (!own && !QUIET.includes(move.verb)) break; // a card of his must be chosen: what it is may show
    meccg.apply(s, decision.seat, move, (event) => events.push(event));
    if (events.some(({ type }) => SHOWS.includes(type))) break; // the rules let him see the cards
    seen.push({ asked: decision.seat, at: own ? decision.at : '', list, told: allShownTo(events, seat) });
  }
  return seen;
}

test('Timing, offers and events are the same whatever the hazard player holds', () => {
  let compared = 0;
  let windows = 0;
  for (let game = 0; game < 6; game++) {
    const s = meccg.create({ deckOne: 'random', deckTwo: 'random', turnLimit: 14 }, `secret ${game}`);
    const random = seedRandom(`secret moves ${game}`);
    for (let moves = 0; ; moves++) {
      const [decision] = meccg.decisions(s);
      if (!decision) break;
      if (moves % 5 === 0 && decision.at === 'chain/act') {
        const hazards = opponent(s.active);
        if (s.phase === MOVEMENT || s.phase === SITE) windows++;
        const seed = `${game}:${moves}`;
        const here = course(meccg.clone(s), s.active, seed, 25);
        for (let n = 0; n < 2; n++) {
          const there = course(otherHand(s, hazards, random), s.active, seed, 25);
          assert.deepEqual(there, here, `game ${game}, move ${moves}, at ${decision.at}`);
          compared += here.length;
        }
      }
      meccg.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)]);
    }
  }
  assert.ok(compared > 2000 && windows > 30, `${compared} moves, ${windows} windows`);
});

test('A hand full of hazards that fit and one that holds none look alike to a moving player', () => {
  const look = (hand: readonly CardId[]): unknown[] => {
    const { state } = scene(meccg, {
      phase: 'movement',
      one: { companies: [{ site: 'lorien', characters: ['celeborn', 'gimli'], to: 'moria' }], deck: ['...'] },
      two: { lorien: ['galadriel'], hand, deck: ['...'] },
    });
    return course(state, 0, 'same', 60);
  };
  const fits: CardId[] = ['orc-patrol', 'orc-guard', 'doors-of-night', 'lure-of-the-senses', 'river'];
  const none: CardId[] = ['glamdring', 'sting', 'orcrist', 'narsil', 'frodo'];
  assert.deepEqual(look(fits), look(none));
  assert.ok(look(fits).length > 10 && CARDS[C.river].kind === 'hazard-event');
});

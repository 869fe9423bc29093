// What a player holds cannot be deduced: as long as he passes, the order of questions, what the others are offered, see, are
// told and are answered are the same whatever his cards are. So it is for every player, in every phase, at every kind of table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allShownTo } from '../../../engine/events.ts';
import type { Decision, GameEvent, Move, Options } from '../../../engine/game.ts';
import { below, next, type RandomState, seedRandom, shuffleWith } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { theChain } from '../../../games/meccg/declared.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { hazardPlayer, opponents, seatsOf } from '../../../games/meccg/seats.ts';
import { DECK, HAND, type MeccgState, PHASE_NAMES, SETUP } from '../../../games/meccg/state.ts';
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

/** Choices about the table, and a discard face down: they tell nothing of a hand, whichever is made. */
const OPEN = ['next-company', 'tap-to-fight', 'untap', 'assign', 'check-next', 'excess', 'discard'];

const SHOWS = ['look', 'reveal', 'show'];

/** He wants nothing; where he must choose, the first will do, but no card that the other has seen in his hand. */
function quiet(s: MeccgState, { seat, moves }: Decision): Move | undefined {
  const seen = pile(s, seat, HAND).flatMap((card) => (s.known[card] === 0 ? [] : [s.def[card]]));
  const isOpen = ({ verb, arg }: Move): boolean => OPEN.includes(verb) && !(verb === 'discard' && seen.includes(arg));
  return moves.find(({ verb }) => QUIET.includes(verb)) ?? moves.find(isOpen);
}

/** Every number in what is going on: a card that he is about to play stays what it is. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

/** Everybody else holds other cards of his deck. */
function otherHands(s: MeccgState, seat: number, random: RandomState): MeccgState {
  const world = meccg.clone(s);
  const named = new Set(numbersIn([world.stack, world.pending]));
  for (const other of opponents(s, seat)) {
    const cards = [...pile(world, other, HAND), ...pile(world, other, DECK)].filter(
      (card) => world.known[card] === 0 && !named.has(card),
    );
    const defs = cards.map((card) => world.def[card]);
    shuffleWith(random, defs);
    for (const [i, card] of cards.entries()) world.def[card] = defs[i];
  }
  return world;
}

/**
 * Everything that the seat can learn from the next moves, in which it plays by the dice of `seed` and the others only
 * pass: who is asked when, what it is offered and asked, what it is told, what it sees, and how its own "why not?" about
 * a card is answered.
 */
function course(s: MeccgState, seat: number, seed: string, moves: number): unknown[] {
  const random = seedRandom(seed);
  const seen: unknown[] = [];
  for (let i = 0; i < moves; i++) {
    const decisions = meccg.decisions(s);
    const [decision] = decisions;
    if (!decision) break;
    const own = decision.seat === seat;
    const dice = next(random);
    const move = own ? decision.moves[below(seedRandom(String(dice)), decision.moves.length)] : quiet(s, decision);
    if (!move) break; // a card of his must be chosen: what it is may show
    const card = CARDS[dice % CARDS.length].id;
    const moment = {
      asked: decisions.map(({ seat: who, kind, at }) => [who, kind, at]),
      list: own ? decision.moves.map((one) => [meccg.notation.write(one, s), meccg.label(s, one)]) : [],
      ask: own ? meccg.ask(s, decision) : '',
      view: meccg.view(s, seat),
      why: meccg.explain(s, seat, card),
    };
    const events: GameEvent[] = [];
    meccg.apply(s, decision.seat, move, (event) => events.push(event));
    // the rules, or a card such as one that has discards lie open, let him see the cards
    if (events.some(({ type, to }) => SHOWS.includes(type) || (type === 'discard' && !own && !to))) break;
    seen.push({ ...moment, told: allShownTo(events, seat) });
  }
  return seen;
}

const RANDOM: Options = { deckOne: 'random', deckTwo: 'random' };
const MIXED: Options = { deckOne: 'random', deckTwo: 'random-minion' };
/** Rules by agreement: LE-O and company against company (MX-12). */
const AGREED: Options = { gorgoroth: true, burglary: true, revisited: true, twoStrikes: true, companyCombat: true };

const TABLES: readonly { readonly at: string; readonly options: Options; readonly games: number }[] = [
  { at: 'two Wizards', options: { ...RANDOM, turnLimit: 14 }, games: 3 },
  { at: 'two Ringwraiths', options: { deckOne: 'random-minion', deckTwo: 'random-minion', turnLimit: 14 }, games: 2 },
  { at: 'a Wizard and a Ringwraith', options: { ...MIXED, turnLimit: 14 }, games: 2 },
  { at: 'every optional rule', options: { ...MIXED, ...AGREED, turnLimit: 14 }, games: 2 },
  { at: 'three players', options: { ...MIXED, deckThree: 'random', players: 3, turnLimit: 6 }, games: 1 },
  { at: 'five players', options: { players: 5, deckTwo: 'dwar', deckFour: 'indur', turnLimit: 4 }, games: 1 },
];

/** What he is in this turn. */
const roleOf = (s: MeccgState, seat: number): string =>
  seat === s.active ? 'active' : seat === hazardPlayer(s) ? 'hazard' : 'idle';

for (const { at, options, games } of TABLES)
  test(`Timing, offers, events, views and answers are the same whatever the others hold: ${at}`, () => {
    let compared = 0;
    const windows = new Map<string, number>();
    for (let game = 0; game < games; game++) {
      const s = meccg.create(options, `secret ${game}`);
      const random = seedRandom(`secret moves ${game}`);
      for (let moves = 0; ; moves++) {
        const [decision] = meccg.decisions(s);
        if (!decision) break;
        // what was declared may go back to a card in hand: another hand would not fit
        if (moves % 11 === 0 && s.phase !== SETUP && theChain(s).length === 0)
          for (const seat of seatsOf(s)) {
            const side = `${roleOf(s, seat)} player, ${PHASE_NAMES[s.phase]}`;
            const seed = `${game}:${moves}`;
            const here = course(meccg.clone(s), seat, seed, 15);
            const there = course(otherHands(s, seat, random), seat, seed, 15);
            assert.deepEqual(there, here, `game ${game}, move ${moves}, at ${decision.at}, ${side}`);
            if (here.length > 1) windows.set(side, (windows.get(side) ?? 0) + 1);
            compared += here.length;
          }
        meccg.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)]);
      }
    }
    assert.ok(compared > 800, `only ${compared} moves were compared`);
    assert.ok(windows.size >= 10, `only in: ${[...windows.keys()].join('; ')}`); // of six phases, from every side
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

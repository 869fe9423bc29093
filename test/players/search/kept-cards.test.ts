// Cards kept count in the worlds in which a search of War of the Ring looks ahead: what another could play now he rather does not
// hold, and rather what is barred; only by what lies open.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Options, Seat, Words } from '../../../engine/game.ts';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { REQUIREMENTS } from '../../../games/wotr/events/cards.ts';
import type { WotrFrame } from '../../../games/wotr/frames.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { faults } from '../../../games/wotr/invariants.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { cardsInDecks, E, type EventSlug } from '../../../games/wotr/tables/events.ts';
import { moveIn, turnFor } from '../../../players/turn.ts';
import { wotrForesight } from '../../../players/wotr/foresight.ts';
import { learnedPlayer } from '../../../players/wotr/learned.ts';
import { guessing } from '../../../players/wotr/silence.ts';
import { scene } from '../../scene.ts';

const FREE_SEAT: Seat = 0;
const SHADOW_SEAT: Seat = 1;
const WORLDS = 2000;

const KEPT: readonly EventSlug[] = ['elven-cloaks', 'athelas', 'the-grey-company', 'there-and-back-again'];
/** The Shadow chooses a die late in a game; the Free Peoples hold four Character cards. */
const late = (words: Words = {}): Words => ({
  start: true,
  turn: 8,
  act: 'shadow',
  dice: { shadow: ['character', 'army'] },
  hands: { free: KEPT },
  ...words,
});
const at = (words: Words, options: Options = {}): WotrState => scene(wotr, words, { options }).state as WotrState;

const turnOf = (s: WotrState, seed: string) => turnFor(wotr, s, wotr.decisions(s)[0], seedRandom(seed));
const worldsOf = (s: WotrState, count: number, seed = 'kept'): WotrState[] => {
  const turn = guessing(turnOf(s, seed));
  return Array.from({ length: count }, () => turn.imagine() as WotrState);
};
const dealtFor = (s: WotrState): WotrState[] => {
  const turn = turnOf(s, 'dealt');
  return Array.from({ length: WORLDS }, () => turn.imagine() as WotrState);
};

/** How many of these cards a seat holds, in the mean of some worlds. */
const held = (worlds: readonly WotrState[], seat: Seat, cards: readonly number[]): number =>
  worlds.reduce((sum, { hands }) => sum + hands[seat].filter((card) => cards.includes(card)).length, 0) / worlds.length;
/** The same, to what it would be if the hands were dealt at random. */
const share = (s: WotrState, seat: Seat, cards: readonly EventSlug[]): number => {
  const numbers = cards.map((slug) => E[slug]);
  return held(worldsOf(s, WORLDS), seat, numbers) / held(dealtFor(s), seat, numbers);
};
const between = (n: number, least: number, most: number): void =>
  assert.ok(n > least && n < most, `${n.toFixed(3)} is between ${least} and ${most}`);

/** Of what they ask for all is there at the start, and stays in these positions. */
const READY: readonly EventSlug[] = ['horn-of-gondor', 'axe-and-bow', 'wizards-staff', 'athelas', 'elven-cloaks'];
/** They ask for Characters out of the Fellowship. */
const BARRED: readonly EventSlug[] = ['the-grey-company', 'house-of-the-stewards', 'we-prove-the-swifter'];

describe('Who has kept his cards', () => {
  test('has rather none that he could play, and may have one', () =>
    between(share(at(late()), FREE_SEAT, READY), 0.3, 0.75));

  test('has rather those that are barred', () => between(share(at(late()), FREE_SEAT, BARRED), 1.25, 3));

  test('is judged by the position: the same card is rare while it can be played, and common when it is barred', () => {
    const gone = late({ characters: { boromir: 'eliminated' } });
    between(share(at(late()), FREE_SEAT, ['horn-of-gondor']), 0.25, 0.8);
    between(share(at(gone), FREE_SEAT, ['horn-of-gondor']), 1.2, 3);
  });

  test('has not kept them in the first turn, and for longer the longer the game is', () => {
    between(share(at(late({ turn: 1 })), FREE_SEAT, READY), 0.92, 1.08);
    const [second, eighth] = [2, 8].map((turn) => share(at(late({ turn })), FREE_SEAT, READY));
    between(second - eighth, 0.2, 0.8);
  });

  test('may have any if all could be played', () => {
    const s = at(late());
    const isBarred = (card: number): boolean => REQUIREMENTS[card].length > 0;
    s.discards[0].push(...[s.decks[0], s.hands[0]].flatMap((place) => place.filter(isBarred)));
    for (const place of [s.decks[0], s.hands[0]]) place.splice(0, 99, ...place.filter((card) => !isBarred(card)));
    const worlds = worldsOf(s, 50);
    for (const card of [...s.decks[0], ...s.hands[0]])
      assert.ok(
        worlds.some(({ hands }) => hands[0].includes(card)) || worlds.some(({ decks }) => decks[0].includes(card)),
      );
    for (const world of worlds) assert.deepEqual(faults(world), []);
  });
});

describe('The Shadow', () => {
  const cards: readonly EventSlug[] = ['nazgul-search', 'cruel-weather', 'stormcrow', 'dreadful-spells'];
  const open: readonly EventSlug[] = ['orc-patrol', 'foul-thing-from-the-deep', 'nazgul-search', 'cruel-weather'];
  const barred: readonly EventSlug[] = ['morgul-wound', 'lure-of-the-ring', 'the-palantir-of-orthanc'];
  const words: Words = { start: true, turn: 14, fellowship: { progress: 1, at: 'hollin' } };
  const asked = (act: string, hands: Words, players: number): WotrState =>
    at({ ...words, act, dice: { free: ['character'], shadow: ['character'] }, hands }, { players });

  test('has kept its cards likewise', () => {
    const s = asked('free', { shadow: cards }, 2);
    between(share(s, SHADOW_SEAT, open), 0.55, 0.92);
    between(share(s, SHADOW_SEAT, barred), 1.1, 3);
  });

  for (const players of [3, 4])
    test(`has kept them with ${players} players too: each of the partners, of whom one guesses at the other`, () => {
      const [witchKing, saruman] = [1, players - 1];
      const hands = { 'witch-king': cards.slice(0, 2), saruman: cards.slice(2) };
      const enemies = asked(players === 3 ? 'free' : 'gondor', hands, players);
      const partners = asked('witch-king', hands, players);
      assert.deepEqual(wotr.decisions(partners)[0].seat, witchKing);
      for (const [s, seat] of [
        [enemies, witchKing],
        [enemies, saruman],
        [partners, saruman],
      ] as const) {
        between(share(s, seat, open), 0.55, 0.92);
        between(share(s, seat, barred), 1.1, 3);
      }
    });
});

describe('What is hidden', () => {
  const GAMES: readonly Options[] = [{}, { twilight: true }, { players: 3 }, { players: 4, twilight: true }];

  /** Positions of games, every so many moves: of all sorts, and those in which somebody has chosen a card in secret. */
  function positions(options: Options, every: number): readonly WotrState[] {
    const s = wotr.create(completeOptions(wotr.options, options), 'kept');
    const random = seedRandom('kept');
    const found: WotrState[] = [];
    for (let moves = 0; !wotr.outcome(s); moves++) {
      const [decision] = wotr.decisions(s);
      if (moves % every === 0 || picksOf(s).length > 0) found.push(wotr.clone(s));
      wotr.apply(s, decision.seat, moveIn(wotr, s, learnedPlayer, decision, random));
    }
    return found;
  }
  /** Who has chosen which card in secret; the cards on the table are nobody's. */
  const picksOf = (s: WotrState): readonly (readonly [Seat, number])[] =>
    (s.stack as readonly WotrFrame[])
      .flatMap((frame) => ('picks' in frame ? [...frame.picks.entries()] : []))
      .flatMap(([seat, pick]) =>
        pick && pick.arg >= 0 && !s.table.includes(pick.arg) ? [[seat, pick.arg] as const] : [],
      );
  const all = GAMES.map((options) => positions(options, 23));
  const places = ({ hands, decks, buried }: WotrState): number[] => [...hands, ...decks, ...buried].flat();

  test('Requirements ask for nothing that is', () => {
    const secret = new Set(['hands', 'decks', 'buried', 'random', 'script', 'stack']);
    for (const s of all.flat()) {
      const open = new Proxy(s, {
        get: (state, key) =>
          secret.has(String(key)) ? assert.fail(`asked for ${String(key)}`) : Reflect.get(state, key),
      });
      for (const card of cardsInDecks(s.rules.twilight)) for (const { test: holds } of REQUIREMENTS[card]) holds(open);
    }
  });

  test('is not looked at: whatever the others hold, the worlds are the same', () => {
    for (const s of all.flat()) {
      const [{ seat }] = wotr.decisions(s);
      const other = wotr.clone(s);
      wotr.resample(other, seat, seedRandom('another deal'));
      assert.deepEqual(wotr.view(other, seat), wotr.view(s, seat), 'the seat cannot tell them apart');
      assert.deepEqual(worldsOf(other, 3), worldsOf(s, 3));
    }
  });

  test('is exchanged for what is hidden: all that the seat sees is as it was, and no law is broken', () => {
    for (const s of all.flat()) {
      const [{ seat, moves }] = wotr.decisions(s);
      for (const world of worldsOf(s, 3)) {
        assert.deepEqual(wotr.view(world, seat), wotr.view(s, seat));
        assert.deepEqual(faults(world), faults(s));
        assert.deepEqual(wotr.decisions(world)[0].moves, moves);
        assert.deepEqual(places(world).toSorted(), places(s).toSorted());
      }
    }
  });

  test('What somebody has chosen in secret he holds', () => {
    const chosen = all.flat().filter((s) => picksOf(s).length > 0);
    assert.ok(chosen.length >= 20, `${chosen.length} positions`);
    for (const s of chosen)
      for (const world of worldsOf(s, 20))
        for (const [seat, card] of picksOf(world)) assert.ok(world.hands[seat].includes(card));
  });

  test('A hand that is just looked at is what it is', () => {
    const words = { turn: 14, act: 'free', dice: { free: ['event'] }, fellowship: { progress: 1 } };
    const hands = { free: ['wind-from-the-west'], shadow: ['nazgul-search', 'cruel-weather', 'stormcrow'] };
    const game = scene(wotr, { start: true, ...words, hands }, { options: { twilight: true } });
    game.play('free', 'die event', 'play wind-from-the-west');
    const s = game.state as WotrState;
    assert.equal(wotr.decisions(s)[0].at, 'event/look');
    for (const world of worldsOf(s, 50)) assert.deepEqual(world.hands[SHADOW_SEAT], s.hands[SHADOW_SEAT]);
  });

  test('is guessed at so in every look ahead', () => assert.equal(wotrForesight.guessing, guessing));
});

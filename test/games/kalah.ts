// Kalah: the model of a game in which everybody sees everything.
//
//   KA-1.1  Each side has six pits with equally many seeds, and a store. South begins.
//   KA-2.1  In your turn, take all the seeds of one of your pits and sow them one by one along your pits, your store
//           and your opponent's pits, leaving out your opponent's store.
//   KA-2.2  An empty pit cannot be sown.
//   KA-2.3  When the last seed falls into your store, sow again.
//   KA-2.4  When it falls into an empty pit of yours and seeds lie opposite, both go to your store.
//   KA-3.1  As its first choice, north may swap the sides instead of sowing.
//   KA-4.1  When the side that must sow is empty, the other keeps what it has left, and the most seeds win.
import { copy } from '../../engine/copy.ts';
import { defineGame, type GameParts } from '../../engine/define.ts';
import { pop, push, type StepTable } from '../../engine/frames.ts';
import { type Outcome, refusal, type Seat, type State, type Verdict } from '../../engine/game.ts';
import { names } from '../../engine/notation.ts';
import { seedRandom } from '../../engine/random.ts';
import { expectKeys, readNumbers, readWord } from './words.ts';

export interface KalahState extends State {
  /** By place, in the order of sowing: south's six pits and store, then north's. */
  seeds: number[];
  /** North has not chosen yet, and may swap. */
  swap: boolean;
}

export type KalahFrame = { at: 'turn'; seat: Seat } | { at: 'sow'; seat: Seat };

export interface KalahView {
  readonly seeds: readonly number[];
  readonly toMove: Seat | null;
  readonly outcome: Outcome | null;
}

const SOUTH = 0;
const SEATS = ['south', 'north'];
const NAMES = ['South', 'North'];
const PLACES = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'store1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'store2'];
const MOST_SEEDS = 6;

const firstPit = (seat: Seat): number => seat * 7;
const store = (seat: Seat): number => seat * 7 + 6;
const pitsOf = (s: KalahState, seat: Seat): number[] => s.seeds.slice(firstPit(seat), store(seat));
const isPitOf = (seat: Seat, place: number): boolean => place >= firstPit(seat) && place < store(seat);
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

function canSow(s: KalahState, seat: Seat, place: number): Verdict {
  if (!isPitOf(seat, place)) return refusal('KA-2.1', 'You sow from your own pits only.');
  if (s.seeds[place] === 0) return refusal('KA-2.2', 'That pit is empty.');
  return undefined;
}

function canSwap(s: KalahState, seat: Seat): Verdict {
  return s.swap && seat !== SOUTH ? undefined : refusal('KA-3.1', 'Only north may swap, as its first choice.');
}

/** KA-2.1: sows from the pit and returns where the last seed fell. */
function doSow(s: KalahState, seat: Seat, from: number): number {
  const { seeds } = s;
  const avoided = store(1 - seat);
  let place = from;
  let inHand = seeds[from];
  seeds[from] = 0;
  for (; inHand > 0; inHand--) {
    place = (place + 1) % 14;
    if (place === avoided) place = (place + 1) % 14;
    seeds[place]++;
  }
  return place;
}

/** KA-2.4: what lies in the pit and opposite goes to the store; returns how many. */
function maybeCapture(s: KalahState, seat: Seat, place: number): number {
  const opposite = 12 - place;
  if (!isPitOf(seat, place) || s.seeds[place] !== 1 || s.seeds[opposite] === 0) return 0;
  const taken = 1 + s.seeds[opposite];
  s.seeds[place] = s.seeds[opposite] = 0;
  s.seeds[store(seat)] += taken;
  return taken;
}

function doSwap(s: KalahState): void {
  s.seeds = [...s.seeds.slice(7), ...s.seeds.slice(0, 7)];
}

/** The seat sows next, unless its side is empty and the game is over (KA-4.1). */
function askToSow(s: KalahState, seat: Seat): void {
  if (total(pitsOf(s, seat)) > 0) push<KalahFrame>(s, { at: 'sow', seat });
  else doFinish(s);
}

function doFinish(s: KalahState): void {
  for (const seat of [0, 1]) {
    s.seeds[store(seat)] += total(pitsOf(s, seat));
    s.seeds.fill(0, firstPit(seat), store(seat));
  }
  const lead = s.seeds[store(0)] - s.seeds[store(1)];
  s.outcome = { winners: lead === 0 ? [] : [lead > 0 ? 0 : 1], reason: 'most-seeds', rule: 'KA-4.1' };
}

const steps: StepTable<KalahState, KalahFrame> = {
  turn: {
    run(s, f) {
      f.seat = 1 - f.seat;
      askToSow(s, f.seat);
    },
  },
  sow: {
    kind: 'place',
    rule: 'KA-2.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'Choose a pit to sow.',
    options(s, f, offer) {
      const [from, to] = offer.explaining ? [0, PLACES.length] : [firstPit(f.seat), store(f.seat)];
      for (let place = from; place < to; place++) offer.check(canSow(s, f.seat, place), 'sow', place);
      offer.check(canSwap(s, f.seat), 'swap');
    },
    take(s, { seat }, move, emit) {
      pop(s);
      if (seat !== SOUTH) s.swap = false;
      if (move.verb === 'swap') {
        doSwap(s);
        emit?.({ type: 'swap', rule: 'KA-3.1', text: 'North swaps the sides.' });
        return;
      }
      const last = doSow(s, seat, move.arg);
      emit?.({ type: 'sow', rule: 'KA-2.1', text: `${NAMES[seat]} sows ${PLACES[move.arg]}.` });
      const taken = maybeCapture(s, seat, last);
      if (taken > 0) emit?.({ type: 'capture', rule: 'KA-2.4', text: `${NAMES[seat]} captures ${taken} seeds.` });
      if (last === store(seat)) askToSow(s, seat); // KA-2.3
    },
  },
};

function start(seed: string, seeds: number[], seat: Seat, swap: unknown): KalahState {
  const stack: KalahFrame[] = [{ at: 'turn', seat: 1 - seat }];
  return { random: seedRandom(seed), barrier: 0, stack, outcome: null, seeds, swap: swap === true };
}

const toMove = (s: KalahState): Seat | null => (s.outcome ? null : (s.stack[s.stack.length - 1] as KalahFrame).seat);

export const kalahParts: GameParts<KalahState, KalahFrame, KalahView> = {
  name: 'kalah',
  title: 'Kalah',
  version: 1,
  options: {
    seeds: { help: 'How many seeds begin in each pit.', default: 4, min: 1, max: MOST_SEEDS },
    swap: { help: 'Whether north may swap the sides as its first choice.', default: true },
  },
  // Seeds only move forward, and none leaves its side without another falling into a store on the way: 72 seeds are
  // at most 252 pits from their stores, and each store seed brings others at most 42 pits further from theirs.
  maxMoves: 252 + 72 * 42,
  seats: () => SEATS,
  setup: ({ seeds, swap }, seed) =>
    start(
      seed,
      PLACES.map((place) => (place.startsWith('store') ? 0 : Number(seeds))),
      SOUTH,
      swap,
    ),
  steps,
  verbs: {
    sow: { takes: 'pit', label: 'Sow {}' },
    swap: { label: 'Swap the sides' },
  },
  domains: { pit: names(PLACES) },
  view: (s) => ({ seeds: s.seeds.slice(), toMove: toMove(s), outcome: s.outcome && copy(s.outcome) }),
  resample() {}, // nothing is hidden
  position: (s) => ({
    south: pitsOf(s, 0),
    north: pitsOf(s, 1),
    stores: [s.seeds[store(0)], s.seeds[store(1)]],
    'to move': SEATS[toMove(s) ?? SOUTH],
    swap: s.swap,
  }),
  scene(words) {
    expectKeys(words, ['south', 'north', 'stores', 'to move', 'swap']);
    const { south, north, stores = [0, 0], 'to move': mover = 'south', swap } = words;
    const count = (list: unknown, key: string): number[] => readNumbers(list, [key], 0, 12 * MOST_SEEDS);
    const [southStore, northStore] = count(stores, 'stores');
    const seeds = [...count(south, 'south'), southStore, ...count(north, 'north'), northStore];
    return start('scene', seeds, readWord(mover, ['to move'], SEATS), swap);
  },
  conserved: (s) => ({ seeds: total(s.seeds) }),
  faults: (s) => (s.seeds.some((n) => n < 0) ? ['A pit holds fewer than no seeds.'] : []),
  show({ seeds, toMove: seat }) {
    const row = (list: readonly number[]): string => list.map((n) => String(n).padStart(3)).join('');
    return [
      `north    ${row(seeds.slice(7, 13).reverse())}`,
      `    ${String(seeds[13]).padStart(3)}${' '.repeat(20)}${String(seeds[6]).padStart(3)}`,
      `south    ${row(seeds.slice(0, 6))}`,
      seat === null ? 'The game is over.' : `${NAMES[seat]} is to sow.`,
    ].join('\n');
  },
};

export const kalah = defineGame(kalahParts);

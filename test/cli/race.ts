// A race for the tests of the command line: add to the pile until it reaches the goal. Each seat holds a hidden card;
// the dice stop undo; a challenge asks both at once.
import { defineGame } from '../../engine/define.ts';
import { pop, push, type SecretFrame, type StepTable } from '../../engine/frames.ts';
import { refusal, type Seat, type State } from '../../engine/game.ts';
import { numbers } from '../../engine/notation.ts';
import { below, roll, seedRandom } from '../../engine/random.ts';

interface RaceState extends State {
  pile: number;
  goal: number;
  mover: Seat;
  hands: number[];
}
type RaceFrame = { at: 'turn' } | (SecretFrame & { at: 'challenge' });

interface RaceView {
  pile: number;
  goal: number;
  card: number | null;
}

const SEATS = ['free', 'shadow'];

function add(s: RaceState, seat: Seat, n: number): void {
  s.pile += n;
  if (s.pile >= s.goal) s.outcome = { winners: [seat], reason: 'ring', rule: 'RA-3' };
}

const steps: StepTable<RaceState, RaceFrame> = {
  turn: {
    kind: 'act',
    rule: 'RA-1',
    seat: (s) => s.mover,
    prompt: (s) => `The pile has ${s.pile} of ${s.goal}: what do you do?`,
    options(s, _f, offer) {
      for (let n = 1; n <= 3; n++)
        offer.check(n > s.goal - s.pile ? refusal('RA-2', 'That is more than the pile needs.') : undefined, 'add', n);
      offer.add('roll');
      offer.add('challenge');
      offer.add('pass');
    },
    take(s, _f, { verb, arg }, emit, seat) {
      const who = SEATS[seat];
      if (verb === 'add') emit?.({ type: 'add', rule: 'RA-1', text: `${who} adds ${arg}.` });
      if (verb === 'add') return add(s, seat, arg);
      if (verb === 'challenge') return push<RaceFrame>(s, { at: 'challenge', picks: [null, null] });
      if (verb === 'roll') {
        const n = roll(s);
        emit?.({ type: 'roll', rule: 'RA-4', text: `${who} rolls ${n}.` });
        emit?.({ type: 'peek', text: `You hold ${s.hands[seat]}.`, to: [seat], others: `${who} looks at a card.` });
        add(s, seat, 1);
      }
      s.mover = 1 - seat;
    },
  },
  challenge: {
    kind: 'amount',
    rule: 'RA-5',
    seats: () => [0, 1],
    prompt: () => 'Bid in secret.',
    options(_s, _f, offer) {
      for (const n of [1, 2]) offer.add('bid', n);
    },
    reveal(s, _f, picks, emit) {
      pop(s);
      emit?.({ type: 'bids', rule: 'RA-5', text: `The bids are ${picks.map((pick) => pick?.arg).join(' and ')}.` });
      add(s, s.mover, 1);
      s.mover = 1 - s.mover;
    },
  },
};

const start = (goal: number, seed: string, pile: number): RaceState => {
  const random = seedRandom(seed);
  const hands = [100 + below(random, 100), 300 + below(random, 100)];
  return { random, barrier: 0, stack: [{ at: 'turn' }], outcome: null, pile, goal, mover: 0, hands };
};

/** Hidden cards are from 100 to 199 for free and from 300 to 399 for shadow. */
export const race = defineGame<RaceState, RaceFrame, RaceView>({
  name: 'race',
  title: 'The Race',
  version: 1,
  options: { goal: { help: 'how high the pile must be', default: 12, min: 1, max: 50 } },
  maxMoves: 5000,
  seats: () => SEATS,
  setup: ({ goal }, seed) => start(Number(goal), seed, 0),
  steps,
  verbs: {
    add: { takes: 'number', label: 'Add {} to the pile' },
    roll: { label: 'Roll a die' },
    challenge: { label: 'Challenge' },
    pass: { label: 'Pass' },
    bid: { takes: 'number', label: 'Bid {}' },
  },
  domains: { number: numbers },
  view: (s, viewer) => ({ pile: s.pile, goal: s.goal, card: viewer === 'spectator' ? null : s.hands[viewer] }),
  resample(s, viewer, random) {
    for (const seat of [0, 1]) if (seat !== viewer) s.hands[seat] = 100 + 200 * seat + below(random, 100);
  },
  position: (s) => ({ pile: s.pile, mover: SEATS[s.mover] }),
  scene: ({ pile = 0 }: { pile?: unknown }, { goal }) => start(Number(goal), 'scene', Number(pile)),
  conserved: (s) => ({ hands: s.hands.length }),
  show: ({ pile, goal, card }) => `Pile ${pile}/${goal}${card === null ? '' : `, your card ${card}`}`,
});

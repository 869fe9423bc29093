// A game small enough to know by heart: two seats, a die, a die with faces, blind draws, hidden hands.
import { defineGame } from '../../engine/define.ts';
import { pop, push } from '../../engine/frames.ts';
import { type Frame, PositionError, refusal, type Seat, type State, type Words } from '../../engine/game.ts';
import { names } from '../../engine/notation.ts';
import { draw, roll, rollFace, seedRandom, shuffle } from '../../engine/random.ts';

const SEATS = ['bilbo', 'gollum'];
export const CARDS = ['ring', 'knife', 'fish', 'string'];
const FACES = ['eye', 'moon'];

interface Riddles extends State {
  turn: Seat;
  left: number;
  score: number[];
  hands: number[][];
  bag: number[];
}

const empty = (turns: number): Riddles => ({
  random: seedRandom('riddles'),
  barrier: 0,
  stack: [{ at: 'turn' }],
  outcome: null,
  turn: 0,
  left: turns,
  score: [0, 0],
  hands: [[], []],
  bag: [],
});

function scene(words: Words, turns: number): Riddles {
  const s = empty(turns);
  for (const [key, value] of Object.entries(words)) {
    if (key === 'turn') s.turn = SEATS.indexOf(String(value));
    else if (key === 'score') s.score = points(value);
    else if (key === 'bag') s.bag = cards(value, ['bag']);
    else if (key === 'hands')
      s.hands = SEATS.map((name) => cards((value as Record<string, unknown>)[name] ?? [], ['hands', name]));
    else throw new PositionError(`"${key}" is nothing of this game.`, [key]);
  }
  if (s.turn < 0) throw new PositionError('The turn is bilbo or gollum.', ['turn']);
  return s;
}

function points(value: unknown): number[] {
  if (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)) return value.slice();
  throw new PositionError('The score is two whole numbers.', ['score']);
}

const cards = (value: unknown, path: readonly string[]): number[] =>
  (value as string[]).map((name, i) => {
    if (!CARDS.includes(name)) throw new PositionError(`${JSON.stringify(name)} is no card.`, [...path, i]);
    return CARDS.indexOf(name);
  });
const named = (hand: readonly number[]): string[] => hand.map((id) => CARDS[id]);

function nextTurn(s: Riddles): void {
  s.turn = 1 - s.turn;
  if (--s.left === 0) s.outcome = { winners: [], reason: 'dawn', rule: 'RI-5' };
}

export const riddles = defineGame<Riddles, Frame & { at: 'turn' | 'next' }, unknown>({
  name: 'riddles',
  title: 'Riddles in the Dark',
  version: 1,
  options: { turns: { help: 'How many turns at most.', default: 20, min: 1, max: 40 } },
  maxMoves: 40,
  seats: () => SEATS,
  setup({ turns }, seed) {
    const s = { ...empty(Number(turns)), random: seedRandom(seed), bag: [0, 1, 2, 3] };
    shuffle(s, s.bag);
    return s;
  },
  scene: (words, { turns }) => scene(words, Number(turns)),
  verbs: {
    riddle: { label: 'Ask a riddle' },
    look: { label: 'Look at the water' },
    draw: { label: 'Reach into the pocket' },
    play: { takes: 'card', label: 'Play {}' },
    crash: { label: 'Break the game' },
  },
  domains: { card: names(CARDS) },
  steps: {
    next: {
      run(s) {
        pop(s);
        nextTurn(s);
      },
    },
    turn: {
      kind: 'act',
      rule: 'RI-1',
      seat: (s) => s.turn,
      prompt: (s) => `What does ${SEATS[s.turn]} do?`,
      options(s, _f, offer, seat) {
        offer.add('riddle');
        offer.add('look');
        offer.check(s.bag.length > 0 ? undefined : refusal('RI-2.1', 'The pocket is empty.'), 'draw');
        for (const id of CARDS.keys())
          offer.check(
            s.hands[seat].includes(id) ? undefined : refusal('RI-3.1', 'It is not in your hand.'),
            'play',
            id,
          );
        if (s.score[seat] === 9) offer.add('crash');
      },
      take(s, _f, { verb, arg }, emit, seat) {
        const name = SEATS[seat];
        if (verb === 'crash') throw new TypeError('no such cave');
        if (verb === 'riddle') {
          s.score[seat] += roll(s);
          emit?.({ type: 'riddle', rule: 'RI-4', text: `${name} has ${s.score[seat]} points.` });
          if (s.score[seat] >= 10) s.outcome = { winners: [seat], reason: 'riddles', rule: 'RI-4.1' };
        } else if (verb === 'look') {
          emit?.({ type: 'look', rule: 'RI-6', text: `${name} sees the ${FACES[rollFace(s, FACES)]}.` });
        } else if (verb === 'draw') {
          const [id] = s.bag.splice(
            draw(s, s.bag.length, (i) => CARDS[s.bag[i]]),
            1,
          );
          s.hands[seat].push(id);
          emit?.({
            type: 'draw',
            rule: 'RI-2',
            text: `${name} draws ${CARDS[id]}.`,
            to: [seat],
            others: `${name} draws.`,
          });
        } else {
          s.hands[seat].splice(s.hands[seat].indexOf(arg), 1);
          emit?.({ type: 'play', rule: 'RI-3', text: `${name} plays ${CARDS[arg]}.` });
          if (arg === 0) s.outcome = { winners: [seat], reason: 'ring', rule: 'RI-3.2' };
        }
        push(s, { at: 'next' });
      },
    },
  },
  view: (s, viewer) => ({
    score: s.score,
    bag: s.bag.length,
    hands: Object.fromEntries(
      SEATS.map((name, seat) => [name, viewer === seat ? named(s.hands[seat]) : s.hands[seat].length]),
    ),
  }),
  resample: () => undefined,
  position: (s) => ({
    turn: SEATS[s.turn],
    score: s.score,
    hands: Object.fromEntries(SEATS.map((name, seat) => [name, named(s.hands[seat])])),
    pocket: { cards: s.bag.length, names: named(s.bag) },
  }),
  conserved: (s) => ({ cards: s.bag.length + s.hands.flat().length }),
  show: (view) => JSON.stringify(view),
});

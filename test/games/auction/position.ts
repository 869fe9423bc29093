// The position in words, there and back.
import { copy } from '../../../engine/copy.ts';
import { type Move, type Options, PositionError, type Words } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { expectKeys, readNumbers, readWord } from '../words.ts';
import { type AuctionFrame, type AuctionState, type BidFrame, CALLS, CARDS, MATHOMS, SEATS, seatsOf } from './state.ts';

const bySeat = <T>(s: AuctionState, list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.slice(0, s.seats).map((item, seat) => [SEATS[seat], item]));

/** "wager bilbo", "throw otho high". */
const frameWords = (f: AuctionFrame): string =>
  [f.at, 'seat' in f ? SEATS[f.seat] : '', 'call' in f ? CALLS[f.call] : ''].filter(Boolean).join(' ');

const STEPS = ['bid', 'wager', 'throw', 'bury', 'draw'] as const;

function readFrame(text: unknown, i: number, picks: (Move | null)[]): AuctionFrame {
  const path = ['now', i];
  const [word, who, said] = String(text).split(' ');
  const at = STEPS[readWord(word, path, STEPS)];
  if (at === 'bid') return { at, picks };
  const seat = readWord(who, path, SEATS.slice(0, picks.length));
  return at === 'throw' ? { at, seat, call: readWord(said, path, CALLS) } : { at, seat };
}

export function position(s: AuctionState): Words {
  const picks = s.stack.flatMap((f) => ('picks' in f ? (f as BidFrame).picks : []));
  const chosen = Object.entries(bySeat(s, picks)).flatMap(([name, pick]) => (pick ? [[name, pick.arg]] : []));
  return {
    hands: bySeat(s, copy(s.hands)),
    buried: bySeat(s, copy(s.buried)),
    worth: bySeat(s, s.worth),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    mathoms: s.mathoms.slice(),
    sold: s.sold.slice(),
    bids: bySeat(s, s.bids),
    now: (s.stack.slice(1) as AuctionFrame[]).map(frameWords),
    chosen: Object.fromEntries(chosen),
  };
}

export function scene(words: Words, options: Options): AuctionState {
  const seats = seatsOf(options);
  expectKeys(words, ['hands', 'buried', 'worth', 'pile', 'discard', 'mathoms', 'sold', 'bids', 'now', 'chosen']);
  const { pile = [], discard = [], mathoms = [], sold = [], now = [] } = words;
  if (!Array.isArray(now)) throw new PositionError('now should be a list of steps.', ['now']);
  /** What the words say about each seat that they name. */
  const each = <T>(key: string, read: (value: unknown, path: (string | number)[]) => T, otherwise: T): T[] => {
    const said = (words[key] ?? {}) as Words;
    for (const name of Object.keys(said)) readWord(name, [key], seats);
    return seats.map((name) => (said[name] === undefined ? otherwise : read(said[name], [key, name])));
  };
  const cards = (value: unknown, path: (string | number)[]): number[] => readNumbers(value, path, 1, CARDS);
  const card = (value: unknown, path: (string | number)[]): number => cards([value], path)[0];
  const picks = each('chosen', card, 0).map((arg) => (arg === 0 ? null : { verb: 'bid', arg }));
  return {
    random: seedRandom('scene'),
    barrier: 0,
    stack: [{ at: 'round' }, ...now.map((text, i) => readFrame(text, i, picks))],
    outcome: null,
    seats: seats.length,
    partners: options['partners'] === true,
    hands: copy(each('hands', cards, [])),
    buried: copy(each('buried', cards, [])),
    worth: each('worth', (value, path) => readNumbers([value], path, 0, 2 * MATHOMS * MATHOMS)[0], 0),
    pile: cards(pile, ['pile']),
    discard: cards(discard, ['discard']),
    mathoms: readNumbers(mathoms, ['mathoms'], 1, MATHOMS),
    sold: readNumbers(sold, ['sold'], 1, MATHOMS),
    bids: each('bids', card, 0).filter((bid) => bid > 0),
  };
}

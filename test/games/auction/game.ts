// The Sale at Bag End: the model of a game with hidden cards, secret choices, draws and dice.
//
//   BE-1.1  Bid cards 1 to 24 are shuffled; everybody is dealt as many as there are rounds (or cards), the rest is the pile.
//   BE-1.2  Mathoms worth 1 to 9 are shuffled face down. Each round, the next one is turned up.
//   BE-2.1  All bid one card of their hand in secret.
//   BE-2.2  The bids are turned up together and discarded; the highest bidder gets the mathom.
//   BE-3.1  The highest bidder keeps the mathom, or wagers it by calling "high" (4 to 6) or "low" (1 to 3).
//   BE-3.2  A wager is settled by a die: a right call doubles the mathom's worth, after a wrong one it is lost.
//   BE-4.1  After that, the lowest bidder may bury a card of their hand face down, and draws one from the pile.
//   BE-4.2  When the pile or the hand is empty, nothing is buried.
//   BE-5.1  When the hands are empty, the greatest worth wins; equals share.
//   BE-6.1  With partners, those of Bag End play against the Sackvilles, and each side adds up its worth.
//   BE-6.2  Of the partners who win, the one with the greater worth has done best; equals both.
import { defineGame, type GameParts } from '../../../engine/define.ts';
import { names } from '../../../engine/notation.ts';
import { seedRandom, shuffle } from '../../../engine/random.ts';
import { position, scene } from './position.ts';
import {
  type AuctionFrame,
  type AuctionState,
  CALLS,
  CARDS,
  cardName,
  MATHOMS,
  SEATS,
  seatsOf,
  sidesFor,
  topFrame,
  upTo,
} from './state.ts';
import { steps } from './steps.ts';
import { type AuctionView, resample, view } from './view.ts';

export const auctionParts: GameParts<AuctionState, AuctionFrame, AuctionView> = {
  name: 'auction',
  title: 'The Sale at Bag End',
  version: 1,
  options: {
    seats: { help: 'How many play.', default: 2, min: 2, max: 4 },
    partners: { help: 'Whether Bag End plays against the Sackvilles.', default: false },
    rounds: { help: 'How many mathoms are sold.', default: 5, min: 1, max: 7 },
  },
  maxMoves: 7 * (4 + 2 + 2), // a round: the bids, wager and roll, bury and draw
  seats: seatsOf,
  sides: sidesFor,
  setup({ rounds, ...options }, seed) {
    const seats = seatsOf(options).length;
    const cards = Math.min(Number(rounds), Math.floor(CARDS / seats));
    const s: AuctionState = {
      random: seedRandom(seed),
      barrier: 0,
      stack: [{ at: 'round' }],
      outcome: null,
      seats,
      partners: options['partners'] === true,
      hands: [],
      buried: SEATS.slice(0, seats).map(() => []),
      worth: new Array(seats).fill(0),
      pile: upTo(CARDS),
      discard: [],
      mathoms: upTo(MATHOMS),
      sold: [],
      bids: [],
    };
    shuffle(s, s.pile);
    shuffle(s, s.mathoms);
    for (let seat = 0; seat < seats; seat++) s.hands.push(s.pile.splice(0, cards));
    return s;
  },
  steps,
  verbs: {
    bid: { takes: 'card', label: 'Bid the {}' },
    keep: { label: 'Keep the mathom' },
    call: { takes: 'call', label: 'Wager it: call {}' },
    roll: { label: 'Roll the die' },
    bury: { takes: 'card', label: 'Bury the {}' },
    draw: { label: 'Draw a card' },
    pass: { label: 'Bury nothing' },
  },
  domains: {
    card: names(['nothing', ...upTo(CARDS).map(cardName)]),
    call: names(CALLS),
  },
  view,
  resample,
  position,
  scene,
  conserved: (s) => ({
    cards: [...s.hands, ...s.buried, s.pile, s.discard].flat().length,
    mathoms: s.mathoms.length + s.sold.length,
  }),
  faults(s) {
    const faults: string[] = [];
    const cards = [...s.hands, ...s.buried, s.pile, s.discard].flat();
    if (new Set(cards).size !== cards.length) faults.push('A card is in two places.');
    if (topFrame(s)?.at === 'bid' && s.hands.some((hand) => hand.length !== s.hands[0].length))
      faults.push('The hands differ in size.');
    return faults;
  },
  show: (v) =>
    [
      `For sale: ${v.sold[v.sold.length - 1] ?? 'nothing'}. Still to come: ${v.mathoms}. In the pile: ${v.pile}.`,
      ...v.seats.map((p) => `${p.name}: worth ${p.worth}, ${p.hand} cards, ${p.buried} buried`),
      `Your hand: ${v.hand.join(' ') || 'none'}`,
    ].join('\n'),
};

export const auction = defineGame(auctionParts);

import { pop, push, replace, type StepTable } from '../../../engine/frames.ts';
import { type Move, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { draw, learn, roll } from '../../../engine/random.ts';
import {
  type AuctionFrame,
  type AuctionState,
  CALLS,
  CARDS,
  cardName,
  NAMES,
  prize,
  SEATS,
  sidesFor,
  upTo,
} from './state.ts';

function canPlay(s: AuctionState, seat: Seat, card: number): Verdict {
  return s.hands[seat].includes(card) ? undefined : refusal('BE-2.1', `The ${card} is not in your hand.`);
}

function canBury(s: AuctionState, seat: Seat, card: number): Verdict {
  return s.pile.length === 0 ? refusal('BE-4.2', 'The pile is empty.') : canPlay(s, seat, card);
}

const take = (list: number[], card: number): number => list.splice(list.indexOf(card), 1)[0];

/** The seats from the highest bid to the lowest; no two cards are equal. */
const ranking = (s: AuctionState): Seat[] => s.bids.map((_, seat) => seat).sort((a, b) => s.bids[b] - s.bids[a]);

function doFinish(s: AuctionState): void {
  const sides = sidesFor({ seats: s.seats, partners: s.partners }).map(({ seats }) => seats);
  const worth = sides.map((seats) => seats.reduce((sum, seat) => sum + s.worth[seat], 0));
  const [winners, ...others] = sides.filter((_, side) => worth[side] === Math.max(...worth));
  const best = Math.max(...winners.map((seat) => s.worth[seat]));
  const foremost = winners.filter((seat) => s.worth[seat] === best);
  if (others.length > 0) s.outcome = { winners: [], reason: 'greatest-worth', rule: 'BE-5.1' };
  else if (!s.partners) s.outcome = { winners, reason: 'greatest-worth', rule: 'BE-5.1' };
  else s.outcome = { winners, foremost, reason: 'greatest-worth', rule: 'BE-6.1' };
}

export const steps: StepTable<AuctionState, AuctionFrame> = {
  round: {
    run(s, _f, emit) {
      if (s.hands[0].length === 0) return doFinish(s);
      learn(s);
      s.sold.push(take(s.mathoms, s.mathoms[s.mathoms.length - 1]));
      emit?.({ type: 'mathom', rule: 'BE-1.2', text: `A mathom worth ${prize(s)} is for sale.` });
      push<AuctionFrame>(s, { at: 'bid', picks: s.hands.map(() => null) });
    },
  },
  bid: {
    kind: 'card',
    rule: 'BE-2.1',
    seats: (s) => SEATS.map((_, seat) => seat).slice(0, s.seats),
    prompt: (s) => `Choose a card to bid for the mathom worth ${prize(s)}.`,
    options(s, _f, offer, seat) {
      const cards = offer.explaining ? upTo(CARDS) : s.hands[seat];
      for (const card of cards) offer.check(canPlay(s, seat, card), 'bid', card);
    },
    reveal(s, _f, picks, emit) {
      pop(s);
      s.bids = picks.map((pick, seat) => take(s.hands[seat], (pick as Move).arg));
      s.discard.push(...s.bids);
      const order = ranking(s);
      const said = s.bids.map((card, seat) => `${NAMES[seat]} ${card}`).join(', ');
      emit?.({ type: 'bids', rule: 'BE-2.2', text: `The bids: ${said}.` });
      if (s.hands[0].length > 0 && s.pile.length > 0)
        push<AuctionFrame>(s, { at: 'bury', seat: order[order.length - 1] });
      push<AuctionFrame>(s, { at: 'wager', seat: order[0] });
    },
  },
  wager: {
    kind: 'act',
    rule: 'BE-3.1',
    seat: (_s, f) => f.seat,
    prompt: (s) => `Keep the mathom worth ${prize(s)}, or wager it?`,
    options(_s, _f, offer) {
      offer.add('keep');
      for (const call of CALLS.keys()) offer.add('call', call);
    },
    take(s, { seat }, move, emit) {
      if (move.verb === 'call') return replace<AuctionFrame>(s, { at: 'throw', seat, call: move.arg });
      pop(s);
      s.worth[seat] += prize(s);
      emit?.({ type: 'keep', rule: 'BE-3.1', text: `${NAMES[seat]} keeps the mathom.` });
    },
  },
  throw: {
    kind: 'confirm',
    rule: 'BE-3.2',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) => `You called ${CALLS[f.call]}: roll the die.`,
    options(_s, _f, offer) {
      offer.add('roll');
    },
    take(s, { seat, call }, _move, emit) {
      pop(s);
      const die = roll(s);
      const right = die > 3 === (call === 1);
      if (right) s.worth[seat] += 2 * prize(s);
      const text = `${NAMES[seat]} called ${CALLS[call]} and rolls ${die}: ${right ? 'double' : 'lost'}.`;
      emit?.({ type: 'wager', rule: 'BE-3.2', text });
    },
  },
  bury: {
    kind: 'card',
    rule: 'BE-4.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'Bury a card to draw another, or pass.',
    options(s, f, offer) {
      offer.add('pass');
      const cards = offer.explaining ? upTo(CARDS) : s.hands[f.seat];
      for (const card of cards) offer.check(canBury(s, f.seat, card), 'bury', card);
    },
    take(s, { seat }, move, emit) {
      if (move.verb === 'pass') return pop(s);
      s.buried[seat].push(take(s.hands[seat], move.arg));
      const others = `${NAMES[seat]} buries a card.`;
      emit?.({ type: 'bury', rule: 'BE-4.1', text: `You bury the ${move.arg}.`, to: [seat], others });
      replace<AuctionFrame>(s, { at: 'draw', seat });
    },
  },
  draw: {
    kind: 'confirm',
    rule: 'BE-4.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'Draw a card from the pile.',
    options(_s, _f, offer) {
      offer.add('draw');
    },
    take(s, { seat }, _move, emit) {
      pop(s);
      const card = take(s.pile, s.pile[draw(s, s.pile.length, (i) => cardName(s.pile[i]))]);
      s.hands[seat].push(card);
      const others = `${NAMES[seat]} draws a card.`;
      emit?.({ type: 'draw', rule: 'BE-4.1', text: `You draw the ${card}.`, to: [seat], others });
    },
  },
};

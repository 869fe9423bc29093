// Cards of players who share two decks: drawing (WR-11.2.1, WR-11.2.2) and the swap in secret (WR-11.2.3, WR-11.2.5).
import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, type Move, refusal, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { learn } from '../../../engine/random.ts';
import type { SwapFrame, TurnFrame } from '../frames.ts';
import { begin, finish } from '../procedures.ts';
import { isTeam, leaderOf, partnerOf, seatsOf } from '../rules.ts';
import { allOf, cardTitle, say, seatName, whisper } from '../say.ts';
import type { WotrState } from '../state.ts';
import { cardsInDecks, EVENT_SIDE } from '../tables/events.ts';
import { SIDES, type Side } from '../tables/nations.ts';

/** A card from each deck: always for who plays alone, in the first turn for everybody. */
export const drawsBoth = (s: WotrState, side: Side): boolean => s.turn === 1 || !isTeam(s, side);

/** The leader of a side draws first (WR-11.2.6). */
export function drawOrder(s: WotrState, side: Side): readonly Seat[] {
  const leader = leaderOf(s, side);
  return isTeam(s, side) ? [leader, partnerOf(s, leader)] : [leader];
}

/** Each chooses a deck; the frame begun last comes first. */
export function beginDraws(s: WotrState, side: Side): void {
  if (s.decks[side * 2].length + s.decks[side * 2 + 1].length === 0) return;
  const [leader, other] = drawOrder(s, side);
  begin(s, { at: 'cards/draw', side, optional: false, seat: other });
  begin(s, { at: 'cards/draw', side, optional: false, seat: leader });
}

export function sayLeaders(s: WotrState, emit: Emit): void {
  const leaders = SIDES.filter((side) => isTeam(s, side)).map((side) => seatName(s, leaderOf(s, side)));
  emit?.(say('lead', 'WR-11.1.5', `${allOf(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} this turn.`));
}

export const swapVerbs: Verbs<WotrState> = {
  swap: { takes: 'card', label: 'Offer {} for a card of your partner' },
  'swap nothing': { label: 'Swap no card' },
};

const NOT_HELD = refusal('WR-11.2.3', 'You can give only a card that you hold.');

/** Those who may swap: both partners must hold a card, which everybody sees. */
export const swappers = (s: WotrState): readonly Seat[] =>
  SIDES.filter((side) => isTeam(s, side) && seatsOf(s, side).every((seat) => s.hands[seat].length > 0)).flatMap(
    (side) => seatsOf(s, side),
  );

/** Both agree, or nothing happens; nobody learns more than who agreed (WR-11.2.5). */
function exchange(s: WotrState, side: Side, picks: readonly (Move | null)[], emit: Emit): void {
  const [one, other] = seatsOf(s, side);
  const [given, taken] = [picks[one], picks[other]];
  if (given?.verb !== 'swap' || taken?.verb !== 'swap') {
    const willing = [one, other].find((seat) => picks[seat]?.verb === 'swap');
    if (willing !== undefined) {
      const text = `${seatName(s, willing)} would swap a card, ${seatName(s, partnerOf(s, willing)).replace('The', 'the')} would not.`;
      emit?.(say('no-swap', 'WR-11.2.5', text));
    }
    return;
  }
  learn(s);
  for (const [seat, gives, gets] of [
    [one, given.arg, taken.arg],
    [other, taken.arg, given.arg],
  ]) {
    const hand = s.hands[seat];
    hand.splice(hand.indexOf(gives), 1);
    hand.push(gets);
    emit?.(whisper('swap', 'WR-11.2.3', seat, `You give ${cardTitle(gives)} and get ${cardTitle(gets)}.`));
  }
  const text = `${seatName(s, one)} and ${seatName(s, other).replace('The', 'the')} swap a card.`;
  emit?.(say('swap', 'WR-11.2.3', text));
}

export const swapSteps: StepsOf<WotrState, TurnFrame, SwapFrame['at']> = {
  'cards/swap': {
    run(s, f) {
      f.picks = s.hands.map(() => null);
      if (swappers(s).length > 0) f.at = 'cards/swap-choose';
      else finish(s);
    },
  },

  'cards/swap-choose': {
    kind: 'card',
    rule: 'WR-11.2.3',
    seats: swappers,
    prompt: () => 'Do you swap a card with your partner, and which do you give?',
    options(s, _f, offer, seat) {
      offer.add('swap nothing');
      for (const card of s.hands[seat]) offer.add('swap', card);
      if (offer.explaining)
        for (const card of cardsInDecks(s.rules.twilight))
          if (EVENT_SIDE[card] === EVENT_SIDE[s.hands[seat][0]] && !s.hands[seat].includes(card))
            offer.refuse(NOT_HELD, 'swap', card);
    },
    reveal(s, _f, picks, emit) {
      finish(s);
      if (s.team) s.team.willing = swappers(s).filter((seat) => picks[seat]?.verb === 'swap');
      for (const side of SIDES) if (isTeam(s, side)) exchange(s, side, picks, emit);
    },
  },
};

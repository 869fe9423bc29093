// One Combat Round (WR-6.17): Combat Cards, Combat Roll, Leader Re-roll, casualties. The moments of the cards, which are
// their initiative numbers, lie before, between and after the rolls as the table of stages says.

import type { AskStep } from '../../../engine/frames.ts';
import { type Emit, refusal } from '../../../engine/game.ts';
import { Offer } from '../../../engine/offer.ts';
import { casualtyOptions, takeCasualty, takeForcedCasualties } from '../armies/casualties.ts';
import { newRound } from '../armies/new-battle.ts';
import { openFirstRound } from '../factions/engines.ts';
import { hasCharacter } from '../forces/force.ts';
import type { BattleFrame } from '../frames.ts';
import { discardFromTable, discardOpenly, onTable, playFromHand } from '../hands/cards.ts';
import { begin } from '../procedures.ts';
import { sideOfSeat } from '../rules.ts';
import { cardTarget, cardTitle, count, does, regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { WITCH_KING } from '../tables/characters.ts';
import { cardsInDecks, EVENT_SIDE, EVENTS } from '../tables/events.ts';
import { FREE, SHADOW, SIDES, type Side } from '../tables/nations.ts';
import {
  canUseInBattle,
  combatText,
  effectAt,
  effectOf,
  hasUsableCard,
  isAskedForCard,
  tableCardOf,
} from './combat-cards/combat-cards.ts';
import type { CombatQuestion } from './combat-cards/vocabulary.ts';
import { combatRoll, leaderReroll } from './field/dice.ts';
import { isDecided } from './field/ending.ts';
import { defenderOf, forceOf, handIn, placeOf, seatIn } from './field/sides.ts';
import type { BattleSteps } from './step-table.ts';

const NONE_USABLE = refusal('WR-6.18.4', 'No card you hold meets its requirement in this battle.');

// ---- the stages of a round ------------------------------------------------------------------------------------------

type Stage = (s: WotrState, f: BattleFrame, emit: Emit) => void;

const nextStage = (f: BattleFrame): void => {
  f.now.next++;
  f.now.part = 0;
};

/** What the two cards do at a moment: the defender's first (WR-6.19.4). */
const cards = (moment: number): readonly Stage[] => [
  (s, f, emit) => useCard(s, f, defenderOf(f), moment, emit),
  (s, f, emit) => useCard(s, f, f.side, moment, emit),
];

function useCard(s: WotrState, f: BattleFrame, side: Side, moment: number, emit: Emit): void {
  const { now } = f;
  const card = now.card[side];
  const part = card < 0 || now.cancelled[side] ? -1 : effectAt(card, moment, now.part);
  if (part < 0) {
    nextStage(f);
    return;
  }
  now.part = part + 1;
  const effect = effectOf(card, part);
  if ('run' in effect) effect.run(s, f, side, emit);
  else {
    const offer = new Offer();
    effect.asks.options(s, f, side, offer);
    if (offer.moves.length === 1) effect.asks.take(s, f, side, offer.moves[0], emit);
    else if (offer.moves.length > 1) {
      now.asks = side;
      f.at = `battle/decide-${effect.asks.kind}`;
    }
  }
}

const STAGES: readonly Stage[] = [
  ...cards(0),
  ...cards(1),
  ...cards(2),
  ...cards(3),
  (s, f, emit) => {
    nextStage(f);
    combatRoll(s, f, emit);
  },
  ...cards(4),
  (s, f, emit) => {
    nextStage(f);
    leaderReroll(s, f, emit);
  },
  ...cards(5),
  ...cards(6),
  (_s, f) => {
    nextStage(f);
    f.at = 'battle/losses';
  },
  ...cards(7),
];

/** The question a card asks now. */
function questionOf(f: BattleFrame): CombatQuestion {
  const effect = effectOf(f.now.card[f.now.asks], f.now.part - 1);
  if ('run' in effect) throw new Error('This part of the card asks nothing.');
  return effect.asks;
}

const decide = (kind: CombatQuestion['kind']): AskStep<WotrState, BattleFrame> => ({
  kind,
  rule: 'WR-5.6.3',
  seat: (s, f) => seatIn(s, f, f.now.asks),
  prompt: (_s, f) => `${EVENTS[f.now.card[f.now.asks]].combat}: ${questionOf(f).prompt}`,
  options: (s, f, offer) => questionOf(f).options(s, f, f.now.asks, offer),
  take(s, f, move, emit) {
    f.at = 'battle/round';
    questionOf(f).take(s, f, f.now.asks, move, emit);
  },
});

// ---- Combat Cards ---------------------------------------------------------------------------------------------------

/** The first of these sides that must be asked is; then the cards are chosen. */
function declareFrom(s: WotrState, f: BattleFrame, sides: readonly Side[]): void {
  for (const side of sides)
    if (isAskedForCard(s, f, side)) {
      f.now.asks = side;
      f.at = 'battle/declare';
      return;
    }
  if (s.team) f.picks = s.hands.map(() => null);
  f.at = f.now.declared[FREE] + f.now.declared[SHADOW] > 0 ? 'battle/choose' : 'battle/round';
}

/** The card is used, and discarded even if it lay on the table (WR-5.6.4). It stays in force for the round. */
function reveal(s: WotrState, f: BattleFrame, side: Side, card: number, emit: Emit): void {
  f.now.card[side] = card;
  emit?.(
    say(
      'combat-card',
      'WR-6.18.3',
      `${does(side, 'use')} ${cardTitle(card)}: ${EVENTS[card].combat}. ${combatText(card)}`,
      [cardTarget(card)],
    ),
  );
  if (onTable(s, card)) discardFromTable(s, card, emit);
  else {
    playFromHand(s, card);
    discardOpenly(s, card);
  }
}

/** A Combat Card in the first round of his battle lets the Witch-king's side draw, cancelled or not (his card, WR-6.20.3). */
function maybeSorcery(s: WotrState, f: BattleFrame): void {
  if (f.round !== 1 || f.now.card[SHADOW] < 0 || !hasCharacter(forceOf(s, f, SHADOW), WITCH_KING)) return;
  if (s.decks[SHADOW * 2].length + s.decks[SHADOW * 2 + 1].length > 0)
    begin(s, {
      at: 'cards/draw',
      side: SHADOW,
      optional: true,
      ...(s.team && { seat: seatIn(s, f, SHADOW) }),
    });
}

/** Are the hits that are due taken for a card, of the owner's own will? It matters only to Dunlendings. */
const isWilling = (f: BattleFrame): boolean => f.now.willing === true;

// ---- steps ----------------------------------------------------------------------------------------------------------

export const roundSteps = {
  'battle/open-round': {
    run(s, f, emit) {
      f.round++;
      f.now = newRound(f.side);
      emit?.(say('combat-round', 'WR-6.17.1', `Round ${f.round} of the battle at ${regionName(f.region)}.`));
      if (f.round === 1) openFirstRound(s, f, emit);
      declareFrom(s, f, [f.side, defenderOf(f)]);
    },
  },

  'battle/declare': {
    kind: 'confirm',
    rule: 'WR-6.18.2',
    seat: (s, f) => seatIn(s, f, f.now.asks),
    prompt: () => 'Will you use a Combat Card in this round?',
    options(s, f, offer) {
      const side = f.now.asks;
      offer.check(hasUsableCard(s, f, side) ? undefined : NONE_USABLE, 'card');
      offer.add('no card');
      if (!offer.explaining) return;
      for (const card of handIn(s, f, side)) {
        const verdict = canUseInBattle(s, f, side, card);
        if (verdict) offer.refuse(verdict, 'choose', card);
      }
    },
    take(s, f, move, emit) {
      const side = f.now.asks;
      const uses = move.verb === 'card';
      f.now.declared[side] = uses ? 1 : 0;
      emit?.(say('declare-card', 'WR-6.18.2', `${does(side, 'use')} ${uses ? 'a' : 'no'} Combat Card.`));
      declareFrom(s, f, side === f.side ? [defenderOf(f)] : []);
    },
  },

  'battle/choose': {
    kind: 'card',
    rule: 'WR-6.18.3',
    seats: (s, f) => SIDES.filter((side) => f.now.declared[side]).map((side) => seatIn(s, f, side)),
    prompt: () => 'Choose your Combat Card in secret.',
    options(s, f, offer, seat) {
      const side = sideOfSeat(s, seat);
      for (const card of handIn(s, f, side)) offer.check(canUseInBattle(s, f, side, card), 'choose', card);
      const laid = tableCardOf(s, side);
      if (laid >= 0) offer.check(canUseInBattle(s, f, side, laid), 'choose', laid);
      if (offer.explaining)
        for (const index of cardsInDecks(s.rules.twilight))
          if (EVENT_SIDE[index] === side && !handIn(s, f, side).includes(index) && index !== laid)
            offer.check(canUseInBattle(s, f, side, index), 'choose', index);
      if (offer.moves.length === 0) offer.add('no card'); // only where a search has dealt the hand anew
    },
    reveal(s, f, picks, emit) {
      f.picks = f.picks.map(() => null);
      f.at = 'battle/round';
      for (const side of [f.side, defenderOf(f)]) {
        const pick = picks[seatIn(s, f, side)];
        if (pick?.verb === 'choose') reveal(s, f, side, pick.arg, emit);
      }
      maybeSorcery(s, f);
    },
  },

  'battle/round': {
    run(s, f, emit) {
      while (f.at === 'battle/round') {
        const stage = STAGES[f.now.next];
        if (stage) stage(s, f, emit);
        else f.at = 'battle/round-over';
      }
    },
  },

  'battle/decide-piece': decide('piece'),
  'battle/decide-amount': decide('amount'),
  'battle/decide-place': decide('place'),

  'battle/losses': {
    run(s, f, emit) {
      const { due } = f.now;
      for (const side of [f.side, defenderOf(f)]) {
        // WR-6.24.6: the attacker first
        if (due[side] === 0) continue;
        due[side] = takeForcedCasualties(s, placeOf(f, side), forceOf(s, f, side), side, due[side], isWilling(f), emit);
        if (due[side] === 0) continue;
        f.now.asks = side;
        f.at = 'battle/casualties';
        return;
      }
      if (f.now.willing) f.now.willing = false;
      f.at = isDecided(s, f) ? 'battle/over' : 'battle/round';
    },
  },

  'battle/casualties': {
    kind: 'piece',
    rule: 'WR-6.24.3',
    seat: (s, f) => seatIn(s, f, f.now.asks),
    prompt: (_s, f) =>
      `Your Army in ${regionName(placeOf(f, f.now.asks))} takes ${count(f.now.due[f.now.asks], 'hit')}: who is hit?`,
    options(s, f, offer) {
      const side = f.now.asks;
      casualtyOptions(forceOf(s, f, side), side, f.now.due[side], isWilling(f), offer);
    },
    take(s, f, move, emit) {
      const side = f.now.asks;
      f.now.due[side] -= takeCasualty(s, placeOf(f, side), forceOf(s, f, side), side, move, emit);
      f.at = 'battle/losses';
    },
  },
} satisfies BattleSteps;

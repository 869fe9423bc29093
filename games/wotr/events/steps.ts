// Event cards being carried out, and the questions they ask.

import type { AskStep, StepsOf } from '../../../engine/frames.ts';
import type { DecisionKind, Emit } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { AskFrame, CardFrame, EventFrame } from '../frames.ts';
import { buryFromHand, discardFromTable, drawCard, handOf, keepHandLimit } from '../hands/cards.ts';
import { begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { cardTitle } from '../say.ts';
import type { WotrState } from '../state.ts';
import { ARMY, CHARACTER } from '../tables/dice.ts';
import { CHARACTER_DECK, EVENT_TYPE, STRATEGY_DECK } from '../tables/events.ts';
import { FREE, SHADOW, type Side } from '../tables/nations.ts';
import { eventActions } from './actions.ts';
import { PROGRAMS } from './cards.ts';
import { playCard, requirementVerdict } from './play.ts';
import { NOTHING } from './vocabulary.ts';

/** `take`, `done` and `discard` belong to other folders too, with the same meaning. */
export const eventVerbs: Verbs<WotrState> = {
  ...eventActions.verbs,
  pick: { takes: 'region', label: '{}' },
  'pick nation': { takes: 'nation', label: '{}' },
  'pick figure': { takes: 'piece', label: '{}' },
  'pick card': { takes: 'card', label: '{}' },
  'pick die': { takes: 'face', label: '{}' },
  decide: { takes: 'choice', label: '{}' },
  take: { takes: 'character', label: '{}' },
  done: { label: 'Done' },
};

/** The card that asks: it lies below its question. */
const asker = (s: WotrState): CardFrame => s.stack[s.stack.length - 2] as CardFrame;

const question = (kind: DecisionKind, verb: string): AskStep<WotrState, AskFrame> => ({
  kind,
  rule: 'WR-5.3.9',
  seat: (s, f) => seatFor(s, f.side),
  prompt(s) {
    const f = asker(s);
    const { ask = '' } = PROGRAMS[f.card][f.part - 1];
    return `${cardTitle(f.card)}: ${typeof ask === 'string' ? ask : ask(s, f)}`;
  },
  options(_s, f, offer) {
    for (let i = 0; i < f.options.length; i++) offer.add(verb, f.options[i]);
    if (f.optional) offer.add('done');
  },
  take(s, _f, move) {
    asker(s).memo.push(move.verb === 'done' ? NOTHING : move.arg);
    finish(s);
  },
});

/** A card from either deck; without a choice when one is used up. */
function drawEither(s: WotrState, side: Side, emit: Emit): void {
  const empty = [CHARACTER_DECK, STRATEGY_DECK].filter((deck) => s.decks[side * 2 + deck].length === 0);
  if (empty.length === 0) begin(s, { at: 'cards/draw', side, optional: false });
  else {
    drawCard(s, seatFor(s, side), empty[0] === CHARACTER_DECK ? STRATEGY_DECK : CHARACTER_DECK, emit);
    keepHandLimit(s, seatFor(s, side));
  }
}

const TYPE_NAMES: Readonly<Record<number, string>> = { [ARMY]: 'an Army card', [CHARACTER]: 'a Character card' };

export const eventSteps: StepsOf<WotrState, EventFrame, EventFrame['at']> = {
  'event/run': {
    run(s, f, emit) {
      const program = PROGRAMS[f.card];
      if (f.part >= program.length) f.at = 'event/after';
      else program[f.part++].run(s, f, emit);
    },
  },

  'event/after': {
    run(s, f, emit) {
      finish(s);
      if (f.then === 'counsel') {
        drawCard(s, seatFor(s, FREE), CHARACTER_DECK, emit);
        keepHandLimit(s, seatFor(s, FREE));
      } else if (f.then === 'palantir') drawEither(s, SHADOW, emit);
    },
  },

  'event/region': question('place', 'pick'),
  'event/nation': question('act', 'pick nation'),
  'event/piece': question('piece', 'pick figure'),
  'event/companion': question('piece', 'take'),
  'event/card': question('card', 'pick card'),
  'event/die': question('die', 'pick die'),
  'event/decide': question('act', 'decide'),

  // Asked even without such a card, which nobody else may learn.
  'event/free-play': {
    kind: 'card',
    rule: 'WR-5.3.5',
    seat: (s, f) => seatFor(s, f.side),
    prompt: () => 'Which Character card do you play besides, without a die?',
    options(s, f, offer) {
      for (const card of handOf(s, f.side))
        if (EVENT_TYPE[card] === CHARACTER) offer.check(requirementVerdict(s, card), 'play', card);
      offer.add('done');
    },
    take(s, _f, move, emit) {
      finish(s);
      if (move.verb === 'play') playCard(s, move.arg, 'nothing', emit);
    },
  },

  // Who asks sees the whole hand, also where nothing of it is discarded.
  'event/look': {
    kind: 'card',
    rule: 'WR-5.3.5',
    seat: (s, f) => seatFor(s, f.side),
    prompt: () => 'You look at these cards of the Shadow: which is discarded?',
    options(s, f, offer) {
      for (const card of s.hands[f.seat]) offer.add('discard', card);
      offer.add('done');
    },
    take(s, _f, move, emit) {
      finish(s);
      if (move.verb === 'discard') buryFromHand(s, move.arg, emit);
    },
  },

  'event/price': {
    kind: 'card',
    rule: 'WR-5.4.2',
    seat: (s, f) => seatFor(s, f.side),
    prompt: (_s, f) => `Discard ${TYPE_NAMES[f.types[0]]} to have ${cardTitle(f.card)} discarded.`,
    options(s, f, offer) {
      for (const card of handOf(s, f.side)) if (EVENT_TYPE[card] === f.types[0]) offer.add('discard', card);
      if (offer.moves.length === 0) offer.add('done'); // only where a hand was dealt anew by somebody who cannot see it
    },
    take(s, f, move, emit) {
      if (move.verb === 'discard') buryFromHand(s, move.arg, emit);
      f.types.shift();
      if (f.types.length > 0) return;
      finish(s);
      discardFromTable(s, f.card, emit);
    },
  },
};

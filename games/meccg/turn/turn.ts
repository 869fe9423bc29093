// The player turn: six phases in their order (MW-S4.0.1), each with its windows. Movement/hazard and site phase are
// procedures of their own folders.

import { type Emit, NONE, refusal, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { EVENT, isCharacter, isHazard, LONG } from '../cards/kinds.ts';
import { openWindow } from '../chain/chain.ts';
import { characterOf, companiesOf } from '../companies/company.ts';
import { leavePlay } from '../companies/leaving.ts';
import { joinStaying } from '../companies/organizing.ts';
import { endEffects, happenLater } from '../effects/lasting.ts';
import { happen } from '../effects/triggers.ts';
import type { Happening } from '../effects/vocabulary.ts';
import { clearHistory } from '../history.ts';
import { become, begin, type StepsFor } from '../procedures.ts';
import { companyRef, playerRef } from '../refs.ts';
import { say, seatName } from '../say.ts';
import { hazardPlayer, leftOf, seatsOf } from '../seats.ts';
import {
  AT_END,
  AT_START,
  DISCARD,
  DURING,
  END_OF_TURN,
  LONG_EVENT,
  type MeccgState,
  MINION,
  MOVEMENT,
  ORGANIZATION,
  ownerOf,
  PHASE_NAMES,
  SITE,
  STAYS,
  UNTAP,
  UNTIL_LONG_EVENTS,
  UNTIL_PHASE,
  UNTIL_TURN,
  UNTIL_UNTAP,
} from '../state.ts';
import { pointsOf, ruled } from '../stats.ts';
import { adjustHands } from './cards.ts';
import type { LoopFrame } from './frames.ts';
import { hazardsFromSideboard } from './sideboard.ts';

/** Exhaustions that end the game by themselves, and points that suffice after one fewer (MW-S1.2.3, MW-T1.1.2 to MW-T1.1.5). */
const ENOUGH_POINTS = [0, 20, 25, 30, 40];
/** With a starter deck (MW-S1.2.5): it has the least resources and hazards that are allowed, and two starting items. */
const ENOUGH_WITH_STARTER_DECK = 18;
const STARTER_DECK = 52;
const CALLING = ['', 'MW-S1.2.3', 'MW-T1.1.2', 'MW-T1.1.3', 'MW-T1.1.5'];

/** LE-SO.8 */
const SOLITAIRE_EXHAUSTIONS = 2;

/** One of the players has no more than a starter deck. */
const isStarterDecked = (s: MeccgState): boolean =>
  seatsOf(s).some((seat) => {
    const isCounted = (def: number, card: number): boolean => ownerOf(s, card) === seat && !isCharacter(def);
    return s.def.filter(isCounted).length <= STARTER_DECK;
  });

/** Why the player whose turn ends may not call the council. */
export function callVerdict(s: MeccgState): Verdict {
  const { decks, starter, solitaire } = s.rules;
  if (solitaire === 1) return refusal('MW-S1.2.2', 'Nobody calls the council in a solitaire game.');
  if (s.caller !== NONE) return refusal('MW-S1.2.4', 'The council has been called.');
  const exhausted = s.exhausted[s.active];
  if (exhausted >= decks) return undefined;
  const small = starter === 1 && isStarterDecked(s);
  const needed = small ? ENOUGH_WITH_STARTER_DECK : ENOUGH_POINTS[decks];
  const rule = small ? 'MW-S1.2.5' : CALLING[decks];
  if (exhausted < decks - 1)
    return refusal(
      rule,
      `Your play deck must have been exhausted ${decks - 1} times first; it was ${exhausted} times.`,
    );
  const points = pointsOf(s, s.active).reduce((a, b) => a + b, 0);
  if (points >= needed) return undefined;
  return refusal(rule, `You need an exhausted play deck or ${needed} marshalling points; you have ${points}.`);
}

/** Why the council is held now that the turn is over: the rule, or undefined. */
function councilNow(s: MeccgState): string | undefined {
  const { decks, turnLimit, solitaire } = s.rules;
  if (solitaire === 1) {
    if (s.exhausted[s.active] >= SOLITAIRE_EXHAUSTIONS) return 'PA-2.4';
    return turnLimit > 0 && s.turn >= turnLimit ? 'MW-S1.2.6' : undefined;
  }
  if (s.exhausted.every((times) => times >= decks)) return decks === 1 ? 'MW-S1.2.1' : CALLING[decks];
  if (s.caller === leftOf(s, s.active)) return 'MW-S1.2.4'; // everybody else has had a last turn (LE-M.2)
  const seats = s.alignment.length;
  if (turnLimit > 0 && s.turn >= Math.ceil(turnLimit / seats) * seats) return 'MW-S1.2.6'; // equally many turns for all
  return undefined;
}

/** MW-S4.0.1 */
function enter(s: MeccgState, phase: number, part: number, emit: Emit): void {
  if (s.phase !== phase) endEffects(s, UNTIL_PHASE, emit);
  s.phase = phase;
  s.part = part;
  s.company = NONE;
  emit?.(say('phase', 'MW-S4.0.1', `${seatName(s, s.active)}: ${PHASE_NAMES[phase]} phase.`));
}

function discardLongEvents(s: MeccgState, hazards: boolean, emit: Emit): void {
  const seat = hazards ? hazardPlayer(s) : s.active;
  for (const card of [...s.play]) {
    const def = s.def[card];
    if (EVENT[def] === LONG && isHazard(def) === hazards && ownerOf(s, card) === seat)
      leavePlay(s, card, DISCARD, emit);
  }
}

/**
 * A moment of the player's turn has come. For a card on one of his characters it is about that character, for one that is
 * on nobody about the player; those on the opponent's characters wait for his turn.
 */
function momentOf(s: MeccgState, event: Happening, emit: Emit): void {
  for (const card of [...s.play]) {
    const character = characterOf(s, card);
    if (character === NONE) happen(s, event, playerRef(s.active), emit, card);
    else if (ownerOf(s, character) === s.active) happen(s, event, character, emit, card);
  }
  happenLater(s, event, playerRef(s.active));
}

export const loopVerbs: Verbs<MeccgState> = {
  'call-council': { label: 'Call the Free Council' },
  'play-on': { label: 'Play on' },
};

export const loopSteps: StepsFor<LoopFrame> = {
  'turn/begin': {
    run(s, f, emit) {
      s.turn++;
      s.used.fill(0);
      clearHistory(s);
      for (const company of s.companies) {
        company.to = NONE;
        company.how = STAYS;
        company.walk = [];
        company.hazards = 0;
        company.did = 0;
      }
      emit?.(say('turn', 'MW-S0.2.1', `Turn ${s.turn}: ${seatName(s, s.active)}.`));
      f.at = 'turn/untap';
    },
  },
  'turn/untap': {
    run(s, f, emit) {
      enter(s, UNTAP, DURING, emit);
      endEffects(s, UNTIL_UNTAP, emit);
      f.at = 'turn/untap-end';
      openWindow(s);
      begin(s, { at: 'turn/untapping', kept: [] });
    },
  },
  /** CR-I.A.1, CR-TERM-sideboard-2. What decides whether there is anything to ask lies open. */
  'turn/untap-end': {
    run(s, f, emit) {
      s.part = AT_END;
      momentOf(s, 'untap-ends', emit);
      f.at = 'turn/organization';
      if (s.pending.length > 0 || hazardsFromSideboard(s, hazardPlayer(s)) === undefined) openWindow(s);
    },
  },
  'turn/organization': {
    run(s, f, emit) {
      enter(s, ORGANIZATION, DURING, emit);
      f.at = 'turn/organization-end';
      openWindow(s);
    },
  },
  'turn/organization-end': {
    run(s, f, emit) {
      s.part = AT_END;
      joinStaying(s, s.active, emit);
      for (const company of companiesOf(s, s.active)) happen(s, 'company-organized', companyRef(company.id), emit);
      f.at = 'turn/settle';
      openWindow(s);
    },
  },
  'turn/settle': {
    run(s, f) {
      f.at = 'turn/long-events';
      begin(s, { at: 'turn/settling', seat: s.active, card: NONE, placed: [] });
    },
  },
  'turn/long-events': {
    run(s, f, emit) {
      enter(s, LONG_EVENT, DURING, emit);
      discardLongEvents(s, false, emit);
      f.at = 'turn/long-events-end';
      openWindow(s);
    },
  },
  'turn/long-events-end': {
    run(s, f, emit) {
      if (!ruled(s, 'hazard-long-events-stay')) discardLongEvents(s, true, emit);
      endEffects(s, UNTIL_LONG_EVENTS, emit);
      s.part = AT_END;
      momentOf(s, 'long-events-end', emit);
      f.at = 'turn/movement';
      if (s.pending.length > 0) openWindow(s);
    },
  },
  'turn/movement': {
    run(s, f, emit) {
      enter(s, MOVEMENT, DURING, emit);
      f.at = 'turn/site';
      begin(s, { at: 'movement/phase' });
    },
  },
  'turn/site': {
    run(s, f, emit) {
      enter(s, SITE, DURING, emit);
      f.at = 'turn/end';
      begin(s, { at: 'sites/phase' });
    },
  },
  'turn/end': {
    run(s, f, emit) {
      enter(s, END_OF_TURN, AT_START, emit);
      f.at = 'turn/end-discards';
      openWindow(s);
      if (s.alignment[s.active] === MINION) begin(s, { at: 'sites/automatic-tests', company: NONE });
    },
  },
  'turn/end-discards': {
    run(s, f) {
      s.part = DURING;
      f.at = 'turn/end-hands';
      if (s.rules.solitaire === 0) begin(s, { at: 'turn/discard-one', seat: hazardPlayer(s) });
      begin(s, { at: 'turn/discard-one', seat: s.active });
    },
  },
  'turn/end-hands': {
    run(s, f) {
      f.at = 'turn/end-window';
      adjustHands(s);
    },
  },
  /** CR-I.F.1 */
  'turn/end-window': {
    run(s, f) {
      f.at = 'turn/end-triggers';
      openWindow(s);
    },
  },
  'turn/end-triggers': {
    run(s, f, emit) {
      s.part = AT_END;
      momentOf(s, 'turn-ends', emit);
      f.at = 'turn/call';
      if (s.pending.length > 0) openWindow(s);
    },
  },
  'turn/call': {
    run(s, f) {
      const asks = callVerdict(s) === undefined && councilNow(s) === undefined;
      f.at = asks ? 'turn/call-choose' : 'turn/over';
    },
  },
  'turn/call-choose': {
    kind: 'confirm',
    rule: 'MW-S1.2.2',
    seat: (s) => s.active,
    prompt: (s) => `Call the Free Council? ${seatName(s, leftOf(s, s.active))} takes one more turn before it.`,
    options(_s, _f, offer) {
      offer.add('play-on');
      offer.add('call-council');
    },
    take(s, f, move, emit) {
      f.at = 'turn/over';
      if (move.verb !== 'call-council') return;
      s.caller = s.active;
      emit?.(
        say('call', 'MW-S1.2.4', `${seatName(s, s.active)} calls the Free Council: it is held after the next turn.`),
      );
    },
  },
  'turn/over': {
    run(s, f, emit) {
      endEffects(s, UNTIL_TURN, emit);
      const rule = councilNow(s);
      if (rule !== undefined) {
        emit?.(say('council', rule, s.rules.solitaire === 1 ? 'The game is over.' : 'The Free Council is held.'));
        return become(s, { at: 'council/begin' });
      }
      if (s.rules.solitaire === 0) s.active = leftOf(s, s.active); // PA-2.1
      f.at = 'turn/begin';
    },
  },
};

// The player turn: six phases in their order (MW-S4.0.1), each with its windows. Movement/hazard and site phase are
// procedures of their own folders.

import { type Emit, NONE } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { EVENT, isHazard, LONG } from '../cards/kinds.ts';
import { openWindow } from '../chain/chain.ts';
import { joinStaying } from '../companies/organizing.ts';
import { characterOf, companiesOf } from '../company.ts';
import type { Happening } from '../effects/vocabulary.ts';
import { adjustHands } from '../hands/cards.ts';
import { endEffects, happenLater } from '../happenings/lasting.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { happen } from '../happenings/triggers.ts';
import { clearHistory } from '../history.ts';
import { become, begin, type StepsFor } from '../procedures.ts';
import { companyRef, playerRef } from '../refs.ts';
import { say, seatName } from '../say.ts';
import { hazardPlayer, isAway, leftOf, playersIn } from '../seats.ts';
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
import { ruled } from '../stats.ts';
import { callTheEnd, callVerdict, councilName, councilNow } from './calling.ts';
import type { LoopFrame } from './frames.ts';
import { leaveTable } from './knocked-out.ts';
import { hazardsFromSideboard } from './sideboard.ts';

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
    prompt: (s) =>
      `Call the Free Council? ${playersIn(s).length > 2 ? 'Everybody else' : seatName(s, leftOf(s, s.active))} takes one more turn before it.`,
    options(_s, _f, offer) {
      offer.add('play-on');
      offer.add('call-council');
    },
    take(s, f, move, emit) {
      f.at = 'turn/over';
      if (move.verb !== 'call-council') return;
      callTheEnd(s, s.active, 'MW-S1.2.4', emit);
    },
  },
  'turn/over': {
    run(s, f, emit) {
      endEffects(s, UNTIL_TURN, emit);
      for (const seat of s.lost) if (!isAway(s, seat)) leaveTable(s, seat, emit);
      const rule = councilNow(s);
      if (rule !== undefined) {
        if (s.lost.includes(s.active)) s.active = leftOf(s, s.active);
        emit?.(say('council', rule, s.rules.solitaire === 1 ? 'The game is over.' : `Now ${councilName(s)} is held.`));
        return become(s, { at: 'council/begin' });
      }
      if (s.rules.solitaire === 0) s.active = leftOf(s, s.active); // PA-2.1
      f.at = 'turn/begin';
    },
  },
};

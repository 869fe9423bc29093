// Cards out of the sideboard: a Wizard taps for resources and characters (MW-T2.3.1), a Nazgûl for hazards (MW-T2.4.1), and
// hazards come at the price of halved limits while the opponent's Wizard is in play (CR-TERM-sideboard-2).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { AVATAR, IS_NAZGUL, isCharacter, isHazard, isResource, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { avatarOf, isSauron } from '../companies/arriving.ts';
import { theCompany } from '../company.ts';
import { HELD, isHeld } from '../effects/reading/deeds.ts';
import { copyIn, offerTitles } from '../hands/cards.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { HALVED_LIMITS } from '../history.ts';
import { hazardPlayed } from '../movement/movement.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, sayTo, seatName, title } from '../say.ts';
import { hazardPlayer, opponentOf } from '../seats.ts';
import {
  AT_END,
  DECK,
  DISCARD,
  type MeccgState,
  MOVEMENT,
  ORGANIZATION,
  ownerOf,
  SIDEBOARD,
  TAPPED,
  UNTAP,
  UNTAPPED,
} from '../state.ts';
import { isAttacker } from '../stats/fight.ts';
import { hazardLimitOf } from '../stats.ts';
import { pile, put, shuffleDeck } from '../zones.ts';
import type { SideboardFrame } from './frames.ts';

/** MW-T2.3.1 */
const MOST_FETCHED = 5;
/** MW-T2.3.2 */
const LEAST_DECK = 5;

/** How cards come out of the sideboard: `n` of the action. */
const TO_DISCARD = 0;
const TO_DECK = 1;

const STARTER: Refusal = refusal('MW-T2.1.1', 'There are no sideboards in the starter game.');
const EMPTY: Refusal = refusal('MW-T2.1.1', 'Your sideboard is empty.');
const IS_TAPPED: Refusal = refusal('MW-T2.3.1', 'He must be untapped.');
const SHORT_DECK: Refusal = refusal('MW-T2.3.2', 'Your play deck has fewer than five cards.');
/** By the opponent's alignment. */
const NO_AVATAR: readonly Refusal[] = [
  refusal('CR-TERM-sideboard-2', 'Your opponent’s Wizard is not in play.'),
  refusal('CR-TERM-sideboard-2', 'Your opponent’s Ringwraith is not in play.'),
];
const ONCE: Refusal = refusal('CR-TERM-sideboard-2', 'You have fetched hazards this turn.');
const LIMIT: Refusal = refusal('MW-T2.4.2', 'The hazard limit against this company is reached.');

/** What everybody can see: the standard game is played, and the sideboard has cards. */
function sideboardVerdict(s: MeccgState, seat: Seat): Verdict {
  if (s.rules.starter === 1) return STARTER;
  return pile(s, seat, SIDEBOARD).length === 0 ? EMPTY : undefined;
}

const deckVerdict = (s: MeccgState, seat: Seat): Verdict =>
  pile(s, seat, DECK).length < LEAST_DECK ? SHORT_DECK : undefined;

/** Why this seat may not fetch hazards at the end of the opponent's untap phase. */
export function hazardsFromSideboard(s: MeccgState, seat: Seat): Verdict {
  const none = sideboardVerdict(s, seat);
  if (none) return none;
  const other = opponentOf(s, seat);
  if (avatarOf(s, other) === NONE && !isSauron(s, other)) return NO_AVATAR[s.alignment[other]];
  return (s.used[seat] & HALVED_LIMITS) !== 0 ? ONCE : undefined;
}

/** Why this card, a Wizard or a Nazgûl, cannot tap for the sideboard. */
function tapVerdict(s: MeccgState, card: number, hazards: boolean): Verdict {
  const none = sideboardVerdict(s, ownerOf(s, card));
  if (none) return none;
  if (s.stand[card] !== UNTAPPED) return IS_TAPPED;
  if (isHeld(s, card)) return HELD;
  const company = theCompany(s);
  return hazards && (!company || company.hazards >= hazardLimitOf(s, company)) ? LIMIT : undefined;
}

export const sideboardSource: ActionSource = {
  verbs: {
    'tap-for-discard': { takes: 'card', label: 'Tap {}: up to five cards from the sideboard to the discard pile' },
    'tap-for-deck': { takes: 'card', label: 'Tap {}: one card from the sideboard to the play deck' },
    'fetch-hazards': { label: 'Up to five hazards from the sideboard to the discard pile, for halved hazard limits' },
    'fetch-hazard': { label: 'One hazard from the sideboard to the play deck, for halved hazard limits' },
  },
  offer(s, point, offer) {
    if (point.window !== 'open') return;
    if (s.phase === UNTAP) {
      if (s.part !== AT_END || point.seat !== hazardPlayer(s) || !point.first) return;
      const verdict = hazardsFromSideboard(s, point.seat);
      offer.check(verdict, 'fetch-hazards');
      offer.check(verdict ?? deckVerdict(s, point.seat), 'fetch-hazard');
      return;
    }
    const hazards = s.phase === MOVEMENT;
    if (hazards ? point.seat !== hazardPlayer(s) : s.phase !== ORGANIZATION || point.seat !== s.active) return;
    for (const card of s.play) {
      const def = s.def[card];
      if (!(hazards ? IS_NAZGUL[def] === 1 : KIND[def] === AVATAR) || ownerOf(s, card) !== point.seat) continue;
      if (isAttacker(s, card)) continue;
      const verdict = tapVerdict(s, card, hazards);
      offer.check(verdict, 'tap-for-discard', card);
      offer.check(verdict ?? deckVerdict(s, point.seat), 'tap-for-deck', card);
    }
  },
  take(s, seat, move, emit) {
    const n = move.verb === 'tap-for-deck' || move.verb === 'fetch-hazard' ? TO_DECK : TO_DISCARD;
    const card = move.arg;
    if (card === NONE) {
      s.used[seat] |= HALVED_LIMITS;
      emit?.(
        say(
          'sideboard',
          'CR-TERM-sideboard-3',
          `${seatName(s, seat)} fetches hazards from his sideboard: hazard limits are halved.`,
        ),
      );
    } else {
      s.stand[card] = TAPPED;
      emit?.(say('sideboard', 'MW-T2.3.1', `${title(s, card)} taps for the sideboard.`, aboutCard(card)));
      if (KIND[s.def[card]] !== AVATAR) {
        const company = theCompany(s);
        if (company) hazardPlayed(s, company);
        leavePlay(s, card, DISCARD, emit); // CR-TERM-sideboard-4
      }
    }
    declare(s, action('sideboard', seat, { card, n }));
  },
};

/** The Wizard must still be tapped for it (CR-A5). */
export function resolveSideboard(s: MeccgState, { card, seat, n, cancelled }: Action, _emit: Emit): void {
  if (cancelled === 1) return;
  const wizard = card !== NONE && isCharacter(s.def[card]);
  if (wizard && s.stand[card] !== TAPPED) return;
  const deck = n === TO_DECK;
  if (deck && deckVerdict(s, seat)) return;
  fetchFromSideboard(s, seat, deck, !wizard);
}

/** Begins the choice of cards from the sideboard: one for the play deck, or up to five for the discard pile. */
export const fetchFromSideboard = (s: MeccgState, seat: Seat, deck: boolean, hazards: boolean): void =>
  begin(s, { at: 'turn/sideboard', seat, left: deck ? 1 : MOST_FETCHED, deck, hazards, moved: 0 });

/** What may be chosen: hazards; resources, and with them characters if they go to the discard pile. */
const wanted = (s: MeccgState, f: SideboardFrame): number[] =>
  pile(s, f.seat, SIDEBOARD).filter((card) => {
    const def = s.def[card];
    return f.hazards ? isHazard(def) : isResource(def) || (!f.deck && isCharacter(def));
  });

export const sideboardVerbs: Verbs<MeccgState> = {
  fetch: { takes: 'title', label: 'Take {} from the sideboard' },
  'fetch-no-more': { label: 'Take no more' },
};

export const sideboardSteps: StepsFor<SideboardFrame> = {
  'turn/sideboard': {
    run(s, f) {
      if (f.left > 0) f.at = 'turn/sideboard-choose';
      else over(s, f);
    },
  },
  /** Asked even when nothing fits: how much of a sideboard fits is nobody else's business (MW-T2.5.1). */
  'turn/sideboard-choose': {
    kind: 'card',
    rule: 'MW-T2.3.1',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) =>
      f.deck
        ? 'Which card goes from the sideboard into your play deck?'
        : `Take ${f.left === 1 ? 'one more card' : `up to ${f.left} cards`} from the sideboard to your discard pile.`,
    options(s, f, offer) {
      offer.add('fetch-no-more');
      offerTitles(s, wanted(s, f), offer, 'fetch');
    },
    take(s, f, move, emit) {
      if (move.verb === 'fetch-no-more') return over(s, f);
      const card = copyIn(s, f.seat, SIDEBOARD, move.arg);
      put(s, card, f.deck ? DECK : DISCARD);
      emit?.(
        sayTo(
          [f.seat],
          'fetch',
          'MW-T2.5.1',
          `You take ${title(s, card)} from the sideboard.`,
          `${seatName(s, f.seat)} takes a card from his sideboard.`,
        ),
      );
      f.moved++;
      f.left--;
      f.at = 'turn/sideboard';
    },
  },
};

function over(s: MeccgState, f: SideboardFrame): void {
  finish(s);
  if (f.deck && f.moved > 0) shuffleDeck(s, f.seat);
}

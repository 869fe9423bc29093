// How cards leave play. What lies on a card goes with it, followers stay behind without a controller (MW-S5.3.8), and a
// company without characters ends (MW-S5.4.10). Whatever removes a card from the table calls one of these.

import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import { rulesFor } from '../alignment.ts';
import { CARDS } from '../cards/all.ts';
import { isAlly, isCharacter } from '../cards/kinds.ts';
import { companyOf, isAvatar } from '../company.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { isEventSite, isHavenFor, SITE_IDS } from '../places/sites.ts';
import { companyRef, isCard, isCompany, type Ref } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { rivalsIn } from '../seats.ts';
import {
  COUNCIL,
  type Company,
  DISCARD,
  HAND,
  type MeccgState,
  MINION,
  ON_GUARD,
  ORPHAN,
  OUT,
  ownerOf,
  PLAY,
  SITE_ABSENT,
  SITE_AVAILABLE,
  SITE_DISCARDED,
  SITE_IN_PLAY,
  SITE_TAPPED,
  siteSlot,
} from '../state.ts';
import { dropTrophies } from '../trophies.ts';
import { cardsOn, put } from '../zones.ts';
import { happen, takeAlong } from './triggers.ts';
import { magicReturns } from './used.ts';

export interface Leaving {
  /** The card or attack that causes it, for cards that keep only some causes away. */
  readonly by?: Ref;
  /** Cards on it that do not go with it: whoever calls has placed them elsewhere, or will. */
  readonly keep?: readonly number[];
}

/** Discards a card, unless something keeps it in play; says whether it went. */
export function discardCard(s: MeccgState, card: number, emit: Emit, options: Leaving = {}): boolean {
  if (s.zone[card] === PLAY && cannotBe(s, 'discarded', card, options.by)) {
    emit?.(say('kept', 'MW-S2.5.3', `${title(s, card)} cannot be discarded.`, aboutCard(card)));
    return false;
  }
  leavePlay(s, card, DISCARD, emit, options);
  return true;
}

/** Back into its owner's hand; followers stay, and what he bears is discarded (MW-S5.1.8). Says whether it went. */
export function returnToHand(s: MeccgState, card: number, emit: Emit, options: Leaving = {}): boolean {
  if (cannotBe(s, 'returned', card, options.by)) {
    emit?.(say('kept', 'MW-S2.5.3', `${title(s, card)} cannot be returned to hand.`, aboutCard(card)));
    return false;
  }
  leavePlay(s, card, HAND, emit, options);
  return true;
}

/** Out of play for good (MW-S2.5.2). His player loses a Wizard or Ringwraith with the game (MW-S1.1.1, LE-S1.1.1). */
export function eliminate(s: MeccgState, card: number, emit: Emit, options: Leaving = {}): void {
  const seat = ownerOf(s, card);
  const wizard = isAvatar(s, card);
  leavePlay(s, card, OUT, emit, options);
  if (wizard) loseAvatar(s, seat, 'wizard-eliminated', emit);
}

/**
 * A Wizard was eliminated, or failed a corruption check: his player loses at once, but in the council's checks. Of several
 * players he is out, and the game goes on until one is left (LE-M.3). A Ringwraith has no corruption to fear (LE-S1.1.1).
 */
export function loseAvatar(s: MeccgState, seat: Seat, how: 'wizard-eliminated' | 'wizard-corrupted', emit: Emit): void {
  if (s.phase === COUNCIL || s.outcome || s.lost.includes(seat)) return;
  const minion = s.alignment[seat] === MINION;
  const reason = minion ? 'ringwraith-eliminated' : how;
  const rule = minion ? 'LE-S1.1.1' : how === 'wizard-eliminated' ? 'MW-S1.1.1' : 'MW-S1.1.2';
  const alone = s.rules.solitaire === 1;
  const [winner, ...more] = rivalsIn(s, seat);
  const text = `${seatName(s, seat)} has lost his ${rulesFor(s, seat).avatar}`;
  if (more.length > 0) {
    s.lost.push(seat);
    emit?.(say('lost', 'LE-M.3', `${text} and is out of the game.`));
    return;
  }
  s.outcome = { winners: alone ? [] : [winner], reason, rule };
  emit?.(say('outcome', rule, `${text}: ${alone ? 'the game is lost' : `${seatName(s, winner)} wins`}.`));
}

const WENT: Readonly<Record<number, readonly [type: string, text: string]>> = {
  [DISCARD]: ['discard', 'is discarded'],
  [HAND]: ['return', 'returns to hand'],
  [OUT]: ['eliminate', 'is out of play for good'],
};

/** Moves a card from play, or from where it waits to be, to a zone of its owner, with everything that follows. */
export function leavePlay(s: MeccgState, card: number, zone: number, emit: Emit, options: Leaving = {}): void {
  if (s.zone[card] !== PLAY) {
    if (s.zone[card] !== zone) put(s, card, zone);
    return;
  }
  const name = emit ? title(s, card) : '';
  takeAlong(s, card, emit);
  for (const on of cardsOn(s, card)) if (!options.keep?.includes(on)) leavePlay(s, on, DISCARD, emit);
  const host = s.host[card];
  const company = isAlly(s.def[card]) ? companyOf(s, card) : undefined;
  if (isCharacter(s.def[card])) {
    for (const other of s.play) if (s.under[other] === card) s.under[other] = ORPHAN;
    dropTrophies(s, card);
  }
  const went = zone === DISCARD && isCard(host) && magicReturns(s, card, host, emit) ? undefined : WENT[zone];
  if (s.zone[card] === PLAY) put(s, card, zone);
  if (went) emit?.(say(went[0], zone === OUT ? 'MW-S2.5.2' : 'MW-S2.5.3', `${name} ${went[1]}.`, aboutCard(card)));
  if (isCompany(host) && isCharacter(s.def[card])) happen(s, 'character-leaves', host, emit);
  if (isCompany(host)) companyChanged(s, host, emit);
  else if (company) companyChanged(s, companyRef(company.id), emit);
}

/** Somebody left a company: it ends if nobody is left. */
export function companyChanged(s: MeccgState, ref: Ref, emit: Emit): void {
  const company = s.companies.find((c) => companyRef(c.id) === ref);
  if (!company) return;
  if (s.play.some((card) => s.host[card] === ref && isCharacter(s.def[card]))) happen(s, 'company-changes', ref, emit);
  else endCompany(s, company, emit);
}

/** MW-S5.4.10, CR-TERM-company-2; cards on-guard at its site go back to their player. */
export function endCompany(s: MeccgState, company: Company, emit: Emit): void {
  const ref = companyRef(company.id);
  s.companies.splice(s.companies.indexOf(company), 1);
  for (const card of cardsOn(s, ref)) leavePlay(s, card, DISCARD, emit);
  for (const card of s.def.keys()) if (s.zone[card] === ON_GUARD && s.host[card] === ref) put(s, card, HAND);
  putAwaySite(s, company.seat, company.site);
  if (company.to !== NONE) putAwaySite(s, company.seat, company.to);
  emit?.(
    say('company-ends', 'MW-S5.4.10', `A company of ${seatName(s, company.seat)} has no characters left and ends.`),
  );
}

/**
 * The site card that a company has left, or will not go to after all: a tapped one is discarded, an untapped one returns
 * to the location deck (MW-S2.2.2, MW-S2.2.4), unless another company is there or on its way (MW-T5.2.4). Havens always
 * return (MW-S2.2.3). An event that is used as a site is discarded (CR-CARD-morannon-1).
 */
export function putAwaySite(s: MeccgState, seat: Seat, site: number): void {
  if (isHavenFor(s, seat, site)) return;
  const slot = siteSlot(seat, site);
  const state = s.sites[slot];
  if (state !== SITE_IN_PLAY && state !== SITE_TAPPED) return;
  if (s.companies.some((c) => c.seat === seat && (c.site === site || c.to === site))) return;
  if (isEventSite(site)) {
    s.sites[slot] = SITE_ABSENT;
    for (const card of [...s.play])
      if (CARDS[s.def[card]].id === SITE_IDS[site] && ownerOf(s, card) === seat) leavePlay(s, card, DISCARD, undefined);
  } else s.sites[slot] = state === SITE_TAPPED ? SITE_DISCARDED : SITE_AVAILABLE;
}

// Bringing a character or Wizard into play: where he may arrive and under whose influence (MW-S5.5.1 to MW-S5.6.6).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { alignmentOf, rulesOfCard } from '../alignment.ts';
import { C, CARDS } from '../cards/all.ts';
import { AVATAR, CHARACTER, isCharacter, KIND } from '../cards/kinds.ts';
import { companyById, companyOf } from '../companies/company.ts';
import { hasRoom, newCompany } from '../companies/organizing.ts';
import { comeAgain } from '../effects/hooks/sacrifice-of-form.ts';
import { happen } from '../effects/triggers.ts';
import { CAME, CHARACTER_PLAY, note } from '../history.ts';
import { isPrinted } from '../places/printed.ts';
import { isHaven, isHavenFor, SITE_COUNT, SITE_NAMES } from '../places/sites.ts';
import { companyId, companyRef, isCard, isCompany, playerRef, type Ref, siteOfRef, siteRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { DISCARD, GENERAL, type MeccgState, ownerOf, PLAY, SITE_AVAILABLE, siteSlot } from '../state.ts';
import { mindOf, unusedDirectInfluence, unusedGeneralInfluence } from '../stats.ts';
import { isTaken, uniqueVerdict } from '../unique.ts';
import { put, putOn } from '../zones.ts';

const ALL_SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);

/** The site card of a character's own side. */
const ownCard = (def: number, site: number): number => alignmentOf(def) * SITE_COUNT + site;

/** By card number: the home sites of a character (MW-S5.5.1). */
export const HOME_SITES: readonly (readonly number[])[] = CARDS.map((card, def) =>
  card.kind === 'character' || card.kind === 'avatar'
    ? ALL_SITES.filter((site) => card.homeSites.some((place) => isPrinted(ownCard(def, site), place)))
    : [],
);

/** By card number: where he may arrive. An avatar at home or where his side starts (MW-S5.6.2), a Hobbit at home (CR-I.B.6). */
export const ARRIVALS: readonly (readonly number[])[] = CARDS.map((card, def) => {
  if (card.kind === 'avatar')
    return ALL_SITES.filter((site) => site === rulesOfCard(def).start || HOME_SITES[def].includes(site));
  if (card.kind !== 'character') return [];
  return card.onlyAtHome
    ? HOME_SITES[def]
    : ALL_SITES.filter((site) => isHaven(ownCard(def, site)) || HOME_SITES[def].includes(site));
});

const ONE_A_TURN: Refusal = refusal(
  'MW-S4.2.2',
  'You have brought in or discarded a character in this organization phase.',
);
const ONE_WIZARD: Refusal = refusal('MW-S5.6.1', 'You have a Wizard in play.');
const SACRIFICED: Refusal = refusal(
  'CR-CARD-sacrifice-of-form-2',
  'A Wizard who has sacrificed his form is still bound to his player.',
);
const EXCESS: Refusal = refusal('PA-5.1', 'Your characters exceed your influence: bring that in order first.');
const NO_PLACE: Refusal = refusal(
  'MW-S5.5.4',
  'He can arrive nowhere: no company of yours and no site card is there for him.',
);
const NO_INFLUENCE: Refusal = refusal('MW-T5.4.2', 'Where he could arrive nobody can control him.');

/** A Wizard who has sacrificed his form stays his player's Wizard; an effect for ever remembers who he is. */
function sacrificeVerdict(s: MeccgState, seat: Seat, def: number): Verdict {
  for (const effect of s.lasting)
    if (effect.def === C['sacrifice-of-form'] && effect.n !== NONE && (effect.seat === seat) !== (effect.n === def))
      return SACRIFICED;
  return undefined;
}

export const avatarOf = (s: MeccgState, seat: Seat): number =>
  s.play.find((card) => KIND[s.def[card]] === AVATAR && ownerOf(s, card) === seat) ?? NONE;

/** Why this card of his hand cannot be brought into play in his organization phase. */
export function characterVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  if ((s.used[seat] & CHARACTER_PLAY) !== 0) return ONE_A_TURN;
  if (KIND[s.def[card]] === AVATAR) {
    if (avatarOf(s, seat) !== NONE) return ONE_WIZARD;
    const bound = sacrificeVerdict(s, seat, s.def[card]);
    if (bound) return bound;
  }
  if (unusedGeneralInfluence(s, seat) < 0) return EXCESS;
  const taken = uniqueVerdict(s, s.def[card]);
  if (taken) return taken;
  let reason = NO_PLACE;
  for (const on of places(s, seat, card)) {
    if (underTargets(s, seat, card, on).length > 0) return undefined;
    reason = NO_INFLUENCE;
  }
  return reason;
}

/** Companies he could join, and sites where he could form one of his own (MW-S5.5.3, MW-S5.5.4). */
function places(s: MeccgState, seat: Seat, card: number): Ref[] {
  const found: Ref[] = [];
  for (const site of ARRIVALS[s.def[card]]) {
    for (const company of s.companies)
      if (company.seat === seat && company.site === site && hasRoom(s, company, card))
        found.push(companyRef(company.id));
    if (isHavenFor(s, seat, site) || s.sites[siteSlot(seat, site)] === SITE_AVAILABLE) found.push(siteRef(seat, site));
  }
  return found;
}

/** Where he can arrive and be controlled. */
export const arriveTargets = (s: MeccgState, seat: Seat, card: number): Ref[] =>
  places(s, seat, card).filter((on) => underTargets(s, seat, card, on).length > 0);

/**
 * Under whose influence he can come there: his player stands for general influence, which may be exceeded until the end of
 * the phase (MW-S5.2.6). In the standard game it reaches only to the Wizard once he is revealed (MW-T5.4.2, PA-5.3).
 */
export function underTargets(s: MeccgState, seat: Seat, card: number, on: Ref): Ref[] {
  if (KIND[s.def[card]] === AVATAR) return [playerRef(seat)];
  const found: Ref[] = [];
  const site = isCompany(on) ? companyById(s, companyId(on))?.site : siteOfRef(on);
  if (s.rules.starter === 1 || s.revealed[seat] === 0 || companyOf(s, avatarOf(s, seat))?.site === site)
    found.push(playerRef(seat));
  if (isCompany(on))
    for (const other of s.play)
      if (
        s.host[other] === on &&
        s.under[other] === GENERAL &&
        isCharacter(s.def[other]) &&
        unusedDirectInfluence(s, other, card) >= mindOf(s, card)
      )
        found.push(other);
  return found;
}

/**
 * He comes into play: in a company, or at a site in a company of his own (`on`), under a character's direct influence or,
 * for any other `under`, general influence.
 */
export function playCharacter(s: MeccgState, seat: Seat, card: number, on: Ref, under: Ref, emit: Emit): void {
  const company = (isCompany(on) ? companyById(s, companyId(on)) : undefined) ?? newCompany(s, seat, siteOfRef(on));
  putOn(s, card, companyRef(company.id));
  s.under[card] = isCard(under) ? under : GENERAL;
  if (KIND[s.def[card]] === AVATAR) s.revealed[seat] = 1;
  note(s, CAME, company.id, seat, card);
  emit?.(
    say(
      'character',
      KIND[s.def[card]] === CHARACTER ? 'MW-S5.5.3' : 'MW-S5.6.2',
      `${title(s, card)} comes into play at ${SITE_NAMES[company.site]}${isCard(under) ? ` as a follower of ${title(s, under)}` : ''}.`,
      aboutCard(card),
    ),
  );
  if (KIND[s.def[card]] === AVATAR) comeAgain(s, card, emit);
  happen(s, 'enters-play', card, emit, card);
  happen(s, 'company-changes', companyRef(company.id), emit);
}

/** The declared play of a character takes effect, if he still has a place (CR-A7, CR-A8). */
export function resolveCharacter(s: MeccgState, seat: Seat, card: number, on: Ref, under: Ref, emit: Emit): void {
  const gone =
    (isCompany(on) && !companyById(s, companyId(on))) ||
    (isCard(under) && (s.zone[under] !== PLAY || s.host[under] !== on)) ||
    isTaken(s, card);
  if (!gone) {
    playCharacter(s, seat, card, on, under, emit);
    return;
  }
  put(s, card, DISCARD);
  emit?.(
    say('fizzle', 'CR-A7', `${seatName(s, seat)} cannot bring ${title(s, card)} into play after all.`, aboutCard(card)),
  );
}

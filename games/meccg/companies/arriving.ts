// Bringing a character or Wizard into play: where he may arrive and under whose influence (MW-S5.5.1 to MW-S5.6.6).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { alignmentOf, ownSiteCard, rulesOfCard } from '../alignment.ts';
import { C, CARDS } from '../cards/all.ts';
import type { CharacterFacts } from '../cards/facts.ts';
import { AVATAR, CHARACTER, CREATURE_CARD, isCharacter, KIND } from '../cards/kinds.ts';
import { TITLE } from '../cards/titles.ts';
import { companyById, companyOf, isAvatar, isRingwraith, isRingwraithFollower } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { discardCard } from '../happenings/leaving.ts';
import { happen } from '../happenings/triggers.ts';
import { CAME, CHARACTER_PLAY, note } from '../history.ts';
import { isPrinted } from '../places/printed.ts';
import { isHaven, isHavenFor, SITE_COUNT, SITE_NAMES, SITE_ROWS } from '../places/sites.ts';
import { companyId, companyRef, isCard, isCompany, playerRef, type Ref, siteOfRef, siteRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { opponents } from '../seats.ts';
import {
  type Company,
  DISCARD,
  GENERAL,
  type MeccgState,
  MINION,
  ownerOf,
  PLAY,
  SITE_AVAILABLE,
  siteSlot,
} from '../state.ts';
import { controlCost, mayFollow } from '../stats/influence.ts';
import { mindOf, unusedDirectInfluence, unusedGeneralInfluence } from '../stats.ts';
import { areRivals, isTaken, uniqueVerdict } from '../unique.ts';
import { cardsOn, put, putOn } from '../zones.ts';
import { companyVerdict } from './mingling.ts';
import { hasRoom, newCompany } from './organizing.ts';

const ALL_SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);

/** By card number: the home sites of a character (MW-S5.5.1). */
export const HOME_SITES: readonly (readonly number[])[] = CARDS.map((card, def) =>
  card.kind === 'character' || card.kind === 'avatar'
    ? ALL_SITES.filter((site) => card.homeSites.some((place) => isPrinted(ownSiteCard(def, site), place)))
    : [],
);

/** By card number: where he may arrive. An avatar at home or where his side starts (MW-S5.6.2), a Hobbit at home (CR-I.B.6). */
export const ARRIVALS: readonly (readonly number[])[] = CARDS.map((card, def) => {
  if (card.kind === 'avatar')
    return ALL_SITES.filter((site) => site === rulesOfCard(def).start || HOME_SITES[def].includes(site));
  if (card.kind !== 'character') return [];
  return card.onlyAtHome
    ? HOME_SITES[def]
    : ALL_SITES.filter((site) => isOpenTo(card, ownSiteCard(def, site)) || HOME_SITES[def].includes(site));
});

/** A Haven that takes him in, though it is not his home (LE-S5.1.2). */
function isOpenTo({ race }: CharacterFacts, siteCard: number): boolean {
  const newcomers = SITE_ROWS[siteCard]?.newcomers;
  return isHaven(siteCard) && (!newcomers || newcomers.includes(race));
}

const ONE_A_TURN: Refusal = refusal(
  'MW-S4.2.2',
  'You have brought in or discarded a character in this organization phase.',
);
const ONE_WIZARD: Refusal = refusal('MW-S5.6.1', 'You have a Wizard in play.');
const ONE_RINGWRAITH: Refusal = refusal('LE-S5.4.3', 'You have a Ringwraith in play, and he does not call this one.');
const REVEALED: Refusal = refusal('LE-S5.4.4', 'Your opponent has revealed this Ringwraith.');
const ANOTHER: Refusal = refusal('MX-3.5', 'You have revealed another one, and are still he.');
const SAURON: Refusal = refusal('MX-3.6', 'You are Sauron, and no Ringwraith comes into play.');
const FAR_FROM_HOME: Refusal = refusal(
  'MX-11.2',
  'Your Ringwraith is neither at a Darkhaven nor at the home site of the one who would follow him.',
);
const RIDES_ALONE: Refusal = refusal('MX-11.5', 'A card keeps others from joining your Ringwraith.');
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
  s.play.find((card) => isAvatar(s, card) && ownerOf(s, card) === seat) ?? NONE;

/** What `s.revealed` says of him: which Ringwraith he is must be remembered (LE-S5.4.4). */
export const revealedBy = (def: number): number => (alignmentOf(def) === MINION ? def + 1 : 1);

/** Why he cannot come into play as the player himself (MW-S5.6.1, LE-S5.4.3, LE-S5.4.4). */
function avatarVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  const def = s.def[card];
  const isHe = (other: Seat): boolean => s.revealed[other] > 1 && TITLE[s.revealed[other] - 1] === TITLE[def];
  if (opponents(s, seat).some(isHe)) return REVEALED;
  if (s.revealed[seat] > 1 && !isHe(seat)) return ANOTHER;
  return sacrificeVerdict(s, seat, def);
}

const mayBeCalledTo = (s: MeccgState, company: Company, card: number): boolean =>
  isHavenFor(s, company.seat, company.site) || HOME_SITES[s.def[card]].includes(company.site);

/** Why a Ringwraith cannot come into play as a follower of the one who is his player (MX-11.2). */
function followerVerdict(s: MeccgState, lord: number, card: number): Verdict {
  if (!isRingwraith(s, card) || !mayFollow(s, lord, card)) return isRingwraith(s, card) ? ONE_RINGWRAITH : ONE_WIZARD;
  const company = companyOf(s, lord);
  if (!company || !mayBeCalledTo(s, company, card)) return FAR_FROM_HOME;
  return forbidden(s, 'company', lord) ? RIDES_ALONE : undefined;
}

/**
 * A Nazgûl in play makes way for the Ringwraith whom it is (MX-10.4, MX-10.5); a Ringwraith who follows another one makes
 * way when he is revealed as a player (MX-11.2).
 */
export const makesWay =
  (s: MeccgState, reveals: boolean) =>
  (card: number): boolean =>
    KIND[s.def[card]] === CREATURE_CARD || (reveals && isRingwraithFollower(s, card));

/** Whether a Ringwraith can come to follow the one who is his player, once a card lets him (MX-11.3). */
export const couldFollow = (s: MeccgState, lord: number, card: number): boolean =>
  isRingwraith(s, card) &&
  !forbidden(s, 'company', lord) &&
  uniqueVerdict(s, s.def[card], makesWay(s, false)) === undefined &&
  unusedDirectInfluence(s, lord) >= controlCost(s, lord, card);

/** Those whom his coming drives out. */
function driveOut(s: MeccgState, card: number, emit: Emit): void {
  const goes = makesWay(s, isAvatar(s, card));
  for (const other of [...s.play]) if (areRivals(s.def[card], s.def[other]) && goes(other)) discardCard(s, other, emit);
}

/** Why this card of his hand cannot be brought into play in his organization phase. */
export function characterVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  if ((s.used[seat] & CHARACTER_PLAY) !== 0) return ONE_A_TURN;
  const lord = avatarOf(s, seat);
  const reveals = KIND[s.def[card]] === AVATAR && lord === NONE;
  if (KIND[s.def[card]] === AVATAR) {
    if (isSauron(s, seat)) return SAURON;
    const bound = reveals ? avatarVerdict(s, seat, card) : followerVerdict(s, lord, card);
    if (bound) return bound;
  }
  if (unusedGeneralInfluence(s, seat) < 0) return EXCESS;
  const taken = uniqueVerdict(s, s.def[card], KIND[s.def[card]] === AVATAR ? makesWay(s, reveals) : undefined);
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
  const lord = KIND[s.def[card]] === AVATAR ? companyOf(s, avatarOf(s, seat)) : undefined;
  if (lord) return hasRoom(s, lord, card) ? [companyRef(lord.id)] : [];
  const found: Ref[] = [];
  for (const site of ARRIVALS[s.def[card]]) {
    for (const company of s.companies)
      if (company.seat === seat && company.site === site && hasRoom(s, company, card))
        found.push(companyRef(company.id));
    if (
      isHavenFor(s, seat, site) ||
      s.sites[siteSlot(seat, site)] === SITE_AVAILABLE ||
      mustStandApart(s, seat, card, site)
    )
      found.push(siteRef(seat, site));
  }
  return found;
}

/** He forms a company of his own beside those with whom he may not be, if only for this turn (MX-11.6). */
const mustStandApart = (s: MeccgState, seat: Seat, card: number, site: number): boolean => {
  const there = s.companies.filter((c) => c.seat === seat && c.site === site);
  return there.length > 0 && there.every((c) => companyVerdict(s, c, [card]) !== undefined);
};

/** Where he can arrive and be controlled. */
export const arriveTargets = (s: MeccgState, seat: Seat, card: number): Ref[] =>
  places(s, seat, card).filter((on) => underTargets(s, seat, card, on).length > 0);

/**
 * Under whose influence he can come there: his player stands for general influence, which may be exceeded until the end of
 * the phase (MW-S5.2.6). In the standard game it reaches only to the Wizard once he is revealed (MW-T5.4.2, PA-5.3).
 */
export function underTargets(s: MeccgState, seat: Seat, card: number, on: Ref): Ref[] {
  if (KIND[s.def[card]] === AVATAR) {
    const lord = avatarOf(s, seat);
    if (lord === NONE) return [playerRef(seat)];
    return unusedDirectInfluence(s, lord) >= controlCost(s, lord, card) ? [lord] : [];
  }
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
  if (isAvatar(s, card)) s.revealed[seat] = revealedBy(s.def[card]);
  if (KIND[s.def[card]] === AVATAR) driveOut(s, card, emit);
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
  if (isAvatar(s, card)) happen(s, 'avatar-comes', card, emit);
  happen(s, 'company-changes', companyRef(company.id), emit);
}

/** The declared play of a character takes effect, if he still has a place (CR-A7, CR-A8). */
export function resolveCharacter(s: MeccgState, seat: Seat, card: number, on: Ref, under: Ref, emit: Emit): void {
  const gone =
    (isCompany(on) && !companyById(s, companyId(on))) ||
    (isCard(under) && (s.zone[under] !== PLAY || s.host[under] !== on)) ||
    isTaken(s, card, KIND[s.def[card]] === AVATAR ? makesWay(s, !isCard(under)) : undefined);
  if (!gone) {
    playCharacter(s, seat, card, on, under, emit);
    return;
  }
  put(s, card, DISCARD);
  emit?.(
    say('fizzle', 'CR-A7', `${seatName(s, seat)} cannot bring ${title(s, card)} into play after all.`, aboutCard(card)),
  );
}

/** The Wizard has come again: his items and the card are with him. */
export function comeAgain(s: MeccgState, wizard: number, emit: Emit): void {
  for (const card of [...s.play]) {
    if (s.def[card] !== C['sacrifice-of-form'] || s.host[card] !== NONE || ownerOf(s, card) !== ownerOf(s, wizard))
      continue;
    for (const item of cardsOn(s, card)) s.host[item] = wizard;
    s.host[card] = wizard;
    emit?.(
      say(
        'return',
        'CR-CARD-sacrifice-of-form-2',
        `${title(s, wizard)} has come again, with his items.`,
        aboutCard(wizard),
      ),
    );
  }
}

/** He has the card in play: no Ringwraith comes in for him, turn/sideboard.ts takes him for one. */
export const isSauron = (s: MeccgState, seat: Seat): boolean =>
  s.play.some((card) => s.def[card] === C['the-lidless-eye'] && ownerOf(s, card) === seat);

// Attempts against the opponent's cards: who may try what, and the numbers (MW-T9.1.1 to MW-T9.6.7). A result above the
// value wins. `against` is what resists besides the opponent's general influence and roll: the unused direct influence of
// who controls a follower, an ally or an item.

import { NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS, INFLUENCE_NUMBER } from '../cards/all.ts';
import { AVATAR, CHARACTER, EVENT, FACTION, ITEM, isAlly, isCharacter, KIND, PERMANENT } from '../cards/kinds.ts';
import { KIN } from '../cards/titles.ts';
import { characterOf, charactersOf, companyOf, siteOf, theCompany } from '../company.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { CAME, happened, INFLUENCE_TRIED } from '../history.ts';
import { isPrinted } from '../places/printed.ts';
import { siteCardOf } from '../places/sites.ts';
import { isSite, siteOfRef } from '../refs.ts';
import { DID_ENTER, HAND, type MeccgState, MINION, ownerOf, PLAY, SITE, UNTAPPED } from '../state.ts';
import { resistingInfluence } from '../stats/influence.ts';
import { mindOf } from '../stats.ts';
import { cardsOn, pile } from '../zones.ts';
import { counted, influenceLeft, modifierFor, NO_DIRECT_INFLUENCE, standardModification } from './terms.ts';

const STARTER: Refusal = refusal('MW-T9.1.1', 'Cards of the opponent are influenced in the standard game only.');
const FIRST_TURN: Refusal = refusal('MW-T9.1.4', 'Nobody influences a card of the opponent in the first turn.');
const ONCE: Refusal = refusal('MW-T9.1.1', 'You have made your attempt this turn.');
const NOT_NOW: Refusal = refusal('MW-T9.1.1', 'Cards of the opponent are influenced in your own site phase.');
const NOT_ENTERED: Refusal = refusal('CR-I.E.11', 'The company has not entered its site.');
const NOBODY: Refusal = refusal('MW-T9.1.8', 'Nobody of the company is untapped to try it.');
const WIZARDS: Refusal = refusal('MW-T9.2.2', 'Neither a Wizard nor a Ringwraith can be influenced.');
const WIZARDS_ITEM: Refusal = refusal('CR-I.E.9', 'An item cannot be influenced away from a Wizard or a Ringwraith.');
const AVATARS_ALLY: Refusal = refusal('MX-8.3', 'What a Wizard or a Ringwraith controls cannot be influenced.');
const BOUND: Refusal = refusal('MX-8.9', 'An item with a permanent-event on it cannot be influenced.');
const ELSEWHERE: Refusal = refusal('MW-T9.1.2', 'It is not at the site of the company.');
const FACTION_ELSEWHERE: Refusal = refusal('MW-T9.5.5', 'The faction was not played at this site.');
const NO_COPY: Refusal = refusal('MW-T9.6.3', 'You have no identical item in hand to show.');
const SAFE: Refusal = refusal('MW-T9.1.1', 'A card keeps it from being influenced.');

/** Why nobody can make an attempt now, whatever the target. */
export function attemptVerdict(s: MeccgState, seat: Seat): Verdict {
  if (s.rules.starter === 1) return STARTER;
  if (s.phase !== SITE || s.active !== seat) return NOT_NOW;
  const tried = triedVerdict(s, seat);
  if (tried) return tried;
  const company = theCompany(s);
  if (!company || (company.did & DID_ENTER) === 0) return NOT_ENTERED;
  return influencers(s).length > 0 ? undefined : NOBODY;
}

/** Why he may make no attempt this turn. */
export function triedVerdict(s: MeccgState, seat: Seat): Verdict {
  if (s.rules.starter === 1) return STARTER;
  if (s.turn <= s.rules.calmTurns) return FIRST_TURN;
  return (s.used[seat] & INFLUENCE_TRIED) !== 0 ? ONCE : undefined;
}

/** A card lets somebody try it from another site: a bit in the action's `way`. */
export const FROM_AFAR = 8;

/** Who of the company could try (MW-T9.1.5, MW-T9.1.8). */
export function influencers(s: MeccgState): number[] {
  const company = theCompany(s);
  if (!company) return [];
  return charactersOf(s, company).filter(
    (card) =>
      s.stand[card] === UNTAPPED && !(KIND[s.def[card]] === AVATAR && happened(s, CAME, undefined, undefined, card)),
  );
}

export const isTarget = (s: MeccgState, card: number): boolean => {
  const kind = KIND[s.def[card]];
  return isCharacter(s.def[card]) || isAlly(s.def[card]) || kind === ITEM || kind === FACTION;
};

/** Why this card of the opponent cannot be the target. */
export function targetVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  const kind = KIND[s.def[card]];
  if (kind === AVATAR) return WIZARDS;
  const site = here(s);
  if (kind === FACTION) {
    if (!isAtFaction(s, card, site)) return FACTION_ELSEWHERE;
  } else {
    const company = companyOf(s, card);
    if (!company || siteOf(company) !== site) return ELSEWHERE;
  }
  if (isAlly(s.def[card]) && hasMinions(s) && KIND[s.def[characterOf(s, s.host[card])]] === AVATAR) return AVATARS_ALLY;
  if (kind === ITEM) {
    if (KIND[s.def[characterOf(s, card)]] === AVATAR) return WIZARDS_ITEM;
    if (hasMinions(s) && cardsOn(s, card).some((on) => EVENT[s.def[on]] === PERMANENT)) return BOUND;
    if (copyInHand(s, seat, card) === NONE) return NO_COPY;
  }
  return cannotBe(s, 'influenced', card) ? SAFE : undefined;
}

/** A Ringwraith's player is at the table: the rules of mixed games hold (MX-1.1). */
const hasMinions = (s: MeccgState): boolean => s.alignment.includes(MINION);

const here = (s: MeccgState): number => {
  const company = theCompany(s);
  return company ? siteOf(company) : NONE;
};

/** The site where a faction was played; every site where it could be, when it does not lie at one. */
function isAtFaction(s: MeccgState, faction: number, site: number): boolean {
  if (site === NONE) return false;
  if (isSite(s.host[faction])) return siteOfRef(s.host[faction]) === site;
  const leader = companyOf(s, s.host[faction]);
  if (leader) return siteOf(leader) === site;
  const card = CARDS[s.def[faction]];
  const siteCard = siteCardOf(s, s.active, site);
  return card.kind === 'faction' && card.playableAt.some((place) => isPrinted(siteCard, place));
}

/** An identical card in the player's hand (MW-T9.2.5), of either alignment: of its title, or a manifestation (MX-8.5). */
export const copyInHand = (s: MeccgState, seat: Seat, card: number): number =>
  pile(s, seat, HAND).find((one) => KIND[s.def[one]] === KIND[s.def[card]] && KIN[s.def[card]].includes(s.def[one])) ??
  NONE;

/** The attempt that was declared can still be made: both are where they were (CR-A7, CR-A8). */
export function stillThere(s: MeccgState, by: number, target: number, way = 0): boolean {
  if (s.zone[by] !== PLAY || s.zone[target] !== PLAY || ownerOf(s, by) === ownerOf(s, target)) return false;
  const company = companyOf(s, by);
  if (!company || siteOf(company) === NONE) return false;
  if ((way & FROM_AFAR) !== 0) return true;
  if (KIND[s.def[target]] === FACTION) return isAtFaction(s, target, siteOf(company));
  const other = companyOf(s, target);
  return other !== undefined && siteOf(other) === siteOf(company);
}

/** The numbers of an attempt apart from both rolls. */
export interface Odds {
  /** Added to the player's roll. */
  readonly plus: number;
  /** Subtracted with the opponent's roll. */
  readonly against: number;
  /** What the result must exceed. */
  readonly value: number;
}

/** Of a Wizard's player against a Ringwraith's, and the other way round (MX-8.1). */
const ACROSS = -5;
const areAlike = (s: MeccgState, seat: Seat, other: Seat): boolean => s.alignment[seat] === s.alignment[other];

export function numbersOf(s: MeccgState, by: number, target: number, revealed: boolean, way = 0): Odds {
  const kind = KIND[s.def[target]];
  const controller = kind === CHARACTER ? s.under[target] : kind === FACTION ? NONE : characterOf(s, s.host[target]);
  const resists = controller >= 0 ? influenceLeft(s, controller) : 0;
  const standard = kind === FACTION ? counted(s, standardModification(s, target, by)) : 0;
  return {
    plus:
      ((way & NO_DIRECT_INFLUENCE) === 0 ? influenceLeft(s, by, target) : 0) +
      modifierFor(s, by, target) +
      standard +
      counted(s, areAlike(s, ownerOf(s, by), ownerOf(s, target)) ? 0 : ACROSS),
    against: resistingInfluence(s, ownerOf(s, target)) + resists,
    value: revealed && kind !== ITEM ? 0 : needed(s, target),
  };
}

/** By card number: what the card itself says of the number once it is in play. */
const NUMBER_IN_PLAY = CARDS.map((card) => (card.kind === 'faction' ? card.numberInPlay : undefined));

/** MW-T9.2.3, MW-T9.4.1, MW-T9.5.2, MW-T9.6.1 */
function needed(s: MeccgState, target: number): number {
  switch (KIND[s.def[target]]) {
    case FACTION:
      return NUMBER_IN_PLAY[s.def[target]] ?? Math.max(0, INFLUENCE_NUMBER[s.def[target]]);
    case ITEM:
      return mindOf(s, characterOf(s, target));
    default:
      return mindOf(s, target);
  }
}

// Factions that a card lets somebody influence from another site (Old Road).
import { NONE, type Seat } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { TITLE } from '../cards/titles.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { sitePath } from '../places/movement.ts';
import { SITE_IDS } from '../places/sites.ts';
import { isPlace } from '../present.ts';
import { type Company, type MeccgState, ownerOf, SITE_ABSENT, SITE_DISCARDED, siteSlot } from '../state.ts';
import { triedVerdict } from './attempt.ts';

/** The opponent's copy of a faction, in play; NONE. */
export const rivalOf = (s: MeccgState, seat: Seat, def: number): number =>
  s.play.find((card) => TITLE[s.def[card]] === TITLE[def] && ownerOf(s, card) !== seat) ?? NONE;

/** An attempt against the opponent's copy would be allowed now. */
export function mayTryRival(s: MeccgState, seat: Seat, def: number): boolean {
  const theirs = rivalOf(s, seat, def);
  return theirs !== NONE && !triedVerdict(s, seat) && !cannotBe(s, 'influenced', theirs);
}

/** A site card of the player shows that the faction can be played so near to the Haven where the company is. */
export function isNear(s: MeccgState, company: Company, def: number, within: number): boolean {
  const card = CARDS[def];
  if (card.kind !== 'faction') return false;
  return SITE_IDS.some((_, site) => {
    const state = s.sites[siteSlot(company.seat, site)];
    const path =
      state === SITE_ABSENT || state === SITE_DISCARDED
        ? undefined
        : sitePath(company.site, site, s.alignment[company.seat]);
    if (path === undefined || path.length > within) return false;
    return card.playableAt.some((place) => isPlace(s, company.seat, site, place));
  });
}

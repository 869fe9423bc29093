// What happens to a company under way: its new site is revealed, it arrives, or it must return; companies join.

import { type Emit, NONE } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { maybeRingReturns } from '../companies/ring.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { putAwaySite } from '../happenings/leaving.ts';
import { happen } from '../happenings/triggers.ts';
import { LEFT, note } from '../history.ts';
import { REGION_NAMES } from '../places/regions.ts';
import { isHavenFor, SITE_NAMES } from '../places/sites.ts';
import { companyRef } from '../refs.ts';
import { companyName, say } from '../say.ts';
import {
  type Company,
  DID_MOVE,
  DID_NOTHING,
  DID_RETURN,
  EN_ROUTE,
  type MeccgState,
  SITE_AVAILABLE,
  SITE_IN_PLAY,
  STAYS,
  siteSlot,
} from '../state.ts';

/** A hazard was declared against the company: the limit is counted at declaration (MW-S10.3.2). */
export function hazardPlayed(_s: MeccgState, company: Company): void {
  company.hazards++;
}

/** The new site is turned up; from now on the company is at no site (MW-S4.4.2, CR-A25). */
export function reveal(s: MeccgState, company: Company, emit: Emit): void {
  learn(s);
  company.did |= EN_ROUTE;
  const slot = siteSlot(company.seat, company.to);
  if (!isHavenFor(s, company.seat, company.to) && s.sites[slot] === SITE_AVAILABLE) s.sites[slot] = SITE_IN_PLAY;
  const way = company.walk.length > 0 ? ` through ${company.walk.map((r) => REGION_NAMES[r]).join(', ')}` : '';
  emit?.(
    say('reveal', 'MW-S4.4.2', `${companyName(s, company.id)} goes to ${SITE_NAMES[company.to]}${way}.`, [
      { domain: 'site', id: company.to },
    ]),
  );
  happen(s, 'company-moves', companyRef(company.id), emit);
  happen(s, 'weather', companyRef(company.id), emit);
}

/** The old site card is removed and the new site is the company's current one (MW-S4.4.11). */
export function arrive(s: MeccgState, company: Company, emit: Emit): void {
  const from = company.site;
  company.site = company.to;
  company.havenTapped = 0;
  stopMoving(company);
  company.did |= DID_MOVE;
  note(s, LEFT, company.id, from, company.site);
  putAwaySite(s, company.seat, from);
  emit?.(say('arrive', 'MW-S4.4.11', `${companyName(s, company.id)} arrives at ${SITE_NAMES[company.site]}.`));
  maybeRingReturns(s, company, emit);
}

function stopMoving(company: Company): void {
  company.to = NONE;
  company.how = STAYS;
  company.walk = [];
  company.did &= ~EN_ROUTE;
}

/** Back to the site of origin: the site path is gone at once (CR-I.D.35) and it does nothing more (MW-S4.4.7 to .9). */
export function returnToOrigin(s: MeccgState, company: Company, emit: Emit): void {
  if (company.to === NONE || (company.did & EN_ROUTE) === 0) return;
  if (cannotBe(s, 'returned', companyRef(company.id))) return;
  const to = company.to;
  stopMoving(company);
  company.did |= DID_RETURN | DID_NOTHING;
  putAwaySite(s, company.seat, to);
  emit?.(say('return', 'MW-S4.4.7', `${companyName(s, company.id)} returns to ${SITE_NAMES[company.site]}.`));
}

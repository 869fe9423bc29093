// The movement/hazard phase: one company after the other is revealed, draws, faces hazards and arrives (MW-S4.4.1 to
// MW-S4.4.12); then companies at one site join (CR-I.D.16).

import { type Emit, NONE } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { openWindow } from '../chain/chain.ts';
import { avatarOf } from '../companies/arriving.ts';
import { companyVerdict } from '../companies/mingling.ts';
import { combine } from '../companies/organizing.ts';
import { charactersOf, companiesOf, companyById, companyOf, isRingwraith, sizeOf } from '../company.ts';
import { adjustHands } from '../hands/cards.ts';
import { endCarried, endEffects } from '../happenings/lasting.ts';
import { discardCard, putAwaySite } from '../happenings/leaving.ts';
import { happen } from '../happenings/triggers.ts';
import { firstOf, happened, LEFT, SUMMONED } from '../history.ts';
import { isHavenFor, REGION_OF, SITE_NAMES } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { companyName, say } from '../say.ts';
import { leftOf } from '../seats.ts';
import {
  AT_END,
  AT_START,
  BY_REGIONS,
  type Company,
  DID_MOVE,
  DID_NOTHING,
  DID_PHASE,
  DID_RETURN,
  DURING,
  type MeccgState,
  MOVEMENT,
  MOVES_AGAIN,
  ownerOf,
  SITE_IN_PLAY,
  SITE_TAPPED,
  siteSlot,
  UNTIL_COMPANY_PHASE,
  UNTIL_PHASE,
} from '../state.ts';
import { hasChoice, mapFor, moveVerdict } from './destinations.ts';
import type { CompanyFrame, MovementFrame } from './frames.ts';
import { arrive, reveal } from './movement.ts';
import { settleRegions } from './one-region.ts';
import { beginOrder } from './order.ts';

type PhaseFrame = Extract<
  MovementFrame,
  { at: `movement/${'phase' | 'next' | 'next-choose' | 'join' | 'join-choose'}` }
>;

const waiting = (s: MeccgState): Company[] => companiesOf(s, s.active).filter((c) => (c.did & DID_PHASE) === 0);

/** Companies at one site, the oldest first, by site; those under way are nowhere. */
function gathered(s: MeccgState, haven: boolean): Company[][] {
  const sites = new Map<number, Company[]>();
  for (const company of companiesOf(s, s.active))
    if (isHavenFor(s, company.seat, company.site) === haven)
      sites.set(company.site, [...(sites.get(company.site) ?? []), company]);
  return [...sites.values()].filter((there) => there.length > 1);
}

export const phaseSteps: StepsFor<PhaseFrame> = {
  'movement/phase': {
    run(s, f) {
      s.phase = MOVEMENT;
      s.part = DURING;
      s.order = [];
      for (const company of companiesOf(s, s.active)) {
        company.size = sizeOf(s, company); // MW-S5.4.5
        company.hazards = 0;
        company.did &= ~DID_PHASE;
      }
      f.at = 'movement/next';
    },
  },
  'movement/next': {
    run(s, f, emit) {
      const left = waiting(s);
      if (left.length > 1) f.at = 'movement/next-choose';
      else if (left.length === 1) beginCompany(s, left[0]);
      else {
        for (const there of gathered(s, false)) gather(s, there, emit);
        f.at = 'movement/join';
      }
    },
  },
  'movement/next-choose': {
    kind: 'order',
    rule: 'MW-S4.4.1',
    seat: (s) => s.active,
    prompt: () => 'Which company has its movement/hazard phase next?',
    options(s, _f, offer) {
      for (const company of waiting(s)) offer.add('next-company', company.id);
    },
    take(s, f, move) {
      f.at = 'movement/next';
      const company = companyById(s, move.arg);
      if (company) beginCompany(s, company);
    },
  },
  'movement/join': {
    run(s, f, emit) {
      if (gathered(s, true).length > 0) {
        f.at = 'movement/join-choose';
        return;
      }
      finish(s);
      over(s, emit);
    },
  },
  'movement/join-choose': {
    kind: 'act',
    rule: 'CR-I.D.16',
    seat: (s) => s.active,
    prompt: () => 'Do companies at a Haven join?',
    options(s, _f, offer) {
      offer.add('pass');
      for (const [, ...others] of gathered(s, true)) for (const other of others) offer.add('join', other.id);
    },
    take(s, f, move, emit) {
      if (move.verb === 'pass') {
        finish(s);
        over(s, emit);
        return;
      }
      const other = companyById(s, move.arg);
      const into = gathered(s, true).find((there) => other && there.includes(other))?.[0];
      if (other && into) combine(s, into, other, emit);
      f.at = 'movement/join';
    },
  },
};

/**
 * Companies at one site away from Havens are one from now on (CR-I.D.16), if they may be. Beside a Ringwraith nobody else
 * stays (MX-11.6). Of others who may not be together, those who came go back to where they came from (MX-11.9).
 */
function gather(s: MeccgState, there: readonly Company[], emit: Emit): void {
  const isWraiths = (company: Company): boolean => charactersOf(s, company).some((card) => isRingwraith(s, card));
  const wraiths = there.some(isWraiths);
  let first: Company | undefined;
  for (const company of there) {
    if (wraiths && !isWraiths(company)) {
      emit?.(
        say('scatter', 'MX-11.6', `${companyName(s, company.id)} may not stay with the Ringwraith and is discarded.`),
      );
      for (const card of charactersOf(s, company)) discardCard(s, card, emit);
    } else if (!first) first = company;
    else if (!companyVerdict(s, first, charactersOf(s, company))) combine(s, first, company, emit);
    else goBack(s, cameFrom(s, company) === NONE ? first : company, emit);
  }
}

/** The site that it left this turn; NONE if it did not move. */
const cameFrom = (s: MeccgState, company: Company): number =>
  (company.did & DID_MOVE) === 0 ? NONE : firstOf(s, LEFT, company.id);

function goBack(s: MeccgState, company: Company, emit: Emit): void {
  const to = cameFrom(s, company);
  if (to === NONE) return;
  const from = company.site;
  company.site = to;
  company.havenTapped = 0;
  const slot = siteSlot(company.seat, to);
  if (!isHavenFor(s, company.seat, to) && s.sites[slot] !== SITE_TAPPED) s.sites[slot] = SITE_IN_PLAY;
  putAwaySite(s, company.seat, from);
  company.did |= DID_RETURN | DID_NOTHING;
  emit?.(
    say(
      'return',
      'MX-11.9',
      `${companyName(s, company.id)} may not join those who are there: it returns to ${SITE_NAMES[to]}.`,
    ),
  );
}

function over(s: MeccgState, emit: Emit): void {
  s.company = NONE;
  s.part = DURING;
  dismissSummoned(s, emit);
  endEffects(s, UNTIL_PHASE, emit);
}

function beginCompany(s: MeccgState, company: Company): void {
  s.company = company.id;
  begin(s, { at: 'movement/path', company: company.id });
}

/** CR-TRN-14: in a tournament a later company need not have fixed its regions before. */
function mayChooseAnew(s: MeccgState, company: Company): boolean {
  if (s.rules.tournament === 0 || company.to === NONE || company.how !== BY_REGIONS) return false;
  if (!companiesOf(s, s.active).some((c) => (c.did & DID_PHASE) !== 0)) return false;
  return hasChoice(mapFor(s, company), REGION_OF[company.site], REGION_OF[company.to]);
}

export const companySteps: StepsFor<CompanyFrame> = {
  'movement/path': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = 'movement/reveal';
      if (!company || !mayChooseAnew(s, company)) return;
      learn(s); // that there is a choice tells something of the site
      begin(s, { at: 'movement/walk', company: company.id, to: company.to, walk: [REGION_OF[company.site]] });
    },
  },
  'movement/reveal': {
    run(s, f, emit) {
      const company = companyById(s, f.company);
      s.part = AT_START;
      f.at = 'movement/regions';
      if (company) happen(s, 'movement-begins', companyRef(company.id), emit);
      if (company && company.to !== NONE) reveal(s, company, emit);
    },
  },
  'movement/regions': {
    run(s, f, emit) {
      const company = companyById(s, f.company);
      f.at = 'movement/order';
      if (company) settleRegions(s, company, emit);
    },
  },
  'movement/order': {
    run(s, f) {
      const company = companyById(s, f.company);
      if (!company || !beginOrder(s, company)) f.at = 'movement/draws';
    },
  },
  'movement/draws': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = 'movement/hazards';
      if (!company) return;
      if (s.rules.solitaire === 1) begin(s, { at: 'solitaire/draw', company: company.id }); // PA-3.9
      if (company.to === NONE) return; // MW-S4.4.3
      if (s.rules.solitaire === 0)
        begin(s, { at: 'movement/draw', seat: leftOf(s, company.seat), company: company.id, left: NONE, drawn: 0 });
      begin(s, { at: 'movement/draw', seat: company.seat, company: company.id, left: NONE, drawn: 0 });
    },
  },
  /** Both may act until neither wants to (CR-I.D.26, CR-I.D.33). */
  'movement/hazards': {
    run(s, f) {
      s.part = DURING;
      f.at = 'movement/end';
      if (companyById(s, f.company)) openWindow(s);
    },
  },
  /** All hazards are played: what happens at the end, and what the player may play only then. */
  'movement/end': {
    run(s, f, emit) {
      s.part = AT_END;
      f.at = 'movement/arrive';
      const company = companyById(s, f.company);
      if (!company) return;
      if (!f.ended) happen(s, 'movement-ends', companyRef(company.id), emit);
      f.ended = true;
      openWindow(s, 'open', s.active);
    },
  },
  'movement/arrive': {
    run(s, f, emit) {
      const company = companyById(s, f.company);
      if (company && s.part !== AT_END) {
        f.at = 'movement/hazards';
        return;
      }
      s.part = DURING;
      f.at = 'movement/again';
      if (company && company.to !== NONE) arrive(s, company, emit);
      endEffects(s, UNTIL_COMPANY_PHASE, emit);
      adjustHands(s);
    },
  },
  'movement/again': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = 'movement/over';
      if (!company || (company.did & MOVES_AGAIN) === 0) return;
      company.did &= ~(MOVES_AGAIN | DID_RETURN); // hazards can be played on it again
      if (moveVerdict(s, company)) return;
      endCarried(s, company.id);
      company.hazards = 0;
      company.size = sizeOf(s, company); // MW-S5.4.5
      begin(s, { at: 'movement/to', company: company.id, again: true });
    },
  },
  'movement/over': {
    run(s, f) {
      const company = companyById(s, f.company);
      if (company && company.to !== NONE) {
        f.at = 'movement/reveal';
        delete f.ended;
        return;
      }
      if (company) company.did |= DID_PHASE;
      s.company = NONE;
      finish(s);
    },
  },
};

export const phaseVerbs = {
  'next-company': { takes: 'company', label: 'Next: {}' },
  join: {
    takes: 'company',
    label: (s: MeccgState, id: number): string =>
      `${companyName(s, id)} joins at ${SITE_NAMES[companyById(s, id)?.site ?? 0]}`,
  },
} as const;

/** Who was called and is still, or again, where the Ringwraith is, is discarded when all have moved. */
export function dismissSummoned(s: MeccgState, emit: Emit): void {
  if (!happened(s, SUMMONED)) return;
  for (const card of [...s.play])
    if (happened(s, SUMMONED, undefined, card)) {
      const lord = companyOf(s, avatarOf(s, ownerOf(s, card)));
      if (lord && companyOf(s, card)?.site === lord.site) discardCard(s, card, emit);
    }
}

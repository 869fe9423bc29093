// The site phase: companies in an order of the player's choice (MW-S4.5.1). One that enters its site announces it, cards
// on-guard may be revealed, then it faces all automatic-attacks and revealed creatures (CR-I.E.4), then it may act.

import { type Emit, NONE } from '../../../engine/game.ts';
import { openWindow } from '../chain/chain.ts';
import { beginAttack } from '../combat/attack.ts';
import { automaticAttacks, tellRevisited } from '../combat/automatic.ts';
import { attackCompany, rivalsOf } from '../combat/duel.ts';
import { charactersOf, companiesOf, companyById } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { endEffects } from '../happenings/lasting.ts';
import { happen } from '../happenings/triggers.ts';
import { explainAttempts } from '../influence/sources.ts';
import { onGuardOf } from '../movement/on-guard.ts';
import { SITE_NAMES } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { aboutCard, companyName, say, title } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
import {
  AT_START,
  type Company,
  DID_ENTER,
  DID_NOTHING,
  DID_SITE,
  DURING,
  HAND,
  type MeccgState,
  ON_GUARD,
  SITE,
  UNTIL_COMPANY_PHASE,
  UNTIL_PHASE,
} from '../state.ts';
import { pile, put } from '../zones.ts';
import { burglarySteps, burglaryVerdict } from './burglary.ts';
import type { CompanySiteFrame, SiteFrame } from './frames.ts';
import { canLift } from './lifting.ts';
import { attackRevealed } from './on-guard.ts';
import { testsInSitePhase } from './ring-test.ts';

type PhaseFrame = Extract<SiteFrame, { at: 'sites/phase' | 'sites/next' | 'sites/next-choose' }>;

const waiting = (s: MeccgState): Company[] => companiesOf(s, s.active).filter((c) => (c.did & DID_SITE) === 0);

function beginCompany(s: MeccgState, company: Company): void {
  s.company = company.id;
  begin(s, { at: 'sites/begin', company: company.id, faced: 0 });
}

export const sitePhaseSteps: StepsFor<PhaseFrame> = {
  'sites/phase': {
    run(s, f) {
      s.phase = SITE;
      s.part = DURING;
      for (const company of companiesOf(s, s.active)) company.did &= ~(DID_SITE | DID_ENTER);
      f.at = 'sites/next';
    },
  },
  'sites/next': {
    run(s, f, emit) {
      const left = waiting(s);
      if (left.length > 1) f.at = 'sites/next-choose';
      else if (left.length === 1) beginCompany(s, left[0]);
      else {
        finish(s);
        over(s, emit);
      }
    },
  },
  'sites/next-choose': {
    kind: 'order',
    rule: 'MW-S4.5.1',
    seat: (s) => s.active,
    prompt: () => 'Which company has its site phase next?',
    options(s, _f, offer) {
      for (const company of waiting(s)) offer.add('next-company', company.id);
    },
    take(s, f, move) {
      f.at = 'sites/next';
      const company = companyById(s, move.arg);
      if (company) beginCompany(s, company);
    },
  },
};

/** Cards on-guard that nobody revealed go back to hand (MW-T10.2.7). */
function over(s: MeccgState, emit: Emit): void {
  s.company = NONE;
  s.part = DURING;
  const guards = pile(s, hazardPlayer(s), ON_GUARD);
  if (guards.length > 0)
    emit?.(say('on-guard-returns', 'MW-T10.2.7', `Cards on-guard return to hand: ${guards.length}.`));
  for (const card of guards.slice()) put(s, card, HAND);
  endEffects(s, UNTIL_PHASE, emit);
}

const mayEnter = (s: MeccgState, company: Company): boolean =>
  (company.did & DID_NOTHING) === 0 && !forbidden(s, 'site-phase', company);

export const companySiteSteps: StepsFor<CompanySiteFrame> = {
  'sites/begin': {
    run(s, f, emit) {
      s.part = AT_START;
      f.at = 'sites/enter';
      happen(s, 'site-phase-begins', companyRef(f.company), emit);
      const company = companyById(s, f.company);
      if (company && canLift(s, company)) openWindow(s, 'open', s.active);
      if (s.pending.length > 0) openWindow(s, 'roll');
      if (company && testsInSitePhase(s, company)) begin(s, { at: 'sites/automatic-tests', company: company.id });
    },
  },
  'sites/enter': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = company && mayEnter(s, company) ? 'sites/enter-choose' : 'sites/over';
    },
  },
  'sites/enter-choose': {
    kind: 'confirm',
    rule: 'MW-S4.5.3',
    seat: (s) => s.active,
    prompt: (s, f) =>
      `Does ${companyName(s, f.company)} enter ${SITE_NAMES[companyById(s, f.company)?.site ?? 0]}, or do nothing?`,
    options(s, f, offer) {
      offer.add('enter');
      const company = companyById(s, f.company);
      if (company && (s.rules.burglary === 1 || offer.explaining))
        for (const card of charactersOf(s, company)) offer.check(burglaryVerdict(s, company, card), 'burgle', card);
      offer.add('pass');
      if (offer.explaining) explainAttempts(s, s.active, offer);
    },
    take(s, f, move, emit) {
      const company = companyById(s, f.company);
      if (move.verb === 'pass' || !company) {
        f.at = 'sites/over';
        return;
      }
      emit?.(
        say('enter', 'MW-S4.5.4', `${companyName(s, f.company)} enters ${SITE_NAMES[company.site]}.`, [
          { domain: 'site', id: company.site },
        ]),
      );
      f.at = 'sites/guard';
      if (move.verb !== 'burgle') return;
      f.burglar = move.arg;
      emit?.(say('burgle', 'LE-O.3', `${title(s, move.arg)} tries to steal in alone.`, aboutCard(move.arg)));
    },
  },
  /** Only before automatic-attacks, if there are any (CR-I.E.14). */
  'sites/guard': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = f.burglar === undefined ? 'sites/attacks' : 'sites/burglary';
      if (!company || automaticAttacks(s, company).length === 0) return;
      const hazardous = hazardPlayer(s);
      if (onGuardOf(s, hazardous, companyRef(f.company)).length > 0) openWindow(s, 'open', hazardous);
    },
  },
  'sites/attacks': {
    run(s, f, emit) {
      s.part = DURING;
      const company = companyById(s, f.company);
      const next = company && automaticAttacks(s, company)[f.faced];
      if (!next) f.at = 'sites/creatures';
      else {
        f.faced++;
        if (f.faced === 1) tellRevisited(s, company, emit);
        beginAttack(s, f.burglar === undefined ? next : { ...next, alone: f.burglar }, emit);
      }
    },
  },
  'sites/creatures': {
    run(s, f, emit) {
      if (!attackRevealed(s, f.company, emit)) f.at = f.stole === 1 ? 'sites/loot' : 'sites/inside';
    },
  },
  ...burglarySteps,
  'sites/inside': {
    run(s, f) {
      f.at = s.rules.companyCombat === 1 ? 'sites/fight' : 'sites/over';
      const company = companyById(s, f.company);
      if (!company) return;
      company.did |= DID_ENTER;
      openWindow(s);
    },
  },
  'sites/fight': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = company && rivalsOf(s, company).length > 0 ? 'sites/fight-choose' : 'sites/over';
    },
  },
  'sites/fight-choose': {
    kind: 'piece',
    rule: 'MX-12.1',
    seat: (s) => s.active,
    prompt: (s, f) => `Does ${companyName(s, f.company)} attack?`,
    options(s, f, offer) {
      const company = companyById(s, f.company);
      for (const other of company ? rivalsOf(s, company) : []) offer.add('attack-company', other.id);
      offer.add('pass');
    },
    take(s, f, move, emit) {
      f.at = 'sites/over';
      const company = companyById(s, f.company);
      const other = move.verb === 'attack-company' ? companyById(s, move.arg) : undefined;
      if (company && other) attackCompany(s, company, other, emit);
    },
  },
  'sites/over': {
    run(s, f, emit) {
      finish(s);
      const company = companyById(s, f.company);
      if (company) company.did |= DID_SITE;
      s.company = NONE;
      s.part = DURING;
      endEffects(s, UNTIL_COMPANY_PHASE, emit);
    },
  },
};

// Revealing what lies on-guard: a creature attacks after the automatic-attacks, an event is declared like any card.

import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import { CARDS } from '../cards/all.ts';
import { CREATURE_CARD, isHazard, KIND } from '../cards/kinds.ts';
import type { Point } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { theCompany } from '../company.ts';
import { onGuardOf } from '../movement/on-guard.ts';
import { begin } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
import { isAwaited, MEANINGLESS, MOMENT, mayTapSite, NO_HAZARD, siteKeys } from '../sites/on-guard.ts';
import { ASIDE, AT_START, type Company, DID_ENTER, type MeccgState, SITE } from '../state.ts';
import { uniqueVerdict } from '../unique.ts';
import { put } from '../zones.ts';
import { waysOf } from './reading/literal.ts';
import { PART_PLAY } from './reading/parts.ts';
import { unplayable } from './ways.ts';

const UNKEYED = refusal(
  'MW-T10.2.10',
  'A creature is revealed only if it is keyed to the site, before its automatic-attacks.',
);

const TRAITOR = refusal('CR-I.E.33', 'Traitor cannot be revealed.');

/** The company has announced that it faces the automatic-attacks, and has not faced them. */
const isAnnounced = (s: MeccgState, company: Company): boolean =>
  s.part === AT_START && (company.did & DID_ENTER) === 0;

function revealVerdict(s: MeccgState, point: Point, company: Company, card: number): Verdict {
  const def = s.def[card];
  if (!isHazard(def)) return NO_HAZARD;
  if (CARDS[def].id === 'traitor') return TRAITOR;
  if (point.first ? !isAnnounced(s, company) : !point.chain.some((it) => mayTapSite(s, it)))
    if (!waysOf(def, PART_PLAY).some((way) => isAwaited(s, point, way))) return MOMENT;
  if (KIND[def] === CREATURE_CARD && point.first && siteKeys(s, company, card).length > 0) return uniqueVerdict(s, def);
  if (waysOf(def, PART_PLAY).length === 0) return KIND[def] === CREATURE_CARD ? UNKEYED : MEANINGLESS;
  return unplayable(s, point, card, PART_PLAY);
}

export const revealSource: ActionSource = {
  verbs: { reveal: { takes: 'title', label: 'Reveal {}' } },
  offer(s, point, offer) {
    if (s.phase !== SITE || point.seat !== hazardPlayer(s) || point.window !== 'open') return;
    const company = theCompany(s);
    if (!company) return;
    for (const card of onGuardOf(s, point.seat, companyRef(company.id)))
      offer.check(revealVerdict(s, point, company, card), 'reveal', s.def[card]);
  },
  take(s, seat, move, emit) {
    const company = theCompany(s);
    const card = company && onGuardOf(s, seat, companyRef(company.id)).find((one) => s.def[one] === move.arg);
    if (!company || card === undefined) return;
    learn(s);
    emit?.(
      say(
        'reveal-on-guard',
        'CR-I.E.13',
        `${seatName(s, seat)} reveals ${title(s, card)} from on-guard.`,
        aboutCard(card),
      ),
    );
    const attacks =
      KIND[s.def[card]] === CREATURE_CARD && isAnnounced(s, company) && siteKeys(s, company, card).length > 0;
    if (attacks) {
      put(s, card, ASIDE);
      s.host[card] = companyRef(company.id);
    } else begin(s, { at: 'declare/way', part: PART_PLAY, seat, card, way: 0, by: NONE });
  },
};

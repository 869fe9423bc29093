// The automatic-attacks of a site: its own in printed order, then those that cards add (CR-I.E.8).

import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import { CARDS, UNIQUE } from '../cards/all.ts';
import { ATTACK_RACES, CREATURE_CARD, KIND } from '../cards/kinds.ts';
import { companyById } from '../company.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { holds } from '../effects/reading/tests.ts';
import { SITE_IDS, SITE_NAMES, SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { shownAt } from '../present.ts';
import { isSite, type Ref, siteOfRef, siteRef, siteSeat } from '../refs.ts';
import { say } from '../say.ts';
import { opponents } from '../seats.ts';
import {
  AUTOMATIC,
  type Company,
  type MeccgState,
  MINION,
  ONE_EACH_FACES,
  OUT,
  POINTS,
  SITE_DISCARDED,
  siteSlot,
  UNCANCELLABLE,
  WOUND_ELIMINATES,
} from '../state.ts';
import { attackBody, attackProwess, strikesOf } from '../stats/attack.ts';
import { attackId } from '../stats/fight.ts';
import { companyKind } from '../stats/overt.ts';
import { type AttackSpec, newAttack } from './attack.ts';

/** Those of a site card that marks where a company is or goes. */
export function automaticAttacksOf(s: MeccgState, ref: Ref): AttackSpec[] {
  const company = isSite(ref)
    ? s.companies.find((c) => c.seat === siteSeat(ref) && shownAt(c) === siteOfRef(ref))
    : undefined;
  return company ? automaticAttacks(s, company, siteOfRef(ref)) : [];
}

/** By site: the unique Dragons whose lair it is, in whatever form. */
const LAIR_OF: readonly (readonly number[])[] = SITE_IDS.map((id) =>
  [...CARDS.keys()].filter((def) => {
    const card = CARDS[def];
    if (card.kind === 'creature')
      return card.race === 'dragon' && UNIQUE[def] === 1 && card.keyedTo.sites?.some((place) => place === id);
    return card.kind === 'faction' && card.race === 'dragon' && card.playableAt.some((place) => place === id);
  }),
);

/** Its Dragon was defeated or is gone for good: nobody guards it, where a Ringwraith's player sits at the table (MX-10.6). */
const isForsaken = (s: MeccgState, site: number): boolean =>
  LAIR_OF[site].length > 0 &&
  s.alignment.includes(MINION) &&
  s.zone.some(
    (zone, card) =>
      LAIR_OF[site].includes(s.def[card]) && (zone === OUT || (zone === POINTS && KIND[s.def[card]] === CREATURE_CARD)),
  );

/** In the order in which they are faced. */
export function automaticAttacks(s: MeccgState, company: Company, at = company.site): AttackSpec[] {
  const attacks: AttackSpec[] = [];
  for (const [index, facts] of (SITE_ROWS[siteCardOf(s, company.seat, at)]?.automaticAttacks ?? []).entries()) {
    if (facts.onlyAgainst !== undefined && facts.onlyAgainst !== companyKind(s, company)) continue;
    if (facts.race === 'dragon' && isForsaken(s, at)) continue;
    attacks.push({
      company: company.id,
      index,
      race: ATTACK_RACES.indexOf(facts.race),
      strikes: facts.strikes === 'one-each' ? 1 : facts.strikes,
      prowess: facts.prowess,
      bits:
        AUTOMATIC |
        (facts.strikes === 'one-each' ? ONE_EACH_FACES : 0) |
        (facts.cannotBeCanceled ? UNCANCELLABLE : 0) |
        (facts.woundEliminates ? WOUND_ELIMINATES : 0),
      woundCheck: facts.corruptionCheck ?? NONE,
    });
  }
  const site = siteRef(company.seat, at);
  eachModifier(s, 'automatic-attack', (m, x) => {
    if (!holds(x, m.at, site)) return;
    attacks.push({
      company: company.id,
      card: x.self,
      race: ATTACK_RACES.indexOf(m.race),
      strikes: m.strikes,
      prowess: m.prowess,
      bits: AUTOMATIC,
    });
  });
  eachModifier(s, 'repeats-attack', (_m, x) => {
    const original = x.on === site ? attacks.findIndex((spec) => attackId(spec) === x.n) : NONE;
    if (original >= 0) attacks.splice(original + 1, 0, attacks[original]); // CR-CARD-incite-denizens-1, -2
  });
  return isRevisited(s, company.seat, at) ? attacks.map(awaited) : attacks;
}

/** An opponent has used the place, and his card of it lies in his discard pile; only where that was agreed on (LE-O.5). */
export const isRevisited = (s: MeccgState, seat: Seat, site: number): boolean =>
  s.rules.revisited === 1 && opponents(s, seat).some((other) => s.sites[siteSlot(other, site)] === SITE_DISCARDED);

/** One strike and 1 prowess more; where everybody faces a strike, there is no other number (CR-I.D.15). */
const awaited = (spec: AttackSpec): AttackSpec => ({ ...spec, strikes: spec.strikes + 1, prowess: spec.prowess + 1 });

export function tellRevisited(s: MeccgState, company: Company, emit: Emit): void {
  if (isRevisited(s, company.seat, company.site))
    emit?.(
      say(
        'revisited',
        'LE-O.5',
        `${SITE_NAMES[company.site]} was visited before: its attacks have one strike and 1 prowess more.`,
        [{ domain: 'site', id: company.site }],
      ),
    );
}

/** Asks something as if the company faced that attack. */
export function ifFaced<T>(s: MeccgState, spec: AttackSpec, ask: () => T): T {
  const company = companyById(s, spec.company);
  const before = s.attack;
  if (company) s.attack = newAttack(s, company, s.clock, spec);
  try {
    return ask();
  } finally {
    s.attack = before;
  }
}

/** The numbers of the automatic-attacks that the company would face, as they are now. */
export const attackNumbers = (s: MeccgState, company: Company): string =>
  JSON.stringify(
    automaticAttacks(s, company).map((spec) =>
      ifFaced(s, spec, () => [spec.race, strikesOf(s), attackProwess(s), attackBody(s)]),
    ),
  );

// Who travels with whom: one company or two, whichever has the better plans.
import { NONE } from '../../engine/game.ts';
import { isLeader, mingleVerdict } from '../../games/meccg/companies/mingling.ts';
import {
  charactersOf,
  companiesOf,
  companyById,
  companyOf,
  followersOf,
  hasRingwraith,
  isRingwraith,
} from '../../games/meccg/company.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import { companyId, isCompany, type Ref } from '../../games/meccg/refs.ts';
import { type Company, GENERAL } from '../../games/meccg/state.ts';
import { type Idea, idea } from '../idea.ts';
import { meetingGain } from './gains.ts';
import { habits } from './habits.ts';
import { bestOf, type Party, partyOf, plansFor, reserved } from './journeys.ts';
import { nameOfCard, once, type Situation } from './situation.ts';

/** A company may have so many. */
const MOST = 7;

/** A character with his followers: they go together. */
type Unit = readonly number[];

/** How those who are at a site and have not set out should be grouped; the leaders come first. */
type Grouping = readonly (readonly Unit[])[];

const gathered = (sit: Situation, site: number): Company[] =>
  companiesOf(sit.s, sit.seat).filter((company) => company.site === site && company.to === NONE);

function together(parties: readonly Party[], people: readonly number[], size: number): Party {
  const [first] = parties;
  const fighters = parties.flatMap((party) => party.fighters).filter(({ card }) => people.includes(card));
  return { site: first.site, isTapped: first.isTapped, people, fighters, size };
}

/** What the groups could do this turn, each with its own errand. */
function promise(sit: Situation, parties: readonly Party[], companies: readonly Company[]): number {
  const taken = reserved(sit, companies);
  let sum = 0;
  let stays = 0;
  for (const party of parties) {
    const best = bestOf(plansFor(sit, party, taken));
    if (best.main !== NONE) taken.add(best.main);
    if (best.to === NONE) stays++;
    sum += best.value;
  }
  return stays > 1 ? Number.NEGATIVE_INFINITY : sum;
}

/** Those who may leave a Haven together (LE-S5.6.3, MX-11.7, MX-11.8), the strongest first; `even` lets each go to the fewest. */
function lawful({ s, seat }: Situation, units: readonly Unit[], even: boolean): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const fits = groups.filter(
      (group) => group.flat().length + unit.length <= MOST && !mingleVerdict(s, seat, [...group.flat(), ...unit]),
    );
    const group = even ? fits.sort((a, b) => a.flat().length - b.flat().length)[0] : fits[0];
    if (group) group.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

function grouping(sit: Situation, site: number): Grouping {
  const { s, seat } = sit;
  const companies = gathered(sit, site);
  const parties = companies.map((company) => partyOf(sit, company));
  const fighters = parties.flatMap((party) => party.fighters);
  const strength = (card: number): number => fighters.find((one) => one.card === card)?.prowess ?? 0;
  const all = parties
    .flatMap(({ people }) => people)
    .filter((card) => s.under[card] === GENERAL)
    .sort((a, b) => strength(b) - strength(a) || a - b)
    .map((card) => [card, ...followersOf(s, card)]);
  const units = all.filter(([leader]) => !isRingwraith(s, leader));
  const alone = all.filter(([leader]) => isRingwraith(s, leader)).map((unit) => [unit]); // LE-S5.6.3
  const one: Grouping = [units];
  if (units.length < 2) return units.length > 0 ? [...one, ...alone] : alone;
  const made = (groups: Grouping): Party[] =>
    groups.map((group) => together(parties, group.flat(), Math.max(1, group.flat().length)));
  if (mingleVerdict(s, seat, units.flat())) {
    const leaders = units.filter((unit) => unit.some((card) => isLeader(s, card)));
    const sorted = [...leaders, ...units.filter((unit) => !leaders.includes(unit))];
    const [few, even] = [lawful(sit, sorted, false), lawful(sit, sorted, true)];
    const better = promise(sit, made(even), companies) > promise(sit, made(few), companies) + habits.split;
    return [...(better ? even : few), ...alone];
  }
  const two: Grouping = [
    units.filter((_, i) => i % 4 === 0 || i % 4 === 3),
    units.filter((_, i) => i % 4 === 1 || i % 4 === 2),
  ];
  const whole = made(one);
  if (whole[0].people.length > MOST) return [...two, ...alone];
  const [first, second] = two.map((group) => group.flat());
  const asOne = promise(sit, whole, companies) + meetingGain(sit, first, second);
  return [...(promise(sit, made(two), companies) > asOne + habits.split ? two : one), ...alone];
}

const groupings = once(() => new Map<number, Grouping>());

function groupingAt(sit: Situation, site: number): Grouping {
  const known = groupings(sit);
  const found = known.get(site) ?? grouping(sit, site);
  known.set(site, found);
  return found;
}

const groupOf = (groups: Grouping, card: number): readonly Unit[] | undefined =>
  groups.find((group) => group.some((unit) => unit.includes(card)));

/** The company he should go to: that of his group's leader; NONE for a new one, undefined if he is where he should be. */
function wantedFor(sit: Situation, card: number): Company | typeof NONE | undefined {
  const { s } = sit;
  const company = companyOf(s, card);
  if (!company || company.to !== NONE || (s.rules.starter === 1 && !isHavenFor(s, company.seat, company.site)))
    return undefined;
  const groups = groupingAt(sit, company.site);
  const group = groupOf(groups, card);
  if (!group) return undefined;
  const [[leader]] = group;
  const home = companyOf(s, leader);
  const isCrowded = groups.slice(0, groups.indexOf(group)).some(([[other]]) => companyOf(s, other) === home);
  if (card === leader) return isCrowded ? NONE : undefined;
  return home === company || isCrowded ? undefined : home;
}

/** What leading a second company is worth: nothing better waits for it. */
const LEADS = 0.9;
const LATER = idea(-1, 'Something else comes first.');

export function rateRegroup(sit: Situation, card: number, best = 0): Idea {
  if (best > LEADS) return LATER;
  const wanted = wantedFor(sit, card);
  if (wanted === undefined) return idea(-1, 'The companies are as they should be.');
  return wanted === NONE
    ? idea(LEADS, () => `${nameOfCard(sit.s, card)} can lead a second company: two errands are better than one.`)
    : idea(habits.joins, () => `${nameOfCard(sit.s, card)} is of more use with the others.`);
}

export function rateInto(sit: Situation, card: number, on: Ref): Idea {
  const wanted = wantedFor(sit, card);
  const company = isCompany(on) ? companyById(sit.s, companyId(on)) : NONE;
  return idea(wanted !== undefined && wanted === company ? 1 : 0, 'So the errands can be done.');
}

/** Companies that meet at a Haven go on as one if one of them is of little use alone. */
export function rateJoin(sit: Situation, id: number): Idea {
  const company = companyById(sit.s, id);
  const others = company
    ? companiesOf(sit.s, sit.seat).filter((other) => other !== company && other.site === company.site)
    : [];
  if (company && [company, ...others].some((one) => hasRingwraith(sit.s, one)))
    return idea(-1, 'With a Ringwraith nobody goes on from here.');
  const people = (one: Company): number => charactersOf(sit.s, one).length;
  const few = company && others.some((other) => people(other) + people(company) <= 6);
  if (company && others.some((other) => meetingGain(sit, charactersOf(sit.s, company), charactersOf(sit.s, other)) > 0))
    return idea(1, 'A gold ring can be tested when they are together.');
  return few ? idea(1, 'Together they are safer.') : idea(-1, 'Each company has its own way.');
}

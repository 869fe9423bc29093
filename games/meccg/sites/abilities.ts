// What only some site cards let their player do: a sage tests a ring (Mount Doom), minor items are given up for a gold ring
// (Hermit's Hill), a Ringwraith calls an Orc or a Troll (Urlurtsu Nurn).
import { type Emit, NONE, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { CHARACTER_RACES, type SiteFacts } from '../cards/facts.ts';
import { RACE, skillBit } from '../cards/kinds.ts';
import { action } from '../chain/action.ts';
import { declare, type Point } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { avatarOf, playCharacter, underTargets } from '../companies/arriving.ts';
import { charactersOf, companiesOf, companyOf, isRingwraith, siteIsTapped, siteOf, theCompany } from '../company.ts';
import { tapVerdict } from '../corruption/support.ts';
import { discardCard } from '../happenings/leaving.ts';
import { BARTERED, happened, note, SUMMONED } from '../history.ts';
import { SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { siteRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type Company, DID_ENTER, DISCARD, DURING, type MeccgState, ORGANIZATION, SITE, TAPPED } from '../state.ts';
import { companyKind } from '../stats/overt.ts';
import { skillsOf } from '../stats.ts';
import { uniqueVerdict } from '../unique.ts';
import { pile } from '../zones.ts';
import type { SiteFrame } from './frames.ts';

const NO_SAGE = refusal('LE-S10.6.4', 'No untapped sage is there to test it.');
const NOT_COVERT = refusal('LE-S5.6.5', 'Only a covert company may do so.');
const NOT_ENTERED = refusal('CR-I.E.1', 'The company has not entered its site.');
const TAPPED_SITE = refusal('MW-S10.5.2', 'The site is tapped.');
const DONE = refusal('MW-S10.1.2', 'It has been done this turn.');
const TOO_FEW = refusal('MW-S10.1.2', 'The company has too few minor items.');
const NOBODY = refusal('MW-T5.4.2', 'Nobody could control him there.');
const NOT_SUCH = refusal('LE-S5.2.1', 'Only an Orc or a Troll comes to this call.');

/** What the player's card of the company's site says; undefined while the company is at none. */
const rowAt = (s: MeccgState, company: Company): SiteFacts | undefined =>
  siteOf(company) === NONE ? undefined : SITE_ROWS[siteCardOf(s, company.seat, company.site)];

const isItem = (s: MeccgState, card: number, item: string): boolean => {
  const facts = CARDS[s.def[card]];
  return facts.kind === 'item' && facts.item === item;
};
const itemsOf = (s: MeccgState, company: Company, item: string): number[] =>
  s.play.filter((card) => isItem(s, card, item) && companyOf(s, card) === company);

const sages = (s: MeccgState, company: Company | undefined): number[] =>
  company
    ? charactersOf(s, company).filter(
        (card) => (skillsOf(s, card) & skillBit('sage')) !== 0 && tapVerdict(s, card) === undefined,
      )
    : [];

function barterVerdict(s: MeccgState, company: Company, least: number): Verdict {
  if ((company.did & DID_ENTER) === 0) return NOT_ENTERED;
  if (companyKind(s, company) !== 'covert') return NOT_COVERT;
  if (siteIsTapped(s, company)) return TAPPED_SITE;
  if (happened(s, BARTERED, company.id)) return DONE;
  return itemsOf(s, company, 'minor').length >= least ? undefined : TOO_FEW;
}

const FOUL: readonly string[] = ['orc', 'troll'];

/** Where the player's untapped Ringwraith can call somebody; NONE. */
function callingSite(s: MeccgState, seat: Seat): number {
  const lord = avatarOf(s, seat);
  const company = lord === NONE || !isRingwraith(s, lord) ? undefined : companyOf(s, lord);
  return company && rowAt(s, company)?.summons && tapVerdict(s, lord) === undefined ? company.site : NONE;
}

function summonVerdict(s: MeccgState, seat: Seat, site: number, card: number): Verdict {
  const def = s.def[card];
  if (CARDS[def].kind !== 'character' || !FOUL.includes(CHARACTER_RACES[RACE[def]])) return NOT_SUCH;
  return uniqueVerdict(s, def) ?? (underTargets(s, seat, card, siteRef(seat, site)).length > 0 ? undefined : NOBODY);
}

function offerSummons(s: MeccgState, point: Point, check: (verdict: Verdict, def: number) => void): void {
  const site = callingSite(s, point.seat);
  if (site === NONE) return;
  const seen = new Set<number>();
  for (const card of pile(s, point.seat, DISCARD)) {
    const def = s.def[card];
    if (CARDS[def].kind !== 'character' || seen.has(def)) continue;
    seen.add(def);
    check(summonVerdict(s, point.seat, site, card), def);
  }
}

export const abilitySource: ActionSource = {
  verbs: {
    'sage-test': { takes: 'card', label: 'A sage taps to test {}' },
    'test-by': { takes: 'card', label: '{}' },
    barter: { label: 'Give up minor items for a gold ring' },
    'give-up-item': { takes: 'card', label: 'Give up {}' },
    summon: { takes: 'title', label: 'Call {} from the discard pile' },
  },
  offer(s, point, offer) {
    if (point.seat !== s.active || point.window !== 'open' || !point.first || s.attack) return;
    if (s.phase === ORGANIZATION && s.part === DURING)
      offerSummons(s, point, (verdict, def) => offer.check(verdict, 'summon', def));
    for (const company of companiesOf(s, point.seat)) {
      const row = rowAt(s, company);
      if (row?.sageTests !== undefined)
        for (const ring of itemsOf(s, company, 'gold-ring'))
          offer.check(sages(s, company).length > 0 ? undefined : NO_SAGE, 'sage-test', ring);
    }
    const here = s.phase === SITE ? theCompany(s) : undefined;
    const least = here && rowAt(s, here)?.barter;
    if (here && least !== undefined) offer.check(barterVerdict(s, here, least), 'barter');
  },
  take(s, seat, move, emit) {
    if (move.verb === 'sage-test') return begin(s, { at: 'sites/sage', seat, ring: move.arg });
    if (move.verb === 'summon') return summon(s, seat, move.arg, emit);
    const company = theCompany(s);
    if (!company) return;
    note(s, BARTERED, company.id);
    begin(s, { at: 'sites/barter', seat, company: company.id, left: rowAt(s, company)?.barter ?? 0 });
  },
};

/** He comes into play in a company of his own, under general influence. */
function summon(s: MeccgState, seat: Seat, def: number, emit: Emit): void {
  const lord = avatarOf(s, seat);
  const site = companyOf(s, lord)?.site ?? NONE;
  const card = pile(s, seat, DISCARD).find((one) => s.def[one] === def);
  if (card === undefined || site === NONE) return;
  s.stand[lord] = TAPPED;
  emit?.(say('summon', 'LE-S5.2.1', `${title(s, lord)} taps and calls ${title(s, card)}.`, aboutCard(lord, card)));
  const on = siteRef(seat, site);
  const [under] = underTargets(s, seat, card, on);
  playCharacter(s, seat, card, on, under, emit);
  note(s, SUMMONED, NONE, card);
}

type SageFrame = Extract<SiteFrame, { at: 'sites/sage' | 'sites/sage-choose' }>;

function test(s: MeccgState, f: SageFrame, by: number, emit: Emit): void {
  finish(s);
  const company = companyOf(s, f.ring);
  s.stand[by] = TAPPED;
  emit?.(say('sage-test', 'LE-S10.6.4', `${title(s, by)} taps to test ${title(s, f.ring)}.`, aboutCard(by, f.ring)));
  declare(s, action('ring-test', f.seat, { by, on: f.ring, n: (company && rowAt(s, company)?.sageTests) ?? 0 }));
}

type BarterFrame = Extract<SiteFrame, { at: 'sites/barter' | 'sites/barter-choose' }>;

export const abilitySteps: StepsFor<SageFrame | BarterFrame> = {
  'sites/sage': {
    run(s, f, emit) {
      const able = sages(s, companyOf(s, f.ring));
      if (able.length === 1) test(s, f, able[0], emit);
      else f.at = 'sites/sage-choose';
    },
  },
  'sites/sage-choose': {
    kind: 'piece',
    rule: 'LE-S10.6.4',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which sage taps to test ${title(s, f.ring)}?`,
    options(s, f, offer) {
      for (const card of sages(s, companyOf(s, f.ring))) offer.add('test-by', card);
    },
    take: (s, f, move, emit) => test(s, f, move.arg, emit),
  },
  'sites/barter': {
    run(s, f, emit) {
      const company = theCompany(s);
      if (f.left > 0 && company) f.at = 'sites/barter-choose';
      else {
        finish(s);
        emit?.(say('barter', 'LE-S10.6.2', `${seatName(s, f.seat)} may play one gold ring here this turn.`));
      }
    },
  },
  'sites/barter-choose': {
    kind: 'card',
    rule: 'LE-S10.6.2',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) => `Which minor item do you give up? ${f.left} more.`,
    options(s, f, offer) {
      const company = theCompany(s);
      if (company?.id === f.company) for (const card of itemsOf(s, company, 'minor')) offer.add('give-up-item', card);
    },
    take(s, f, move, emit) {
      discardCard(s, move.arg, emit);
      f.left--;
      f.at = 'sites/barter';
    },
  },
};

// The start at Rivendell: items are given out, followers and companies are formed (MW-S3.3.5, MW-S3.4.1).

import { type Emit, NONE, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { rulesFor } from '../alignment.ts';
import { ITEM, KIND } from '../cards/kinds.ts';
import { newCompany } from '../companies/organizing.ts';
import { charactersOf, companiesOf, companyById, companyOf, followersOf } from '../company.ts';
import { mayBear } from '../effects/reading/deeds.ts';
import { become, begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { say, seatName, title } from '../say.ts';
import { leftOf, seatsOf } from '../seats.ts';
import { ASIDE, GENERAL, HAND, type MeccgState, UNUSED } from '../state.ts';
import { mindOf, unusedDirectInfluence } from '../stats.ts';
import { pile, put, putOn } from '../zones.ts';
import type { SetupFrame } from './frames.ts';

type StartFrame = Extract<
  SetupFrame,
  { at: 'setup/items' | 'setup/items-choose' | 'setup/organize' | 'setup/follow' | 'setup/part' }
>;

export const startVerbs: Verbs<MeccgState> = {
  'give-to': { takes: 'card', label: 'Give it to {}' },
  'give-nobody': { label: 'Leave it out' },
  'start-follow': { takes: 'card', label: 'Have {} follow somebody' },
  'start-under': { takes: 'card', label: 'Under {}' },
  'start-part': { takes: 'card', label: 'Put {} into another company' },
  'start-join': { takes: 'company', label: 'Into {}' },
  'start-alone': { label: 'Into a new company' },
  'start-ready': { label: 'Ready to start' },
};

const TWICE = refusal('MW-S2.9.2', 'He has one, and a second is of no use to him.');
const peopleOf = (s: MeccgState, seat: Seat): number[] =>
  companiesOf(s, seat).flatMap((company) => charactersOf(s, company));
const nextItem = (s: MeccgState, seat: Seat): number =>
  pile(s, seat, HAND).find((card) => KIND[s.def[card]] === ITEM) ?? NONE;

/** All starting characters into one company; they are settled from there. */
function enter(s: MeccgState, seat: Seat): void {
  const starting = pile(s, seat, ASIDE).slice();
  if (starting.length === 0) return;
  const company = companyRef(newCompany(s, seat, rulesFor(s, seat).start).id);
  for (const card of starting) putOn(s, card, company);
}

function underVerdict(s: MeccgState, card: number, controller: number): Verdict {
  if (s.under[controller] !== GENERAL) return refusal('MW-S5.3.6', `${title(s, controller)} is a follower himself.`);
  if (companyOf(s, controller) !== companyOf(s, card))
    return refusal('MW-S5.3.5', `${title(s, controller)} is in another company.`);
  const free = unusedDirectInfluence(s, controller, card);
  if (free < mindOf(s, card))
    return refusal(
      'MW-S5.3.1',
      `${title(s, controller)} has ${free} direct influence to spare; ${mindOf(s, card)} is needed.`,
    );
  return undefined;
}

function followVerdict(s: MeccgState, card: number, among: readonly number[]): Verdict {
  if (s.under[card] !== GENERAL) return refusal('MW-S5.3.6', 'He is a follower already.');
  if (followersOf(s, card).length > 0) return refusal('MW-S5.3.6', 'He has followers of his own.');
  if (!among.some((other) => other !== card && !underVerdict(s, card, other)))
    return refusal('MW-S5.3.1', 'Nobody has direct influence enough to control him.');
  return undefined;
}

function partVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  if (s.under[card] !== GENERAL) return refusal('MW-S5.3.5', 'A follower stays with his controller.');
  const company = companyOf(s, card);
  const alone = company && charactersOf(s, company).length === 1 + followersOf(s, card).length;
  if (alone && companiesOf(s, seat).length === 1) return refusal('MW-S3.3.5', 'There is no other company to form.');
  return undefined;
}

export const startSteps: StepsFor<StartFrame> = {
  'setup/items': {
    run(s, f) {
      for (const seat of seatsOf(s)) enter(s, seat);
      const item = nextItem(s, f.seat);
      if (item !== NONE && peopleOf(s, f.seat).length > 0) f.at = 'setup/items-choose';
      else {
        if (item !== NONE) put(s, item, UNUSED);
        if (nextItem(s, f.seat) !== NONE) return;
        if (leftOf(s, f.seat) !== 0) become(s, { at: 'setup/items', seat: leftOf(s, f.seat) });
        else become(s, { at: 'setup/organize', seat: 0, followed: [], parted: [] });
      }
    },
  },
  'setup/items-choose': {
    kind: 'piece',
    rule: 'MW-S3.4.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who starts with ${title(s, nextItem(s, f.seat))}?`,
    options(s, f, offer) {
      const item = s.def[nextItem(s, f.seat)];
      for (const card of peopleOf(s, f.seat)) offer.check(mayBear(s, item, card) ? undefined : TWICE, 'give-to', card);
      offer.add('give-nobody');
    },
    take(s, f, move, emit) {
      const item = nextItem(s, f.seat);
      f.at = 'setup/items';
      if (move.verb === 'give-nobody') put(s, item, UNUSED);
      else {
        putOn(s, item, move.arg);
        emit?.(say('start', 'MW-S3.4.1', `${title(s, move.arg)} starts with ${title(s, item)}.`));
      }
    },
  },
  'setup/organize': {
    kind: 'act',
    rule: 'MW-S3.3.5',
    seat: (_s, f) => f.seat,
    prompt: () => 'Arrange your starting characters in companies and followers.',
    options(s, f, offer) {
      offer.add('start-ready');
      const people = peopleOf(s, f.seat);
      for (const card of people) {
        if (!f.followed.includes(card)) offer.check(followVerdict(s, card, people), 'start-follow', card);
        if (!f.parted.includes(card)) offer.check(partVerdict(s, f.seat, card), 'start-part', card);
      }
    },
    take(s, f, move) {
      if (move.verb === 'start-ready') {
        const next = leftOf(s, f.seat);
        if (next !== 0 && s.rules.solitaire === 0)
          become(s, { at: 'setup/organize', seat: next, followed: [], parted: [] });
        else become(s, { at: 'setup/deal' });
      } else if (move.verb === 'start-follow') {
        f.followed.push(move.arg);
        begin(s, { at: 'setup/follow', seat: f.seat, card: move.arg });
      } else {
        f.parted.push(move.arg);
        begin(s, { at: 'setup/part', seat: f.seat, card: move.arg });
      }
    },
  },
  'setup/follow': {
    kind: 'piece',
    rule: 'MW-S5.3.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Whom does ${title(s, f.card)} follow?`,
    options(s, f, offer) {
      for (const other of peopleOf(s, f.seat))
        if (other !== f.card) offer.check(underVerdict(s, f.card, other), 'start-under', other);
    },
    take(s, f, move, emit) {
      finish(s);
      s.under[f.card] = move.arg;
      emit?.(say('control', 'MW-S3.3.5', `${title(s, f.card)} follows ${title(s, move.arg)}.`));
    },
  },
  'setup/part': {
    kind: 'piece',
    rule: 'MW-S3.3.5',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which company does ${title(s, f.card)} go with?`,
    options(s, f, offer) {
      const own = companyOf(s, f.card);
      for (const company of companiesOf(s, f.seat)) if (company !== own) offer.add('start-join', company.id);
      if (own && charactersOf(s, own).length > 1 + followersOf(s, f.card).length) offer.add('start-alone');
    },
    take(s, f, move, emit) {
      finish(s);
      part(
        s,
        f.seat,
        f.card,
        move.verb === 'start-alone' ? newCompany(s, f.seat, rulesFor(s, f.seat).start).id : move.arg,
        emit,
      );
    },
  },
};

function part(s: MeccgState, seat: Seat, card: number, company: number, emit: Emit): void {
  const left = companyOf(s, card);
  for (const one of [card, ...followersOf(s, card)]) s.host[one] = companyRef(company);
  if (left && charactersOf(s, left).length === 0) s.companies.splice(s.companies.indexOf(left), 1);
  if (companyById(s, company))
    emit?.(say('company', 'MW-S3.3.5', `${seatName(s, seat)} puts ${title(s, card)} into another company.`));
}

// When companies of minions join, of a card that cannot be duplicated for a company all copies but one go (LE-S5.1.6). Its
// player chooses which, where it makes a difference: what lies on the company itself is alike.
import type { Emit } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { TITLE } from '../cards/titles.ts';
import { companyById, companyOf } from '../company.ts';
import { effectsOf } from '../effects/reading/literal.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Company, DISCARD, type MeccgState, MINION, ownerOf } from '../state.ts';
import type { OrganizingFrame } from '../turn/frames.ts';

type CopiesFrame = Extract<OrganizingFrame, { at: 'turn/copies' }>;

/** By card number: only one copy of it is for a company. */
const SINGLE = CARDS.map((_, def) => effectsOf(def).once === 'company');

const copiesIn = (s: MeccgState, company: Company, of: number): number[] =>
  s.play.filter((card) => TITLE[s.def[card]] === of && companyOf(s, card) === company);

/** Companies have joined in this one. */
export function settleCopies(s: MeccgState, company: Company, emit: Emit): void {
  if (s.alignment[company.seat] !== MINION) return;
  const seen: number[] = [];
  for (const card of [...s.play]) {
    const of = TITLE[s.def[card]];
    if (!SINGLE[s.def[card]] || seen.includes(of) || companyOf(s, card) !== company) continue;
    seen.push(of);
    const copies = copiesIn(s, company, of);
    if (copies.length < 2) continue;
    if (copies.every((one) => s.host[one] === companyRef(company.id))) keep(s, copies, copies[0], emit);
    else begin(s, { at: 'turn/copies', seat: ownerOf(s, copies[0]), company: company.id, title: of });
  }
}

function keep(s: MeccgState, copies: readonly number[], kept: number, emit: Emit): void {
  for (const card of copies) if (card !== kept) leavePlay(s, card, DISCARD, emit);
  emit?.(say('copies', 'LE-S5.1.6', `Of ${title(s, kept)} one copy is left.`, aboutCard(kept)));
}

const among = (s: MeccgState, f: CopiesFrame): number[] => {
  const company = companyById(s, f.company);
  return company ? copiesIn(s, company, f.title) : [];
};

export const copiesSteps: StepsFor<CopiesFrame> = {
  'turn/copies': {
    kind: 'piece',
    rule: 'LE-S5.1.6',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) => `Which ${CARDS[f.title].name} stays?`,
    options(s, f, offer) {
      for (const card of among(s, f)) offer.add('choose', card);
    },
    take(s, f, move, emit) {
      finish(s);
      keep(s, among(s, f), move.arg, emit);
    },
  },
};

// Effects whose order matters, on region and site types or on automatic-attacks: the player whose turn it is not orders
// them, once, after the first movement for which it matters was revealed (CR-A26, CR-TERM-environment-2, -3).

import { copy } from '../../../engine/copy.ts';
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { attackNumbers } from '../combat/automatic.ts';
import { companyById } from '../company.ts';
import { changed, changes, destinationOf, siteType, unchangedPath } from '../present.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { say, seatName } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
import { type Company, EN_ROUTE, type MeccgState } from '../state.ts';
import { unlikeChanges } from '../stats/attack.ts';
import type { MovementFrame } from './frames.ts';

type OrderFrame = Extract<MovementFrame, { at: 'movement/order-choose' }>;

/** More effects than this are never tried in every order. */
const MOST_TRIED = 6;

function orders<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** Effects whose order may matter to a company, and what they make of its journey when they apply as `s.order` says. */
interface Ordered {
  readonly sinces: (s: MeccgState) => number[];
  readonly outcome: (s: MeccgState, company: Company) => string;
}

const PLACES: Ordered = {
  sinces: (s) => [...new Set(changes(s).map(({ since }) => since))],
  outcome(s, company) {
    const path = changed(unchangedPath(s, company), company, changes(s));
    return `${path.join()} ${siteType(s, company.seat, destinationOf(company), 'hazards')}`;
  },
};

const ATTACKS: Ordered = {
  sinces: unlikeChanges,
  outcome(s, company) {
    Object.assign(company, { site: destinationOf(company), to: NONE, did: company.did & ~EN_ROUTE });
    return attackNumbers(s, company);
  },
};

function matters(s: MeccgState, company: Company, sinces: readonly number[], { outcome }: Ordered): boolean {
  const tried = copy(s); // outcomes are tried out on it
  const there = companyById(tried, company.id);
  if (!there) return false;
  const results = new Set<string>();
  for (const order of orders(sinces)) {
    tried.order = [...s.order, ...order];
    results.add(outcome(tried, there));
  }
  return results.size > 1;
}

/** Asks for an order, if one is due; says whether it does. */
export function beginOrder(s: MeccgState, company: Company): boolean {
  for (const kind of [PLACES, ATTACKS]) {
    const left = kind.sinces(s);
    if (left.length < 2 || left.some((since) => s.order.includes(since))) continue;
    if (!matters(s, company, left.slice(0, MOST_TRIED), kind)) continue;
    begin(s, { at: 'movement/order-choose', left });
    return true;
  }
  return false;
}

/** The number of the card an effect comes from. */
function defOf(s: MeccgState, since: number): number {
  const card = s.play.find((one) => s.since[one] === since);
  return card === undefined ? (s.lasting.find((effect) => effect.since === since)?.def ?? 0) : s.def[card];
}

export const orderSteps: StepsFor<OrderFrame> = {
  'movement/order-choose': {
    kind: 'order',
    rule: 'CR-A26',
    seat: hazardPlayer,
    prompt: () => 'The order of these effects matters: which applies next?',
    options(s, f, offer) {
      for (const def of new Set(f.left.map((since) => defOf(s, since)))) offer.add('apply', def);
    },
    take(s, f, move, emit, seat) {
      const since = f.left.find((one) => defOf(s, one) === move.arg);
      if (since === undefined) return;
      f.left.splice(f.left.indexOf(since), 1);
      s.order.push(since);
      emit?.(say('order', 'CR-A26', `${seatName(s, seat)}: ${CARDS[move.arg].name} applies before the others.`));
      if (f.left.length > 1) return;
      s.order.push(...f.left);
      finish(s);
    },
  },
};

// Effects on region and site types whose order matters: the player whose turn it is not orders them, once, after the
// first movement for which it matters was revealed (CR-A26, CR-TERM-environment-2, CR-TERM-environment-3).
import { CARDS } from '../cards/all.ts';
import { changed, changes, destinationOf, siteType, unchangedPath } from '../places/present.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { say, seatName } from '../say.ts';
import { type Company, type MeccgState, opponent } from '../state.ts';
import type { MovementFrame } from './frames.ts';

type OrderFrame = Extract<MovementFrame, { at: 'movement/order-choose' }>;

/** More effects than this are never tried in every order. */
const MOST_TRIED = 4;

function orders<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** What the company's path and site count as when effects apply in the order that the state says. */
function outcome(s: MeccgState, company: Company): string {
  const path = changed(s, unchangedPath(company), company, changes(s));
  return `${path.join()} ${siteType(s, destinationOf(company), 'hazards', company.seat)}`;
}

function matters(s: MeccgState, company: Company, sinces: readonly number[]): boolean {
  const before = s.order;
  const results = new Set<string>();
  for (const order of orders(sinces)) {
    s.order = order;
    results.add(outcome(s, company));
  }
  s.order = before;
  return results.size > 1;
}

export function beginOrder(s: MeccgState, company: Company): void {
  if (s.order.length > 0) return;
  const sinces = [...new Set(changes(s).map(({ since }) => since))];
  if (sinces.length < 2) return;
  if (matters(s, company, sinces.slice(0, MOST_TRIED))) begin(s, { at: 'movement/order-choose', left: sinces });
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
    seat: (s) => opponent(s.active),
    prompt: () => 'Which of these effects on regions and sites applies next?',
    options(s, f, offer) {
      for (const def of new Set(f.left.map((since) => defOf(s, since)))) offer.add('apply', def);
    },
    take(s, f, move, emit, seat) {
      const since = f.left.find((one) => defOf(s, one) === move.arg);
      if (since === undefined) return;
      f.left.splice(f.left.indexOf(since), 1);
      s.order.push(since);
      emit?.(say('order', 'CR-A26', `${seatName(seat)}: ${CARDS[move.arg].name} applies first.`));
      if (f.left.length > 1) return;
      s.order.push(...f.left);
      finish(s);
    },
  },
};

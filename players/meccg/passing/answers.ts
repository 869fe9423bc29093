// What is answered for the player: windows where he wants no stop, or has nothing new to say; what can be answered in one
// way only; what everybody does; and what he has said once for all. A real choice is always his.
import type { Seat } from '../../../engine/game.ts';
import { strikeOdds } from '../../../games/meccg/odds/strike.ts';
import { isHavenFor, REGION_OF } from '../../../games/meccg/places/sites.ts';
import { HAND, ZONE_COUNT } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Choice, Question } from '../../../protocol/table.ts';
import { isDanger, type Order } from './orders.ts';
import { isStop, type Stop, type Stops, stopAt } from './stops.ts';
import { bestStep } from './ways.ts';

export interface Answer {
  readonly choice: Choice;
  /** `even`: after the same short while, whatever is held. `spread`: after as long as a person may take. */
  readonly pace: 'even' | 'spread';
}

export interface Wishes {
  readonly stops: Stops;
  /** Titles of cards in hand for which no window stops. */
  readonly muted: readonly number[];
  readonly orders: readonly Order[];
  /** What he might have done in the window that he last passed, if nothing has happened since. */
  readonly over: readonly string[];
}

const LEAST_ROLL = 2;
const WINDOWS: readonly string[] = ['chain/act', 'chain/respond'];
export const isWindow = ({ at }: Question): boolean => WINDOWS.includes(at);

const passOf = ({ choices }: Question): Choice | undefined => choices.find(({ verb }) => verb === 'pass');
const ofVerb = ({ choices }: Question, verb: string): Choice | undefined => choices.find((one) => one.verb === verb);
const isMuted = ({ targets }: Choice, muted: readonly number[]): boolean =>
  targets.some(({ domain, id }) => domain === 'title' && muted.includes(id));

export function answerFor(question: Question, view: MeccgView, own: Seat, wishes: Wishes): Answer | undefined {
  const pass = passOf(question);
  if (isWindow(question) && pass) return windowAnswer(question, pass, view, own, wishes);
  const [only, ...others] = question.choices;
  if (only && others.length === 0) return { choice: only, pace: only === pass ? 'spread' : 'even' };
  const choice =
    habitOf(question, wishes.stops) ??
    onceForAll(question, view, wishes.orders) ??
    wayOf(question, view, wishes.orders) ??
    keyOf(question, wishes.stops) ??
    spare(question, view, own) ??
    atHome(question, view) ??
    unhurt(question, view);
  return choice && { choice, pace: 'even' };
}

function windowAnswer(
  question: Question,
  pass: Choice,
  view: MeccgView,
  own: Seat,
  { stops, muted, orders, over }: Wishes,
): Answer | undefined {
  const stop = isOwnTest(question, view) ? 'check' : stopAt(view, own);
  const isOrdered = orders.some(({ kind }) => kind === 'until-attacked' || kind === 'company');
  if (!isStop(stops, stop) || (isOrdered && !isDanger(stop))) return { choice: pass, pace: 'even' };
  const isAll = question.choices.every(
    (choice) =>
      choice === pass ||
      isMuted(choice, muted) ||
      (!isDanger(stop) && over.includes(choice.move)) ||
      (choice.verb === 'support' && isSure(view)),
  );
  return isAll ? { choice: pass, pace: 'spread' } : undefined;
}

/** A card of his own, waiting in the chain, will have one of his tested, and a friend may tap for him now. */
function isOwnTest(question: Question, { doing }: MeccgView): boolean {
  const top = doing.at(-1);
  return top?.at === 'chain/respond' && top.items.at(-1)?.kind === 'play' && ofVerb(question, 'support') !== undefined;
}

/** Whatever the dice show, the next corruption check is passed (MW-S8.3.6): support would be wasted. */
function isSure({ figures: { checks } }: MeccgView): boolean {
  const check = checks.at(-1);
  return check?.kind === 'corruption' && LEAST_ROLL + check.modifier > check.needed;
}

interface Habit {
  readonly stop: Stop;
  /** The first with this verb. */
  readonly verb: string;
}

/** As players do without a word: all cards are drawn, companies and strikes follow each other as they lie, everybody untaps. */
const HABITS: Readonly<Record<string, Habit>> = {
  'movement/draw-choose': { stop: 'draws', verb: 'draw' },
  'movement/next-choose': { stop: 'order', verb: 'next-company' },
  'sites/next-choose': { stop: 'order', verb: 'next-company' },
  'combat/next-choose': { stop: 'order', verb: 'resolve' },
  'council/checks-choose': { stop: 'order', verb: 'check-next' },
  'turn/untapping-choose': { stop: 'untap', verb: 'untap' },
  'turn/discard-one': { stop: 'discards', verb: 'keep-all' },
};

function habitOf(question: Question, stops: Stops): Choice | undefined {
  const habit = HABITS[question.at];
  return habit && !isStop(stops, habit.stop) ? ofVerb(question, habit.verb) : undefined;
}

/** Draw all, and things in the order in which the list has them. */
function onceForAll(question: Question, { company }: MeccgView, orders: readonly Order[]): Choice | undefined {
  const isSaid = orders.some(
    (order) => order.kind === 'same' && order.at === question.at && [-1, company].includes(order.company),
  );
  return isSaid ? (ofVerb(question, 'draw') ?? question.choices[0]) : undefined;
}

/** The printed path where there is one, else the best series of regions. */
function wayOf(question: Question, view: MeccgView, orders: readonly Order[]): Choice | undefined {
  if (orders.some(({ kind }) => kind === 'own-way')) return undefined;
  if (question.at === 'movement/how-choose') return ofVerb(question, 'by-path');
  const going = view.doing[view.doing.length - 1];
  if (question.at !== 'movement/walk-choose' || going?.at !== question.at) return undefined;
  const to = REGION_OF[going.to];
  const from = going.walk.at(-1);
  if (to === undefined || from === undefined) return undefined;
  const nexts = question.choices.flatMap(({ targets }) =>
    targets.filter(({ domain }) => domain === 'region').map(({ id }) => id),
  );
  const next = bestStep(from, nexts, to);
  return question.choices.find(({ targets }) => targets.some(({ domain, id }) => domain === 'region' && id === next));
}

/** Most cards that help against a creature ask for one of the wild; a key that they do not name comes first. */
const WEAK_KEYS: readonly string[] = ['key-wilderness', 'key-border-land', 'key-shadow-land', 'key-dark-domain'];

function keyOf(question: Question, stops: Stops): Choice | undefined {
  if (question.at !== 'movement/key-choose' || isStop(stops, 'keys')) return undefined;
  const rank = ({ verb }: Choice): number => WEAK_KEYS.indexOf(verb) + 1 || WEAK_KEYS.length + 1;
  return question.choices.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Whoever must discard down to his hand size loses nothing by not discarding one before. */
function spare(question: Question, { sizes, figures }: MeccgView, own: Seat): Choice | undefined {
  if (question.at !== 'turn/discard-one') return undefined;
  const held = sizes[own * ZONE_COUNT + HAND] ?? 0;
  return held > (figures.seats[own]?.handSize ?? held) ? ofVerb(question, 'keep-all') : undefined;
}

/** Nothing waits in a Haven where no card lies on-guard: whoever enters may do all that he might do, and need not. */
function atHome(question: Question, view: MeccgView): Choice | undefined {
  if (question.at !== 'sites/enter-choose') return undefined;
  const there = view.companies.find(({ id }) => id === view.company);
  return there && there.guards === 0 && isHavenFor(view, there.seat, there.site)
    ? ofVerb(question, 'enter')
    : undefined;
}

/** Whatever the dice show he beats the strike without tapping: to tap would gain nothing (MW-S7.3.4). */
function unhurt(question: Question, { figures: { attack } }: MeccgView): Choice | undefined {
  const strike = attack?.strike;
  if (question.at !== 'combat/stay-choose' || !attack || !strike) return undefined;
  const { ineffectual, wounded, eliminated } = strikeOdds({ ...strike, stays: true }, attack);
  return ineffectual + wounded + eliminated === 0 ? ofVerb(question, 'stay-untapped') : undefined;
}

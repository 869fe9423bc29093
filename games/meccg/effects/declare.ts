// Declaring a card: its way, its user and its target are chosen, its costs paid (CR-A5, CR-A6), then it joins the chain.
// A question with a single answer is not asked.
import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { action } from '../chain/action.ts';
import { declare, type Point, pointOf } from '../chain/chain.ts';
import { pay } from '../happenings/costs.ts';
import { playedBeside } from '../happenings/triggers.ts';
import { resumeHazards } from '../movement/hazards.ts';
import { become, finish, type StepsFor } from '../procedures.ts';
import type { Ref } from '../refs.ts';
import { aboutCard, nameOf, say, seatName, title } from '../say.ts';
import { CHAIN, EVERYBODY, HAND, type MeccgState } from '../state.ts';
import { pile, put } from '../zones.ts';
import { type Choice, choiceOf } from './choices.ts';
import type { EffectFrame } from './frames.ts';
import { HOOKS } from './hooks.ts';
import { declared } from './limits.ts';
import { amountOf } from './reading/amounts.ts';
import { isVerb, waysOf } from './reading/literal.ts';
import { PART_PLAY } from './reading/parts.ts';
import { bound, type Scope, scopeOf } from './reading/scope.ts';
import { automaticText, wayInShort } from './short-text.ts';
import { VERBS } from './verbs/all.ts';
import { branchInShort } from './verbs/telling.ts';
import type { Effect, Way } from './vocabulary.ts';
import { openWays, targetsOf, usersOf } from './ways.ts';

type DeclareFrame = Extract<EffectFrame, { at: `declare/${string}`; way: number }>;
/** Its user and target are chosen, or are still to be. */
type ChoiceFrame = Extract<DeclareFrame, { on: Ref }>;
type AimFrame = Exclude<DeclareFrame, ChoiceFrame>;

/** Where he stands who declares: at the window or chain below this frame, which may name the other seat by now. */
function pointBelow(s: MeccgState, f: DeclareFrame): Point {
  const frame = s.stack.pop();
  const point = pointOf(s);
  if (frame) s.stack.push(frame);
  if (!point) throw new Error('A card is declared in a window only.');
  return { ...point, seat: f.seat };
}

const scope = (s: MeccgState, f: DeclareFrame): Scope => scopeOf(s, f.card, f.by);
const usable = (s: MeccgState, f: DeclareFrame, point: Point): number[] => {
  const way = waysOf(s.def[f.card], f.part)[f.way];
  return usersOf(s, f.seat, f.card, f.part, way).filter(
    (by) => targetsOf(scopeOf(s, f.card, by), f.part, way, point).length > 0,
  );
};
const targets = (s: MeccgState, f: AimFrame): number[] =>
  targetsOf(scope(s, f), f.part, waysOf(s.def[f.card], f.part)[f.way], pointBelow(s, f));

export const declareSteps: StepsFor<DeclareFrame> = {
  'declare/way': {
    run(s, f) {
      const ways = openWays(s, pointBelow(s, f), f.card, f.part);
      if (ways.length > 1) f.at = 'declare/way-choose';
      else {
        f.way = ways[0];
        f.at = 'declare/by';
      }
    },
  },
  'declare/way-choose': {
    kind: 'act',
    rule: 'CR-TIM-3',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `${title(s, f.card)}: in which way?`,
    options(s, f, offer) {
      for (const way of openWays(s, pointBelow(s, f), f.card, f.part)) offer.add('way', way);
    },
    take(_s, f, move) {
      f.way = move.arg;
      f.at = 'declare/by';
    },
  },
  'declare/by': {
    run(s, f) {
      const users = usable(s, f, pointBelow(s, f));
      if (users.length > 1) f.at = 'declare/by-choose';
      else {
        f.by = users[0];
        f.at = 'declare/on';
      }
    },
  },
  'declare/by-choose': {
    kind: 'piece',
    rule: 'MW-S5.1.4',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who uses ${title(s, f.card)}?`,
    options(s, f, offer) {
      for (const by of usable(s, f, pointBelow(s, f))) offer.add('by', by);
    },
    take(_s, f, move) {
      f.by = move.arg;
      f.at = 'declare/on';
    },
  },
  'declare/on': {
    run(s, f) {
      const among = targets(s, f);
      if (among.length > 1) f.at = 'declare/on-choose';
      else aimAt(s, f, among[0]);
    },
  },
  'declare/on-choose': {
    kind: 'piece',
    rule: 'CR-A8',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `${title(s, f.card)}: on what?`,
    options(s, f, offer) {
      for (const on of targets(s, f)) offer.add('on', on);
    },
    take(s, f, move) {
      aimAt(s, f, move.arg);
    },
  },
  'declare/choice': {
    run(s, f, emit) {
      const choice = choiceNow(s, f);
      if (choice && choice.among.length > 1) f.at = 'declare/choice-choose';
      else commit(s, f, choice, choice?.among[0], emit);
    },
  },
  'declare/choice-choose': {
    kind: 'act',
    rule: 'CR-A27',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `${title(s, f.card)}: ${questionOf(choiceNow(s, f))}`,
    options(s, f, offer) {
      const choice = choiceNow(s, f);
      for (const one of choice?.among ?? []) offer.add(choice?.as ?? 'option', one);
    },
    take(s, f, move, emit) {
      commit(s, f, choiceNow(s, f), move.arg, emit);
    },
  },
};

const aimAt = (s: MeccgState, { part, seat, card, way, by }: AimFrame, on: number): void =>
  become(s, { at: 'declare/choice', part, seat, card, way, by, on });

/** What remains to be chosen of the card that is being declared. */
export const choiceNow = (s: MeccgState, f: ChoiceFrame): Choice | undefined =>
  choiceOf(scopeOf(s, f.card, f.by, f.on), waysOf(s.def[f.card], f.part)[f.way]);

function questionOf(choice: Choice | undefined): string {
  switch (choice?.effect.is) {
    case 'one-attack':
      return 'which automatic-attack?';
    case 'attempt-faction':
      return 'which faction?';
    case 'choose-one':
      return 'which of these?';
    default:
      return 'which one?';
  }
}

/** A number that is set on declaration (CR-CARD-khamul-1). */
function numberWhenDeclared(x: Scope, way: Way): number {
  for (const effect of way.do)
    if (effect.is === 'move-cards' && typeof effect.n === 'object' && effect.n.is === 'when-declared')
      return amountOf(x, effect.n);
  return 0;
}

/** What is given up for its own effect has no company afterwards: the company it was in is then `it`. */
const givesItselfUp = (way: Way): boolean =>
  way.cost?.some((cost) => cost.is === 'discard' && cost.who === 'self') === true;

function commit(
  s: MeccgState,
  f: ChoiceFrame,
  choice: Choice | undefined,
  chosen: number | undefined,
  emit: Emit,
): void {
  const { on } = f;
  const point = pointBelow(s, f);
  const way = waysOf(s.def[f.card], f.part)[f.way];
  const x = { ...scopeOf(s, f.card, f.by, on), emit };
  finish(s);
  if (point.first) resumeHazards(s, f.seat, way);
  const n = numberWhenDeclared(x, way);
  const it = on === NONE && givesItselfUp(way) ? bound(x, 'company') : on;
  for (const cost of way.cost ?? []) pay(x, cost);
  if (givesItselfUp(way)) s.known[f.card] = EVERYBODY; // it was seen, and what it does is still to come
  declared(s, point, f.card, f.part, way, x);
  const playing = f.part === PART_PLAY;
  if (playing) {
    put(s, f.card, CHAIN);
    playedBeside(s, f.card, emit);
  }
  emit?.(say(playing ? 'play' : 'use', 'MW-S10.13.1', declaredText(s, f, on), aboutCard(f.card)));
  if (choice && chosen !== undefined) tellChoice(x, choice, chosen);
  const more = chosen === undefined ? {} : { chosen };
  declare(s, action(playing ? 'play' : 'use', f.seat, { card: f.card, way: f.way, by: f.by, on: it, n, ...more }));
  for (const effect of way.do) if (effect.is === 'hook') askMore(x, way, effect.name);
}

/** What was chosen lies open; a faction is shown with the card. */
function tellChoice(x: Scope, { effect, as }: Choice, chosen: number): void {
  const { s, seat } = x;
  const shown = as === 'choose-title' ? pile(s, seat, HAND).find((card) => s.def[card] === chosen) : undefined;
  if (shown !== undefined) s.known[shown] = EVERYBODY;
  const what =
    effect.is === 'choose-one'
      ? branchInShort(s, effect.of[chosen], x.by, x.on)
      : effect.is === 'one-attack'
        ? automaticText(s, x.on, chosen)
        : shown === undefined
          ? nameOf(s, chosen)
          : title(s, shown);
  x.emit?.(say('choose', 'CR-A27', `${seatName(s, seat)} chooses for ${CARDS[x.def].name}: ${what}.`));
}

/** "Player one uses Star-glass with Frodo: “cancel the attack”." */
function declaredText(s: MeccgState, { seat, part, card, way, by }: DeclareFrame, on: number): string {
  const does = `${seatName(s, seat)} ${part === PART_PLAY ? 'plays' : 'uses'} ${title(s, card)}`;
  const user = by === NONE || by === card ? '' : ` with ${nameOf(s, by)}`;
  const short = wayInShort(s, s.def[card], part, way, by, on);
  return `${does}${user}${on === NONE ? '' : ` on ${nameOf(s, on)}`}${short === '' ? '' : `: ${short}`}.`;
}

/** What else must be known of a card that has just been declared. */
function askMore(x: Scope, way: Way, name: string): void {
  const hook = HOOKS[name];
  if (!hook.declared) return;
  const does = (effect: Effect): boolean =>
    isVerb(effect) && effect.is !== 'hook' && VERBS[effect.is].can?.(x, effect as never) === undefined;
  hook.declared(x.s, x.seat, way.do.some(does));
}

// Passive conditions: what cards in play do when something happens (CR-A9), what ends them, and what happens instead of
// an outcome.
import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { IS_ENVIRONMENT } from '../cards/kinds.ts';
import { KIN, TITLE } from '../cards/titles.ts';
import { type Action, action } from '../chain/action.ts';
import { queue } from '../chain/chain.ts';
import { characterOf, companyOf } from '../company.ts';
import { isInert, sparesItsPlayer } from '../effects/reading/inert.ts';
import { effectsOf, triggersOf } from '../effects/reading/literal.ts';
import { members } from '../effects/reading/picks.ts';
import { about, bound, type Scope, scopeOf } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import type { Happening, Leave, Replacement, Trigger } from '../effects/vocabulary.ts';
import { APPLIED, happened, note } from '../history.ts';
import { companyId, isCompany, type Ref, THE_ATTACK } from '../refs.ts';
import { type MeccgState, ownerOf, PLAY } from '../state.ts';
import { isAttacker } from '../stats/fight.ts';
import { areRivals } from '../unique.ts';
import { happenLater } from './lasting.ts';
import { discardCard } from './leaving.ts';

/** By card number, 1 where it is so. */
type Marks = Uint8Array;
const marks = (test: (def: number) => boolean): Marks => Uint8Array.from(CARDS, (_, def) => Number(test(def)));
const leaves = (def: number, is: Leave['is']): boolean =>
  effectsOf(def).leaves?.some((leave) => leave.is === is) === true;

/** By happening: the cards that do something then, and those that go; most happenings concern no card at all. */
const CALLED = byHappening((def) => triggersOf(def).map(({ on }) => on));
const GOING = byHappening((def) =>
  (effectsOf(def).leaves ?? []).flatMap((leave) => (leave.is === 'discard-when' ? [leave.on] : [])),
);
const REPLACING = marks((def) => effectsOf(def).replaces !== undefined);
const ENDING = marks((def) => leaves(def, 'discard-if'));
const TAKING = marks((def) => leaves(def, 'takes-along'));

function byHappening(of: (def: number) => readonly Happening[]): ReadonlyMap<Happening, Marks> {
  const all = new Set([...CARDS.keys()].flatMap(of));
  return new Map([...all].map((on) => [on, marks((def) => of(def).includes(on))]));
}

function concerns(s: MeccgState, card: number, of: Trigger['of'], ref: Ref): boolean {
  switch (of ?? 'any') {
    case 'any':
      return true;
    case 'self':
      return ref === card;
    case 'attack':
      return s.attack?.card === card || s.host[card] === THE_ATTACK;
    case 'host':
      return ref === characterOf(s, card) || ref === bound(scopeOf(s, card), 'host');
    case 'host-company': {
      const company = companyOf(s, card);
      return company !== undefined && companyOf(s, ref) === company;
    }
  }
}

/** A creature speaks of its own attack only, not of one in the midst of it; an item that does nothing not at all. */
const speaks = (s: MeccgState, card: number): boolean =>
  (!isAttacker(s, card) || s.attack?.card === card) && !isInert(s, card);

/** The cards of those marked that have something to say: in play, and the one that attacks. */
function watching(s: MeccgState, waits: Marks, only: number | undefined): readonly number[] {
  if (only !== undefined) return waits[s.def[only]] === 1 && !isInert(s, only) ? [only] : NOBODY;
  let found: number[] | undefined;
  const add = (card: number): void => {
    if (found) found.push(card);
    else found = [card];
  };
  for (const card of s.play) if (waits[s.def[card]] === 1 && speaks(s, card)) add(card);
  const attacker = s.attack ? s.attack.card : NONE;
  if (attacker !== NONE && s.zone[attacker] !== PLAY && waits[s.def[attacker]] === 1) add(attacker);
  return found ?? NOBODY;
}
const NOBODY: readonly number[] = [];

/** It would only tap sites, and there are none. */
const isIdle = (x: Scope, trigger: Trigger): boolean =>
  trigger.do.length > 0 &&
  trigger.do.every((effect) => effect.is === 'tap-site' && members(x, effect.who).length === 0);

/** What cards do when this happens to `ref`, as actions. */
function calledFor(
  s: MeccgState,
  event: Happening,
  ref: Ref,
  only: number | undefined,
  more?: Partial<Action>,
): Action[] {
  const waits = CALLED.get(event);
  const called: Action[] = [];
  if (!waits) return called;
  for (const card of watching(s, waits, only))
    for (const [way, trigger] of triggersOf(s.def[card]).entries())
      if (trigger.on === event && concerns(s, card, trigger.of, ref)) {
        const x = about(scopeOf(s, card), ref);
        if (sparesItsPlayer(x) && companyOf(s, ref)?.seat === x.seat) continue;
        if ((!trigger.if || holds(x, trigger.if, ref)) && !isIdle(x, trigger))
          called.push(action('trigger', ownerOf(s, card), { ...more, card, way, on: ref }));
      }
  return called;
}

/** Once it has done its work on a company in its movement/hazard phase, an environment does it no more this turn. */
function isSpent(s: MeccgState, { card, way, on }: Action): boolean {
  if (IS_ENVIRONMENT[s.def[card]] === 0 || !isCompany(on)) return false;
  if (happened(s, APPLIED, companyId(on), s.def[card], way)) return true;
  note(s, APPLIED, companyId(on), s.def[card], way);
  return false;
}

/**
 * Queues what cards in play (only that one, if given) do when this happens to `ref`, and puts away what it ends. `more` is
 * what the actions must know of a moment that is gone when they resolve.
 */
export function happen(
  s: MeccgState,
  event: Happening,
  ref: Ref,
  emit: Emit,
  only?: number,
  more?: Partial<Action>,
): void {
  if (only === undefined && s.lasting.length > 0) happenLater(s, event, ref, more?.to);
  for (const called of calledFor(s, event, ref, only, more))
    if (event !== 'weather' || !isSpent(s, called)) queue(s, called);
  const goes = GOING.get(event);
  if (!goes) return;
  for (const card of s.play.filter((one) => goes[s.def[one]] === 1)) {
    const x = about(scopeOf(s, card), ref);
    for (const leave of effectsOf(s.def[card]).leaves ?? [])
      if (leave.is === 'discard-when' && leave.on === event && concerns(s, card, leave.of, ref))
        if (s.zone[card] === PLAY && (!leave.if || holds(x, leave.if, ref))) discardCard(s, card, emit);
  }
}

/** A card has been played: manifestations of it in play may do something about it. */
export function playedBeside(s: MeccgState, card: number, emit: Emit): void {
  const def = s.def[card];
  if (KIN[def].length > 1)
    for (const other of s.play)
      if (areRivals(def, s.def[other]) && TITLE[s.def[other]] !== TITLE[def])
        happen(s, 'counterpart-played', other, emit, other);
}

/** What cards do as part of a strike's roll (`struck`) rather than in a chain (CR-A19.1): each runs with runEffects. */
export const specialsOf = (s: MeccgState, event: Happening, ref: Ref): Action[] => calledFor(s, event, ref, undefined);

/** What happens instead of that outcome for `ref`, as an action whose effects run with PART_REPLACES; undefined: nothing. */
export function insteadOf(s: MeccgState, of: Replacement['of'], ref: Ref): Action | undefined {
  for (const card of s.play) {
    if (REPLACING[s.def[card]] === 0 || !speaks(s, card)) continue;
    for (const [way, instead] of (effectsOf(s.def[card]).replaces ?? []).entries()) {
      if (instead.of !== of || !concerns(s, card, instead.whose ?? 'host', ref)) continue;
      if (!instead.if || holds(about(scopeOf(s, card), ref), instead.if, ref))
        return action('trigger', ownerOf(s, card), { card, way, on: ref });
    }
  }
  return undefined;
}

/** What must go with a card that leaves play (The Will of Sauron). */
export function takeAlong(s: MeccgState, card: number, emit: Emit): void {
  if (TAKING[s.def[card]] === 0) return;
  for (const leave of effectsOf(s.def[card]).leaves ?? [])
    if (leave.is === 'takes-along')
      for (const other of members(scopeOf(s, card), leave.of)) if (s.zone[other] === PLAY) discardCard(s, other, emit);
}

/** Cards in play whose own words end them as soon as something is so. Called after every step. */
export function endCards(s: MeccgState, emit: Emit): void {
  for (let i = s.play.length - 1; i >= 0; i--) {
    const card = s.play[i];
    if (card === undefined || ENDING[s.def[card]] === 0 || isAttacker(s, card)) continue;
    const x = scopeOf(s, card);
    for (const leave of effectsOf(s.def[card]).leaves ?? [])
      if (leave.is === 'discard-if' && s.zone[card] === PLAY && holds(x, leave.test, bound(x, 'host')))
        discardCard(s, card, emit);
  }
}

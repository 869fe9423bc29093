// Verbs about how cards stand and where they go.

import { type Emit, NONE, refusal } from '../../../../engine/game.ts';
import { IS_CORRUPTION, ITEM, isCharacter, KIND } from '../../cards/kinds.ts';
import { endOtherModes } from '../../companies/modes.ts';
import { charactersOf, companyOf, siteOf } from '../../company.ts';
import { actionAt } from '../../declared.ts';
import { discardCard, eliminate, leavePlay, returnToHand } from '../../happenings/leaving.ts';
import { choose, type Spot } from '../../happenings/running.ts';
import { happen } from '../../happenings/triggers.ts';
import { CORRUPTED, note, WAS_WOUNDED } from '../../history.ts';
import { isAction, isCard, type Ref, siteRef } from '../../refs.ts';
import { aboutCard, nameOf, say, seatName, title } from '../../say.ts';
import { opponentOf } from '../../seats.ts';
import { playItem } from '../../sites/play.ts';
import { CHAIN, DISCARD, type MeccgState, OUT, ownerOf, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED } from '../../state.ts';
import { defenderSeat } from '../../stats/fight.ts';
import { givesMode } from '../../stats/overt.ts';
import { ruled } from '../../stats.ts';
import { cardsOn, put, putOn } from '../../zones.ts';
import { cannotBe, forbidden, mayBear } from '../reading/deeds.ts';
import { candidates, members } from '../reading/picks.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { pickText, whomText, whoText } from '../reading/wording.ts';
import type { Fate, Pick, Whom } from '../vocabulary.ts';
import type { VerbTable } from './word.ts';

const NOBODY = refusal('MW-S10.1.2', 'There is nobody and nothing it would change.');

const cards = (x: Scope, whom: Whom | Pick): number[] =>
  (isPick(whom) ? candidates(x, whom) : members(x, whom)).filter((ref) => isCard(ref) && x.s.zone[ref] === PLAY);
/** The verb does something if one of them stands so. */
const canIf = (x: Scope, whom: Whom | Pick, test: (card: number) => boolean): typeof NOBODY | undefined =>
  cards(x, whom).some(test) ? undefined : NOBODY;

function stand(s: MeccgState, card: number, as: number, type: string, text: string, emit: Emit): void {
  s.stand[card] = as;
  emit?.(say(type, 'MW-S2.8.1', `${title(s, card)} ${text}.`, aboutCard(card)));
}

/** What heals one may heal everybody wounded at his site (CR-CARD-old-forest-1, CR-CARD-halfling-strength-1). */
function healed(s: MeccgState, cards: readonly number[]): number[] {
  const all = new Set(cards);
  for (const card of cards) {
    if (!ruled(s, 'healing-spreads', card)) continue;
    const company = companyOf(s, card);
    if (!company) continue;
    for (const other of s.companies)
      if (other === company || (siteOf(company) !== NONE && siteOf(other) === siteOf(company)))
        for (const one of charactersOf(s, other)) all.add(one);
  }
  return [...all];
}

/** Discards a card in play; one that is declared and unresolved is cancelled, which discards it. */
function discardRef(x: Scope, ref: Ref): void {
  const { s, emit } = x;
  const waiting = isAction(ref) ? actionAt(s, ref) : undefined;
  if (waiting) {
    waiting.cancelled = 1;
    emit?.(
      say('cancel', 'MW-S10.13.1', `${title(s, waiting.card)} is cancelled and discarded.`, aboutCard(waiting.card)),
    );
  } else if (isCard(ref) && s.zone[ref] === PLAY) discardCard(s, ref, emit, { by: x.self });
}

/** A card keeps it from that. */
const isKept = (x: Scope, what: Fate, card: number): boolean => cannotBe(x.s, what, card, x.self);

const isPick = (who: Whom | Pick): who is Pick => typeof who !== 'string' && who.is === 'pick';
const CHOOSERS: Readonly<Record<NonNullable<Pick['chooser']>, string>> = {
  owner: 'its player',
  'owner-of-it': '{it}’s player',
  attacker: 'the attacker',
  defender: 'the defender',
  opponent: 'your opponent',
};
const chooserName = ({ chooser }: Pick): string => (chooser ? CHOOSERS[chooser] : 'you');
const chooserText = (pick: Pick): string => `, chosen by ${chooserName(pick)}`;
const chooserOf = (x: Scope, pick: Pick, among: readonly Ref[]): number => {
  switch (pick.chooser) {
    case 'opponent':
      return opponentOf(x.s, x.seat);
    case 'attacker':
      return x.s.attack?.seat ?? x.seat;
    case 'defender':
      return x.s.attack ? defenderSeat(x.s, x.s.attack) : x.seat;
    case 'owner-of-it':
      return isCard(x.on) ? ownerOf(x.s, x.on) : x.seat;
    case 'owner':
      return isCard(among[0]) ? ownerOf(x.s, among[0]) : x.seat;
    default:
      return x.seat;
  }
};

/** Those it happens to; where one of several is chosen first, none, and `chose` goes on. */
function chosenCards(x: Scope, who: Whom | Pick, spot: Spot): number[] {
  const among = cards(x, who);
  if (!isPick(who) || among.length < 2) return among;
  choose(x, spot, { seat: chooserOf(x, who, among), among, titles: false, most: 1, least: 1 });
  return [];
}

function tapCard(x: Scope, card: number): void {
  if (x.s.stand[card] === UNTAPPED) stand(x.s, card, TAPPED, 'tap', 'is tapped', x.emit);
}

function woundCard(x: Scope, card: number): void {
  stand(x.s, card, WOUNDED, 'wound', 'is wounded', x.emit);
  note(x.s, WAS_WOUNDED, companyOf(x.s, card)?.id ?? NONE, card, x.def);
  happen(x.s, 'wounded', card, x.emit);
}

/** A character goes back to hand; one item may stay with a companion (MW-S5.1.8). */
function goToHand(x: Scope, who: number, item: number, heir: number): void {
  const { s, emit } = x;
  if (item !== NONE && heir !== NONE) {
    s.host[item] = heir;
    emit?.(say('transfer', 'MW-S5.1.8', `${title(s, item)} goes to ${title(s, heir)}.`, aboutCard(item)));
  }
  if (!returnToHand(s, who, emit, { by: x.self }) && item !== NONE) s.host[item] = who;
  else if (item !== NONE) happen(s, 'item-gained', heir, emit);
}

/** The card goes over to somebody: a corruption card is then one he has been given (CR-CARD-morgul-knife-1). */
function givenTo(x: Scope, host: Ref): void {
  const { s } = x;
  putOn(s, x.self, host);
  if (IS_CORRUPTION[x.def] === 1) note(s, CORRUPTED, companyOf(s, host)?.id ?? NONE, host, x.self);
  x.emit?.(say('attach', 'CR-TIM-2', `${title(s, x.self)} goes to ${nameOf(s, host)}.`, aboutCard(x.self)));
}

function askItem(x: Scope, spot: Spot, who: number): boolean {
  const { s } = x;
  const company = companyOf(s, who);
  const items = cardsOn(s, who).filter((card) => KIND[s.def[card]] === ITEM);
  if (!company || items.length === 0 || charactersOf(s, company).length < 2) return false;
  choose(x, spot, { seat: ownerOf(s, who), among: items, titles: false, most: 1, least: 0 });
  return true;
}

/** It lies in the marshalling point pile from now on, which remembers where it was earned. */
function scored({ s, seat, self, on, emit }: Scope): void {
  const company = companyOf(s, on);
  put(s, self, POINTS);
  if (company) s.host[self] = siteRef(seat, company.site);
  emit?.(
    say(
      'score',
      'MW-S1.4.1',
      `${title(s, self)} goes to the marshalling point pile of ${seatName(s, seat)}.`,
      aboutCard(self),
    ),
  );
}

/** A card that nobody takes is not played after all. */
function discardUnused(x: Scope): void {
  if (isCard(x.self) && x.s.zone[x.self] === CHAIN) leavePlay(x.s, x.self, DISCARD, x.emit);
}

export const stateVerbs: VerbTable<
  'tap' | 'untap' | 'heal' | 'wound' | 'discard-it' | 'to-hand' | 'attach' | 'remove-from-game'
> = {
  tap: {
    run(x, { who }, spot) {
      for (const card of chosenCards(x, who, spot)) tapCard(x, card);
    },
    chose(x, _verb, chosen) {
      for (const card of chosen) tapCard(x, card);
    },
    can: (x, { who }) => canIf(x, who, (card) => x.s.stand[card] === UNTAPPED),
    text: ({ who }) => `tap ${whomText(who)}${isPick(who) ? chooserText(who) : ''}`,
    worth: 5,
  },
  untap: {
    run(x, { who }) {
      for (const card of cards(x, who))
        if (x.s.stand[card] === TAPPED && !forbidden(x.s, 'untap', card))
          stand(x.s, card, UNTAPPED, 'untap', 'is untapped', x.emit);
    },
    can: (x, { who }) => canIf(x, who, (card) => x.s.stand[card] === TAPPED && !forbidden(x.s, 'untap', card)),
    text: ({ who }) => `untap ${whomText(who)}`,
    worth: 6,
  },
  heal: {
    run(x, { who, to }) {
      for (const card of healed(x.s, cards(x, who))) {
        if (x.s.stand[card] !== WOUNDED) continue;
        const untaps = to === 'untapped' && !forbidden(x.s, 'untap', card); // he whom a card keeps tapped stays so
        stand(x.s, card, untaps ? UNTAPPED : TAPPED, 'heal', `is healed, and ${untaps ? to : 'tapped'}`, x.emit);
      }
    },
    can: (x, { who }) => (healed(x.s, cards(x, who)).some((card) => x.s.stand[card] === WOUNDED) ? undefined : NOBODY),
    text: ({ who, to }) => `${whomText(who)} is healed and becomes ${to}`,
    worth: 10,
  },
  wound: {
    run(x, { who, kills }, spot) {
      for (const card of chosenCards(x, who, spot))
        if (kills && x.s.stand[card] === WOUNDED) eliminate(x.s, card, x.emit, { by: x.self });
        else woundCard(x, card);
    },
    chose(x, _verb, chosen) {
      for (const card of chosen) woundCard(x, card);
    },
    can: (x, { who, kills }) => canIf(x, who, (card) => kills === true || x.s.stand[card] !== WOUNDED),
    text: ({ who, kills }) =>
      `${whomText(who)}${isPick(who) ? `${chooserText(who)},` : ''} is wounded (without a body check)${kills ? ', or eliminated if he was wounded before' : ''}`,
    worth: 10,
  },
  'discard-it': {
    run(x, verb, spot) {
      if (!isPick(verb.who)) {
        for (const ref of members(x, verb.who)) discardRef(x, ref);
        return;
      }
      const among = candidates(x, verb.who);
      const least = verb.may ? 0 : 1;
      const chosen = verb.who.chooser === undefined ? x.action?.chosen : undefined;
      if (chosen !== undefined) for (const ref of among.filter((one) => one === chosen)) discardRef(x, ref);
      else if (among.length <= least) for (const ref of among) discardRef(x, ref);
      else choose(x, spot, { seat: chooserOf(x, verb.who, among), among, titles: false, most: 1, least });
    },
    chose(x, _verb, chosen) {
      for (const ref of chosen) discardRef(x, ref);
    },
    can: (x, { who }) =>
      (isPick(who) ? candidates(x, who) : members(x, who)).some((ref) => !isCard(ref) || !isKept(x, 'discarded', ref))
        ? undefined
        : NOBODY,
    text({ who, may }) {
      if (!isPick(who)) return `discard ${whomText(who)}`;
      return may ? `${chooserName(who)} may discard ${whomText(who)}` : `discard ${whomText(who)}${chooserText(who)}`;
    },
    worth: 10,
  },
  'to-hand': {
    run(x, verb, spot) {
      for (const card of cards(x, verb.who))
        if (!(verb.keepItem && isCharacter(x.s.def[card]) && askItem(x, spot, card))) goToHand(x, card, NONE, NONE);
    },
    /** First an item of his, then, with that item in `to`, the companion who gets it. */
    chose(x, verb, chosen, spot) {
      const { s, action } = x;
      const who = typeof verb.who === 'string' ? bound(x, verb.who) : NONE;
      if (!action || !isCard(who)) return;
      const [first = NONE] = chosen;
      if (first === NONE) return goToHand(x, who, NONE, NONE);
      if (KIND[s.def[first]] !== ITEM) return goToHand(x, who, action.to, first);
      const company = companyOf(s, who);
      const heirs = company
        ? charactersOf(s, company).filter((card) => card !== who && mayBear(s, s.def[first], card))
        : [];
      if (heirs.length < 2) return goToHand(x, who, heirs.length === 0 ? NONE : first, heirs[0] ?? NONE);
      const ask = { ...x, action: { ...action, to: first } };
      choose(ask, spot, { seat: ownerOf(s, who), among: heirs, titles: false, most: 1, least: 1 });
    },
    can: (x, { who }) => canIf(x, who, (card) => !isKept(x, 'returned', card)),
    text: ({ who, keepItem }) =>
      (who === 'self' && !keepItem) || (typeof who === 'object' && who.kind === 'event')
        ? `return ${whomText(who)} to ${who === 'self' ? 'your' : 'its player’s'} hand`
        : `${whomText(who)} returns to his player’s hand: ${keepItem ? `${keepItem === 1 ? 'one item' : `${keepItem} items`} of his may first go to another character in his company, and ` : ''}all else that he bears or controls is discarded, except followers`,
    worth: 20,
  },
  attach: {
    run(x, verb, spot) {
      if (!isCard(x.self)) return;
      if (isPick(verb.to)) {
        const all = candidates(x, verb.to);
        const among = verb.taps ? all.filter((one) => x.s.stand[one] === UNTAPPED) : all;
        if (verb.taps) {
          if (among.length === 0) return discardUnused(x);
          choose(x, spot, { seat: x.seat, among, titles: false, most: 1, least: 0 });
          return;
        }
        if (among.length === 1) givenTo(x, among[0]);
        else if (among.length > 1)
          choose(x, spot, { seat: chooserOf(x, verb.to, among), among, titles: false, most: 1, least: 1 });
        return;
      }
      const host = bound(x, verb.to);
      if (host === NONE) return;
      if (KIND[x.def] === ITEM) return playItem(x.s, x.self, host, false, x.emit);
      putOn(x.s, x.self, host);
      if (givesMode(x.def)) endOtherModes(x.s, x.self, x.emit);
      happen(x.s, 'enters-play', x.self, x.emit, x.self);
    },
    chose(x, { taps, scores }, chosen) {
      if (chosen.length === 0) discardUnused(x);
      if (taps) for (const host of chosen) stand(x.s, host, TAPPED, 'tap', 'taps', x.emit);
      for (const host of chosen) scores ? scored(x) : givenTo(x, host);
    },
    can: (x, { to }) => ((isPick(to) ? candidates(x, to).length > 0 : bound(x, to) !== NONE) ? undefined : NOBODY),
    text: ({ to, taps, scores }) =>
      taps && isPick(to)
        ? `you may tap ${pickText(to)} and put this card ${scores ? 'into your marshalling point pile' : 'on him'}; otherwise it is discarded`
        : isPick(to)
          ? `put this card on ${pickText(to, true)}${to.chooser ? `, chosen by the ${to.chooser}` : ''}; if there is none, discard it`
          : `put this card on ${whoText(to)}`,
    worth: 5,
  },
  'remove-from-game': {
    run(x, { who }) {
      const ref = bound(x, who);
      if (isCard(ref)) leavePlay(x.s, ref, OUT, x.emit);
    },
    text: ({ who }) => `remove ${whoText(who)} from the game`,
    worth: -2,
  },
};

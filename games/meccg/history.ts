// What has happened this turn: one list in the state, four numbers a note, cleared when a turn begins. Cards and limits
// ask it ("has the company faced an Orc attack?", "has he had a corruption card this turn?").
import { NONE } from '../../engine/game.ts';
import type { MeccgState } from './state.ts';

/** A company faced an attack, cancelled or not (CR-A14): a = index into ATTACK_RACES, b = card number, or NONE. */
export const FACED = 0;
/** A card was played: a = card number, b = the character who used it, or NONE. The company is the one it touches. */
export const PLAYED = 1;
/** A character was given a corruption card: a = the character (MW-S8.1.3). */
export const CORRUPTED = 2;
/** Somebody tried to be rid of a card: a = the character, b = the card. */
export const REMOVAL_TRIED = 3;
/** An environment did its work on a company: a = card number (CR-TERM-environment-1). */
export const APPLIED = 4;
/** A character was wounded: a = the character, b = card number of the attack, or NONE. */
export const WAS_WOUNDED = 5;
/** A character gained an item: a = the character, b = the item. */
export const GAINED = 6;
/** A faction came into play: a = the character who did it, b = the faction. */
export const INFLUENCED = 7;
/** An ally came into play: a = the character who has him, b = the ally. */
export const ALLIED = 8;
/** A character or Wizard was brought into play: a = seat, b = the character. */
export const CAME = 9;
/** A character changed his company in this organization phase: a = the character. */
export const CHANGED_COMPANY = 10;
/** A character changed his controller in this organization phase: a = the character. */
export const CHANGED_CONTROL = 11;
/** An item was stored: a = seat, b = the item. */
export const STORED = 12;
/** An ability was used that works once a turn: a = the card, b = its way. */
export const USED = 13;
/** A way that cannot be duplicated on something has been played on it: a = card number, b = the thing. */
export const DUPLICATED = 14;
/** An influence attempt was made: a = the character who made it, b = the card. */
export const ATTEMPTED = 15;
/** A character stayed as he was in the untap phase, though he could have untapped or healed: a = the character. */
export const STAYED = 18;
/** An item was transferred in this organization phase: a = the item. */
export const TRANSFERRED = 19;
/** A gold ring was tested by itself: a = the ring (LE-S10.6.11). */
export const RING_TESTED = 30;
/** A company gave up minor items so that a gold ring is playable at its site (Hermit's Hill). */
export const BARTERED = 31;
/** A Ringwraith called somebody: a = the character (Urlurtsu Nurn). */
export const SUMMONED = 32;
/** A permanent-event went with another part of a divided company: a = the card (LE-S10.2.2). */
export const CARRIED = 33;
/** A body check eliminated a character: a = the character, b = who controlled him. */
export const FELL = 34;
/** Spying out the Land: a = who spied for his company, b = a hazard that its opponent has shown, or NONE. */
export const SPIED = 35;

/** The attack of a card in play was defeated: a = the card. */
export const DEFEATED = 20;

/** A company left one site for another and arrived: a = the site of origin, b = the new site. */
export const LEFT = 17;

/** Bits of s.used: this seat took hazards from the sideboard, which halves its limits this turn (CR-TERM-sideboard-3). */
export const HALVED_LIMITS = 1;
/** The turn's character play is gone: somebody was brought in or discarded (MW-S4.2.2, MW-T5.3.1). */
export const CHARACTER_PLAY = 2;
/** The turn's one attempt against a card of the opponent was made (MW-T9.1.1). */
export const INFLUENCE_TRIED = 4;
/** One of his companies has attacked another this turn (MX-12.1). */
export const COMPANY_ATTACKED = 8;

/** Any number will do. */
export const ANY = -999;
const WIDTH = 4;

export function note(s: MeccgState, kind: number, company = NONE, a = NONE, b = NONE): void {
  s.history.push(kind, company, a, b);
}

export const clearHistory = (s: MeccgState): void => {
  s.history = [];
};

/** How often such a thing has happened this turn; ANY stands for whatever it was. */
export function times(s: MeccgState, kind: number, company = ANY, a = ANY, b = ANY): number {
  const { history } = s;
  let n = 0;
  for (let i = 0; i < history.length; i += WIDTH)
    if (
      history[i] === kind &&
      (company === ANY || history[i + 1] === company) &&
      (a === ANY || history[i + 2] === a) &&
      (b === ANY || history[i + 3] === b)
    )
      n++;
  return n;
}

/** What `a` was when such a thing first happened to that company this turn; NONE if it did not. */
export function firstOf(s: MeccgState, kind: number, company: number): number {
  for (let i = 0; i < s.history.length; i += WIDTH)
    if (s.history[i] === kind && s.history[i + 1] === company) return s.history[i + 2];
  return NONE;
}

export const happened = (s: MeccgState, kind: number, company = ANY, a = ANY, b = ANY): boolean =>
  s.history.length > 0 && times(s, kind, company, a, b) > 0;

// The whole position of a game, as plain data. A physical card is a small integer: the cards of seat 0 come first, then
// those of seat 1, and so on. What it is, where it lies and how it stands are flat arrays by that number. Site cards are not among
// them: a player has one of each site at most (Havens apart), so a site card is the player's and the site's number.
import type { Outcome, Seat, State } from '../../engine/game.ts';
import type { Action } from './chain/action.ts';
import { SITE_COUNT } from './places/sites.ts';
import type { Ref } from './refs.ts';

export { ownerOf } from './seats.ts';
export * from './tables/words.ts';

/** A player's site card: s.sites[siteSlot(seat, site)]. */
export const siteSlot = (seat: Seat, site: number): number => seat * SITE_COUNT + site;

export interface Company {
  /** Never given twice in a game. */
  id: number;
  seat: Seat;
  /** The current site; while the company moves, its site of origin. */
  site: number;
  /** 1 if its own Haven card is tapped; the card of any other site is the player's (`sites`). */
  havenTapped: number;
  /** The new site; NONE when it stays. */
  to: number;
  how: number;
  /** Region numbers, first and last included; empty unless how is BY_REGIONS. */
  walk: number[];
  /** Size when the movement/hazard phase began (MW-S5.4.5). */
  size: number;
  /** Hazards played on it in this movement/hazard phase. */
  hazards: number;
  /** Bits: see the constants below. */
  did: number;
}
/** A strike that was assigned. */
export interface Strike {
  /** The card struck: a character or an ally; NONE for a strike that failed before it was assigned. */
  on: number;
  /** Excess strikes allotted to it (MW-S7.3.6). */
  excess: number;
  state: number;
  /** 1 if the target takes -3 not to tap; 2 if a card lets him stay untapped. */
  stays: number;
  /** Resources requiring skill already used on it (MW-S7.3.7). */
  skill: number;
  /** What combat support adds (MW-T7.1.1). */
  plus: number;
  /** How many rolls the defender makes, to choose one of them. */
  rolls: number;
  /** One of two that its target faces at -3 each (LE-O.6). */
  paired?: 1;
  /** Who strikes, where a company attacks (MX-12.2). */
  duel?: Duelist;
}
/** What a strike keeps of the one who strikes, as it does of the one struck. */
export type Duelist = Pick<Strike, 'on' | 'stays' | 'skill' | 'plus' | 'rolls'>;
export interface Attack {
  /** The card that attacks: a creature, or the card that causes the attack; NONE for one printed on a site. */
  card: number;
  /** Which of the site's automatic-attacks it is, NONE otherwise. */
  index: number;
  /** The attacker (MW-S7.1.4). */
  seat: Seat;
  company: number;
  /** Index into ATTACK_RACES. */
  race: number;
  /** As printed; changes are computed (stats/attack.ts). NONE in `body` for an attack without one. */
  strikes: number;
  prowess: number;
  body: number;
  bits: number;
  key: number;
  /** The region type, site type, region or site it is keyed to. */
  keyedTo: number;
  stage: number;
  /** The strike being resolved: an index into `faced`, NONE otherwise. */
  now: number;
  faced: Strike[];
  /** Excess strikes not yet allotted. */
  excess: number;
  /** Which attack of the card this is, from 1, and how many it has. */
  nth: number;
  of: number;
  /** The one character whom all attacks of the card strike; NONE when free. */
  target: number;
  /** Attacks of this card defeated so far. */
  defeated: number;
  /** Corruption check modifier for everybody it wounds; NONE where there is no such check. */
  woundCheck: number;
  /** Modifies the body check of everybody it wounds. */
  bodyCheck: number;
  /** Those who must face a strike before any other is assigned (Alatar). */
  forced: number[];
  /** Attacks of this card that somebody has tapped to cancel. */
  spared: number;
  /** When it began (see `clock`): what was put on an attack before belongs to another one. */
  since: number;
  /** The one who faces it without his company (LE-O.4). */
  alone?: number;
  /** Whose company it is, where he only looks on in this turn (LE-M.12). */
  onlooker?: Seat;
  /** The company that attacks, and whom (MX-12.1). */
  duel?: { company: number; foe: Seat };
}

/**
 * An effect at work apart from any card in play: `part` of the ways of a card, with what was chosen. Its modifiers count
 * like those of cards in play.
 */
export interface Lasting {
  /** The card number (not the physical card, which may be played again meanwhile). */
  def: number;
  /** 0 for the n-th way of `play`, 1 of `use`, 2 of `when`. */
  part: number;
  way: number;
  /** Index of the effect within `do`. */
  effect: number;
  seat: Seat;
  by: Ref;
  on: Ref;
  /** When it ends: see UNTIL_TURN and the like. */
  until: number;
  /** Its place in the order of effects (CR-A26). */
  since: number;
  /** What the effect keeps for itself. */
  n: number;
}
export interface Rules {
  /** 1 for the starter game, 0 for the standard game. */
  starter: number;
  /** Decks of the game length: 1 to 4 (MW-T1.1.1). */
  decks: number;
  /** Player turns after which the council is held (MW-S1.2.6); 0 for no limit. */
  turnLimit: number;
  /** 1 when the character draft is used (CR-TRN-9). */
  draft: number;
  /** 1 when ties are broken by the weakest link (CR-TRN-15). */
  weakestLink: number;
  /** 1 for the tournament's deck minimums. */
  tournament: number;
  /** 0 when both players have agreed to use no region cards (MW-T3.1.2). */
  regions: number;
  /** Player turns at the start in which nobody influences cards of the opponent (MW-T9.1.4, PA-4.9). */
  calmTurns: number;
  /** 1 for the solitaire game: seat 1 is the hazard deck, which plays by fixed rules (solitaire/). */
  solitaire: number;
  /** 1 when the solitaire player chooses for the hazard deck himself (PA-3.4). */
  ownHazards: number;
  /** 0 when a solitaire game ends without corruption checks (PA-2.4). */
  finalChecks: number;
  /** Rules by agreement, present where they were chosen (LE-O.1). */
  gorgoroth?: 1; // Wizards' companies come to Gorgoroth by a few ways only (LE-O.2)
  burglary?: 1; // a Hobbit may try to get in alone (LE-O.3, LE-O.4)
  revisited?: 1; // who comes after the opponent is awaited (LE-O.5)
  twoStrikes?: 1; // a character may face two strikes (LE-O.6)
  companyCombat?: 1; // companies may attack those of the other side (MX-12.1)
}

export interface MeccgState extends State {
  rules: Rules;
  /** Player turns begun. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  phase: number;
  part: number;
  /** The company whose movement/hazard or site phase runs; NONE otherwise. */
  company: number;

  /** By seat: HERO or MINION. */
  alignment: number[];
  /** By seat: who sits on his left (LE-M.5). */
  left: Seat[];
  /** Who has lost his avatar, where the game goes on without him (LE-M.3). */
  lost: Seat[];
  /** By seat: the number of its first card; those up to the next seat's first are its own. */
  starts: number[];
  /** By card: its number in CARDS, zone, stand, host, controller, and when it came into play. */
  def: number[];
  zone: number[];
  stand: number[];
  /** What it is with or on: a character for items, allies and hazards, a company for characters, a site, an item; NONE. */
  host: Ref[];
  /** For characters: the character who controls him, GENERAL or ORPHAN. */
  under: number[];
  since: number[];
  /** Bit per seat, and one for those who look on: they know what this card is, though it lies in a hidden zone. */
  known: number[];
  /** By seat * ZONE_COUNT + zone; a deck's top is its end. Cards in play stand in `play` only, oldest first. */
  piles: number[][];
  play: number[];

  /** By siteSlot: where that site card is. Havens are always available. */
  sites: number[];
  companies: Company[];
  nextCompany: number;

  attack: Attack | null;
  lasting: Lasting[];
  /** The order that the hazard player chose this turn for effects on places and on attacks, by `since` (CR-A26). */
  order: number[];
  /** Actions that passive conditions have caused: they come first in the next chain (CR-A9). */
  pending: Action[];
  /** What happened this turn, four numbers each: see history.ts. */
  history: number[];
  /** Counts up whenever something comes into play or an effect begins. */
  clock: number;

  /** By seat. */
  exhausted: number[];
  /** By seat: 0 until he revealed his Wizard (1) or his Ringwraith (the card's number plus one). */
  revealed: number[];
  /** Who called the council; NONE. */
  caller: number;
  /** By seat, this turn: bits, see history.ts. */
  used: number[];
  outcome: Outcome | null;
}

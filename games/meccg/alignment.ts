// What differs between a Wizard's player and a Ringwraith's: one row of answers each, which the rules ask by seat, never by
// the opponent's (MX-1.1). Which places are Havens, and what is there, is said by the site cards (places/sites.ts).
import type { Seat } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { S, SITE_COUNT } from './places/sites.ts';
import { HERO, MINION } from './tables/words.ts';

/** How a corruption check ends for who made it, by which rule. */
export interface CheckEnd {
  readonly result: 'passes' | 'taps' | 'discarded' | 'eliminated';
  readonly rule: string;
}

export interface AlignmentRules {
  /** What the player's own person is called. */
  readonly avatar: 'Wizard' | 'Ringwraith';
  /** The place where starting companies are laid, and where the avatar may come into play. */
  readonly start: number;
  readonly mostStarters: number;
  /** By how much the check is above the corruption total. */
  readonly checkEnd: (margin: number) => CheckEnd;
  /** Of creatures that he defeats: whether those without an asterisk score for him, or those with one. */
  readonly killPoints: 'plain' | 'starred';
}

const PASSED: CheckEnd = { result: 'passes', rule: 'MW-S8.3.4' };
const DISCARDED: CheckEnd = { result: 'discarded', rule: 'MW-S8.3.2' };
const ELIMINATED: CheckEnd = { result: 'eliminated', rule: 'MW-S8.3.3' };
const TAPPED: CheckEnd = { result: 'taps', rule: 'LE-S8.2.2' };
const LOST: CheckEnd = { result: 'eliminated', rule: 'LE-S8.2.4' };

const HERO_RULES: AlignmentRules = {
  avatar: 'Wizard',
  start: S.rivendell, // MW-S3.3.3, MW-S5.6.2
  mostStarters: 5, // MW-S3.3.1
  checkEnd: (margin) => (margin > 0 ? PASSED : margin >= -1 ? DISCARDED : ELIMINATED),
  killPoints: 'plain', // MX-7.7
};

const MINION_RULES: AlignmentRules = {
  avatar: 'Ringwraith',
  start: S['minas-morgul'], // LE-S3.4, LE-S5.4.3
  mostStarters: 6, // LE-S3.3
  checkEnd: (margin) => (margin > 0 ? PASSED : margin >= -1 ? TAPPED : LOST),
  killPoints: 'starred', // LE-S7.9.1, MX-7.8
};

const BY_ALIGNMENT: readonly AlignmentRules[] = [HERO_RULES, MINION_RULES];

/** What holds for this player. */
export const rulesFor = (s: { readonly alignment: readonly number[] }, seat: Seat): AlignmentRules =>
  BY_ALIGNMENT[s.alignment[seat]];

/** What holds for players of that alignment. */
export const rulesOfAlignment = (alignment: number): AlignmentRules => BY_ALIGNMENT[alignment];

/** What holds for who has this card in his deck: hazards and regions are everybody's. */
export const rulesOfCard = (def: number): AlignmentRules => BY_ALIGNMENT[alignmentOf(def)];

/** The card of a place that who has this card in his deck has of it. */
export const ownSiteCard = (def: number, site: number): number => alignmentOf(def) * SITE_COUNT + site;

/** Whether a player of that alignment may have the card: hazards and regions are everybody's (MX-1.4). */
export const serves = (def: number, alignment: number): boolean =>
  CARDS[def].alignment === 'neutral' || alignmentOf(def) === alignment;

/** The alignment that a card serves, by number; HERO for those that serve everybody. */
export const alignmentOf = (def: number): number => (CARDS[def].alignment === 'minion' ? MINION : HERO);

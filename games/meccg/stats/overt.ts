// What only companies of a Ringwraith's player are: overt or covert (LE-S5.6.4, LE-S5.6.5), and the mode that their
// Ringwraith is in. Both are asked for whenever they matter, never kept.
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { CHARACTER_RACES, type CompanyKind, type Facing, type Mode } from '../cards/facts.ts';
import { RACE } from '../cards/kinds.ts';
import { charactersOf, companyOf, isAvatar } from '../company.ts';
import { companyRef } from '../refs.ts';
import type { Company, MeccgState } from '../state.ts';
import { ruled } from '../stats.ts';
import { MINION } from '../tables/words.ts';

const ORC = CHARACTER_RACES.indexOf('orc');
const TROLL = CHARACTER_RACES.indexOf('troll');

/** By card number: the mode that it gives. */
const MODE_OF: readonly (Mode | undefined)[] = CARDS.map((card) =>
  card.kind === 'resource-event' ? card.mode : undefined,
);
/** It gives a Ringwraith a mode. */
export const givesMode = (def: number): boolean => MODE_OF[def] !== undefined;

/** The mode of the Ringwraith in this company: of cards on it, or on him, the latest counts (MX-11.5). */
export function modeOf(s: MeccgState, company: Company): Mode | undefined {
  if (s.alignment[company.seat] !== MINION) return undefined;
  const ref = companyRef(company.id);
  const avatar = charactersOf(s, company).find((card) => isAvatar(s, card)) ?? NONE;
  if (avatar === NONE) return undefined;
  let mode: Mode | undefined;
  for (const card of s.play) if (s.host[card] === ref || s.host[card] === avatar) mode = MODE_OF[s.def[card]] ?? mode;
  return mode;
}

/** He is the player himself and in that mode: those who follow him have none (MX-11.5). */
export function rides(s: MeccgState, card: number, mode: Mode): boolean {
  const company = isAvatar(s, card) ? companyOf(s, card) : undefined;
  return company !== undefined && modeOf(s, company) === mode;
}

/** His race alone makes his company overt. */
export const isOrcOrTroll = (s: MeccgState, card: number): boolean => {
  const race = RACE[s.def[card]];
  return race === ORC || race === TROLL;
};

/** It has an Orc, a Troll or a Ringwraith in Fell Rider mode with it, or a card says so; allies do not count as such. */
export function isOvert(s: MeccgState, company: Company): boolean {
  if (s.alignment[company.seat] !== MINION) return false;
  for (const card of charactersOf(s, company)) if (isOrcOrTroll(s, card)) return true;
  return modeOf(s, company) === 'fell-rider' || ruled(s, 'overt', companyRef(company.id));
}

/** It is a company of the kind that a creature is for; heroes are neither overt nor covert (MX-7.5). */
export function isFacing(s: MeccgState, company: Company, facing: Facing): boolean {
  const minion = s.alignment[company.seat] === MINION;
  if (facing === 'hero' || facing === 'minion') return minion === (facing === 'minion');
  return companyKind(s, company) === facing;
}

/** What kind of company a card may ask for; undefined for a Wizard's, which are neither. */
export const companyKind = (s: MeccgState, company: Company): CompanyKind | undefined =>
  s.alignment[company.seat] === MINION ? (isOvert(s, company) ? 'overt' : 'covert') : undefined;

// Log lines and names. They are made only when somebody listens: `emit?.(say(...))` costs nothing in a simulation.
import type { Facts, GameEvent, RuleId, Seat, Target } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { charactersOf, companyById } from './companies/company.ts';
import { REGION_NAMES } from './places/regions.ts';
import { SITE_NAMES } from './places/sites.ts';
import {
  actionIndex,
  companyId,
  isAction,
  isCard,
  isCompany,
  isPlayer,
  isRegion,
  isSite,
  isStrike,
  playerSeat,
  type Ref,
  regionOfRef,
  siteOfRef,
  strikeIndex,
  THE_ATTACK,
} from './refs.ts';
import type { MeccgState } from './state.ts';

export const SEAT_NAMES = ['Player one', 'Player two'] as const;
export const seatName = (seat: Seat): string => SEAT_NAMES[seat];
/** The title of a physical card. */
export const title = (s: MeccgState, card: number): string => CARDS[s.def[card]].name;

/** "Aragorn II’s company": by its first character of highest mind. */
export function companyName(s: MeccgState, id: number): string {
  const company = companyById(s, id);
  const first = company ? charactersOf(s, company)[0] : undefined;
  return first === undefined ? `company ${id}` : `${title(s, first)}’s company`;
}

export function nameOf(s: MeccgState, ref: Ref): string {
  if (isCard(ref)) return title(s, ref);
  if (isCompany(ref)) return companyName(s, companyId(ref));
  if (isSite(ref)) return SITE_NAMES[siteOfRef(ref)];
  if (isRegion(ref)) return REGION_NAMES[regionOfRef(ref)];
  if (isPlayer(ref)) return seatName(playerSeat(ref));
  if (isAction(ref)) return `action ${actionIndex(ref) + 1}`;
  if (isStrike(ref)) {
    const struck = s.attack?.faced[strikeIndex(ref)]?.on ?? -1;
    return struck < 0 ? 'a strike' : `the strike on ${title(s, struck)}`;
  }
  if (ref === THE_ATTACK) return 'the attack';
  return '';
}

/** Something everybody sees. `type` is a short kebab-case word that animations go by. */
export const say = (type: string, rule: RuleId, text: string, about?: readonly Target[], facts?: Facts): GameEvent => ({
  type,
  rule,
  text,
  ...(about && { about }),
  ...(facts && { facts }),
});
/** Something only these seats see; the others are told `others`, or nothing. */
export const sayTo = (to: readonly Seat[], type: string, rule: RuleId, text: string, others?: string): GameEvent => ({
  type,
  rule,
  text,
  to,
  ...(others !== undefined && { others }),
});
export const aboutCard = (...cards: number[]): Target[] => cards.map((id) => ({ domain: 'card', id }));

// Log lines and names. They are made only when somebody listens: `emit?.(say(...))` costs nothing in a simulation.
import {
  type Facts,
  type Frame,
  type GameEvent,
  NONE,
  type RuleId,
  type Seat,
  type Target,
} from '../../engine/game.ts';
import { CARDS, MIND } from './cards/all.ts';
import { AVATAR, KIND } from './cards/kinds.ts';
import type { Action } from './chain/action.ts';
import { charactersOf, companyById } from './company.ts';
import { capital } from './effects/phrases/phrase.ts';
import { REGION_NAMES } from './places/regions.ts';
import { SITE_NAMES } from './places/sites.ts';
import { leaderAmong, leaderRank } from './reading/leader.ts';
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
import { isHazardDeck } from './seats.ts';
import type { MeccgState } from './state.ts';

const SEAT_NAMES = ['Player one', 'Player two', 'Player three', 'Player four', 'Player five'] as const;
/** Within a sentence: "Player one", "the hazard deck". */
export const seatName = (s: Pick<MeccgState, 'rules'>, seat: Seat): string =>
  isHazardDeck(s, seat) ? 'the hazard deck' : SEAT_NAMES[seat];
/** The title of a physical card. */
export const title = (s: MeccgState, card: number): string => CARDS[s.def[card]].name;

/** Whom a company is named after: its Wizard, else who has the highest mind of those who follow nobody. */
export function leaderOf(
  { def, under }: { readonly def: readonly number[]; readonly under: readonly number[] },
  characters: readonly number[],
): number {
  const rank = (card: number): number => leaderRank(KIND[def[card]] === AVATAR, under[card] >= 0, MIND[def[card]]);
  return leaderAmong(characters, rank) ?? NONE;
}

/** "Aragorn II’s company". */
export function companyName(s: MeccgState, id: number): string {
  const company = companyById(s, id);
  const leader = company ? leaderOf(s, charactersOf(s, company)) : NONE;
  return leader === NONE ? `company ${id}` : `${title(s, leader)}’s company`;
}

export function nameOf(s: MeccgState, ref: Ref): string {
  if (isCard(ref)) return title(s, ref);
  if (isCompany(ref)) return companyName(s, companyId(ref));
  if (isSite(ref)) return SITE_NAMES[siteOfRef(ref)];
  if (isRegion(ref)) return REGION_NAMES[regionOfRef(ref)];
  if (isPlayer(ref)) return seatName(s, playerSeat(ref));
  if (isAction(ref)) return declaredName(s, actionIndex(ref));
  if (isStrike(ref)) {
    const struck = s.attack?.faced[strikeIndex(ref)]?.on ?? -1;
    return struck < 0 ? 'a strike' : `the strike on ${title(s, struck)}`;
  }
  if (ref === THE_ATTACK) return 'the attack';
  return '';
}

const CHECKS: Partial<Readonly<Record<Action['kind'], string>>> = {
  corruption: 'the corruption check of ',
  influence: 'the attempt to influence ',
  faction: 'the influence check for ',
  body: 'the body check of ',
};

/** What was declared in the chain that is open; a card that lies face down has no name. */
function declaredName(s: MeccgState, index: number): string {
  const chain = s.stack.findLast((frame): frame is Frame & { items: Action[] } => 'items' in frame);
  const action = chain?.items[index];
  if (!action || action.kind === 'on-guard') return action ? 'the card on-guard' : 'what was declared';
  const subject = action.kind === 'faction' || CHECKS[action.kind] === undefined ? action.card : action.on;
  return subject === NONE ? 'what was declared' : (CHECKS[action.kind] ?? '') + nameOf(s, subject);
}

/** Something everybody sees. `type` is a short kebab-case word that animations go by. */
export const say = (type: string, rule: RuleId, text: string, about?: readonly Target[], facts?: Facts): GameEvent => ({
  type,
  rule,
  text: capital(text),
  ...(about && { about }),
  ...(facts && { facts }),
});
/** Something only these seats see; the others are told `others`, or nothing. */
export const sayTo = (to: readonly Seat[], type: string, rule: RuleId, text: string, others?: string): GameEvent => ({
  type,
  rule,
  text: capital(text),
  to,
  ...(others !== undefined && { others: capital(others) }),
});
export const aboutCard = (...cards: number[]): Target[] => cards.map((id) => ({ domain: 'card', id }));

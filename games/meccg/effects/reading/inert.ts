// What a card has to say to nobody: items on a Ringwraith (LE-S5.8.2), items of the other side (MX-5.2), and resources
// when they are asked about resources and sites of the other side (MX-5.6, MX-5.7).
import type { Seat } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { CREATURE_CARD, ITEM, isResource, KIND } from '../../cards/kinds.ts';
import { characterOf, isRingwraith } from '../../company.ts';
import { isCard, isSite, type Ref, siteSeat } from '../../refs.ts';
import { HERO, type MeccgState, MINION, ownerOf } from '../../state.ts';
import type { Scope } from './scope.ts';

const NOBODYS = -1;
/** By card number: HERO, MINION, or NOBODYS. */
const SIDE = Int8Array.from(CARDS, ({ alignment }) =>
  alignment === 'neutral' ? NOBODYS : alignment === 'minion' ? MINION : HERO,
);

/** An item of the other alignment than its player's. */
export const isForeignItem = (s: MeccgState, card: number): boolean =>
  KIND[s.def[card]] === ITEM && SIDE[s.def[card]] !== s.alignment[ownerOf(s, card)];

/** The item is borne, and does nothing but corrupt and count. */
export function isInert(s: MeccgState, card: number): boolean {
  if (KIND[s.def[card]] !== ITEM) return KIND[s.def[card]] === CREATURE_CARD && isCard(s.host[card]); // it has become an ally
  if (isForeignItem(s, card)) return true;
  if (s.alignment[ownerOf(s, card)] === HERO) return false;
  const bearer = characterOf(s, card);
  return isCard(bearer) && isRingwraith(s, bearer);
}

const SPARES_MINIONS = CARDS.map((card) => 'sparesMinions' in card && card.sparesMinions === true);
/** The card is of no effect on who plays it, a Ringwraith's player (MX-7.12). */
export const sparesItsPlayer = ({ s, def, seat }: Scope): boolean =>
  SPARES_MINIONS[def] && s.alignment[seat] === MINION;
/** The card is not played against this player (MX-7.11). */
export const isBarredAgainst = (s: MeccgState, def: number, player: Seat): boolean =>
  SPARES_MINIONS[def] && s.alignment[player] === MINION;

/** A resource of one side neither targets nor touches resources and sites of the other. */
export function isOutOfReach({ s, def }: Scope, ref: Ref): boolean {
  if (def < 0 || !isResource(def) || SIDE[def] === NOBODYS) return false;
  if (isSite(ref)) return s.alignment[siteSeat(ref)] !== SIDE[def];
  if (!isCard(ref) || !isResource(s.def[ref])) return false;
  return SIDE[s.def[ref]] !== NOBODYS && SIDE[s.def[ref]] !== SIDE[def];
}

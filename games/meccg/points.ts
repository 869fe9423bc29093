// Marshalling points (MW-S1.4.1 to MW-S1.4.5): what every card gives its player now.

import type { Seat } from '../../engine/game.ts';
import { rulesFor } from './alignment.ts';
import { CARDS, POINTS as PRINTED, pointsKind, STARRED } from './cards/all.ts';
import { CHARACTER_RACES, type Place, POINTS_KINDS } from './cards/facts.ts';
import { CREATURE_CARD, FACTION, HAZARD_EVENT, isCharacter, KIND, RACE } from './cards/kinds.ts';
import { isForeignItem } from './effects/reading/inert.ts';
import { eachModifier, type ModifierOf } from './effects/reading/modifiers.ts';
import type { Scope } from './effects/reading/scope.ts';
import { holds } from './effects/reading/tests.ts';
import { isPlace } from './present.ts';
import { isCard, isSite, playerRef, siteOfRef, siteSeat } from './refs.ts';
import { victorOf } from './seats.ts';
import { type MeccgState, OUT, ownerOf, PLAY, POINTS } from './state.ts';

/** A defeated creature lies in its owner's pile and counts for who defeated it, if his kind scores such (MX-7.7, MX-7.8). */
function scores(s: MeccgState, card: number, seat: Seat): boolean {
  const kind = KIND[s.def[card]];
  const isOwn = ownerOf(s, card) === seat;
  if (s.zone[card] !== POINTS || (kind !== CREATURE_CARD && kind !== HAZARD_EVENT)) return isOwn;
  return victorOf(s, card) === seat && scoresKill(s, seat, s.def[card]);
}

/** The player has something of having defeated such a card (LE-S7.9.1, LE-S7.9.4). */
export const scoresKill = (s: MeccgState, seat: Seat, def: number): boolean =>
  (rulesFor(s, seat).killPoints === 'starred') === (STARRED[def] === 1);

/** What one card in play or in the marshalling point pile is worth: an item of the other side half, rounded up (MX-5.4). */
export const pointsOfCard = (s: MeccgState, card: number): number => pointsBy(s, card, changesOf(s));

/** What changes the worth of cards now, asked for once for all of them. */
type Changes = readonly { readonly of: ModifierOf<'points'>['of']; readonly n: number; readonly x: Scope }[];

function changesOf(s: MeccgState): Changes {
  const changes: { of: ModifierOf<'points'>['of']; n: number; x: Scope }[] = [];
  eachModifier(s, 'points', ({ of, n }, x) => changes.push({ of, n, x }));
  return changes;
}

function pointsBy(s: MeccgState, card: number, changes: Changes): number {
  let points = fullPoints(s, card);
  for (const { of, n, x } of changes) if (holds(x, of, card)) points += n;
  return isForeignItem(s, card) ? Math.ceil(points / 2) : points;
}

function fullPoints(s: MeccgState, card: number): number {
  const def = s.def[card];
  const own = CARDS[def];
  const printed = PRINTED[def];
  if ((own.kind !== 'item' && own.kind !== 'resource-event') || !own.instead) return printed;
  const { instead } = own;
  if ('creature' in instead) return isCard(s.host[card]) ? killWorth(s.def[s.host[card]]) : printed;
  const counts =
    'stored' in instead
      ? s.zone[card] === POINTS && isSite(s.host[card]) && isStoredAt(s, card, instead.stored)
      : 'bearer' in instead
        ? isCard(s.host[card]) && CHARACTER_RACES[RACE[s.def[s.host[card]]]] === instead.bearer
        : isCard(s.host[card]) && CARDS[s.def[s.host[card]]].id === instead.placedWith;
  if (!counts) return printed;
  const others = 'stored' in instead ? instead.others : undefined;
  return others !== undefined && hasStoredBefore(s, card, 'stored' in instead ? instead.stored : [])
    ? others
    : (instead.points ?? printed);
}

/** What a Wizard’s player has of having killed it. */
const killWorth = (def: number): number => (STARRED[def] === 1 ? 0 : PRINTED[def]);

/** Another copy that its player has stored counts in full: one of them does. */
const hasStoredBefore = (s: MeccgState, card: number, places: readonly Place[]): boolean =>
  s.def.some(
    (def, other) =>
      other < card &&
      def === s.def[card] &&
      ownerOf(s, other) === ownerOf(s, card) &&
      s.zone[other] === POINTS &&
      isSite(s.host[other]) &&
      isStoredAt(s, other, places),
  );

/** A stored card's host is the site where it was stored. */
const isStoredAt = (s: MeccgState, card: number, places: readonly Place[]): boolean =>
  places.some((place) => isPlace(s, siteSeat(s.host[card]), siteOfRef(s.host[card]), place));

/** A leader who holds three factions or more makes them worth two more. */
function heldByLeaders(s: MeccgState, seat: Seat): number {
  const held = new Map<number, number>();
  for (const card of s.play)
    if (KIND[s.def[card]] === FACTION && isCard(s.host[card]) && ownerOf(s, card) === seat)
      held.set(s.host[card], (held.get(s.host[card]) ?? 0) + 1);
  return 2 * [...held.values()].filter((n) => n >= 3).length;
}

/** In play a hazard scores nothing for anybody. */
const scoresInPlay = (kind: number): boolean => kind !== CREATURE_CARD && kind !== HAZARD_EVENT;

/** By card number: the place of its points among POINTS_KINDS, -1 where it has none. */
const KIND_OF = Int8Array.from(CARDS, (card) => {
  const kind = pointsKind(card);
  return kind === undefined ? -1 : POINTS_KINDS.indexOf(kind);
});

/** Marshalling points by POINTS_KINDS, before any of the council's modifications. */
export function pointsOf(s: MeccgState, seat: Seat): number[] {
  const points = POINTS_KINDS.map(() => 0);
  const add = (def: number, n: number): void => {
    if (n !== 0 && KIND_OF[def] >= 0) points[KIND_OF[def]] += n;
  };
  const changes = changesOf(s);
  for (let card = 0; card < s.zone.length; card++) {
    const zone = s.zone[card];
    if (zone !== PLAY && zone !== POINTS && zone !== OUT) continue;
    const def = s.def[card];
    if (zone === PLAY ? scoresInPlay(KIND[def]) : zone === POINTS) {
      if (scores(s, card, seat)) add(def, pointsBy(s, card, changes));
    } else if (zone === OUT && isCharacter(def)) {
      const own = CARDS[def];
      if (own.kind === 'character' && ownerOf(s, card) === seat) add(def, own.eliminated ?? 0);
      if (s.host[card] === playerRef(seat)) points[POINTS_KINDS.indexOf('kill')] += PRINTED[def]; // his killer's (MX-12.6)
    }
  }
  points[POINTS_KINDS.indexOf('faction')] += heldByLeaders(s, seat);
  return points;
}

// Giving up items: storing them (MW-S10.11.1 to MW-S10.11.9) and transferring them (MW-S10.12.1 to MW-S10.12.4).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import type { Place } from '../cards/facts.ts';
import { ITEM, isCharacter, KIND, RESOURCE_EVENT } from '../cards/kinds.ts';
import { isNamed } from '../cards/titles.ts';
import { action } from '../chain/action.ts';
import { characterOf, companyOf } from '../company.ts';
import { cannotBe, mayBear } from '../effects/reading/deeds.ts';
import { effectsOf, triggersOf } from '../effects/reading/literal.ts';
import { PART_WHEN } from '../effects/reading/parts.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { runEffects } from '../happenings/running.ts';
import { happen } from '../happenings/triggers.ts';
import { GAINED, happened, note, STORED, TRANSFERRED } from '../history.ts';
import { isHavenFor, SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { isPlace } from '../present.ts';
import { siteRef } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type MeccgState, ownerOf, POINTS } from '../state.ts';
import { cardsOn, put } from '../zones.ts';

const ONE_RING: Refusal = refusal('MW-S10.11.5', 'The One Ring may not be stored.');
const NOT_HERE: Refusal = refusal('MW-S10.11.1', 'Items are stored at a Haven, or where their own text says.');
const NEVER_HERE: Refusal = refusal('LE-S10.9.1', 'Nothing may be stored at this site.');
const NOT_NAMED: Refusal = refusal('MW-S10.11.9', 'It is stored only where its own text says.');
const BOUND: Refusal = refusal('MW-S10.11.1', 'A card keeps it from being stored.');
const KEPT: Refusal = refusal('MW-S10.12.1', 'A card keeps it from being transferred.');
const NOBODY: Refusal = refusal('MW-S10.12.1', 'None of your other characters is at that site.');
const ONCE: Refusal = refusal('MW-S10.12.1', 'It has been transferred in this organization phase.');

/** By card number: where besides Havens an item may be stored (MW-S10.11.6). */
const STORED_AT: readonly (readonly Place[])[] = CARDS.map((card, def) =>
  card.kind === 'item'
    ? card.instead && 'stored' in card.instead
      ? card.instead.stored
      : []
    : (effectsOf(def).storable ?? []),
);

/** An item that a character of the player bears. */
export const isBorne = (s: MeccgState, seat: Seat, card: number): boolean =>
  KIND[s.def[card]] === ITEM && ownerOf(s, card) === seat && characterOf(s, card) !== NONE;

/** Another resource with a character of the player that may be stored somewhere (MW-S10.11.6). */
export const isStorable = (s: MeccgState, seat: Seat, card: number): boolean =>
  KIND[s.def[card]] !== ITEM &&
  STORED_AT[s.def[card]].length > 0 &&
  ownerOf(s, card) === seat &&
  characterOf(s, card) !== NONE;

/** Why this item, or other resource that can be, cannot be stored now. */
export function storeVerdict(s: MeccgState, card: number): Verdict {
  const company = companyOf(s, card);
  const def = s.def[card];
  if (!company) return NOT_HERE;
  if (SITE_ROWS[siteCardOf(s, company.seat, company.site)]?.noStoring) return NEVER_HERE;
  const anyHaven = KIND[def] === ITEM && isHavenFor(s, company.seat, company.site);
  if (!anyHaven && !STORED_AT[def].some((place) => isPlace(s, company.seat, company.site, place)))
    return KIND[def] === ITEM ? NOT_HERE : NOT_NAMED;
  if (isNamed(def, 'the-one-ring')) return ONE_RING;
  return cannotBe(s, 'stored', card) ? BOUND : undefined;
}

/** It goes to its player's marshalling point pile, which remembers where it was stored; events on it go with it. */
export function storeCard(s: MeccgState, card: number, emit: Emit): void {
  const company = companyOf(s, card);
  const seat = ownerOf(s, card);
  const withIt = cardsOn(s, card).filter((on) => KIND[s.def[on]] === RESOURCE_EVENT);
  leavePlay(s, card, POINTS, emit, { keep: withIt });
  for (const on of withIt) {
    put(s, on, POINTS);
    s.host[on] = card;
  }
  if (company) s.host[card] = siteRef(seat, company.site);
  note(s, STORED, company?.id, seat, card);
  for (const [way, trigger] of triggersOf(s.def[card]).entries())
    if (trigger.on === 'stored') runEffects(s, action('trigger', seat, { card, way }), PART_WHEN, s.def[card]);
  emit?.(say('store', 'MW-S2.6.2', `${seatName(s, seat)} stores ${title(s, card)}.`, aboutCard(card)));
}

/** A ring that has taken the place of a gold ring which was to be stored comes into play stored (LE-S10.6.9). */
export function storeAtOnce(s: MeccgState, card: number, bearer: number, emit: Emit): void {
  const company = companyOf(s, bearer);
  const seat = ownerOf(s, card);
  put(s, card, POINTS);
  if (company) s.host[card] = siteRef(seat, company.site);
  note(s, STORED, company?.id, seat, card);
  emit?.(say('store', 'LE-S10.6.9', `${seatName(s, seat)} stores ${title(s, card)}.`, aboutCard(card)));
}

/** The modifier of the test that storing a gold ring calls for at some sites; undefined where it is just stored. */
export function testOfStoring(s: MeccgState, card: number): number | undefined {
  const company = companyOf(s, card);
  const facts = CARDS[s.def[card]];
  if (!company || facts.kind !== 'item' || facts.item !== 'gold-ring') return undefined;
  return SITE_ROWS[siteCardOf(s, company.seat, company.site)]?.storedRings;
}

/** Why this item cannot be given to anybody now. */
export function transferVerdict(s: MeccgState, card: number): Verdict {
  if (happened(s, TRANSFERRED, undefined, card)) return ONCE;
  if (receivers(s, card).length === 0) return NOBODY;
  return cannotBe(s, 'transferred', card) ? KEPT : undefined;
}

/** The player's other characters at the site, of any company. */
export function receivers(s: MeccgState, card: number): number[] {
  const company = companyOf(s, card);
  const bearer = characterOf(s, card);
  return s.play.filter(
    (other) =>
      other !== bearer &&
      isCharacter(s.def[other]) &&
      mayBear(s, s.def[card], other) &&
      ownerOf(s, other) === company?.seat &&
      companyOf(s, other)?.site === company.site,
  );
}

/** Another character has the item now; what is on it stays on it. */
export function transferItem(s: MeccgState, card: number, to: number, emit: Emit): void {
  s.host[card] = to;
  note(s, GAINED, companyOf(s, to)?.id, to, card);
  emit?.(say('transfer', 'MW-S10.12.1', `${title(s, card)} passes to ${title(s, to)}.`, aboutCard(card, to)));
  happen(s, 'item-gained', to, emit);
}

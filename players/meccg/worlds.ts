// Worlds to look ahead in. Nobody knows the other's list: what is hidden of his is dealt from a deck such as people build, one
// that agrees with all that was seen. His sideboard stays in the sideboard, and what lies on-guard is rather a hazard. What he could
// have played and did not is rather not in his hand (silence.ts).

import type { Seat } from '../../engine/game.ts';
import { below, next, type RandomState, shuffleWith, split } from '../../engine/random.ts';
import { serves } from '../../games/meccg/alignment.ts';
import { C, CARDS, COPIES, UNIQUE } from '../../games/meccg/cards/all.ts';
import { AVATAR, isHazard, isResource, KIND } from '../../games/meccg/cards/kinds.ts';
import { alignmentOfDeck, type Deck, idsOf } from '../../games/meccg/decks/deck.ts';
import { KNOWN_DECKS } from '../../games/meccg/decks/ready-made.ts';
import { unseenBy } from '../../games/meccg/redeal.ts';
import { seatsOf } from '../../games/meccg/seats.ts';
import { type MeccgState, ON_GUARD, SETUP, SIDEBOARD, UNUSED } from '../../games/meccg/state.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import type { Turn } from '../player.ts';
import { heed, type Silence, silenceOf } from './silence.ts';

/** A deck that somebody may have, by numbers in CARDS. */
interface Model {
  readonly played: readonly number[];
  readonly aside: readonly number[];
  readonly holds: ReadonlySet<number>;
}

/** What people of an alignment play: whole decks, and the cards that may be in others. */
interface Custom {
  readonly decks: readonly Model[];
  readonly cards: readonly number[];
}

/** How much less likely a deck is for every title that was seen and is not in it. */
const STRANGE = 0.2;
/** Cards of the decks we know come so many times as often as others. */
const USUAL = 4;

function modelOf({ start, items, characters, resources, hazards, sideboard }: Deck): Model {
  const played = [...start, ...items, ...[characters, resources, hazards].flatMap(idsOf)].map((id) => C[id]);
  const aside = idsOf(sideboard).map((id) => C[id]);
  return { played, aside, holds: new Set([...played, ...aside]) };
}

const customs: Custom[] = [];

/** By alignment, made when it is first asked for. */
function customOf(alignment: number): Custom {
  customs[alignment] ??= makeCustom(alignment);
  return customs[alignment];
}

function makeCustom(alignment: number): Custom {
  const decks = KNOWN_DECKS.filter((deck) => alignmentOfDeck(deck) === alignment).map(modelOf);
  const others = [...CARDS.keys()].filter((def) => serves(def, alignment) && (isHazard(def) || isResource(def)));
  const usual = decks.flatMap(({ played }) => played).filter((def) => KIND[def] !== AVATAR);
  return { decks, cards: [...others, ...Array.from({ length: USUAL }, () => usual).flat()] };
}

const chance = (random: RandomState): number => next(random) / 2 ** 32;

/** A deck with what it lacks of the titles that were seen, 0 to 1: the more it has of them, the likelier it is. */
function guess(decks: readonly Model[], titles: readonly number[], random: RandomState): readonly [Model, number] {
  const misses = decks.map(({ holds }) => titles.reduce((sum, def) => sum + Number(!holds.has(def)), 0));
  const least = Math.min(...misses);
  const weights = misses.map((count) => STRANGE ** (count - least));
  let left = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
  let chosen = 0;
  for (; chosen < decks.length - 1 && left >= weights[chosen]; chosen++) left -= weights[chosen];
  return [decks[chosen], misses[chosen] / Math.max(1, titles.length)];
}

/** What the hidden cards of a seat may be: so many that are played, so many in the sideboard. */
class Supply {
  private readonly left = Int8Array.from(COPIES);
  private readonly custom: Custom;
  private readonly random: RandomState;
  private readonly avatar: number | undefined;

  constructor(custom: Custom, seen: readonly number[], random: RandomState) {
    this.custom = custom;
    this.random = random;
    for (const def of seen) this.left[def]--;
    this.avatar = seen.find((def) => KIND[def] === AVATAR);
  }

  private may(def: number): boolean {
    return this.left[def] !== 0 && (KIND[def] !== AVATAR || this.avatar === undefined || def === this.avatar);
  }

  /** So many of a list less what was seen of it; where it has too few, or by its doubts, any that people play. */
  take(list: readonly number[], seen: readonly number[], count: number, doubt: number): number[] {
    const gone = new Map<number, number>();
    for (const def of seen) gone.set(def, (gone.get(def) ?? 0) + 1);
    const rest = list.filter((def) => {
      const known = gone.get(def) ?? 0;
      if (known > 0) gone.set(def, known - 1);
      return known === 0;
    });
    shuffleWith(this.random, rest);
    const taken: number[] = [];
    for (const def of rest) {
      if (taken.length === count) return taken;
      const isKept = chance(this.random) >= doubt;
      taken.push(isKept && this.may(def) ? this.one(def) : this.one(this.any()));
    }
    while (taken.length < count) taken.push(this.one(this.any()));
    return taken;
  }

  private one(def: number): number {
    this.left[def]--;
    return def;
  }

  private any(): number {
    const { cards } = this.custom;
    for (let tries = 0; tries < 100; tries++) {
      const def = cards[below(this.random, cards.length)];
      if (this.may(def) && (UNIQUE[def] === 0 || this.left[def] > 0)) return def;
    }
    return cards[below(this.random, cards.length)];
  }
}

const isAside = (s: MeccgState, card: number): boolean => s.zone[card] === SIDEBOARD || s.zone[card] === UNUSED;

/** Deals what is hidden of a seat from a deck that it might have; gives back the cards that are not in the sideboard. */
function dealFor(s: MeccgState, seat: Seat, viewer: Seat, random: RandomState): readonly number[] {
  const hidden = unseenBy(s, seat, viewer);
  const unseen = new Set(hidden);
  const seen: number[] = [];
  for (let card = s.starts[seat]; card < (s.starts[seat + 1] ?? s.def.length); card++)
    if (!unseen.has(card)) seen.push(s.def[card]);
  const custom = customOf(s.alignment[seat]);
  const [model, doubt] = guess(custom.decks, [...new Set(seen)], random);
  const supply = new Supply(custom, seen, random);
  const aside = hidden.filter((card) => isAside(s, card));
  // What lies on-guard comes first, and takes hazards as long as there are some.
  const others = hidden
    .filter((card) => !isAside(s, card))
    .sort((a, b) => Number(s.zone[b] === ON_GUARD) - Number(s.zone[a] === ON_GUARD) || a - b);
  const guards = others.filter((card) => s.zone[card] === ON_GUARD).length;
  const played = supply.take(model.played, seen, others.length, doubt);
  const hazards = played.filter((def) => isHazard(def)).slice(0, guards);
  for (const def of hazards) played.splice(played.indexOf(def), 1);
  for (const [i, def] of [...hazards, ...played].entries()) s.def[others[i]] = def;
  for (const [i, def] of supply.take(model.aside, seen, aside.length, doubt).entries()) s.def[aside[i]] = def;
  return others;
}

/** The turn of one who guesses the others' decks from what he has seen of them, and their hands from what they did not do. */
export function guessing(turn: Turn<MeccgView>): Turn<MeccgView> {
  const { seat } = turn.decision;
  let silences: readonly (Silence | undefined)[] | undefined;
  return {
    ...turn,
    imagine() {
      const s = turn.imagine() as MeccgState;
      const random = split(turn.random);
      if (s.phase === SETUP || s.rules.solitaire === 1) return s;
      silences ??= seatsOf(s).map((other) => (other === seat ? undefined : silenceOf(s, seat, other)));
      for (const other of seatsOf(s)) {
        if (other === seat) continue;
        const hidden = dealFor(s, other, seat, random);
        const { [other]: silence } = silences;
        if (silence) heed(s, silence, hidden, random);
      }
      return s;
    },
  };
}

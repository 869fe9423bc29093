// All event cards, by number: what they require, what they do, what they do on the table.
import { EVENT_SLUGS, type EventSlug } from '../tables/events.ts';
import { freeCharacter } from './free-character.ts';
import { freeStrategy } from './free-strategy.ts';
import { shadowCharacter } from './shadow-character.ts';
import { shadowStrategy } from './shadow-strategy.ts';
import { twilight } from './twilight.ts';
import type { Condition, EventCard, Part } from './vocabulary.ts';

const BY_SLUG: Readonly<Record<EventSlug, EventCard>> = {
  ...freeCharacter,
  ...freeStrategy,
  ...shadowCharacter,
  ...shadowStrategy,
  ...twilight,
};

export const EVENT_CARDS: readonly EventCard[] = EVENT_SLUGS.map((slug) => BY_SLUG[slug]);

/** The parts of each card in order: what `part` of its frame counts. */
export const PROGRAMS: readonly (readonly Part[])[] = EVENT_CARDS.map((card) => card.parts?.flat() ?? []);
export const REQUIREMENTS: readonly (readonly Condition[])[] = EVENT_CARDS.map((card) => card.requires ?? []);
/** The Nations of its own side that a card names, to recruit for them or move their counters; none where the player chooses. */
export const CARD_NATIONS: readonly (readonly number[])[] = PROGRAMS.map((program) => [
  ...new Set(program.flatMap(({ nations }) => nations ?? [])),
]);

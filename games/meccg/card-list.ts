// Every card as data, with the text made from its value: for the command line, the client and searches.
import { CARDS, type Card } from './cards/all.ts';
import { isReprint } from './cards/reprints.ts';
import { placeText } from './effects/place-text.ts';
import { playWays } from './effects/reading/literal.ts';
import { cardText } from './effects/text.ts';
import type { Effects } from './effects/vocabulary.ts';
import { placesOfCard } from './where.ts';

/** Effects are told in `text`; the rest are facts. */
const EFFECTS: ReadonlySet<string> = new Set<keyof Effects>([
  'play',
  'use',
  'has',
  'when',
  'replaces',
  'leaves',
  'once',
]);

/** An event, or a creature that can be one, works if there is a way to play it; everything else is played by the rules. */
const isCarriedOut = (card: Card, number: number): boolean => !('event' in card) || playWays(number).length > 0;

const factsOf = (card: Card): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(card).filter(([key]) => !EFFECTS.has(key)));

export const meccgCards = () =>
  CARDS.map((card, number) => ({
    ...factsOf(card),
    id: card.id,
    name: card.name,
    set: card.set,
    alsoIn: isReprint(card.id) ? ['mele'] : undefined,
    kind: card.kind,
    text: [placeText(card), cardText(number)].filter(Boolean).join(' '),
    where: card.kind === 'site' || card.kind === 'region' ? undefined : placesOfCard(number),
    implemented: isCarriedOut(card, number),
  }));

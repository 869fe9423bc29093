// The door to the pictures of minions' cards: fetched when the first of them is shown.
import type { Theme } from '../art/kit/paint.ts';
import { minionSubject } from '../art/pictures/minions.ts';
import { type PictureShape, subjectUrl } from './paint-card.ts';
import type { ShownCard } from './shown-card.ts';

export const minionPictureUrl = (card: ShownCard, shape: PictureShape, theme: Theme): string =>
  subjectUrl(minionSubject(card), shape, theme);

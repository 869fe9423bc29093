// The door to the art kit: everything behind it is one lazy part of the page.
import type { Theme } from '../../art/kit/paint.ts';
import { meccgSubject } from '../../art/pictures/meccg.ts';
import type { Subject } from '../../art/pictures/picture.ts';
import { pictureUrl } from '../../art/pictures/picture-url.ts';
import type { ShownCard } from './shown-card.ts';

const SHAPES = { broad: [300, 200], upright: [100, 104], square: [100, 100] } as const;

/** Broad for a card that is read, upright for one in the hand, square for a token. */
export type PictureShape = keyof typeof SHAPES;

export function subjectUrl(subject: Subject, shape: PictureShape, theme: Theme): string {
  const [width, height] = SHAPES[shape];
  return pictureUrl(subject, { width, height, theme });
}

export const cardPictureUrl = (card: ShownCard, shape: PictureShape, theme: Theme): string =>
  subjectUrl(meccgSubject(card), shape, theme);

// The door to the art kit: everything behind it is one lazy part of the page.
import type { Theme } from '../art/kit/paint.ts';
import { meccgSubject } from '../art/pictures/meccg.ts';
import { pictureUrl } from '../art/pictures/picture-url.ts';
import type { ShownCard } from './shown-card.ts';

const SHAPES = { broad: [300, 200], upright: [100, 104], square: [100, 100] } as const;

export function cardPictureUrl(card: ShownCard, shape: keyof typeof SHAPES, theme: Theme): string {
  const [width, height] = SHAPES[shape];
  return pictureUrl(meccgSubject(card), { width, height, theme });
}

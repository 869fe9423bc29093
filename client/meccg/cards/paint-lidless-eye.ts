// The door to the pictures of The Lidless Eye: fetched when the first of them is shown.
import type { Theme } from '../../art/kit/paint.ts';
import { lidlessEyeSubject } from '../../art/pictures/lidless-eye.ts';
import { type PictureShape, subjectUrl } from './paint-card.ts';
import type { ShownCard } from './shown-card.ts';

export const lidlessEyePictureUrl = (card: ShownCard, shape: PictureShape, theme: Theme): string =>
  subjectUrl(lidlessEyeSubject(card), shape, theme);

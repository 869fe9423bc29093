// Site cards among all cards.
import { NONE } from '../../../engine/game.ts';
import { cardIndex } from '../cards/all.ts';
import { SITE_CARD_IDS } from './sites.ts';

/** By site card: its number in CARDS; NONE where the alignment has no card of the place. An event that is used as a site is itself. */
export const SITE_CARD: readonly number[] = SITE_CARD_IDS.map((id) => (id === undefined ? NONE : cardIndex(id)));

// Which picture a card of The Lidless Eye has. Apart from meccg.ts, so that only who sees such cards fetches their hints.
import { MELE_CREATURES } from './hints/mele-creatures.ts';
import { MELE_DEEDS } from './hints/mele-deeds.ts';
import { MELE_HAZARDS } from './hints/mele-hazards.ts';
import { MELE_ITEMS } from './hints/mele-items.ts';
import { MELE_WRAITHS } from './hints/mele-orcs.ts';
import { MELE_PEOPLE } from './hints/mele-people.ts';
import { MELE_ALLIES, MELE_FACTIONS } from './hints/mele-peoples.ts';
import { MELE_POWERS } from './hints/mele-powers.ts';
import { MELE_SITES } from './hints/mele-sites.ts';
import { SITES } from './hints/sites.ts';
import { type HintBook, type PicturedCard, subjectIn } from './meccg.ts';
import type { Subject } from './picture.ts';

const LIDLESS_EYE: HintBook = {
  scenes: {
    ally: MELE_ALLIES,
    creature: MELE_CREATURES,
    'hazard-event': MELE_HAZARDS,
    'resource-event': { ...MELE_DEEDS, ...MELE_POWERS },
    site: { ...SITES, ...MELE_SITES },
  },
  items: MELE_ITEMS,
  factions: MELE_FACTIONS,
  people: MELE_PEOPLE,
  wraiths: MELE_WRAITHS,
};

export const lidlessEyeSubject = (card: PicturedCard): Subject => ({
  ...subjectIn(LIDLESS_EYE, card),
  ...(card.alignment === 'minion' && { isMinion: true }),
});

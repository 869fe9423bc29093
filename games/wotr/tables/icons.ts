// Player icons on Event Cards (WR-11.9.2, WR-11.9.4): which player of a side may use the event. A card without one is open to both.
// No print of them was at hand: a card has the icon of the player whose Nation or Characters it acts on, and only of him.
import { EVENTS } from './events.ts';
import { GONDOR, ISENGARD, NO_NATION, ROHAN, SAURON } from './nations.ts';

/** By icon: a Nation of its player. */
export const ICONS = { gondor: GONDOR, rohan: ROHAN, 'witch-king': SAURON, saruman: ISENGARD } as const;
export type Icon = keyof typeof ICONS;

const CARDS: Readonly<Record<Icon, readonly string[]>> = {
  gondor: [
    'house-of-the-stewards',
    'a-power-too-great',
    'faramirs-rangers',
    'cirdans-ships',
    'guards-of-the-citadel',
    'celeborns-galadhrim',
    'imrahil-of-dol-amroth',
    'kindred-of-glorfindel',
    'thranduils-archers',
    'threats-to-the-fiefs-of-the-south',
  ],
  rohan: [
    'the-power-of-tom-bombadil',
    'book-of-mazarbul',
    'fear-fire-foes',
    'the-red-arrow',
    'riders-of-theoden',
    'grimbeorn-the-old-son-of-beorn',
    'king-brands-men',
    'swords-in-eriador',
    'dain-ironfoots-guard',
    'eomer-son-of-eomund',
    'rangers-of-the-north',
  ],
  'witch-king': [
    'grond-hammer-of-the-underworld',
    'the-black-captain-commands',
    'return-of-the-witch-king',
    'olog-hai',
    'hill-trolls',
    'the-king-is-revealed',
    'shadows-on-the-misty-mountains',
    'orcs-multiplying-again',
    'monsters-roused',
    'pits-of-mordor',
    'a-balrog-is-come',
    'captain-of-despair',
    'shadow-of-dol-guldur',
  ],
  saruman: [
    'the-palantir-of-orthanc',
    'wormtongue',
    'the-fighting-uruk-hai',
    'corsairs-of-umbar',
    'rage-of-the-dunlendings',
    'half-orcs-and-goblin-men',
    'a-new-power-is-rising',
    'many-kings-to-the-service-of-mordor',
    'horde-from-the-east',
    'the-corsairs-are-upon-us',
    'rage-of-the-dunlendings-e',
  ],
};

/** The icon of each card, if it has one. */
export const ICON_OF: readonly (Icon | undefined)[] = EVENTS.map(({ slug }) =>
  (Object.keys(CARDS) as Icon[]).find((icon) => CARDS[icon].includes(slug)),
);

/** By card: a Nation of the player whose icon it bears; NO_NATION without one. */
export const ICON_NATION = Int8Array.from(ICON_OF, (icon) => (icon ? ICONS[icon] : NO_NATION));

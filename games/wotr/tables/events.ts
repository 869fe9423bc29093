// What is printed on the 96 Event Cards of the base game besides their wording: title, type, combat title, initiative.
// Each deck is in the order of its card numbers. The cards of the expansion stand behind them (events-twilight.ts).

import { lookup } from '../../../lib/lookup.ts';
import type { RegionId } from '../map/region-table.ts';
import { ARMY, CHARACTER, MUSTER } from './dice.ts';
import * as twilight from './events-twilight.ts';
import { FREE, ROHAN, SHADOW, type Side } from './nations.ts';

export const CHARACTER_DECK = 0;
export const STRATEGY_DECK = 1;

export type Deck = typeof CHARACTER_DECK | typeof STRATEGY_DECK;
export type EventType = typeof CHARACTER | typeof ARMY | typeof MUSTER;

/** What a card does while it lies on the table, in the words that the rules ask for (hands/laid.ts). Its text says the same. */
export interface TableWords {
  /** The Free Peoples may discard it: no tile is drawn; another is drawn; the damage is 1 less. */
  readonly preventsTile?: true;
  readonly replacesTile?: true;
  readonly lessensDamage?: true;
  /** Dice that move the Fellowship do not go into the Hunt box. */
  readonly sparesHuntBox?: true;
  /** No Army of the Shadow moves there or attacks there. */
  readonly wards?: readonly RegionId[];
  /** The Shadow may discard it: 1 more on every die of a Hunt Roll. */
  readonly addsToHunt?: true;
  /** A casualty of the Hunt costs a Character card besides. */
  readonly takesCardForCasualty?: true;
  /** The Shadow may discard it for a tile when the Fellowship comes by. */
  readonly lurksIn?: RegionId;
  /** The Shadow may discard it for a tile when the Fellowship comes by a Stronghold of its own. */
  readonly shutsGates?: true;
  /** While Gollum guides, the Shadow may discard it to have another tile drawn. */
  readonly redrawsTile?: true;
  /** The Balrog goes as if his Level were 2. */
  readonly rousesBalrog?: true;
  /** A Character die of the Shadow goes into the Hunt box when its action is done. */
  readonly characterDiceHunt?: true;
  /** It can be used in battle as if it were in hand. */
  readonly fights?: true;
  /** A card played with an Event die brings another. */
  readonly drawsWithEvent?: true;
  /** That Nation is not made active, but by Companions, or by a declaration or an attack in these regions; then the card goes. */
  readonly keepsPassive?: number;
  readonly unlessAt?: readonly RegionId[];
  /** The Free Peoples use no Combat Cards there. */
  readonly forbidsCombatCards?: RegionId;
  /** A Muster die does not advance a passive Nation; it goes when one advances by an attack or an ability. */
  readonly holdsBackPassive?: true;
  /** It goes when the Fellowship is declared in such a place of the Free Peoples. */
  readonly endsWhenDeclared?: 'city-or-stronghold' | 'held-stronghold';
}

type Card = {
  readonly title: string;
  /** The die face, besides the Event face, that plays the card. */
  readonly type: EventType;
  readonly combat: string;
  /** Lower acts first; a pair where the combat card acts twice. */
  readonly initiative: number | readonly [number, number];
  /** What it does on the table, where it stays once played. */
  readonly table?: TableWords;
};

type Cards = Readonly<Record<string, Card>>;
/** A card of the expansion bears the number of the one that it replaces, or one beyond them. */
export type TwilightCards = Readonly<Record<string, Card & { readonly number: number }>>;

const FREE_CHARACTER = {
  'elven-cloaks': { title: 'Elven Cloaks', type: CHARACTER, combat: 'It is a Gift', initiative: 3 },
  'elven-rope': { title: 'Elven Rope', type: CHARACTER, combat: 'It is a Gift', initiative: 3 },
  'phial-of-galadriel': { title: 'Phial of Galadriel', type: CHARACTER, combat: 'It is a Gift', initiative: 3 },
  'smeagol-helps-nice-master': {
    title: 'Sméagol Helps Nice Master',
    type: CHARACTER,
    combat: 'It is a Gift',
    initiative: 3,
  },
  'mithril-coat-and-sting': {
    title: 'Mithril Coat and Sting',
    type: CHARACTER,
    combat: 'Blade of Westernesse',
    initiative: 6,
    table: { replacesTile: true },
  },
  'axe-and-bow': {
    title: 'Axe and Bow',
    type: CHARACTER,
    combat: 'Mighty Attack',
    initiative: 4,
    table: { lessensDamage: true },
  },
  'horn-of-gondor': {
    title: 'Horn of Gondor',
    type: CHARACTER,
    combat: 'Mighty Attack',
    initiative: 4,
    table: { lessensDamage: true },
  },
  'wizards-staff': {
    title: "Wizard's Staff",
    type: CHARACTER,
    combat: 'Servant of the Secret Fire',
    initiative: 3,
    table: { preventsTile: true },
  },
  athelas: { title: 'Athelas', type: CHARACTER, combat: 'Andúril', initiative: 4 },
  'there-is-another-way': { title: 'There is Another Way', type: CHARACTER, combat: 'Heroic Death', initiative: 6 },
  'i-will-go-alone': { title: 'I Will Go Alone', type: CHARACTER, combat: 'Daring Defiance', initiative: 0 },
  'bilbos-song': { title: "Bilbo's Song", type: CHARACTER, combat: 'Fateful Strike', initiative: 6 },
  'mirror-of-galadriel': { title: 'Mirror of Galadriel', type: CHARACTER, combat: 'Heroic Death', initiative: 6 },
  'challenge-of-the-king': { title: 'Challenge of the King', type: CHARACTER, combat: 'Sudden Strike', initiative: 2 },
  'gwaihir-the-windlord': { title: 'Gwaihir the Windlord', type: CHARACTER, combat: 'Daring Defiance', initiative: 0 },
  'we-prove-the-swifter': { title: 'We Prove the Swifter', type: CHARACTER, combat: 'Daring Defiance', initiative: 0 },
  'there-and-back-again': { title: 'There and Back Again', type: CHARACTER, combat: 'Brave Stand', initiative: 3 },
  'the-eagles-are-coming': { title: 'The Eagles are Coming!', type: CHARACTER, combat: 'Heroic Death', initiative: 6 },
  'the-ents-awake-treebeard': {
    title: 'The Ents Awake: Treebeard',
    type: CHARACTER,
    combat: "Ents' Rage",
    initiative: 3,
  },
  'the-ents-awake-huorns': { title: 'The Ents Awake: Huorns', type: CHARACTER, combat: 'Huorn-dark', initiative: 3 },
  'the-ents-awake-entmoot': {
    title: 'The Ents Awake: Entmoot',
    type: CHARACTER,
    combat: 'Nameless Wood',
    initiative: 5,
  },
  'dead-men-of-dunharrow': { title: 'Dead Men of Dunharrow', type: CHARACTER, combat: 'Sudden Strike', initiative: 2 },
  'house-of-the-stewards': { title: 'House of the Stewards', type: CHARACTER, combat: 'Brave Stand', initiative: 3 },
  'the-grey-company': { title: 'The Grey Company', type: CHARACTER, combat: 'Brave Stand', initiative: 3 },
} satisfies Cards;

const FREE_STRATEGY = {
  'the-last-battle': {
    title: 'The Last Battle',
    type: ARMY,
    combat: 'Daylight',
    initiative: 3,
    table: { sparesHuntBox: true },
  },
  'a-power-too-great': {
    title: 'A Power too Great',
    type: ARMY,
    combat: 'No Quarter',
    initiative: 5,
    table: { wards: ['lorien', 'rivendell', 'grey-havens'] },
  },
  'the-power-of-tom-bombadil': {
    title: 'The Power of Tom Bombadil',
    type: ARMY,
    combat: 'Advantageous Position',
    initiative: 3,
    table: { wards: ['old-forest', 'shire', 'buckland'] },
  },
  'book-of-mazarbul': { title: 'Book of Mazarbul', type: MUSTER, combat: 'Advantageous Position', initiative: 3 },
  'the-spirit-of-mordor': { title: 'The Spirit of Mordor', type: ARMY, combat: 'Scouts', initiative: 1 },
  'faramirs-rangers': { title: "Faramir's Rangers", type: ARMY, combat: 'Shield-Wall', initiative: 6 },
  'fear-fire-foes': { title: 'Fear! Fire! Foes!', type: MUSTER, combat: 'Shield-Wall', initiative: 6 },
  'wisdom-of-elrond': { title: 'Wisdom of Elrond', type: MUSTER, combat: 'Confusion', initiative: 4 },
  'the-red-arrow': { title: 'The Red Arrow', type: MUSTER, combat: 'Scouts', initiative: 1 },
  'help-unlooked-for': { title: 'Help Unlooked For', type: ARMY, combat: 'No Quarter', initiative: 5 },
  'paths-of-the-woses': { title: 'Paths of the Woses', type: ARMY, combat: 'Sudden Strike', initiative: 2 },
  'through-a-day-and-a-night': { title: 'Through a Day and a Night', type: ARMY, combat: 'Confusion', initiative: 4 },
  'cirdans-ships': { title: "Cirdan's Ships", type: MUSTER, combat: 'Charge', initiative: 2 },
  'guards-of-the-citadel': { title: 'Guards of the Citadel', type: MUSTER, combat: 'Charge', initiative: 2 },
  'celeborns-galadhrim': { title: "Celeborn's Galadhrim", type: MUSTER, combat: 'Daylight', initiative: 3 },
  'riders-of-theoden': { title: 'Riders of Théoden', type: MUSTER, combat: 'Daylight', initiative: 3 },
  'grimbeorn-the-old-son-of-beorn': {
    title: 'Grimbeorn the Old, Son of Beorn',
    type: MUSTER,
    combat: 'Scouts',
    initiative: 1,
  },
  'imrahil-of-dol-amroth': { title: 'Imrahil of Dol Amroth', type: MUSTER, combat: 'Shield-Wall', initiative: 6 },
  'king-brands-men': { title: "King Brand's Men", type: MUSTER, combat: 'Shield-Wall', initiative: 6 },
  'swords-in-eriador': { title: 'Swords in Eriador', type: MUSTER, combat: 'Advantageous Position', initiative: 3 },
  'kindred-of-glorfindel': {
    title: 'Kindred of Glorfindel',
    type: MUSTER,
    combat: 'Advantageous Position',
    initiative: 3,
  },
  'dain-ironfoots-guard': { title: "Dain Ironfoot's Guard", type: MUSTER, combat: 'Valour', initiative: 3 },
  'eomer-son-of-eomund': { title: 'Éomer, son of Éomund', type: MUSTER, combat: 'Valour', initiative: 3 },
  'thranduils-archers': { title: "Thranduil's Archers", type: MUSTER, combat: 'Valour', initiative: 3 },
} satisfies Cards;

const SHADOW_CHARACTER = {
  'shelobs-lair': { title: "Shelob's Lair", type: CHARACTER, combat: 'One for the Dark Lord', initiative: 3 },
  'the-ring-is-mine': { title: 'The Ring is Mine!', type: CHARACTER, combat: 'One for the Dark Lord', initiative: 3 },
  'on-on-they-went': { title: 'On, On They Went', type: CHARACTER, combat: 'One for the Dark Lord', initiative: 3 },
  'give-it-to-uss': { title: 'Give it to Uss!', type: CHARACTER, combat: 'One for the Dark Lord', initiative: 3 },
  'orc-patrol': { title: 'Orc Patrol', type: CHARACTER, combat: 'Cruel as Death', initiative: 3 },
  'isildurs-bane': { title: "Isildur's Bane", type: CHARACTER, combat: 'Cruel as Death', initiative: 3 },
  'foul-thing-from-the-deep': {
    title: 'Foul Thing from the Deep',
    type: CHARACTER,
    combat: 'They are Terrible',
    initiative: 4,
  },
  'candles-of-corpses': { title: 'Candles of Corpses', type: CHARACTER, combat: 'Dread and Despair', initiative: 3 },
  'nazgul-search': { title: 'Nazgûl Search', type: CHARACTER, combat: 'Foul Stench', initiative: 3 },
  'cruel-weather': { title: 'Cruel Weather', type: CHARACTER, combat: 'Cruel as Death', initiative: 3 },
  'the-nazgul-strike': { title: 'The Nazgûl Strike!', type: CHARACTER, combat: 'Black Breath', initiative: 6 },
  'morgul-wound': { title: 'Morgul Wound', type: CHARACTER, combat: 'Black Breath', initiative: 6 },
  'lure-of-the-ring': { title: 'Lure of the Ring', type: CHARACTER, combat: 'They are Terrible', initiative: 4 },
  'the-breaking-of-the-fellowship': {
    title: 'The Breaking of the Fellowship',
    type: CHARACTER,
    combat: 'Dread and Despair',
    initiative: 3,
  },
  'worn-with-sorrow-and-toil': {
    title: 'Worn with Sorrow and Toil',
    type: CHARACTER,
    combat: 'Words of Power',
    initiative: 1,
    table: { takesCardForCasualty: true, endsWhenDeclared: 'held-stronghold' },
  },
  'flocks-of-crebain': {
    title: 'Flocks of Crebain',
    type: CHARACTER,
    combat: 'They are Terrible',
    initiative: 4,
    table: { addsToHunt: true, endsWhenDeclared: 'city-or-stronghold' },
  },
  'balrog-of-moria': {
    title: 'Balrog of Moria',
    type: CHARACTER,
    combat: "Durin's Bane",
    initiative: 2,
    table: { lurksIn: 'moria', fights: true },
  },
  'the-lidless-eye': { title: 'The Lidless Eye', type: CHARACTER, combat: 'Words of Power', initiative: 1 },
  'dreadful-spells': { title: 'Dreadful Spells', type: CHARACTER, combat: 'Devilry of Orthanc', initiative: 3 },
  'grond-hammer-of-the-underworld': {
    title: 'Grond, Hammer of the Underworld',
    type: CHARACTER,
    combat: 'Dread and Despair',
    initiative: 3,
  },
  'the-palantir-of-orthanc': {
    title: 'The Palantír of Orthanc',
    type: CHARACTER,
    combat: 'Cruel as Death',
    initiative: 3,
    table: { drawsWithEvent: true },
  },
  wormtongue: {
    title: 'Wormtongue',
    type: CHARACTER,
    combat: 'Foul Stench',
    initiative: 3,
    table: { keepsPassive: ROHAN, unlessAt: ['edoras', 'helms-deep'] },
  },
  'the-ringwraiths-are-abroad': {
    title: 'The Ringwraiths Are Abroad',
    type: CHARACTER,
    combat: 'Words of Power',
    initiative: 1,
  },
  'the-black-captain-commands': {
    title: 'The Black Captain Commands',
    type: CHARACTER,
    combat: 'Foul Stench',
    initiative: 3,
  },
} satisfies Cards;

const SHADOW_STRATEGY = {
  'return-to-valinor': { title: 'Return to Valinor', type: ARMY, combat: 'Deadly Strife', initiative: 3 },
  'the-fighting-uruk-hai': { title: 'The Fighting Uruk-hai', type: ARMY, combat: 'Onslaught', initiative: 7 },
  'denethors-folly': {
    title: "Denethor's Folly",
    type: ARMY,
    combat: 'Devilry of Orthanc',
    initiative: 3,
    table: { forbidsCombatCards: 'minas-tirith' },
  },
  'the-day-without-dawn': { title: 'The Day Without Dawn', type: ARMY, combat: 'Relentless Assault', initiative: 3 },
  'threats-and-promises': {
    title: 'Threats and Promises',
    type: MUSTER,
    combat: 'Devilry of Orthanc',
    initiative: 3,
    table: { holdsBackPassive: true },
  },
  stormcrow: { title: 'Stormcrow', type: MUSTER, combat: 'Great Host', initiative: 7 },
  'shadows-gather': { title: 'Shadows Gather', type: ARMY, combat: 'Mûmakil', initiative: [3, 5] },
  'the-shadow-lengthens': { title: 'The Shadow Lengthens', type: ARMY, combat: 'Mûmakil', initiative: [3, 5] },
  'the-shadow-is-moving': { title: 'The Shadow is Moving', type: ARMY, combat: 'Swarm of Bats', initiative: 0 },
  'corsairs-of-umbar': { title: 'Corsairs of Umbar', type: ARMY, combat: 'Deadly Strife', initiative: 3 },
  'rage-of-the-dunlendings': {
    title: 'Rage of the Dunlendings',
    type: MUSTER,
    combat: 'Relentless Assault',
    initiative: 3,
  },
  'return-of-the-witch-king': {
    title: 'Return of the Witch-king',
    type: MUSTER,
    combat: 'Swarm of Bats',
    initiative: 0,
  },
  'half-orcs-and-goblin-men': {
    title: 'Half-orcs and Goblin-men',
    type: ARMY,
    combat: 'We Come to Kill',
    initiative: 7,
  },
  'olog-hai': { title: 'Olog-hai', type: ARMY, combat: 'We Come to Kill', initiative: 7 },
  'hill-trolls': { title: 'Hill-trolls', type: ARMY, combat: 'We Come to Kill', initiative: 7 },
  'a-new-power-is-rising': { title: 'A New Power is Rising', type: MUSTER, combat: 'Great Host', initiative: 7 },
  'many-kings-to-the-service-of-mordor': {
    title: 'Many Kings to the Service of Mordor',
    type: MUSTER,
    combat: 'Great Host',
    initiative: 7,
  },
  'the-king-is-revealed': { title: 'The King is Revealed', type: MUSTER, combat: 'Relentless Assault', initiative: 3 },
  'shadows-on-the-misty-mountains': {
    title: 'Shadows on the Misty Mountains',
    type: MUSTER,
    combat: 'Onslaught',
    initiative: 7,
  },
  'orcs-multiplying-again': { title: 'Orcs Multiplying Again', type: MUSTER, combat: 'Onslaught', initiative: 7 },
  'horde-from-the-east': { title: 'Horde from the East', type: MUSTER, combat: 'Deadly Strife', initiative: 3 },
  'monsters-roused': { title: 'Monsters Roused', type: MUSTER, combat: 'Desperate Battle', initiative: 3 },
  'musterings-of-long-planned-war': {
    title: 'Musterings of Long-planned War',
    type: MUSTER,
    combat: 'Desperate Battle',
    initiative: 3,
  },
  'pits-of-mordor': { title: 'Pits of Mordor', type: MUSTER, combat: 'Desperate Battle', initiative: 3 },
} satisfies Cards;

export type EventSlug =
  | keyof typeof FREE_CHARACTER
  | keyof typeof FREE_STRATEGY
  | keyof typeof SHADOW_CHARACTER
  | keyof typeof SHADOW_STRATEGY
  | keyof typeof twilight.FREE_CHARACTER
  | keyof typeof twilight.FREE_STRATEGY
  | keyof typeof twilight.SHADOW_CHARACTER
  | keyof typeof twilight.SHADOW_STRATEGY
  | keyof typeof twilight.OUTSIDE_THE_DECKS;

export type EventFacts = {
  readonly index: number;
  readonly id: string;
  readonly slug: EventSlug;
  readonly title: string;
  readonly side: Side;
  readonly deck: Deck;
  readonly type: EventType;
  readonly combat: string;
  readonly initiative: number | readonly [number, number];
  readonly table: boolean;
  /** What it does on the table; nothing for a card that does not stay there. */
  readonly laid: TableWords;
};

export const DECK_SIZE = 24;
const NOT_LAID: TableWords = {};

const deck = (prefix: string, side: Side, deck: Deck, cards: Cards): EventFacts[] =>
  Object.entries(cards).map(([slug, { title, type, combat, initiative, table }], i) => ({
    index: (side * 2 + deck) * DECK_SIZE + i,
    id: `${prefix}-${String(i + 1).padStart(2, '0')}`,
    slug: slug as EventSlug,
    title,
    side,
    deck,
    type,
    combat,
    initiative,
    table: table !== undefined,
    laid: table ?? NOT_LAID,
  }));

const base: readonly EventFacts[] = [
  ...deck('fp-char', FREE, CHARACTER_DECK, FREE_CHARACTER),
  ...deck('fp-str', FREE, STRATEGY_DECK, FREE_STRATEGY),
  ...deck('sh-char', SHADOW, CHARACTER_DECK, SHADOW_CHARACTER),
  ...deck('sh-str', SHADOW, STRATEGY_DECK, SHADOW_STRATEGY),
];

const more = (prefix: string, side: Side, deck: Deck, cards: TwilightCards): Omit<EventFacts, 'index'>[] =>
  Object.entries(cards).map(([slug, { number, title, type, combat, initiative, table }]) => ({
    id: number === 0 ? prefix : `${prefix}-${number}e`,
    slug: slug as EventSlug,
    title,
    side,
    deck,
    type,
    combat,
    initiative,
    table: table !== undefined,
    laid: table ?? NOT_LAID,
  }));

export const EVENTS: readonly EventFacts[] = [
  ...base,
  ...[
    ...more('fp-char', FREE, CHARACTER_DECK, twilight.FREE_CHARACTER),
    ...more('fp-str', FREE, STRATEGY_DECK, twilight.FREE_STRATEGY),
    ...more('sh-char', SHADOW, CHARACTER_DECK, twilight.SHADOW_CHARACTER),
    ...more('sh-str', SHADOW, STRATEGY_DECK, twilight.SHADOW_STRATEGY),
    ...more('sh-special', SHADOW, CHARACTER_DECK, twilight.OUTSIDE_THE_DECKS),
  ].map((facts, i) => ({ ...facts, index: base.length + i })),
];

export const BASE_EVENT_COUNT = base.length;
/** The card that comes into play with Sméagol's end. */
export const WE_SHALL_GET_IT = EVENTS.length - 1;

const newIds = new Set(EVENTS.slice(BASE_EVENT_COUNT).map(({ id }) => id));
const BASE_DECKS: readonly number[] = base.map(({ index }) => index);
const TWILIGHT_DECKS: readonly number[] = EVENTS.filter(
  ({ id, index }) => index !== WE_SHALL_GET_IT && !newIds.has(`${id}e`),
).map(({ index }) => index);

/** The cards of the four decks: in Twilight of the Third Age six are replaced and eight added (WR-12.2.2, WR-12.2.3). */
export const cardsInDecks = (twilight: boolean): readonly number[] => (twilight ? TWILIGHT_DECKS : BASE_DECKS);

export const EVENT_SLUGS: readonly EventSlug[] = EVENTS.map((event) => event.slug);
export const EVENT_TITLES: readonly string[] = EVENTS.map((event) => event.title);
export const EVENT_SIDE = Uint8Array.from(EVENTS, (event) => event.side);
export const EVENT_DECK = Uint8Array.from(EVENTS, (event) => event.deck);
export const EVENT_TYPE = Uint8Array.from(EVENTS, (event) => event.type);
export const STAYS_ON_TABLE = Uint8Array.from(EVENTS, (event) => Number(event.table));

/** E['elven-cloaks'] is the number of that card. */
export const E = Object.fromEntries(EVENTS.map(({ slug, index }) => [slug, index])) as Readonly<
  Record<EventSlug, number>
>;

/** The card with this slug, title or id; -1 if there is none. */
export const eventIndex = lookup(
  EVENT_SLUGS,
  EVENT_TITLES,
  EVENTS.map((event) => event.id),
);

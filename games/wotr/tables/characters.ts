import {
  ANY_NATION,
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  NO_NATION,
  NORTH,
  SAURON,
  SHADOW,
  type Side,
  sideOf,
} from './nations.ts';

export const GANDALF_GREY = 0;
export const STRIDER = 1;
export const BOROMIR = 2;
export const LEGOLAS = 3;
export const GIMLI = 4;
export const MERIADOC = 5;
export const PEREGRIN = 6;
export const ARAGORN = 7;
export const GANDALF_WHITE = 8;
export const GOLLUM = 9;
export const WITCH_KING = 10;
export const SARUMAN = 11;
export const MOUTH_OF_SAURON = 12;
/** Those of the base game come first; the rest are in games with Twilight of the Third Age. */
export const BASE_CHARACTER_COUNT = 13;
export const SMEAGOL = 13;
export const GALADRIEL = 14;
export const CHIEF_OF_THE_RINGWRAITHS = 15;
export const BALROG = 16;
export const CHARACTER_COUNT = 17;

export const COMPANION = 0;
export const MINION = 1;
/** Gollum: follows the Ring-bearers and is never a Companion on the map. */
export const FOLLOWER = 2;
export type CharacterKind = typeof COMPANION | typeof MINION | typeof FOLLOWER;

/** The Level of those who fly: more than any distance. */
export const UNLIMITED = 127;

export type Ability = {
  readonly key: string;
  /** How he comes into play; while he is the Guide; while he is in the Fellowship; while he is on the map. */
  readonly when: 'entry' | 'guide' | 'fellowship' | 'map';
  readonly text: string;
};

export type Character = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: CharacterKind;
  readonly level: number;
  /** What cards take for his Level, where that is another (WR-12.4.7). */
  readonly cardLevel?: number;
  readonly leadership: number;
  /** The Nation a Companion can activate, ANY_NATION or NO_NATION. */
  readonly activates: number;
  /** The Nation a Minion belongs to. */
  readonly nation: number;
  /** Action Dice he adds while in play. */
  readonly dice: number;
  /** But none while one of these is in play. */
  readonly noDieBeside?: readonly number[];
  /** The Character whose figure he takes over. */
  readonly replaces?: number;
  readonly hobbit?: true;
  readonly nazgul?: true;
  readonly abilities: readonly Ability[];
};

const companion = { side: FREE, kind: COMPANION, nation: NO_NATION, leadership: 1, dice: 0 } as const;
const minion = { side: SHADOW, kind: MINION, activates: NO_NATION, dice: 1 } as const;

const captainOfTheWest: Ability = {
  key: 'captain-of-the-west',
  when: 'map',
  text: 'His side fights with 1 more Combat Strength, though never with more than five dice.',
};

const hobbitAbilities: readonly Ability[] = [
  {
    key: 'slip-away',
    when: 'guide',
    text: 'Once either Hobbit is the Guide, this one may leave the Fellowship to take 1 off the damage of a Hunt tile.',
  },
  {
    key: 'take-them-alive',
    when: 'fellowship',
    text: 'Lost from the Fellowship, he comes back at once as though he had left it; not on the Mordor Track.',
  },
];

const TABLE = [
  {
    ...companion,
    id: 'gandalf-grey',
    name: 'Gandalf the Grey',
    level: 3,
    activates: ANY_NATION,
    abilities: [
      {
        key: 'counsel',
        when: 'guide',
        text: 'A Character card played with an Event die, or a Will of the West in its stead, draws another from that deck.',
      },
      captainOfTheWest,
      {
        key: 'emissary-from-the-west',
        when: 'map',
        text: 'Outside the Fellowship, and even when he has fallen, he may return as Gandalf the White.',
      },
    ],
  },
  {
    ...companion,
    id: 'strider',
    name: 'Strider',
    level: 3,
    activates: NORTH,
    abilities: [
      { key: 'hidden-paths', when: 'guide', text: 'Any die can hide the Fellowship again.' },
      captainOfTheWest,
      { key: 'heir-to-isildur', when: 'map', text: 'Outside the Fellowship he may become Aragorn.' },
    ],
  },
  {
    ...companion,
    id: 'boromir',
    name: 'Boromir',
    level: 2,
    activates: GONDOR,
    abilities: [
      captainOfTheWest,
      {
        key: 'high-warden-of-the-white-tower',
        when: 'map',
        text: 'From a Gondor City or Stronghold that the enemy has not taken, any die brings Gondor a step nearer to war.',
      },
    ],
  },
  {
    ...companion,
    id: 'legolas',
    name: 'Legolas',
    level: 2,
    activates: ELVES,
    abilities: [
      captainOfTheWest,
      {
        key: 'prince-of-mirkwood',
        when: 'map',
        text: 'From an Elven Stronghold that the enemy has not taken, any die brings the Elves a step nearer to war.',
      },
    ],
  },
  {
    ...companion,
    id: 'gimli',
    name: 'Gimli',
    level: 2,
    activates: DWARVES,
    abilities: [
      captainOfTheWest,
      {
        key: 'dwarf-of-erebor',
        when: 'map',
        text: 'From Erebor, while the enemy has not taken it, any die brings the Dwarves a step nearer to war.',
      },
    ],
  },
  {
    ...companion,
    id: 'meriadoc',
    name: 'Meriadoc Brandybuck',
    level: 1,
    activates: ANY_NATION,
    hobbit: true,
    abilities: hobbitAbilities,
  },
  {
    ...companion,
    id: 'peregrin',
    name: 'Peregrin Took',
    level: 1,
    activates: ANY_NATION,
    hobbit: true,
    abilities: hobbitAbilities,
  },
  {
    ...companion,
    id: 'aragorn',
    name: 'Aragorn, Heir to Isildur',
    level: 3,
    leadership: 2,
    activates: ANY_NATION,
    dice: 1,
    replaces: STRIDER,
    abilities: [
      {
        key: 'claim-the-crown',
        when: 'entry',
        text: 'A Will of the West, with Strider in Minas Tirith, Dol Amroth or Pelargir, and the enemy not holding it.',
      },
      captainOfTheWest,
    ],
  },
  {
    ...companion,
    id: 'gandalf-white',
    name: 'Gandalf the White',
    level: 3,
    activates: ANY_NATION,
    dice: 1,
    replaces: GANDALF_GREY,
    abilities: [
      {
        key: 'turn-of-the-tide',
        when: 'entry',
        text:
          'A Will of the West, once a Minion has come and the Grey has fallen or gone his own way: he stands where the ' +
          'Grey stood, or else in Fangorn or an Elven Stronghold that the enemy has not taken.',
      },
      { key: 'shadowfax', when: 'map', text: 'Alone, or with a single Hobbit, he moves up to four regions.' },
      {
        key: 'the-white-rider',
        when: 'map',
        text: 'As a battle begins he may give up his Leadership; then no Nazgûl, nor the Witch-king, has any in it.',
      },
    ],
  },
  {
    id: 'gollum',
    name: 'Gollum',
    side: FREE,
    kind: FOLLOWER,
    level: 0,
    leadership: 0,
    activates: NO_NATION,
    nation: NO_NATION,
    dice: 0,
    abilities: [
      {
        key: 'last-guide',
        when: 'entry',
        text: 'Guides the Ring-bearers when the last Companion has gone, after the Hunt tile in hand is dealt with.',
      },
      { key: 'unseen-ways', when: 'guide', text: 'The Reveal icon of a numbered Standard tile does nothing.' },
      {
        key: 'betrayal',
        when: 'guide',
        text: 'After a Hunt that leaves it hidden, the Fellowship may be revealed to take 1 off the damage.',
      },
    ],
  },
  {
    ...minion,
    id: 'witch-king',
    name: 'The Witch-king',
    level: UNLIMITED,
    leadership: 2,
    nation: SAURON,
    nazgul: true,
    abilities: [
      {
        key: 'lord-of-the-nazgul',
        when: 'entry',
        text: 'A Muster die with Sauron At War: he joins a Shadow Army with Sauron units, and all the Free Peoples awake.',
      },
      {
        key: 'sorcerer',
        when: 'map',
        text: 'Using a Combat card in the first round of his battle draws a card, from either deck.',
      },
    ],
  },
  {
    ...minion,
    id: 'saruman',
    name: 'Saruman',
    level: 0,
    leadership: 1,
    nation: ISENGARD,
    abilities: [
      {
        key: 'lord-of-orthanc',
        when: 'entry',
        text: 'A Muster die with Isengard At War and Orthanc not lost: he appears there, and there he stays.',
      },
      {
        key: 'the-voice-of-saruman',
        when: 'map',
        text:
          'While Orthanc is his and nobody besieges it, a Muster die brings a Regular to each Isengard Settlement, ' +
          'or makes Elites of two Regulars in Orthanc.',
      },
      {
        key: 'servants-of-the-white-hand',
        when: 'map',
        text: 'Isengard Elites are Leaders too when they move and fight.',
      },
    ],
  },
  {
    ...minion,
    id: 'mouth-of-sauron',
    name: 'The Mouth of Sauron',
    level: 3,
    leadership: 2,
    nation: SAURON,
    abilities: [
      {
        key: 'lieutenant-of-the-tower',
        when: 'entry',
        text:
          'A Muster die, with the Fellowship on the Mordor Track or all the Free Peoples At War: he appears at a Sauron ' +
          'Stronghold that the enemy has not taken.',
      },
      {
        key: 'messenger-of-the-dark-tower',
        when: 'map',
        text: 'One Muster die a turn may serve as an Army die.',
      },
    ],
  },
  {
    ...companion,
    id: 'smeagol',
    name: 'Sméagol',
    level: 0, // that of the best other Companion in the Fellowship: levelIn of fellowship/members.ts
    leadership: 0,
    activates: NO_NATION,
    abilities: [
      {
        key: 'tamed',
        when: 'entry',
        text: 'His Hunt tile brings him, unless Gollum is there: he guides the Fellowship for as long as he is in it.',
      },
      {
        key: 'nice-hobbits',
        when: 'guide',
        text:
          'A Character die declares the Fellowship, which then does not heal; in Morannon or Minas Morgul it enters ' +
          'Mordor at once. His tiles do no damage and go back into the pool.',
      },
      {
        key: 'precious',
        when: 'fellowship',
        text:
          'He goes for good if he leaves the Fellowship or it is declared in a Free Peoples City or Stronghold. Eliminated, ' +
          'he brings We Shall Get It. With no other Companion left he is Gollum.',
      },
    ],
  },
  {
    ...companion,
    id: 'galadriel',
    name: 'Lady Galadriel',
    level: 0,
    cardLevel: 3,
    leadership: 2,
    activates: NO_NATION,
    dice: 1,
    noDieBeside: [GANDALF_WHITE],
    abilities: [
      {
        key: 'keeper-of-nenya',
        when: 'entry',
        text:
          'A Muster die, with Sauron or the Elves At War, Lórien not lost and Gandalf the White not in play: she appears in ' +
          'Lórien, never leaves it, and falls with it.',
      },
      {
        key: 'lady-of-light',
        when: 'map',
        text: 'When a Standard Eye tile is drawn, an Elven Ring removes it for good, and another is drawn in its stead.',
      },
      {
        key: 'valour-of-the-elven-people',
        when: 'map',
        text: 'Her side recruits in Lórien even while it is besieged. Cards treat her as a Companion of Level 3.',
      },
    ],
  },
  {
    ...minion,
    id: 'chief-of-the-ringwraiths',
    name: 'The Witch-king, Chief of the Ringwraiths',
    level: UNLIMITED,
    leadership: 2,
    nation: SAURON,
    nazgul: true,
    abilities: [
      {
        key: 'hunter-of-the-ring',
        when: 'entry',
        text:
          'A Muster die, with the Ring-bearers in no Free Peoples Stronghold and the other Witch-king never in play: he ' +
          'appears beside them.',
      },
      {
        key: 'shadow-of-despair',
        when: 'map',
        text: 'Each Nazgûl with the Ring-bearers, himself among them, gives the Hunt one re-roll.',
      },
      {
        key: 'he-sees-he-knows',
        when: 'map',
        text: 'When the Fellowship is declared outside a Free Peoples Stronghold, he may fly to it at once.',
      },
    ],
  },
  {
    ...minion,
    id: 'balrog',
    name: 'The Balrog of Moria',
    level: 0,
    leadership: 3,
    nation: SAURON,
    noDieBeside: [WITCH_KING, CHIEF_OF_THE_RINGWRAITHS],
    abilities: [
      {
        key: 'evil-of-the-ancient-world',
        when: 'entry',
        text:
          'A Muster die, with no Witch-king in play and Moria not lost: he appears there with a Sauron unit, and Elves, ' +
          'Dwarves and the North come a step nearer to war.',
      },
      {
        key: 'fire-and-shadow',
        when: 'map',
        text:
          'A Fellowship declared or revealed that comes by his region draws a Hunt tile without its Reveal icon; an Eye ends ' +
          'the Balrog and the Guide, unless Gollum guides.',
      },
      {
        key: 'flame-of-udun',
        when: 'map',
        text: 'An Army with him fights with 2 more Combat Strength, though never with more than five dice.',
      },
    ],
  },
] as const satisfies readonly Character[];

export type CharacterId = (typeof TABLE)[number]['id'];

export const CHARACTERS: readonly Character[] = TABLE;

/** Frodo and Sam: one figure, and a card that says nothing (WR-2.1.3). */
export const RING_BEARERS = { id: 'ring-bearers', name: 'The Ring-bearers', abilities: [] } as const;

export const CHARACTER_IDS: readonly CharacterId[] = TABLE.map((character) => character.id);
export const CHARACTER_NAMES: readonly string[] = CHARACTERS.map((character) => character.name);
export const CHARACTER_SIDE = Uint8Array.from(CHARACTERS, (character) => character.side);
export const KIND_OF = Uint8Array.from(CHARACTERS, (character) => character.kind);
export const LEVEL_OF = Int8Array.from(CHARACTERS, (character) => character.level);
export const CARD_LEVEL_OF = Int8Array.from(CHARACTERS, (character) => character.cardLevel ?? character.level);
export const LEADERSHIP_OF = Int8Array.from(CHARACTERS, (character) => character.leadership);
export const ACTIVATES = Int8Array.from(CHARACTERS, (character) => character.activates);
export const MINION_NATION = Int8Array.from(CHARACTERS, (character) => character.nation);
export const DICE_BONUS = Uint8Array.from(CHARACTERS, (character) => character.dice);

export const canActivate = (character: number, nation: number): boolean =>
  nation !== NO_NATION &&
  (ACTIVATES[character] === nation || (ACTIVATES[character] === ANY_NATION && sideOf(nation) === FREE));

// The Character deck of the Shadow.
import { whereIsWitchKing } from '../forces/witch-king.ts';
import { discardFromTable } from '../hands/cards.ts';
import { ADJACENT } from '../map/regions.ts';
import { begin } from '../procedures.ts';
import { regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { SARUMAN } from '../tables/characters.ts';
import { CHARACTER, COMBAT_DICE, EYE, FACE_NAMES } from '../tables/dice.ts';
import { EVENT_TYPE, type EventSlug } from '../tables/events.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import {
  gollumGuides,
  hasProgress,
  inPlay,
  isRevealed,
  nazgulArmyNearFree,
  nazgulIn,
  nazgulWithRing,
  outsideSettlements,
  spellCasters,
  spellTargets,
  witchKingBesieges,
  witchKingInPlay,
} from './conditions.ts';
import { byWillOrRing } from './dispels.ts';
import { breakTheFellowship, lureACompanion } from './hooks-shadow.ts';
import { addCorruption, bringTile, drawTileFor, reveal, rollToCorrupt } from './parts.ts';
import { attackWith, march, moveNazgul, storm, strike } from './parts-armies.ts';
import { nazgul, recruit } from './parts-recruit.ts';
import { withWitchKing } from './places.ts';
import {
  choose,
  chosen,
  condition,
  type EventCard,
  ifElse,
  mayOneOf,
  NOTHING,
  type Part,
  part,
  repeat,
  sideOfCard,
  silent,
  when,
} from './vocabulary.ts';

const characterCardsOnTable = (s: WotrState): number[] =>
  s.table.filter((card) => sideOfCard(card) === FREE && EVENT_TYPE[card] === CHARACTER);

const discardTheirs: readonly Part[] = [
  {
    ...choose('event/card', characterCardsOnTable, {
      ask: 'Which card is discarded?',
      text: 'Discard a Character card of the Free Peoples from the table.',
    }),
    possible: (s) => characterCardsOnTable(s).length > 0,
  },
  silent((s, f, emit) => discardFromTable(s, chosen(f), emit)),
];

const rollForHunt: Part = part('Roll for the Hunt as if the Fellowship had just been moved.', (s) =>
  begin(s, { at: 'hunt/before-roll', bonus: 0 }),
);

const lidlessEye: readonly Part[] = repeat(
  3,
  choose('event/die', (s) => [...new Set(s.dice[SHADOW])], {
    ask: 'Which die becomes an Eye?',
    text: 'Turn up to 3 of your unused dice to Eyes: they go into the Hunt box at once.',
    optional: true,
  }),
  silent((s, f, emit) => {
    s.dice[SHADOW].splice(s.dice[SHADOW].indexOf(chosen(f)), 1);
    s.huntDice++;
    emit?.(say('eyes', 'WR-4.4.5', `A ${FACE_NAMES[chosen(f)]} die of the Shadow becomes an ${FACE_NAMES[EYE]}.`));
  }),
);

const dreadfulSpells: readonly Part[] = [
  choose('event/region', spellTargets, {
    ask: 'Which Army do the spells strike?',
    text:
      'Choose such an Army of the Free Peoples, and such an Army of the Shadow beside it. Roll a die for each Nazgûl in the ' +
      'latter (the Witch-king counts), 5 dice at most: each result of 5 or more is a hit on the former.',
  }),
  choose('event/region', (s, f) => (chosen(f) === NOTHING ? [] : spellCasters(s, chosen(f))), {
    ask: 'The Nazgûl of which Army cast the spells?',
  }),
  silent((s, f, emit) => {
    const [target, from] = f.memo;
    if (from !== NOTHING) strike(s, f.card, FREE, target, Math.min(COMBAT_DICE, nazgulIn(s, from)), 5, emit);
  }),
];

const cruelWeather: readonly Part[] = [
  choose('event/region', (s) => [...ADJACENT[s.ringBearers]], {
    ask: 'Where do you drive the Ring-bearers?',
    text:
      'You move the Ring-bearers figure to an adjacent region of your choice. The Progress Counter stays as it is; the ' +
      'Fellowship is neither declared nor revealed by this.',
  }),
  silent((s, f, emit) => {
    s.ringBearers = chosen(f);
    emit?.(say('ring-bearers', 'WR-5.3.5', `The Ring-bearers are driven to ${regionName(chosen(f))}.`));
  }),
];

const littleCorruption = condition('Corruption is 3 or less', (s) => s.corruption <= 3);

export const shadowCharacter = {
  'shelobs-lair': { parts: [bringTile('shelobs-lair')], worth: 7 },
  'the-ring-is-mine': { parts: [bringTile('the-ring-is-mine')], worth: 7 },
  'on-on-they-went': { parts: [bringTile('on-on-they-went')], worth: 7 },
  'give-it-to-uss': { parts: [bringTile('give-it-to-uss')], worth: 6 },
  'orc-patrol': { requires: [outsideSettlements], parts: [drawTileFor('no-eye-no-fellowship')], worth: 6 },
  'isildurs-bane': { requires: [outsideSettlements], parts: [drawTileFor('all-corruption')], worth: 6 },
  'foul-thing-from-the-deep': { requires: [outsideSettlements], parts: [drawTileFor('random-companion')], worth: 6 },
  'candles-of-corpses': {
    requires: [outsideSettlements],
    parts: [rollToCorrupt({ dice: 3, on: 4, onIf: [gollumGuides, 6] })],
    worth: 7,
  },
  'nazgul-search': { requires: [hasProgress], parts: [moveNazgul, when(nazgulWithRing, reveal)], worth: 6 },
  'cruel-weather': { requires: [hasProgress], parts: [cruelWeather], worth: 4 },
  'the-nazgul-strike': {
    requires: [hasProgress],
    parts: [moveNazgul, when(nazgulWithRing, mayOneOf(['discard-card', discardTheirs], ['hunt-roll', rollForHunt]))],
    worth: 6,
  },
  'morgul-wound': {
    requires: [isRevealed],
    parts: [ifElse(littleCorruption, addCorruption(2), addCorruption(1))],
    worth: 7,
  },
  'lure-of-the-ring': {
    requires: [isRevealed],
    parts: [ifElse(gollumGuides, addCorruption(1), lureACompanion)],
    worth: 7,
  },
  'the-breaking-of-the-fellowship': {
    requires: [isRevealed],
    parts: [ifElse(gollumGuides, addCorruption(1), breakTheFellowship)],
    worth: 5,
  },
  'worn-with-sorrow-and-toil': {
    table: {
      text:
        'Whenever a Companion of the Fellowship is taken as a casualty of the Hunt, you may also discard a Character card ' +
        'of the Free Peoples: one from the table, or one from the hand drawn blindly.',
      ends: 'the Fellowship is declared in a Stronghold of the Free Peoples that they control',
    },
    worth: 4,
  },
  'flocks-of-crebain': {
    table: {
      text: 'Before a Hunt Roll you may discard this card: 1 is added to every die of that roll, re-rolls included.',
      ends: 'the Fellowship is declared in a City or Stronghold of the Free Peoples, whoever holds it',
    },
    worth: 5,
  },
  'balrog-of-moria': {
    table: {
      text:
        'When the Fellowship, declared or revealed, comes into, leaves or passes Moria, you may discard this card to draw ' +
        'one more Hunt tile: an Eye does nothing, any other is dealt with as after a successful Hunt. Its Reveal icon does ' +
        'not count after a declaration in a City or Stronghold that the Free Peoples hold. Or you may discard this card in ' +
        'a battle for its Combat text, as if it were in your hand.',
    },
    worth: 5,
  },
  'the-lidless-eye': { parts: [lidlessEye], worth: 4 },
  'dreadful-spells': { requires: [nazgulArmyNearFree], parts: [dreadfulSpells], worth: 6 },
  'grond-hammer-of-the-underworld': {
    requires: [witchKingBesieges],
    parts: [storm('witch-king', (s) => [whereIsWitchKing(s)], 'The Army with the Witch-king, who takes part,')],
    worth: 8,
  },
  'the-palantir-of-orthanc': {
    requires: [inPlay(SARUMAN)],
    table: {
      text: 'Whenever you play another card with an Event die, you draw a card from either of your decks once it is carried out.',
      while: inPlay(SARUMAN),
      dispel: byWillOrRing,
    },
    worth: 7,
  },
  wormtongue: {
    requires: [inPlay(SARUMAN)],
    table: {
      text:
        'Only three things can make Rohan active: a Companion with that ability, a declaration of the Fellowship in Edoras ' +
        'or Helm’s Deep, or an attack on either of them.',
      while: inPlay(SARUMAN),
      ends: 'Rohan becomes active',
    },
    worth: 5,
  },
  'the-ringwraiths-are-abroad': {
    parts: [moveNazgul, mayOneOf(['march', march({ armies: 2, lead: 'nazgul' })], ['attack', attackWith('nazgul')])],
    worth: 6,
  },
  'the-black-captain-commands': {
    requires: [witchKingInPlay],
    parts: [
      mayOneOf(['recruit-nazgul', recruit(withWitchKing, nazgul(2))], ['move-nazgul', moveNazgul]),
      mayOneOf(['march', march({ armies: 1, lead: 'witch-king' })], ['attack', attackWith('witch-king')]),
    ],
    worth: 7,
  },
} as const satisfies Partial<Record<EventSlug, EventCard>>;

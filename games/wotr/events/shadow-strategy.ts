// The Strategy deck of the Shadow.
import { ARAGORN, SARUMAN } from '../tables/characters.ts';
import type { EventSlug } from '../tables/events.ts';
import { ISENGARD, SAURON, SOUTHRONS } from '../tables/nations.ts';
import {
  atWar,
  besiegedByShadow,
  disturbedNations,
  inPlay,
  isengardBesiegesSome,
  isengardSieges,
  shadowAtWar,
  shadowHoldsElvenStronghold,
  strangersInPeace,
  witchKingInPlay,
} from './conditions.ts';
import { byWillOrCaptain } from './dispels.ts';
import {
  corsairsOfUmbar,
  dayWithoutDawn,
  eliminateLeaderInMinasTirith,
  hillTrolls,
  loseFigureOfChosen,
  rageOfTheDunlendings,
  returnToValinor,
  witchKingToAngmar,
} from './hooks-shadow.ts';
import { setBackChosen } from './parts.ts';
import { march, storm } from './parts-armies.ts';
import { elite, nazgul, recruit, recruitInEach, regulars, units } from './parts-recruit.ts';
import { at, freeEastEdgeOf, settlementsOf, strongholdsOf, withShadowArmy } from './places.ts';
import { choose, type EventCard } from './vocabulary.ts';

export const shadowStrategy = {
  'return-to-valinor': { requires: [shadowHoldsElvenStronghold], parts: [returnToValinor], worth: 5 },
  'the-fighting-uruk-hai': {
    requires: [inPlay(SARUMAN), isengardBesiegesSome],
    parts: [storm('none', isengardSieges, 'An Army with an Isengard unit')],
    worth: 8,
  },
  'denethors-folly': {
    requires: [besiegedByShadow('minas-tirith')],
    parts: [eliminateLeaderInMinasTirith],
    table: {
      text: 'The Free Peoples cannot use Combat cards in battles at Minas Tirith.',
      while: besiegedByShadow('minas-tirith'),
      dispel: byWillOrCaptain,
    },
    worth: 6,
  },
  'the-day-without-dawn': { requires: [shadowAtWar], parts: [dayWithoutDawn], worth: 5 },
  'threats-and-promises': {
    table: {
      text: 'The Free Peoples cannot advance a passive Nation on the Political Track with a Muster result.',
      ends: 'a Nation of the Free Peoples advances because of an attack or a Companion’s ability',
    },
    worth: 5,
  },
  stormcrow: {
    requires: [strangersInPeace],
    parts: [
      choose('event/nation', disturbedNations, {
        ask: 'Which Nation is set back?',
        text: 'Choose such a Nation.',
      }),
      setBackChosen,
      loseFigureOfChosen,
    ],
    worth: 6,
  },
  'shadows-gather': { parts: [march({ armies: 1, reach: 3, join: true })], worth: 5 },
  'the-shadow-lengthens': { parts: [march({ armies: 2, reach: 2, join: true })], worth: 5 },
  'the-shadow-is-moving': { requires: [shadowAtWar], parts: [march({ armies: 4 })], worth: 6 },
  'corsairs-of-umbar': { requires: [atWar(SOUTHRONS)], parts: [corsairsOfUmbar], worth: 6 },
  'rage-of-the-dunlendings': { requires: [atWar(ISENGARD)], parts: [rageOfTheDunlendings], worth: 5 },
  'return-of-the-witch-king': {
    requires: [witchKingInPlay],
    parts: [witchKingToAngmar, recruit(at('angmar'), regulars(SAURON, 2), elite(SAURON))],
    worth: 5,
  },
  'half-orcs-and-goblin-men': {
    requires: [atWar(ISENGARD)],
    parts: [recruit(withShadowArmy, units(ISENGARD))],
    worth: 4,
  },
  'olog-hai': { requires: [atWar(SAURON)], parts: [recruit(withShadowArmy, units(SAURON))], worth: 4 },
  'hill-trolls': { requires: [atWar(SAURON)], parts: [hillTrolls], worth: 6 },
  'a-new-power-is-rising': {
    requires: [inPlay(SARUMAN)],
    parts: [
      recruit(at('north-dunland'), regulars(ISENGARD, 2)),
      recruit(at('south-dunland'), regulars(ISENGARD, 2)),
      recruit(at('orthanc'), units(ISENGARD, 2)),
    ],
    worth: 9,
  },
  'many-kings-to-the-service-of-mordor': {
    parts: [recruitInEach(3, settlementsOf(SOUTHRONS), regulars(SOUTHRONS, 2))],
    worth: 8,
  },
  'the-king-is-revealed': {
    requires: [inPlay(ARAGORN)],
    parts: [recruit(at('minas-morgul'), regulars(SAURON, 5), nazgul())],
    worth: 8,
  },
  'shadows-on-the-misty-mountains': {
    parts: [recruit(at('mount-gram', 'moria'), units(SAURON, 2), nazgul())],
    worth: 7,
  },
  'orcs-multiplying-again': {
    parts: [recruit(at('dol-guldur'), regulars(SAURON, 3)), recruit(at('mount-gundabad'), regulars(SAURON, 3))],
    worth: 8,
  },
  'horde-from-the-east': {
    requires: [atWar(SOUTHRONS)],
    parts: [recruit(freeEastEdgeOf(SOUTHRONS), regulars(SOUTHRONS, 5))],
    worth: 7,
  },
  'monsters-roused': {
    parts: [
      recruit(at('angmar'), regulars(SAURON)),
      recruit(at('ettenmoors'), regulars(SAURON)),
      recruit(at('weather-hills'), regulars(SAURON)),
      recruit(at('trollshaws'), elite(SAURON)),
    ],
    worth: 6,
  },
  'musterings-of-long-planned-war': {
    requires: [shadowAtWar],
    parts: [recruit(at('gorgoroth'), regulars(SOUTHRONS, 5)), recruit(at('nurn'), regulars(SAURON, 5))],
    worth: 8,
  },
  'pits-of-mordor': {
    requires: [atWar(SAURON)],
    parts: [recruitInEach(3, strongholdsOf(SAURON), regulars(SAURON, 2))],
    worth: 8,
  },
} as const satisfies Partial<Record<EventSlug, EventCard>>;

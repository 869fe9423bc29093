// The Strategy deck of the Free Peoples.
import { hasUnits } from '../forces/force.ts';
import { R } from '../map/regions.ts';
import { canAdvance, keeperOf } from '../politics/politics.ts';
import type { WotrState } from '../state.ts';
import type { EventSlug } from '../tables/events.ts';
import { DWARVES, ELVES, GONDOR, NORTH, ROHAN, SHADOW } from '../tables/nations.ts';
import { nationVerdict } from '../team/limits.ts';
import {
  active,
  atWar,
  captainAtMordor,
  companionIn,
  companionWithArmy,
  freeArmyIn,
  regionsWhere,
  shadowNationsIn,
} from './conditions.ts';
import { byDiscarding } from './dispels.ts';
import { helpUnlookedFor, pathsOfTheWoses } from './hooks-free.ts';
import { advanceNations, drawStrategy, rouseChosen, toWar } from './parts.ts';
import { march, moveCompanions, strikeChosen } from './parts-armies.ts';
import { leader, recruit, regulars, units } from './parts-recruit.ts';
import { at, coastWithFreeArmy, freeSettlementOf, regionOrWithCompanion } from './places.ts';
import { choose, type EventCard, when } from './vocabulary.ts';

/** The marches of Mordor. */
const MARCHES = [
  'north-ithilien',
  'south-ithilien',
  'dagorlad',
  'morannon',
  'minas-morgul',
  'gorgoroth',
  'barad-dur',
  'nurn',
] as const;
const RANGERS_COUNTRY = [R.osgiliath, R['south-ithilien'], R['north-ithilien']];

/** What a card on the table keeps passive, a card does not rouse (politics.ts). */
const canRouse = (s: WotrState, nation: number): boolean =>
  nationVerdict(s, nation) === undefined && (canAdvance(s, nation) || (!s.active[nation] && keeperOf(s, nation) < 0));

export const freeStrategy = {
  'the-last-battle': {
    requires: [captainAtMordor(...MARCHES)],
    table: {
      text: 'Dice with which you move the Fellowship do not go into the Hunt box.',
      while: freeArmyIn(...MARCHES), // the printed text asks for no captain any more (WR-5.4.10)
    },
    worth: 6,
  },
  'a-power-too-great': {
    parts: [advanceNations(ELVES)],
    table: {
      text: 'No Army of the Shadow can move into Lórien, Rivendell or the Grey Havens, or attack there, not even in a siege.',
      dispel: byDiscarding,
    },
    worth: 5,
  },
  'the-power-of-tom-bombadil': {
    parts: [advanceNations(NORTH)],
    table: {
      text: 'No Army of the Shadow can move into the Old Forest, Buckland or the Shire, or attack there.',
      dispel: byDiscarding,
    },
    worth: 3,
  },
  'book-of-mazarbul': {
    parts: [moveCompanions, when(companionIn('erebor', 'ered-luin'), toWar(DWARVES))],
    worth: 4,
  },
  'the-spirit-of-mordor': {
    parts: [
      choose('event/region', (s) => regionsWhere((region) => shadowNationsIn(s, region) >= 2), {
        ask: 'Which Army of the Shadow quarrels?',
        text: 'Choose an Army of the Shadow, anywhere, with units of two or more Nations.',
      }),
      strikeChosen(SHADOW, 5, 5),
    ],
    worth: 5,
  },
  'faramirs-rangers': {
    parts: [
      choose('event/region', (s) => RANGERS_COUNTRY.filter((region) => hasUnits(s, region, SHADOW)), {
        ask: 'Which Army do the Rangers strike?',
        text: 'Choose an Army of the Shadow in Osgiliath, South Ithilien or North Ithilien.',
      }),
      strikeChosen(SHADOW, 3, 5),
      when(freeArmyIn('osgiliath'), recruit(at('osgiliath'), units(GONDOR), leader(GONDOR))),
    ],
    worth: 5,
  },
  'fear-fire-foes': {
    parts: [moveCompanions, when(companionIn('shire', 'bree'), toWar(NORTH))],
    worth: 4,
  },
  'wisdom-of-elrond': {
    parts: [
      choose('event/nation', (s) => [DWARVES, ELVES, GONDOR, NORTH, ROHAN].filter((n) => canRouse(s, n)), {
        ask: 'Which Nation does Elrond counsel?',
        text: 'Choose a Nation of the Free Peoples.',
      }),
      rouseChosen,
    ],
    worth: 5,
  },
  'the-red-arrow': {
    requires: [active(GONDOR)],
    parts: [advanceNations(ROHAN), recruit(at('edoras'), units(ROHAN), leader(ROHAN))],
    worth: 6,
  },
  'help-unlooked-for': { parts: [helpUnlookedFor], worth: 4 },
  'paths-of-the-woses': {
    requires: [freeArmyIn('minas-tirith'), atWar(ROHAN)],
    parts: [pathsOfTheWoses],
    worth: 5,
  },
  'through-a-day-and-a-night': {
    requires: [companionWithArmy],
    parts: [march({ armies: 1, reach: 2, lead: 'companion' })],
    worth: 4,
  },
  'cirdans-ships': { requires: [atWar(ELVES)], parts: [recruit(coastWithFreeArmy, units(ELVES, 2))], worth: 6 },
  'guards-of-the-citadel': { parts: [recruit(at('minas-tirith'), units(GONDOR), leader(GONDOR))], worth: 6 },
  'celeborns-galadhrim': { parts: [recruit(at('lorien'), units(ELVES)), drawStrategy(1)], worth: 5 },
  'riders-of-theoden': {
    parts: [recruit(regionOrWithCompanion('edoras', ROHAN), units(ROHAN), leader(ROHAN))],
    worth: 6,
  },
  'grimbeorn-the-old-son-of-beorn': { parts: [recruit(at('carrock'), units(NORTH), leader(NORTH))], worth: 4 },
  'imrahil-of-dol-amroth': { parts: [recruit(at('dol-amroth'), units(GONDOR), leader(GONDOR))], worth: 6 },
  'king-brands-men': { parts: [recruit(at('dale'), regulars(NORTH, 2)), drawStrategy(1)], worth: 5 },
  'swords-in-eriador': {
    parts: [recruit(at('shire'), units(NORTH)), recruit(at('ered-luin'), units(DWARVES)), drawStrategy(1)],
    worth: 4,
  },
  'kindred-of-glorfindel': { parts: [recruit(at('rivendell'), units(ELVES)), drawStrategy(1)], worth: 5 },
  'dain-ironfoots-guard': { parts: [recruit(at('erebor'), units(DWARVES), leader(DWARVES))], worth: 5 },
  'eomer-son-of-eomund': { parts: [recruit(freeSettlementOf(ROHAN), units(ROHAN), leader(ROHAN))], worth: 6 },
  'thranduils-archers': { parts: [recruit(at('woodland-realm'), units(ELVES)), drawStrategy(1)], worth: 5 },
} as const satisfies Partial<Record<EventSlug, EventCard>>;

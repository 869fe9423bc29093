// When an event is worth playing. `worth` on the card is the base; what the position says about it is here.

import { SETTLEMENTS } from '../../games/wotr/armies/recruiting.ts';
import { controller, isBesieging } from '../../games/wotr/board/control.ts';
import { EVENT_CARDS } from '../../games/wotr/events/cards.ts';
import { nazgulLeadershipIn } from '../../games/wotr/events/hooks-twilight.ts';
import { unitsIn } from '../../games/wotr/forces/force.ts';
import { whereIsWitchKing } from '../../games/wotr/forces/witch-king.ts';
import { R } from '../../games/wotr/map/regions.ts';
import { huntRerolls } from '../../games/wotr/reading/hunt.ts';
import { IN_FELLOWSHIP, SET_ASIDE } from '../../games/wotr/state.ts';
import { ARAGORN, GANDALF_GREY, GANDALF_WHITE, GOLLUM, STRIDER } from '../../games/wotr/tables/characters.ts';
import { EVENT_SIDE, EVENT_SLUGS, EVENT_TITLES, type EventSlug } from '../../games/wotr/tables/events.ts';
import {
  DWARVES,
  ELITE,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  LEADER,
  NORTH,
  REGULAR,
  ROHAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
} from '../../games/wotr/tables/nations.ts';
import { figure } from '../../games/wotr/tables/pieces.ts';
import { type Idea, idea } from '../idea.ts';
import { attackFrom } from './assault.ts';
import { rateMoveCompanions, rateSeparate } from './companions.ts';
import { dangerAt, PRIZE_AT } from './field.ts';
import { habits } from './habits.ts';
import { rateMoveMinions } from './hunt.ts';
import { marchFrom, recruitValue } from './marches.ts';
import { rateAdvance } from './politics.ts';
import { corruptionCost } from './quest.ts';
import type { Situation } from './situation.ts';

type Value = (sit: Situation) => number;

/** On the Mordor Track nothing heals any more: what hurts the Ring-bearers hurts most there. */
const lateness = (sit: Situation): number => (sit.s.mordor > 0 ? 1.4 : sit.toDoom <= 7 ? 1 : 0.55);
const corrupts = (points: number) => (sit: Situation) =>
  lateness(sit) * Math.min(8, corruptionCost(sit.s.corruption, points));
const heals =
  (points: number): Value =>
  ({ s }) =>
    s.corruption === 0
      ? -0.3
      : corruptionCost(s.corruption - Math.min(points, s.corruption), Math.min(points, s.corruption));
const dangerOf = (sit: Situation, region: number): number => dangerAt(sit.field, PRIZE_AT[region]);

/** Recruits: so many of a figure in a place, if they are to be had and may go there. */
type Recruit = readonly [region: number, nation: number, kind: number, count: number];

function recruits(...list: readonly Recruit[]): Value {
  return (sit) => {
    let sum = 0;
    for (const [region, nation, kind, count] of list) sum += musterIn(sit, region, nation, kind, count);
    return sum;
  };
}

function musterIn(sit: Situation, region: number, nation: number, kind: number, count: number): number {
  const { s, side, enemy } = sit;
  const piece = figure(nation, kind);
  const n = Math.min(count, s.reserve[piece], kind === LEADER ? 2 : 10 - unitsIn(s, region, side));
  if (n <= 0 || (s.captured[region] && controller(s, region) === enemy)) return 0;
  const besieged = unitsIn(s, region, enemy) > 0;
  if (besieged && side === SHADOW) return 0;
  const room = besieged ? Math.max(0, 5 - unitsIn(s, region, side)) : n;
  const inside = besieged ? 1.6 : 1;
  return (
    Math.min(n, kind === LEADER ? n : room) *
    (habits.levy + habits.levied * inside * recruitValue(sit, piece, region) * (n > 2 ? 0.8 : 1))
  );
}

const troop = (region: number, nation: number, kinds = 'el'): Value =>
  recruits([region, nation, ELITE, 1], ...(kinds === 'el' ? ([[region, nation, LEADER, 1]] as const) : []));

const DRAW = 0.35;
const drawing =
  (value: Value, cards = 1): Value =>
  (sit) =>
    value(sit) + DRAW * cards;

/** The best three Settlements of a Nation, two Regulars each. */
const inThree =
  (nation: number): Value =>
  (sit) =>
    SETTLEMENTS[nation]
      .map((region) => musterIn(sit, region, nation, REGULAR, 2))
      .sort((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, value) => sum + value, 0);

const atSettlement =
  (nation: number): Value =>
  (sit) =>
    Math.max(...SETTLEMENTS[nation].map((region) => troop(region, nation)(sit)));

const bringsBack: Value = ({ s, minionCame, will }) =>
  (s.at[GANDALF_WHITE] === SET_ASIDE && s.at[GANDALF_GREY] !== IN_FELLOWSHIP && minionCame) ||
  (s.at[ARAGORN] === SET_ASIDE && s.at[STRIDER] >= 0)
    ? will
      ? -0.2
      : 1.5
    : -0.2;

const goodTile =
  (value: number): Value =>
  (sit) =>
    habits.tile * (value + (sit.s.mordor > 0 ? 1.2 : sit.toDoom <= 9 ? 0.4 : 0));
const wait =
  (value: number): Value =>
  () =>
    value;
const armed: Value = (sit) => (sit.s.mordor > 0 ? 1.6 : 1.3);

const huntTile =
  (value: number): Value =>
  (sit) =>
    habits.tile * lateness(sit) * value * (0.9 + 0.1 * sit.s.corruption);
/** Seen in the middle of a long way, the Fellowship loses a die, and may lose ground. */
const exposes: Value = ({ s }) => (s.revealed ? -0.5 : 0.7 + 0.15 * Math.min(4, s.progress));

const bestAssault = (sit: Situation, region: number): number => Math.max(0, attackFrom(sit, region, false).value);

const FREE_VALUES: Partial<Record<EventSlug, Value>> = {
  'elven-cloaks': goodTile(0.9),
  'elven-rope': goodTile(0.9),
  'phial-of-galadriel': goodTile(1.4),
  'smeagol-helps-nice-master': goodTile(1.2),
  'mithril-coat-and-sting': armed,
  'axe-and-bow': (sit) => armed(sit) * 0.8,
  'horn-of-gondor': (sit) => armed(sit) * 0.8,
  'wizards-staff': (sit) => armed(sit) * 1.1,
  athelas: (sit) => (sit.s.guide === STRIDER ? heals(2)(sit) : heals(1)(sit)),
  'there-is-another-way': (sit) => heals(1)(sit) + (sit.s.guide === GOLLUM ? 1.5 : 0),
  'i-will-go-alone': (sit) => heals(1)(sit) + Math.max(-0.8, rateSeparate(sit, 1).value),
  'bilbos-song': (sit) => (sit.s.guide === GOLLUM ? heals(2)(sit) : heals(1)(sit)),
  'mirror-of-galadriel': (sit) =>
    bringsBack(sit) + (sit.s.mordor === 0 && sit.s.ringBearers === R.lorien ? heals(1)(sit) : 0),
  'challenge-of-the-king': wait(0.9),
  'gwaihir-the-windlord': (sit) => Math.max(rateSeparate(sit, 1).value, rateMoveCompanions(sit).value),
  'we-prove-the-swifter': (sit) => Math.max(rateSeparate(sit, 2).value, rateMoveCompanions(sit).value),
  'there-and-back-again': (sit) => rateSeparate(sit, 1).value + 0.2,
  'the-eagles-are-coming': wait(0.7),
  'the-ents-awake-treebeard': wait(1.6),
  'the-ents-awake-huorns': wait(1.6),
  'the-ents-awake-entmoot': wait(1.6),
  'dead-men-of-dunharrow': (sit) => 0.4 + 1.6 * Math.min(1, unitsIn(sit.s, R.pelargir, SHADOW) / 3),
  'house-of-the-stewards': wait(1.3),
  'the-grey-company': wait(1),
  'the-last-battle': (sit) => (sit.s.mordor > 0 ? 1.8 : 1),
  'a-power-too-great': (sit) =>
    0.2 + 1.1 * (dangerOf(sit, R.lorien) + dangerOf(sit, R.rivendell) + dangerOf(sit, R['grey-havens'])),
  'the-power-of-tom-bombadil': (sit) => 0.1 + dangerOf(sit, R.shire),
  'book-of-mazarbul': (sit) => (nearby(sit, R.erebor) ? rateAdvance(sit, DWARVES).value + 0.8 : 0.1),
  'fear-fire-foes': (sit) => (nearby(sit, R.shire) ? rateAdvance(sit, NORTH).value + 0.8 : 0.1),
  'the-spirit-of-mordor': wait(0.6),
  'faramirs-rangers': (sit) =>
    0.2 * Math.min(3, rangersPrey(sit)) + (unitsIn(sit.s, R.osgiliath, FREE) > 0 ? troop(R.osgiliath, GONDOR)(sit) : 0),
  'wisdom-of-elrond': (sit) =>
    0.5 +
    Math.max(...[DWARVES, ELVES, GONDOR, NORTH, ROHAN].map((n) => (sit.s.step[n] > 0 ? rateAdvance(sit, n).value : 0))),
  'the-red-arrow': (sit) => (sit.s.step[ROHAN] > 0 ? rateAdvance(sit, ROHAN).value : 0) + troop(R.edoras, ROHAN)(sit),
  'help-unlooked-for': wait(0.4),
  'paths-of-the-woses': wait(0.5),
  'through-a-day-and-a-night': wait(0.25),
  'cirdans-ships': wait(0.9),
  'guards-of-the-citadel': troop(R['minas-tirith'], GONDOR),
  'celeborns-galadhrim': drawing(troop(R.lorien, ELVES, 'e')),
  'riders-of-theoden': troop(R.edoras, ROHAN),
  'grimbeorn-the-old-son-of-beorn': troop(R.carrock, NORTH),
  'imrahil-of-dol-amroth': troop(R['dol-amroth'], GONDOR),
  'king-brands-men': drawing(recruits([R.dale, NORTH, REGULAR, 2])),
  'swords-in-eriador': drawing(recruits([R.shire, NORTH, ELITE, 1], [R['ered-luin'], DWARVES, ELITE, 1])),
  'kindred-of-glorfindel': drawing(troop(R.rivendell, ELVES, 'e')),
  'dain-ironfoots-guard': troop(R.erebor, DWARVES),
  'eomer-son-of-eomund': atSettlement(ROHAN),
  'thranduils-archers': drawing(troop(R['woodland-realm'], ELVES, 'e')),
  'the-ents-awake-rock-and-stone': wait(1.6),
  'the-ents-awake-huorns-e': wait(1.6),
  'the-ents-awake-entmoot-e': wait(1.6),
  'wind-from-the-west': (sit) => {
    const theirs = sit.s.table.filter((card) => EVENT_SIDE[card] === SHADOW);
    return theirs.length === 0 ? 0.7 : 0.14 * Math.max(...theirs.map((card) => EVENT_CARDS[card].worth));
  },
  'three-rings-for-the-elven-kings': ({ s }) => 0.9 * Math.min(1.5, 3 - s.rings[FREE]) - 0.2,
  'rangers-of-the-north': (sit) => 0.5 + dangerOf(sit, R.dale) + dangerOf(sit, R.shire),
  'threats-to-the-fiefs-of-the-south': recruits(
    [R.pelargir, GONDOR, REGULAR, 1],
    [R.lossarnach, GONDOR, REGULAR, 1],
    [R.lamedon, GONDOR, REGULAR, 1],
  ),
};

const nearby = (sit: Situation, region: number): boolean =>
  sit.s.at.some((at, c) => at === region && c <= GANDALF_WHITE);
const rangersPrey = (sit: Situation): number =>
  Math.max(...[R.osgiliath, R['south-ithilien'], R['north-ithilien']].map((region) => unitsIn(sit.s, region, SHADOW)));

const siegesOf = (sit: Situation): number => {
  let n = 0;
  for (let region = 0; region < PRIZE_AT.length; region++) if (isBesieging(sit.s, region, SHADOW)) n++;
  return n;
};

const siegeStorm = (sit: Situation): number => {
  let best = 0;
  for (let prize = 0; prize < PRIZE_AT.length; prize++)
    if (isBesieging(sit.s, prize, SHADOW)) best = Math.max(best, bestAssault(sit, prize));
  return best;
};
const marching =
  (armies: number): Value =>
  (sit) => {
    const values: number[] = [];
    for (let region = 0; region < PRIZE_AT.length; region++) {
      const value = unitsIn(sit.s, region, SHADOW) > 0 ? marchFrom(sit, region, false).value : 0;
      if (value > 0) values.push(value);
    }
    return values
      .sort((a, b) => b - a)
      .slice(0, armies)
      .reduce((sum, value) => sum + value, 0);
  };

const SHADOW_VALUES: Partial<Record<EventSlug, Value>> = {
  'shelobs-lair': goodTile(1.1),
  'the-ring-is-mine': goodTile(1.2),
  'on-on-they-went': goodTile(1.1),
  'give-it-to-uss': goodTile(0.9),
  'orc-patrol': huntTile(1.6),
  'isildurs-bane': huntTile(2.4),
  'foul-thing-from-the-deep': (sit) => (sit.companions > 0 ? huntTile(1.2)(sit) : huntTile(1.6)(sit)),
  'candles-of-corpses': (sit) => (sit.s.guide === GOLLUM ? 0.5 : 1.5) * corrupts(1)(sit),
  'nazgul-search': exposes,
  'cruel-weather': wait(1.2),
  'the-nazgul-strike': (sit) =>
    0.8 + (sit.s.huntDice >= 3 ? 0.5 : 0) - (huntRerolls(sit.s, sit.s.ringBearers) === 0 ? 0.1 : 0),
  'morgul-wound': (sit) => corrupts(sit.s.corruption <= 3 ? 2 : 1)(sit) + 0.2,
  'lure-of-the-ring': (sit) => corrupts(1)(sit) + 0.3,
  'the-breaking-of-the-fellowship': (sit) => corrupts(1)(sit),
  'worn-with-sorrow-and-toil': wait(0.35),
  'flocks-of-crebain': wait(0.9),
  'balrog-of-moria': wait(0.5),
  'the-lidless-eye': wait(0.1),
  'dreadful-spells': wait(0.7),
  'grond-hammer-of-the-underworld': (sit) =>
    1.2 + 1.3 * (whereIsWitchKing(sit.s) >= 0 ? bestAssault(sit, whereIsWitchKing(sit.s)) : 0),
  'the-palantir-of-orthanc': wait(1.4),
  wormtongue: (sit) => (sit.s.active[ROHAN] ? -0.5 : 1),
  'the-ringwraiths-are-abroad': (sit) => 0.5 + rateMoveMinions(sit).value + marching(1)(sit) * 0.6,
  'the-black-captain-commands': (sit) => 0.9 + marching(1)(sit) * 0.6,
  'return-to-valinor': wait(0.7),
  'the-fighting-uruk-hai': (sit) => 0.8 + 1.3 * siegeStorm(sit),
  'denethors-folly': wait(1.1),
  'the-day-without-dawn': wait(0.9),
  'threats-and-promises': (sit) => 0.2 * [0, 1, 2, 3, 4].filter((n) => !sit.s.active[n]).length,
  stormcrow: wait(0.9),
  'shadows-gather': (sit) => marching(1)(sit) * 0.9,
  'the-shadow-lengthens': (sit) => marching(2)(sit) * 1.1,
  'the-shadow-is-moving': (sit) => marching(4)(sit),
  'corsairs-of-umbar': (sit) => 0.9 * dangerOf(sit, R.pelargir) + 0.9 * dangerOf(sit, R['dol-amroth']),
  'rage-of-the-dunlendings': (sit) =>
    0.5 + (unitsIn(sit.s, R['north-dunland'], SHADOW) + unitsIn(sit.s, R['south-dunland'], SHADOW)) * 0.12,
  'return-of-the-witch-king': recruits([R.angmar, SAURON, REGULAR, 2], [R.angmar, SAURON, ELITE, 1]),
  'half-orcs-and-goblin-men': wait(0.8),
  'olog-hai': wait(0.8),
  'hill-trolls': wait(1.1),
  'a-new-power-is-rising': recruits(
    [R['north-dunland'], ISENGARD, REGULAR, 2],
    [R['south-dunland'], ISENGARD, REGULAR, 2],
    [R.orthanc, ISENGARD, ELITE, 2],
  ),
  'many-kings-to-the-service-of-mordor': inThree(SOUTHRONS),
  'the-king-is-revealed': recruits([R['minas-morgul'], SAURON, REGULAR, 5], [R['minas-morgul'], SAURON, LEADER, 1]),
  'shadows-on-the-misty-mountains': (sit) =>
    Math.max(
      recruits([R.moria, SAURON, ELITE, 2], [R.moria, SAURON, LEADER, 1])(sit),
      recruits([R['mount-gram'], SAURON, ELITE, 2], [R['mount-gram'], SAURON, LEADER, 1])(sit),
    ),
  'orcs-multiplying-again': recruits([R['dol-guldur'], SAURON, REGULAR, 3], [R['mount-gundabad'], SAURON, REGULAR, 3]),
  'horde-from-the-east': (sit) =>
    Math.max(
      musterIn(sit, R['north-rhun'], SOUTHRONS, REGULAR, 5),
      musterIn(sit, R['far-harad'], SOUTHRONS, REGULAR, 5),
    ),
  'monsters-roused': recruits(
    [R.angmar, SAURON, REGULAR, 1],
    [R.ettenmoors, SAURON, REGULAR, 1],
    [R['weather-hills'], SAURON, REGULAR, 1],
    [R.trollshaws, SAURON, ELITE, 1],
  ),
  'musterings-of-long-planned-war': recruits([R.gorgoroth, SOUTHRONS, REGULAR, 5], [R.nurn, SAURON, REGULAR, 5]),
  'pits-of-mordor': inThree(SAURON),
  'a-balrog-is-come': (sit) => (dangerOf(sit, R.lorien) > 0.2 ? 0.9 : 0.3),
  'the-gates-are-closed': (sit) => (sit.s.mordor > 0 ? -0.5 : 0.7),
  'captain-of-despair': wait(0.8),
  'the-corsairs-are-upon-us': (sit) => 0.9 * dangerOf(sit, R.pelargir) + 0.9 * dangerOf(sit, R['dol-amroth']),
  'rage-of-the-dunlendings-e': (sit) =>
    unitsIn(sit.s, R['north-dunland'], SHADOW) + unitsIn(sit.s, R['south-dunland'], SHADOW) === 0
      ? -0.2
      : 0.9 + 0.6 * dangerOf(sit, R['helms-deep']),
  'deep-trenches-and-great-engines': (sit) => 0.7 * Math.min(2, siegesOf(sit)),
  'shadow-of-dol-guldur': (sit) =>
    musterIn(sit, R['dol-guldur'], SAURON, REGULAR, nazgulLeadershipIn(sit.s, R['dol-guldur'])) + 0.4,
};

const VALUES: readonly (Value | undefined)[] = EVENT_SLUGS.map((slug) => FREE_VALUES[slug] ?? SHADOW_VALUES[slug]);

/** What the card would do now, if it may be played. */
export function playValue(sit: Situation, card: number): number {
  const value = VALUES[card]?.(sit) ?? EVENT_CARDS[card].worth * 0.12;
  return Math.min((sit.side === FREE ? habits.eventFree : habits.eventShadow) * value, 6);
}

export const ratePlay = (sit: Situation, card: number): Idea =>
  idea(playValue(sit, card), `${EVENT_TITLES[card]} is worth it now.`);

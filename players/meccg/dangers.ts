// What the way is likely to cost: creatures that could be keyed to it, weighed by what they would do to this company, and
// the automatic-attacks of the site. Nobody knows the opponent's hand: every creature is thought equally likely.
import { NONE } from '../../engine/game.ts';
import { CARDS, cardsOfKind } from '../../games/meccg/cards/all.ts';
import { type AttackRace, type Keys, REGION_TYPES, SITE_TYPES } from '../../games/meccg/cards/facts.ts';
import { isRevisited } from '../../games/meccg/combat/automatic.ts';
import { detainsAtSite, detainsInRegion } from '../../games/meccg/combat/detainment.ts';
import { R, REGION_TYPE } from '../../games/meccg/places/regions.ts';
import {
  REGION_OF,
  S,
  SITE_COUNT,
  SITE_IDS,
  SITE_ROWS,
  SITE_TYPE,
  siteCardOf,
} from '../../games/meccg/places/sites.ts';
import { ATTACKER_CHOOSES, ONE_EACH_FACES } from '../../games/meccg/state.ts';
import { isOrcOrTroll } from '../../games/meccg/stats/overt.ts';
import { MINION } from '../../games/meccg/tables/words.ts';
import { memo } from '../../lib/memo.ts';
import { type Blow, type Forecast, forecast, staysReady } from './fights.ts';
import { byHabits, habits } from './habits.ts';
import type { Fighter, Goers, Situation } from './situation.ts';

/** What the other hazards do to a company on any way. */
const MISCHIEF = 0.12;

interface Creature {
  readonly strikes: number;
  readonly attacks: number;
  readonly bits: number;
  readonly blow: Blow;
  readonly regionTypes: readonly number[];
  readonly siteTypes: readonly boolean[];
  readonly regions: readonly number[];
  readonly sites: readonly number[];
  readonly race: AttackRace;
  /** By alignment: whether it may attack such companies at all. */
  readonly hunts: readonly boolean[];
}

/** The sites and regions that its keys name. */
function namesIn(keys: Keys): { regions: number[]; sites: number[] } {
  const within = (keys.sitesIn ?? []).flatMap(({ regions, types }) =>
    SITE_IDS.map((_, site) => site).filter(
      (site) =>
        regions.some((id) => R[id] === REGION_OF[site]) && (!types || types.includes(SITE_TYPES[SITE_TYPE[site]])),
    ),
  );
  return {
    regions: (keys.regions ?? []).map((id) => R[id]),
    sites: [...(keys.sites ?? []).map((id) => S[id]), ...within],
  };
}

const CREATURES: readonly Creature[] = cardsOfKind('creature').flatMap((def) => {
  const card = CARDS[def];
  if (card.kind !== 'creature') return [];
  const { keyedTo } = card;
  return [
    {
      strikes: card.strikes === 'one-each' ? 1 : card.strikes,
      attacks: card.attacks ?? 1,
      bits: (card.strikes === 'one-each' ? ONE_EACH_FACES : 0) | (card.attackerChooses ? ATTACKER_CHOOSES : 0),
      blow: { prowess: card.prowess, body: card.body ?? NONE, detains: false },
      regionTypes: REGION_TYPES.map((type) => keyedTo.regionTypes?.[type] ?? 0),
      siteTypes: SITE_TYPES.map((type) => keyedTo.siteTypes?.includes(type) ?? false),
      ...namesIn(keyedTo),
      race: card.race,
      hunts: [card.onlyAgainst === undefined || card.onlyAgainst === 'hero', card.onlyAgainst !== 'hero'],
    },
  ];
});

const harmsOf = byHabits(() => memo<string, readonly number[]>(512));

/** By creature: what it would do to these, taps included. */
export const creatureHarms = (fighters: readonly Fighter[]): readonly number[] =>
  harmsOf()(fighters.map(({ prowess, body, stand, stake }) => `${prowess} ${body} ${stand} ${stake}`).join(), () => {
    const blows = new Map<number, Forecast>();
    return CREATURES.map(({ strikes, attacks, bits, blow }) => {
      const alike = (blow.prowess * 64 + strikes) * 64 + bits; // their bodies do not matter here
      const known = blows.get(alike) ?? forecast(fighters, strikes, blow, bits);
      blows.set(alike, known);
      return known.harm * attacks + habits.tap * known.taps;
    });
  });

const FREE = 0;
const MILD = 1;
const HARSH = 2;

/** How bad it would be to meet the creature on such a way: of several keys its player takes the worst for the company. */
function fits(creature: Creature, count: readonly number[], walk: readonly number[], siteCard: number): number {
  const alignment = Math.floor(siteCard / SITE_COUNT);
  if (!creature.hunts[alignment]) return FREE;
  const isMinion = alignment === MINION;
  const { race } = creature;
  let worst = FREE;
  const meet = (isMild: boolean): void => {
    worst = Math.max(worst, isMinion && isMild ? MILD : HARSH);
  };
  const type = SITE_TYPE[siteCard];
  if (creature.siteTypes[type] || creature.sites.includes(siteCard % SITE_COUNT)) meet(detainsAtSite(race, type));
  for (let region = 0; region < count.length; region++) {
    const needs = creature.regionTypes[region];
    if (needs > 0 && count[region] >= needs) meet(detainsInRegion(race, region));
  }
  for (const region of walk) if (creature.regions.includes(region)) meet(detainsInRegion(race, REGION_TYPE[region]));
  return worst;
}

export interface Road {
  /** The expected cost of hazards on it. */
  readonly danger: number;
  /** The chance that somebody is still untapped at its end. */
  readonly ready: number;
}

/** The creatures that can be keyed to a way: many ways let in the same ones, and then they are alike. */
export interface Menace {
  /** Its place among all there are. */
  readonly index: number;
  readonly creatures: readonly number[];
  /** Of these, those that would but detain. */
  readonly mild: ReadonlySet<number>;
}
/** What of the harm is left when a strike taps and does not wound. */
const DETAINED = 0.15;
const menaces = new Map<string, Menace>();

/** Those of a way with these region types and named regions to a site card. */
export function menaceOf(types: readonly number[], walk: readonly number[], siteCard: number): Menace {
  const count = [0, 0, 0, 0, 0, 0];
  for (const type of types) count[type]++;
  const worst = CREATURES.map((creature) => fits(creature, count, walk, siteCard));
  const those = Array.from(CREATURES.keys());
  const creatures = those.filter((i) => worst[i] !== FREE);
  const mild = new Set(those.filter((i) => worst[i] === MILD));
  const key = `${creatures.join()} ${[...mild].join()}`;
  const known = menaces.get(key) ?? { index: menaces.size, creatures, mild };
  menaces.set(key, known);
  return known;
}

/** Such a way for a company of so many unwounded people. */
export function roadThrough(
  { creatures, mild }: Menace,
  harms: readonly number[],
  limit: number,
  people: number,
): Road {
  const fitting = creatures.length;
  let harm = 0;
  let strikes = 0;
  for (const i of creatures) {
    harm += mild.has(i) ? DETAINED * harms[i] : harms[i];
    strikes += Math.min(people, CREATURES[i].strikes);
  }
  if (fitting === 0) return { danger: MISCHIEF, ready: 1 };
  const met = Math.min(limit, (habits.creaturesHeld * fitting) / CREATURES.length);
  const ready = people === 0 ? 0 : people / (people + (habits.tired * met * strikes) / fitting);
  return { danger: MISCHIEF + (met * harm) / fitting, ready };
}

export interface Entrance {
  /** The expected cost of the attacks printed on a site. */
  readonly harm: number;
  /** The chance that somebody is still untapped after them. */
  readonly ready: number;
}
const OPEN: Entrance = { harm: 0, ready: 1 };

export function entranceTo({ s, seat }: Situation, { people, fighters }: Goers, site: number): Entrance {
  const attacks = SITE_ROWS[siteCardOf(s, seat, site)]?.automaticAttacks;
  if (!attacks) return OPEN;
  const kind = people.some((card) => isOrcOrTroll(s, card)) ? 'overt' : 'covert';
  const more = isRevisited(s, seat, site) ? 1 : 0;
  let sum = 0;
  let ready = 1;
  for (const { strikes, prowess, detainment, onlyAgainst } of attacks) {
    if (onlyAgainst !== undefined && onlyAgainst !== kind) continue;
    const each = strikes === 'one-each';
    const blow = { prowess: prowess + more, body: NONE, detains: detainment === kind };
    const n = each ? fighters.length : strikes + more;
    sum += forecast(fighters, n, blow, 0).harm;
    ready *= staysReady(fighters, n, blow);
  }
  return { harm: sum, ready };
}

export const typesOfWalk = (walk: readonly number[]): number[] => walk.map((region) => REGION_TYPE[region]);

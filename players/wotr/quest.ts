// The Fellowship: when it moves, hides and is declared, how it answers the Hunt, and who guides it.

import type { Move } from '../../engine/game.ts';
import { isRefuge } from '../../games/wotr/board/control.ts';
import { isLaid } from '../../games/wotr/hands/laid.ts';
import { NATION_OF, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { bagOf } from '../../games/wotr/odds/from-board.ts';
import { huntOdds, type TileOdds, tileOdds } from '../../games/wotr/odds/hunt.ts';
import { huntRerolls, nextHunt } from '../../games/wotr/reading/hunt.ts';
import { CORRUPTION_LIMIT, IN_FELLOWSHIP, SET_ASIDE } from '../../games/wotr/state.ts';
import {
  ARAGORN,
  BOROMIR,
  CHARACTER_NAMES,
  GANDALF_GREY,
  GANDALF_WHITE,
  LEVEL_OF,
  MERIADOC,
  PEREGRIN,
  SMEAGOL,
  STRIDER,
} from '../../games/wotr/tables/characters.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import { ELVES, SHADOW } from '../../games/wotr/tables/nations.ts';
import { TILE_EYE, TILE_REVEAL, TILE_STOP, TILE_VALUE } from '../../games/wotr/tables/tiles.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { habits } from './habits.ts';
import { threatTo } from './politics.ts';
import { GATES, gateDistance, type Situation } from './situation.ts';

/** What one more point of Corruption costs when there are so many: on the Mordor Track each is a sixth of the way lost. */
const pointCost = (corruption: number): number =>
  habits.point + habits.pointMore * corruption + (corruption >= 9 ? habits.pointLast : 0);
const DOOM = 80;

/** What so many points on top cost; twelve is the end (WR-10.2.2). */
export function corruptionCost(from: number, points: number): number {
  if (from + points >= CORRUPTION_LIMIT) return DOOM;
  let cost = 0;
  for (let i = 0; i < points; i++) cost += pointCost(from + i);
  return cost;
}

/** What losing a Companion from the Fellowship costs besides his help against damage. */
export function companionCost(sit: Situation, companion: number): number {
  const { s } = sit;
  const inMordor = s.mordor > 0;
  if (inMordor) return habits.inMordor * LEVEL_OF[companion];
  switch (companion) {
    case GANDALF_GREY:
      return s.at[GANDALF_WHITE] === SET_ASIDE ? (sit.minionCame ? -0.5 : habits.gandalf) : habits.gandalfGone;
    case STRIDER:
      return s.at[ARAGORN] === SET_ASIDE ? habits.strider : habits.striderCrowned;
    case MERIADOC:
    case PEREGRIN:
      return habits.hobbit;
    case BOROMIR:
      return habits.boromir;
    default:
      return habits.other;
  }
}

/** The cheapest answer to damage: the Ring, the Guide, or a Companion by lot. */
function damageCost(sit: Situation, damage: number, corruption = sit.s.corruption): number {
  if (damage <= 0) return 0;
  let cost = corruptionCost(corruption, damage);
  if (sit.companions > 0) cost = Math.min(cost, guideCost(sit, damage, corruption), lotCost(sit, damage, corruption));
  return cost;
}

/** Sméagol takes off as much as the best of the others (WR-12.3.2). */
const levelIn = (sit: Situation, companion: number): number =>
  companion === SMEAGOL
    ? sit.s.at.reduce((best, at, c) => (at === IN_FELLOWSHIP ? Math.max(best, LEVEL_OF[c]) : best), 0)
    : LEVEL_OF[companion];

const guideCost = (sit: Situation, damage: number, corruption = sit.s.corruption): number =>
  companionCost(sit, sit.s.guide) + corruptionCost(corruption, Math.max(0, damage - levelIn(sit, sit.s.guide)));

function lotCost(sit: Situation, damage: number, corruption = sit.s.corruption): number {
  let sum = 0;
  for (let c = 0; c < sit.s.at.length; c++)
    if (sit.s.at[c] === IN_FELLOWSHIP)
      sum += companionCost(sit, c) + corruptionCost(corruption, Math.max(0, damage - levelIn(sit, c)));
  return sum / Math.max(1, sit.companions);
}

/** What the tile of the next move does, on the road or on the Mordor Track. */
function nextTile(sit: Situation): TileOdds {
  const { s } = sit;
  if (s.mordor > 0) return tileOdds(s.huntDice + s.huntFree, bagOf(s));
  const bonus = isLaid(s, 'addsToHunt') ? 1 : 0;
  return huntOdds({ ...nextHunt(s), bonus }, bagOf(s));
}

function expectedCost(sit: Situation, tile: TileOdds, corruption = sit.s.corruption): number {
  let cost = 0;
  for (let damage = 1; damage < tile.damage.length; damage++)
    if (tile.damage[damage] > 0) cost += tile.damage[damage] * damageCost(sit, damage, corruption);
  return cost;
}

/** Turns until the Shadow has its ten points, if it goes on as it has; early in the game nobody knows. */
function turnsLeft({ s, points }: Situation): number {
  const missing = 10 - points[SHADOW];
  const pace = s.turn < 6 ? Math.max(0.8, points[SHADOW] / s.turn) : Math.max(0.3, points[SHADOW]) / s.turn;
  return missing <= 2 ? Math.min(2, missing / pace) : missing / pace;
}

/** How pressing the race is: the nearer the Shadow is to its ten points, the more a step counts. */
function urgency(sit: Situation): number {
  const left = turnsLeft(sit);
  return habits.pressing * (left <= 2 ? 1.6 : left <= 4 ? 0.9 : left <= 8 ? 0.3 : left <= 14 ? 0 : -0.8);
}

/** What a turn without a step costs: the war does not wait. */
const turnCost = (sit: Situation): number => {
  const left = turnsLeft(sit);
  return habits.turn * (left <= 2 ? 4.5 : left <= 4 ? 2.6 : left <= 8 ? 1.3 : left <= 14 ? 1 : 0.5);
};

/** In a refuge, Corruption heals a point a turn as long as the Fellowship stays. */
const restWorth = (sit: Situation): number =>
  sit.s.corruption > 0 ? Math.max(0, pointCost(sit.s.corruption) - turnCost(sit)) : 0;
const isResting = (sit: Situation): boolean =>
  sit.s.mordor === 0 && sit.s.progress === 0 && isRefuge(sit.s, sit.s.ringBearers);

/** Eyes in the Hunt box on an ordinary turn, besides the dice put there. */
const USUAL_EYES = 1;

/** The same step next turn: with a point more Corruption, if nothing else was done for the Fellowship (WR-9.12.7). */
function costOfWaiting(sit: Situation): number {
  const { s } = sit;
  const idle = s.fellowshipActed ? 0 : 1;
  if (s.corruption + idle >= CORRUPTION_LIMIT) return DOOM;
  const tile = tileOdds(USUAL_EYES + Math.min(3, Math.max(1, sit.companions)), bagOf(s));
  return expectedCost(sit, tile, s.corruption + idle) + idle * pointCost(s.corruption);
}

export function rateMoveFellowship(sit: Situation): Idea {
  const { s } = sit;
  const tile = nextTile(sit);
  const cost = expectedCost(sit, tile);
  const seen = tile.reveal * (s.guide === STRIDER ? habits.seenStrider : habits.seen);
  if (s.mordor > 0) {
    const last = s.mordor === 5 ? 2 : 0;
    const value = habits.stepInMordor + last + urgency(sit) + habits.waiting * (costOfWaiting(sit) - cost) - seen;
    return idea(
      value,
      () =>
        `Step ${s.mordor} of the Mordor Track: ${tile.expectedDamage.toFixed(1)} damage is to be feared, and waiting is no better.`,
    );
  }
  const rest = isResting(sit) && restWorth(sit) > 0 ? habits.restless : 0;
  const value = habits.step + urgency(sit) - cost - seen - rest - (s.progress >= 11 ? 3 : 0);
  const enough = sit.toMordor <= 0 ? -habits.enough : 0;
  return idea(value + enough, () =>
    rest > 0
      ? 'The Ring-bearers rest until they are healed.'
      : enough < 0
        ? 'A gate of Mordor is in reach already: the Fellowship can be declared there.'
        : `The way is ${sit.toDoom} moves; the Hunt costs about ${tile.expectedDamage.toFixed(1)} damage (seen: ${percent(tile.reveal)}).`,
  );
}

export const rateHide = (sit: Situation): Idea =>
  idea(sit.s.mordor > 0 ? habits.hidesInMordor : habits.hides, 'A revealed Fellowship cannot move: it must hide.');

/** Sméagol has the Fellowship declared in the middle of a turn: to enter Mordor, or not at all. */
export const rateDeclareNow = (sit: Situation): Idea =>
  idea(
    sit.s.progress >= gateDistance(sit.s.ringBearers) ? 6 : -2,
    'Sméagol knows the way into Mordor, and there is no need to wait.',
  );

/** Where to declare, if at all. */
export function rateDeclare(sit: Situation, move: Move): Idea {
  const { s } = sit;
  if (move.verb !== 'declare') return idea(0, 'The Shadow should not learn where the Fellowship is.');
  const region = move.arg;
  if ((GATES as readonly number[]).includes(region))
    return idea(10, 'The gate of Mordor is reached: the last stage begins.');
  const lost = gateDistance(region) - sit.toMordor;
  let value =
    -habits.declares - habits.declaresLost * Math.max(0, lost) - habits.declaresWatched * huntRerolls(s, region);
  let why = 'The Fellowship rests and heals.';
  if (isRefuge(s, region)) {
    if (s.corruption > 0) value += pointCost(s.corruption) + restWorth(sit) * (s.corruption - 1) * 0.8;
    const nation = NATION_OF[region];
    if (!s.active[nation] && nation !== ELVES) {
      value += 0.3 + 0.25 * threatTo(sit, nation);
      why = `${REGION_NAMES[region]} wakes, and the Fellowship can rest there.`;
    }
  } else value -= 2;
  return idea(value, why);
}

/** Where the figure goes when it is seen; a way by a Stronghold of the Shadow costs a tile. */
export function rateRevealTo(sit: Situation, region: number, costsTile: boolean): Idea {
  const value = -2 * gateDistance(region) - 0.5 * huntRerolls(sit.s, region) - (costsTile ? 1.6 : 0);
  return idea(value, () => `From ${REGION_NAMES[region]} the gate is ${gateDistance(region)} regions away.`);
}

/** The answer to Hunt Damage (WR-9.9). */
export function rateAnswer(sit: Situation, damage: number, move: Move): Idea {
  const { s } = sit;
  const relief = damageCost(sit, damage) - damageCost(sit, damage - 1);
  switch (move.verb) {
    case 'use':
      return idea(
        -damageCost(sit, damage - 1) - habits.cardUsed,
        `${EVENT_TITLES[move.arg]} takes a point off the damage.`,
      );
    case 'slip away':
      return idea(
        -damageCost(sit, damage - 1) - (s.mordor > 0 ? habits.slipsInMordor : habits.slips),
        `${CHARACTER_NAMES[move.arg]} can draw them off.`,
      );
    case 'reveal fellowship':
      return idea(
        -damageCost(sit, damage - 1) - (s.mordor > 0 ? habits.revealsInMordor : habits.reveals),
        `A point less Corruption is worth ${relief.toFixed(1)}.`,
      );
    case 'use the ring':
      return idea(-corruptionCost(s.corruption, damage), `The Ring-bearers can bear ${damage} more Corruption.`);
    case 'lose the guide':
      return idea(-guideCost(sit, damage), () =>
        s.guide === GANDALF_GREY && sit.minionCame
          ? 'Gandalf falls, and can come back as the White.'
          : `${CHARACTER_NAMES[s.guide]} can be lost better than Corruption taken.`,
      );
    default:
      return idea(-lotCost(sit, damage), 'A Companion by lot costs least.');
  }
}

/** Should Wizard's Staff prevent the tile, whose odds these are? */
export function rateStaff(sit: Situation, move: Move): Idea {
  const tile = nextTile(sit);
  return move.verb === 'use'
    ? idea(expectedCost(sit, tile) + tile.reveal - 1.1, `A tile would cost ${tile.expectedDamage.toFixed(1)} damage.`)
    : idea(0, 'The staff will be needed more later.');
}

/** Should Mithril Coat and Sting replace this tile? */
export function rateMithril(sit: Situation, move: Move, tile: number, successes: number): Idea {
  if (move.verb !== 'use') return idea(0, 'The tile can be borne.');
  const { s } = sit;
  const damage =
    TILE_VALUE[tile] === TILE_EYE ? (s.mordor > 0 ? s.huntDice + s.huntFree : successes) : TILE_VALUE[tile];
  const harm = damageCost(sit, Math.min(damage, 6)) + TILE_REVEAL[tile] * 0.7 + TILE_STOP[tile] * 1.5;
  const other = tileOdds(s.mordor > 0 ? s.huntDice + s.huntFree : Math.max(1, successes), bagOf(s));
  return idea(harm - expectedCost(sit, other) - 1.2, 'Another tile can only be better than this.');
}

/** Gandalf leads while cards are to be played; Strider when the Fellowship is often seen. */
export function rateGuide(sit: Situation, companion: number): Idea {
  const { s } = sit;
  const lossy = -companionCost(sit, companion);
  if (companion === GANDALF_GREY) return idea(1 + lossy * 0.3, 'Gandalf draws cards, and can be spared for the White.');
  if (companion === STRIDER) return idea(s.revealed ? 3 : 0.8, 'Strider hides the Fellowship with any die.');
  return idea(lossy, `${CHARACTER_NAMES[companion]} is the one to lose first.`);
}

// An Army as hits wear it down. Its owner's policy fixes what each hit costs, so that the states it can come to
// are few: its ranks, from the strongest down to none left.

import { memo } from '../../../lib/memo.ts';
import { COMBAT_DICE } from '../tables/dice.ts';
import { hitChances, mean, neededWith } from './dice.ts';

/** What changes a side's dice. Bonuses are added to each die and may be negative (WR-6.23.1). */
export interface Modifiers {
  readonly rollBonus?: number;
  readonly rerollBonus?: number;
  /** A ceiling on the dice of the Combat Roll, laid on last (WR-6.16.7). */
  readonly maxDice?: number;
  /** Dice taken off the Combat Roll, though one is always left: so do all cards that take some (WR-6.16.7). */
  readonly fewerDice?: number;
}

/**
 * What a hit costs. 'strength': whatever leaves the most expected hits in the next round, and the Elite if that is equal;
 * so a Regular goes while there are dice to spare, and after that Elites are reduced. 'regulars', 'elites': those first. Two
 * Dunlendings go for a hit when nothing else is left or better, and a single one goes last (WR-12.7.6, WR-12.7.9).
 */
export type Losses = 'strength' | 'regulars' | 'elites';
const LOSSES: readonly Losses[] = ['strength', 'regulars', 'elites'];

export interface Army {
  /** Without the Dunlendings. */
  readonly regular: number;
  readonly elite: number;
  readonly dunlendings?: number;
  /** Of Leaders, Nazgûl and Characters; it lasts as long as there are units (WR-6.16.4, WR-6.26.1). */
  readonly leadership?: number;
  /** Captains of the West: each adds 1 Combat Strength. */
  readonly captains?: number;
  /** How many of the Elites are Leaders too (Isengard's, with Saruman). They are the last Elites to be reduced. */
  readonly leadingElites?: number;
  readonly losses?: Losses;
  /** In every round, and in the first one besides. */
  readonly always?: Modifiers;
  readonly first?: Modifiers;
}

/** Index of a round's dice: the first round, or a later one. */
export const FIRST = 0;
export const LATER = 1;

export interface Ranks {
  /** Stands for the whole Army in the keys of answers: no other has it, though the same Army may get a new one later. */
  readonly id: number;
  /** The number of ranks; the last one is the Army eliminated. */
  readonly size: number;
  readonly regular: readonly number[];
  readonly elite: readonly number[];
  readonly dunlendings: readonly number[];
  /** By rank * 6 + hits: the rank after those hits. */
  readonly after: Int16Array;
  /** The rank after an Elite is reduced by choice, to prolong a siege (WR-6.31.5), or -1. */
  readonly reduced: Int16Array;
  /** By FIRST or LATER, then rank: the chances of the hits it scores in a round. */
  readonly scores: readonly [readonly Float64Array[], readonly Float64Array[]];
}

/** Most Regulars, or Elites, that are reckoned with: the rules allow ten units (WR-6.2.1). */
const MOST_UNITS = 15;
export const HITS = COMBAT_DICE + 1;

const remembered = memo<number, Ranks>(4096);

/** The ranks of an Army that hits on `target` in round one and in later ones. */
export function ranksOf(army: Army, target: readonly [number, number], prolongs: boolean): Ranks {
  const { always = NOTHING, first = NOTHING } = army;
  const rolls = [rollOf(always, first, target[FIRST]), rollOf(always, NOTHING, target[LATER])] as const;
  const elite = whole(army.elite, MOST_UNITS, 'Elites');
  const plain: Plain = {
    regular: whole(army.regular, MOST_UNITS, 'Regulars'),
    elite,
    dunlendings: whole(army.dunlendings ?? 0, MOST_UNITS, 'Dunlendings'),
    leadership: Math.min(whole(army.leadership ?? 0, 99, 'Leadership'), COMBAT_DICE),
    captains: Math.min(whole(army.captains ?? 0, 99, 'Captains of the West'), COMBAT_DICE),
    leadingElites: Math.min(whole(army.leadingElites ?? 0, 99, 'Leading Elites'), elite),
    losses: army.losses ?? 'strength',
    prolongs,
    rolls,
  };
  return remembered(keyOf(plain), () => ranked(plain));
}

interface Roll {
  readonly needed: number;
  readonly rerollNeeded: number;
  readonly maxDice: number;
  readonly fewerDice: number;
}

interface Plain {
  readonly regular: number;
  readonly elite: number;
  readonly dunlendings: number;
  readonly leadership: number;
  readonly captains: number;
  readonly leadingElites: number;
  readonly losses: Losses;
  readonly prolongs: boolean;
  readonly rolls: readonly [Roll, Roll];
}

type Led = Pick<Plain, 'leadership' | 'captains' | 'leadingElites'>;

/** What is left of an Army. */
export type Units = Pick<Plain, 'regular' | 'elite' | 'dunlendings'>;

/** No modifiers. */
const NOTHING: Modifiers = {};
/** By what a die must show: a roll that nothing modifies, as most are. */
const PLAIN_ROLLS: readonly Roll[] = Array.from({ length: 7 }, (_, target) => sumOf([], target));

const rollOf = (one: Modifiers, other: Modifiers, target: number): Roll =>
  one === NOTHING && other === NOTHING ? PLAIN_ROLLS[target] : sumOf([one, other], target);

/** Several modifiers are added together (WR-6.23.2). */
function sumOf(modifiers: readonly Modifiers[], target: number): Roll {
  let roll = 0;
  let reroll = 0;
  let maxDice = COMBAT_DICE;
  let fewerDice = 0;
  for (const one of modifiers) {
    roll += whole(one.rollBonus ?? 0, 99, 'Bonus', -99);
    reroll += whole(one.rerollBonus ?? 0, 99, 'Bonus', -99);
    maxDice = Math.min(maxDice, whole(one.maxDice ?? COMBAT_DICE, 99, 'Dice at most'));
    fewerDice = Math.min(fewerDice + whole(one.fewerDice ?? 0, 99, 'Dice taken away'), COMBAT_DICE);
  }
  return { needed: neededWith(target, roll), rerollNeeded: neededWith(target, reroll), maxDice, fewerDice };
}

function whole(value: number, most: number, what: string, least = 0): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${what}: ${value} is not a whole number from ${least} to ${most}.`);
}

/** All that matters in 49 bits. */
function keyOf({
  regular,
  elite,
  dunlendings,
  leadingElites,
  leadership,
  captains,
  losses,
  prolongs,
  rolls,
}: Plain): number {
  const policy = LOSSES.indexOf(losses) * 2 + Number(prolongs);
  const units = ((policy * 16 + regular) * 16 + elite) * 16 + dunlendings;
  const led = ((units * 16 + leadingElites) * 8 + leadership) * 8 + captains;
  return (led * 0x1000 + rollKey(rolls[FIRST])) * 0x1000 + rollKey(rolls[LATER]);
}

const rollKey = ({ needed, rerollNeeded, maxDice, fewerDice }: Roll): number =>
  ((needed * 8 + rerollNeeded) * 8 + maxDice) * 8 + fewerDice;

/** The dice of a round: how many, how many of the failed ones again, and what they need. */
export interface Throw {
  readonly dice: number;
  readonly needed: number;
  readonly rerolls: number;
  readonly rerollNeeded: number;
}

/** Five dice at most, then what is taken away, then the ceiling (WR-6.16.2, WR-6.16.7). */
function throwOf(led: Led, roll: Roll, { regular, elite, dunlendings }: Units): Throw {
  const units = regular + elite + dunlendings;
  let dice = units === 0 ? 0 : Math.min(units + led.captains, COMBAT_DICE);
  if (dice > 0) dice = Math.min(Math.max(1, dice - roll.fewerDice), roll.maxDice);
  const rerolls = Math.min(led.leadership + Math.min(elite, led.leadingElites), COMBAT_DICE);
  return { dice, needed: roll.needed, rerolls, rerollNeeded: roll.rerollNeeded };
}

function scoreOf(plain: Plain, roll: Roll, units: Units): Float64Array {
  const { dice, needed, rerolls, rerollNeeded } = throwOf(plain, roll, units);
  return hitChances(dice, needed, rerolls, rerollNeeded);
}

/** The dice of what is left of an Army, in a round in which these modifiers count. */
export const diceOf = (army: Army, units: Units, target: number, modifiers: readonly Modifiers[]): Throw =>
  throwOf(
    {
      leadership: Math.max(0, army.leadership ?? 0),
      captains: Math.max(0, army.captains ?? 0),
      leadingElites: army.leadingElites ?? 0,
    },
    sumOf(modifiers, target),
    units,
  );

/** What a hit or an Elite reduced by choice leaves. */
const lessRegular = (u: Units): Units => ({ ...u, regular: u.regular - 1 });
const lessElite = (u: Units): Units => ({ ...u, regular: u.regular + 1, elite: u.elite - 1 });
const lessDunlendings = (u: Units): Units => ({ ...u, dunlendings: Math.max(0, u.dunlendings - 2) });

/** Hits that destroy the units: each hit, and each Elite reduced, takes one off (WR-6.24.3, WR-12.7.6). */
export const hitsToDestroy = ({ regular, elite, dunlendings }: Units): number =>
  regular + 2 * elite + ((dunlendings + 1) >> 1);

/** The units after the next hit. Of equal choices the first is taken: a Regular, an Elite, two Dunlendings. */
function afterHit(plain: Plain, units: Units): Units {
  const { regular, elite, dunlendings } = units;
  const pairs = dunlendings >= 2 || (regular === 0 && elite === 0);
  if (plain.losses === 'elites' && elite > 0) return lessElite(units);
  if (plain.losses === 'regulars' && regular > 0) return lessRegular(units);
  if (plain.losses === 'regulars' && pairs) return lessDunlendings(units);
  let best: Units | undefined;
  let most = -1;
  const weigh = (left: Units): void => {
    const hits = mean(scoreOf(plain, plain.rolls[LATER], left));
    if (hits <= most) return;
    most = hits;
    best = left;
  };
  if (regular > 0) weigh(lessRegular(units));
  if (elite > 0) weigh(lessElite(units));
  if (pairs) weigh(lessDunlendings(units));
  return best ?? units;
}

/** Ranks that were made so far. */
let made = 0;

function ranked(plain: Plain): Ranks {
  const { regular, elite, dunlendings } = plain;
  const all: Units[] = [{ regular, elite, dunlendings }];
  const hit: number[] = [];
  const reduced: number[] = [];
  let layer = 0;
  // A hit, or an Elite reduced by choice, costs one point of strength: ranks of equal strength follow each other.
  const find = (units: Units): number => {
    for (let rank = layer; rank < all.length; rank++)
      if (
        all[rank].regular === units.regular &&
        all[rank].elite === units.elite &&
        all[rank].dunlendings === units.dunlendings
      )
        return rank;
    all.push(units);
    return all.length - 1;
  };
  for (let rank = 0; rank < all.length; rank++) {
    const units = all[rank];
    if (hitsToDestroy(units) < hitsToDestroy(all[layer])) layer = rank;
    hit.push(hitsToDestroy(units) === 0 ? rank : find(afterHit(plain, units)));
    reduced.push(plain.prolongs && units.elite > 0 ? find(lessElite(units)) : -1);
  }
  const size = all.length;
  const after = new Int16Array(size * HITS);
  for (let rank = 0; rank < size; rank++)
    for (let hits = 0, at = rank; hits < HITS; hits++, at = hit[at]) after[rank * HITS + hits] = at;
  const scores = (roll: Roll): Float64Array[] => all.map((units) => scoreOf(plain, roll, units));
  return {
    id: made++,
    size,
    regular: all.map((units) => units.regular),
    elite: all.map((units) => units.elite),
    dunlendings: all.map((units) => units.dunlendings),
    after,
    reduced: Int16Array.from(reduced),
    scores: [scores(plain.rolls[FIRST]), scores(plain.rolls[LATER])],
  };
}

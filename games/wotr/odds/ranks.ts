// An Army as hits wear it down. Its owner's policy fixes what each hit costs, so that the states it can come to
// are few: its ranks, from the strongest down to none left.
import { COMBAT_DICE } from '../tables/dice.ts';
import { hitChances, mean, neededWith } from './dice.ts';
import { memo } from './memo.ts';

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
 * so a Regular goes while there are dice to spare, and after that Elites are reduced. 'regulars', 'elites': those first.
 */
export type Losses = 'strength' | 'regulars' | 'elites';
const LOSSES: readonly Losses[] = ['strength', 'regulars', 'elites'];

export interface Army {
  readonly regular: number;
  readonly elite: number;
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
  /** Stands for the whole Army in the keys of answers. */
  readonly key: number;
  /** The number of ranks; the last one is the Army eliminated. */
  readonly size: number;
  readonly regular: readonly number[];
  readonly elite: readonly number[];
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
  const rolls = [
    rollOf([army.always ?? {}, army.first ?? {}], target[FIRST]),
    rollOf([army.always ?? {}], target[LATER]),
  ] as const;
  const elite = whole(army.elite, MOST_UNITS, 'Elites');
  const plain: Plain = {
    regular: whole(army.regular, MOST_UNITS, 'Regulars'),
    elite,
    leadership: Math.min(whole(army.leadership ?? 0, 99, 'Leadership'), COMBAT_DICE),
    captains: Math.min(whole(army.captains ?? 0, 99, 'Captains of the West'), COMBAT_DICE),
    leadingElites: Math.min(whole(army.leadingElites ?? 0, 99, 'Leading Elites'), elite),
    losses: army.losses ?? 'strength',
    prolongs,
    rolls,
  };
  const key = keyOf(plain);
  return remembered(key, () => ranked(plain, key));
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
  readonly leadership: number;
  readonly captains: number;
  readonly leadingElites: number;
  readonly losses: Losses;
  readonly prolongs: boolean;
  readonly rolls: readonly [Roll, Roll];
}

/** Several modifiers are added together (WR-6.23.2). */
function rollOf(modifiers: readonly Modifiers[], target: number): Roll {
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

/** All that matters in 45 bits. */
function keyOf(plain: Plain): number {
  let key = LOSSES.indexOf(plain.losses) * 2 + Number(plain.prolongs);
  for (const n of [plain.regular, plain.elite, plain.leadingElites]) key = key * 16 + n;
  for (const n of [plain.leadership, plain.captains]) key = key * 8 + n;
  for (const roll of plain.rolls)
    for (const n of [roll.needed, roll.rerollNeeded, roll.maxDice, roll.fewerDice]) key = key * 8 + n;
  return key;
}

/** Five dice at most, then what is taken away, then the ceiling (WR-6.16.2, WR-6.16.7). */
function scoreOf(plain: Plain, roll: Roll, regular: number, elite: number): Float64Array {
  const units = regular + elite;
  let dice = units === 0 ? 0 : Math.min(units + plain.captains, COMBAT_DICE);
  if (dice > 0) dice = Math.min(Math.max(1, dice - roll.fewerDice), roll.maxDice);
  const rerolls = Math.min(plain.leadership + Math.min(elite, plain.leadingElites), COMBAT_DICE);
  return hitChances(dice, roll.needed, rerolls, roll.rerollNeeded);
}

/** Does the next hit reduce an Elite, rather than remove a Regular (WR-6.24.3)? */
function reduces(plain: Plain, regular: number, elite: number): boolean {
  if (elite === 0 || regular === 0) return elite > 0;
  if (plain.losses !== 'strength') return plain.losses === 'elites';
  const roll = plain.rolls[LATER];
  const reduced = mean(scoreOf(plain, roll, regular + 1, elite - 1));
  return reduced > mean(scoreOf(plain, roll, regular - 1, elite));
}

function ranked(plain: Plain, key: number): Ranks {
  const regular = [plain.regular];
  const elite = [plain.elite];
  const hit: number[] = [];
  const reduced: number[] = [];
  let layer = 0;
  // A hit, or an Elite reduced by choice, costs one point of strength: ranks of equal strength follow each other.
  const find = (r: number, e: number): number => {
    for (let rank = layer; rank < regular.length; rank++) if (regular[rank] === r && elite[rank] === e) return rank;
    regular.push(r);
    elite.push(e);
    return regular.length - 1;
  };
  for (let rank = 0; rank < regular.length; rank++) {
    const r = regular[rank];
    const e = elite[rank];
    if (r + 2 * e < regular[layer] + 2 * elite[layer]) layer = rank;
    if (r + e === 0) hit.push(rank);
    else hit.push(reduces(plain, r, e) ? find(r + 1, e - 1) : find(r - 1, e));
    reduced.push(plain.prolongs && e > 0 ? find(r + 1, e - 1) : -1);
  }
  const size = regular.length;
  const after = new Int16Array(size * HITS);
  for (let rank = 0; rank < size; rank++)
    for (let hits = 0, at = rank; hits < HITS; hits++, at = hit[at]) after[rank * HITS + hits] = at;
  const scores = (roll: Roll): Float64Array[] => regular.map((r, rank) => scoreOf(plain, roll, r, elite[rank]));
  return {
    key,
    size,
    regular,
    elite,
    after,
    reduced: Int16Array.from(reduced),
    scores: [scores(plain.rolls[FIRST]), scores(plain.rolls[LATER])],
  };
}

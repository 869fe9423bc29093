// A battle in which one side uses a Combat Card in the round that comes, and the other none: that round die by die, with
// every choice of the card made for the best, and what follows by `battleOdds`.

import { COMBAT_DICE } from '../tables/dice.ts';
import { attackerNeeds, type Battle, battleOdds, DEFENDER_NEEDS, underEngines } from './battle.ts';
import { binomial, faceChance, hitChances } from './dice.ts';
import {
  type Army,
  diceOf,
  FIRST,
  HITS,
  hitsToDestroy,
  type Modifiers,
  ranksOf,
  type Throw,
  type Units,
} from './ranks.ts';

/** What a card changes for one side in this round. */
export interface Change extends Modifiers {
  readonly noReroll?: boolean;
  /** Leadership given up or silenced. */
  readonly lessLeadership?: number;
  /** Combat Strength more, or less. */
  readonly stronger?: number;
}

/** What an Army has less of once a figure has fallen. */
export interface Fallen {
  readonly leadership: number;
  readonly captains: number;
  readonly leadingElites: number;
}

/** A figure that is singled out, and the hits that takes or that it takes upon itself. */
export interface Singled {
  readonly hits: number;
  readonly fallen: Fallen;
}

/** What a card does in its round, as numbers; "you" is the side that uses it. */
export interface RoundCard {
  readonly you?: Change;
  readonly enemy?: Change;
  /** You choose one of these before the dice. */
  readonly oneOf?: readonly RoundCard[];
  /** Hits you may take on your own units, before the dice or after the losses. */
  readonly bleeds?: { readonly when: 'before' | 'after'; readonly most: number; readonly least?: number };
  /** What each of those adds to the dice of your Combat Roll. */
  readonly bonusForBled?: number;
  /** An attack before the Combat Roll. */
  readonly attack?: { readonly dice: number; readonly on: number };
  /** Missed dice that become hits between the rolls, for Leadership given up. */
  readonly turns?: { readonly most: number; readonly leadership: number };
  /** Each 1 of the enemy's Combat Roll is a hit on the enemy, and stands. */
  readonly onesHit?: boolean;
  /** More hits if your rolls hit at all, if you scored more than the enemy, or if after the losses you are two to one. */
  readonly moreHits?: { readonly hits: number; readonly if: 'any' | 'more' | 'twice' };
  /** Of so many hits on you one is cancelled. */
  readonly cancels?: number;
  /** A hit of your Re-roll is spent on one of these. */
  readonly spends?: readonly Fallen[];
  /** If your Re-roll has so many hits, one of these falls besides. */
  readonly fells?: readonly Singled[];
  /** One of yours may give his life for so many hits. */
  readonly saves?: readonly Singled[];
  /** An attack after the losses, with a die for each Elite left or each hit taken of your own will. */
  readonly attackAfter?: { readonly dice: 'elites' | 'bled'; readonly on: number };
}

/** A siege is reckoned for this round alone, any other battle to its end. */
export type RoundBattle = Pick<Battle, 'attacker' | 'defender' | 'at' | 'superior'>;

export interface RoundOdds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  /** Hits that the Armies can be expected to take in this round: the enemy's, and the user's. */
  readonly dealt: number;
  readonly taken: number;
  /** The chance that the card singles out a figure. */
  readonly strikes: number;
}

export type By = 'attacker' | 'defender';

export const NOTHING_FALLEN: Fallen = { leadership: 0, captains: 0, leadingElites: 0 };

/** Of a round in which that side uses this card; without one, of a round without cards. */
export function roundOdds(battle: RoundBattle, by: By, card: RoundCard = {}): RoundOdds {
  const field = fieldOf(battle, by);
  return best(
    field,
    choicesOf(card).map((choice) => fought(field, choice)),
  );
}

/** The card with each choice that is made before the dice. */
function choicesOf({ oneOf, ...card }: RoundCard): readonly Played[] {
  const ways = (oneOf && oneOf.length > 0 ? oneOf : [{}]).map((one) => joined(card, one));
  return ways.flatMap((way) => {
    const { least = 0, most } = way.bleeds?.when === 'before' ? way.bleeds : { most: 0 };
    return Array.from({ length: most - least + 1 }, (_, more) => least + more).map((bled) => ({
      ...joined(way, { you: { rollBonus: bled * (way.bonusForBled ?? 0) } }),
      bled,
    }));
  });
}
interface Played extends RoundCard {
  /** Hits taken before the dice. */
  readonly bled: number;
}

/** Two parts of one card. */
export const joined = (a: RoundCard, b: RoundCard): RoundCard => ({
  ...a,
  ...b,
  you: both(a.you, b.you),
  enemy: both(a.enemy, b.enemy),
});

const both = (a: Change = {}, b: Change = {}): Change => ({
  rollBonus: (a.rollBonus ?? 0) + (b.rollBonus ?? 0),
  rerollBonus: (a.rerollBonus ?? 0) + (b.rerollBonus ?? 0),
  fewerDice: (a.fewerDice ?? 0) + (b.fewerDice ?? 0),
  maxDice: Math.min(a.maxDice ?? COMBAT_DICE, b.maxDice ?? COMBAT_DICE),
  noReroll: (a.noReroll ?? false) || (b.noReroll ?? false),
  lessLeadership: (a.lessLeadership ?? 0) + (b.lessLeadership ?? 0),
  stronger: (a.stronger ?? 0) + (b.stronger ?? 0),
});

// ---- the two Armies -------------------------------------------------------------------------------------------------

interface Fighter {
  readonly army: Army;
  readonly target: number;
  /** By hits taken so far: what is left. The last one is nothing. */
  readonly left: readonly Units[];
}

export interface Field {
  readonly by: By;
  readonly siege: boolean;
  readonly you: Fighter;
  readonly enemy: Fighter;
  /** What was reckoned of ends, by what led to them. */
  readonly ends: Map<number, RoundOdds>;
}

export function fieldOf(battle: RoundBattle, by: By): Field {
  const { at = 'field' } = battle;
  const siege = at === 'siege';
  const needs = attackerNeeds(at);
  const attacker = fighter(battle.attacker, needs);
  const defender = fighter(underEngines(battle.defender, siege ? battle.superior : undefined), DEFENDER_NEEDS);
  const [you, enemy] = by === 'attacker' ? [attacker, defender] : [defender, attacker];
  return { by, siege, you, enemy, ends: new Map() };
}

function fighter(army: Army, needs: readonly [number, number]): Fighter {
  const ranks = ranksOf(army, needs, false);
  const left: Units[] = [];
  for (let rank = 0; left.length === 0 || hitsToDestroy(left[left.length - 1]) > 0; rank = ranks.after[rank * HITS + 1])
    left.push({ regular: ranks.regular[rank], elite: ranks.elite[rank], dunlendings: ranks.dunlendings[rank] });
  return { army, target: needs[FIRST], left };
}

const after = ({ left }: Fighter, hits: number): Units => left[Math.min(hits, left.length - 1)];
const isGone = ({ left }: Fighter, hits: number): boolean => hits >= left.length - 1;
const unitsIn = ({ regular, elite, dunlendings }: Units): number => regular + elite + dunlendings;

function throwIn({ army, target }: Fighter, units: Units, change: Change = {}): Throw {
  const led = {
    ...army,
    leadership: (army.leadership ?? 0) - (change.lessLeadership ?? 0),
    captains: (army.captains ?? 0) + (change.stronger ?? 0),
  };
  const thrown = diceOf(led, units, target, [army.always ?? {}, army.first ?? {}, change]);
  return change.noReroll ? { ...thrown, rerolls: 0 } : thrown;
}

// ---- dice -----------------------------------------------------------------------------------------------------------

interface Rolled {
  /** Of the Combat Roll, and of the Leader Re-roll. */
  readonly hits: number;
  readonly again: number;
  readonly ones: number;
  readonly chance: number;
}

/** Everything that both rolls of a side can be. */
function rolls(
  { dice, needed, rerolls, rerollNeeded }: Throw,
  turns?: RoundCard['turns'],
  onesStand = false,
): Rolled[] {
  const all: Rolled[] = [];
  const hit = faceChance(needed);
  const one = onesStand ? faceChance(6) : 0; // a 1 always misses
  for (let hits = 0; hits <= dice; hits++)
    for (let ones = 0; ones <= (onesStand ? dice - hits : 0); ones++) {
      const once = binomial(dice, hits, hit) * binomial(dice - hits, ones, Math.min(1, one / (1 - hit)));
      const turned = Math.min(turns?.most ?? 0, dice - hits);
      const less = turned > 0 ? (turns?.leadership ?? 0) : 0;
      const again = Math.min(dice - hits - turned - ones, Math.max(0, rerolls - less));
      for (const [more, chance] of hitChances(again, rerollNeeded, 0).entries())
        all.push({ hits: hits + turned, again: more, ones, chance: once * chance });
    }
  return all.filter(({ chance }) => chance > 0);
}

/** An attack besides the Combat Roll: no modifier counts, and nothing is rolled again (WR-6.23.7). */
const attackHits = (dice: number, on: number): readonly number[] => [...hitChances(Math.min(dice, COMBAT_DICE), on, 0)];

// ---- the round ------------------------------------------------------------------------------------------------------

/** Hits taken so far, and who has fallen. */
export interface Standing {
  readonly taken: number;
  readonly dealt: number;
  readonly yours: Fallen;
  readonly theirs: Fallen;
  readonly strikes: boolean;
}

function fought(field: Field, card: Played): RoundOdds {
  const { attack } = card;
  return mixed(
    (attack ? attackHits(attack.dice, attack.on) : [1]).map((chance, dealt) => [
      chance,
      isGone(field.enemy, dealt) || isGone(field.you, card.bled)
        ? ended(field, { ...UNHURT, dealt, taken: card.bled })
        : rolled(field, card, dealt),
    ]),
  );
}
export const UNHURT: Standing = { taken: 0, dealt: 0, yours: NOTHING_FALLEN, theirs: NOTHING_FALLEN, strikes: false };

/** Both sides roll, with what an attack of the card has left of the enemy. */
function rolled(field: Field, card: Played, dealt: number): RoundOdds {
  const { you, enemy } = field;
  const mine = rolls(throwIn(you, after(you, card.bled), card.you), card.turns);
  const theirs = rolls(throwIn(enemy, after(enemy, dealt), card.enemy), undefined, card.onesHit);
  return mixed(
    mine.flatMap((roll) =>
      theirs.map((other): Weighed => [roll.chance * other.chance, struck(field, card, dealt, roll, other)]),
    ),
  );
}

/** What the rolls come to before anybody takes losses. */
function struck(field: Field, card: Played, before: number, mine: Rolled, theirs: Rolled): RoundOdds {
  const { moreHits, cancels } = card;
  const onYou = theirs.hits + theirs.again;
  let onEnemy = mine.hits + mine.again + (card.onesHit ? theirs.ones : 0);
  if (moreHits?.if === 'any' && mine.hits + mine.again > 0) onEnemy += moreHits.hits;
  if (moreHits?.if === 'more' && before + onEnemy > onYou) onEnemy += moreHits.hits;
  const spared = cancels !== undefined && onYou >= cancels ? 1 : 0;
  const due: Standing = { ...UNHURT, taken: card.bled + onYou - spared, dealt: before + onEnemy };
  return best(
    field,
    singledOut(card, due, mine.again, onYou).map((one) => afterLosses(field, card, one)),
  );
}

/** The ways in which the card can single out a figure now, nobody among them where it need not. */
function singledOut(card: Played, due: Standing, again: number, onYou: number): readonly Standing[] {
  const { spends = [], fells = [], saves = [] } = card;
  if (spends.length > 0 && again > 0)
    return spends.map((theirs) => ({ ...due, dealt: due.dealt - 1, theirs, strikes: true }));
  const felled = fells.filter(({ hits }) => hits <= again);
  if (felled.length > 0) return felled.map(({ fallen }) => ({ ...due, theirs: fallen, strikes: true }));
  if (onYou === 0) return [due];
  const given = saves.map(({ hits, fallen }) => ({
    ...due,
    taken: due.taken - Math.min(hits, onYou),
    yours: fallen,
    strikes: true,
  }));
  return [due, ...given];
}

/** Once the losses are taken, if both are there still. */
function afterLosses(field: Field, card: Played, now: Standing): RoundOdds {
  const { you, enemy } = field;
  if (isGone(you, now.taken) || isGone(enemy, now.dealt)) return ended(field, now);
  const { attackAfter, moreHits, bleeds } = card;
  const left = after(you, now.taken);
  if (moreHits?.if === 'twice') {
    const twice = unitsIn(left) >= 2 * unitsIn(after(enemy, now.dealt));
    return ended(field, twice ? { ...now, dealt: now.dealt + moreHits.hits } : now);
  }
  if (!attackAfter) return ended(field, now);
  const attacking = (standing: Standing, dice: number): RoundOdds =>
    isGone(you, standing.taken)
      ? ended(field, standing)
      : mixed(
          attackHits(dice, attackAfter.on).map((chance, hits) => [
            chance,
            ended(field, { ...standing, dealt: standing.dealt + hits }),
          ]),
        );
  if (attackAfter.dice === 'elites') return attacking(now, left.elite);
  const most = Math.min(bleeds?.most ?? 0, hitsToDestroy(left));
  const ways = Array.from({ length: most + 1 }, (_, bled) => attacking({ ...now, taken: now.taken + bled }, bled));
  return best(field, ways);
}

// ---- ends -----------------------------------------------------------------------------------------------------------

/** The round is over: somebody is destroyed, the siege pauses, or the battle goes on without cards. */
export function ended(field: Field, now: Standing): RoundOdds {
  const key = keyOf(now);
  const known = field.ends.get(key);
  if (known) return known;
  const { you, enemy, by, siege } = field;
  const [mine, theirs] = [isGone(you, now.taken), isGone(enemy, now.dealt)];
  const over = mine || theirs || siege;
  const odds = {
    ...(over ? decided(by, !mine && theirs, mine && !theirs) : goingOn(field, now)),
    dealt: Math.min(now.dealt, enemy.left.length - 1),
    taken: Math.min(now.taken, you.left.length - 1),
    strikes: Number(now.strikes),
  };
  field.ends.set(key, odds);
  return odds;
}

/** All that matters of it in 51 bits. */
const keyOf = ({ taken, dealt, yours, theirs, strikes }: Standing): number =>
  (((taken * 64 + dealt) * 2 + Number(strikes)) * 2 ** 14 + fallenKey(yours)) * 2 ** 14 + fallenKey(theirs);
const fallenKey = ({ leadership, captains, leadingElites }: Fallen): number =>
  (leadership * 16 + captains) * 16 + leadingElites;

type Wins = Pick<RoundOdds, 'attackerWins' | 'defenderWins'>;
const decided = (by: By, won: boolean, lost: boolean): Wins => ({
  attackerWins: Number(by === 'attacker' ? won : lost),
  defenderWins: Number(by === 'attacker' ? lost : won),
});

function goingOn({ by, you, enemy }: Field, now: Standing): Wins {
  const mine = remaining(you, now.taken, now.yours);
  const theirs = remaining(enemy, now.dealt, now.theirs);
  const [attacker, defender] = by === 'attacker' ? [mine, theirs] : [theirs, mine];
  const { attackerWins, defenderWins } = battleOdds({ attacker, defender, until: 'end' });
  return { attackerWins, defenderWins };
}

/** What hits leave of an Army; nothing when it is destroyed. */
export function worn(army: Army, hits: number): Army | undefined {
  const side = fighter(army, DEFENDER_NEEDS);
  return isGone(side, hits) ? undefined : remaining(side, hits, NOTHING_FALLEN);
}

function remaining(side: Fighter, hits: number, fallen: Fallen): Army {
  const { first: _, ...army } = side.army;
  const units = after(side, hits);
  return {
    ...army,
    ...units,
    leadership: Math.max(0, (army.leadership ?? 0) - fallen.leadership),
    captains: Math.max(0, (army.captains ?? 0) - fallen.captains),
    leadingElites: Math.min(units.elite, Math.max(0, (army.leadingElites ?? 0) - fallen.leadingElites)),
  };
}

export type Weighed = readonly [chance: number, odds: RoundOdds];

export function mixed(all: readonly Weighed[]): RoundOdds {
  const sum = { attackerWins: 0, defenderWins: 0, dealt: 0, taken: 0, strikes: 0 };
  for (const [chance, odds] of all) {
    sum.attackerWins += chance * odds.attackerWins;
    sum.defenderWins += chance * odds.defenderWins;
    sum.dealt += chance * odds.dealt;
    sum.taken += chance * odds.taken;
    sum.strikes += chance * odds.strikes;
  }
  return sum;
}

/** So little do hits weigh beside the outcome: they only decide between equals. */
const A_HIT = 1e-9;

/** The user's chance of what he wants: to win, or, within the walls of a siege, that the Stronghold holds. */
export const worth = ({ attackerWins, defenderWins }: Wins, by: By, siege: boolean): number =>
  by === 'attacker' ? attackerWins : siege ? 1 - attackerWins : defenderWins;

function best({ by, siege }: Field, all: readonly RoundOdds[]): RoundOdds {
  const value = (odds: RoundOdds): number => worth(odds, by, siege) + A_HIT * (odds.dealt - odds.taken);
  return all.reduce((a, b) => (value(b) > value(a) ? b : a));
}

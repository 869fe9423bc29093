// The numbers that this player weighs by: 1 is an ordinary good use of a die. `rules` has those of `USUAL`, which people chose; who looks
// ahead plays on by others that were learned in games against itself (`learned.ts`). A scorer reads `habits`, and never asks whose they are.
import { FREE, type Side } from '../../games/wotr/tables/nations.ts';
import { type Leanings, mindOf, type Temper as OneTemper } from '../temper.ts';

export const USUAL = {
  // ---- the war
  /** Makes a change of the field comparable to the other uses of a die, by side. */
  fieldFree: 6,
  fieldShadow: 6,
  /** One action is never worth more than so much, however great the need. */
  mostFree: 2,
  mostShadow: 3.2,
  /** What a Victory Point is worth to the side that is after it: when four or more are missing to the Free Peoples, three, two. */
  pointFree: 3.5,
  pointFreeNear: 5,
  pointFreeLast: 7,
  /** When five or more are missing to the Shadow, and when fewer are. */
  pointShadow: 3,
  pointShadowNear: 4.5,
  /** Of the worth of a prize that is taken, beside one that is only threatened. */
  captureFree: 1,
  captureShadow: 1,
  /** A City or Stronghold of the Free Peoples with nobody left in it, with one, with two. */
  homeNone: 1.2,
  homeOne: 0.5,
  homeTwo: 0.2,
  /** A Victory Point that anybody may walk in and take. */
  abandoned: 1.5,
  /** A siege given up. */
  siege: 4,
  /** Where one more figure comes, of the change of the field. */
  recruitFree: 1,
  recruitShadow: 1,
  /** Of the second Army that an Army result moves. */
  second: 0.8,

  // ---- battle
  /** What a hit costs the side that takes it: those of the Free Peoples do not come back. */
  hitFree: 0.45,
  hitShadow: 0.25,
  /** Without units nobody is a prisoner of his own plan: an attack needs a reason. */
  effort: 0.15,
  /** A battle that is lost. */
  beaten: 1,
  /** Characters of the Free Peoples in an Army that may be destroyed. */
  captains: 3,
  /** What the defenders of a siege lose, of what the place is worth. */
  worn: 0.7,
  /** Of the prize where a sortie breaks the siege, and an Army that is relieved. */
  sortie: 0.4,
  relief: 1.5,
  /** How much stronger walls make their garrison; who has less is not drawn back from. */
  walls: 1.7,
  /** Of the worth of a place that is shut in. */
  invested: 1,
  /** How likely the attacker must be to win in the field before one withdraws. */
  withdraws: 0.33,
  /** To press on where it promises nothing, and to reduce an Elite for it. */
  presses: 0.15,
  reduces: 0.25,
  /** A die less in the next round. */
  die: 0.6,
  /** An Elite reduced, in hits. */
  reduced: 1.5,
  /** What it is worth to stand in a City or Stronghold, for each Victory Point; elsewhere. */
  stands: 2.5,
  standsElsewhere: 0.3,
  /** Of the change of the field where an Army retreats; friends and walls there. */
  retreats: 0.1,
  friends: 0.04,
  refuge: 0.6,
  /** What hits of a Combat Card are worth, and of what the card would be worth as an event. */
  combat: 1.3,
  combatKept: 0.8,

  // ---- politics and people
  /** A step of a Nation of the Free Peoples: as such, and for each point of what threatens it. */
  advance: 0.25,
  advanceThreat: 0.32,
  advanceMost: 2.2,
  /** A step of Sauron's Nation, of Isengard, of the South. */
  advanceSauron: 4.5,
  advanceIsengard: 5,
  advanceSouth: 3,
  /** How much less it is worth where another step is missing. */
  early: 0.8,
  /** A Companion wakes a Nation; a Captain hurries it. */
  wakes: 0.3,
  wakesThreat: 0.2,
  speaks: 0.3,
  crown: 2.4,
  leads: 0.5,
  /** What the Fellowship loses by his leaving: for each Level, and besides. */
  missedLevel: 0.7,
  missed: 0.3,
  missedGandalf: 2.5,
  missedStrider: 2,
  /** Companions on the map who walk. */
  walks: 0.7,

  // ---- Nazgûl and the Hunt
  /** Dice for the Hunt box far from the end and near it, and more where the Ring weighs. */
  hunts: 2,
  huntsNear: 3,
  huntsHeavy: 1,
  /** One more point of Leadership where there is none, and how much less where there are some. */
  leader: 1.2,
  leaderMore: 0.12,
  besieging: 0.9,
  ahead: 0.35,
  /** A Nazgûl with the Ring-bearers. */
  watch: 0.9,
  flies: 0.75,
  fliesFor: 0.2,

  // ---- the quest
  /** A point of Corruption: as such, more for each that is there, and near the end. */
  point: 1.8,
  pointMore: 0.12,
  pointLast: 1.5,
  /** A Companion lost from the Fellowship: Gandalf before and after he can come back, Strider, Hobbits, Boromir, others. */
  gandalf: 1,
  gandalfGone: 2.5,
  strider: 4,
  striderCrowned: 2.5,
  hobbit: 0.8,
  boromir: 2,
  other: 1.8,
  /** By Level, on the Mordor Track. */
  inMordor: 0.6,
  /** A step of the Fellowship, one on the Mordor Track, and how pressing the race is. */
  step: 3.2,
  stepInMordor: 3.5,
  pressing: 1,
  /** Of what it costs to wait, on the Mordor Track. */
  waiting: 0.8,
  /** To be seen; with Strider as Guide. */
  seen: 0.7,
  seenStrider: 0.3,
  /** To go on where rest is wanted, or where a gate is in reach. */
  restless: 3,
  enough: 1.8,
  /** To hide; on the Mordor Track. */
  hides: 3.4,
  hidesInMordor: 6,
  /** What a turn without a step costs. */
  turn: 1,
  /** To declare: as such, for each region lost, for each re-roll there. */
  declares: 0.6,
  declaresLost: 2.4,
  declaresWatched: 0.6,
  /** Answers to damage: a card, a Companion drawn off, the Fellowship revealed; the last two on the Mordor Track. */
  cardUsed: 0.35,
  slips: 0.2,
  slipsInMordor: 0.4,
  reveals: 1.1,
  revealsInMordor: 1.5,

  // ---- cards and dice
  /** Of what an event does. */
  eventFree: 1,
  eventShadow: 1,
  /** Recruits by a card, as such and for what they change. */
  levy: 0.12,
  levied: 1,
  /** Tiles and cards that wait for the Hunt. */
  tile: 1,
  /** What it is worth to keep a card: of what it does now, of what it may do at all, and until the Mordor Track. */
  keptNow: 0.35,
  kept: 0.09,
  saved: 1.2,
  /** A card drawn: Character, Strategy, by side, and for the Shadow near the end; less with a full hand. */
  drawFreeCharacter: 0.55,
  drawFreeStrategy: 0.5,
  drawCharacter: 0.45,
  drawStrategy: 0.55,
  drawCharacterNear: 0.6,
  drawStrategyNear: 0.45,
  fullHand: 0.25,
  /** What it costs to give a die that could do more. */
  will: 0.35,
  musterArmy: 0.1,
  /** Of the next best use, where another die does the same. */
  shared: 0.3,
  /** Passing keeps a die for later. */
  patience: 0.3,
  /** An Elven Ring: of the Shadow, of the Free Peoples early, and late or in need. */
  ringShadow: 0.7,
  ringFree: 2.3,
  ringFreeLate: 1.2,
};

export type Habits = Readonly<typeof USUAL>;
export type Temper = OneTemper<Habits>;
export const PLAIN: Temper = { habits: USUAL, leanings: {} };

/** Whose numbers hold just now. */
export let temper = PLAIN;
/** Those of the one who is choosing. */
export let habits: Habits = USUAL;
export const { as, byHabits } = mindOf(PLAIN, (now) => {
  temper = now;
  habits = now.habits;
});

export const fieldScale = (side: Side): number => (side === FREE ? habits.fieldFree : habits.fieldShadow);
export const hitCost = (side: Side): number => (side === FREE ? habits.hitFree : habits.hitShadow);

const SIDES: readonly string[] = ['free', 'shadow'];

/** What sort of move it is: whose, the decision, the verb. The uses of a die are of one sort wherever they are weighed. */
export const sortOf = (side: Side, at: string, verb: string): string => `${SIDES[side]} ${at} ${verb}`;
/** Where a die is used. */
export const USE = 'turn/use';

/** By side, then by decision, then by verb: what is added to a move. */
type Bents = readonly ReadonlyMap<string, ReadonlyMap<string, number>>[];
const bents = new WeakMap<Leanings, Bents>();

function bentsOf(leanings: Leanings): Bents {
  const found = SIDES.map(() => new Map<string, Map<string, number>>());
  for (const [sort, by] of Object.entries(leanings)) {
    const [word, at, ...verb] = sort.split(' ');
    const own = found[SIDES.indexOf(word)];
    const here = own.get(at) ?? new Map<string, number>();
    own.set(at, here);
    here.set(verb.join(' '), by);
  }
  return found;
}

/** What the one who is choosing leans to in such a decision, by verb; nothing where he does not. */
export function leaningAt(side: Side, at: string): ReadonlyMap<string, number> | undefined {
  const known = bents.get(temper.leanings) ?? bentsOf(temper.leanings);
  bents.set(temper.leanings, known);
  return known[side].get(at);
}

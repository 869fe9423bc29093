// The numbers that this player weighs by, on the scale of marshalling points. `rules` has those of `USUAL`, which people chose; who looks
// ahead plays on by others that were learned in games against itself (`learned.ts`). A scorer reads `habits`, and never asks whose they are.
import type { Move } from '../../engine/game.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { EVENT_KINDS } from '../../games/meccg/cards/facts.ts';
import { EVENT, IS_CORRUPTION, KIND } from '../../games/meccg/cards/kinds.ts';
import { CARD_KINDS } from '../../games/meccg/cards/tables.ts';
import { type Leanings, mindOf, type Temper as OneTemper } from '../temper.ts';

export const USUAL = {
  // ---- fights
  /** What a tap costs somebody who could have used his turn. */
  tap: 0.12,
  /** What a wound costs: he fights at -2, cannot tap, and must go to a Haven. */
  wound: 0.8,
  /** How likely an attack still comes to nothing, for each strike that is one too many for the company. */
  excess: 0.8,
  /** Of what the company came for, while its site is still before it. */
  ahead: 0.8,
  /** Of the same, where nobody else would be left untapped. */
  lastReady: 0.35,
  /** To cancel an attack by a tap. */
  fended: 0.4,
  /** What a trophy brings to whoever takes it. */
  trophy: 0.1,

  // ---- what is lost with somebody
  /** What a character can do apart from his points. */
  service: 0.7,
  /** What an ally can do. */
  friend: 0.3,
  /** Losing the Wizard loses the game: as much as this where nobody is ahead, more for each point ahead, within bounds. */
  wizard: 50,
  wizardAhead: 2,
  wizardLeast: 25,
  wizardMost: 90,

  // ---- points
  /** Of a point as printed, and as the council would count it, which is so many times as much at most. */
  printed: 0.6,
  counted: 0.4,
  countedMost: 2,

  // ---- journeys
  /** How many creatures a hazard player holds that might fit, if all of them fitted. */
  creaturesHeld: 3.2,
  /** How much of the company's strength each strike on the way takes away. */
  tired: 0.2,
  /** A card that may be drawn, by oneself and by the opponent. */
  draw: 0.2,
  theirDraw: 0.1,
  /** What can be had a turn later counts less. */
  later: 0.45,
  /** A turn in which nothing is done is a turn lost. */
  idle: 0.5,
  /** How sure it is that somebody can play what the company came for, and how much surer if he has stayed untapped. */
  arrives: 0.5,
  arrivesReady: 0.5,
  /** Setting out is worth no more: it is the last thing to be done at a place. */
  setsOut: 0.4,
  /** What it is worth not to go on where nothing calls. */
  stays: 0.1,
  /** What two companies must promise more than one to be worth the danger. */
  split: 0.6,
  /** Joining those who are of use together. */
  joins: 0.8,
  /** Of what is found at a site that a card leads to at once. */
  special: 0.8,
  /** Somebody who cannot untap until something is stored. */
  release: 0.8,
  /** No item is worth more than this in store. */
  stored: 1.5,

  // ---- people
  /** The Wizard comes into play. */
  avatar: 8,
  /** Under somebody's influence rather than general influence. */
  follows: 0.2,
  /** To be rid of a hazard, for each chance of failing less. */
  removed: 1.6,

  // ---- what to keep in hand
  /** Of what a card would bring where it is played. */
  brought: 0.7,
  /** The same of an event without points, before anything is known of its place. */
  eventKept: 0.2,
  /** Of a card of which another copy is held. */
  copy: 0.7,
  /** The Wizard, until he is in play. */
  avatarKept: 4,
  /** Another character where there are three. */
  another: 0.6,
  /** A creature, and how much more for what it does. */
  creature: 0.25,
  creatureWorth: 0.5,
  /** A hazard for what the opponent has in play. */
  prey: 0.9,
  /** Events for an attack, for a strike; other hazards, other events. */
  forAttack: 0.7,
  forStrike: 0.4,
  mischief: 0.4,
  event: 0.3,
  /** What calls the end of the game, long before it. */
  callKept: 0.2,
  /** What a card must be worth to be kept at the end of a turn, with a few people and with more. */
  spareFew: 0.45,
  spareMore: 0.3,
  /** A partner that is held already; what a card without points does when all is there. */
  partnerHeld: 0.8,
  deed: 0.5,

  // ---- hazards
  /** How much more a tap counts against those who are on an errand. */
  onErrand: 3,
  /** When everybody must tap to fight, nobody is left to play what they came for. */
  denied: 0.5,
  /** Of the points that a defeated creature gives away, on the way and from on-guard. */
  given: 0.5,
  guardGiven: 0.7,
  /** What it costs to lay a good card on-guard, or a second one. */
  unguarded: 0.1,

  // ---- what the words of cards do
  /** Healing, for each that is wounded. */
  heal: 0.8,
  /** A card drawn. */
  drawn: 0.2,
  /** An item from elsewhere than the hand. */
  fetched: 0.6,
  /** Whose tap pays for a card, in taps. */
  paid: 1.5,
  /** Half as many strikes against oneself. */
  halved: 0.25,
  /** Hazards more or fewer against those who stay. */
  staying: 0.4,
  /** A palantír to use, for all that it does. */
  palantir: 3.5,
  /** What is treated as something else for a turn. */
  treated: 0.25,
  /** A check made easier, for each chance of failing less. */
  checks: 1.5,
  /** A brief event must bring more than this. */
  held: 0.1,
};

export type Habits = Readonly<typeof USUAL>;
export type Temper = OneTemper<Habits>;
export const PLAIN: Temper = { habits: USUAL, leanings: {} };

let temper = PLAIN;
/** Those of the one who is choosing. */
export let habits: Habits = USUAL;
export const { as, byHabits } = mindOf(PLAIN, (now) => {
  temper = now;
  habits = now.habits;
});

/** Moves that name a title: what sort of card it is tells them apart. */
const NAMING: ReadonlySet<string> = new Set([
  ...['play', 'creature', 'on-guard', 'play-character', 'reveal'],
  ...['item', 'ally', 'faction'],
]);

/** What sort of title: "hazard-event permanent corruption", "ally". */
const titleSort = (def: number): string =>
  [CARD_KINDS[KIND[def]], EVENT_KINDS[EVENT[def]], IS_CORRUPTION[def] === 1 ? 'corruption' : undefined]
    .filter((word) => word !== undefined)
    .join(' ');

/** What sort of move it is: the decision, the verb, and the sort of title where it names one. */
export const sortOf = (at: string, { verb, arg }: Move): string =>
  NAMING.has(verb) ? `${at} ${verb} ${titleSort(arg)}` : `${at} ${verb}`;

/** By verb: what is added to a move, by title where it names one. */
type Bent = ReadonlyMap<string, number | Float64Array>;
const bents = new WeakMap<Leanings, ReadonlyMap<string, Bent>>();

function bentOf(leanings: Leanings): ReadonlyMap<string, Bent> {
  const found = new Map<string, Map<string, number | Float64Array>>();
  for (const sort of Object.keys(leanings)) {
    const [at, verb] = sort.split(' ');
    const here = found.get(at) ?? new Map<string, number | Float64Array>();
    found.set(at, here);
    const title = (_: unknown, def: number): number => leanings[sortOf(at, { verb, arg: def })] ?? 0;
    here.set(verb, NAMING.has(verb) ? Float64Array.from(CARDS, title) : leanings[sort]);
  }
  return found;
}

/** What the one who is choosing leans to in such a decision; nothing where he does not. */
export function leaningAt(at: string): ((move: Move) => number) | undefined {
  const known = bents.get(temper.leanings) ?? bentOf(temper.leanings);
  bents.set(temper.leanings, known);
  const here = known.get(at);
  return (
    here &&
    (({ verb, arg }) => {
      const by = here.get(verb) ?? 0;
      return typeof by === 'number' ? by : by[arg];
    })
  );
}

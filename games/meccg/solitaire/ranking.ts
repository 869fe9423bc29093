// Which hazard comes first (PA-3.12): Doors of Night; what was kept for it; events that strengthen an attack at hand;
// creatures by the wounds to be expected; corruption cards and forced checks; the rest in the order in which it was drawn.
import type { Move } from '../../../engine/game.ts';
import { C, CARDS } from '../cards/all.ts';
import { CREATURE_CARD, IS_CORRUPTION, IS_ENVIRONMENT, isHazard, KIND } from '../cards/kinds.ts';
import { type AttackSpec, creatureAttack, newAttack } from '../combat/attack.ts';
import { automaticAttacks } from '../combat/automatic.ts';
import { theCompany } from '../company.ts';
import { effectsOf, flat, playWays, useWays } from '../effects/reading/literal.ts';
import { scopeOf } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import type { Modifier } from '../effects/vocabulary.ts';
import { doorsAreOpen, isSaved, NEEDS_DOORS } from '../hands/hazard-deck.ts';
import { keysFor } from '../movement/keying.ts';
import { above } from '../odds/dice.ts';
import { destinationOf } from '../present.ts';
import { companyRef, THE_ATTACK } from '../refs.ts';
import { HAZARD_SEAT } from '../seats.ts';
import { type Company, HAND, type MeccgState, TAPPED, WOUNDED } from '../state.ts';
import { attackProwess, strikesOf } from '../stats/attack.ts';
import { targetsOfAttack } from '../stats/fight.ts';
import { prowessOf } from '../stats.ts';
import { pile } from '../zones.ts';

const DOORS = 0;
const KEPT = 1;
const STRENGTHENS = 2;
const ATTACKS = 3;
const CORRUPTS = 4;
const REST = 5;

export interface Ranked {
  readonly move: Move;
  readonly rank: number;
  /** Within the rank, the most first. */
  readonly worth: number;
}

/** It is for a moment of its own, such as a check that is about to be made. */
export function isAnswer(s: MeccgState, { verb, arg }: Move): boolean {
  const ways = verb === 'play' ? playWays(arg) : verb === 'use' ? useWays(s.def[arg]) : [];
  return ways.some((way) => way.during !== undefined && ![way.during].flat().some(({ is }) => is === 'any-time'));
}

/** The hazards that can be played now, the worst for the company first. */
export function playOrder(s: MeccgState, moves: readonly Move[]): readonly Ranked[] {
  const company = theCompany(s);
  if (!company) return [];
  const creatures = new Set(moves.filter(({ verb }) => verb === 'creature').map(({ arg }) => arg));
  const ranked: Ranked[] = [];
  for (const move of moves) {
    if (move.verb === 'creature') ranked.push({ move, rank: ATTACKS, worth: creatureWounds(s, company, move.arg) });
    else if (move.verb === 'play' && !creatures.has(move.arg)) {
      const rank = rankOf(s, company, move.arg, creatures);
      if (rank !== undefined) ranked.push({ move, rank, worth: -drawnAs(s, move.arg) });
    } else if (move.verb === 'use') ranked.push({ move, rank: REST, worth: -1000 }); // PA-3.11
  }
  return ranked.sort((a, b) => a.rank - b.rank || b.worth - a.worth);
}

const inHand = (s: MeccgState, def: number): number => drawn(s).find((card) => s.def[card] === def) ?? 0;
const drawn = (s: MeccgState): readonly number[] => pile(s, HAZARD_SEAT, HAND);
const drawnAs = (s: MeccgState, def: number): number => drawn(s).findIndex((card) => s.def[card] === def);

function rankOf(s: MeccgState, company: Company, def: number, creatures: ReadonlySet<number>): number | undefined {
  if (def === C['doors-of-night']) return DOORS;
  if (NEEDS_DOORS[def]) {
    if (!doorsAreOpen(s)) return undefined;
    if (isSaved(s, inHand(s, def))) return KEPT;
  }
  if (def === C.twilight) return hasResourceEnvironment(s) ? REST : undefined;
  if (strengthens(s, company, def, creatures)) return STRENGTHENS;
  const forces = playWays(def).some((way) => flat(way.do).some((effect) => effect.is === 'check'));
  return IS_CORRUPTION[def] === 1 || forces ? CORRUPTS : REST;
}

const hasResourceEnvironment = (s: MeccgState): boolean =>
  s.play.some((card) => IS_ENVIRONMENT[s.def[card]] === 1 && !isHazard(s.def[card]));

/** Looks at things as if that attack were being faced. */
function during<T>(s: MeccgState, company: Company, spec: AttackSpec, look: () => T): T {
  const outer = s.attack;
  s.attack = newAttack(s, company, s.clock, spec);
  try {
    return look();
  } finally {
    s.attack = outer;
  }
}

function specOf(s: MeccgState, company: Company, def: number): AttackSpec | undefined {
  const [key] = keysFor(s, company, def);
  return key && creatureAttack(s, inHand(s, def), company.id, key.key, key.keyedTo);
}

function strengthens(s: MeccgState, company: Company, def: number, creatures: ReadonlySet<number>): boolean {
  const does = [...(effectsOf(def).has ?? []), ...playWays(def).flatMap((way) => flat(way.do))];
  const bonuses = does.filter((effect): effect is AttackBonus => effect.is === 'attack-bonus');
  if (bonuses.length === 0) return false;
  if (s.attack) return true;
  const attacks = [...creatures].map((one) => specOf(s, company, one)).filter((spec) => spec !== undefined);
  attacks.push(...automaticAttacks(s, company, destinationOf(company)));
  const x = scopeOf(s, inHand(s, def));
  const fits = ({ of, if: test }: AttackBonus): boolean =>
    (!of || holds(x, of, THE_ATTACK)) && (!test || holds(x, test, companyRef(company.id)));
  return attacks.some((spec) => during(s, company, spec, () => bonuses.some(fits)));
}
type AttackBonus = Extract<Modifier, { is: 'attack-bonus' }>;

/** The prowess with which somebody would face a strike now. */
export const strength = (s: MeccgState, card: number): number =>
  prowessOf(s, card) - (s.stand[card] === TAPPED ? 1 : s.stand[card] === WOUNDED ? 2 : 0);

/** The wounds to be expected: the weakest are struck first, and excess strikes go to the weakest of them. */
export function creatureWounds(s: MeccgState, company: Company, def: number): number {
  const spec = specOf(s, company, def);
  if (!spec || KIND[def] !== CREATURE_CARD) return 0;
  return during(s, company, spec, () => {
    const prowess = attackProwess(s);
    const strikes = strikesOf(s);
    const struck = targetsOfAttack(s)
      .map((card) => strength(s, card))
      .sort((a, b) => a - b)
      .slice(0, strikes);
    const excess = strikes - struck.length;
    let wounds = 0;
    for (const [i, own] of struck.entries()) wounds += 1 - above(prowess - own + (i === 0 ? excess : 0) - 1);
    return wounds * attacksOf(def);
  });
}

function attacksOf(def: number): number {
  const card = CARDS[def];
  return card.kind === 'creature' ? (card.attacks ?? 1) : 1;
}

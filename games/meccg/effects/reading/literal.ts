// The literals of cards, ready to be read: ways as lists, effects by their place.
import { CARDS } from '../../cards/all.ts';
import { isHazard } from '../../cards/kinds.ts';
import type { Effect, Effects, Modifier, Trigger, Verb, Way } from '../vocabulary.ts';
import { PART_PLAY, PART_REPLACES, PART_USE, PART_WHEN, type Part } from './parts.ts';

export const effectsOf = (def: number): Effects => CARDS[def] as Effects;

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

const PLAY_WAYS: readonly (readonly Way[])[] = CARDS.map((_, def) => list(effectsOf(def).play));
const USE_WAYS: readonly (readonly Way[])[] = CARDS.map((_, def) => list(effectsOf(def).use));
const TRIGGERS: readonly (readonly Trigger[])[] = CARDS.map((_, def) => list(effectsOf(def).when));

export const playWays = (def: number): readonly Way[] => PLAY_WAYS[def];
export const useWays = (def: number): readonly Way[] => USE_WAYS[def];
export const triggersOf = (def: number): readonly Trigger[] => TRIGGERS[def];
export const waysOf = (def: number, part: Part): readonly Way[] =>
  part === PART_PLAY ? PLAY_WAYS[def] : USE_WAYS[def];

/** The effects of the n-th way, use, trigger or replacement of a card. */
export function effectsIn(def: number, part: Part, n: number): readonly Effect[] {
  switch (part) {
    case PART_PLAY:
      return PLAY_WAYS[def][n].do;
    case PART_USE:
      return USE_WAYS[def][n].do;
    case PART_WHEN:
      return TRIGGERS[def][n].do;
    case PART_REPLACES:
      return list(effectsOf(def).replaces)[n].do;
  }
}

/** The effects that an effect contains, by branch. */
export function branchesOf(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.is) {
    case 'choose-one':
      return effect.of;
    case 'check':
      return [effect.ifFails ?? []];
    case 'modify-check':
      return [effect.ifPassed ?? []];
    case 'only-if':
    case 'roll':
    case 'for-each':
    case 'for-others':
    case 'later':
    case 'one-attack':
    case 'play-creature':
      return [effect.do];
    default:
      return [];
  }
}

/** The list that a path leads to, from the effects of a way: pairs of an effect's place and the branch taken. */
export function listAt(def: number, part: Part, n: number, path: readonly number[]): readonly Effect[] {
  let effects = effectsIn(def, part, n);
  for (let i = 0; i < path.length; i += 2) effects = branchesOf(effects[path[i]])[path[i + 1]];
  return effects;
}

const FLAT = new WeakMap<readonly Effect[], readonly Effect[]>();
/** Every effect of a list, those inside others after the one that contains them; made once for each list. */
export function flat(effects: readonly Effect[]): readonly Effect[] {
  let found = FLAT.get(effects);
  if (!found) {
    found = effects.flatMap((effect) => [effect, ...branchesOf(effect).flatMap(flat)]);
    FLAT.set(effects, found);
  }
  return found;
}

/** The words that modify; every other one is a verb. */
export const MODIFIER_WORDS: readonly Modifier['is'][] = [
  'bonus',
  'attack-bonus',
  'hazard-limit',
  'draws',
  'hand-size',
  'points',
  'treat-as',
  'grants',
  'forbids',
  'no-creatures',
  'more-keys',
  'doubles-corruption',
  'cannot-be',
  'cancels-attacks',
  'adjacent',
  'walks',
  'automatic-attack',
  'repeats-attack',
  'later',
  'fends',
  'rule',
];
const MODIFIERS: ReadonlySet<string> = new Set(MODIFIER_WORDS);
export const isModifier = (effect: Effect): effect is Modifier => MODIFIERS.has(effect.is);
export const isVerb = (effect: Effect): effect is Verb => !MODIFIERS.has(effect.is);

/** The way is that of a hazard: a resource side of a hazard card is none. */
export const isHazardWay = (def: number, way: Way): boolean =>
  isHazard(def) ? way.as !== 'resource' : way.as === 'hazard';

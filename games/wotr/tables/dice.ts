import type { Side } from './nations.ts';

export const CHARACTER = 0;
export const ARMY = 1;
export const MUSTER = 2;
export const EVENT = 3;
export const MUSTER_ARMY = 4;
export const WILL = 5;
export const EYE = 6;

export const FACE_IDS = ['character', 'army', 'muster', 'event', 'muster-army', 'will', 'eye'] as const;
export type FaceId = (typeof FACE_IDS)[number];
export const FACE_NAMES: readonly string[] = [
  'Character',
  'Army',
  'Muster',
  'Event',
  'Muster/Army',
  'Will of the West',
  'Eye',
];

export const FREE_FACES: readonly number[] = [CHARACTER, CHARACTER, MUSTER, EVENT, MUSTER_ARMY, WILL];
export const SHADOW_FACES: readonly number[] = [CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, EYE];
export const FACES: Readonly<Record<Side, readonly number[]>> = [FREE_FACES, SHADOW_FACES];

/** Action Dice at the start, and all there are, by side. */
export const START_POOL: Readonly<Record<Side, number>> = [4, 7];
export const MAX_POOL: Readonly<Record<Side, number>> = [6, 10];

/** The most dice in any combat or Hunt roll. */
export const COMBAT_DICE = 5;

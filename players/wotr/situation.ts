// What a decision is about: the board as its side sees it, with what every scorer asks for. Made anew for each decision.

import type { Seat } from '../../engine/game.ts';
import { controller, isBesieged, isInside, isStronghold, victoryPoints } from '../../games/wotr/board/control.ts';
import { leadingElites } from '../../games/wotr/forces/force.ts';
import { ADJACENT, distance, NATION_OF, R, REGION_COUNT } from '../../games/wotr/map/regions.ts';
import { type Board, IN_FELLOWSHIP, opponent, SET_ASIDE } from '../../games/wotr/state.ts';
import {
  CHARACTER_SIDE,
  CHIEF_OF_THE_RINGWRAITHS,
  LEADERSHIP_OF,
  MOUTH_OF_SAURON,
  SARUMAN,
  WITCH_KING,
} from '../../games/wotr/tables/characters.ts';
import { WILL } from '../../games/wotr/tables/dice.ts';
import { FREE, ISENGARD, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { memo } from '../../lib/memo.ts';
import { type Field, fieldOf, PRIZES } from './field.ts';
import { armyKey } from './key.ts';
import { type War, warOf } from './war.ts';

/** A view, or a whole state that agrees with it. */
export interface Seen extends Board {
  readonly hands: readonly (readonly number[])[];
}

export const GATES = [R.morannon, R['minas-morgul']] as const;
const TRACK = 5;
const MINIONS = [SARUMAN, WITCH_KING, MOUTH_OF_SAURON] as const;

export const gateDistance = (region: number): number =>
  Math.min(distance(region, GATES[0]), distance(region, GATES[1]));

/** Facts about a position, each worked out when it is first asked for. */
export class Situation {
  readonly s: Seen;
  /** Who chooses: one of the side's players. */
  readonly seat: Seat;
  readonly side: Side;
  readonly enemy: Side;
  /** Companions with the Ring-bearers. */
  readonly companions: number;
  /** Regions the Fellowship has still to go before a gate of Mordor, as if all its progress led there. */
  readonly toMordor: number;
  /** Moves of the Fellowship until the Crack of Doom. */
  readonly toDoom: number;
  readonly minionCame: boolean;
  /** The side has a Will of the West, unused or just taken up. */
  readonly will: boolean;
  #points: readonly number[] | undefined;
  #armies: number | undefined;
  #field: Field | undefined;
  #war: War | undefined;

  /** `held` is the face of the die that is being used. */
  constructor(s: Seen, side: Side, held = -1, seat: Seat = side) {
    this.s = s;
    this.seat = seat;
    this.side = side;
    this.enemy = opponent(side);
    let companions = 0;
    for (const at of s.at) if (at === IN_FELLOWSHIP) companions++;
    this.companions = companions;
    this.toMordor = s.mordor > 0 ? 0 : Math.max(0, gateDistance(s.ringBearers) - s.progress);
    this.toDoom = s.mordor > 0 ? TRACK + 1 - s.mordor : this.toMordor + TRACK;
    this.minionCame =
      MINIONS.some((minion) => s.at[minion] !== SET_ASIDE) ||
      (s.rules.twilight && s.at[CHIEF_OF_THE_RINGWRAITHS] !== SET_ASIDE);
    this.will = held === WILL || s.dice[side].includes(WILL);
  }

  /** Victory Points by side. */
  get points(): readonly number[] {
    this.#points ??= [victoryPoints(this.s, FREE), victoryPoints(this.s, SHADOW)];
    return this.#points;
  }

  /** The key of the Armies as they stand. */
  get armies(): number {
    this.#armies ??= armyKey(this.s);
    return this.#armies;
  }

  get field(): Field {
    this.#field ??= fieldOf(this.s, this.armies);
    return this.#field;
  }

  /** What is known of this war from before. */
  get war(): War {
    this.#war ??= warOf(this.s, this.side, this.armies);
    return this.#war;
  }

  /** By Nation of the Free Peoples: the worth of its prizes by how likely they are to fall. */
  get threats(): Float64Array {
    this.war.threats ??= threatsIn(this.s, this.field);
    return this.war.threats;
  }

  /** By region: Leadership of the Shadow's figures there. */
  get darkLeads(): readonly number[] {
    this.war.darkLeads ??= darkLeadsIn(this.s);
    return this.war.darkLeads;
  }

  /** By region: how far a Companion must go from there, by ways that are open to him; 99 where none is. */
  strides(from: number): Uint8Array {
    return strides(roadKey(this.s, from), () => stridesFrom(this.s, from));
  }
}

function darkLeadsIn(s: Seen): readonly number[] {
  const leads = s.nazgul.slice();
  const saruman = s.at[SARUMAN] >= 0;
  for (let region = 0; region < REGION_COUNT && saruman; region++)
    leads[region] += leadingElites(s, s.elite[SHADOW * REGION_COUNT + region]);
  for (let c = 0; c < s.at.length; c++)
    if (s.at[c] >= 0 && CHARACTER_SIDE[c] === SHADOW) leads[s.at[c]] += LEADERSHIP_OF[c];
  return leads;
}

function threatsIn(s: Seen, field: Field): Float64Array {
  const threats = new Float64Array(ISENGARD);
  for (let i = 0; i < PRIZES.length; i++) {
    const nation = NATION_OF[PRIZES[i]];
    if (nation < ISENGARD && field.holder[i] === FREE)
      threats[nation] += field.worth[i] * field.danger[i] * (isBesieged(s, PRIZES[i]) ? 0.3 : 1);
  }
  return threats;
}

const FAR = 99;
const STRONGHOLDS: readonly number[] = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(isStronghold);
const strides = memo<number, Uint8Array>(1024);

/** Which ways are open depends on the Strongholds alone: whose each is, and whether it is besieged. Both change seldom. */
function roadKey(s: Seen, from: number): number {
  let key = from;
  for (const region of STRONGHOLDS) key = 4 * key + 2 * s.captured[region] + Number(isBesieged(s, region));
  return key;
}

/** Companions stop at a Stronghold of the Shadow and cannot enter a besieged one of their own (WR-6.12.4, WR-6.12.6). */
function stridesFrom(s: Seen, from: number): Uint8Array {
  const steps = new Uint8Array(REGION_COUNT).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const here of queue) {
    if (here !== from && isStronghold(here) && controller(s, here) === SHADOW) continue;
    for (const next of ADJACENT[here])
      if (steps[next] === FAR && !isInside(s, next, FREE)) {
        steps[next] = steps[here] + 1;
        queue.push(next);
      }
  }
  return steps;
}

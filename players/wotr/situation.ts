// What a decision is about: the board as its side sees it, with what every scorer asks for. Made anew for each decision.

import type { Seat } from '../../engine/game.ts';
import { controller, isBesieged, isInside, isStronghold, victoryPoints } from '../../games/wotr/board/control.ts';
import { armyIn, leadership } from '../../games/wotr/forces/force.ts';
import { ADJACENT, distance, NATION_OF, R, REGION_COUNT } from '../../games/wotr/map/regions.ts';
import { type Board, IN_FELLOWSHIP, opponent, SET_ASIDE } from '../../games/wotr/state.ts';
import { CHIEF_OF_THE_RINGWRAITHS, MOUTH_OF_SAURON, SARUMAN, WITCH_KING } from '../../games/wotr/tables/characters.ts';
import { WILL } from '../../games/wotr/tables/dice.ts';
import { FREE, ISENGARD, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { type Field, fieldOf, PRIZES } from './field.ts';

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
  /** Victory Points by side. */
  readonly points: readonly number[];
  /** Companions with the Ring-bearers. */
  readonly companions: number;
  /** Regions the Fellowship has still to go before a gate of Mordor, as if all its progress led there. */
  readonly toMordor: number;
  /** Moves of the Fellowship until the Crack of Doom. */
  readonly toDoom: number;
  readonly minionCame: boolean;
  /** The side has a Will of the West, unused or just taken up. */
  readonly will: boolean;
  #field: Field | undefined;
  #threats: Float64Array | undefined;
  #darkLeads: Uint8Array | undefined;
  readonly #strides: Uint8Array[] = [];

  /** `held` is the face of the die that is being used. */
  constructor(s: Seen, side: Side, held = -1, seat: Seat = side) {
    this.s = s;
    this.seat = seat;
    this.side = side;
    this.enemy = opponent(side);
    this.points = [victoryPoints(s, FREE), victoryPoints(s, SHADOW)];
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

  get field(): Field {
    this.#field ??= fieldOf(this.s);
    return this.#field;
  }

  /** By Nation of the Free Peoples: the worth of its prizes by how likely they are to fall. */
  get threats(): Float64Array {
    this.#threats ??= threatsIn(this.s, this.field);
    return this.#threats;
  }

  /** By region: Leadership of the Shadow's figures there. */
  get darkLeads(): Uint8Array {
    this.#darkLeads ??= darkLeadsIn(this.s);
    return this.#darkLeads;
  }

  /** By region: how far a Companion must go from there, by ways that are open to him; 99 where none is. */
  strides(from: number): Uint8Array {
    this.#strides[from] ??= stridesFrom(this.s, from);
    return this.#strides[from];
  }
}

function darkLeadsIn(s: Seen): Uint8Array {
  const leads = new Uint8Array(REGION_COUNT);
  for (let region = 0; region < REGION_COUNT; region++)
    leads[region] = leadership(s, armyIn(s, region, SHADOW), SHADOW);
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

// What a decision is about: the board as its side sees it, with what every scorer asks for. Made anew for each decision.

import { armyIn, leadership } from '../../games/wotr/armies/force.ts';
import { controller, isBesieged, isInside, isStronghold, victoryPoints } from '../../games/wotr/map/control.ts';
import { ADJACENT, distance, NATION_OF, R, REGION_COUNT } from '../../games/wotr/map/regions.ts';
import { type Board, IN_FELLOWSHIP, opponent, SET_ASIDE } from '../../games/wotr/state.ts';
import { MOUTH_OF_SAURON, SARUMAN, WITCH_KING } from '../../games/wotr/tables/characters.ts';
import { WILL } from '../../games/wotr/tables/dice.ts';
import { FREE, ISENGARD, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import { type Field, fieldOf, PRIZES } from './field.ts';

/** A view, or a whole state that agrees with it. */
export interface Seen extends Board {
  readonly hands: readonly (readonly number[])[];
}

export interface Situation {
  readonly s: Seen;
  readonly side: Side;
  readonly enemy: Side;
  readonly field: Field;
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
  /** By Nation of the Free Peoples: the worth of its prizes by how likely they are to fall. */
  readonly threats: Float64Array;
  /** By region: how far a Companion must go from there, by ways that are open to him; 99 where none is. */
  strides(from: number): Uint8Array;
  /** By region: Leadership of the Shadow's figures there. */
  readonly darkLeads: Uint8Array;
}

export const GATES = [R.morannon, R['minas-morgul']] as const;
const TRACK = 5;

export const gateDistance = (region: number): number => Math.min(...GATES.map((gate) => distance(region, gate)));

export function situationOf(s: Seen, side: Side, held = -1): Situation {
  let field: Field | undefined;
  let threats: Float64Array | undefined;
  let darkLeads: Uint8Array | undefined;
  const toMordor = s.mordor > 0 ? 0 : Math.max(0, gateDistance(s.ringBearers) - s.progress);
  let companions = 0;
  for (const at of s.at) if (at === IN_FELLOWSHIP) companions++;
  return {
    s,
    side,
    enemy: opponent(side),
    get field() {
      field ??= fieldOf(s);
      return field;
    },
    get threats() {
      threats ??= threatsIn(s, this.field);
      return threats;
    },
    get darkLeads() {
      darkLeads ??= Uint8Array.from({ length: REGION_COUNT }, (_, region) =>
        leadership(s, armyIn(s, region, SHADOW), SHADOW),
      );
      return darkLeads;
    },
    strides: (from) => stridesFrom(s, from),
    points: [victoryPoints(s, FREE), victoryPoints(s, SHADOW)],
    companions,
    will: held === WILL || s.dice[side].includes(WILL),
    toMordor,
    toDoom: s.mordor > 0 ? TRACK + 1 - s.mordor : toMordor + TRACK,
    minionCame: [SARUMAN, WITCH_KING, MOUTH_OF_SAURON].some((minion) => s.at[minion] !== SET_ASIDE),
  };
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

// The exact chance to bring the Ring to the Crack of Doom, action by action over every bag of tiles there can be.
// All damage is answered with Corruption: Companions, the Guide and cards make the way easier than this. The Free
// Peoples use their dice every turn, to hide a revealed Fellowship and else to move it.

import { memo } from '../../../lib/memo.ts';
import { CORRUPTION_LIMIT, CRACK_OF_DOOM } from '../state.ts';
import { type Bag, damagesOf, isSame, type Kind, kindsIn, tilesOf } from './bag.ts';

export interface MordorWay extends Bag {
  /** The circle of the track, 1 to 5. */
  readonly step: number;
  readonly corruption: number;
  /** Shadow dice in the Hunt box, every turn. */
  readonly hunt: number;
  /** Dice the Free Peoples use on the Fellowship, every turn. */
  readonly moves: number;
  readonly revealed?: boolean;
}

export interface MordorOdds {
  /** The Fellowship comes to the Crack of Doom with less than 12 Corruption. */
  readonly reach: number;
  /** By turns that end before it arrives: 0 is this turn. */
  readonly arrival: readonly number[];
  /** By Corruption: the chance to arrive with it. */
  readonly corruption: Float64Array;
}

const remembered = memo<string, MordorOdds>(1024);

export function mordorOdds(way: MordorWay): MordorOdds {
  const { pool, returning } = tilesOf(way);
  const { step, corruption, hunt, moves, revealed = false } = way;
  within('Step', step, 1, CRACK_OF_DOOM - 1);
  within('Corruption', corruption, 0, CORRUPTION_LIMIT);
  within('Dice in the Hunt box', hunt, 0, 10);
  within('Moves', moves, 0, 6);
  const key = [step, corruption, hunt, moves, revealed, sorted(pool), 'and', sorted(returning)].join(' ');
  return remembered(key, () => walked({ step, corruption, hunt, moves, revealed, pool, returning }));
}

function within(what: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${what}: ${value} is not a whole number from ${least} to ${most}.`);
}

const sorted = (tiles: readonly number[]): string => [...tiles].sort((a, b) => a - b).join(' ');

/** Below this, what is still under way does not matter. */
const NOTHING = 1e-15;
const STEPS = 8;
const BOX = 16;

/**
 * The states still under way with their chances. A state is one number: the tiles in the bag (a digit for each kind, its
 * base one more than there can be), the step, the Corruption, hidden or revealed, and the Free Peoples dice in the box.
 */
type Live = Map<number, number>;
const pack = (tiles: number, step: number, corruption: number, revealed: number, box: number): number =>
  (((tiles * STEPS + step) * CORRUPTION_LIMIT + corruption) * 2 + revealed) * BOX + box;

const add = (live: Live, state: number, chance: number): void => {
  live.set(state, (live.get(state) ?? 0) + chance);
};

function walked({ step, corruption, hunt, moves, revealed, pool, returning }: Required<MordorWay>): MordorOdds {
  const bag = bagOf(pool, returning);
  const counts = new Uint8Array(bag.kinds.length);
  const arrived = new Float64Array(CORRUPTION_LIMIT);
  const arrival: number[] = [];
  let reach = 0;
  let live: Live = new Map();
  if (moves > 0 && corruption < CORRUPTION_LIMIT) live.set(pack(bag.start, step, corruption, Number(revealed), 0), 1);
  for (let action = 0; live.size > 0; action++) {
    const next: Live = new Map();
    const before = reach;
    const turnEnds = (action + 1) % moves === 0; // the dice leave the Hunt box
    for (const [state, chance] of live) {
      if (chance < NOTHING) continue;
      const box = state % BOX;
      let rest = Math.floor(state / BOX);
      const isRevealed = rest % 2;
      rest = Math.floor(rest / 2);
      const corrupted = rest % CORRUPTION_LIMIT;
      rest = Math.floor(rest / CORRUPTION_LIMIT);
      const at = rest % STEPS;
      const tiles = Math.floor(rest / STEPS);
      if (isRevealed) {
        add(next, pack(tiles, at, corrupted, 0, turnEnds ? 0 : box), chance); // WR-9.12.6, WR-8.12.2
        continue;
      }
      const drawn = tiles === 0 ? bag.full : tiles; // WR-9.12.10
      let total = 0;
      for (let k = 0; k < bag.kinds.length; k++) {
        counts[k] = Math.floor(drawn / bag.kinds[k].unit) % bag.kinds[k].base;
        total += counts[k];
      }
      for (let k = 0; k < bag.kinds.length; k++) {
        if (counts[k] === 0) continue;
        const kind = bag.kinds[k];
        const damages = damagesOf(kind, hunt + box); // WR-9.12.4; this move's own die comes to the box after it
        const share = (chance * counts[k]) / total / damages.length;
        const to = at + (kind.stop ? 0 : 1);
        const left = kind.smeagol && counts[k] === 1 ? drawn : drawn - kind.unit;
        for (const damage of damages) {
          const burden = Math.max(0, corrupted + damage);
          if (burden >= CORRUPTION_LIMIT) continue; // WR-9.12.3: lost before the step is taken
          if (to < CRACK_OF_DOOM) add(next, pack(left, to, burden, Number(kind.reveal), turnEnds ? 0 : box + 1), share);
          else {
            arrived[burden] += share;
            reach += share;
          }
        }
      }
    }
    const turn = Math.floor(action / moves);
    arrival[turn] = (arrival[turn] ?? 0) + reach - before;
    live = next;
  }
  return { reach, arrival, corruption: arrived };
}

interface Digit extends Kind {
  readonly unit: number;
  readonly base: number;
}

interface TileBag {
  readonly kinds: readonly Digit[];
  readonly start: number;
  readonly full: number;
}

function bagOf(pool: readonly number[], returning: readonly number[]): TileBag {
  const inPool = kindsIn(pool);
  const back = kindsIn(returning);
  const countIn = (list: readonly Kind[], kind: Kind): number => list.find((one) => isSame(one, kind))?.count ?? 0;
  const kinds: Digit[] = [];
  let unit = 1;
  let start = 0;
  let full = 0;
  for (const kind of [...inPool, ...back.filter((one) => !inPool.some((other) => isSame(one, other)))]) {
    const base = Math.max(countIn(inPool, kind), countIn(back, kind)) + 1;
    start += countIn(inPool, kind) * unit;
    full += countIn(back, kind) * unit;
    kinds.push({ ...kind, unit, base });
    unit *= base;
  }
  return { kinds, start, full };
}

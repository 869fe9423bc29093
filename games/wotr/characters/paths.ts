// How far Characters get on their own: a breadth-first search in a buffer that is used again and again.
import { controller, isBesieging, isSealed, isStronghold } from '../board/control.ts';
import { ADJACENT, REGION_COUNT } from '../map/regions.ts';
import type { WotrState } from '../state.ts';
import { FREE, SHADOW } from '../tables/nations.ts';

const CLOSED = 0;
/** May be entered, but the move ends there. */
const LAST = 1;
const OPEN = 2;
type Passage = typeof CLOSED | typeof LAST | typeof OPEN;

const queue = new Uint8Array(REGION_COUNT);
/** Steps from the start, plus one; 0 for a region not reached. */
const reached = new Uint8Array(REGION_COUNT);

/** The regions at most `steps` away, the start first; a view of a buffer that the next search overwrites. */
function search(from: number, steps: number, passage: (region: number) => Passage): Uint8Array {
  reached.fill(0);
  reached[from] = 1;
  queue[0] = from;
  let end = 1;
  for (let i = 0; i < end && reached[queue[i]] <= steps; i++) {
    const here = queue[i];
    if (i > 0 && passage(here) !== OPEN) continue;
    for (const next of ADJACENT[here])
      if (reached[next] === 0 && passage(next) !== CLOSED) {
        reached[next] = reached[here] + 1;
        queue[end++] = next;
      }
  }
  return queue.subarray(0, end);
}

/**
 * Companions ignore Armies, end their move at a Stronghold that the Shadow controls (WR-6.12.4), and cannot enter a sealed
 * one of their own, unless a card lets the move end there (WR-6.12.6). The start of the path is not looked at.
 */
export const companionPaths = (s: WotrState, from: number, steps: number, intoSiege: boolean): Uint8Array =>
  search(from, steps, (region) =>
    isSealed(s, region, FREE)
      ? intoSiege
        ? LAST
        : CLOSED
      : isStronghold(region) && controller(s, region) === SHADOW
        ? LAST
        : OPEN,
  );

/** Could they get there if no Stronghold of the Shadow stopped them (WR-6.12.4)? */
export const isStopped = (s: WotrState, from: number, to: number, steps: number, intoSiege: boolean): boolean =>
  search(from, steps, (region) => (isSealed(s, region, FREE) ? (intoSiege ? LAST : CLOSED) : OPEN)).includes(to);

/** No Nazgûl or Minion goes alone to a Stronghold of the Free Peoples that no Shadow Army besieges (WR-6.13.2, WR-6.13.8). */
export const isBarred = (s: WotrState, region: number): boolean =>
  isStronghold(region) && controller(s, region) === FREE && !isBesieging(s, region, SHADOW);

/** The Mouth of Sauron walks; a Shadow Stronghold under siege is shut to him (WR-6.13.6 to WR-6.13.8). */
export const mouthPaths = (s: WotrState, from: number, steps: number): Uint8Array =>
  search(from, steps, (region) => (isBarred(s, region) || isSealed(s, region, SHADOW) ? CLOSED : OPEN));

// The way the figure took: traced so that it costs the Free Peoples as little as may be (WR-8.11.1).
import { controller, isStronghold } from '../board/control.ts';
import { ADJACENT, HOME_SIDE_OF, R, REGION_COUNT } from '../map/regions.ts';
import type { Board } from '../state.ts';
import { BALROG } from '../tables/characters.ts';
import { SHADOW } from '../tables/nations.ts';

/** A Stronghold of a Shadow Nation that the Shadow still holds; one captured from the Free Peoples is none. */
export const isShadowStronghold = (s: Board, region: number): boolean =>
  isStronghold(region) && HOME_SIDE_OF[region] === SHADOW && controller(s, region) === SHADOW;

export interface Trace {
  /** The way starts in, crosses or ends in a Stronghold of the Shadow. */
  stronghold: boolean;
  /** It leads into, out of or through the lair of the Balrog. */
  lair: boolean;
}

/** Where the Balrog is: in Moria, unless he is a figure that may be elsewhere or nowhere. */
const lairOf = (s: Board): number => (s.rules.twilight ? s.at[BALROG] : R.moria);

/**
 * The best way of at most `steps` steps: first without a Stronghold, then without the lair. Staying touches nothing.
 * On a declaration Strongholds matter only if a card makes them (WR-8.11.2).
 */
export function tracePath(s: Board, from: number, to: number, steps: number, strongholds = true): Trace {
  const lair = lairOf(s);
  const isLair = (region: number): boolean => region === lair;
  const grim = (region: number): boolean => strongholds && isShadowStronghold(s, region);
  if (from === to) return { stronghold: false, lair: false };
  if (leads(from, to, steps, (region) => grim(region) || isLair(region))) return { stronghold: false, lair: false };
  if (leads(from, to, steps, grim)) return { stronghold: false, lair: true };
  return { stronghold: true, lair: !leads(from, to, steps, isLair) };
}

/** Is there a way of at most `steps` steps that touches no region to be avoided? */
function leads(from: number, to: number, steps: number, avoid: (region: number) => boolean): boolean {
  if (avoid(from) || avoid(to)) return false;
  const seen = new Uint8Array(REGION_COUNT);
  seen[from] = 1;
  let edge = [from];
  for (let n = 0; n < steps && edge.length > 0; n++) {
    const next: number[] = [];
    for (const region of edge)
      for (const neighbour of ADJACENT[region]) {
        if (neighbour === to) return true;
        if (seen[neighbour] || avoid(neighbour)) continue;
        seen[neighbour] = 1;
        next.push(neighbour);
      }
    edge = next;
  }
  return false;
}

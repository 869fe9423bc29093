// The way the figure took: traced so that it costs the Free Peoples as little as may be (WR-8.11.1).
import { controller, isStronghold } from '../map/control.ts';
import { ADJACENT, HOME_SIDE_OF, R, REGION_COUNT } from '../map/regions.ts';
import type { WotrState } from '../state.ts';
import { SHADOW } from '../tables/nations.ts';

/** A Stronghold of a Shadow Nation that the Shadow still holds; one captured from the Free Peoples is none. */
export const isShadowStronghold = (s: WotrState, region: number): boolean =>
  isStronghold(region) && HOME_SIDE_OF[region] === SHADOW && controller(s, region) === SHADOW;

export interface Trace {
  /** The way starts in, crosses or ends in a Stronghold of the Shadow. */
  stronghold: boolean;
  /** It leads into, out of or through Moria. */
  moria: boolean;
}

/** The best way of at most `steps` steps: first without a Stronghold, then without Moria. Staying touches nothing. */
export function tracePath(s: WotrState, from: number, to: number, steps: number): Trace {
  const grim = (region: number): boolean => isShadowStronghold(s, region);
  if (from === to) return { stronghold: false, moria: false };
  if (leads(from, to, steps, (region) => grim(region) || isMoria(region))) return { stronghold: false, moria: false };
  if (leads(from, to, steps, grim)) return { stronghold: false, moria: true };
  return { stronghold: true, moria: !leads(from, to, steps, isMoria) };
}

/** On a declaration Strongholds do not matter, only Moria (WR-8.11.2). */
export const mustPassMoria = (from: number, to: number, steps: number): boolean =>
  from !== to && !leads(from, to, steps, isMoria);

const isMoria = (region: number): boolean => region === R.moria;

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

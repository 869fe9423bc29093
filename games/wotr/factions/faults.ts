// What must always be true of factions and siege engines.

import { areEntsInPlay, entsIn } from '../armies/ents.ts';
import { shipsIn } from '../armies/ships.ts';
import { controller, isBesieging } from '../board/control.ts';
import { ADJACENT, COASTAL, R, REGION_COUNT, REGION_NAMES } from '../map/regions.ts';
import type { WotrState } from '../state.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import { enginesIn, MOST_ENGINES } from './engines.ts';

export function factionFaults(s: WotrState, found: string[]): void {
  const chained = entChain(s);
  for (let region = 0; region < REGION_COUNT; region++) {
    if (s.apart[region] === 0) continue;
    const name = REGION_NAMES[region];
    if (shipsIn(s, region) > 0 && !COASTAL[region]) found.push(`A Ship is inland, in ${name}.`);
    for (const side of [FREE, SHADOW] as const)
      if (enginesIn(s, region, side) > MOST_ENGINES) found.push(`Too many siege engines stand at ${name}.`);
    if (enginesIn(s, region, SHADOW) > 0 && !isBesieging(s, region, SHADOW))
      found.push(`A Tower stands idle at ${name}.`);
    if (enginesIn(s, region, FREE) > 0 && controller(s, region) !== FREE) found.push(`A Trebuchet is lost at ${name}.`);
    if (entsIn(s, region) > 0 && !chained.has(region)) found.push(`The Ents in ${name} have lost touch with Fangorn.`); // WR-12.9.13
  }
  if (areEntsInPlay(s) && entsIn(s, R.fangorn) === 0) found.push('No Ent is left in Fangorn.'); // WR-12.9.10
}

/** The regions with Ents that hang together with Fangorn. */
function entChain(s: WotrState): ReadonlySet<number> {
  const chain = new Set([R.fangorn]);
  for (const region of chain) for (const next of ADJACENT[region]) if (entsIn(s, next) > 0) chain.add(next);
  return chain;
}

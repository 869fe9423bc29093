import { R, regionIndex } from '../../games/wotr/map/regions.ts';
import type { Example } from '../rulebook/example.ts';

/** The first region that an example names; else where the Fellowship begins. */
export const placeOf = ({ named }: Pick<Example, 'named'>): number =>
  named.map(regionIndex).find((region) => region >= 0) ?? R.rivendell;

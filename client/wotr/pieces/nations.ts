// What tells a Nation from another at a glance: its class (which sets the colour) and its symbol.
import { there } from '../../../lib/there.ts';

/** By Nation number, as games/wotr/tables/nations.ts counts. */
export const NATION_CLASSES = [
  'n-dwarves',
  'n-elves',
  'n-gondor',
  'n-north',
  'n-rohan',
  'n-isengard',
  'n-sauron',
  'n-south',
] as const;

/** The same names are symbols of the sprite. */
export const nationIcon = (nation: number): (typeof NATION_CLASSES)[number] => there(NATION_CLASSES[nation]);

export const sideClass = (side: number): 'free' | 'shadow' => (side === 0 ? 'free' : 'shadow');

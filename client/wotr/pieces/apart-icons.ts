import { DUNLENDING, ENT, SHIP, TOWER, TREBUCHET } from '../../../games/wotr/reading/board.ts';

/** The symbol of a figure of Twilight of the Third Age; undefined for all others. */
export const apartIcon = (piece: number): string | undefined => ICONS.get(piece);

const ICONS: ReadonlyMap<number, string> = new Map([
  [DUNLENDING, 'unit-dunlending'],
  [SHIP, 'corsair-ship'],
  [ENT, 'ent'],
  [TREBUCHET, 'trebuchet'],
  [TOWER, 'siege-tower'],
]);

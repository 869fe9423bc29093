import {
  DUNLENDING,
  ENT,
  isCharacter,
  kindOfPiece,
  NAZGUL,
  SHIP,
  TOWER,
  TREBUCHET,
} from '../../../games/wotr/reading/board.ts';
import { there } from '../../../lib/there.ts';

/** The symbol of a figure of Twilight of the Third Age; undefined for all others. */
export const apartIcon = (piece: number): string | undefined => ICONS.get(piece);

const ICONS: ReadonlyMap<number, string> = new Map([
  [DUNLENDING, 'unit-dunlending'],
  [SHIP, 'corsair-ship'],
  [ENT, 'ent'],
  [TREBUCHET, 'trebuchet'],
  [TOWER, 'siege-tower'],
]);

const KIND_ICONS = ['unit-regular', 'unit-elite', 'unit-leader'] as const;

/** The symbol of any figure. */
export const pieceIcon = (piece: number): string =>
  apartIcon(piece) ??
  (isCharacter(piece) ? 'unit-companion' : piece === NAZGUL ? 'unit-nazgul' : there(KIND_ICONS[kindOfPiece(piece)]));

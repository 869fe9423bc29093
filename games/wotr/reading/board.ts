// What can be read off a board, be it the state or what a viewer sees of it: rules, players and the client ask here, so that
// nobody has a second opinion. Nothing in it changes a board.

export { controller, isBesieged, isInside, NOBODY, victoryPoints } from '../board/control.ts';
export { apartIn, figuresIn } from '../board/figures.ts';
export { armyIn, changePiece, dunlendingsIn, type Force, hasUnits, noForce, pieceCount } from '../forces/force.ts';
export { countOf } from '../forces/packing.ts';
export { ELIMINATED, IN_FELLOWSHIP, SET_ASIDE } from '../state.ts';
export {
  APART_PIECES,
  characterOf,
  DUNLENDING,
  ENT,
  figure,
  isCharacter,
  kindOfPiece,
  NAZGUL,
  nationOfPiece,
  SHIP,
  TOWER,
  TREBUCHET,
} from '../tables/pieces.ts';

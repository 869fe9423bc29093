// What can be read off a board, be it the state or what a viewer sees of it: rules, players and the client ask here, so that
// nobody has a second opinion. Nothing in it changes a board.
export { apartIn, figuresIn } from '../armies/figures.ts';
export {
  armyIn,
  changePiece,
  dunlendingsIn,
  type Force,
  hasUnits,
  noForce,
  pieceCount,
} from '../armies/force.ts';
export { countOf } from '../armies/packing.ts';
export { controller, isBesieged, isInside, NOBODY, victoryPoints } from '../map/control.ts';
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

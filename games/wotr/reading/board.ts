// What can be read off a board, be it the state or what a viewer sees of it: rules, players and the client ask here, so that
// nobody has a second opinion. Nothing in it changes a board.
export {
  armyIn,
  changePiece,
  type Force,
  hasUnits,
  noForce,
  pieceCount,
} from '../armies/force.ts';
export { countOf } from '../armies/packing.ts';
export { controller, isBesieged, isInside, NOBODY, victoryPoints } from '../map/control.ts';
export { ELIMINATED, IN_FELLOWSHIP, SET_ASIDE } from '../state.ts';
export { characterOf, figure, isCharacter, kindOfPiece, NAZGUL, nationOfPiece } from '../tables/pieces.ts';

// The words of positions that reading and writing share.
import { ELIMINATED, IN_FELLOWSHIP, REPLACED, SET_ASIDE } from './state.ts';
import { DUNLENDING, ENT, NAZGUL, SHIP, TOWER, TREBUCHET } from './tables/pieces.ts';

export const SIDE_IDS = ['free', 'shadow'] as const;
export const DECK_IDS = ['free-character', 'free-strategy', 'shadow-character', 'shadow-strategy'] as const;
export const PLACES: Readonly<Record<string, number>> = {
  aside: SET_ASIDE,
  fellowship: IN_FELLOWSHIP,
  eliminated: ELIMINATED,
  replaced: REPLACED,
};
export const KIND_WORDS = ['regular', 'elite', 'leader'];
/** Figures that are simply counted; all but the Nazgûl are of Twilight of the Third Age. */
export const COUNTED: Readonly<Record<string, number>> = {
  nazgul: NAZGUL,
  dunlendings: DUNLENDING,
  ships: SHIP,
  ents: ENT,
  trebuchets: TREBUCHET,
  towers: TOWER,
};

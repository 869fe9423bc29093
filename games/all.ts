import type { Game, State } from '../engine/game.ts';
import { meccg } from './meccg/game.ts';
import { wotr } from './wotr/game.ts';

/** A game whose state and view the holder does not look into. */
export type AnyGame = Game<State, unknown>;

/** The games that are complete enough to be played. */
export const GAMES: readonly AnyGame[] = [wotr, meccg];

// What tests of the turn say often.
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { Scene } from '../../scene.ts';

export type Table = Scene<WotrState, WotrView>;

/** Four Free Peoples dice. */
export const freeRoll = ['character', 'event', 'event', 'event'] as const;
export const eyes = (n: number): string[] => Array.from({ length: n }, () => 'eye');

/** Unused dice by side. */
export const diceOf = (game: Table): number[] => game.view('spectator').dice.map((dice) => dice.length);
export const handSizes = (game: Table): number[] => game.view('spectator').backs.map((hand) => hand.length);

/** Every verb that somebody may use now, in order of the alphabet. */
export const verbsNow = (game: Table): string[] =>
  [...new Set(wotr.decisions(game.state).flatMap(({ moves }) => moves.map((move) => move.verb)))].sort();

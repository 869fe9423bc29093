// A board at war for the tests of battles: every Nation may attack, the Shadow acts first, both sides have dice.

import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { PIECE_IDS } from '../../../games/wotr/tables/pieces.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type War = Scene<WotrState, WotrView>;

export const AT_WAR: Words = {
  dwarves: 'at war',
  elves: 'at war',
  gondor: 'at war',
  north: 'at war',
  rohan: 'at war',
  isengard: 'at war',
  sauron: 'at war',
  southrons: 'at war',
};

/** `politics` of the words replaces the general war for the Nations that it names. */
export function war(words: Words, rolls: readonly (number | string)[] = []): War {
  const politics = { ...AT_WAR, ...(words['politics'] as Words | undefined) };
  const dice = { free: ['army', 'character'], shadow: ['army', 'character'] };
  return scene(wotr, { act: 'shadow', dice, ...words, politics }, { rolls });
}

/** Everybody in `from` attacks, with an Army die. */
export function attack(game: War, seat: 'free' | 'shadow', from: string, to = from): void {
  game.play(seat, 'die army', `attack ${from}`);
  if (game.list(seat).includes(`against ${to}`)) game.play(seat, `against ${to}`);
}

/** One battle: the Army in `from` attacks with all it has. */
export function battle(
  seat: 'free' | 'shadow',
  from: string,
  to: string,
  words: Words,
  rolls: readonly (number | string)[] = [],
): War {
  const game = war({ act: seat, ...words }, rolls);
  attack(game, seat, from, to);
  return game;
}

/** What everybody sees of the board, as text. */
export const board = (game: War): string => wotr.show(game.view('spectator'));

/** Figures of a kind among the available reinforcements, as everybody sees them: 'gondor-regular', 'nazgul'. */
export const reserve = (game: War, piece: string): number => game.view('spectator').reserve[PIECE_IDS.indexOf(piece)];

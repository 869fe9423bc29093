import type { Words } from '../../../engine/game.ts';
import type { Setting } from '../../../engine/scenario/stage.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type Table = Scene<WotrState, WotrView>;

/** A side about to act with an Event die and one card in hand; the other has a die left. */
export function holding(
  side: 'free' | 'shadow',
  card: string,
  words: Words,
  setting: Omit<Setting, 'words'> = {},
): Table {
  const hands = { [side]: [card] };
  return scene(wotr, { act: side, dice: { free: ['event'], shadow: ['event'] }, hands, ...words }, setting);
}

/** Plays the card with the Event die. */
export function play(side: 'free' | 'shadow', card: string, words: Words, setting: Omit<Setting, 'words'> = {}): Table {
  const game = holding(side, card, words, setting);
  game.play(side, 'die event', `play ${card}`);
  return game;
}

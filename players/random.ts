import { below } from '../engine/random.ts';
import type { Player } from './player.ts';

/** Takes any move from the list, each as likely as the others. */
export const randomPlayer: Player = {
  name: 'random',
  choose: ({ decision, random }) => ({ move: decision.moves[below(random, decision.moves.length)] }),
};

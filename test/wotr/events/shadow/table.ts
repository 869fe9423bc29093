import type { Words } from '../../../../engine/game.ts';
import { holding } from '../table.ts';

/** The Shadow holds the card and an Event die, but may not play it: its requirement is not met. */
export function cannotPlay(card: string, words: Words): void {
  const game = holding('shadow', card, words);
  game.play('shadow', 'die event');
  game.refuses('shadow', `play ${card}`, 'WR-5.3.4');
}

/** The card can be played: its requirement is met. */
export function canPlay(card: string, words: Words): void {
  const game = holding('shadow', card, words);
  game.play('shadow', 'die event');
  game.offers('shadow', `play ${card}`);
}

export const SHADOW_AT_WAR = { isengard: 'at war', sauron: 'at war', southrons: 'at war' } as const;

// A battle in which one or both sides use a Combat Card in the first round.
import type { Words } from '../../../engine/game.ts';
import { battle, type War } from '../battle/war.ts';

export type Where = readonly [attacker: 'free' | 'shadow', from: string, to: string];
export const INTO: Where = ['shadow', 'dagorlad', 'north-ithilien'];
export const OUT_OF: Where = ['free', 'north-ithilien', 'dagorlad'];

interface Cards {
  readonly free?: string;
  readonly shadow?: string;
}

const held = ({ free, shadow }: Cards): Words => ({ free: free ? [free] : [], shadow: shadow ? [shadow] : [] });

/** Up to the first question of a card, or to the end of what can be done without asking. */
export function use(where: Where, cards: Cards, words: Words, rolls: readonly number[]): War {
  const game = battle(...where, { ...words, hands: held(cards) }, rolls);
  const field = where[0] === 'free' ? 'shadow' : 'free';
  if (game.list(field).includes('fight in the field')) game.play(field, 'fight in the field');
  const order = where[0] === 'free' ? (['free', 'shadow'] as const) : (['shadow', 'free'] as const);
  for (const seat of order) if (cards[seat]) game.play(seat, 'card');
  for (const seat of order) if (cards[seat]) game.play(seat, `choose ${cards[seat]}`);
  return game;
}

/** The card may not be used in this battle. */
export function refuses(where: Where, seat: 'free' | 'shadow', card: string, words: Words): void {
  const game = battle(...where, { ...words, hands: { [seat]: [card] } });
  const field = where[0] === 'free' ? 'shadow' : 'free';
  if (game.list(field).includes('fight in the field')) game.play(field, 'fight in the field');
  game.offersOnly(seat, ['no card']);
  game.refuses(seat, `choose ${card}`, 'WR-6.20.1');
}

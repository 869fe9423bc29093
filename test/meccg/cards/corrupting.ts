// Hazard events played on a company on its way to Bree.
import { at, hazard, resolve, type Table, underway } from '../movement/table.ts';
import { corruptionOf } from '../table.ts';

export const toBree = (...characters: string[]) => ({ site: 'rivendell', characters, to: 'bree' }); // W W
export const points = (game: Table, who: string): number => corruptionOf(game, who);

/** The card is played on him while his company moves to Bree, and resolves. */
export function given(card: string, who: string, characters: string[], rolls: number[] = []): Table {
  const game = underway(toBree(...characters), { two: { hand: [card] } }, { rolls });
  hazard(game, `play ${card}`);
  if (at(game) === 'declare/on-choose') game.play('two', `on ${who}`);
  resolve(game);
  return game;
}

export function refused(card: string, characters: string[], id?: string): void {
  const game = underway(toBree(...characters), { two: { hand: [card] } });
  game.play('one', 'pass');
  game.refuses('two', `play ${card}`, id);
}

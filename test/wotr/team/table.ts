// Tables of three and four.
import type { Words } from '../../../engine/game.ts';
import type { Setting } from '../../../engine/scenario/stage.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type Table = Scene<WotrState, WotrView>;

const of =
  (players: number) =>
  (words: Words | undefined, setting: Omit<Setting, 'words'> = {}): Table =>
    scene(wotr, words, { ...setting, options: { ...setting.options, players } });

export const three = of(3);
export const four = of(4);

/** Who is asked now. */
export const asked = (game: Table): string[] => {
  const seats = wotr.seats({ players: game.state.rules.players });
  return wotr.decisions(game.state).map(({ seat }) => seats[seat]);
};

/** Everybody spends dice for nothing, so many times: who acted. */
export function spendAll(game: Table, actions: number): string[] {
  const order: string[] = [];
  for (let n = 0; n < actions; n++) {
    const [seat] = asked(game);
    order.push(seat);
    game.play(seat, game.list(seat)[0], 'spend for nothing');
  }
  return order;
}

/** Dice enough for a whole turn, none of them an Eye. */
export const dice = { free: ['muster', 'muster', 'muster', 'muster'], shadow: ['army', 'army', 'army', 'army'] };

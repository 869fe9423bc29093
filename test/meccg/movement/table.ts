// A company under way in rule tests.
import type { Words } from '../../../engine/game.ts';
import { idle, type Table, table } from '../turn/table.ts';
import { asked as whoIsAsked } from '../whereabouts.ts';

export { keysOf as keys } from '../whereabouts.ts';
export { idle, type Table, table };

/** The step that asks. */
export const at = (game: Table): string => whoIsAsked(game).at;
export const asked = (game: Table): string => whoIsAsked(game).seat;

/** Player one moves, both have drawn as little as they must: the window for hazards is open. */
export function underway(company: Words, more: { one?: Words; two?: Words } & Words = {}, setting = {}): Table {
  const { one, two, ...rest } = more;
  const game = table({ phase: 'movement', ...rest, one: { companies: [company], ...one }, two: two ?? {} }, setting);
  toHazards(game);
  return game;
}

export const toHazards = (game: Table): void => idle(game, { step: 'chain/act' });

/** Player one has had his say: it is player two's turn to act in the open window. */
export function hazard(game: Table, ...moves: string[]): void {
  if (asked(game) === 'one') game.play('one', 'pass');
  for (const move of moves) game.play('two', move);
}

/** Both pass until the chain that runs is resolved, or somebody is asked something else. */
export function resolve(game: Table): void {
  for (let i = 0; i < 20 && at(game) === 'chain/respond'; i++) game.play(asked(game), 'pass');
}

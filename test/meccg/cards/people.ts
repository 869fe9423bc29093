// Numbers and names for the tests of cards on the table.
import { CARDS } from '../../../games/meccg/cards/all.ts';
import {
  bodyOf,
  checkModifier,
  corruptionOf,
  directInfluence,
  handSizeOf,
  hasSkill,
  pointsOf,
  prowessOf,
} from '../../../games/meccg/stats.ts';
import { asked, at, type Table } from '../movement/table.ts';
import { cardOf } from '../turn/table.ts';

/** A card by its id, wherever it is. */
export const anywhere = (game: Table, id: string): number => {
  const found = game.state.def.findIndex((def) => CARDS[def].id === id);
  if (found < 0) throw new Error(`No ${id} is in this game.`);
  return found;
};

export const prowess = (game: Table, id: string): number => prowessOf(game.state, cardOf(game, id));
export const body = (game: Table, id: string): number => bodyOf(game.state, cardOf(game, id));
export const corruption = (game: Table, id: string): number => corruptionOf(game.state, cardOf(game, id));
export const influence = (game: Table, id: string, against?: string): number =>
  directInfluence(game.state, cardOf(game, id), against === undefined ? undefined : anywhere(game, against));
export const checks = (game: Table, id: string): number => checkModifier(game.state, cardOf(game, id), 'corruption');
export const skilled = (game: Table, id: string, skill: Parameters<typeof hasSkill>[2]): boolean =>
  hasSkill(game.state, cardOf(game, id), skill);
export const handSize = (game: Table, seat = 0): number => handSizeOf(game.state, seat);
/** Marshalling points of a player, all kinds together. */
export const score = (game: Table, seat = 0): number => pointsOf(game.state, seat).reduce((a, b) => a + b, 0);

/** Plays these, letting the chain resolve before each that is not yet offered, and at the end. */
export function does(game: Table, ...moves: string[]): void {
  const settle = (until: string): void => {
    for (let i = 0; i < 20 && at(game) === 'chain/respond' && !game.list(asked(game)).includes(until); i++)
      game.play(asked(game), 'pass');
  };
  for (const move of moves) {
    settle(move);
    game.play(asked(game), move);
  }
  settle('');
}

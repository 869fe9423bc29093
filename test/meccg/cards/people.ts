// Doing things in the tests of cards.
import { asked, at, type Table } from '../movement/table.ts';

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

import { seedRandom } from '../../engine/random.ts';
import type { AnyGame } from '../../games/all.ts';
import type { Player } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import { turnFor } from '../../players/turn.ts';
import type { AskProgram } from '../tables/tools.ts';
import type { ProgramPool, Question } from './pool.ts';

/** The move of a program, in notation; of the random one where the named one is not known. */
export function choose(game: AnyGame | undefined, players: readonly Player<never>[], task: Question): string {
  const decision = game?.decisions(task.state).find(({ seat }) => seat === task.seat);
  if (!game || !decision) throw new Error(`There is nothing to choose for seat ${task.seat} of ${task.game}.`);
  const player = players.find(({ name }) => name === task.player) ?? randomPlayer;
  const turn = turnFor(game, task.state, decision, seedRandom(task.chance));
  return game.notation.write((player as Player<unknown>).choose(turn).move, task.state);
}

/** A program that fails does not hold up the table: then any move will do. */
export const askFrom =
  (pool: ProgramPool, report: (text: string, error: unknown) => void): AskProgram =>
  async (live, seat, player, urgent) => {
    const { game } = live;
    const question = structuredClone({
      game: game.name,
      state: live.state,
      seat,
      player,
      chance: live.chanceFor(seat),
    });
    try {
      return await pool.choose(question, urgent);
    } catch (error) {
      report(`The program ${player} of ${game.name} could not choose`, error);
      return choose(game, [randomPlayer], question);
    }
  };

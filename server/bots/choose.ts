import { seedRandom } from '../../engine/random.ts';
import type { AnyGame } from '../../games/all.ts';
import { Patience } from '../../players/patience.ts';
import type { Player } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import { turnFor } from '../../players/turn.ts';
import type { AskProgram } from '../tables/tools.ts';
import type { ProgramPool, ProgramQuestion } from './pool.ts';

/** The move of a program, in notation; of the random one where the named one is not known. */
export function choose(game: AnyGame | undefined, players: readonly Player<never>[], task: ProgramQuestion): string {
  const decision = game?.decisions(task.state).find(({ seat }) => seat === task.seat);
  if (!game || !decision) throw new Error(`There is nothing to choose for seat ${task.seat} of ${task.game}.`);
  const player = players.find(({ name }) => name === task.player) ?? randomPlayer;
  const turn = turnFor(game, task.state, decision, seedRandom(task.chance), task.patience);
  return game.notation.write((player as Player<unknown>).choose(turn).move, task.state);
}

/** By game: how long its programs have thought in this turn. */
const patiences = new WeakMap<object, Patience>();

function patienceOf(live: object): Patience {
  const known = patiences.get(live) ?? new Patience();
  patiences.set(live, known);
  return known;
}

/** A program that fails does not hold up the table: then any move will do. Where many wait each thinks shorter. */
export const askFrom =
  (pool: ProgramPool, report: (text: string, error: unknown) => void): AskProgram =>
  async (live, seat, player, urgent) => {
    const { game } = live;
    const patience = patienceOf(live);
    const question = structuredClone({
      game: game.name,
      state: live.state,
      seat,
      player,
      chance: live.chanceFor(seat),
      patience: patience.left(live.state, seat) / Math.max(1, pool.crowd),
    });
    const note = (milliseconds: number): void => patience.note(seat, milliseconds);
    try {
      return await pool.choose(question, urgent, note);
    } catch (error) {
      report(`The program ${player} of ${game.name} could not choose`, error);
      return choose(game, [randomPlayer], question);
    }
  };

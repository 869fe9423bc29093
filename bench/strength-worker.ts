// A thread of bench/strength.ts: plays one game at a time.
import { parentPort } from 'node:worker_threads';
import type { Options, Outcome } from '../engine/game.ts';
import { type AnyGame, GAMES } from '../games/all.ts';
import { playersOf, searcherNamed } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { simulate } from '../players/simulate.ts';

export interface Pairing {
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly options: Options;
  readonly seed: string;
}

export function gameNamed(name: string): AnyGame {
  const game = GAMES.find((one) => one.name === name);
  if (!game) throw new Error(`There is no game "${name}": choose one of ${GAMES.map((one) => one.name).join(', ')}.`);
  return game;
}

export function playerNamed(game: string, name: string): Player {
  const player = playersOf(game).find((one) => one.name === name) ?? searcherNamed(game, name);
  if (!player) throw new Error(`No player of ${game} is called "${name}".`);
  return player as Player;
}

/** How the game ends; one that does not is a fault. */
export function outcomeOf({ game, names, options, seed }: Pairing): Outcome {
  const { outcome, refused } = simulate(
    gameNamed(game),
    options,
    seed,
    names.map((name) => playerNamed(game, name)),
  );
  if (refused || !outcome) throw new Error(`Game ${seed} of ${names.join(', ')} did not finish.`);
  return outcome;
}

parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(outcomeOf(pairing)));

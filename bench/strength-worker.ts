// A thread of bench/strength.ts: plays one game at a time.
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Options, Outcome } from '../engine/game.ts';
import { type AnyGame, GAMES } from '../games/all.ts';
import { playersOf, searcherNamed } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { type Searched, searchedGame } from '../players/search/all.ts';
import type { JudgeFile } from '../players/search/judge.ts';
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

/** By path: a judge is read once, so that it is made ready once. */
const judges = new Map<string, JudgeFile>();

function judgeIn(file: string): JudgeFile {
  const judge = judges.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as JudgeFile);
  judges.set(file, judge);
  return judge;
}

function searchedWith(game: string, file: string): Searched {
  const searched = searchedGame(game);
  const judge = judgeIn(file);
  if (!searched || judge.game !== game) throw new Error(`${file} is a judge of ${judge.game}, not of ${game}.`);
  return { ...searched, judge };
}

/** `search:70@FILE` asks the judge in a file. */
export function playerNamed(game: string, name: string): Player {
  const [word, file] = name.split('@', 2);
  const player =
    file === undefined
      ? (playersOf(game).find((one) => one.name === name) ?? searcherNamed(game, name))
      : searcherNamed(game, word, searchedWith(game, file));
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

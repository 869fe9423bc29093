// A thread in which programs choose. It is given a position and a seat, and answers with a move.
import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { choose } from './choose.ts';
import type { Answer, Task } from './pool.ts';

parentPort?.on('message', (task: Task) => {
  const game = GAMES.find(({ name }) => name === task.game);
  let answer: Answer;
  try {
    answer = { number: task.number, move: choose(game, playersOf(task.game), task) };
  } catch (error) {
    answer = { number: task.number, trouble: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});

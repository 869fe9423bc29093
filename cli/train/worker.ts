// A thread of `mathom train`: plays games, fits a judge, plays a match. One task at a time.
import { parentPort } from 'node:worker_threads';
import { searchedGame, wayNamed } from '../../players/search/all.ts';
import { fit } from '../../players/search/fit.ts';
import { type JudgeFile, judgeOf } from '../../players/search/judge.ts';
import { playLesson } from '../../players/search/lessons.ts';
import { bout, practise } from '../../players/search/practice.ts';
import { searchPlayer } from '../../players/search/search.ts';
import { simulate } from '../../players/simulate.ts';
import type { Answers, BoutTask, FitTask, MatchTask, PlayTask, PractiseTask, Task } from './tasks.ts';

/** Plans that are looked at in games played by the hundred. */
const BREADTH = 4;

function searched(game: string) {
  const found = searchedGame(game);
  if (!found) throw new Error(`Nobody looks ahead in "${game}".`);
  return found;
}

function playerWith(game: string, judge: JudgeFile | null, looks: number) {
  const { foresight } = searched(game);
  if (!judge || looks === 0) return foresight.player;
  const ready = judgeOf(judge, foresight.names);
  return searchPlayer(foresight, () => ready, {
    name: `judge ${judge.version}`,
    budget: { looks },
    breadth: BREADTH,
  });
}

function play({ game, looks, way, seed, from, to }: PlayTask): Float32Array {
  const { foresight, judge, others } = searched(game);
  const lesson = wayNamed(foresight, way)?.lesson ?? foresight.lesson;
  const player = playerWith(game, (way !== undefined && others?.[way]) || judge, looks);
  const rows: number[] = [];
  for (let n = from; n < to; n++)
    for (const { numbers, result } of playLesson(foresight, player, seed, n, lesson(n))) {
      rows.push(n, result);
      for (const number of numbers) rows.push(number);
    }
  return Float32Array.from(rows);
}

/** Milliseconds between words of how it goes. */
const PAUSE = 1000;

function fitTo({ positions, n, ...plan }: FitTask): Answers['fit'] {
  let last = 0;
  return fit(positions, {
    ...plan,
    seed: `fit ${n}`,
    progress(done, loss, draft) {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      parentPort?.postMessage({ progress: { done, loss, draft: draft() } });
    },
  });
}

function match({ game, judges, options, looks, seed }: MatchTask): Answers['match'] {
  const { foresight } = searched(game);
  const players = judges.map((judge) => playerWith(game, judge, looks));
  return simulate(foresight.game, options, seed, players).outcome?.winners[0] ?? null;
}

function learner(game: string) {
  const { foresight } = searched(game);
  if (!foresight.learning) throw new Error(`Nobody's habits are learned in "${game}".`);
  return { foresight, learning: foresight.learning };
}

function practiseFrom({ game, at, ...practice }: PractiseTask): Answers['practise'] {
  const { foresight, learning } = learner(game);
  return practise(foresight, learning, at, practice);
}

function boutOf({ game, habits, ...practice }: BoutTask): Answers['bout'] {
  const { foresight, learning } = learner(game);
  return bout(foresight, learning, habits, practice);
}

function run(task: Task): Answers[keyof Answers] {
  switch (task.do) {
    case 'play':
      return play(task);
    case 'fit':
      return fitTo(task);
    case 'match':
      return match(task);
    case 'practise':
      return practiseFrom(task);
    case 'bout':
      return boutOf(task);
  }
}

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ answer: run(task) });
  } catch (error) {
    parentPort?.postMessage({ trouble: error instanceof Error ? error.message : String(error) });
  }
});

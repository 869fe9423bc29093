// Tasks dealt out to threads, one to each core, as they become free.
import { Worker } from 'node:worker_threads';
import { Trouble } from '../trouble.ts';
import type { Answer, Answers, Progress, Task } from './tasks.ts';

/**
 * Runs all tasks, which may have to be waited for, and hands over each answer as it comes. Stops dealing when told to; what runs
 * then is left alone.
 */
export async function runTasks<T extends Task>(
  tasks: Iterable<T> | AsyncIterable<T>,
  cores: number,
  stop: () => boolean,
  done: (answer: Answers[T['do']], task: T) => void | Promise<void>,
  heard: (progress: Progress, task: T) => void = () => {},
): Promise<void> {
  const queue = Symbol.asyncIterator in tasks ? tasks[Symbol.asyncIterator]() : tasks[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      while (!stop()) {
        const { value: task, done: isEmpty } = await queue.next();
        if (isEmpty) return;
        const answer = await ask<T>(thread, task, stop, heard);
        if (!answer) return;
        if ('trouble' in answer) throw new Trouble(`A thread gave up: ${answer.trouble}`);
        await done(answer.answer, task);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: cores }, worker));
}

/** Milliseconds between looks whether to stop in the middle of a task. */
const GLANCE = 250;

/** The answer, or nothing when it was not waited for. */
function ask<T extends Task>(
  thread: Worker,
  task: T,
  stop: () => boolean,
  heard: (progress: Progress, task: T) => void,
): Promise<Answer<T> | undefined> {
  return new Promise((resolve, reject) => {
    const glance = setInterval(() => stop() && settle(undefined), GLANCE);
    const listen = (message: Answer<T> | { readonly progress: Progress }): void => {
      if ('progress' in message) heard(message.progress, task);
      else settle(message);
    };
    const settle = (answer: Answer<T> | undefined): void => {
      clearInterval(glance);
      thread.off('message', listen);
      thread.off('error', fail);
      resolve(answer);
    };
    const fail = (error: unknown): void => {
      clearInterval(glance);
      reject(error);
    };
    thread.on('message', listen);
    thread.on('error', fail);
    thread.postMessage(task);
  });
}

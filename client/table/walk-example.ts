// An example that is walked through move by move on a small table of any game.
import { createEffect, createSignal, on } from 'solid-js';
import type { Refusal } from '../../engine/game.ts';
import type { Example, ExampleStep } from '../rulebook/example.ts';
import type { Table } from './table.ts';

const LAST_LINES = 3;
const PASS = 'pass';
const isPass = (step: ExampleStep | undefined): boolean => step !== undefined && 'play' in step && step.play === PASS;

export function walkExample(table: Table, example: Example, moveWords: (move: string) => string) {
  const { standing, question, host } = table;
  const [at, setAt] = createSignal(0);
  const [answer, setAnswer] = createSignal<{ about: string; refusals: readonly Refusal[] }>();
  const step = (): ExampleStep | undefined => example.steps[at()];

  /** The eyes are those of whoever is asked. */
  const follow = async (seat: number | undefined) => {
    if (seat !== undefined && seat !== standing().table.viewer) await host.lookAs(seat);
  };
  createEffect(() => void follow(standing().table.asked[0]));
  // Whoever plays something else leaves the example behind.
  const expected = () => example.steps.slice(0, at()).filter((one) => 'play' in one).length;
  const off = () => standing().table.version !== expected();
  createEffect(
    on(
      () => standing().table.version,
      (now, before) => {
        if (before === undefined) return;
        const next = step();
        const made = standing().heard.at(-1)?.move;
        if (now === before + 1 && next && 'play' in next && made === next.play) setAt(at() + 1);
      },
    ),
  );
  const nextWords = () => {
    const next = step();
    if (!next) return '';
    if ('why' in next) return `Why not “${moveWords(next.why)}”?`;
    if (isPass(next) && isPass(example.steps[at() + 1])) return 'Everybody passes';
    return question()?.choices.find(({ move }) => move === next.play)?.label ?? moveWords(next.play);
  };
  const goOn = async () => {
    const next = step();
    if (!next) return;
    setAnswer(undefined);
    if ('why' in next) {
      await follow(next.seat);
      setAnswer({ about: moveWords(next.why), refusals: await host.why(next.why) });
      setAt(at() + 1);
      return;
    }
    // A run of passes is one step for the eye.
    const run = isPass(next) ? example.steps.slice(at()).findIndex((one) => !isPass(one)) : 1;
    const moves = example.steps.slice(at(), run < 0 ? undefined : at() + run);
    for (const one of moves) {
      await follow(one.seat);
      if (!('play' in one) || !(await table.playAll([one.play]))) return;
    }
  };
  const lines = () =>
    standing()
      .heard.flatMap(({ told }) => told)
      .filter(({ text, type }) => text && type !== 'draw')
      .slice(-LAST_LINES);
  return { step, off, answer, nextWords, goOn, lines };
}

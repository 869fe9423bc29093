// The only choice is made by itself, if the player wants that.
import type { Answerer } from './answering-host.ts';

const PAUSE_MS = 700;

export const onlyChoice =
  (isWanted: (game: string) => boolean): Answerer =>
  ({ table: { question, game } }) => {
    const [only, ...others] = question?.choices ?? [];
    return only && others.length === 0 && isWanted(game)
      ? { move: only.move, told: `Done for you: ${only.label}. It was the only choice.`, pauseMs: PAUSE_MS }
      : undefined;
  };

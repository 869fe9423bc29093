// "What would you do?": the best plans in somebody's seat, in words that can be shown.
import type { Move, Seat, State } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import type { AnyGame } from '../../games/all.ts';
import { turnFor } from '../turn.ts';
import { judgeFor, searchedGame } from './all.ts';
import { advise } from './search.ts';

export interface Hint {
  /** What is done first, and what then where the plan goes on. */
  readonly label: string;
  /** The share of the worlds looked at in which it wins; none where nothing was looked ahead from. */
  readonly chance?: number;
  readonly why: string;
}

/** What is done now, and what then where the plan goes on. */
export const planWords = (game: AnyGame, state: State, moves: readonly Move[]): string =>
  moves.map((move) => game.label(state, move)).join(', then: ');

/** Milliseconds that a hint is thought about, at most. */
const HINT_TIME = 2000;

/**
 * Two or three plans, best first; where there is nothing to look ahead from (starts are chosen, all is alike), what the rule-based
 * player would do. None where there is nothing to choose, or it has no reason either.
 */
export function hintsFor(game: AnyGame, state: State, seat: Seat, seed: string): readonly Hint[] {
  const searched = searchedGame(game.name);
  const decision = game.decisions(state).find((one) => one.seat === seat);
  if (!searched || !decision || decision.moves.length === 1) return [];
  const turn = turnFor(game, state, decision, seedRandom(seed));
  const plans = advise(searched.foresight, judgeFor(searched), turn, { milliseconds: HINT_TIME });
  if (plans.length === 0) {
    const { move, why } = searched.foresight.player.choose(turn);
    return why ? [{ label: game.label(state, move), why: why() }] : [];
  }
  return plans.map(({ moves, chance, why }) => ({ label: planWords(game, state, moves), chance, why }));
}

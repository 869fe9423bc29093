// Lets the player decide in a scene of Middle-earth: The Wizards.
import type { Options, Seat, Words } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { turnFor } from '../../../players/turn.ts';
import { scene } from '../../scene.ts';

export interface Made {
  readonly move: string;
  readonly why: string;
}

/** Lets the player make the choices of a seat; the other one passes wherever it can, but for one move or several (`enter; burgle bilbo`). Only choices among several count. */
export function plays(
  words: Words,
  seat: Seat,
  choices: number,
  theirs?: string,
  seed = 'scene',
  options: Options = {},
): Made[] {
  const table = scene(meccg, words, { options });
  const random = seedRandom(seed);
  const made: Made[] = [];
  for (let i = 0; i < 400 && made.length < choices; i++) {
    const [decision] = meccg.decisions(table.state);
    if (!decision) break;
    const turn = turnFor(meccg, table.state, decision, random);
    const idle =
      decision.moves.find((move) => theirs?.split('; ').includes(turn.write(move))) ??
      decision.moves.find(({ verb }) => verb === 'pass') ??
      decision.moves[0];
    const choice = decision.seat === seat ? rulesPlayer.choose(turn) : { move: idle };
    if (decision.seat === seat && decision.moves.length > 1)
      made.push({ move: turn.write(choice.move), why: choice.why?.() ?? '' });
    meccg.apply(table.state, decision.seat, choice.move);
  }
  return made;
}

export const moves = (made: readonly Made[]): string[] => made.map(({ move }) => move);

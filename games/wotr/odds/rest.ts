// What is left of a round once dice have fallen: hits that are due, misses that will be rolled again, and who has fallen
// besides; then the battle to its end, or in a siege the round alone.
import { hitChances } from './dice.ts';
import {
  type By,
  ended,
  type Fallen,
  fieldOf,
  mixed,
  NOTHING_FALLEN,
  type RoundBattle,
  type RoundOdds,
} from './round.ts';

/** One side of it. */
export interface Struck {
  /** Hits the Army must still take. */
  readonly due: number;
  /** Its own misses that will be rolled again, and what each needs. */
  readonly again?: { readonly dice: number; readonly needed: number };
  readonly fallen?: Fallen;
}

const NO_DICE = { dice: 0, needed: 6 };

export function restOdds(battle: RoundBattle, by: By, you: Struck, enemy: Struck): RoundOdds {
  const field = fieldOf(battle, by);
  const [mine, theirs] = [you.again ?? NO_DICE, enemy.again ?? NO_DICE].map(({ dice, needed }) => [
    ...hitChances(dice, needed, 0),
  ]);
  return mixed(
    mine.flatMap((chance, scored) =>
      theirs.map((other, suffered) => [
        chance * other,
        ended(field, {
          taken: you.due + suffered,
          dealt: enemy.due + scored,
          yours: you.fallen ?? NOTHING_FALLEN,
          theirs: enemy.fallen ?? NOTHING_FALLEN,
          strikes: false,
        }),
      ]),
    ),
  );
}

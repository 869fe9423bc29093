import type { Decision, Move, State } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import { fold } from '../../lib/fold.ts';

export interface Choice {
  readonly number: number;
  readonly move: Move;
  readonly label: string;
  readonly notation: string;
}

export function choicesOf(game: AnyGame, s: State, decision: Decision): readonly Choice[] {
  return decision.moves.map((move, i) => ({
    number: i + 1,
    move,
    label: game.label(s, move),
    notation: game.notation.write(move, s),
  }));
}

/** The choices a typed line can mean: its number, its notation or label, or the beginning of one of them. */
export function meant<C extends Omit<Choice, 'move'>>(choices: readonly C[], line: string): readonly C[] {
  const said = fold(line.trim().replace(/\s+/g, ' '));
  if (/^\d+$/.test(said)) return choices.filter((choice) => choice.number === Number(said));
  const names = ({ label, notation }: C): string[] => [fold(notation), fold(label)];
  const exact = choices.filter((choice) => names(choice).includes(said));
  return exact.length > 0 ? exact : choices.filter((choice) => names(choice).some((name) => name.startsWith(said)));
}

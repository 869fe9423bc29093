// The offered `leave …` choices as kinds of figures, and a division of the Army as the moves that make it.

import { characterOf, type Force, pieceCount } from '../../games/wotr/reading/board.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import { pieceIcon } from './pieces/apart-icons.ts';

export interface LeaveKind {
  readonly piece: number;
  readonly move: string;
  readonly name: string;
  readonly icon: string;
  /** -1 unless it is a Character. */
  readonly character: number;
  /** How many are with the Army. */
  readonly count: number;
}

export function leaveKinds(question: Question | null, force: Force | undefined): readonly LeaveKind[] {
  return (question?.choices ?? []).flatMap((choice) => {
    const piece = choice.targets.find(({ domain }) => domain === 'piece')?.id;
    if (choice.verb !== 'leave' || piece === undefined) return [];
    return [
      {
        piece,
        move: choice.move,
        name: choice.label.replace(/^[^:]*: /, ''),
        icon: pieceIcon(piece),
        character: characterOf(piece),
        count: force ? pieceCount(force, piece) : 1,
      },
    ];
  });
}

/** What those who go will do: what was chosen, or the one thing that they can, which a last one who stays would set going. */
export function wayOf(question: Question | null, chosen: Choice | null): Choice | null {
  if (chosen && chosen.verb !== 'leave') return chosen;
  const [only = null, ...more] = question?.choices.filter(({ verb }) => verb !== 'leave') ?? [];
  return more.length === 0 ? only : null;
}

/** One move for each figure that stays, and then what the others do, if that is chosen. */
export const splitMoves = (
  kinds: readonly LeaveKind[],
  staying: Readonly<Record<number, number>>,
  then: Choice | null,
): readonly string[] => [
  ...kinds.flatMap(({ piece, move }) => Array.from({ length: staying[piece] ?? 0 }, () => move)),
  ...(then ? [then.move] : []),
];

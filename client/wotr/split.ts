// The offered `leave …` choices as kinds of figures, and a division of the Army as the moves that make it.
import type { Force } from '../../games/wotr/armies/force.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Question } from '../../protocol/table.ts';
import { countOf, FIRST_CHARACTER, NAZGUL_PIECE } from './figures.ts';

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

const ICONS = ['unit-regular', 'unit-elite', 'unit-leader'] as const;

function countIn(force: Force | undefined, piece: number, side: Side): number {
  if (!force || piece >= FIRST_CHARACTER) return 1;
  if (piece === NAZGUL_PIECE && side === 1) return force.nazgul;
  const nation = Math.floor(piece / 3);
  return countOf([force.regular, force.elite, force.leader][piece % 3], nation);
}

export function leaveKinds(question: Question | null, force: Force | undefined, side: Side): readonly LeaveKind[] {
  return (question?.choices ?? []).flatMap((choice) => {
    const piece = choice.targets.find(({ domain }) => domain === 'piece')?.id;
    if (choice.verb !== 'leave' || piece === undefined) return [];
    return [
      {
        piece,
        move: choice.move,
        name: choice.label.replace(/^[^:]*: /, ''),
        icon: piece >= FIRST_CHARACTER ? 'unit-companion' : piece === NAZGUL_PIECE ? 'unit-nazgul' : ICONS[piece % 3],
        character: piece >= FIRST_CHARACTER ? piece - FIRST_CHARACTER : -1,
        count: countIn(force, piece, side),
      },
    ];
  });
}

/** One move for each figure that stays. */
export const leaveMoves = (kinds: readonly LeaveKind[], staying: Readonly<Record<number, number>>): readonly string[] =>
  kinds.flatMap(({ piece, move }) => Array.from({ length: staying[piece] ?? 0 }, () => move));

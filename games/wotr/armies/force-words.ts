import { type Force, pieceCount, piecesOf } from '../forces/force.ts';
import { allOf, count } from '../say.ts';
import type { Side } from '../tables/nations.ts';
import { ELITE, LEADER, REGULAR } from '../tables/nations.ts';
import { DUNLENDING, isCharacter, kindOfPiece, NAZGUL, PIECE_NAMES } from '../tables/pieces.ts';

const KINDS = [
  [REGULAR, 'Regular'],
  [ELITE, 'Elite'],
  [LEADER, 'Leader'],
] as const;

/** '3 Regulars, 1 Elite and Strider'. */
export function forceWords(force: Force, side: Side): string {
  const pieces = piecesOf(force, side);
  const total = (isOne: (piece: number) => boolean): number =>
    pieces.reduce((sum, piece) => sum + (isOne(piece) ? pieceCount(force, piece) : 0), 0);
  const hasOwnName = (piece: number): boolean => piece === DUNLENDING || piece === NAZGUL || isCharacter(piece);
  const counted: readonly (readonly [number, string, string])[] = [
    ...KINDS.map(([kind, name]) => {
      const n = total((piece) => kindOfPiece(piece) === kind && !hasOwnName(piece));
      return [n, name, `${name}s`] as const;
    }),
    [total((piece) => piece === DUNLENDING), 'Dunlending', 'Dunlendings'],
    [force.nazgul, PIECE_NAMES[NAZGUL], PIECE_NAMES[NAZGUL]],
  ];
  return allOf([
    ...counted.filter(([n]) => n > 0).map(([n, one, many]) => count(n, one, many)),
    ...pieces.filter(isCharacter).map((piece) => PIECE_NAMES[piece]),
  ]);
}

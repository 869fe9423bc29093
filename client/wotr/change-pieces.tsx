import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { MapPiece } from '../board/map-view.tsx';
import type { Change } from './changes.ts';
import './change-pieces.css';
import { figuresOfPieces, figureWords } from './figures.ts';

/** At the corner of the counter: what came at the right, what went at the left, of the Shadow a little lower. */
const BESIDE = { new: 27, gone: -27 } as const;
const HEIGHT = [-15, 6] as const;

const words = ({ kind, pieces, side }: Change): string =>
  `${figureWords(figuresOfPieces(pieces, side))} ${pieces.length === 1 ? 'is' : 'are'} ${kind}`;

/** `+2` and `−3` beside the counters. */
export const changePieces = (changes: readonly Change[]): readonly MapPiece[] =>
  changes.map((change) => {
    const { region, side, kind, pieces } = change;
    const label = `${REGION_NAMES[region]}: ${words(change)} since the last move`;
    return {
      id: `${kind}${side}-${region}`,
      region,
      label,
      slot: 'beside',
      by: [BESIDE[kind], HEIGHT[side]],
      el: () => (
        <b class={`change ${kind} ${side === 0 ? 'free' : 'shadow'}`}>
          {kind === 'new' ? '+' : '−'}
          {pieces.length}
        </b>
      ),
    };
  });

// What the stage shows, on the map: the board of the moment, and pieces on their way.

import { createMemo } from 'solid-js';
import { APART_PIECES, characterOf, figuresIn as figureCount, isCharacter } from '../../games/wotr/reading/board.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { pairs } from '../../lib/pairs.ts';
import { there } from '../../lib/there.ts';
import { Icon } from '../board/icon.tsx';
import type { MapPiece, MapTraveller } from '../board/map-view.tsx';
import type { Table } from '../table/table.ts';
import { type Journey, onMap, type WarBeat } from './beats.ts';
import { figuresIn, figuresOfPieces, isNobody, unitsOf } from './figures.ts';
import { ArmyCounter, createPieces } from './map-pieces.tsx';
import { ApartPiece } from './pieces/apart-piece.tsx';
import { Token } from './token.tsx';

export interface Showing {
  readonly beat: () => WarBeat | undefined;
  /** Those of the moment; a piece on its way is not where it was. */
  readonly pieces: () => readonly MapPiece[];
  readonly travellers: () => readonly MapTraveller[];
  readonly arrows: () => readonly { from: number; to: number }[];
}

const TRAVEL_SHARE = 0.8;

export function createShowing(table: Table): Showing {
  const beat = createMemo(() => {
    const { beat: now } = table.stage.shown();
    return now && onMap(now);
  });
  const journey = (): Journey | undefined => {
    const now = beat();
    return now?.kind === 'journey' ? now : undefined;
  };
  const make = createPieces();
  return {
    beat,
    pieces: createMemo(() => {
      const view = table.stage.board() as WotrView;
      const going = journey();
      const all = make(view);
      return going ? all.filter(({ id }) => !isGone(view, going, id)) : all;
    }),
    travellers: createMemo(() => {
      const going = journey();
      return going ? [{ way: going.way, ms: going.ms * TRAVEL_SHARE, el: () => <Traveller journey={going} /> }] : [];
    }),
    arrows: createMemo(() => {
      const now = beat();
      return waysOf(now).flatMap((way) => pairs(way).map(([from, to]) => ({ from, to })));
    }),
  };
}

function waysOf(beat: WarBeat | undefined): readonly (readonly number[])[] {
  if (beat?.kind === 'journey') return [beat.way];
  if (beat?.kind === 'battle') return [beat.battle.way];
  return beat?.kind === 'turn' ? beat.turn.ways : [];
}

/** A piece that left nobody behind is not drawn where it was. */
function isGone(view: WotrView, { way, side, pieces }: Journey, id: string): boolean {
  const [piece] = pieces;
  if (piece === undefined) return id === 'ring';
  const from = there(way[0]);
  if (APART_PIECES.includes(piece))
    return id === `p${piece}-${from}` && figureCount(view, from, piece) === pieces.length;
  if (pieces.some((one) => isCharacter(one) && id === `c${characterOf(one)}`)) return true;
  const stood = figuresIn(view, from, side);
  const went = figuresOfPieces(pieces, side);
  const all = unitsOf(stood) === unitsOf(went) && stood.nazgul === went.nazgul;
  return all && !isNobody(stood) && id === `a${side}-${from}`;
}

function Traveller(props: { journey: Journey }) {
  const { side, pieces } = props.journey;
  const figures = figuresOfPieces(pieces, side);
  const [only] = figures.characters;
  const [piece] = pieces;
  if (piece === undefined)
    return (
      <span class="ring-piece">
        <Icon name="ring" />
      </span>
    );
  if (APART_PIECES.includes(piece)) return <ApartPiece piece={piece} count={pieces.length} title="" />;
  return unitsOf(figures) === 0 && figures.nazgul === 0 && only !== undefined ? (
    <Token character={only} />
  ) : (
    <ArmyCounter figures={figures} label="" />
  );
}

// The view as pieces on the map. A piece that did not change stays the same object, so that the board keeps it.

import { HOME_SIDE_OF, REGION_COUNT, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { isBesieged, isInside } from '../../games/wotr/reading/board.ts';
import { COMPANION, KIND_OF } from '../../games/wotr/tables/characters.ts';
import { SAURON, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { there } from '../../lib/there.ts';
import { Icon } from '../board/icon.tsx';
import type { MapPiece } from '../board/map-view.tsx';
import { fellowshipWords } from './describe.ts';
import { apartOf, apartWords, type Figures, figuresIn, figureWords, isNobody, SIDE_NAMES, unitsOf } from './figures.ts';
import { ApartPiece } from './pieces/apart-piece.tsx';
import { apartPlace } from './pieces/apart-places.ts';
import { characterName } from './pieces/by-number.ts';
import { Counter } from './pieces/counter.tsx';
import { Token } from './token.tsx';

interface Kept {
  readonly key: string;
  readonly piece: MapPiece;
}

/** Makes the pieces of a view, and remembers those of the last. */
export function createPieces(): (view: WotrView) => readonly MapPiece[] {
  let kept = new Map<string, Kept>();
  return (view) => {
    const next = new Map<string, Kept>();
    const add = (piece: MapPiece, key: string) => {
      const before = kept.get(piece.id);
      next.set(piece.id, before?.key === key ? before : { key, piece });
    };
    for (let region = 0; region < REGION_COUNT; region++) {
      for (const side of [0, 1] as const) {
        addArmy(view, region, side, add);
        addApart(view, region, side, add);
      }
      if (view.captured[region]) addFlag(region, add);
    }
    addRing(view, add);
    kept = next;
    return [...next.values()].map(({ piece }) => piece);
  };
}

type Add = (piece: MapPiece, key: string) => void;

function addArmy(view: WotrView, region: number, side: Side, add: Add): void {
  const figures = figuresIn(view, region, side);
  if (isNobody(figures)) return;
  const inside = isInside(view, region, side);
  const slot = isBesieged(view, region) && !inside ? 'above' : 'main';
  const siege = inside ? ', besieged' : slot === 'above' ? ', besieging' : '';
  const label = `${REGION_NAMES[region]}: ${figureWords(figures)}${siege}`;
  const alone = unitsOf(figures) === 0 && figures.nations.length === 0 && figures.nazgul === 0;
  if (alone) {
    for (const character of figures.characters)
      add(
        {
          id: `c${character}`,
          region,
          label: characterName(character),
          slot: 'beside',
          el: () => <Token character={character} />,
        },
        `${region}`,
      );
    return;
  }
  add(
    {
      id: `a${side}-${region}`,
      region,
      label,
      slot,
      el: () => <ArmyCounter figures={figures} besieged={inside} label={label} />,
    },
    `${label}${slot}`,
  );
}

/** Ships lie off the coast, engines stand before the walls and on them, Ents beside whoever is there. */
function addApart(view: WotrView, region: number, side: Side, add: Add): void {
  for (const apart of apartOf(view, region, side)) {
    const label = `${REGION_NAMES[region]}: ${apartWords(apart)}`;
    add(
      {
        id: `p${apart.piece}-${region}`,
        region,
        label,
        ...apartPlace(apart.piece, region),
        el: () => <ApartPiece {...apart} title={label} />,
      },
      label,
    );
  }
}

export function ArmyCounter(props: { figures: Figures; besieged?: boolean | undefined; label?: string | undefined }) {
  const f = () => props.figures;
  return (
    <Counter
      nation={f().nations[0]?.nation ?? (f().side === 0 ? 0 : SAURON)}
      regulars={f().regulars + f().dunlendings}
      elites={f().elites}
      leaders={f().leaders}
      nazgul={f().nazgul}
      dunlendings={f().dunlendings}
      companions={f().characters.filter((c) => KIND_OF[c] === COMPANION).length}
      minions={f().characters.filter((c) => KIND_OF[c] !== COMPANION).length}
      besieged={props.besieged ?? false}
      title={props.label ?? figureWords(f())}
    />
  );
}

function addFlag(region: number, add: Add): void {
  const side = 1 - there(HOME_SIDE_OF[region]);
  const label = `${REGION_NAMES[region]} is held by the ${SIDE_NAMES[side] ?? 'enemy'}`;
  add(
    {
      id: `f${region}`,
      region,
      label,
      slot: 'beside',
      el: () => (
        <span class={`captured ${side === 0 ? 'free' : 'shadow'}`}>
          <Icon name="flag" title={label} />
        </span>
      ),
    },
    `${side}`,
  );
}

function addRing(view: WotrView, add: Add): void {
  const label = fellowshipWords(view);
  const { revealed, progress, mordor } = view;
  const beside = ([0, 1] as const).some((side) => !isNobody(figuresIn(view, view.ringBearers, side)));
  add(
    {
      id: 'ring',
      region: view.ringBearers,
      label,
      slot: 'beside',
      el: () => (
        <span class="ring-piece" classList={{ 'hidden-ring': !revealed && mordor === 0 && progress > 0, beside }}>
          <Icon name="ring" title={label} />
          {mordor > 0 ? <b>{mordor}</b> : !revealed && progress > 0 ? <b>{progress}</b> : null}
        </span>
      ),
    },
    `${label}${beside}`,
  );
}

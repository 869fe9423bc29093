// A corner of the map for the front page: Rohan, Gondor and the edge of Mordor, as the war begins.

import { For, Show } from 'solid-js';
import { STARTING_ARMIES } from '../../games/wotr/map/setup.ts';
import { there } from '../../lib/there.ts';
import { createLater } from '../board/later.ts';
import { Counter } from './pieces/counter.tsx';
import '../board/map.css';
import '../board/map-ground.css';
import '../board/map-marks.css';
import { MapGround, MapLabels } from '../board/map-ink.tsx';
import type { MapData } from '../board/map-types.ts';
import { loadWotrMap } from './pieces/map-data.ts';
import './pieces/nations.css';

const SAURON = 6;

export function PlateMap() {
  // Decoration only: without it the page says the same.
  const map = createLater<MapData | undefined>(() => loadWotrMap().catch(() => undefined));
  return <Show when={map()}>{(loaded) => <Corner map={loaded()} />}</Show>;
}

function Corner(props: { map: MapData }) {
  const stand = (region: number) => there(props.map.regions[region]).stand;
  const occupied = new Set(STARTING_ARMIES.map(({ region }) => region));
  return (
    <div class="map plate-map">
      <svg class="wmap" aria-hidden="true" viewBox="640 640 620 300" preserveAspectRatio="xMidYMid slice">
        <MapGround map={props.map} />
        <MapLabels map={props.map} shown={props.map.regions.map(() => true)} k={1} occupied={occupied} />
        <For each={STARTING_ARMIES}>
          {({ region, nation, regular, elite, leader }) => (
            <foreignObject x={stand(region)[0] - 24} y={stand(region)[1] - 26} width="48" height="52">
              <Counter
                nation={nation}
                regulars={regular}
                elites={elite}
                leaders={nation === SAURON ? 0 : leader}
                nazgul={nation === SAURON ? leader : 0}
                title=""
              />
            </foreignObject>
          )}
        </For>
      </svg>
    </div>
  );
}

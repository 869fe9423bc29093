// Where the company is whose turn it is, on a cutting of the map: its region, its way, and where it goes.
import { createMemo, For, Show } from 'solid-js';
import { NONE, type Seat } from '../../../engine/game.ts';
import { REGION_NAMES } from '../../../games/meccg/places/regions.ts';
import { SITE_IDS, SITE_NAMES } from '../../../games/meccg/places/sites.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { createLater } from '../../board/later.ts';
import './map-ink.css';
import { wayWords } from './journey.ts';
import { cuttingOf, loadShapes } from './rail-cutting.ts';
import './rail.css';

export function RailMap(props: { view: MeccgView; own: Seat }) {
  const shapes = createLater(loadShapes);
  const cutting = createMemo(() => cuttingOf(props.view, props.own));
  const nameOf = (site: number) => SITE_NAMES[site] ?? '';
  const words = () => {
    const { from, to, way } = cutting() ?? { from: NONE, to: NONE, way: [] };
    return to === NONE ? `At ${nameOf(from)}` : `${nameOf(from)} to ${nameOf(to)}: ${wayWords(way)}`;
  };
  return (
    <Show when={shapes()}>
      {(all) => (
        <Show when={cutting()}>
          {(cut) => {
            const place = (site: number) => all().sites[SITE_IDS[site] ?? ''];
            const box = () => boxOf([place(cut().from), place(cut().to)]);
            const regions = Object.values(all().regions);
            return (
              <figure class="panel rail-map">
                <svg
                  class="map wmap"
                  viewBox={box().view}
                  role="img"
                  aria-label={words()}
                  style={{ '--far': String(box().scale) }}
                >
                  <For each={regions}>
                    {({ path, type }, region) => (
                      <path d={path} class={type} classList={{ on: cut().regions.includes(region()) }} />
                    )}
                  </For>
                  <For each={regions}>
                    {({ label }, region) => (
                      <Show when={box().scale < CROWDED || cut().regions.includes(region())}>
                        <text x={label[0]} y={label[1]}>
                          {REGION_NAMES[region()]}
                        </text>
                      </Show>
                    )}
                  </For>
                  <Show when={place(cut().to)}>
                    {(to) => <path class="rail-way" d={lineOf(place(cut().from), to())} />}
                  </Show>
                  <For each={[place(cut().from), place(cut().to)]}>
                    {(at) => (
                      <Show when={at}>{(spot) => <circle cx={spot()[0]} cy={spot()[1]} r={7 * box().scale} />}</Show>
                    )}
                  </For>
                </svg>
                <figcaption aria-hidden="true">{words()}</figcaption>
              </figure>
            );
          }}
        </Show>
      )}
    </Show>
  );
}

/** At the least, in the measure of the map. */
const WIDE = 280;
const HIGH = 210;
/** So many times as much land, and only the lands of the way have names: they would lie over each other. */
const CROWDED = 1.5;
/** Of the way itself, around it. */
const ROOM = 1.5;

type Spot = readonly number[] | undefined;

/** All of the spots, with some land around them. */
function boxOf(spots: readonly Spot[]): { readonly view: string; readonly scale: number } {
  const known = spots.filter((spot) => spot !== undefined);
  const span = (axis: 0 | 1) => {
    const values = known.map((spot) => spot[axis] ?? 0);
    return { middle: (Math.min(...values) + Math.max(...values)) / 2, long: Math.max(...values) - Math.min(...values) };
  };
  const [x, y] = [span(0), span(1)];
  const scale = Math.max(1, (x.long * ROOM) / WIDE, (y.long * ROOM) / HIGH);
  const [wide, high] = [WIDE * scale, HIGH * scale];
  return { view: `${x.middle - wide / 2} ${y.middle - high / 2} ${wide} ${high}`, scale };
}

const lineOf = (from: Spot, to: Spot): string => (from && to ? `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` : '');

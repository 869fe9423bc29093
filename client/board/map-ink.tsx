// The parts of the map's picture that depend on its data: ground, sites and names.

import { For } from 'solid-js';
import { there } from '../../lib/there.ts';
import { LINE, labelPlace } from './map-labels.ts';
import { labelScale } from './map-math.ts';
import type { MapData } from './map-types.ts';

export function MapGround(props: { map: MapData }) {
  const land = () => props.map.regions.map(({ path }) => path).join('');
  const paint = (group: SVGGElement) => {
    group.innerHTML = props.map.ground;
    // The land is all regions together: not sent over the wire twice.
    group.querySelector('.land')?.setAttribute('d', land());
  };
  return <g class="ground" ref={paint} />;
}

export interface MapLabelsProps {
  map: MapData;
  shown: readonly boolean[];
  k: number;
  occupied: ReadonlySet<number>;
}

export function MapLabels(props: MapLabelsProps) {
  const place = (region: number) =>
    labelPlace(there(props.map.regions[region]), props.k, props.occupied.has(region), props.map).join(' ');
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a picture takes no focus */}
      <g class="sites" aria-hidden="true">
        <For each={props.map.regions}>
          {(region) =>
            region.site && (
              <use
                class={`gl ${region.tone ?? ''}`}
                href={`#${region.site.symbol}`}
                x={region.site.at[0]}
                y={region.site.at[1]}
              />
            )
          }
        </For>
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a picture takes no focus */}
      <g class="labels" aria-hidden="true">
        <For each={props.map.regions}>
          {(region, i) => (
            <text
              class="lb"
              classList={{ st: region.site !== null, off: !props.shown[i()] }}
              font-size={String(region.size)}
              transform={`translate(${place(i())}) scale(${labelScale(region.size, props.k)})`}
            >
              <For each={region.lines}>
                {(line, n) => (
                  <tspan x="0" y={n() * region.size * LINE}>
                    {line}
                  </tspan>
                )}
              </For>
            </text>
          )}
        </For>
      </g>
    </>
  );
}

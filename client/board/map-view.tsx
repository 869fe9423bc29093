// The map as one composite widget: a list of regions that is also a picture. It knows no rules; it shows what it is
// given and says what was touched.

import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { there } from '../../lib/there.ts';
import { IconButton } from './button.tsx';
import './map.css';
import './map-ground.css';
import './map-marks.css';
import { arrowPath, travel } from './map-arrow.ts';
import { handleGestures } from './map-gestures.ts';
import { MapGround, MapLabels } from './map-ink.tsx';
import { shownLabels } from './map-labels.ts';
import { centred, limitsOf, opening, pieceScale, type Size, type View } from './map-math.ts';
import { placesOf, type Slot } from './map-places.ts';
import { createPlane, type Plane } from './map-plane.ts';
import type { MapData, Point } from './map-types.ts';
import { type Direction, nearestRegion, roadsOver } from './map-walk.ts';
import { Minimap } from './minimap.tsx';

export interface MapPiece {
  id: string;
  region: number;
  /** In words, for a hovering mouse. */
  label: string;
  el: () => JSX.Element;
  slot?: Slot | undefined;
  /** A place of its own instead of a slot: a point of the map (where pieces stand, if there is none), and steps from it. */
  at?: Point | undefined;
  by?: Point | undefined;
}

export interface MapMark {
  region: number;
  kind: 'legal' | 'attack' | 'chosen' | 'dim' | 'trail';
  /** A tag above the region: 'move 4+2'. */
  label?: string | undefined;
}

export interface MapArrow {
  from: number;
  to: number;
  /** What was done last, paler than what is about to be done. */
  past?: boolean | undefined;
  label?: string | undefined;
}

export interface MapTraveller {
  readonly way: readonly number[];
  readonly ms: number;
  el: () => JSX.Element;
}

export interface MapViewProps {
  map: MapData;
  pieces: readonly MapPiece[];
  marks: readonly MapMark[];
  arrows: readonly MapArrow[];
  /** What the question is about: brought into view when it changes. */
  focus: number | null;
  /** Pieces on their way, once, when they appear: from the first region to the last. */
  travellers?: readonly MapTraveller[] | undefined;
  /** Where a map that is too large for its window opens when nothing in particular is asked about. */
  home?: number | undefined;
  /** A place that was asked for: the map goes there, and the keys with it. A new object is a new wish. */
  visit?: { readonly region: number } | null | undefined;
  onRegion: (region: number) => void;
  onWhy: (region: number) => void;
  /** The place and who is there in words, and whether it can be chosen. */
  describe: (region: number) => string;
  onDrop?: ((from: number, to: number) => void) | undefined;
  /** Touched twice; says whether that meant something. If not, the map comes nearer. */
  onDouble?: ((region: number) => boolean) | undefined;
  legend?: JSX.Element;
  /** Nobody sees it: no keys lead to it, and when it is seen again it lies as it opened. */
  asleep?: boolean | undefined;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const STEP = 1.4;
const NEARER = 1.25;

export function MapView(props: MapViewProps) {
  let frame: HTMLDivElement | undefined;
  let ground: HTMLDivElement | undefined;
  let plane: Plane | undefined;
  const [view, setView] = createSignal<View>({ x: 0, y: 0, k: 1 });
  const [rest, setRest] = createSignal<View>({ x: 0, y: 0, k: 1 });
  const [size, setSize] = createSignal<Size>({ width: 0, height: 0 });
  const [cursor, setCursor] = createSignal(-1);
  const [legend, setLegend] = createSignal(false);

  const kinds = createMemo(() => new Map(props.marks.map((mark) => [mark.region, mark.kind])));
  const occupied = createMemo(() => new Set(props.pieces.map((piece) => piece.region)));
  const places = createMemo(() => placesOf(props.map, props.pieces));
  const scale = () => pieceScale(rest().k);
  const shown = createMemo(() =>
    shownLabels(
      props.map.regions,
      props.map.regions.map((_, region) => ({
        marked: kinds().has(region) && kinds().get(region) !== 'dim',
        occupied: occupied().has(region),
      })),
      rest().k,
      props.map,
    ),
  );
  const zoom = () => rest().k / limitsOf(props.map, size()).fit;
  const stand = (region: number) => there(props.map.regions[region]).stand;
  const box = () => `0 0 ${props.map.width} ${props.map.height}`;

  const bringIntoView = (region: number) => {
    plane?.show(stand(region));
  };
  const approach = (region: number) => {
    if (!plane) return;
    const k = Math.max(plane.view().k, limitsOf(props.map, plane.window()).fit * 2, NEARER);
    plane.glide(centred(stand(region), k, props.map, plane.window()));
  };
  const zoomBy = (factor: number) => {
    const { width, height } = size();
    plane?.zoom(factor, [width / 2, height / 2]);
  };

  onMount(() => {
    if (!frame || !ground) return;
    const about = () => {
      const place = props.focus ?? props.home;
      return place === undefined ? undefined : stand(place);
    };
    plane = createPlane({
      frame,
      plane: ground,
      map: props.map,
      open: (window) => opening(props.map, window, about()),
      onMove: setView,
      onRest: (at, window) => {
        setRest(at);
        setSize(window);
      },
    });
    const stop = handleGestures(frame, plane, () => ({
      tap: (region) => {
        setCursor(region);
        props.onRegion(region);
      },
      doubleTap: (region) => {
        if (!props.onDouble?.(region)) approach(region);
      },
      why: props.onWhy,
      drop: props.onDrop,
    }));
    onCleanup(() => {
      stop();
      plane?.close();
    });
  });

  let hasSlept = false;
  createEffect(
    on(
      [() => props.focus, () => props.asleep],
      ([region, isAsleep]) => {
        if (isAsleep) hasSlept = true;
        else if (hasSlept) {
          hasSlept = false;
          setCursor(-1);
          setLegend(false);
          plane?.reopen();
        } else if (region !== null) {
          setCursor(region);
          bringIntoView(region);
        }
      },
      { defer: true },
    ),
  );

  createEffect(
    on(
      () => props.visit,
      (wish) => {
        if (!wish) return;
        setCursor(wish.region);
        bringIntoView(wish.region);
      },
      { defer: true },
    ),
  );

  /** Where the keys begin: what is asked about, else what lies in the middle. */
  const firstRegion = (): number => {
    if (props.focus !== null) return props.focus;
    const lit = props.marks.find(({ kind }) => kind === 'chosen' || kind === 'legal' || kind === 'attack');
    if (lit) return lit.region;
    const { x, y, k } = view();
    return nearestRegion(props.map.regions, [(size().width / 2 - x) / k, (size().height / 2 - y) / k]);
  };
  const roads = createMemo(() => roadsOver(props.map.regions));
  const walk = (direction: Direction, shifted: boolean) => {
    const next = cursor() < 0 ? firstRegion() : there(roads()[cursor()])[shifted ? 'shifted' : 'plain'][direction];
    if (next < 0) return;
    setCursor(next);
    bringIntoView(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) walk(direction, event.shiftKey);
    else if (event.key === 'Enter' && cursor() >= 0) props.onRegion(cursor());
    else if (event.key === '?' && cursor() >= 0) props.onWhy(cursor());
    else if (event.key === '0') plane?.fit();
    else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="map" classList={{ visiting: props.visit?.region === cursor() }} style={{ '--piece': scale() }}>
      <div
        ref={frame}
        class="map-frame"
        role="listbox"
        tabIndex={props.asleep ? undefined : 0}
        aria-label={`${props.map.name}. Arrow keys walk to neighbouring regions, with Shift to those between; Enter chooses, question mark asks why.`}
        aria-activedescendant={cursor() < 0 ? undefined : `map-region-${cursor()}`}
        onKeyDown={press}
        onFocus={() => cursor() < 0 && setCursor(firstRegion())}
      >
        <div ref={ground} class="map-plane" style={{ width: `${props.map.width}px`, height: `${props.map.height}px` }}>
          {/* A picture of its own: it is drawn once for each scale, whatever is marked above it. */}
          <svg class="wmap under" viewBox={box()} aria-hidden="true">
            <MapGround map={props.map} />
          </svg>
          <svg class="wmap" viewBox={box()} role="presentation">
            <g class="regions">
              <For each={props.map.regions}>
                {(region, i) => (
                  <path
                    id={`map-region-${i()}`}
                    class={`rg ${kinds().get(i()) ?? ''}`}
                    data-region={i()}
                    d={region.path}
                    role="option"
                    aria-selected={kinds().get(i()) === 'chosen'}
                    aria-label={cursor() === i() ? props.describe(i()) : region.name}
                  />
                )}
              </For>
            </g>
            <Show when={props.map.regions[cursor()]}>{(region) => <path class="map-cursor" d={region().path} />}</Show>
            <MapLabels map={props.map} shown={shown()} k={rest().k} occupied={occupied()} />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a picture takes no focus */}
            <g class="map-arrows" aria-hidden="true">
              <For each={props.arrows}>
                {(arrow) => (
                  <path
                    class="map-arrow"
                    classList={{ past: arrow.past ?? false }}
                    d={arrowPath(stand(arrow.from), stand(arrow.to))}
                  />
                )}
              </For>
            </g>
          </svg>
          <div class="map-pieces" aria-hidden="true">
            <For each={props.pieces}>
              {(piece) => (
                <div
                  class={`map-piece ${piece.slot ?? 'main'}`}
                  data-region={piece.region}
                  title={piece.label}
                  style={placed(places().get(piece.id))}
                >
                  {piece.el()}
                </div>
              )}
            </For>
            <For each={props.travellers}>
              {(traveller) => {
                const way = traveller.way.map(stand);
                const end = way.at(-1);
                return (
                  <div
                    ref={(piece) => queueMicrotask(() => travel(piece, way, traveller.ms))}
                    class="map-piece main traveller"
                    style={placed(end && { at: end, by: [0, 0] })}
                  >
                    {traveller.el()}
                  </div>
                );
              }}
            </For>
            <For each={props.marks.filter((mark) => mark.label)}>
              {(mark) => (
                <div
                  class={`map-tag ${mark.kind}`}
                  style={placed({ at: stand(mark.region), by: [0, occupied().has(mark.region) ? -36 : -6] })}
                >
                  <span>{mark.label}</span>
                </div>
              )}
            </For>
          </div>
        </div>
      </div>
      <div class="map-tools" inert={props.asleep}>
        <IconButton icon="plus" label="Nearer" onClick={() => zoomBy(STEP)} />
        <IconButton icon="minus" label="Further away" onClick={() => zoomBy(1 / STEP)} />
        <IconButton icon="fit" label="Show the whole map" onClick={() => plane?.fit()} />
        <Show when={props.legend}>
          <IconButton
            icon="layers"
            label="What the map shows"
            aria-expanded={legend()}
            onClick={() => setLegend(!legend())}
          />
        </Show>
      </div>
      <Show when={legend()}>
        <div class="map-legend panel">{props.legend}</div>
      </Show>
      <Show when={size().width >= 900 && zoom() > 1.3}>
        <Minimap
          map={props.map}
          view={view()}
          window={size()}
          onCentre={(at) => plane?.glide(centred(at, view().k, props.map, size()))}
        />
      </Show>
    </div>
  );
}

const placed = (place: { at: readonly [number, number]; by: readonly [number, number] } | undefined) =>
  place
    ? { '--x': `${place.at[0]}px`, '--y': `${place.at[1]}px`, '--dx': `${place.by[0]}px`, '--dy': `${place.by[1]}px` }
    : {};

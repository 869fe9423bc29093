// The other side's last move once more, as motion on the map: one scene after the other, put away by any key or tap.
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { WotrView } from '../../games/wotr/view.ts';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import type { MapPiece, MapTraveller } from '../board/map-view.tsx';
import { lastMoves } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { FIRST_CHARACTER, figuresIn, figuresOfPieces, isNobody, unitsOf } from './figures.ts';
import { FlashLine } from './flash.tsx';
import { ArmyCounter, createPieces } from './map-pieces.tsx';
import { type Journey, type Scene, scenesOf } from './scenes.ts';
import { Token } from './token.tsx';

export interface Showing {
  readonly scene: () => Scene | undefined;
  /** Which of how many. */
  readonly place: () => readonly [number, number];
  /** The board of the scene. */
  readonly pieces: () => readonly MapPiece[];
  readonly travellers: () => readonly MapTraveller[];
  readonly arrows: () => readonly { from: number; to: number }[];
  start(): void;
  stop(): void;
}

export function createShowing(table: Table): Showing {
  const { standing } = table;
  const [scenes, setScenes] = createSignal<readonly Scene[]>([]);
  const [at, setAt] = createSignal(0);
  const scene = createMemo(() => scenes()[at()] as Scene | undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', skip, true);
    document.removeEventListener('pointerdown', skip, true);
    setScenes([]);
  };
  /** A key that puts it away does nothing else. */
  const skip = (event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    stop();
  };
  const next = () => {
    const now = scene();
    if (!now) return stop();
    timer = setTimeout(() => {
      setAt(at() + 1);
      next();
    }, now.ms);
  };
  const start = () => {
    stop();
    const { heard, table: seen } = standing();
    const last = lastMoves(heard, seen.viewer);
    if (!last) return;
    setAt(0);
    setScenes(scenesOf(heard, last.from, last.to));
    document.addEventListener('keydown', skip, true);
    document.addEventListener('pointerdown', skip, true);
    next();
  };
  createEffect(on(() => standing().table.version, stop, { defer: true }));
  onCleanup(stop);

  /** What was seen then; what is not remembered is shown as it stands now. */
  const view = createMemo((before: WotrView | undefined) => {
    const now = scene();
    if (!now) return undefined;
    return (table.viewAt(now.board) as WotrView | undefined) ?? before ?? (standing().table.view as WotrView);
  });
  const make = createPieces();
  const journey = (): Journey | undefined => {
    const now = scene();
    return now?.kind === 'journey' ? now : undefined;
  };
  return {
    scene,
    place: () => [at() + 1, scenes().length],
    pieces: createMemo(() => {
      const seen = view();
      const going = journey();
      if (!seen) return [];
      const all = make(seen);
      return going ? all.filter(({ id }) => !isGone(seen, going, id)) : all;
    }),
    travellers: createMemo(() => {
      const going = journey();
      return going ? [{ way: going.way, ms: going.ms * 0.8, el: () => <Traveller journey={going} /> }] : [];
    }),
    arrows: createMemo(() => {
      const now = scene();
      const way = now && 'way' in now ? now.way : [];
      return way.slice(1).map((to, i) => ({ from: way[i], to }));
    }),
    start,
    stop,
  };
}

/** A piece that left nobody behind is not drawn where it was. */
function isGone(view: WotrView, { way, side, pieces }: Journey, id: string): boolean {
  if (pieces.length === 0) return id === 'ring';
  if (pieces.some((piece) => id === `c${piece - FIRST_CHARACTER}`)) return true;
  const stood = figuresIn(view, way[0], side);
  const went = figuresOfPieces(pieces, side);
  const all = unitsOf(stood) === unitsOf(went) && stood.nazgul === went.nazgul;
  return all && !isNobody(stood) && id === `a${side}-${way[0]}`;
}

function Traveller(props: { journey: Journey }) {
  const { side, pieces } = props.journey;
  const figures = figuresOfPieces(pieces, side);
  const [only] = figures.characters;
  if (pieces.length === 0)
    return (
      <span class="ring-piece">
        <Icon name="ring" />
      </span>
    );
  return unitsOf(figures) === 0 && figures.nazgul === 0 && only !== undefined ? (
    <Token character={only} />
  ) : (
    <ArmyCounter figures={figures} label="" />
  );
}

export function ShowCaption(props: { showing: Showing }) {
  const { showing } = props;
  return (
    <Show when={showing.scene()}>
      {(scene) => (
        <section class="flash panel show-caption" aria-label="The last move again">
          <div class="show-lines">
            <Show when={scene()} keyed>
              {(now) =>
                now.kind === 'battle' ? (
                  <p class="show-battle">
                    <Icon name="strike" /> {now.words}
                  </p>
                ) : (
                  <For each={now.lines}>{(line) => <FlashLine line={line} />}</For>
                )
              }
            </Show>
          </div>
          <div class="show-foot">
            <small>
              {showing.place()[0]} of {showing.place()[1]}
            </small>
            <Button small onClick={() => showing.stop()}>
              Skip
            </Button>
          </div>
        </section>
      )}
    </Show>
  );
}

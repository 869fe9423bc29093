// A position beside a text: the map around one place, the question of whoever is asked, and the moves of the example.
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Refusal } from '../../engine/game.ts';
import { REGION_IDS, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { Button } from '../board/button.tsx';
import { MapView } from '../board/map-view.tsx';
import type { Standing, TableHost } from '../host/table-host.ts';
import type { Example, ExampleStep } from '../rulebook/example.ts';
import { Prompt } from '../table/prompt.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import { createTable } from '../table/table.ts';
import { describeRegion } from './describe.ts';
import { focusOf } from './doing.ts';
import { createPieces } from './map-pieces.tsx';
import { arrowsOf, marksOf } from './marks.ts';
import { moveWords } from './move-words.ts';
import { loadWotrMap } from './pieces/map-data.ts';
import './pieces/nations.css';
import { placeOf } from './example-place.ts';
import { ToldLine } from './told-line.tsx';
import './small-table.css';
import { wotrFace } from './wotr-face.ts';

export interface SmallTableProps {
  host: TableHost;
  example: Example;
}

export function SmallTable(props: SmallTableProps) {
  const [first, setFirst] = createSignal<Standing>();
  onCleanup(props.host.watch((standing) => setFirst((before) => before ?? standing)));
  return (
    <Show when={first()} keyed fallback={<div class="small-table opening" />}>
      {(standing) => <Laid {...props} first={standing} />}
    </Show>
  );
}

function Laid(props: SmallTableProps & { first: Standing }) {
  const table = createTable(props.host, wotrFace, props.first);
  const { standing, question } = table;
  const [map] = createResource(loadWotrMap);
  const [at, setAt] = createSignal(0);
  const [answer, setAnswer] = createSignal<{ about: string; refusals: readonly Refusal[] }>();
  const view = createMemo(() => standing().table.view as WotrView);
  const make = createPieces();
  const pieces = createMemo(() => make(view()));
  /** Where to look when nothing in particular is asked about. */
  const place = placeOf(props.example);
  const step = () => props.example.steps[at()] as ExampleStep | undefined;

  /** The eyes are those of whoever is asked. */
  const follow = async (seat: number | undefined) => {
    if (seat !== undefined && seat !== standing().table.viewer) await props.host.lookAs(seat);
  };
  createEffect(() => void follow(standing().table.asked[0]));
  // Whoever plays something else leaves the example behind.
  const expected = () => props.example.steps.slice(0, at()).filter((one) => 'play' in one).length;
  const off = () => standing().table.version !== expected();
  createEffect(
    on(
      () => standing().table.version,
      (now, before) => {
        if (before === undefined) return;
        const next = step();
        const made = standing().heard.at(-1)?.move;
        if (now === before + 1 && next && 'play' in next && made === next.play) setAt(at() + 1);
      },
    ),
  );
  const nextWords = () => {
    const next = step();
    if (!next) return '';
    if ('why' in next) return `Why not “${moveWords(next.why)}”?`;
    return question()?.choices.find(({ move }) => move === next.play)?.label ?? next.play;
  };
  const goOn = async () => {
    const next = step();
    if (!next) return;
    setAnswer(undefined);
    await follow(next.seat);
    if ('why' in next) {
      setAnswer({ about: moveWords(next.why), refusals: await props.host.why(next.why) });
      setAt(at() + 1);
    } else await table.playAll([next.play]);
  };
  const lines = () =>
    standing()
      .heard.flatMap(({ told }) => told)
      .filter(({ text, type }) => text && type !== 'draw')
      .slice(-3);
  const about = () => {
    const chosen = table.chosen()?.targets.find(({ domain }) => domain === 'region')?.id;
    return chosen ?? (question() ? focusOf(view()) : null) ?? place;
  };
  return (
    <div class="small-table panel">
      <div
        class="small-map"
        ref={(frame) => frame.addEventListener('wheel', (event) => event.stopPropagation(), { capture: true })}
      >
        <Show when={map()}>
          {(data) => (
            <MapView
              map={data()}
              pieces={pieces()}
              marks={marksOf(view(), question(), table.chosen(), [])}
              arrows={arrowsOf(view(), table.chosen())}
              focus={about()}
              onRegion={(region) => table.touch('region', region, REGION_NAMES[region])}
              onWhy={(region) => void table.why(REGION_IDS[region], REGION_NAMES[region])}
              describe={(region) => describeRegion(view(), question(), region)}
            />
          )}
        </Show>
      </div>
      <div class="small-side">
        <Show when={step() && !off()}>
          <Button kind="primary" icon="play" onClick={() => void goOn()}>
            {nextWords()}
          </Button>
        </Show>
        <div class="small-said" role="status">
          <Show when={answer()}>
            {(why) => (
              <For each={why().refusals}>
                {({ text, rule }) => (
                  <p class="prose">
                    {text} <RuleLink rule={rule} />
                  </p>
                )}
              </For>
            )}
          </Show>
          <Show when={!answer()}>
            <For each={lines()}>{(line) => <ToldLine line={line} />}</For>
          </Show>
        </div>
        <Show
          when={!standing().table.outcome}
          fallback={
            <p class="prose">
              The game is over: {wotrFace.ending(standing().table.outcome ?? NOBODY, standing()).title}.
            </p>
          }
        >
          <Prompt table={table} />
        </Show>
      </div>
    </div>
  );
}

const NOBODY = { winners: [], reason: '', rule: '' };

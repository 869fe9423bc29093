// A position beside a text: the map around one place, the question of whoever is asked, and the moves of the example.
import { createMemo, createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { REGION_IDS, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { Button } from '../board/button.tsx';
import { MapView } from '../board/map-view.tsx';
import type { Standing, TableHost } from '../host/table-host.ts';
import type { Example } from '../rulebook/example.ts';
import { walkExample } from '../rulebook/walk-example.ts';
import { Prompt } from '../table/prompt.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import { seated } from '../table/seated.ts';
import { createTable } from '../table/table.ts';
import { describeRegion } from './describe.ts';
import { focusOf } from './doing.ts';
import { wotr } from './entry.ts';
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
  const face = seated(wotrFace, wotr.seatsFor?.(props.first.table.options));
  const table = createTable(props.host, face, props.first);
  const { standing, question } = table;
  const [map] = createResource(loadWotrMap);
  const { step, off, answer, nextWords, goOn, lines } = walkExample(table, props.example, moveWords);
  const view = createMemo(() => standing().table.view as WotrView);
  const make = createPieces();
  const pieces = createMemo(() => make(view()));
  /** Where to look when nothing in particular is asked about. */
  const place = placeOf(props.example);
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
            <p class="prose">The game is over: {face.ending(standing().table.outcome ?? NOBODY, standing()).title}.</p>
          }
        >
          <Prompt table={table} />
        </Show>
      </div>
    </div>
  );
}

const NOBODY = { winners: [], reason: '', rule: '' };

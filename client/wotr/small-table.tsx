// A position beside a text: the map around one place, the question of whoever is asked, and the moves of the example.
import { createMemo, Show } from 'solid-js';
import type { WotrView } from '../../games/wotr/view.ts';
import { createLater } from '../board/later.ts';
import { MapView } from '../board/map-view.tsx';
import type { Standing } from '../host/table-host.ts';
import { ExampleSide, Laid, type SmallTableProps } from '../table/example-side.tsx';
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
import { regionId, regionName } from './pieces/by-number.ts';
import { wotrFace } from './wotr-face.ts';

export function SmallTable(props: SmallTableProps) {
  return (
    <Laid host={props.host} opening="small-table">
      {(first) => <SmallBoard {...props} first={first} />}
    </Laid>
  );
}

function SmallBoard(props: SmallTableProps & { first: Standing }) {
  const face = seated(wotrFace, wotr.seatsFor?.(props.first.table.options));
  const table = createTable(props.host, face, props.first);
  const { standing, question } = table;
  const map = createLater(loadWotrMap);
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
              onRegion={(region) => table.touch('region', region, regionName(region))}
              onWhy={(region) => void table.why(regionId(region), regionName(region))}
              describe={(region) => describeRegion(view(), question(), region)}
            />
          )}
        </Show>
      </div>
      <ExampleSide table={table} example={props.example} moveWords={moveWords} Line={ToldLine} />
    </div>
  );
}

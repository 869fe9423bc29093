// The map of the 52 regions while a way is chosen: lit are the regions with sites to go to. Between two journeys it lies
// beside the table as it was drawn: to make and draw it takes longer than the next question may.
import { createMemo, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import { REGION_OF } from '../../../games/meccg/places/sites.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Question } from '../../../protocol/table.ts';
import { Icon } from '../../board/icon.tsx';
import { createLater } from '../../board/later.ts';
import { type MapArrow, type MapMark, type MapPiece, MapView } from '../../board/map-view.tsx';
import type { Table } from '../../table/table.ts';
import { meccgCards } from '../cards/cards.ts';
import { type Destination, destinationsOf, siteOf, travellerOf } from './journey.ts';
import { loadMeccgMap } from './map-data.ts';
import './journey.css';

interface Way {
  readonly places: readonly Destination[];
  readonly origin: number;
  readonly chosen: Destination | undefined;
}

const NOWHERE: Way = { places: [], origin: -1, chosen: undefined };

export function JourneyMap(props: { table: Table; view: MeccgView; own: Seat; question: Question | undefined }) {
  const map = createLater(loadMeccgMap);
  const places = createMemo<readonly Destination[]>(
    (before) => (props.question ? destinationsOf(props.question, props.view, meccgCards() ?? [], props.own) : before),
    [],
  );
  /** Of the last journey, while there is none. */
  const way = createMemo<Way>((before) => {
    if (!props.question) return before;
    const choice = props.table.chosen();
    const site = choice ? siteOf(choice) : undefined;
    return {
      places: places(),
      origin: REGION_OF[travellerOf(props.view)?.site ?? -1] ?? -1,
      chosen: places().find((place) => place.site === site),
    };
  }, NOWHERE);
  const here = (region: number): readonly Destination[] => way().places.filter((place) => place.region === region);
  const origin = createMemo(() => way().origin);
  const marks = createMemo((): readonly MapMark[] =>
    [...new Set(way().places.map(({ region }) => region))].map((region) => ({
      region,
      kind: way().chosen?.region === region ? 'chosen' : 'legal',
    })),
  );
  const arrows = createMemo((): readonly MapArrow[] => {
    const to = way().chosen;
    return to && to.region !== origin() ? [{ from: origin(), to: to.region }] : [];
  });
  const pieces = createMemo((): readonly MapPiece[] => [
    {
      id: 'company',
      region: origin(),
      label: 'The company',
      el: () => (
        <span class="journey-company">
          <Icon name="friends" />
        </span>
      ),
    },
  ]);
  const touch = (region: number) => {
    const [first, ...others] = here(region);
    if (!first) return;
    if (others.length === 0) props.table.choose(first.choice);
    else
      props.table.openMenu({
        title: map()?.regions[region]?.name ?? '',
        choices: here(region).map(({ choice }) => choice),
      });
  };
  const describe = (region: number): string => {
    const names = here(region).map(({ card }) => card?.name ?? '');
    const name = map()?.regions[region]?.name ?? '';
    return names.length > 0 ? `${name}: ${names.join(', ')}` : `${name}: no site to go to`;
  };
  /** Laid anew for another size of the page, it waits for the next journey. */
  const opened = () => (way() === NOWHERE ? undefined : map());
  return (
    <div class="journey-map" classList={{ asleep: !props.question }} aria-hidden={props.question ? undefined : 'true'}>
      <Show when={opened()} fallback={<p class="quiet">The map is being unrolled …</p>}>
        {(data) => (
          <MapView
            map={data()}
            pieces={pieces()}
            marks={marks()}
            arrows={arrows()}
            focus={way().chosen?.region ?? origin()}
            home={origin()}
            onRegion={touch}
            onWhy={touch}
            describe={describe}
            asleep={!props.question}
          />
        )}
      </Show>
    </div>
  );
}

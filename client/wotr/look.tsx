// A card or a region held up to be read.
import { For, Match, Show, Switch } from 'solid-js';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { isInside } from '../../games/wotr/reading/board.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { choicesAt } from '../table/choices.ts';
import type { Table } from '../table/table.ts';
import { apartLines, armyLines, groundWords } from './describe.ts';
import { apartOf, apartWords, figuresIn, isNobody } from './figures.ts';
import { ArmyCounter } from './map-pieces.tsx';
import { ApartPiece } from './pieces/apart-piece.tsx';
import { CharacterCard, EventCard } from './pieces/cards.ts';
import { NATION_CLASSES, nationIcon } from './pieces/nations.ts';
import './look.css';
import { nationOf, regionId, regionName } from './pieces/by-number.ts';
import type { Look } from './signals.ts';

export function LookAt(props: { look: Look | null; view: WotrView; table: Table; onClose: () => void }) {
  const card = () => (props.look && 'card' in props.look ? props.look.card : undefined);
  const held = () => props.look !== null && 'held' in props.look && props.look.held;
  const character = () => (props.look && 'character' in props.look ? props.look.character : undefined);
  const region = () => (props.look && 'region' in props.look ? props.look.region : undefined);
  return (
    <Switch>
      <Match when={card() !== undefined}>
        <div class="look card-look">
          <EventCard card={card() ?? 0} size="m" />
          <Show when={held()}>
            <IconButton class="look-close" icon="close" label="Put the card down" onClick={() => props.onClose()} />
          </Show>
        </div>
      </Match>
      <Match when={character() !== undefined}>
        <div class="look card-look">
          <CharacterCard character={character() ?? 0} size="m" />
          <IconButton class="look-close" icon="close" label="Put the card down" onClick={() => props.onClose()} />
        </div>
      </Match>
      <Match when={region() !== undefined}>
        <RegionLook region={region() ?? 0} view={props.view} table={props.table} onClose={props.onClose} />
      </Match>
    </Switch>
  );
}

function RegionLook(props: { region: number; view: WotrView; table: Table; onClose: () => void }) {
  const nation = () => nationOf(props.region);
  return (
    <section
      class={`look region-look panel ${nation() >= 0 ? NATION_CLASSES[nation()] : ''}`}
      aria-label={REGION_NAMES[props.region]}
    >
      <div class="region-head">
        <Show when={nation() >= 0}>
          <Icon name={nationIcon(nation())} />
        </Show>
        <span>
          <b>{REGION_NAMES[props.region]}</b>
          <small>{groundWords(props.region)}</small>
        </span>
        <IconButton icon="close" label="Close" onClick={() => props.onClose()} />
      </div>
      <For each={[0, 1] as const}>
        {(side: Side) => {
          const figures = () => figuresIn(props.view, props.region, side);
          return (
            <Show when={!isNobody(figures())}>
              <div class="region-army">
                <ArmyCounter figures={figures()} besieged={isInside(props.view, props.region, side)} />
                <p>
                  {armyLines(props.view, props.region).find((line) => line.startsWith(side === 0 ? 'Free' : 'Shadow'))}
                </p>
              </div>
            </Show>
          );
        }}
      </For>
      <For each={([0, 1] as const).flatMap((side) => apartOf(props.view, props.region, side))}>
        {(apart) => (
          <div class="region-army">
            <ApartPiece {...apart} title="" />
            <p>{apartWords(apart)}.</p>
          </div>
        )}
      </For>
      <Show when={armyLines(props.view, props.region).length + apartLines(props.view, props.region).length === 0}>
        <p class="quiet">Nobody stands here.</p>
      </Show>
      <Show when={props.table.question() && choicesAt(props.table.question(), 'region', props.region).length === 0}>
        <button
          type="button"
          class="lnk"
          onClick={() => void props.table.why(regionId(props.region), regionName(props.region))}
        >
          <Icon name="why" /> Why not here?
        </button>
      </Show>
    </section>
  );
}

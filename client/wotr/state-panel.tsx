// How things stand, in tabs: Nations, the Hunt, cards, forces, the log.

import { createSignal, For, Show } from 'solid-js';
import { bagOf } from '../../games/wotr/odds/from-board.ts';
import { huntOdds } from '../../games/wotr/odds/hunt.ts';
import { APART_PIECES, DUNLENDING, figure } from '../../games/wotr/reading/board.ts';
import { nextHunt } from '../../games/wotr/reading/hunt.ts';
import { seatsOf } from '../../games/wotr/reading/people.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import { NATION_NAMES, type Side } from '../../games/wotr/tables/nations.ts';
import { PIECE_NAMES, sideOfPiece } from '../../games/wotr/tables/pieces.ts';
import { START_TILES } from '../../games/wotr/tables/tiles.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { counted } from '../../lib/counted.ts';
import { there } from '../../lib/there.ts';
import { Icon } from '../board/icon.tsx';
import { Track } from '../board/track.tsx';
import { settings } from '../house/settings.ts';
import { Log } from '../table/log.tsx';
import type { Table } from '../table/table.ts';
import { NATIONS_OF, SIDE_NAMES } from './figures.ts';
import { MordorRoad } from './mordor-road.tsx';
import { percent } from './odds.ts';
import { isPartners, shortName } from './people.ts';
import { apartIcon } from './pieces/apart-icons.ts';
import { HuntTile } from './pieces/hunt-tile.tsx';
import { NATION_CLASSES, nationIcon } from './pieces/nations.ts';
import './rail.css';
import { tileFacts } from './pieces/by-number.ts';
import type { Look } from './signals.ts';

const SHORT_NAMES = ['Dwarves', 'Elves', 'Gondor', 'North', 'Rohan', 'Isengard', 'Sauron', 'South & East'] as const;

const TABS = [
  { key: 'nations', name: 'Nations' },
  { key: 'hunt', name: 'Hunt' },
  { key: 'cards', name: 'Cards' },
  { key: 'forces', name: 'Forces' },
  { key: 'log', name: 'Log' },
] as const;
/** What the room below the Nations holds. */
const LATEST = 12;
export type Tab = (typeof TABS)[number]['key'];

export interface StateProps {
  table: Table;
  view: WotrView;
  onLook: (look: Look | null) => void;
  onAbout: (regions: readonly number[]) => void;
  tab: Tab;
  onTab: (tab: Tab) => void;
}

export function StatePanel(props: StateProps) {
  return (
    <section class="panel state" aria-label="How things stand">
      <div class="tabs" role="tablist" aria-label="How things stand">
        <For each={TABS}>
          {({ key, name }) => (
            <button
              type="button"
              role="tab"
              class="tab"
              id={`tab-${key}`}
              aria-selected={props.tab === key}
              aria-controls="tab-panel"
              tabindex={props.tab === key ? 0 : -1}
              onClick={() => props.onTab(key)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                if (by === 0) return;
                const next = there(TABS[(TABS.findIndex((tab) => tab.key === key) + by + TABS.length) % TABS.length]);
                props.onTab(next.key);
                document.getElementById(`tab-${next.key}`)?.focus();
                event.preventDefault();
              }}
            >
              {name}
            </button>
          )}
        </For>
      </div>
      <div class="tab-panel scroll" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${props.tab}`} tabindex="0">
        <Show when={props.tab === 'nations'}>
          <Nations table={props.table} view={props.view} />
          <Show when={props.view.mordor > 0}>
            <div class="sub">Mordor Track</div>
            <MordorRoad step={props.view.mordor} />
          </Show>
          <Show when={props.table.standing().heard.some(({ told }) => told.length > 0)}>
            <div class="lately">
              <div class="sub">Lately</div>
              <Log table={props.table} onAbout={props.onAbout} latest={LATEST} />
            </div>
          </Show>
        </Show>
        <Show when={props.tab === 'hunt'}>
          <HuntState view={props.view} />
        </Show>
        <Show when={props.tab === 'cards'}>
          <CardsState table={props.table} view={props.view} onLook={props.onLook} />
        </Show>
        <Show when={props.tab === 'forces'}>
          <Forces view={props.view} />
        </Show>
        <Show when={props.tab === 'log'}>
          <Log table={props.table} onAbout={props.onAbout} />
        </Show>
      </div>
    </section>
  );
}

function Nations(props: { table: Table; view: WotrView }) {
  const { table } = props;
  const words = (nation: number) => {
    const step = props.view.step[nation];
    return step === 0 ? 'at war' : props.view.active[nation] ? 'active' : 'not active';
  };
  return (
    <div class="nations">
      <For each={NATION_NAMES}>
        {(name, i) => {
          const legal = () =>
            table
              .question()
              ?.choices.find((choice) => choice.targets.some((t) => t.domain === 'nation' && t.id === i()));
          const step = () => props.view.step[i()] ?? 0;
          const row = () => (
            <>
              <span class="nation-name">
                <Icon name={nationIcon(i())} /> {SHORT_NAMES[i()]}
                <Show when={isPartners(props.view, i())}>
                  <Icon name="friends" class="partners" title="Your partner plays it" />
                </Show>
              </span>
              <Track
                max={3}
                at={3 - step()}
                label={`${name} on the Political Track`}
                kind="steps"
                words={`${words(i())}${step() > 0 ? `, ${counted(step(), 'step')} from war` : ''}`}
              />
              <small>{words(i())}</small>
            </>
          );
          return (
            <Show when={legal()} fallback={<div class={`nation ${NATION_CLASSES[i()]}`}>{row()}</div>}>
              {(choice) => (
                <button
                  type="button"
                  class={`nation legal ${NATION_CLASSES[i()]}`}
                  classList={{ chosen: table.chosen() === choice() }}
                  aria-label={choice().label}
                  onClick={() => table.take(choice())}
                >
                  {row()}
                </button>
              )}
            </Show>
          );
        }}
      </For>
    </div>
  );
}

function HuntState(props: { view: WotrView }) {
  const odds = () => (props.view.huntDice > 0 ? huntOdds(nextHunt(props.view), bagOf(props.view)) : undefined);
  const counts = () => [...Map.groupBy(props.view.pool, (tile) => tileFacts(tile).name)];
  return (
    <div class="hunt-state">
      <Show when={props.view.mordor > 0}>
        <MordorRoad step={props.view.mordor} />
      </Show>
      <p>
        The Hunt box holds <b>{props.view.huntDice}</b> of the Shadow and <b>{props.view.huntFree}</b> of the Free
        Peoples.
      </p>
      <Show when={settings().odds && props.view.mordor === 0 && odds()}>
        {(o) => (
          <p>
            If the Fellowship moves now: it is found with <b>{percent(o().success)}</b>; about{' '}
            <b>{o().expectedDamage.toFixed(1)}</b> damage.
          </p>
        )}
      </Show>
      <div class="sub">In the bag: {counted(props.view.pool.length, 'tile')}</div>
      <div class="tiles">
        <For each={counts()}>
          {([, tiles]) => (
            <span class="tile-stack">
              <HuntTile tile={there(tiles[0])} small />
              <small>×{tiles.length}</small>
            </span>
          )}
        </For>
      </div>
      <Show when={props.view.drawn.length > 0}>
        <div class="sub">Drawn</div>
        <div class="tiles">
          <For each={props.view.drawn}>{(tile) => <HuntTile tile={tile} small />}</For>
        </div>
      </Show>
      <Show when={props.view.specials.length > 0}>
        <div class="sub">Waiting for Mordor</div>
        <div class="tiles">
          <For each={props.view.specials}>{(tile) => <HuntTile tile={tile} small />}</For>
        </div>
      </Show>
      <div class="sub">Mordor Track</div>
      <Track
        max={5}
        at={props.view.mordor}
        label="Mordor Track"
        kind="numbers"
        words={props.view.mordor > 0 ? `step ${props.view.mordor} of 5` : 'not yet in Mordor'}
      />
      <p class="quiet">{START_TILES.length} standard tiles in all.</p>
    </div>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** 'Hand 4'; where two share a side, 'Hands: Gondor 4, Rohan 3'. */
function handWords(view: WotrView, table: Table, side: Side): string {
  const count = (seat: number) => view.backs[seat]?.length ?? 0;
  const seats = seatsOf(view, side);
  const name = (seat: number) => shortName(table.standing().table.seats, seat);
  const [first, second] = seats;
  return first !== undefined && second === undefined
    ? `Hand ${count(first)}`
    : `Hands: ${seats.map((seat) => `${name(seat)} ${count(seat)}`).join(', ')}`;
}

function CardsState(props: { table: Table; view: WotrView; onLook: (look: Look | null) => void }) {
  const list = (cards: readonly number[]) => (
    <ul class="card-names">
      <For each={cards} fallback={<li class="quiet">none</li>}>
        {(card) => (
          <li>
            <button type="button" class="lnk" onClick={() => props.onLook({ card })}>
              {EVENT_TITLES[card]}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
  const discards = (side: Side) => props.view.discards[side] ?? [];
  return (
    <div class="cards-state">
      <div class="sub">On the table</div>
      {list(props.view.table)}
      <For each={[0, 1] as const}>
        {(side: Side) => (
          <>
            <div class="sub">{SIDE_NAMES[side]}</div>
            <p>
              {handWords(props.view, props.table, side)}; left in the decks: {props.view.deckCounts[side * 2]}{' '}
              Character, {props.view.deckCounts[side * 2 + 1]} Strategy;{' '}
              {sum(seatsOf(props.view, side).map((seat) => props.view.buriedCounts[seat] ?? 0))} discarded unseen.
            </p>
            <details>
              <summary>Discarded: {discards(side).length}</summary>
              {list(discards(side))}
            </details>
          </>
        )}
      </For>
    </div>
  );
}

/** Figures of Twilight of the Third Age. */
const EXPANSION: readonly number[] = [DUNLENDING, ...APART_PIECES];

function Forces(props: { view: WotrView }) {
  const cell = (list: readonly number[], nation: number, kind: number) => list[figure(nation, kind)] ?? 0;
  return (
    <For each={[0, 1] as const}>
      {(side: Side) => (
        <table class="forces">
          <caption class="sub">
            {SIDE_NAMES[side]}: in reserve{side === 0 ? ', and lost' : ''}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">Nation</span>
              </th>
              <For each={['unit-regular', 'unit-elite', side === 0 ? 'unit-leader' : 'unit-nazgul']}>
                {(icon, i) => (
                  <th scope="col">
                    <Icon name={icon} title={['Regulars', 'Elites', side === 0 ? 'Leaders' : 'Nazgûl'][i()]} />
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={NATIONS_OF[side]}>
              {(nation) => (
                <tr class={NATION_CLASSES[nation]}>
                  <th scope="row">
                    <span class="nation-name">
                      <Icon name={nationIcon(nation)} /> {SHORT_NAMES[nation]}
                    </span>
                  </th>
                  <For each={[0, 1, 2]}>
                    {(kind) => (
                      <td>
                        {cell(props.view.reserve, nation, kind)}
                        <Show when={cell(props.view.lost, nation, kind) > 0}>
                          <small class="lost"> −{cell(props.view.lost, nation, kind)}</small>
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
          <Show when={props.view.rules.twilight}>
            <tbody>
              <For each={EXPANSION.filter((piece) => sideOfPiece(piece) === side)}>
                {(piece) => (
                  <tr>
                    <th scope="row" colspan="3">
                      <span class="nation-name">
                        <Icon name={apartIcon(piece) ?? 'flag'} /> {PIECE_NAMES[piece]}s
                      </span>
                    </th>
                    <td>
                      {props.view.reserve[piece]}
                      <Show when={(props.view.lost[piece] ?? 0) > 0}>
                        <small class="lost"> −{props.view.lost[piece]}</small>
                      </Show>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </Show>
        </table>
      )}
    </For>
  );
}

export function createTab() {
  return createSignal<Tab>('nations');
}

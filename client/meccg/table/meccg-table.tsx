// The card game, laid out for the window it is in: theirs above, what goes on in the middle, ours below, the hand at the edge.
import { createEffect, createMemo, createSignal, For, Index, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { kept } from '../../../lib/kept.ts';
import { createLayout } from '../../board/layout.ts';
import { Panel } from '../../board/panel.tsx';
import { Sheet, type Stop } from '../../board/sheet.tsx';
import { Caption } from '../../table/caption.tsx';
import { GameOver } from '../../table/game-over.tsx';
import { useKeyboard } from '../../table/keyboard.ts';
import { LastMove } from '../../table/last-move.tsx';
import { Log } from '../../table/log.tsx';
import { Prompt, PromptButtons, PromptHead, PromptOptions, PromptReasons } from '../../table/prompt.tsx';
import { Search } from '../../table/search.tsx';
import { lastMoves } from '../../table/summary.ts';
import type { Table } from '../../table/table.ts';
import { TableMenu } from '../../table/table-menu.tsx';
import { TroubleBar } from '../../table/trouble-bar.tsx';
import { allCards, meccgCards, needCardsOf } from '../cards/cards.ts';
import { inspect, putDown } from '../cards/peek.ts';
import { CardPeek } from '../lore/card-peek.tsx';
import { BandView, LyingCard } from './band.tsx';
import { BeatPlate, plateOf } from './beat-plate.tsx';
import { handleDrags } from './drag.ts';
import { findCards } from './find.ts';
import { Hand } from './hand.tsx';
import { createHands, HandsContext } from './hands.ts';
import { keepLitInSight } from './in-sight.ts';
import { Influence } from './influence.tsx';
import { isJourney } from './journey.ts';
import { JourneyMap } from './journey-map.tsx';
import { JourneyPlate } from './journey-plate.tsx';
import type { Thing } from './light.ts';
import { MeccgBar } from './meccg-bar.tsx';
import { Opponents } from './opponents.tsx';
import '../../table/frame.css';
import './meccg-table.css';
import { Middle, strikeWords } from './middle.tsx';
import { createPicks } from './picks.ts';
import { PicksPanel } from './picks-panel.tsx';
import { Piles } from './piles.tsx';
import { RailMap } from './rail-map.tsx';
import { facingOf, type Holding, holdingOf, othersOf } from './reading.ts';
import { Score } from './score.tsx';
import { OnceForAll, passingOf, StopsPanel } from './stops-panel.tsx';

export function MeccgTable(props: { readonly table: Table }) {
  const { table } = props;
  const { face } = table;
  let root: HTMLDivElement | undefined;
  const layout = createLayout();
  const hands = createHands(table);
  const [menu, setMenu] = createSignal(false);
  const [searching, setSearching] = createSignal(false);
  const [stop, setStop] = createSignal<Stop>('half');
  const [handOpen, setHandOpen] = createSignal(false);
  const view = createMemo(() => table.stage.board() as MeccgView);
  createEffect(() => needCardsOf(view()));
  const own = (): Seat => {
    const { viewer } = table.standing().table;
    return viewer === 'spectator' ? 0 : viewer;
  };
  const others = createMemo(() => othersOf(view(), own()));
  /** At a table for more, whom the player wants to see in this turn. */
  const [picked, setPicked] = createSignal<Seat>();
  createEffect(
    on(
      () => view().active,
      () => setPicked(undefined),
      { defer: true },
    ),
  );
  const other = (): Seat => picked() ?? facingOf(view(), own());
  const isMyTurn = () => view().active === own();
  const over = () => table.standing().table.outcome !== null;
  createEffect(() => {
    if (over()) putDown();
  });
  const holding = (seat: () => Seat) =>
    createMemo<Holding>((before) => kept(before, holdingOf(view(), meccgCards() ?? [], seat())));
  const mine = holding(own);
  const theirs = holding(other);
  const passing = passingOf(table);
  const picks = createPicks(table, view, own);
  /** Chosen by ticking, not one by one. */
  const hidden = () => picks.wanted() > 0;
  const journey = () => {
    const question = table.question();
    return isJourney(question) ? question : undefined;
  };
  const hasTravelled = createMemo((before: boolean) => before || journey() !== undefined, false);
  const hasHand = () => table.standing().table.viewer !== 'spectator';

  useKeyboard(
    table,
    () => root,
    (key) => {
      if (key === 'h') setHandOpen(true);
      if (key === '/') setSearching(true);
    },
  );

  onMount(() => {
    if (!root) return;
    const drop = (from: Thing, onto: readonly Thing[]) => void hands.carry(from, onto);
    // The hand makes way for whoever carries something out of it.
    onCleanup(handleDrags(root, drop, () => setHandOpen(false)));
    keepLitInSight(root, table);
  });

  const showAgain = () => {
    const { heard, table: now } = table.standing();
    const last = lastMoves(heard, now.viewer);
    if (last) table.stage.showAgain(last.from);
  };
  const bar = () => (
    <MeccgBar
      view={view()}
      own={own()}
      seatName={face.seatName}
      onMenu={() => setMenu(true)}
      onSearch={() => setSearching(true)}
    />
  );
  const score = () => <Score view={view()} own={own()} seatName={face.seatName} />;
  const prompt = () => (
    <Panel lit={table.question() !== null} class="prompt-panel">
      <Show when={!over()} fallback={<GameOver table={table} />}>
        <Show when={!passing?.pending()} fallback={<Passing />}>
          <Prompt table={table} hide={hidden} extra={extra()} />
        </Show>
      </Show>
    </Panel>
  );
  const extra = () => (
    <>
      <JourneyPlate table={table} view={view()} own={own()} />
      <PicksPanel picks={picks} view={view()} own={own()} />
      <OnceForAll table={table} view={view()} />
    </>
  );
  const stops = () => (
    <Show when={hasHand() && !over()}>
      <StopsPanel table={table} view={view()} />
    </Show>
  );
  const log = () => (
    <Panel title="Log" icon="log" class="mt-log">
      <Log table={table} />
    </Panel>
  );
  const attack = createMemo(() => strikeWords(view()));
  const side = (holding: () => Holding, small: boolean) => (
    <Side
      holding={holding()}
      name={face.seatName(holding().seat)}
      small={small}
      aside={small && isMyTurn()}
      attack={attack()}
      piles={<Piles view={view()} seat={holding().seat} name={face.seatName(holding().seat)} backs={small} />}
    />
  );
  const opponents = () => (
    <Show when={others().length > 1}>
      <Opponents view={view()} others={others()} shown={other()} seatName={face.seatName} onShow={setPicked} />
    </Show>
  );
  const field = () => (
    <main class="mt-field" aria-label="The table">
      <TroubleBar table={table} />
      {/* Under the map of a journey the companies stay as they are: to draw them anew takes longer than a look. */}
      <div class="mt-sides scroll" inert={journey() !== undefined}>
        <Show when={layout() !== 'phone'}>
          {opponents()}
          {side(theirs, true)}
        </Show>
        <Middle view={view()} seatName={face.seatName} />
        {/* On a phone whoever has the turn stands first: his companies are on the road. */}
        <Show when={layout() === 'phone' && !isMyTurn()}>
          {opponents()}
          {side(theirs, true)}
        </Show>
        {side(mine, false)}
        <Show when={layout() === 'phone' && isMyTurn()}>
          {opponents()}
          {side(theirs, true)}
        </Show>
      </div>
      <Show when={hasTravelled()}>
        <JourneyMap table={table} view={view()} own={own()} question={journey()} />
      </Show>
    </main>
  );
  const hand = () => (
    <Show when={hasHand()}>
      <section class="mt-hand" aria-label="Your hand">
        <Hand view={view()} own={own()} picks={picks} open={handOpen()} onOpen={setHandOpen} />
      </section>
    </Show>
  );

  return (
    <HandsContext.Provider value={hands}>
      <div ref={root} class={`wt mt ${layout()} ${journey() ? 'travelling' : ''}`}>
        {bar()}
        <Show
          when={layout() === 'phone'}
          fallback={
            <>
              <Show when={layout() === 'desktop'}>
                <aside class="mt-left">
                  <RailMap view={view()} own={own()} />
                  <Show when={hasHand()}>
                    <Influence view={view()} own={own()} />
                  </Show>
                  {score()}
                </aside>
              </Show>
              {field()}
              <aside class="rail">
                {prompt()}
                <div class="rail-rest">
                  {stops()}
                  <LastMove table={table} onShow={showAgain} />
                  <Show when={layout() !== 'desktop'}>{score()}</Show>
                  {log()}
                </div>
              </aside>
              {hand()}
            </>
          }
        >
          {field()}
          {hand()}
          <Sheet
            label="The question"
            stop={stop()}
            onStop={setStop}
            peek={
              <Show when={!over()} fallback={<GameOver table={table} />}>
                <div class="prompt">
                  <Show when={passing?.pending()}>
                    <Passing />
                  </Show>
                  <PromptHead table={table} />
                </div>
              </Show>
            }
            foot={
              <Show when={!over()}>
                <div class="prompt prompt-foot">
                  <PromptButtons table={table} />
                </div>
              </Show>
            }
            more={
              <>
                {stops()}
                <LastMove table={table} onShow={showAgain} />
                {score()}
                {log()}
              </>
            }
          >
            <Show when={!over()}>
              <div class="prompt">
                <PromptOptions table={table} hide={hidden} />
                {extra()}
                <PromptReasons table={table} />
              </div>
            </Show>
          </Sheet>
        </Show>
        {/* Above the field and what stands beside it: nothing covers the button. */}
        <Show when={!plateOf(table)} fallback={<BeatPlate table={table} />}>
          <Caption table={table} />
        </Show>
        <CardPeek />
        <Show when={searching()}>
          <Search
            table={table}
            book="metw"
            find={(query) =>
              findCards(query, allCards() ?? meccgCards() ?? [], (card) => inspect(meccgCards()?.[card]?.id))
            }
            onLine={() => undefined}
            onClose={() => setSearching(false)}
          />
        </Show>
        <Show when={menu()}>
          <TableMenu
            table={table}
            onClose={() => setMenu(false)}
            onSearch={() => {
              setMenu(false);
              setSearching(true);
            }}
          />
        </Show>
      </div>
    </HandsContext.Provider>
  );
}

/** For the eye alone: it comes and goes many times in a turn, and what happens meanwhile is said aloud. */
function Passing() {
  return <p class="passing quiet">You pass by yourself …</p>;
}

function Side(props: {
  holding: Holding;
  name: string;
  small: boolean;
  /** It is not their turn: they take at most half of the table. */
  aside: boolean;
  attack: string | undefined;
  piles: JSX.Element;
}) {
  const rest = createMemo<Holding['won']>((before) =>
    kept(before, [...props.holding.factions, ...props.holding.events]),
  );
  return (
    <section class="holding" classList={{ theirs: props.small, aside: props.aside }} aria-label={props.name}>
      {props.piles}
      {/* By their places in the list: of a company that changes only what has changed is drawn anew. */}
      <Index each={props.holding.bands} fallback={<p class="quiet">No company of {props.name} is abroad yet.</p>}>
        {(band) => <BandView band={band()} small={props.small} attack={props.attack} />}
      </Index>
      <Show when={rest().length > 0}>
        <Row title="On the table" cards={rest()} />
      </Show>
      <Show when={props.holding.won.length > 0}>
        <Row title={props.small ? 'Won by them' : 'Won for you'} cards={props.holding.won} />
      </Show>
    </section>
  );
}

function Row(props: { title: string; cards: Holding['won'] }) {
  return (
    <section class="holding-row" aria-label={props.title}>
      <h3>{props.title}</h3>
      <div class="band-row scroll">
        <For each={props.cards}>{(one) => <LyingCard lying={one} small />}</For>
      </div>
    </section>
  );
}

// War of the Ring, laid out for the window it is in.
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice } from '../../protocol/table.ts';
import { Button } from '../board/button.tsx';
import { loadWotrMap } from './pieces/map-data.ts';
import './pieces/nations.css';
import { createLater } from '../board/later.ts';
import { createLayout } from '../board/layout.ts';
import { MapView } from '../board/map-view.tsx';
import { Panel } from '../board/panel.tsx';
import { Sheet, type Stop } from '../board/sheet.tsx';
import { toast } from '../board/toast.tsx';
import { Caption } from '../table/caption.tsx';
import { idsIn, isAt, passOf } from '../table/choices.ts';
import { GameOver } from '../table/game-over.tsx';
import { Jump } from '../table/jump.tsx';
import { useKeyboard } from '../table/keyboard.ts';
import { LastMove } from '../table/last-move.tsx';
import { Prompt, PromptButtons, PromptHead, PromptOptions, PromptReasons } from '../table/prompt.tsx';
import { Search } from '../table/search.tsx';
import { useStudy } from '../table/study.ts';
import { lastMoves } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { TableMenu } from '../table/table-menu.tsx';
import { TroubleBar } from '../table/trouble-bar.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { createPick } from './card-question.tsx';
import { changePieces } from './change-pieces.tsx';
import { lastChanges } from './changes.ts';
import { ClosingPlate } from './closing-plate.tsx';
import { describeRegion } from './describe.ts';
import { battleIn, focusOf, frontOf, huntIn } from './doing.ts';
import { carryWords } from './dress.ts';
import { FellowshipStrip } from './fellowship-strip.tsx';
import { findInWar } from './find.ts';
import { HuntPanel } from './hunt-panel.tsx';
import { Legend } from './legend.tsx';
import { LookAt } from './look.tsx';
import { arrowsOf, marksOf, pastArrows, reachOf } from './marks.ts';
import { otherSeats, ownSide } from './people.ts';
import { PeopleStrip } from './people-strip.tsx';
import { createShowing } from './show.tsx';
import type { Look } from './signals.ts';
import { SplitButton } from './split-dialog.tsx';
import { createTab, StatePanel, type Tab } from './state-panel.tsx';
import { ToldLine } from './told-line.tsx';
import { Backs, DiceBox, Hand, Rings } from './tray.tsx';
import { WotrBar } from './wotr-bar.tsx';
import '../table/frame.css';
import './wotr-table.css';
import './layouts.css';
import { regionId, regionName } from './pieces/by-number.ts';

export function WotrTable(props: { readonly table: Table }) {
  const { table } = props;
  let root: HTMLDivElement | undefined;
  const map = createLater(loadWotrMap);
  const layout = createLayout();
  const study = useStudy();
  const view = createMemo(() => table.standing().table.view as WotrView);
  const [look, setLook] = createSignal<Look | null>(null);
  const [reach, setReach] = createSignal(false);
  const [about, setAbout] = createSignal<readonly number[]>([]);
  const showing = createShowing(table);
  const [menu, setMenu] = createSignal(false);
  const [tab, setTab] = createTab();
  const [stop, setStop] = createSignal<Stop>(study ? 'peek' : 'half');
  const [handOpen, setHandOpen] = createSignal(false);
  const [hidden, setHidden] = createSignal(false);
  const [searching, setSearching] = createSignal(false);
  const [jumping, setJumping] = createSignal(false);
  const [visit, setVisit] = createSignal<{ region: number } | null>(null);

  const asked = () => table.standing().table.question;
  const over = () => table.standing().table.outcome !== null;
  const battle = createMemo(() => battleIn(view()));
  const pickCard = createPick(table, battle);
  const hunt = createMemo(() => (asked()?.at.startsWith('hunt/tile') ? huntIn(view()) : undefined));
  const plate = () => !hidden() && !over() && !showing.beat() && (battle() !== undefined || hunt() !== undefined);
  const trail = () => {
    const seen = showing.beat()?.regions ?? about();
    return seen.length > 0 ? seen : reach() ? reachOf(view()) : [];
  };
  const marks = createMemo(() =>
    showing.beat() ? marksOf(view(), null, null, trail()) : marksOf(view(), table.question(), table.chosen(), trail()),
  );
  const past = createMemo(() => pastArrows(table.standing().heard, table.standing().table.viewer));
  const changes = createMemo(() => changePieces(lastChanges(table.standing())));
  const arrows = createMemo(() =>
    showing.beat() ? showing.arrows() : [...past(), ...arrowsOf(view(), table.chosen())],
  );
  const shown = createMemo(() => {
    const again = showing.beat();
    if (again) return again.regions.at(-1) ?? null;
    const target = table.chosen()?.targets.find(({ domain }) => domain === 'region')?.id;
    return target ?? (asked() ? focusOf(view()) : null);
  });

  // What a battle comes to, or a new question outside one, opens its plate again; while one is asked where to retreat to, it
  // moves aside for the map.
  const isAboutMap = createMemo(() => battle() !== undefined && idsIn(table.question(), 'region').size > 0);
  createEffect(on([battle, isAboutMap], ([, isAsked]) => setHidden(isAsked)));
  createEffect(
    on(
      () => table.standing().table.version,
      () => {
        setLook(null);
        setAbout([]);
        setVisit(null);
        if (!battle()) setHidden(false);
      },
    ),
  );

  const showAgain = () => {
    const { heard, table: now } = table.standing();
    const last = lastMoves(heard, now.viewer);
    if (!last) return;
    setStop('peek');
    table.stage.showAgain(last.from);
  };

  const onRegion = (region: number) => {
    if (table.touch('region', region, regionName(region))) {
      // What was chosen is seen on the map as it is now.
      table.stage.end();
      setLook(null);
      if (stop() === 'peek' && table.menu()) setStop('half');
      return;
    }
    setLook({ region });
    table.openMenu(null);
  };
  /** Choose and do: what the first touch chose, the second does. */
  const onDouble = (region: number): boolean => {
    const choice = table.chosen();
    if (!choice || !isAt(choice, 'region', region)) return false;
    void table.play(choice);
    return true;
  };
  const onWhy = (region: number) => {
    setLook({ region });
    if (asked()) void table.why(regionId(region), regionName(region));
  };
  const onDrop = async (from: number, to: number) => {
    if (!asked()) return;
    const done = await table.carry({ from, to }, carryWords(view(), side(), { from, to }));
    if (!done) toast({ text: `No Army of ${REGION_NAMES[from]} may go to ${REGION_NAMES[to]} now.`, icon: 'why' });
  };

  const endJump = () => {
    if (!jumping()) return;
    setJumping(false);
    root?.querySelector<HTMLElement>('.map-frame')?.focus();
  };
  const showRegion = (region: number) => {
    setHidden(true);
    setLook({ region });
    setVisit({ region });
    queueMicrotask(() => root?.querySelector<HTMLElement>('.map-frame')?.focus());
  };
  const showLine = (regions: readonly number[]) => {
    setTab('log');
    setAbout(regions);
    if (regions[0] !== undefined) setVisit({ region: regions[0] });
  };
  const openSearch = () => {
    setMenu(false);
    setSearching(true);
  };

  useKeyboard(
    table,
    () => root,
    (key) => {
      if (key === 'l') setTab('log');
      if (key === 'm') setHidden(true);
      if (key === 'h') setHandOpen(true);
      if (key === '/') setSearching(true);
      if (key === 'g') {
        setHidden(true);
        setJumping(true);
      }
    },
  );

  const state = () => (
    <StatePanel
      table={table}
      view={view()}
      onLook={setLook}
      onAbout={setAbout}
      tab={tab()}
      onTab={(next: Tab) => setTab(next)}
    />
  );
  const isSplit = ({ verb }: Choice) => verb === 'leave';
  const split = () => <SplitButton table={table} view={view()} />;
  const prompt = () => (
    <Panel lit={asked() !== null} class="prompt-panel">
      <Show when={!over()} fallback={<GameOver table={table} />}>
        <Show when={!plate() || study} fallback={<p class="quiet">The question is on the plate over the map.</p>}>
          <Prompt table={table} hide={isSplit} extra={split()} />
        </Show>
      </Show>
    </Panel>
  );
  const unplate = () => (
    <Show when={hidden() && battle()}>
      <Button icon="strike" onClick={() => setHidden(false)}>
        Back to the battle
      </Button>
    </Show>
  );
  // A moment of the log is looked at on the map; then the log is where it was.
  const isHeld = () => table.stage.shown().waits && !showing.beat()?.plate;
  createEffect(on(isHeld, (held) => held && setMenu(false)));
  const sheetStop = (): Stop => ((plate() && !study) || isHeld() ? 'peek' : stop());
  const fellowship = () => (
    <FellowshipStrip
      view={view()}
      pressed={reach()}
      onReach={setReach}
      onCharacter={(character) => setLook({ character })}
    />
  );
  const people = () => <PeopleStrip table={table} view={view()} />;
  /** In a replay they lie over the map alone: the study beside it has the moves. */
  const plates = () => (
    <>
      <Show when={plate() && battle()}>
        {(now) => (
          <BattlePanel table={table} view={view()} battle={now()} onHide={() => setHidden(true)} onPick={pickCard} />
        )}
      </Show>
      <Show when={plate() && !battle() && hunt()}>
        {(now) => <HuntPanel table={table} view={view()} hunt={now()} />}
      </Show>
    </>
  );
  const bar = () => <WotrBar view={view()} onMenu={() => setMenu(true)} onSearch={openSearch} />;
  const side = () => ownSide(view());
  const tray = () => (
    <>
      <Hand table={table} view={view()} onLook={setLook} open={handOpen()} onOpen={setHandOpen} />
      <DiceBox table={table} view={view()} onLook={setLook} side={side()} />
      <Rings table={table} view={view()} onLook={setLook} />
      <DiceBox table={table} view={view()} onLook={setLook} side={side() === 0 ? 1 : 0} small />
      <For each={otherSeats(view())}>{(seat) => <Backs table={table} view={view()} seat={seat} />}</For>
    </>
  );

  return (
    <div ref={root} class={`wt war ${layout()}`}>
      <Show when={layout() !== 'landscape'}>{bar()}</Show>
      <main class="stage" aria-label="Map">
        <TroubleBar table={table} />
        <Show when={map()} fallback={<div class="map-waiting" aria-busy="true" />}>
          {(data) => (
            <MapView
              map={data()}
              pieces={showing.beat() ? showing.pieces() : [...showing.pieces(), ...changes()]}
              travellers={showing.travellers()}
              marks={marks()}
              arrows={arrows()}
              focus={shown()}
              visit={visit()}
              home={frontOf(view(), side())}
              onRegion={onRegion}
              onWhy={onWhy}
              onDouble={onDouble}
              onDrop={(from, to) => void onDrop(from, to)}
              describe={(region) => describeRegion(view(), table.question(), region)}
              legend={<Legend />}
            />
          )}
        </Show>
        <Show when={layout() !== 'tablet'}>{fellowship()}</Show>
        <LookAt look={look()} view={view()} table={table} onClose={() => setLook(null)} />
        <Caption table={table} class="show-caption" line={(told) => <ToldLine line={told} />} />
        <Show when={jumping()}>
          <Jump names={REGION_NAMES} onGo={(region) => setVisit({ region })} onClose={endJump} />
        </Show>
        <div class="stage-note">{unplate()}</div>
        <Show when={study}>{plates()}</Show>
      </main>
      <Show
        when={layout() === 'phone'}
        fallback={
          <aside class="rail">
            <Show when={layout() === 'landscape'}>{bar()}</Show>
            <Show
              when={layout() === 'tablet'}
              fallback={
                <>
                  {prompt()}
                  {people()}
                  <div class="rail-rest">
                    <LastMove table={table} onShow={showAgain} />
                    <Show when={layout() === 'desktop'}>{state()}</Show>
                  </div>
                </>
              }
            >
              <div class="rail-column">
                {prompt()}
                <LastMove table={table} onShow={showAgain} />
              </div>
              <div class="rail-column">
                {people()}
                {fellowship()}
                {state()}
              </div>
            </Show>
          </aside>
        }
      >
        <Sheet
          label="The question"
          stop={sheetStop()}
          onStop={setStop}
          peek={
            <Show when={!over()} fallback={<GameOver table={table} />}>
              {people()}
              <div class="prompt">
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
              <LastMove table={table} onShow={showAgain} />
              {state()}
            </>
          }
        >
          <Show when={!over() && (!plate() || study)}>
            <div class="prompt">
              <PromptOptions table={table} hide={isSplit} />
              {split()}
              <PromptReasons table={table} />
            </div>
          </Show>
        </Sheet>
      </Show>
      <section class="tray" aria-label="Your dice and cards">
        {tray()}
        <Show when={layout() === 'desktop' && passOf(table.question())}>
          {(pass) => (
            <Button class="tray-pass" icon="pass" onClick={() => void table.play(pass())}>
              Pass
            </Button>
          )}
        </Show>
      </section>
      <Show when={!study}>{plates()}</Show>
      <ClosingPlate table={table} beat={showing.beat()} />
      <Show when={searching()}>
        <Search
          table={table}
          book="war-of-the-ring"
          find={(query) => findInWar(query, view(), showRegion, setLook)}
          onLine={showLine}
          onClose={() => setSearching(false)}
        />
      </Show>
      <Show when={menu()}>
        <TableMenu table={table} onClose={() => setMenu(false)} onSearch={openSearch}>
          <Show when={layout() === 'landscape'}>
            {people()}
            {state()}
          </Show>
        </TableMenu>
      </Show>
    </div>
  );
}

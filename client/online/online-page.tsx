// Playing with people elsewhere: who we are, our tables, open tables, a new one.
import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import '../app/home-page.css';
import { Button } from '../board/button.tsx';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { api, type Opening } from '../session/api.ts';
import { keepInvitation } from './invitations.ts';
import { LayForm } from './lay-form.tsx';
import { MyTables, OpenTables, WatchTables } from './lists.tsx';
import './online.css';
import './company.css';
import { company, lookForCompany, needPerson, person } from '../session/session.ts';
import { freeSeat, rowOf } from './online-words.ts';
import { leaveRoad, takeRoad } from './road.ts';
import { RoadBar } from './road-bar.tsx';
import { Who } from './who.tsx';

const REFRESH_MS = 15_000;
const MOST = 6;
/** Finished games that are shown at once when there is no other. */
const EARLIER = 2;

/** Lays the table and says where it is. */
export async function layOnline(opening: Opening): Promise<string> {
  await needPerson();
  const { table, invitations } = await api.open(opening);
  for (const [seat, secret] of Object.entries(invitations)) keepInvitation(table.id, Number(seat), secret);
  return `/t/${table.id}`;
}

export async function sitDown(table: TableInfo): Promise<string> {
  await needPerson();
  const seat = freeSeat(table);
  await api.join(table.id, seat === undefined ? {} : { seat });
  return `/t/${table.id}`;
}

export function OnlinePage() {
  onMount(() => {
    title('Play with others');
    void lookForCompany();
  });
  return (
    <Show when={company() !== 'unknown'} fallback={<main class="narrow" />}>
      <Show when={company() === 'open'} fallback={<Alone />}>
        <Hall />
      </Show>
    </Show>
  );
}

function Alone() {
  return (
    <main class="narrow">
      <h1>Nobody answers</h1>
      <p class="lede">
        No server keeps tables at this address, or the road to it is broken. Everything else works: play a program, or a
        friend beside you.
      </p>
      <div class="row">
        <Button kind="primary" onClick={() => void lookForCompany()}>
          Try again
        </Button>
        <a class="btn plain" href="/">
          Go back to the house
        </a>
      </div>
    </main>
  );
}

function Hall() {
  const [open, setOpen] = createSignal<readonly TableInfo[]>([]);
  const [mine, { refetch: lookAtMine }] = createResource(
    () => person()?.id,
    async () => (await api.myTables().catch(() => undefined))?.tables ?? [],
  );
  const [lately, { refetch: lookAround }] = createResource(
    async () => (await api.recentTables().catch(() => undefined))?.tables ?? [],
  );
  const refresh = () => {
    if (document.hidden) return;
    void lookAtMine();
    void lookAround();
  };
  const road = takeRoad();
  const stop = road.watchLobby((tables) => {
    setOpen(tables);
    refresh();
  });
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  onCleanup(() => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
    leaveRoad(road);
  });
  const me = () => person()?.id ?? '';
  const myTables = () => (person() ? (mine.latest ?? []) : []);
  const current = () => myTables().filter(({ status }) => status !== 'finished');
  const earlier = () => myTables().filter(({ status }) => status === 'finished');
  const hidden = () => earlier().slice(current().length === 0 ? EARLIER : 0);
  const isMine = (table: TableInfo) => table.seats.some((seat) => seat.person === me());
  const others = () => (lately.latest ?? []).filter((table) => !isMine(table));
  const waiting = () => myTables().filter((table) => rowOf(table, me()).mine).length;
  const goTo = (where: Promise<string>) => void where.then((to) => go(to)).catch(tell);
  // At a rated table the waiting room asks for an account first.
  const sit = (table: TableInfo) =>
    table.rated && person()?.kind !== 'account' ? go(`/t/${table.id}`) : goTo(sitDown(table));
  return (
    <main class="home online">
      <RoadBar isBroken={road.isBroken()} mending={road.mending} />
      <header class="online-head">
        <h1>Play with others</h1>
        <p class="lede">Across a room or across the sea. You may leave at any time and come back.</p>
      </header>
      <div class="home-rooms">
        <div class="home-main">
          <Show when={myTables().length > 0}>
            <section class="home-section" aria-labelledby="mine">
              <h2 id="mine">
                Your tables
                <Show when={waiting() > 0}>
                  <span class="chip turn">{waiting() === 1 ? '1 waits' : `${waiting()} wait`} for you</span>
                </Show>
              </h2>
              <MyTables
                tables={[...current(), ...earlier().slice(0, current().length === 0 ? EARLIER : 0)]}
                me={me()}
              />
              <Show when={hidden().length > 0}>
                <details class="more">
                  <summary>Earlier games: {hidden().length}</summary>
                  <MyTables tables={hidden()} me={me()} />
                </details>
              </Show>
            </section>
          </Show>
          <section class="panel lay-panel" aria-labelledby="lay">
            <h2 id="lay">Lay a table</h2>
            <LayForm onLay={(opening) => goTo(layOnline(opening))} />
          </section>
        </div>
        <div class="home-side">
          <Who />
          <section class="panel" aria-labelledby="open">
            <h2 id="open">Open tables</h2>
            <OpenTables tables={open().filter((table) => !isMine(table))} onSit={sit} />
          </section>
          <Show when={others().length > 0}>
            <section class="panel" aria-labelledby="watch">
              <h2 id="watch">To watch</h2>
              <WatchTables tables={others().slice(0, MOST)} />
            </section>
          </Show>
        </div>
      </div>
    </main>
  );
}

// /t/:id, a table of the server: the waiting room before the game, the board during it and after.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { readSave } from '../../engine/save.ts';
import { isId } from '../../protocol/messages.ts';
import { Icon } from '../board/icon.tsx';
import { createLayout } from '../board/layout.ts';
import { toast } from '../board/toast.tsx';
import { entryOf } from '../catalogue/catalogue.ts';
import { withSingleChoices } from '../catalogue/single-choices.ts';
import { PERSON } from '../house/laying.ts';
import { go, place } from '../house/router.ts';
import { TableTools } from '../house/table-tools.tsx';
import { title } from '../house/title.ts';
import { TopBar } from '../house/top-bar.tsx';
import { Trouble } from '../house/trouble.tsx';
import { openRecorded, Replay } from '../replay/replay.tsx';
import { api } from '../session/api.ts';
import type { TableLinks } from '../table/links.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { isLow } from './clock-words.ts';
import { CompanyPanel } from './company-panel.tsx';
import './online.css';
import './company.css';
import './beside.css';
import { ticking } from '../session/server-time.ts';
import { company, lookForCompany, person } from '../session/session.ts';
import { type News, type OnlineTable, openOnlineTable } from './online-table.ts';
import { seatOf, sitterName } from './online-words.ts';
import { PresenceDot } from './presence-dot.tsx';
import { isHere, watchersWords } from './presence-words.ts';
import { leaveRoad, takeRoad } from './road.ts';
import { ClockWarning, TableClock } from './table-clock.tsx';
import { TableNews } from './table-news.tsx';
import { createUnread } from './unread.ts';
import { WaitingRoom } from './waiting-room.tsx';

const RETRY_MS = 3000;

export function OnlineTablePage(props: { id: string }) {
  onMount(() => {
    title('Table');
    void lookForCompany();
  });
  createEffect(() => {
    if (company() !== 'alone') return;
    const timer = setInterval(() => void lookForCompany(), RETRY_MS);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The table is being laid" />}>
      <Match when={company() === 'alone'}>
        <Trouble
          title="The road is broken"
          error="The server does not answer. Your game is safe there."
          again={() => void lookForCompany()}
          home={() => go('/')}
        />
      </Match>
      <Match when={!isId(props.id)}>
        <Trouble
          title="No table is laid here"
          error="No table of this house has such an address. Perhaps a letter of it was lost?"
          home={() => go('/online')}
        />
      </Match>
      <Match when={company() === 'open' && (person()?.id ?? 'nobody')} keyed>
        {(_) => (
          <Show when={place().query.has('replay')} fallback={<Opened id={props.id} />}>
            <OnlineReplay id={props.id} />
          </Show>
        )}
      </Match>
    </Switch>
  );
}

/** A finished game is seen again at its own address. */
async function openFinished(id: string) {
  const [save, { table }] = await Promise.all([api.save(id), api.table(id)]);
  const { game, options, seed, seats } = readSave(save);
  const mine = seatOf(table, person()?.id);
  return openRecorded({
    id,
    save,
    // Before its end the server gives no file away.
    isEnded: true,
    laying: { id, game, options, seed, sitters: seats.map(() => PERSON) },
    own: mine === undefined ? [] : [mine],
    back: { href: `/t/${id}`, label: 'To its table' },
  });
}

function OnlineReplay(props: { id: string }) {
  const [opened] = createResource(() => props.id, openFinished);
  onMount(() => title('Replay'));
  onCleanup(() => {
    if (!opened.error) opened()?.host.close();
  });
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The replay is being opened" />}>
      <Match when={opened.error}>
        <Trouble
          title="This game cannot be shown"
          error={opened.error}
          home={() => go(`/t/${props.id}`, { replace: true })}
        />
      </Match>
      <Match when={opened()} keyed>
        {(open) => <Replay open={open} />}
      </Match>
    </Switch>
  );
}

function Opened(props: { id: string }) {
  const road = takeRoad();
  const table = openOnlineTable(road, props.id);
  onCleanup(() => {
    table.close();
    leaveRoad(road);
  });
  const begun = createMemo(() => table.news()?.begun ?? false);
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The table is being laid" />}>
      <Match when={table.refusal()}>
        {(refusal) => <Trouble title="No table is laid here" error={refusal()} home={() => go('/online')} />}
      </Match>
      <Match when={begun()}>
        <Playing table={table} />
      </Match>
      <Match when={table.news()}>
        {(news) => (
          <div class="page">
            <TopBar />
            <WaitingRoom table={table} news={news()} />
          </div>
        )}
      </Match>
    </Switch>
  );
}

function Playing(props: { table: OnlineTable }) {
  const { table } = props;
  const host = withSingleChoices(table.host);
  const layout = createLayout();
  const [open, setOpen] = createSignal(false);
  const isBeside = () => layout() === 'desktop';
  const news = () => table.news();
  const unread = createUnread(table, open);
  table.onLine((line) => {
    if (!open()) toast({ text: `${line.name}: ${line.text}`, icon: 'chat' });
  });
  const show = () => setOpen(!(open() && isBeside()));
  const now = ticking();
  const isShort = () => {
    const { as, clocks, info } = news() ?? {};
    const mine = typeof as === 'number' ? clocks?.[as] : undefined;
    return mine !== undefined && info?.clock?.pace === 'live' && isLow(info.clock, mine, now());
  };
  const over = createMemo(() => news()?.info.status === 'finished');
  // The end is not to be seen through a hole.
  createEffect(on(over, (now) => now && !isBeside() && setOpen(false), { defer: true }));
  createEffect(() => {
    const now = news();
    if (!now) return;
    const mine = now.info.toMove.some((seat) => seat === now.as);
    title(mine ? `Your move · ${now.info.title}` : now.info.title);
  });
  // Solid reads a context once: what changes in it is behind a getter.
  const links = {
    home: '/',
    rule: (id: string) => `/rules/${encodeURIComponent(id)}`,
    another: '/online',
    get replay() {
      return over() ? (moves: number) => `/t/${table.id}?replay&at=${moves}` : undefined;
    },
  } as TableLinks;
  return (
    <div class="online-table" classList={{ watching: news()?.as === 'spectator', talking: open() && isBeside() }}>
      <TableScreen
        host={host}
        entryOf={entryOf}
        links={links}
        ending
        short={isShort}
        tools={() => (
          <>
            <TableClock table={table} />
            <CompanyButton news={news()} unread={unread()} onClick={show} />
            <TableTools />
          </>
        )}
      />
      <div class="company-float">
        <TableClock table={table} />
        <CompanyButton news={news()} unread={unread()} onClick={show} />
      </div>
      <ClockWarning table={table} />
      <Show when={news()}>{(now) => <TableNews table={table} news={now()} />}</Show>
      <Show when={open() && news()}>
        {(now) => <CompanyPanel table={table} news={now()} beside={isBeside()} onClose={() => setOpen(false)} />}
      </Show>
    </div>
  );
}

function CompanyButton(props: { news: News | undefined; unread: number; onClick: () => void }) {
  /** Those who sit across, as far as they are people. */
  const others = () => {
    const { info, as, presence } = props.news ?? {};
    if (!info) return [];
    return info.seats.flatMap((sitter, seat) => {
      const here = seat === as ? undefined : isHere(info, presence, seat);
      return here === undefined ? [] : [{ name: sitterName(sitter), here }];
    });
  };
  const allHere = () => (others().length === 0 ? undefined : others().every(({ here }) => here));
  const watchers = () => props.news?.presence?.spectators ?? 0;
  const label = () => {
    const parts = [
      props.news?.as === 'spectator' ? 'you watch' : '',
      ...others().map(({ name, here }) => `${name} is ${here ? '' : 'not '}here`),
      props.news?.as !== 'spectator' ? watchersWords(props.news?.presence, false) : '',
    ].filter(Boolean);
    const unread = props.unread ? `: ${props.unread} new` : '';
    return `At this table${unread}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  };
  return (
    <button
      type="button"
      class="ib company-button"
      aria-label={label()}
      title={label()}
      onClick={() => props.onClick()}
    >
      <span class="company-face">
        <Icon name={props.news?.as === 'spectator' ? 'eye' : 'friends'} />
        <Show when={props.unread === 0}>
          <PresenceDot here={allHere()} />
        </Show>
      </span>
      <Show when={watchers() > 0}>
        <span class="watcher-count" aria-hidden="true">
          <Icon name="eye" />
          {watchers()}
        </span>
      </Show>
      <Show when={props.unread > 0}>
        <span class="badge" aria-hidden="true">
          {props.unread}
        </span>
      </Show>
    </button>
  );
}

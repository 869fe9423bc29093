// Who sits at the table, what they say to each other, and the words that end a game: beside the board where there is room.
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { device } from '../art/device.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { tell } from '../house/tell.ts';
import { serverNow, ticking } from '../session/server-time.ts';
import { person } from '../session/session.ts';
import { AwayDialog } from './away-dialog.tsx';
import { claimOf, clockLine, clockWords, readClock } from './clock-words.ts';
import type { News, OnlineTable } from './online-table.ts';
import { partnersAt, ratedWords, seatAt, sitterAt, sitterName } from './online-words.ts';
import { PresenceDot } from './presence-dot.tsx';
import { hereWords, isHere, watchersWords } from './presence-words.ts';
import { SitterName } from './rating.tsx';
import { Talk } from './talk.tsx';
import { Watching } from './watch-link.tsx';

const TITLE = 'At this table';

/** With a board that leaves room it stands beside it, and the game goes on; else it lies above. */
export function CompanyPanel(props: { table: OnlineTable; news: News; beside: boolean; onClose: () => void }) {
  return (
    <Show
      when={props.beside}
      fallback={
        <Dialog title={TITLE} onClose={() => props.onClose()}>
          <Company table={props.table} news={props.news} />
        </Dialog>
      }
    >
      <Beside onClose={() => props.onClose()}>
        <Company table={props.table} news={props.news} />
      </Beside>
    </Show>
  );
}

function Beside(props: { onClose: () => void; children: JSX.Element }) {
  let box: HTMLElement | undefined;
  const before = document.activeElement;
  onMount(() => box?.focus());
  onCleanup(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  return (
    <section
      ref={box}
      class="company-beside"
      aria-label={TITLE}
      tabindex="-1"
      on:keydown={(event) => {
        // The keys of the table are not for what is written here.
        event.stopPropagation();
        if (event.key === 'Escape') props.onClose();
      }}
    >
      <header>
        <h2>{TITLE}</h2>
        <IconButton icon="close" label="Close" onClick={() => props.onClose()} />
      </header>
      {props.children}
    </section>
  );
}

function Company(props: { table: OnlineTable; news: News }) {
  return (
    <div class="company">
      <ul class="company-seats">
        <For each={props.news.info.seats}>
          {(_, seat) => <SeatRow table={props.table} news={props.news} seat={seat()} />}
        </For>
      </ul>
      <p class="quiet-note">
        {sentence([...ratedWords(props.news.info), clockWords(props.news.info.clock)].join(', '))}.{' '}
        <Show when={watchersWords(props.news.presence, props.news.as === 'spectator')}>
          {(watching) => <span class="watchers">{watching()}.</span>}
        </Show>
      </p>
      <Show when={props.news.as !== 'spectator' && props.news.info.status === 'playing'}>
        <Words table={props.table} news={props.news} />
      </Show>
      <Watching news={props.news} />
      <Talk table={props.table} news={props.news} />
    </div>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function SeatRow(props: { table: OnlineTable; news: News; seat: Seat }) {
  const { info } = props.news;
  const sitter = () => sitterAt(props.news.info, props.seat);
  const isMe = () => sitter().person !== undefined && sitter().person === person()?.id;
  const isPartner = () => props.news.as !== 'spectator' && partnersAt(info, props.news.as).includes(props.seat);
  const now = ticking();
  const here = () => isHere(props.news.info, props.news.presence, props.seat);
  const state = () => {
    const { status, toMove, clock: rules } = props.news.info;
    const clock = props.news.clocks?.[props.seat];
    const isAsked = status === 'playing' && toMove.includes(props.seat);
    const words = [
      seatAt(info, props.seat).name,
      isPartner() ? 'your partner' : '',
      isMe() ? '' : hereWords(here(), props.table.leftAt().get(props.seat), Date.now()),
      isAsked ? (isMe() ? 'your move' : 'thinking') : '',
      status === 'playing' && rules && clock ? clockLine(rules, clock, now()) : '',
    ];
    return words.filter(Boolean).join(' · ');
  };
  /** A partner for whom everybody waits, and who is not here. */
  const isMissed = () => {
    const { status, rated, toMove } = props.news.info;
    return (
      status === 'playing' && !rated && isPartner() && toMove.includes(props.seat) && !here() && sitter().kind !== 'bot'
    );
  };
  const other = () => (isMe() ? undefined : sitter().person);
  return (
    <li class={`company-seat ${seatAt(props.news.info, props.seat).tone}`}>
      <span
        class="avatar"
        aria-hidden="true"
        innerHTML={device(sitterName(sitter()) || 'nobody', seatAt(props.news.info, props.seat).people)}
      />
      <div>
        <b>
          <PresenceDot here={here()} />
          <SitterName sitter={sitter()} name={sitterName(sitter()) || 'Nobody yet'} />
          {isMe() ? ' (you)' : ''}
        </b>
        <small>{state()}</small>
      </div>
      <Show when={isMissed()}>
        <Button small onClick={() => void props.table.hand(props.seat).catch(tell)}>
          Let a program play
        </Button>
      </Show>
      <Show when={person() && other()} keyed>
        {(who) => {
          const isMuted = () => props.table.muted().has(who);
          return (
            <Button
              small
              kind="ghost"
              aria-pressed={isMuted()}
              onClick={() => void props.table.mute(who, !isMuted()).catch(tell)}
            >
              {isMuted() ? 'Hear again' : 'Mute'}
            </Button>
          );
        }}
      </Show>
    </li>
  );
}

function Words(props: { table: OnlineTable; news: News }) {
  const [sure, setSure] = createSignal(false);
  const [leaving, setLeaving] = createSignal(false);
  const now = ticking();
  const people = () => props.news.info.seats.filter((seat) => seat.person !== undefined).length;
  const say = (what: Parameters<OnlineTable['word']>[0]) => void props.table.word(what).catch(tell);
  const claim = () => claimOf(props.news.info, props.news.clocks, props.news.as, now());
  const isSlow = () => props.news.info.clock?.pace === 'correspondence';
  const isAway = () => {
    const { as, clocks } = props.news;
    const clock = as === 'spectator' ? undefined : clocks?.[as];
    return clock !== undefined && readClock(clock, serverNow()).away !== null;
  };
  return (
    <div class="row company-words">
      <Show when={people() > 1 && props.news.draw === null}>
        <Button small onClick={() => say('offer draw')}>
          Offer a draw
        </Button>
      </Show>
      <Show when={props.news.draw !== null && props.news.draw === props.news.as}>
        <span class="quiet-note">You have offered a draw.</span>
      </Show>
      <Show when={claim().may}>
        <Button small kind="primary" onClick={() => say('claim')}>
          Claim the game
        </Button>
      </Show>
      <Show when={isSlow()}>
        <Show
          when={isAway()}
          fallback={
            <Button small icon="clock" onClick={() => setLeaving(true)}>
              I shall be away
            </Button>
          }
        >
          <Button small onClick={() => void props.table.away(null).catch(tell)}>
            I am back
          </Button>
        </Show>
      </Show>
      <Show
        when={sure()}
        fallback={
          <Button small kind="ghost" icon="flag" onClick={() => setSure(true)}>
            Resign
          </Button>
        }
      >
        <Button
          small
          kind="primary"
          onClick={() => {
            setSure(false);
            say('resign');
          }}
        >
          {props.news.as !== 'spectator' && partnersAt(props.news.info, props.news.as).length > 0
            ? 'Resign, if your partner does'
            : 'Resign the game'}
        </Button>
        <Button small kind="ghost" onClick={() => setSure(false)}>
          Play on
        </Button>
      </Show>
      <Show when={claim().text}>{(text) => <span class="quiet-note">{text()}</span>}</Show>
      <Show when={leaving()}>
        <AwayDialog table={props.table} onClose={() => setLeaving(false)} />
      </Show>
    </div>
  );
}

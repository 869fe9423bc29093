// Who sits at the table, what they say to each other, and the words that end a game.
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { tell } from '../app/tell.ts';
import { device } from '../art/device.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import { AwayDialog } from './away-dialog.tsx';
import { claimOf, clockLine, clockWords, readClock } from './clock-words.ts';
import type { Line, News, OnlineTable } from './online-table.ts';
import { partnersAt, ratedWords, seatAt, sitterName } from './online-words.ts';
import { PresenceDot } from './presence-dot.tsx';
import { hereWords, isHere, watchersWords } from './presence-words.ts';
import { SitterName } from './rating.tsx';
import { serverNow, ticking } from './server-time.ts';
import { person } from './session.ts';

export function CompanyPanel(props: { table: OnlineTable; news: News; onClose: () => void }) {
  return (
    <Dialog title="At this table" onClose={() => props.onClose()}>
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
        <Talk table={props.table} news={props.news} />
      </div>
    </Dialog>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function SeatRow(props: { table: OnlineTable; news: News; seat: Seat }) {
  const { info } = props.news;
  const sitter = () => props.news.info.seats[props.seat];
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

function Talk(props: { table: OnlineTable; news: News }) {
  const hasPartner = () => props.news.as !== 'spectator' && partnersAt(props.news.info, props.news.as).length > 0;
  let list: HTMLOListElement | undefined;
  const shown = () => props.table.lines().filter((line) => !props.table.muted().has(line.person));
  createEffect(() => {
    shown();
    queueMicrotask(() => list?.scrollTo(0, list.scrollHeight));
  });
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const text = String(fields.get('text') ?? '').trim();
    if (!text) return;
    try {
      await props.table.say(text, fields.get('team') ? 'team' : undefined);
      for (const field of form.querySelectorAll<HTMLInputElement>('[name=text]')) field.value = '';
    } catch (error) {
      tell(error);
    }
  };
  return (
    <section class="talk" aria-label="Talk">
      <div class="head">
        <Icon name="chat" />
        <span>Talk</span>
      </div>
      <ol class="talk-lines scroll" ref={list} tabindex="0" aria-live="polite" aria-label="What was said">
        <For each={shown()} fallback={<li class="quiet-note">Nothing has been said yet.</li>}>
          {(line: Line) => (
            <li>
              <b>{line.name}</b>
              <Show when={line.room === 'spectators'}>
                <small> (watching)</small>
              </Show>
              <Show when={line.room === 'team'}>
                <small> (to your side alone)</small>
              </Show>
              : {line.text}
            </li>
          )}
        </For>
      </ol>
      <Show when={person()} fallback={<p class="quiet-note">Come in with a name to say something.</p>}>
        <form
          class="ask"
          onSubmit={(event) => {
            event.preventDefault();
            void send(event.currentTarget);
          }}
        >
          <label class="sr" for="talk-text">
            Say something
          </label>
          <input id="talk-text" class="field" name="text" maxlength="500" autocomplete="off" placeholder="Well met" />
          <IconButton icon="next" label="Say it" type="submit" />
          <Show when={hasPartner()}>
            <label class="tick">
              <input type="checkbox" name="team" />
              <span>To your partner alone</span>
            </label>
          </Show>
        </form>
      </Show>
    </section>
  );
}

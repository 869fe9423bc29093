// Who sits at the table, what they say to each other, and the words that end a game.
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { tell } from '../app/tell.ts';
import { device } from '../art/device.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import type { Line, News, OnlineTable } from './online-table.ts';
import { clockWords, leftWords, seatDevice, seatName, sitterName } from './online-words.ts';
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
        <p class="quiet-note">{sentence(clockWords(props.news.info.clock))}.</p>
        <Show when={props.news.as !== 'spectator' && props.news.info.status === 'playing'}>
          <Words table={props.table} news={props.news} />
        </Show>
        <Talk table={props.table} />
      </div>
    </Dialog>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function SeatRow(props: { table: OnlineTable; news: News; seat: Seat }) {
  const { info } = props.news;
  const sitter = () => props.news.info.seats[props.seat];
  const isMe = () => sitter().person !== undefined && sitter().person === person()?.id;
  const state = () => {
    const { status, toMove } = props.news.info;
    const deadline = props.table.deadline();
    if (status !== 'playing' || !toMove.includes(props.seat)) return '';
    const left = deadline === null ? '' : ` · ${leftWords(deadline - Date.now())}`;
    return `${isMe() ? 'your move' : 'thinking'}${left}`;
  };
  const other = () => (isMe() ? undefined : sitter().person);
  return (
    <li class="company-seat" classList={{ free: props.seat === 0, shadow: props.seat === 1 }}>
      <span
        class="avatar"
        aria-hidden="true"
        innerHTML={device(sitterName(sitter()) || 'nobody', seatDevice(props.seat))}
      />
      <div>
        <b>
          {sitterName(sitter()) || 'Nobody yet'}
          {isMe() ? ' (you)' : ''}
        </b>
        <small>
          {seatName(info, props.seat)}
          {state() ? ` · ${state()}` : ''}
        </small>
      </div>
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
  const people = () => props.news.info.seats.filter((seat) => seat.person !== undefined).length;
  const say = (what: Parameters<OnlineTable['word']>[0]) => void props.table.word(what).catch(tell);
  const mayClaim = () => {
    const { toMove, seats } = props.news.info;
    const deadline = props.table.deadline();
    const late = deadline !== null && deadline < Date.now() && !toMove.some((seat) => seat === props.news.as);
    return late || toMove.some((seat) => ['departed', 'open'].includes(seats[seat].kind));
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
      <Show when={mayClaim()}>
        <Button small onClick={() => say('claim')}>
          Claim the game
        </Button>
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
          Resign the game
        </Button>
        <Button small kind="ghost" onClick={() => setSure(false)}>
          Play on
        </Button>
      </Show>
    </div>
  );
}

function Talk(props: { table: OnlineTable }) {
  let list: HTMLOListElement | undefined;
  const shown = () => props.table.lines().filter((line) => !props.table.muted().has(line.person));
  createEffect(() => {
    shown();
    queueMicrotask(() => list?.scrollTo(0, list.scrollHeight));
  });
  const send = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (!text) return;
    try {
      await props.table.say(text);
      form.reset();
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
        </form>
      </Show>
    </section>
  );
}

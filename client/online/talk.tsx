// What is said at the table.
import { createEffect, For, Show } from 'solid-js';
import { IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { tell } from '../house/tell.ts';
import { person } from '../session/session.ts';
import type { Line, News, OnlineTable } from './online-table.ts';
import { partnersAt } from './online-words.ts';

export function Talk(props: { table: OnlineTable; news: News }) {
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

// Friends look on at a table that was not laid for that: who sits there gives them a link, and may take it away again.
import { createSignal, Match, Show, Switch } from 'solid-js';
import { Button } from '../board/button.tsx';
import { tell } from '../house/tell.ts';
import { api } from '../session/api.ts';
import { CopyLink } from './copy-link.tsx';
import { forgetWatchLink, keepWatchLink, keptWatchLink, watchLink } from './invitations.ts';
import type { News } from './online-table.ts';

export function Watching(props: { news: News }) {
  const info = () => props.news.info;
  let head: HTMLElement | undefined;
  const [secret, setSecret] = createSignal(keptWatchLink(props.news.info.id));
  const open = async () => {
    const { watch } = await api.letWatch(info().id, true);
    if (watch === null) return;
    keepWatchLink(info().id, watch);
    setSecret(watch);
  };
  const close = async () => {
    await api.letWatch(info().id, false);
    forgetWatchLink(info().id);
    setSecret(undefined);
    // Its button is gone: the keys stay here.
    head?.focus();
  };
  const link = () => {
    const kept = secret();
    return info().watched && kept !== undefined ? watchLink(kept) : undefined;
  };
  return (
    <Switch>
      <Match when={props.news.as === 'spectator'}>
        <p class="quiet-note">You see and hear what everybody may: no hand, and nothing that is chosen in secret.</p>
      </Match>
      <Match when={info().visibility === 'listed'}>
        <details class="watch-link">
          <summary>Anybody may watch</summary>
          <div class="invitation">
            <CopyLink link={`${location.origin}/t/${info().id}`} label="The table’s address" plain />
          </div>
        </details>
      </Match>
      <Match when={true}>
        <details class="watch-link">
          <summary ref={head}>{info().watched ? 'Friends may watch' : 'Nobody else may watch'}</summary>
          <p class="quiet-note">Who looks on sees what everybody may: no hand, and nothing that is chosen in secret.</p>
          <Show when={link()} keyed>
            {(text) => (
              <div class="invitation">
                <CopyLink link={text} label="Send this link to those who may watch" />
              </div>
            )}
          </Show>
          <div class="row">
            <Show when={link() === undefined}>
              <Button small onClick={() => void open().catch(tell)}>
                {info().watched ? 'Make a new link' : 'Let friends watch'}
              </Button>
            </Show>
            <Show when={info().watched}>
              <Button small kind="ghost" onClick={() => void close().catch(tell)}>
                No longer
              </Button>
            </Show>
          </div>
        </details>
      </Match>
    </Switch>
  );
}

// Somebody was sent a link to look on: who plays, what he will see, and one button.
import { createResource, Match, onMount, Show, Switch } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import { Button } from '../board/button.tsx';
import { House } from '../house/house.tsx';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { Trouble } from '../house/trouble.tsx';
import { api } from '../session/api.ts';
import './online.css';
import './company.css';
import { lookForCompany, needPerson, person } from '../session/session.ts';
import { seatAt, sitterName } from './online-words.ts';

const playing = (table: TableInfo): string =>
  table.seats
    .flatMap((sitter, seat) => (sitterName(sitter) ? [`${sitterName(sitter)} (${seatAt(table, seat).name})`] : []))
    .join(', ');

export function WatchPage(props: { secret: string }) {
  const [found] = createResource(
    () => props.secret,
    async (secret) => {
      await lookForCompany();
      return (await api.watchable(secret)).table;
    },
  );
  onMount(() => title('A game to watch'));
  const look = async (name: string) => {
    await needPerson(name);
    const { table } = await api.admit(props.secret);
    go(`/t/${table.id}`, { replace: true });
  };
  return (
    <Switch fallback={<main class="narrow" role="status" aria-label="The link is being read" />}>
      <Match when={found.error}>
        <Trouble title="Nothing to watch here" error={found.error} home={() => go('/')} />
      </Match>
      <Match when={found()}>
        {(table) => (
          <main class="lost plate join">
            <House />
            <form
              class="lost-in"
              onSubmit={(event) => {
                event.preventDefault();
                const name = String(new FormData(event.currentTarget).get('name') ?? '');
                void look(name).catch(tell);
              }}
            >
              <h1>You may watch</h1>
              <p class="prose">
                {table().title}: {playing(table())}. You will see what everybody may see, and no hand; the players see
                how many look on.
              </p>
              <Show
                when={person()}
                fallback={
                  <label class="labelled">
                    <span>Your name</span>
                    <input class="field" name="name" maxlength="30" autocomplete="nickname" />
                    <small>Without one you are given one. No account is needed.</small>
                  </label>
                }
              >
                {(me) => <p class="quiet-note">You come as {me().name}.</p>}
              </Show>
              <div class="row">
                <Button kind="primary" icon="eye" type="submit">
                  Watch
                </Button>
                <a class="btn ghost" href="/">
                  Not now
                </a>
              </div>
            </form>
          </main>
        )}
      </Match>
    </Switch>
  );
}

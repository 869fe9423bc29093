// Somebody was sent a link: who asks, to which seat, and one button.
import { createResource, Match, onMount, Show, Switch } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import { Button } from '../board/button.tsx';
import { House } from '../house/house.tsx';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { Trouble } from '../house/trouble.tsx';
import { api } from '../session/api.ts';
import { AccountDoor } from './account-door.tsx';
import { clockWords } from './clock-words.ts';
import './online.css';
import './company.css';
import { lookForCompany, needPerson, person } from '../session/session.ts';
import { hostName, ratedWords, seatAt } from './online-words.ts';

export function JoinPage(props: { invitation: string }) {
  const [invited] = createResource(
    () => props.invitation,
    async (secret) => {
      await lookForCompany();
      return api.invitation(secret);
    },
  );
  onMount(() => title('An invitation'));
  const needsAccount = (table: TableInfo) => table.rated && person()?.kind !== 'account';
  const sit = async (id: string, name: string) => {
    await needPerson(name);
    await api.join(id, { invitation: props.invitation });
    go(`/t/${id}`, { replace: true });
  };
  return (
    <Switch fallback={<main class="narrow" role="status" aria-label="The invitation is being read" />}>
      <Match when={invited.error}>
        <Trouble title="The seat is gone" error={invited.error} home={() => go('/')} />
      </Match>
      <Match when={invited()}>
        {(found) => (
          <main class="lost plate join">
            <House />
            <form
              class="lost-in"
              onSubmit={(event) => {
                event.preventDefault();
                const name = String(new FormData(event.currentTarget).get('name') ?? '');
                void sit(found().table.id, name).catch(tell);
              }}
            >
              <h1>A seat is kept for you</h1>
              <p class="prose">
                {hostName(found().table)} asks you to {seatAt(found().table, found().seat).deed} in{' '}
                {found().table.title}: {[...ratedWords(found().table), clockWords(found().table.clock)].join(', ')}.
              </p>
              <Show when={needsAccount(found().table)}>
                <AccountDoor why="The game is rated: it is for people with an account, who can be known again." />
              </Show>
              <Show when={person()}>{(me) => <p class="quiet-note">You come as {me().name}.</p>}</Show>
              <Show when={!person() && !found().table.rated}>
                <label class="labelled">
                  <span>Your name</span>
                  <input class="field" name="name" maxlength="30" autocomplete="nickname" />
                  <small>Without one you are given one. No account is needed.</small>
                </label>
              </Show>
              <div class="row">
                <Show when={!needsAccount(found().table)}>
                  <Button kind="primary" type="submit">
                    Sit down
                  </Button>
                </Show>
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

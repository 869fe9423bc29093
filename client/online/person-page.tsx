// /people/:id: who somebody is, and how well each side goes; on our own page also what we may do with our account.
import { createEffect, createResource, For, Match, onMount, Show, Switch } from 'solid-js';
import { device } from '../art/device.ts';
import { go } from '../house/router.ts';
import { title } from '../house/title.ts';
import { Trouble } from '../house/trouble.tsx';
import { api, type Profile } from '../session/api.ts';
import { AccountPanel } from './account-panel.tsx';
import '../house/form.css';
import './online.css';
import './company.css';
import './person-page.css';
import { lookForCompany, person } from '../session/session.ts';
import { RatingPlate } from './rating-plate.tsx';

export function PersonPage(props: { id: string }) {
  onMount(() => {
    title('A person');
    void lookForCompany();
  });
  // Who becomes an account keeps the page, and it says so.
  const [profile] = createResource(
    () => ({ id: props.id, kind: person()?.kind }),
    ({ id }) => api.profile(id),
  );
  createEffect(() => {
    if (profile.state === 'ready') title(profile().person.name);
  });
  return (
    <Switch fallback={<main class="narrow" role="status" aria-label="The page is being looked for" />}>
      <Match when={profile.error}>
        <Trouble title="Nobody of that name" error={profile.error} home={() => go('/online')} />
      </Match>
      <Match when={profile.latest}>{(found) => <Shown profile={found()} />}</Match>
    </Switch>
  );
}

function Shown(props: { profile: Profile }) {
  const who = () => props.profile.person;
  const me = () => (person()?.id === who().id ? person() : null);
  const about = () => {
    const kind = who().kind === 'guest' ? 'A guest' : 'At home here';
    return me() ? `${kind}: this is your own page` : kind;
  };
  return (
    <main class="person">
      <header class="person-head">
        <span class="avatar" aria-hidden="true" innerHTML={device(who().name, 'elf')} />
        <div>
          <h1>{who().name}</h1>
          <p class="lede">{about()}.</p>
        </div>
      </header>
      <div class="person-ratings">
        <For
          each={props.profile.ratings}
          fallback={<NoRatings isMe={me() !== null} isGuest={who().kind === 'guest'} />}
        >
          {(rating) => <RatingPlate person={who().id} rating={rating} />}
        </For>
        <details class="more">
          <summary>What a rating says</summary>
          <p class="prose">
            Everybody begins with 1,500, apart for each side of each game. A win against somebody stronger lifts it more
            than one against somebody weaker; a loss is the same the other way. After a dozen games or so it is sure
            enough to go by; until then a question mark stands beside it. Only rated games count, however they end.
          </p>
        </details>
      </div>
      <Show when={me()}>{(mine) => <AccountPanel me={mine()} />}</Show>
    </main>
  );
}

function NoRatings(props: { isMe: boolean; isGuest: boolean }) {
  return (
    <section class="panel nothing-rated" aria-label="Ratings">
      <h2>No rated game yet</h2>
      <p class="prose">
        {props.isGuest ? 'Guests have no ratings. ' : ''}
        {props.isMe && !props.isGuest ? 'Lay a table, tick Rated, and the first counts.' : ''}
      </p>
      <Show when={props.isMe}>
        <a class="btn plain" href="/online">
          Find or lay a table
        </a>
      </Show>
    </section>
  );
}

// Settings: how we are told that it is our move while we are away. Only where a server offers it to somebody it knows.
import { createResource, Match, onMount, Show, Switch as Which } from 'solid-js';
import type { Notices } from '../../protocol/notify.ts';
import { Button } from '../board/button.tsx';
import { tell } from '../house/tell.ts';
import type { Person } from '../session/api.ts';
import { canPush, isPushed, readNotices, startPush, stopPush, stopWriting, writeTo } from '../session/notices.ts';
import { lookForCompany, person } from '../session/session.ts';
import { Switch } from './switch.tsx';

export function YourMove() {
  onMount(() => void lookForCompany());
  const [notices, { mutate }] = createResource(person, () => readNotices().catch(() => undefined));
  const offered = () => {
    const now = notices();
    return now && (now.push.key !== null || now.email.offered) ? now : undefined;
  };
  return (
    <Show when={offered()}>
      {(now) => (
        <fieldset>
          <legend>When it is your move</legend>
          <p class="prose">
            At tables with people elsewhere, while you are not there to see it. The server keeps this.
          </p>
          <Show when={now().push.key}>{(key) => <ThisDevice key={key()} />}</Show>
          <Show when={now().email.offered}>
            <Letters email={now().email} act={(doing) => void doing.then(mutate, tell)} />
          </Show>
        </fieldset>
      )}
    </Show>
  );
}

function ThisDevice(props: { key: string }) {
  const look = async ({ id }: Person): Promise<'on' | 'off' | undefined> => {
    if (!(await canPush())) return undefined;
    return (await isPushed(id).catch(() => false)) ? 'on' : 'off';
  };
  const [state, { mutate }] = createResource(person, look);
  const set = async (wanted: boolean) => {
    const me = person();
    if (!me) return;
    mutate(wanted ? 'on' : 'off');
    await (wanted ? startPush(me.id, props.key) : stopPush()).catch((error: unknown) => {
      mutate(wanted ? 'off' : 'on');
      tell(error);
    });
  };
  return (
    <Show when={state()}>
      {(now) => (
        <Switch
          name="A note on this device"
          about="Even when the page is closed. It comes through the maker of your browser, who cannot read it."
          on={now() === 'on'}
          set={(wanted) => void set(wanted)}
        />
      )}
    </Show>
  );
}

function Letters(props: { email: Notices['email']; act: (doing: Promise<Notices>) => void }) {
  const stop = () => props.act(stopWriting());
  return (
    <Which
      fallback={
        <form
          class="letters"
          onSubmit={(event) => {
            event.preventDefault();
            props.act(writeTo(String(new FormData(event.currentTarget).get('address') ?? '')));
          }}
        >
          <label for="letters-to">
            <b>A letter by e-mail</b>
            <small>Nobody else sees the address, and every letter has a link that ends them.</small>
          </label>
          <input
            id="letters-to"
            class="field"
            name="address"
            type="email"
            required
            maxlength="254"
            autocomplete="email"
            placeholder="you@example.org"
          />
          <Button type="submit">Write to me</Button>
        </form>
      }
    >
      <Match when={props.email.asked}>
        {(address) => (
          <div class="letters" role="status">
            <p>
              <b>A letter is on its way to {address()}</b>
              <small>Follow the link in it, and others will come when it is your move.</small>
            </p>
            <Button onClick={stop}>Never mind</Button>
          </div>
        )}
      </Match>
      <Match when={props.email.address}>
        {(address) => (
          <div class="letters" role="status">
            <p>
              <b>Letters go to {address()}</b>
              <small>Nobody else sees the address.</small>
            </p>
            <Button onClick={stop}>Stop them</Button>
          </div>
        )}
      </Match>
    </Which>
  );
}

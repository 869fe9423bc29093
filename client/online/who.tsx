// Who we are to the server: a guest at once, or an account that keeps its name.
import { createSignal, Match, Show, Switch } from 'solid-js';
import '../house/form.css';
import { device } from '../art/device.ts';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { tell } from '../house/tell.ts';
import { api } from '../session/api.ts';
import { become, needPerson, person, signOut } from '../session/session.ts';

export type Asking = 'sign-in' | 'account' | undefined;

const DIALOGS = {
  'sign-in': {
    title: 'Sign in',
    lead: 'With the name and the password of your account.',
    deed: 'Sign in',
    instead: 'I have none yet',
    password: 'current-password',
  },
  account: {
    title: 'Make an account',
    lead: 'It keeps your name and your tables, on every machine. A password has 8 letters or more.',
    deed: 'Make the account',
    instead: 'I have one already',
    password: 'new-password',
  },
} as const;

export function Who() {
  const [asking, setAsking] = createSignal<Asking>();
  return (
    <section class="panel who" aria-labelledby="who-title">
      <Show when={person()} fallback={<Stranger onAsk={setAsking} />}>
        {(me) => (
          <>
            <div class="who-me">
              <span class="avatar" aria-hidden="true" innerHTML={device(me().name, 'elf')} />
              <div>
                <h2 id="who-title">{me().name}</h2>
                <p>{me().kind === 'guest' ? 'A guest, in this browser' : 'At home here'}</p>
                <a class="who-page" href={`/people/${me().id}`}>
                  Your page{me().kind === 'account' ? ' and ratings' : ''}
                </a>
              </div>
            </div>
            <div class="row">
              <Switch>
                <Match when={me().kind === 'guest'}>
                  <Button small onClick={() => setAsking('account')}>
                    Make an account
                  </Button>
                  <Button small kind="ghost" onClick={() => setAsking('sign-in')}>
                    Sign in
                  </Button>
                </Match>
                <Match when={me().kind === 'account'}>
                  <Button small kind="ghost" onClick={() => void signOut().catch(tell)}>
                    Sign out
                  </Button>
                </Match>
              </Switch>
            </div>
          </>
        )}
      </Show>
      <Show when={asking()} keyed>
        {(what) => <SignIn what={what} onClose={() => setAsking(undefined)} />}
      </Show>
    </section>
  );
}

function Stranger(props: { onAsk: (what: Asking) => void }) {
  return (
    <>
      <h2 id="who-title">Who comes here?</h2>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          void needPerson(String(new FormData(event.currentTarget).get('name') ?? '')).catch(tell);
        }}
      >
        <label class="sr" for="guest-name">
          Your name
        </label>
        <input id="guest-name" class="field" name="name" maxlength="30" placeholder="A name" autocomplete="nickname" />
        <Button type="submit">Come in</Button>
      </form>
      <p class="quiet-note">Without a name you are given one. No account is needed.</p>
      <div class="row">
        <Button small kind="ghost" onClick={() => props.onAsk('sign-in')}>
          Sign in
        </Button>
        <Button small kind="ghost" onClick={() => props.onAsk('account')}>
          Make an account
        </Button>
      </div>
    </>
  );
}

export function SignIn(props: { what: 'sign-in' | 'account'; onClose: () => void }) {
  const [what, setWhat] = createSignal(props.what);
  const words = () => DIALOGS[what()];
  const [wrong, setWrong] = createSignal('');
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const name = String(fields.get('name') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const ask = what() === 'sign-in' ? api.signIn : api.account;
    try {
      await become(ask(name, password));
      props.onClose();
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  const suggested = () => (what() === 'account' && !person()?.name.startsWith('Wanderer ') ? person()?.name : '');
  return (
    <Dialog title={words().title} lead={words().lead} onClose={() => props.onClose()}>
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <label class="labelled">
          <span>Name</span>
          <input class="field" name="name" required maxlength="30" autocomplete="username" value={suggested() ?? ''} />
        </label>
        <label class="labelled">
          <span>Password</span>
          <input
            class="field"
            name="password"
            type="password"
            required
            minlength={what() === 'account' ? 8 : 1}
            autocomplete={words().password}
          />
        </label>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
        <Button kind="primary" type="submit">
          {words().deed}
        </Button>
        <Button
          kind="ghost"
          onClick={() => {
            setWrong('');
            setWhat(what() === 'account' ? 'sign-in' : 'account');
          }}
        >
          {words().instead}
        </Button>
      </form>
    </Dialog>
  );
}

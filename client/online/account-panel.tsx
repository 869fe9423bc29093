// On our own page: leaving, the password, and what is kept about us.
import { createSignal, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { toast } from '../board/toast.tsx';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { api, type Person } from '../session/api.ts';
import { become, removeMe, signOut } from '../session/session.ts';
import { AccountDoor } from './account-door.tsx';

export function AccountPanel(props: { me: Person }) {
  const [removing, setRemoving] = createSignal(false);
  const isGuest = () => props.me.kind === 'guest';
  const leave = (everywhere: boolean) =>
    void signOut({ everywhere })
      .then(() => go('/online'))
      .catch(tell);
  return (
    <section class="panel account" aria-labelledby="account-title">
      <h2 id="account-title">{isGuest() ? 'You are a guest' : 'Your account'}</h2>
      <Show
        when={isGuest()}
        fallback={
          <>
            <div class="row">
              <Button onClick={() => leave(false)}>Sign out</Button>
              <Button kind="ghost" onClick={() => leave(true)}>
                Sign out everywhere
              </Button>
            </div>
            <p class="quiet-note">Everywhere: in every browser, this one too. Programs keep their tokens.</p>
            <Password name={props.me.name} />
          </>
        }
      >
        <AccountDoor why="This browser alone knows you. An account keeps your name and your tables on every machine, and has ratings." />
      </Show>
      <h3>What is kept about you</h3>
      <div class="row">
        <a class="btn plain sm" href="/api/me/data" download="mathom-house.json">
          Download it
        </a>
        <Button small kind="ghost" icon="trash" onClick={() => setRemoving(true)}>
          {isGuest() ? 'Forget me' : 'Delete the account'}
        </Button>
      </div>
      <Show when={removing()}>
        <Remove isGuest={isGuest()} onClose={() => setRemoving(false)} />
      </Show>
    </section>
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Password(props: { name: string }) {
  const [wrong, setWrong] = createSignal('');
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    try {
      await become(api.password(String(fields.get('old')), String(fields.get('new'))));
      form.reset();
      setWrong('');
      toast({ text: 'The password is changed. Other browsers are signed out.', icon: 'check' });
    } catch (error) {
      setWrong(wordsOf(error));
    }
  };
  return (
    <details class="more">
      <summary>Change the password</summary>
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <input type="hidden" autocomplete="username" value={props.name} />
        <label class="labelled">
          <span>The old one</span>
          <input class="field" name="old" type="password" required autocomplete="current-password" />
        </label>
        <label class="labelled">
          <span>A new one</span>
          <input class="field" name="new" type="password" required minlength="8" autocomplete="new-password" />
        </label>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
        <div class="row">
          <Button type="submit">Change it</Button>
        </div>
      </form>
    </details>
  );
}

function Remove(props: { isGuest: boolean; onClose: () => void }) {
  const [wrong, setWrong] = createSignal('');
  const send = async (form: HTMLFormElement) => {
    const password = new FormData(form).get('password');
    try {
      await removeMe(password === null ? undefined : String(password));
      go('/');
      toast({ text: 'Nothing is kept about you any more.', icon: 'check' });
    } catch (error) {
      setWrong(wordsOf(error));
    }
  };
  return (
    <Dialog
      title={props.isGuest ? 'Forget you?' : 'Delete the account?'}
      lead="Your name, your talk and your ratings go for good, and your seats stand empty."
      onClose={() => props.onClose()}
    >
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Show when={!props.isGuest}>
          <label class="labelled">
            <span>Your password</span>
            <input class="field" name="password" type="password" required autocomplete="current-password" />
          </label>
        </Show>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
        <div class="row">
          <Button kind="primary" type="submit">
            {props.isGuest ? 'Forget me' : 'Delete it'}
          </Button>
          <Button kind="ghost" onClick={() => props.onClose()}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

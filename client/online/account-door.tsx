// Where something is only for people with an account: why, and the way in.
import { createSignal, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { type Asking, SignIn } from './who.tsx';

export function AccountDoor(props: { why: string }) {
  const [asking, setAsking] = createSignal<Asking>();
  return (
    <div class="account-door">
      <p class="quiet-note">{props.why}</p>
      <div class="row">
        <Button small onClick={() => setAsking('account')}>
          Make an account
        </Button>
        <Button small kind="ghost" onClick={() => setAsking('sign-in')}>
          Sign in
        </Button>
      </div>
      <Show when={asking()} keyed>
        {(what) => <SignIn what={what} onClose={() => setAsking(undefined)} />}
      </Show>
    </div>
  );
}

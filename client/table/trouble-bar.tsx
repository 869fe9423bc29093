import { createSignal, onCleanup, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import type { Mending } from '../host/table-host.ts';
import './trouble-bar.css';
import type { Table } from './table.ts';

/** A thin bar under the top; the board stays readable. */
export function TroubleBar(props: { table: Table }) {
  return (
    <Show when={props.table.standing().trouble}>
      {(trouble) => <Trouble text={trouble()} mending={props.table.host.mending} />}
    </Show>
  );
}

/** The sentence is said aloud once; the seconds are only shown. */
export function Trouble(props: { text: string; mending?: Mending | undefined }) {
  return (
    <div class="trouble">
      <Icon name="info" />
      <span role="alert">{props.text}</span>
      <Show when={props.mending}>{(mending) => <Countdown mending={mending()} />}</Show>
    </div>
  );
}

function Countdown(props: { mending: Mending }) {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 250);
  onCleanup(() => clearInterval(timer));
  const words = () => {
    const at = now() && props.mending.retryAt();
    return at === null ? 'Trying again now.' : `Trying again in ${Math.max(1, Math.ceil((at - now()) / 1000))} s.`;
  };
  return (
    <>
      <span class="trouble-count" aria-hidden="true">
        {words()}
      </span>
      <Button small onClick={() => props.mending.retry()}>
        Try now
      </Button>
    </>
  );
}

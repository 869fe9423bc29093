// Laying a table on the server: which side, who sits across, how long.
import { createSignal, For, Show } from 'solid-js';
import { PROGRAMS } from '../app/words.ts';
import '../app/play-page.css';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import type { Clock, Opening } from './api.ts';

const SIDES = [
  { name: 'The Free Peoples', icon: 'n-gondor' },
  { name: 'The Shadow', icon: 'n-sauron' },
] as const;

const ACROSS = [
  { id: 'invited', name: 'A friend', about: 'You get a link to send.', icon: 'friends' },
  { id: 'open', name: 'Anyone', about: 'The table stands among the open ones.', icon: 'search' },
  { id: 'rules', name: PROGRAMS['rules']?.name ?? 'A program', about: 'A program, ready at once.', icon: 'bot' },
] as const;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CLOCKS: readonly { readonly name: string; readonly clock: Clock | null }[] = [
  { name: 'None: take your time', clock: null },
  { name: '3 days a move', clock: { pace: 'correspondence', initial: 3 * DAY_MS, increment: 0 } },
  { name: '2 hours each', clock: { pace: 'live', initial: 2 * HOUR_MS, increment: 10_000 } },
  { name: '1 hour each', clock: { pace: 'live', initial: HOUR_MS, increment: 10_000 } },
];

const LIMITS = [60, 20, 10, 5, 2] as const;

export function LayForm(props: { onLay: (opening: Opening) => void }) {
  const [seat, setSeat] = createSignal(0);
  const [across, setAcross] = createSignal<string>('invited');
  const lay = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const seats = SIDES.map((_, i) => (i === seat() ? 'me' : across()));
    props.onLay({
      game: 'wotr',
      options: { turnLimit: Number(fields.get('turns')) },
      seats,
      visibility: across() === 'open' || fields.get('watched') ? 'listed' : 'private',
      clock: CLOCKS[Number(fields.get('clock'))]?.clock ?? null,
    });
  };
  return (
    <form
      class="play lay"
      onSubmit={(event) => {
        event.preventDefault();
        lay(event.currentTarget);
      }}
    >
      <fieldset class="lay-sides">
        <legend>Who are you?</legend>
        <For each={SIDES}>
          {({ name, icon }, i) => (
            <label class="pick">
              <input type="radio" name="side" checked={seat() === i()} onChange={() => setSeat(i())} />
              <Icon name={icon} />
              <b>{name}</b>
            </label>
          )}
        </For>
      </fieldset>
      <fieldset class="lay-across">
        <legend>Who sits across?</legend>
        <For each={ACROSS}>
          {({ id, name, about, icon }) => (
            <label class="pick">
              <input type="radio" name="across" checked={across() === id} onChange={() => setAcross(id)} />
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <details class="more">
        <summary>More</summary>
        <label class="labelled">
          <span>Clock</span>
          <select class="field" name="clock">
            <For each={CLOCKS}>{({ name }, i) => <option value={i()}>{name}</option>}</For>
          </select>
        </label>
        <label class="labelled">
          <span>Turn limit</span>
          <select class="field" name="turns">
            <For each={LIMITS}>
              {(turns) => <option value={turns}>{turns === 60 ? 'None that matters (60)' : `${turns} turns`}</option>}
            </For>
          </select>
        </label>
        <Show when={across() !== 'open'}>
          <label class="tick">
            <input type="checkbox" name="watched" />
            <span>Others may find the table and watch</span>
          </label>
        </Show>
      </details>
      <div class="row">
        <Button kind="primary" type="submit">
          Lay the table
        </Button>
      </div>
    </form>
  );
}

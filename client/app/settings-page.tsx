import { createResource, createSignal, For, onMount, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { playSound } from '../board/sound.ts';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import type { GameEntry } from '../catalogue/entry.ts';
import { listKept } from '../host/shelf.ts';
import { download } from '../house/download.ts';
import '../house/form.css';
import { change, type Settings, settings } from '../house/settings.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { Switch } from './switch.tsx';
import { YourMove } from './your-move.tsx';

const THEMES: readonly Pick<Settings['theme']>[] = [
  { id: 'system', name: 'As this device', about: 'Parchment by day, dark by night.' },
  { id: 'parchment', name: 'Parchment', about: 'Ink on paper.' },
  { id: 'night', name: 'Night', about: 'Paler ink on dark leather.' },
];

const SPEEDS: readonly Pick<Settings['speed']>[] = [
  { id: 'read', name: 'To read', about: 'A battle, a Hunt or a card of the others stays until you go on.' },
  { id: 'calm', name: 'Calm', about: 'One thing after the other, without waiting for you.' },
  { id: 'quick', name: 'Quick', about: 'The same, for those who know.' },
  { id: 'off', name: 'Off', about: 'Only how things stand; the log has the rest.' },
];

const SOUNDS: readonly Pick<Settings['sound']>[] = [
  { id: 'off', name: 'Off', about: 'Nothing is heard.' },
  { id: 'quiet', name: 'Quiet', about: 'Dice, cards, marches, and a horn when it is your move.' },
  { id: 'full', name: 'Full', about: 'The same, for the whole room.' },
];

async function exportAll(): Promise<number> {
  const games = (await listKept()).filter(({ save, laying }) => save && laying.scenario === undefined);
  for (const { save, laying } of games) download(save, `${laying.game}-${laying.id}.mathom`);
  return games.length;
}

interface Pick<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly about: string;
}

/** One of a few, each with a sentence. */
function Picks<Id extends string>(props: {
  name: string;
  legend: string;
  of: readonly Pick<Id>[];
  chosen: Id;
  onPick: (id: Id) => void;
}) {
  return (
    <fieldset class="abreast">
      <legend>{props.legend}</legend>
      <For each={props.of}>
        {({ id, name, about }) => (
          <label class="pick">
            <input type="radio" name={props.name} checked={props.chosen === id} onChange={() => props.onPick(id)} />
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** The moments of one game. */
function Stops(props: { entry: GameEntry }) {
  const [stops] = createResource(() => props.entry.stops?.().catch(() => []) ?? Promise.resolve([]));
  return (
    <Show when={stops()?.length}>
      <details class="stops-of">
        <summary>{props.entry.title}: ask me</summary>
        <div class="stops-grid">
          <For each={stops()}>
            {({ key, name, about, usual }) => (
              <Switch
                name={name}
                about={about}
                on={settings().stops[key] ?? usual}
                set={(on) => change({ stops: { ...settings().stops, [key]: on } })}
              />
            )}
          </For>
        </div>
      </details>
    </Show>
  );
}

export function SettingsPage() {
  const [said, setSaid] = createSignal('');
  onMount(() => title('Settings'));
  return (
    <main class="broad">
      <h1>Settings</h1>
      <p class="lede">They are kept in this browser.</p>
      <div class="play two-sides">
        <div class="play-side">
          <Picks
            name="theme"
            legend="Light"
            of={THEMES}
            chosen={settings().theme}
            onPick={(theme) => change({ theme })}
          />
          <Picks
            name="speed"
            legend="What happens is shown"
            of={SPEEDS}
            chosen={settings().speed}
            onPick={(speed) => change({ speed })}
          />
          <Picks
            name="sound"
            legend="Sound"
            of={SOUNDS}
            chosen={settings().sound}
            onPick={(sound) => {
              change({ sound });
              playSound('horn', sound);
            }}
          />
        </div>
        <div class="play-side">
          <fieldset>
            <legend>At the table</legend>
            <Switch
              name="Less motion"
              about="Pieces appear instead of travelling. A device that asks for this is heard anyway."
              on={settings().motion === 'reduced'}
              set={(on) => change({ motion: on ? 'reduced' : 'system' })}
            />
            <Switch
              name="Show the odds"
              about="Before dice are rolled: what comes of it, in hundredths."
              on={settings().odds}
              set={(odds) => change({ odds })}
            />
          </fieldset>
          <fieldset>
            <legend>Where the table asks</legend>
            <Switch
              name="Do not stop for a single choice"
              about="What is the only thing you may do happens by itself after a moment, and is told."
              on={settings().single}
              set={(single) => change({ single })}
            />
            <For each={AT_THE_TABLE}>{(entry) => <Stops entry={entry} />}</For>
          </fieldset>
          <YourMove />
          <fieldset>
            <legend>Your games</legend>
            <p class="prose">
              They lie in this browser alone. Clearing its data clears them: keep copies of those you value.
            </p>
            <div class="row">
              <Button
                onClick={() =>
                  void exportAll()
                    .then((n) => setSaid(n === 0 ? 'There is no game to download yet.' : `${n} downloaded.`))
                    .catch(tell)
                }
              >
                Download all
              </Button>
              <Show when={said()}>
                <span role="status">{said()}</span>
              </Show>
            </div>
          </fieldset>
          <p>
            <a href="/about">About this house: rights, thanks, sources</a>
          </p>
        </div>
      </div>
    </main>
  );
}

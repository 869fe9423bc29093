// A new game, with every choice there is.
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { lay, PERSON } from './laying.ts';
import './play-page.css';
import { go } from './router.ts';
import { tell } from './tell.ts';
import { title } from './title.ts';
import { PROGRAMS } from './words.ts';

const SEATS = [
  {
    id: 'free',
    name: 'The Free Peoples',
    about: 'Hold the strongholds, and bring the Ring to Mount Doom.',
    icon: 'n-gondor',
  },
  {
    id: 'shadow',
    name: 'The Shadow',
    about: 'Ten victory points of cities and strongholds, or the Ring-bearers corrupted.',
    icon: 'n-sauron',
  },
  {
    id: 'both',
    name: 'Two at this screen',
    about: 'The screen is passed to and fro; the hands stay hidden.',
    icon: 'friends',
  },
] as const;
type SeatId = (typeof SEATS)[number]['id'];

/** What the table offers; the rule index decides about the rest. */
const LIMITS = [
  { turns: 60, name: 'None that matters (60 turns)' },
  { turns: 20, name: '20 turns' },
  { turns: 10, name: '10 turns' },
  { turns: 5, name: '5 turns' },
  { turns: 2, name: '2 turns, for a look' },
] as const;

const sittersOf = (seat: SeatId, program: string): readonly string[] =>
  ({ free: [PERSON, program], shadow: [program, PERSON], both: [PERSON, PERSON] })[seat];

export function PlayPage() {
  const [seat, setSeat] = createSignal<SeatId>('free');
  const [program, setProgram] = createSignal('rules');
  onMount(() => title('New game'));
  const start = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const turnLimit = Number(fields.get('turns'));
    const seed = String(fields.get('seed') ?? '').trim();
    void lay({ sitters: sittersOf(seat(), program()), options: { turnLimit }, seed })
      .then((to) => go(to, { replace: true }))
      .catch(tell);
  };
  return (
    <main class="narrow">
      <h1>A new game</h1>
      <p class="lede">War of the Ring, for two. An evening’s length; you may leave at any time and come back.</p>
      <form
        class="play"
        onSubmit={(event) => {
          event.preventDefault();
          start(event.currentTarget);
        }}
      >
        <fieldset class="abreast">
          <legend>Who are you?</legend>
          <For each={SEATS}>
            {({ id, name, about, icon }) => (
              <Pick
                name="seat"
                checked={seat() === id}
                onPick={() => setSeat(id)}
                title={name}
                about={about}
                icon={icon}
              />
            )}
          </For>
        </fieldset>
        <Show when={seat() !== 'both'}>
          <fieldset class="abreast">
            <legend>Who sits across?</legend>
            <For each={Object.entries(PROGRAMS)}>
              {([id, { name, about }]) => (
                <Pick
                  name="program"
                  checked={program() === id}
                  onPick={() => setProgram(id)}
                  title={name}
                  about={about}
                  icon="bot"
                />
              )}
            </For>
          </fieldset>
        </Show>
        <details class="more">
          <summary>More</summary>
          <label class="labelled">
            <span>Turn limit</span>
            <select class="field" name="turns">
              <For each={LIMITS}>{({ turns, name }) => <option value={turns}>{name}</option>}</For>
            </select>
            <small>When it is reached nobody has won.</small>
          </label>
          <label class="labelled">
            <span>Seed</span>
            <input class="field" name="seed" maxlength="60" autocomplete="off" />
            <small>The same word gives the same dice and cards again. Leave it empty for chance.</small>
          </label>
        </details>
        <div class="row">
          <Button kind="primary" type="submit">
            Lay the table
          </Button>
          <a class="btn ghost" href="/">
            Not now
          </a>
        </div>
      </form>
    </main>
  );
}

interface PickProps {
  name: string;
  checked: boolean;
  onPick: () => void;
  title: string;
  about: string;
  icon: string;
}

function Pick(props: PickProps): JSX.Element {
  return (
    <label class="pick">
      <input type="radio" name={props.name} checked={props.checked} onChange={() => props.onPick()} />
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#i-${props.icon}`} />
      </svg>
      <span>
        <b>{props.title}</b>
        <small>{props.about}</small>
      </span>
    </label>
  );
}

// A new game, with every choice there is.
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { Options } from '../../engine/game.ts';
import { there } from '../../lib/there.ts';
import { Button } from '../board/button.tsx';
import { AT_THE_TABLE, FIRST_GAME } from '../catalogue/catalogue.ts';
import type { GameEntry } from '../catalogue/entry.ts';
import { GamePicks, OptionFields } from '../catalogue/game-fields.tsx';
import { optionsFrom } from '../catalogue/options.ts';
import { sittingsOf } from '../catalogue/sittings.ts';
import { lay } from '../house/laying.ts';
import '../house/form.css';
import { go, place } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { PROGRAMS } from '../house/words.ts';

/** `/play?game=…` begins with that game. */
const wanted = (): GameEntry => AT_THE_TABLE.find(({ id }) => id === place().query.get('game')) ?? FIRST_GAME;

export function PlayPage() {
  const [game, setGame] = createSignal(wanted());
  const [options, setOptions] = createSignal<Options>({});
  const sittings = createMemo(() => sittingsOf(game(), options()));
  const [at, setAt] = createSignal(0);
  const sitting = () => there(sittings()[at()] ?? sittings()[0]);
  const [program, setProgram] = createSignal('rules');
  /** `&starter=true` and the like, for the game that the address names. */
  const wished = () => {
    const { query } = place();
    return game().id === query.get('game') && query.size > 1 ? query : undefined;
  };
  let laid!: HTMLFormElement;
  const read = () => setOptions(optionsFrom(game(), new FormData(laid)));
  // What the address wishes is chosen before anybody touches a field.
  onMount(() => {
    title('New game');
    read();
  });
  const start = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const seed = String(fields.get('seed') ?? '').trim();
    void lay({ game: game().id, sitters: sitting().sitters(program()), options: optionsFrom(game(), fields), seed })
      .then((to) => go(to, { replace: true }))
      .catch(tell);
  };
  return (
    <main class="broad">
      <h1>A new game</h1>
      <p class="lede">{game().lede}</p>
      <form
        class="play"
        ref={laid}
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
          start(event.currentTarget);
        }}
      >
        <GamePicks game={game()} onPick={setGame} />
        <fieldset class="abreast">
          <legend>Who are you?</legend>
          <For each={sittings()}>
            {({ name, about, icon }, i) => (
              <Pick
                name="seat"
                checked={at() === i()}
                onPick={() => setAt(i())}
                title={name}
                about={about}
                icon={icon}
              />
            )}
          </For>
        </fieldset>
        <Show when={!sitting().people}>
          <fieldset class="abreast">
            <legend>{sitting().sitters(program()).length > 2 ? 'Who has the other seats?' : 'Who sits across?'}</legend>
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
        <details class="more" open={wished() !== undefined}>
          <summary>More</summary>
          <div class="option-fields">
            <OptionFields game={game()} chosen={options()} wished={wished()} />
            <label class="labelled">
              <span>Seed</span>
              <input class="field" name="seed" maxlength="60" autocomplete="off" />
              <small>The same word gives the same dice and cards again. Leave it empty for chance.</small>
            </label>
          </div>
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

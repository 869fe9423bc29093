// Laying a table on the server: which side, who sits across, how long.
import { createSignal, For, Show } from 'solid-js';
import type { Options } from '../../engine/game.ts';
import { PROGRAMS } from '../house/words.ts';
import '../house/form.css';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { capitalPhrase, FIRST_GAME, seatsAt } from '../catalogue/catalogue.ts';
import { GamePicks, OptionFields } from '../catalogue/game-fields.tsx';
import { optionsFrom } from '../catalogue/options.ts';
import type { Clock, Opening } from '../session/api.ts';
import { person } from '../session/session.ts';
import { clockWords } from './clock-words.ts';
import { type Asking, SignIn } from './who.tsx';

const ACROSS = [
  { id: 'invited', name: 'A friend', about: 'You get a link to send.', icon: 'friends' },
  { id: 'open', name: 'Anyone', about: 'The table stands among the open ones.', icon: 'search' },
  { id: 'program', name: 'A program', about: 'Ready at once, as strong as you like.', icon: 'bot' },
] as const;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const slow = (days: number, reserve: number): Clock => ({
  pace: 'correspondence',
  initial: days * DAY_MS,
  increment: 0,
  ...(reserve > 0 && { reserve: reserve * DAY_MS }),
});
const live = (hours: number, more: { readonly increment?: number; readonly delay?: number }): Clock => ({
  pace: 'live',
  initial: hours * HOUR_MS,
  increment: 0,
  ...more,
});
const CLOCKS: readonly { readonly name: string; readonly clocks: readonly Clock[] }[] = [
  {
    name: 'At the table together',
    clocks: [live(2, { increment: 10_000 }), live(1, { increment: 10_000 }), live(1.5, { delay: 15_000 })],
  },
  { name: 'Over days', clocks: [slow(3, 0), slow(2, 14), slow(1, 7)] },
];
const ALL_CLOCKS = CLOCKS.flatMap(({ clocks }) => clocks);
const NONE = -1;
/** What a rated game gets that had no clock: 3 days a move. */
const USUAL = 3;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function LayForm(props: { onLay: (opening: Opening) => void }) {
  const [game, setGame] = createSignal(FIRST_GAME);
  const [options, setOptions] = createSignal<Options>({});
  const seats = () => seatsAt(game(), options());
  const [chosen, setSeat] = createSignal(0);
  const seat = () => Math.min(chosen(), seats().length - 1);
  const [across, setAcross] = createSignal<string>('invited');
  const [level, setLevel] = createSignal('rules');
  const sitter = () => (across() === 'program' ? level() : across());
  const [asking, setAsking] = createSignal<Asking>();
  const [clock, setClock] = createSignal(NONE);
  const [wantsRated, setWantsRated] = createSignal(false);
  const isHome = () => person()?.kind === 'account';
  const whyUnrated = () => {
    if (across() === 'program') return 'Programs have no rating: choose a friend, or anyone.';
    return isHome() ? undefined : 'Only with an account, so that you can be known again.';
  };
  const isRated = () => wantsRated() && whyUnrated() === undefined;
  const setRated = (rated: boolean) => {
    setWantsRated(rated);
    if (rated && clock() === NONE) setClock(USUAL);
  };
  const lay = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    props.onLay({
      game: game().id,
      options: optionsFrom(game(), fields),
      seats: seats().map((_, i) => (i === seat() ? 'me' : sitter())),
      visibility: across() === 'open' || fields.get('watched') ? 'listed' : 'private',
      rated: isRated(),
      clock: ALL_CLOCKS[clock()] ?? null,
    });
  };
  return (
    <form
      class="play lay"
      onChange={(event) => setOptions(optionsFrom(game(), new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        lay(event.currentTarget);
      }}
    >
      <GamePicks game={game()} onPick={setGame} />
      <fieldset class="lay-sides">
        <legend>Who are you?</legend>
        <For each={seats()}>
          {(words, i) => (
            <label class="pick">
              <input type="radio" name="side" checked={seat() === i()} onChange={() => setSeat(i())} />
              <Icon name={words.icon} />
              <b>{capitalPhrase(words)}</b>
            </label>
          )}
        </For>
      </fieldset>
      <fieldset class="lay-across">
        <legend>{seats().length > 2 ? 'Who has the other seats?' : 'Who sits across?'}</legend>
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
        <Show when={across() === 'program'}>
          <label class="labelled">
            <span>How strong?</span>
            <select
              class="field"
              name="level"
              value={level()}
              onChange={(event) => setLevel(event.currentTarget.value)}
            >
              <For each={Object.entries(PROGRAMS)}>{([id, { name }]) => <option value={id}>{name}</option>}</For>
            </select>
            <small>{PROGRAMS[level()]?.about}</small>
          </label>
        </Show>
      </fieldset>
      <fieldset class="lay-terms">
        <legend>How is it played?</legend>
        <label class="labelled">
          <span>Clock</span>
          <select
            class="field"
            name="clock"
            value={clock()}
            onChange={(event) => setClock(Number(event.currentTarget.value))}
          >
            <option value={NONE} disabled={isRated()}>
              {isRated() ? 'None (a rated game needs one)' : 'None: take your time'}
            </option>
            <For each={CLOCKS}>
              {({ name, clocks }) => (
                <optgroup label={name}>
                  <For each={clocks}>
                    {(each) => <option value={ALL_CLOCKS.indexOf(each)}>{sentence(clockWords(each))}</option>}
                  </For>
                </optgroup>
              )}
            </For>
          </select>
        </label>
        <div class="lay-rated">
          <label class="pick" classList={{ shut: whyUnrated() !== undefined }}>
            <input
              type="checkbox"
              name="rated"
              checked={isRated()}
              disabled={whyUnrated() !== undefined}
              onChange={(event) => setRated(event.currentTarget.checked)}
            />
            <span>
              <b>Rated</b>
              <small>{whyUnrated() ?? 'It counts for all, each for the seat they have.'}</small>
            </span>
          </label>
          <Show when={!isHome() && across() !== 'program'}>
            <Button small kind="ghost" onClick={() => setAsking('account')}>
              Get an account
            </Button>
            <Show when={asking()} keyed>
              {(what) => <SignIn what={what} onClose={() => setAsking(undefined)} />}
            </Show>
          </Show>
        </div>
      </fieldset>
      <details class="more">
        <summary>More</summary>
        <OptionFields game={game()} chosen={options()} />
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

// Which game, and its options: the same in every form that lays a table.
import { createMemo, For, Show } from 'solid-js';
import type { Options } from '../../engine/game.ts';
import { AT_THE_TABLE } from './catalogue.ts';
import type { GameEntry } from './entry.ts';
import { fieldChoices } from './options.ts';

/** Asked only where there is a choice. */
export function GamePicks(props: { game: GameEntry; onPick: (game: GameEntry) => void }) {
  return (
    <Show when={AT_THE_TABLE.length > 1}>
      <fieldset class="abreast">
        <legend>Which game?</legend>
        <For each={AT_THE_TABLE}>
          {(entry) => (
            <label class="pick">
              <input type="radio" name="game" checked={entry === props.game} onChange={() => props.onPick(entry)} />
              <span>
                <b>{entry.title}</b>
                <small>{entry.about}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}

/** `wished`: what the address asks for, by option. */
export function OptionFields(props: {
  game: GameEntry;
  /** What is chosen so far: some options are asked only then. */
  chosen: Options;
  wished?: URLSearchParams | undefined;
}) {
  const asked = createMemo(() => props.game.options.filter(({ when }) => when?.(props.chosen) ?? true));
  return (
    <For each={asked()}>
      {(option) => (
        <label class="labelled">
          <span>{option.name}</span>
          <select class="field" name={option.id}>
            <For each={fieldChoices(option)}>
              {({ field, name }) => (
                <option value={field} selected={field === props.wished?.get(option.id)}>
                  {name}
                </option>
              )}
            </For>
          </select>
          <small>{option.note}</small>
        </label>
      )}
    </For>
  );
}

import type { Options } from '../../engine/game.ts';
import type { GameEntry } from './entry.ts';

/** What a form says about the options, for the game. */
export const optionsFrom = ({ options }: GameEntry, fields: FormData): Options =>
  Object.fromEntries(
    options.flatMap(({ id, choices }) => {
      const chosen = choices.find(({ value }) => String(value) === fields.get(id));
      return chosen ? [[id, chosen.value]] : [];
    }),
  );

/** What is unusual about a table, for a list of tables. */
export const optionsTold = (entry: GameEntry | undefined, options: Options): readonly string[] =>
  (entry?.options ?? []).flatMap(({ id, told }) => told?.(options[id] ?? '') ?? []);

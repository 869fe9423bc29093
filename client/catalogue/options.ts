import type { Options } from '../../engine/game.ts';
import type { GameEntry, OptionChoice, OptionWords } from './entry.ts';

/** A choice in a form: an own one may be long, so it goes by its place in the list. */
export interface FieldChoice extends OptionChoice {
  readonly field: string;
}

export const fieldChoices = ({ choices, own }: OptionWords): readonly FieldChoice[] => [
  ...choices.map((choice) => ({ ...choice, field: String(choice.value) })),
  ...(own?.() ?? []).map((choice, i) => ({ ...choice, field: `own-${i}` })),
];

/** What a form says about the options, for the game. */
export const optionsFrom = ({ options }: GameEntry, fields: FormData): Options =>
  Object.fromEntries(
    options.flatMap((option) => {
      const chosen = fieldChoices(option).find(({ field }) => field === fields.get(option.id));
      return chosen ? [[option.id, chosen.value]] : [];
    }),
  );

/** What is unusual about a table, for a list of tables. */
export const optionsTold = (entry: GameEntry | undefined, options: Options): readonly string[] =>
  (entry?.options ?? []).flatMap(({ id, told, when }) =>
    when?.(options) === false ? [] : (told?.(options[id] ?? '') ?? []),
  );

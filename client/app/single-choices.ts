// A table as its player wants it: the only choice is made by itself, and told.
import { toast } from '../board/toast.tsx';
import { entryOf } from '../catalogue/catalogue.ts';
import { AnsweringHost } from '../host/answering-host.ts';
import { onlyChoice } from '../host/only-choice.ts';
import type { TableHost } from '../host/table-host.ts';
import { settings } from './settings.ts';

export const withSingleChoices = (host: TableHost): AnsweringHost =>
  new AnsweringHost(
    host,
    onlyChoice((game) => settings().single && !entryOf(game)?.answersItself),
    (text) => void toast({ text, icon: 'check' }),
  );

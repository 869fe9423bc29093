// A table as its player wants it: the only choice is made by itself, and told.
import { toast } from '../board/toast.tsx';
import { AnsweringHost } from '../host/answering-host.ts';
import { onlyChoice } from '../host/only-choice.ts';
import type { TableHost } from '../host/table-host.ts';
import { settings } from '../house/settings.ts';
import { choosesAlone } from './catalogue.ts';

export const withSingleChoices = (host: TableHost): AnsweringHost =>
  new AnsweringHost(
    host,
    onlyChoice((game) => choosesAlone(game, settings().single)),
    (text) => void toast({ text, icon: 'check' }),
  );

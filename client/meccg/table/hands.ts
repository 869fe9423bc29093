// The hands of a player at the card game's table: what is lit, and what a touch does.
import { createContext, createMemo, useContext } from 'solid-js';
import type { Table } from '../../table/table.ts';
import type { CardLight } from '../cards/card.tsx';
import { carried, landing } from './carrying.ts';
import { choicesByThing, type Thing } from './light.ts';

export interface Hands {
  readonly table: Table;
  light(thing: Thing): CardLight;
  /** Chooses what it stands for; a second touch does it. Asks "why not?" where the list has nothing about it. */
  touch(thing: Thing, name: string, about?: string): void;
  /** What was carried somewhere goes there, as far as the list allows. */
  carry(from: Thing, onto: readonly Thing[]): Promise<void>;
}

export function createHands(table: Table): Hands {
  const byThing = createMemo(() => choicesByThing(table.question()));
  const choicesOf = (thing: Thing) => byThing().get(thing) ?? [];
  return {
    table,
    light(thing) {
      const choices = choicesOf(thing);
      if (choices.length === 0) return 'idle';
      const chosen = table.chosen();
      return chosen && choices.includes(chosen) ? 'chosen' : 'legal';
    },
    touch(thing, name, about) {
      const choices = choicesOf(thing);
      const [only] = choices;
      const chosen = table.chosen();
      if (choices.length > 1) {
        if (chosen && table.menu() && choices.includes(chosen)) void table.play(chosen);
        else table.openMenu({ title: name, choices });
      } else if (only) {
        table.openMenu(null);
        table.take(only);
      } else if (about !== undefined && table.question()) void table.why(about, name);
    },
    async carry(from, onto) {
      const first = carried(table.question(), from, onto);
      if (!first) return;
      await table.play(first);
      const then = landing(table.question(), onto);
      if (then) await table.play(then);
    },
  };
}

export const HandsContext = createContext<Hands>();

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (!hands) throw new Error('Cards of the table stand inside a HandsContext.');
  return hands;
}

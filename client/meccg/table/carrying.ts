// A card carried onto another: it is what a click on the first and then on the second would do, so everything it can do
// stands on the list.
import type { Choice, Question } from '../../../protocol/table.ts';
import { choicesByThing, type Thing } from './light.ts';

/** Nobody gives anything up by letting it fall somewhere. */
const NEVER: readonly string[] = ['discard', 'discard-character', 'on-guard'];

/** What it likely means to carry something there. */
const MEANT: Readonly<Partial<Record<string, readonly string[]>>> = {
  company: ['regroup', 'play-character', 'creature', 'play'],
  card: ['control', 'transfer', 'item', 'ally', 'faction', 'play', 'use'],
  site: ['move', 'item', 'faction', 'ally', 'play'],
};

const kindOf = (thing: Thing | undefined): string => thing?.slice(0, thing.indexOf(' ')) ?? '';

/** On `onto`, what lies under the hand, the smallest thing first. */
export function carried(question: Question | null, from: Thing, onto: readonly Thing[]): Choice | undefined {
  const byThing = choicesByThing(question);
  const ways = (byThing.get(from) ?? []).filter(({ verb }) => !NEVER.includes(verb));
  for (const thing of onto) {
    const both = ways.find((choice) => byThing.get(thing)?.includes(choice));
    if (both) return both;
  }
  for (const thing of onto) {
    const meant = MEANT[kindOf(thing)] ?? [];
    const way = meant.flatMap((verb) => ways.filter((choice) => choice.verb === verb))[0];
    if (way) return way;
  }
  return ways.length === 1 ? ways[0] : undefined;
}

/** Where it was meant to go, if that is asked next. */
export function landing(question: Question | null, onto: readonly Thing[]): Choice | undefined {
  const byThing = choicesByThing(question);
  for (const thing of onto) {
    const [only, ...others] = (byThing.get(thing) ?? []).filter(({ verb }) => !NEVER.includes(verb));
    if (only && others.length === 0) return only;
  }
  return undefined;
}

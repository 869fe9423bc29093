// Moves as words: a verb and, where it takes one, the name of its object. "attack minas-tirith", "hunt 2", "pass".
import { type Move, NONE, type Notation, NotationError, type State } from './game.ts';

/** A kind of thing that verbs take: regions, cards, dice, numbers. */
export interface Domain<S> {
  /** The word or words in notation. Different ids that can be offered together have different words. */
  write(id: number, s: S): string;
  /** The id, or NONE when the text names nothing here. */
  read(text: string, s: S): number;
  /** For people; the notation when absent. */
  title?(id: number, s: S): string;
}

export interface Verb<S> {
  /** The domain of the argument; a verb without one stands alone. */
  takes?: string;
  /** For a button: `{}` stands for the object's title. */
  label: string | ((s: S, arg: number) => string);
}

export type Domains<S> = Readonly<Record<string, Domain<S>>>;
export type Verbs<S> = Readonly<Record<string, Verb<S>>>;

/** Whole numbers from 0. */
export const numbers: Domain<unknown> = {
  write: (id) => String(id),
  read: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : NONE),
};

/** A domain whose words are fixed. */
export function names(words: readonly string[], titles: readonly string[] = words): Domain<unknown> {
  const ids = new Map(words.map((word, id) => [word, id]));
  return {
    write: (id) => words[id] ?? `?${id}`,
    read: (text) => ids.get(text) ?? NONE,
    title: (id) => titles[id] ?? `?${id}`,
  };
}

export function makeNotation<S extends State>(verbs: Verbs<S>, domains: Domains<S>): Notation<S> {
  const known = new Map(Object.entries(verbs));
  return {
    write(move, s) {
      const takes = verbs[move.verb]?.takes;
      return takes === undefined ? move.verb : `${move.verb} ${domains[takes]?.write(move.arg, s) ?? move.arg}`;
    },
    read(text, s) {
      const said = text.trim().replace(/\s+/g, ' ');
      for (let end = said.length; end > 0; end = said.lastIndexOf(' ', end - 1)) {
        const verb = said.slice(0, end);
        const spec = known.get(verb);
        if (!spec) continue;
        const rest = said.slice(end + 1);
        if (spec.takes === undefined) {
          if (rest !== '') throw new NotationError(`"${verb}" stands alone: leave out "${rest}".`);
          return { verb, arg: NONE };
        }
        if (rest === '') throw new NotationError(`"${verb}" needs a ${spec.takes} after it.`);
        const arg = domains[spec.takes]?.read(rest, s) ?? NONE;
        if (arg === NONE) throw new NotationError(`"${verb}" needs a ${spec.takes} after it, and "${rest}" is none.`);
        return { verb, arg };
      }
      throw new NotationError(
        said === '' ? 'An empty line says no move.' : `No move begins with "${said.split(' ', 1)[0]}".`,
      );
    },
  };
}

export function labelOf<S>(verbs: Verbs<S>, domains: Domains<S>, s: S, move: Move): string {
  const verb = verbs[move.verb];
  if (!verb) return move.verb;
  if (typeof verb.label === 'function') return verb.label(s, move.arg);
  if (verb.takes === undefined) return verb.label;
  const domain = domains[verb.takes];
  const title = domain ? (domain.title?.(move.arg, s) ?? domain.write(move.arg, s)) : String(move.arg);
  return verb.label.replace('{}', title);
}

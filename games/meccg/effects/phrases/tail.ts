// What follows a noun: "at a Haven", "with at least two characters". What is denied, or said in another way of a site, of
// somebody in a company or of a company that moves, is kept in its parts: no text is changed once it is made.
import { numberText, orList, withArticle } from './words.ts';

/** A noun of its own, with an article unless it is a name. */
export interface Noun {
  readonly noun: string;
  readonly proper?: true;
  /** Several of which one is meant: "Shadow-hold or a Dark-hold". */
  readonly several?: true;
}

export interface At {
  readonly is: 'at';
  readonly place: Noun;
  /** It may also be on its way there. */
  readonly going?: true;
  readonly denied?: true;
}

/** What a company that moves has on the card of its new site. */
export const PATH_ON_CARD = 'the site path on its card';
export const PATH_ON_NEW_CARD = 'the site path on its new site card';

export interface With {
  readonly is: 'with';
  /** "a scout"; or how many at least, and of what. */
  readonly what: string | { readonly least: number; readonly noun: string };
  /** "the site path on its card". */
  readonly in?: string;
  /** It is the company that has them. */
  readonly ofCompany?: true;
  readonly denied?: true;
}

export type Tail =
  | string
  | At
  | With
  /** "moving to Moria". */
  | { readonly is: 'to'; readonly place: string; readonly denied?: true }
  /** "at {it’s site}". */
  | { readonly is: 'near'; readonly who: string; readonly site: string; readonly going?: true }
  | { readonly is: 'moves' }
  | { readonly is: 'attacked' }
  /** "whose site path has at least one Shadow-land". */
  | { readonly is: 'path'; readonly least: string }
  /** "while Doors of Night is in play". */
  | { readonly is: 'while'; readonly clause: string }
  | { readonly is: 'other'; readonly than: string }
  | { readonly is: 'not'; readonly what: string };

export type TailWord = Exclude<Tail, string>;
export const isTail = <Is extends TailWord['is']>(tail: Tail, is: Is): tail is Extract<TailWord, { is: Is }> =>
  typeof tail === 'object' && tail.is === is;

export const nounText = ({ noun, proper }: Noun): string => (proper ? noun : withArticle(noun));

/** "a scout", "at least two characters", "fewer than two characters". */
export function objectText({ what, in: where, denied }: With): string {
  const object =
    typeof what === 'string' ? what : `${denied ? 'fewer than' : 'at least'} ${numberText(what.least)} ${what.noun}`;
  return where === undefined ? object : `${object} in ${where}`;
}

/** Fewer than so many are some, but none of one is without. */
export const isWithout = ({ what, denied }: With): boolean => denied === true && typeof what === 'string';

export function tailText(tail: Tail): string {
  if (typeof tail === 'string') return tail;
  switch (tail.is) {
    case 'at':
      return `${tail.denied ? 'not ' : ''}${tail.going ? 'at or moving to' : 'at'} ${nounText(tail.place)}`;
    case 'with':
      return `${isWithout(tail) ? 'without' : 'with'} ${objectText(tail)}`;
    case 'to':
      return `${tail.denied ? 'not ' : ''}moving to ${tail.place}`;
    case 'near':
      return `${tail.going ? 'at, or moving to,' : 'at'} ${tail.site}`;
    case 'moves':
      return 'that moves this turn';
    case 'attacked':
      return 'attacked';
    case 'path':
      return `whose site path has at least ${tail.least}`;
    case 'while':
      return `while ${tail.clause}`;
    case 'other':
      return `other than ${tail.than}`;
    case 'not':
      return `not ${tail.what}`;
  }
}

/** All of them; what is denied after what is said: "in the company but not on the bearer". */
export const tailsText = (tails: readonly Tail[]): string[] =>
  tails.map((tail, i) => {
    if (i === 0 || !isTail(tail, 'not')) return tailText(tail);
    return `${isTail(tails[i - 1], 'not') ? 'and' : 'but'} ${tailText(tail)}`;
  });

export const denyTail = (tail: Tail): Tail =>
  isTail(tail, 'at') || isTail(tail, 'with') || isTail(tail, 'to')
    ? { ...tail, denied: true }
    : { is: 'not', what: tailText(tail) };

/** One of several: "with this, or, while that is in play, with less"; a site path that all are about is said once. */
export function alternatives(all: readonly (readonly Tail[])[]): Tail {
  const single = all.flatMap((tails) => (tails.length === 1 ? tails : []));
  const having = single.filter((tail) => isTail(tail, 'with'));
  const [first] = having;
  if (first?.in !== undefined && having.length === all.length && having.every((tail) => tail.in === first.in))
    return { is: 'with', what: orList(having.map(({ in: _, ...rest }) => objectText(rest))), in: first.in };
  const paths = single.filter((tail) => isTail(tail, 'path'));
  if (paths.length === all.length) return { is: 'path', least: orList(paths.map(({ least }) => least)) };
  const said = all.map(([begins = '', ...rest]) =>
    isTail(begins, 'while') && rest.length > 0
      ? `${tailText(begins)}, ${tailsText(rest).join(' ')}`
      : tailsText([begins, ...rest]).join(' '),
  );
  return all.some(([begins = '']) => isTail(begins, 'while')) ? said.join(', or, ') : orList(said);
}

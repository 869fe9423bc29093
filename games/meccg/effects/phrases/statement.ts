// What is said of one and the same, of which more can be said in one breath: "the bearer has" and "+1 to prowess".
import { andList, orList } from './words.ts';

export interface Statement {
  readonly start: string;
  /** What it adds to its start, if another may add more. */
  readonly adds?: string;
  readonly joint?: 'or';
}

export const statementText = ({ start, adds }: Statement): string => (adds === undefined ? start : `${start} ${adds}`);

/** They begin alike, and neither needs a comma of its own. */
export const isAlike = (a: Statement, b: Statement): boolean =>
  a.start === b.start && a.joint === b.joint && [a, b].every(({ adds }) => adds !== undefined && !adds.includes(','));

/** All that is said of one and the same. */
export const breathText = ([first, ...more]: readonly Statement[]): string =>
  more.length === 0
    ? statementText(first)
    : `${first.start} ${(first.joint === 'or' ? orList : andList)([first, ...more].map(({ adds = '' }) => adds))}`;

/** Those in a row that begin alike are one. */
export function inOneBreath(all: readonly Statement[]): string[] {
  const runs: Statement[][] = [];
  for (const one of all) {
    const last = runs.at(-1);
    if (last && isAlike(last[0], one)) last.push(one);
    else runs.push([one]);
  }
  return runs.map(breathText);
}

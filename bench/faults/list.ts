// Lists of faults: what stands in a file, what is put in its place, and the tests that should notice.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Fault {
  readonly file: string;
  /** Stands in the file once, or `occurrence` says which of several is meant, from 1. */
  readonly find: string;
  readonly occurrence?: number;
  readonly replace: string;
  /** Globs: run first, in as few processes as possible. */
  readonly tests: readonly string[];
  /** Globs: run only when the first ones have noticed nothing. The list's own, unless given. */
  readonly wider?: readonly string[];
  /** Why nobody could tell the difference. */
  readonly equivalent?: string;
}

export interface FaultList {
  /** What the faults are in, for people. */
  readonly about: string;
  readonly wider?: readonly string[];
  readonly faults: readonly Fault[];
}

export function readList(file: string): FaultList {
  const list = JSON.parse(readFileSync(file, 'utf8')) as FaultList;
  for (const [at, fault] of list.faults.entries()) {
    const missing = (['file', 'find', 'replace', 'tests'] as const).filter((key) => fault[key] === undefined);
    if (missing.length > 0) throw new Error(`${file}: fault ${at + 1} does not say its ${missing.join(', ')}.`);
  }
  return list;
}

/** The text with the fault in it; a sentence where the fault no longer fits. */
export function planted(text: string, fault: Fault): { readonly text: string } | { readonly stale: string } {
  const places: number[] = [];
  for (let at = text.indexOf(fault.find); at >= 0; at = text.indexOf(fault.find, at + 1)) places.push(at);
  if (places.length === 0) return { stale: `"${fault.find}" is not there any more` };
  if (fault.occurrence === undefined && places.length > 1)
    return { stale: `"${fault.find}" is there ${places.length} times: say which with "occurrence"` };
  const at = places[(fault.occurrence ?? 1) - 1];
  if (at === undefined) return { stale: `"${fault.find}" is there ${places.length} times, not ${fault.occurrence}` };
  return { text: `${text.slice(0, at)}${fault.replace}${text.slice(at + fault.find.length)}` };
}

/** Where and what: "games/x.ts:12: a < b → a <= b". */
export function told(fault: Fault, text?: string): string {
  const short = (code: string): string => code.replace(/\s+/g, ' ').trim();
  let at = -1;
  for (let n = 0; text !== undefined && n < (fault.occurrence ?? 1); n++) at = text.indexOf(fault.find, at + 1);
  const line = at < 0 || text === undefined ? '' : `:${text.slice(0, at).split('\n').length}`;
  return `${fault.file}${line}: ${short(fault.find)} → ${short(fault.replace) || '(left out)'}`;
}

/** The test files that globs name, once each, in order. */
export function testFiles(root: string, globs: readonly string[]): readonly string[] {
  const found = globs.flatMap((glob) => globSync(glob, { cwd: root }));
  return [...new Set(found.map((file) => file.replaceAll(path.sep, '/')))]
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
}

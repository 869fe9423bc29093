// Draws faults at random: a file, then one of the changes that could be made in it. Nobody chooses.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { below, type RandomState } from '../../engine/random.ts';
import { type Fault, planted } from './list.ts';
import type { Tree } from './tree.ts';

export const KINDS = ['comparison', 'and-or', 'number', 'condition', 'not', 'rule'] as const;
export type Kind = (typeof KINDS)[number];

export interface Change {
  readonly kind: Kind;
  /** Counted from 0. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const RULE = /'((?:WR|CR|MW)-[\w.-]+)'/g;
/** Nothing that runs: comments, imports, types. */
const IDLE = /^\s*(?:\/\/|\/?\*|import\b|readonly\b|\w+\?: |export (?:type|interface)\b|type\b|interface\b|\} from )/;

/** Drawn for each that is wanted: some will not compile. */
const SPARE = 1.3;

/** Strings and comments as blanks, so that code is only found in code. */
const masked = (line: string): string =>
  line
    .replace(/'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"/g, (text) => `'${' '.repeat(text.length - 2)}'`)
    .replace(/\/\/.*$/, (text) => ' '.repeat(text.length));

/** Every change that could be made in a text. */
export function changesIn(text: string, rules: readonly string[]): readonly Change[] {
  const lines = text.split('\n');
  const found: Change[] = [];
  let inImport = false;
  for (const [line, code] of lines.entries()) {
    if (/^import\b/.test(code) && !code.includes(' from ')) inImport = true;
    if (inImport || IDLE.test(code)) {
      if (code.includes(' from ')) inImport = false;
      continue;
    }
    const add = (kind: Kind, after: string): void => {
      if (after !== code) found.push({ kind, line, before: code, after });
    };
    const swap = (kind: Kind, at: number, length: number, by: string): void =>
      add(kind, code.slice(0, at) + by + code.slice(at + length));
    const bare = masked(code);
    for (const sign of bare.matchAll(/ (<=?|>=?|===|!==) /g))
      swap('comparison', sign.index + 1, sign[1].length, TURNED[sign[1]]);
    for (const sign of bare.matchAll(/ (&&|\|\|) /g)) swap('and-or', sign.index + 1, 2, TURNED[sign[1]]);
    for (const digits of bare.matchAll(/(?<![\w.#$])\d+(?![\w.])/g))
      swap('number', digits.index, digits[0].length, String(Number(digits[0]) + 1));
    for (const sign of bare.matchAll(/(?<![\w)])!(?=[\w(])/g)) swap('not', sign.index, 1, '');
    if (/^\s*if \(.*\) (?:return|continue|break|throw)\b.*;\s*$/.test(bare)) add('condition', '');
    const block = /^(\s*)if \(.*\) \{\s*$/.exec(bare);
    if (block) add('condition', `${block[1]}{`);
    const before = lines.slice(Math.max(0, line - 2), line + 1).join('\n');
    if (!/\b(?:refusal|refuse)\(/.test(before)) continue;
    for (const id of code.matchAll(RULE)) {
      const others = rules.filter((rule) => rule !== id[1]);
      if (others.length > 0) swap('rule', id.index + 1, id[1].length, others[line % others.length]);
    }
  }
  return found;
}

export interface Wanted {
  readonly folders: readonly string[];
  readonly count: number;
  readonly kinds: readonly Kind[];
  /** Only lines that look like this. */
  readonly lines?: RegExp;
  /** Not these files. */
  readonly except?: RegExp;
  readonly say: (line: string) => void;
}

/** Faults that compile, one drawn after the other; what was drawn and does not is told. */
export async function draw(tree: Tree, chance: RandomState, wanted: Wanted): Promise<readonly Fault[]> {
  const { root } = tree;
  const files = wanted.folders
    .flatMap((folder) =>
      statSync(path.join(root, folder)).isFile() ? [folder] : globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
    )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !wanted.except?.test(file))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const rules = [...new Set([...texts.values()].flatMap((text) => [...text.matchAll(RULE)].map((id) => id[1])))].sort();
  const left = new Map<string, Change[]>();
  for (const [file, text] of texts) {
    const near = [...new Set([...text.matchAll(RULE)].map((id) => id[1]))];
    const changes = changesIn(text, near.length > 1 ? near : rules).filter(
      ({ kind, before }) => wanted.kinds.includes(kind) && (wanted.lines?.test(before) ?? true),
    );
    if (changes.length > 0) left.set(file, [...changes]);
  }
  const drawn: Fault[] = [];
  while (drawn.length < wanted.count && left.size > 0) {
    const batch: Fault[] = [];
    const open = [...left.keys()];
    while (batch.length < Math.ceil((wanted.count - drawn.length) * SPARE) && open.length > 0) {
      const [file] = open.splice(below(chance, open.length), 1);
      const changes = left.get(file) ?? [];
      const [change] = changes.splice(below(chance, changes.length), 1);
      if (changes.length === 0) left.delete(file);
      batch.push(faultOf(root, file, texts.get(file) ?? '', change));
    }
    drawn.push(...(await compiling(tree, batch, texts, wanted.say)));
  }
  return drawn.slice(0, wanted.count);
}

function faultOf(root: string, file: string, text: string, { line, before, after }: Change): Fault {
  const find = before.trim();
  const lines = text.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + before.indexOf(find);
  const places: number[] = [];
  for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + 1)) places.push(at);
  const occurrence = places.length > 1 ? { occurrence: places.indexOf(start) + 1 } : {};
  return { file, find, ...occurrence, replace: after.trim(), tests: [testsOf(root, file)] };
}

/** The folder of `test/` that mirrors the file's, or the nearest above it. */
export function testsOf(root: string, file: string): string {
  let folder = path.posix.dirname(file).replace(/^games\//, '');
  while (folder !== '.' && !existsSync(path.join(root, 'test', folder))) folder = path.posix.dirname(folder);
  return folder === '.' ? 'test/*.test.ts' : `test/${folder}/**/!(*.slow).test.ts`;
}

/** Those of a batch, one a file, that compile: all are planted together, since an error is found in the file that has the fault. */
async function compiling(
  tree: Tree,
  batch: readonly Fault[],
  texts: ReadonlyMap<string, string>,
  say: (line: string) => void,
): Promise<readonly Fault[]> {
  const errors = await errorsWith(tree, batch, texts);
  for (const { file, find, replace } of batch)
    if (errors.has(file)) say(`discarded, does not compile: ${file}: ${find} → ${replace}`);
  return batch.filter(({ file }) => !errors.has(file));
}

/** The files in which the compiler finds something when these faults are planted together. */
async function errorsWith(
  tree: Tree,
  faults: readonly Fault[],
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  for (const fault of faults) {
    const result = planted(texts.get(fault.file) ?? '', fault);
    if ('text' in result) writeFileSync(path.join(tree.root, fault.file), result.text);
  }
  try {
    const parts = [...new Set(faults.map(({ file }) => file.split('/')[0]))];
    writeFileSync(
      path.join(tree.root, 'tsconfig.faults.json'),
      JSON.stringify({ extends: './tsconfig.json', include: parts.filter((part) => part !== 'client') }),
    );
    const projects = new Set(parts.map((part) => (part === 'client' ? 'client' : 'tsconfig.faults.json')));
    const found = new Set<string>();
    for (const project of projects)
      for (const line of await compile(tree, project)) {
        const file = /^([^\s(]+)\(\d+,\d+\): error/.exec(line);
        if (file) found.add(file[1]);
      }
    return found;
  } finally {
    for (const { file } of faults) writeFileSync(path.join(tree.root, file), texts.get(file) ?? '');
  }
}

function compile(tree: Tree, project: string): Promise<readonly string[]> {
  const tsc = path.join(tree.root, 'node_modules/typescript/bin/tsc');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [tsc, '-p', project, '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
      { cwd: tree.root, maxBuffer: 10_000_000 },
      (_, out) => done(out.split('\n')),
    );
  });
}

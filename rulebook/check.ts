import { parse } from 'yaml';
import { type Book, books, closedBy, kinds, parts, prefixes } from './atom.ts';
import { atomTexts, bookOf, readBook } from './files.ts';

/** An atom as the file has it, before anything is known about it. */
export type Entry = { readonly book: Book; readonly value: unknown };

const texts = ['card', 'set', 'needsSet', 'restates', 'later', 'note', 'untestable'] as const;
const links = ['needs', 'supersedes', 'supersededBy', 'amends', 'amendedBy', 'completedBy'] as const;
const required = ['id', 'title', 'kind', 'game', 'part', 'rule', 'test', 'source'] as const;
const fields = [...required, ...texts, ...links, 'delta', 'cardIds', 'ambiguity'] as const;

type Field = (typeof fields)[number];
type Link = (typeof links)[number];
type Fields = { readonly [field in Field]?: unknown };

const inverses: readonly (readonly [Link, Link])[] = [
  ['supersedes', 'supersededBy'],
  ['supersededBy', 'supersedes'],
  ['amends', 'amendedBy'],
  ['amendedBy', 'amends'],
];

/** Everything that is wrong with the files under atoms/, a sentence for each fault. */
export const checkRulebook = (): readonly string[] => {
  const faults: string[] = [];
  const entries: Entry[] = [];
  for (const book of books) {
    const values: unknown = parse(readBook(book))?.rules;
    if (!Array.isArray(values)) {
      faults.push(`rulebook/atoms/${book}.yaml has no list named rules.`);
      continue;
    }
    entries.push(...values.map((value: unknown) => ({ book, value })));
    const cut = atomTexts(book).size;
    if (cut !== values.length)
      faults.push(
        `rulebook/atoms/${book}.yaml holds ${values.length} atoms, but ${cut} of them begin with "- id:"; write every atom so.`,
      );
  }
  return [...faults, ...checkAtoms(entries)];
};

/** What is wrong with these atoms, taken as the whole index. */
export const checkAtoms = (entries: readonly Entry[]): readonly string[] => {
  const faults: string[] = [];
  const atoms = new Map<string, Fields>();
  for (const { book, value } of entries) {
    if (!isMapping<Field>(value) || typeof value.id !== 'string') {
      faults.push(`rulebook/atoms/${book}.yaml has an entry without an id: ${JSON.stringify(value)?.slice(0, 60)}.`);
      continue;
    }
    const id = value.id;
    if (atoms.has(id)) faults.push(`${id} is there twice; ids are never used again.`);
    atoms.set(id, value);
    faults.push(...checkFields(book, value).map((fault) => `${id} ${fault}`));
  }
  for (const [id, value] of atoms) faults.push(...checkLinks(id, value, atoms).map((fault) => `${id} ${fault}`));
  return faults;
};

const checkFields = (book: Book, atom: Fields): string[] => {
  const faults: string[] = [];
  const oneOf = (field: Field, values: readonly string[]): void => {
    const value = atom[field];
    if (typeof value !== 'string' || !values.includes(value))
      faults.push(`has the ${field} ${JSON.stringify(value)}; it must be one of ${values.join(', ')}.`);
  };
  const game = book === 'war-of-the-ring' ? 'wotr' : 'meccg';

  if (bookOf(String(atom.id)) !== book)
    faults.push(`is in ${book}.yaml, where every id begins with ${prefixes[book]}-.`);
  for (const field of Object.keys(atom))
    if (!fields.some((known) => known === field))
      faults.push(`has the field ${field}, which rulebook/README.md does not know.`);
  for (const field of ['title', 'rule', 'test'] as const)
    if (!isText(atom[field])) faults.push(`has no ${field}; write one as a text.`);
  for (const field of texts)
    if (field in atom && !isText(atom[field])) faults.push(`has a ${field} that is not a text.`);
  oneOf('kind', kinds);
  oneOf('game', [game]);
  oneOf('part', parts[game]);
  if ('delta' in atom) oneOf('delta', ['same', 'changed', 'new']);
  if (book === 'mixed-games' ? !isText(atom.source) : !isRanges(atom.source))
    faults.push('has a source that is not a list of [first line, last line] (in mixed-games.yaml: a text).');
  for (const field of [...links, 'cardIds'] as const)
    if (field in atom && !isTexts(atom[field])) faults.push(`has a ${field} that is not a list of ids.`);
  if ('ambiguity' in atom && !isAmbiguity(atom.ambiguity))
    faults.push('has an ambiguity that is not a mapping of readings (a list), decision (always) and reason.');
  if ('untestable' in atom && closersOf(atom).length > 0)
    faults.push('is closed by another atom (restates, supersededBy) and so needs no reason to be untestable.');
  return faults;
};

const checkLinks = (id: string, atom: Fields, atoms: ReadonlyMap<string, Fields>): string[] => {
  const faults: string[] = [];
  for (const field of ['restates', ...links] as const)
    for (const other of idsIn(atom[field])) {
      if (other === id) faults.push(`names itself in ${field}.`);
      else if (!atoms.has(other)) faults.push(`names ${other} in ${field}, which the index does not have.`);
    }
  for (const [field, inverse] of inverses)
    for (const other of idsIn(atom[field])) {
      const there = atoms.get(other);
      if (there !== undefined && !idsIn(there[inverse]).includes(id))
        faults.push(`names ${other} in ${field}, but ${other} does not name it in ${inverse}.`);
    }
  for (const mention of new Set(JSON.stringify(atom).match(ids)))
    if (!isSection(mention, atoms) && !links.some((field) => idsIn(atom[field]).includes(mention)))
      faults.push(`mentions ${mention}, which is neither an atom nor a section.`);
  const circle = circleFrom(id, atoms);
  if (circle !== undefined) faults.push(`is closed by itself in a circle: ${circle.join(' -> ')}.`);
  return faults;
};

const ids = new RegExp(`\\b(?:${Object.values(prefixes).join('|')})-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*`, 'g');

/** A text may name a whole section: LE-T9, CR-TRN. */
const isSection = (mention: string, atoms: ReadonlyMap<string, Fields>): boolean =>
  atoms.has(mention) || [...atoms.keys()].some((id) => id.startsWith(`${mention}.`) || id.startsWith(`${mention}-`));

/** The way back to this atom through restates and supersededBy. */
const circleFrom = (id: string, atoms: ReadonlyMap<string, Fields>): readonly string[] | undefined => {
  const seen = new Set<string>();
  const walk = (at: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of closersOf(atoms.get(at) ?? {})) {
      if (next === id) return way.length > 1 ? [...way, next] : undefined;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return walk(id, [id]);
};

const closersOf = (atom: Fields): readonly string[] =>
  closedBy({
    ...(typeof atom.restates === 'string' && { restates: atom.restates }),
    supersededBy: idsIn(atom.supersededBy),
  });

const idsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : isTexts(value) ? value : [];

const isMapping = <Key extends string>(value: unknown): value is { readonly [key in Key]?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

const isRanges = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((range: unknown) => {
    if (!Array.isArray(range) || range.length !== 2) return false;
    const [first, last] = range;
    return Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last;
  });

const isAmbiguity = (value: unknown): boolean =>
  isMapping<'readings' | 'decision' | 'reason'>(value) &&
  Object.keys(value).every((key) => ['readings', 'decision', 'reason'].includes(key)) &&
  isText(value.decision) &&
  (!('readings' in value) || isTexts(value.readings)) &&
  (!('reason' in value) || isText(value.reason));

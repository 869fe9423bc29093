import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { codeOf, messageOf, Trouble } from './trouble.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in the way',
};
/** Why a file could not be used, in words. */
export const reason = (error: unknown): string => WHY[codeOf(error)] ?? messageOf(error);

export function readText(cwd: string, file: string): string {
  try {
    return readFileSync(path.resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${reason(error)}.`);
  }
}

/** Writes beside the file and renames: whoever looks finds the old text or the new, never half of one. */
export function writeWhole(cwd: string, file: string, text: string): void {
  const target = path.resolve(cwd, file);
  const beside = `${target}.${process.pid}.tmp`;
  let begun = false;
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    begun = true;
    writeFileSync(beside, text);
    renameSync(beside, target);
  } catch (error) {
    if (begun) rmSync(beside, { force: true });
    throw new Trouble(`${file} cannot be written: ${reason(error)}.`);
  }
}

/** The files meant: a folder means all files below it that end so, and `*` is understood where the shell left it. */
export function filesMeant(cwd: string, given: readonly string[], ending: string): readonly string[] {
  const found = given.flatMap((name) => {
    const full = path.resolve(cwd, name);
    const kind = statSync(full, { throwIfNoEntry: false });
    if (kind?.isDirectory()) return filesBelow(full, ending).map((file) => path.relative(cwd, file));
    if (kind) return [name];
    return /[*?[{]/.test(name) ? globSync(name, { cwd }).sort() : [name];
  });
  if (found.length === 0) throw new Trouble(`There is no ${ending} file at ${given.join(' ')}.`);
  return [...new Set(found)];
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

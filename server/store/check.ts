// The edge of the store: what comes in has the right form and size, or a sentence says what is wrong with it.
import { randomBytes } from 'node:crypto';
import { fold } from '../../lib/fold.ts';
import { StoreError } from './trouble.ts';

const wrong = (sentence: string): StoreError => new StoreError('invalid', sentence);

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 random bits: nobody guesses the address of a private table. */
export const newId = (): string => Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');

export function checkId(id: unknown): string {
  if (typeof id !== 'string' || !/^[a-z0-9]{16}$/.test(id)) throw wrong('An id has 16 small letters and digits.');
  return id;
}

export function checkHash(hash: unknown): string {
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) throw wrong('A hash has 64 hex digits.');
  return hash;
}

/** PostgreSQL keeps no NUL, and half a surrogate pair comes back as something else. */
export function checkText(what: string, text: unknown, { least = 0, most }: { least?: number; most: number }): string {
  if (typeof text !== 'string') throw wrong(`The ${what} must be a text.`);
  if (text.length < least || text.length > most)
    throw wrong(`The ${what} must have from ${least} to ${most} characters; it has ${text.length}.`);
  if (text.includes('\0') || !text.isWellFormed()) throw wrong(`The ${what} holds characters that are none.`);
  return text;
}

export function checkWord(what: string, word: unknown): string {
  if (typeof word !== 'string' || !/^[a-z0-9][a-z0-9-]{0,59}$/.test(word))
    throw wrong(`The ${what} must be a short word of small letters, digits and dashes.`);
  return word;
}

export function oneOf<T extends string>(what: string, word: unknown, words: readonly T[]): T {
  const found = words.find((each) => each === word);
  if (found === undefined) throw wrong(`The ${what} must be one of ${words.join(', ')}.`);
  return found;
}

export function checkWhole(what: string, n: unknown, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < least || n > most)
    throw wrong(`The ${what} must be a whole number from ${least} to ${most}.`);
  return n;
}

export function checkNumber(what: string, n: unknown): number {
  if (typeof n !== 'number' || !Number.isFinite(n)) throw wrong(`The ${what} must be a number.`);
  return n;
}

export function checkJson(what: string, value: unknown, most: number): string {
  return checkText(what, JSON.stringify(value), { least: 2, most });
}

/** A person's name as it is shown, and as it is compared. */
export function checkName(given: unknown): { name: string; folded: string } {
  const name = checkText('name', given, { most: 200 }).normalize('NFC');
  if (name.length < 2 || name.length > 30) throw wrong('A name has from 2 to 30 characters.');
  if (!/^[\p{L}\p{M}\p{N}]+(?:[ ._'-][\p{L}\p{M}\p{N}]+)*$/u.test(name))
    throw wrong('A name is made of letters and digits, with single spaces, dots, dashes or apostrophes between them.');
  const folded = nameKey(name);
  if (!/[\p{L}\p{N}]/u.test(folded)) throw wrong('A name needs a letter or a digit.');
  return { name, folded };
}

/** Full-width letters and ligatures are the letters that they look like. */
export const nameKey = (name: string): string => fold(name.normalize('NFKC'));

const readLimit = (limit: number | undefined, usual: number, most: number): number =>
  checkWhole('limit', limit ?? usual, 1, most);

export const pageLimit = (limit: number | undefined): number => readLimit(limit, 20, 100);
export const listLimit = (limit: number | undefined): number => readLimit(limit, 100_000, 1_000_000);

/** A place in a list that is sorted by time and id. */
export const writeCursor = (time: number, id: string): string => `${time}.${id}`;

export function readCursor(cursor: string | undefined): { time: number; id: string } {
  // Later than everything.
  if (cursor === undefined) return { time: Number.MAX_SAFE_INTEGER, id: '' };
  const [, time, id] = /^(\d{1,15})\.([a-z0-9]{16})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined)
    throw wrong('This is no place in a list: use the "next" of the page before.');
  return { time: Number(time), id };
}

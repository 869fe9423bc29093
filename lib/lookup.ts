import { fold } from './fold.ts';

/** 'Thranduil’s Halls' → 'thranduils-halls' */
export const slug = (text: string): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Finds a row by any of the names in its columns, whatever the case, accents and punctuation; -1 if none bears it.
 * Where two rows share a name the first one keeps it.
 */
export const lookup = (...columns: readonly (readonly string[])[]): ((text: string) => number) => {
  const rows = new Map<string, number>();
  for (const column of columns)
    for (const [row, name] of column.entries()) if (!rows.has(slug(name))) rows.set(slug(name), row);
  return (text) => rows.get(slug(text)) ?? -1;
};

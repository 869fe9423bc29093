import { test } from 'node:test';
import { isAtomId } from '../rulebook/files.ts';

/** A test that proves atoms of the rule index. Write the ids out: the coverage report reads them from the source. */
export const rule = (title: string, ids: readonly string[], body: () => void | Promise<void>): void => {
  if (ids.length === 0) throw new Error(`The test "${title}" names no rule; use test() from node:test for it.`);
  const stranger = ids.find((id) => !isAtomId(id));
  if (stranger !== undefined)
    throw new Error(`The test "${title}" names the rule ${stranger}, which the rule index does not have.`);
  test(`${title} [${ids.join(' ')}]`, body);
};

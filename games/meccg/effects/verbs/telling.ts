// How effects read that stand inside others. A verb that contains some is told with them: those who know all words
// (../step-text.ts) hand in how, when they are loaded.

import { isCard } from '../../refs.ts';
import { nameOf } from '../../say.ts';
import type { MeccgState } from '../../state.ts';
import { fillNames, type Names } from '../phrases/names.ts';
import type { Effect } from '../vocabulary.ts';

let told: ((effects: readonly Effect[]) => string) | undefined;
export const tellEffects = (tell: (effects: readonly Effect[]) => string): void => {
  told = tell;
};

export function effectsText(effects: readonly Effect[]): string {
  if (told === undefined) throw new Error('The words of cards are not loaded.');
  return told(effects);
}

/** The names of whom it is about. */
export const named = (s: MeccgState, by: number, on: number): Names => ({
  ...(isCard(by) && { by: nameOf(s, by) }),
  ...(isCard(on) && { it: nameOf(s, on) }),
});

/** A card says "you", whoever reads it. */
export const quoted = (text: string): string => (text === '' ? '' : `“${text}”`);

/** What a branch of an effect does. */
export const branchInShort = (s: MeccgState, branch: readonly Effect[], by: number, on: number): string =>
  quoted(fillNames(effectsText(branch), named(s, by, on))) || 'nothing';

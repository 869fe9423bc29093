// What somebody has chosen, in a few words for the log: one of the ways of a card, one of the branches of an effect.
import { ATTACK_RACES } from '../cards/kinds.ts';
import { isCard, type Ref } from '../refs.ts';
import { nameOf } from '../say.ts';
import { automaticAttacksOf } from '../sites/automatic.ts';
import type { MeccgState } from '../state.ts';
import { attackId } from '../stats/fight.ts';
import { fillNames, type Names, raceName } from './phrases/names.ts';
import { waysOf } from './reading/literal.ts';
import type { Part } from './reading/parts.ts';
import { effectsText, effectText, namesFor } from './text.ts';
import type { Effect, Way } from './vocabulary.ts';

/** What the ways of a card begin with, apart from what all of them do; without what stands in brackets. */
function beginnings(ways: readonly Way[]): readonly string[] {
  const texts = ways.map((way) => way.do.map(effectText));
  const own = texts.map((text) => text.find((one) => !texts.every((other) => other.includes(one))) ?? '');
  return own.map((text) => text.replace(/ \([^)]*\)/g, '').split('; ')[0]);
}

/** The names of whom it is about. */
const named = (s: MeccgState, by: number, on: number): Names => ({
  ...(isCard(by) && { by: nameOf(s, by) }),
  ...(isCard(on) && { it: nameOf(s, on) }),
});

/** A card says "you", whoever reads it. */
const quoted = (text: string): string => (text === '' ? '' : `“${text}”`);

/** “cancel the attack”: which of the ways of a card it is; empty where it has but one. */
export function wayInShort(s: MeccgState, def: number, part: Part, n: number, by: number, on: number): string {
  const ways = waysOf(def, part);
  if (ways.length < 2) return '';
  return quoted(fillNames(beginnings(ways)[n], { ...namesFor(def, part, ways[n]), ...named(s, by, on) }));
}

/** What a branch of an effect does. */
export const branchInShort = (s: MeccgState, branch: readonly Effect[], by: number, on: number): string =>
  quoted(fillNames(effectsText(branch), named(s, by, on))) || 'nothing';

/** "Orc attack: strikes 4, prowess 7". */
export function automaticText(s: MeccgState, site: Ref, n: number): string {
  const attack = automaticAttacksOf(s, site).find((one) => attackId(one) === n);
  if (!attack) return `attack ${n}`;
  return `${raceName(ATTACK_RACES[attack.race])} attack: strikes ${attack.strikes}, prowess ${attack.prowess}`;
}

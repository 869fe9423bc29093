// What somebody has chosen, in a few words for the log: one of the ways of a card, one of the branches of an effect.

import { ATTACK_RACES } from '../cards/kinds.ts';
import { describeWays } from '../chain/describe.ts';
import { automaticAttacksOf } from '../combat/automatic.ts';
import type { Ref } from '../refs.ts';
import type { MeccgState } from '../state.ts';
import { attackId } from '../stats/fight.ts';
import { namesFor } from './host-names.ts';
import { fillNames, raceName } from './phrases/names.ts';
import { waysOf } from './reading/literal.ts';
import type { Part } from './reading/parts.ts';
import { effectText } from './step-text.ts';
import { named, quoted } from './verbs/telling.ts';
import type { Way } from './vocabulary.ts';

/** What the ways of a card begin with, apart from what all of them do; without what stands in brackets. */
function beginnings(ways: readonly Way[]): readonly string[] {
  const texts = ways.map((way) => way.do.map(effectText));
  const own = texts.map((text) => text.find((one) => !texts.every((other) => other.includes(one))) ?? '');
  return own.map((text) => text.replace(/ \([^)]*\)/g, '').split('; ')[0]);
}

/** “cancel the attack”: which of the ways of a card it is; empty where it has but one. */
export function wayInShort(s: MeccgState, def: number, part: Part, n: number, by: number, on: number): string {
  const ways = waysOf(def, part);
  if (ways.length < 2) return '';
  return quoted(fillNames(beginnings(ways)[n], { ...namesFor(def, part, ways[n]), ...named(s, by, on) }));
}

describeWays(wayInShort);

/** "Orc attack: strikes 4, prowess 7". */
export function automaticText(s: MeccgState, site: Ref, n: number): string {
  const attack = automaticAttacksOf(s, site).find((one) => attackId(one) === n);
  if (!attack) return `attack ${n}`;
  return `${raceName(ATTACK_RACES[attack.race])} attack: strikes ${attack.strikes}, prowess ${attack.prowess}`;
}

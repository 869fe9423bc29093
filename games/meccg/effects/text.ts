// The words of a card as a player reads them, made from its value: who may use it, when, at what cost, what happens, how
// long, and its limits.
import { CARDS } from '../cards/all.ts';
import { KIND, RESOURCE_EVENT } from '../cards/kinds.ts';
import { factsText } from './facts-text.ts';
import { hostName } from './host-names.ts';
import { waysTogether } from './joined-text.ts';
import { ringText } from './own-text.ts';
import { inWordsOf } from './phrases/haven-word.ts';
import { placeNames } from './phrases/names.ts';
import { sentence } from './phrases/phrase.ts';
import { effectsOf, playWays, triggersOf, useWays } from './reading/literal.ts';
import { PART_PLAY, PART_USE } from './reading/parts.ts';
import { hasTexts, leaveText, replacementText, triggerText } from './standing-text.ts';
import { ONCE, wayText } from './way-text.ts';

/** Everything a card says: a sentence or more for each of its parts. */
export const cardText = (def: number): string => inWordsOf(CARDS[def], () => textOf(def));

function textOf(def: number): string {
  const effects = effectsOf(def);
  const lines: string[] = [factsText(CARDS[def]), ringText(effects)];
  const ways = [...new Set(waysTogether(playWays(def)).map(([way, also]) => wayText(def, way, PART_PLAY, also)))];
  lines.push(...ways.map((way, i) => (i > 0 ? `Or: ${way}` : way)));
  const whichever = ways.length > 1 && KIND[def] === RESOURCE_EVENT ? 'In either case, ' : '';
  for (const said of hasTexts(def, effects.has ?? [])) lines.push(sentence(whichever + said));
  for (const way of useWays(def)) lines.push(wayText(def, way, PART_USE));
  for (const trigger of triggersOf(def)) lines.push(triggerText(def, trigger));
  for (const replacement of effects.replaces ?? []) lines.push(replacementText(def, replacement));
  for (const leave of effects.leaves ?? []) lines.push(leaveText(def, leave));
  if (effects.storable)
    lines.push(
      `During your organization phase it may be stored at ${placeNames(effects.storable)}${playWays(def)[0]?.on?.kind === 'item' ? `, by itself or with ${hostName(def)}` : ''}.`,
    );
  if (effects.once) lines.push(sentence(ONCE[effects.once]));
  return lines.filter((line) => line !== '').join(' ');
}

// What a company loses by going too far: allies who keep to their own lands (Tom Bombadil, the Ents).
import { ownSiteCard } from '../../games/meccg/alignment.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { characterOf } from '../../games/meccg/company.ts';
import { effectsOf } from '../../games/meccg/effects/reading/literal.ts';
import { isPrinted } from '../../games/meccg/places/printed.ts';
import { SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { lossOf } from './sides.ts';
import type { Situation } from './situation.ts';

/** By card number: for each site, whether it stays with a company that moves there; undefined where it goes anywhere. */
const KEEPS_TO: readonly (readonly boolean[] | undefined)[] = CARDS.map((_, def) => {
  for (const leave of effectsOf(def).leaves ?? []) {
    const test = leave.is === 'discard-when' && leave.on === 'company-moves' ? leave.if : undefined;
    if (test?.is !== 'not' || test.test.is !== 'moves-to') continue;
    const { of } = test.test;
    return Array.from({ length: SITE_COUNT }, (_, site) =>
      of.some((place) => isPrinted(ownSiteCard(def, site), place)),
    );
  }
  return undefined;
});

/** What these people would leave behind if they moved to the site. */
export function partingCost(sit: Situation, people: readonly number[], to: number): number {
  const { s } = sit;
  let cost = 0;
  for (const card of s.play)
    if (KEEPS_TO[s.def[card]]?.[to] === false && people.includes(characterOf(s, card))) cost += lossOf(sit, card);
  return cost;
}

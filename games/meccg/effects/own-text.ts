// How a card speaks of itself, of whom it is with, and of what it costs; and the table of a gold ring.
import { CARDS } from '../cards/all.ts';
import type { ItemKeyword } from '../cards/facts.ts';
import { ALLY, ITEM, isCharacter, isHazard, KIND } from '../cards/kinds.ts';
import { costText, isTap, tappedText } from '../happenings/costs.ts';
import { type Names, ownedName } from './phrases/names.ts';
import { orList } from './phrases/phrase.ts';
import { PART_USE, type Part } from './reading/parts.ts';
import { saysOf } from './reading/tests.ts';
import type { Cost, Effects, Test } from './vocabulary.ts';

const isSomebody = (def: number): boolean => KIND[def] === ALLY || isCharacter(def);

/** An ability that a card of the player himself has while it is in play. */
export const isOwnUse = (def: number, part: Part): boolean =>
  part === PART_USE && !isHazard(def) && (isSomebody(def) || KIND[def] === ITEM);

/** The same of a character or an ally: what he does himself. */
export const isOwnDeed = (def: number, part: Part): boolean => part === PART_USE && isSomebody(def);

/** Somebody is called by his name, not "this card"; and the company of a card in use is its own. */
export const ownNames = (def: number, part: Part | undefined, host: string): Names => ({
  ...(isSomebody(def) && { self: CARDS[def].name }),
  ...(part !== undefined && isOwnUse(def, part) && { company: ownedName(host, 'company') }),
});

/** What is said of whom the card is with: "the bearer is at a Haven". */
export const saidOf = (host: string, test: Test): string => saysOf(test, host, { again: host });

/** Who is spoken of as long as the card is in play: somebody himself. */
export const spokenOf = (def: number): string => (isSomebody(def) ? CARDS[def].name : 'it');

/** "tap and discard Roäc the Raven". */
export function costsText(costs: readonly Cost[]): string {
  const [first, second] = costs;
  return costs.length === 2 && first.is === 'tap' && second.is === 'discard' && first.who === second.who
    ? `tap and ${costText(second)}`
    : andAll(costs.toSorted((a, b) => Number(b.is === 'tap-site') - Number(a.is === 'tap-site')));
}

/** "tap the site and the bearer": taps that follow each other are one. */
const andAll = (costs: readonly Cost[]): string =>
  costs
    .map((cost, i) => (i > 0 && isTap(cost) && isTap(costs[i - 1]) ? tappedText(cost) : costText(cost)))
    .join(' and ');

const RINGS: Readonly<Record<ItemKeyword, string>> = {
  'the-one-ring': 'The One Ring',
  'dwarven-ring': 'a Dwarven Ring',
  'magic-ring': 'a Magic Ring',
  'lesser-ring': 'a Lesser Ring',
  'spirit-ring': 'a Spirit Ring',
  'mind-ring': 'a Mind Ring',
  palantir: 'a Palantír',
};
/** Results of 12 and more count as 12 (MW-S2.10.1). */
function resultText([least, most]: readonly [number, number]): string {
  if (least === 1) return most === 12 ? 'on any result' : `on ${most} or less`;
  return most === 12 ? `on ${least} or more` : `on ${least} to ${most}`;
}

/** What the test of a gold ring brings. */
export function ringText({ ringTable, ringSearch }: Effects): string {
  if (!ringTable) return '';
  const rings = (Object.keys(ringTable) as ItemKeyword[]).map(
    (kind) => `${RINGS[kind]} ${resultText(ringTable[kind] ?? [1, 12])}`,
  );
  return `When this ring is tested, make a roll and discard it: from your hand its bearer may at once get ${orList(rings)}.${ringSearch ? ` You may also take ${RINGS[ringSearch]} for this from your play deck, which is then shuffled, or your discard pile.` : ''}`;
}

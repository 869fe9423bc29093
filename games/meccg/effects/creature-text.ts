// What the facts of a creature say: how it attacks, and what it can be keyed to.
import {
  type CreatureFacts,
  type Facing,
  type Keys,
  type RegionType,
  SITE_TYPES,
  type SiteType,
} from '../cards/facts.ts';
import { cardName, FACINGS, raceName, regionTypeName, siteTypeName } from './phrases/names.ts';
import { andList, numberText, orList, sentence, withArticle } from './phrases/phrase.ts';
import { aText, isSentence, saysOf } from './reading/tests.ts';
import type { Happening, Replacement, Test } from './vocabulary.ts';

type Also = NonNullable<CreatureFacts['keyedTo']['also']>;

const strikesText = (n: number): string => `${numberText(n)} ${n === 1 ? 'strike' : 'strikes'}`;

/** "hero companies", "hero and covert minion companies". */
const companies = (...facings: readonly Facing[]): string =>
  `${andList(facings.map((facing) => FACINGS[facing]))} companies`;

function attackText({ attacks = 1, strikes, sameTarget, instead }: CreatureFacts): string {
  if (strikes === 'one-each')
    return 'Each character and ally in the company faces one strike, whatever changes the number of strikes.';
  if (attacks === 1)
    return sentence(
      strikesText(strikes) + (instead ? ` (${numberText(instead.strikes)} against ${companies(instead.against)})` : ''),
    );
  return `Attacks ${numberText(attacks)} times, each time with ${strikesText(strikes)}${sameTarget ? ', and always the same character' : ''}.`;
}

function wardText({ cancels, himself }: NonNullable<CreatureFacts['sameTarget']>): string {
  const who = himself ? 'a character or ally in the company' : 'another character or ally in the company';
  const what = cancels === 1 ? 'one of these attacks' : `up to ${numberText(cancels)} of these attacks, each`;
  return (
    `The defender may cancel ${what} by tapping ${who}, even after the strike is assigned and after facing another of them. ` +
    'If such an attack is given more strikes, they are excess strikes (-1 prowess each) against the same character.'
  );
}

/** "a Wilderness or Shadow-land", "at least two Wilderness regions". */
function regionTypesText(types: NonNullable<Keys['regionTypes']>): string {
  const all = Object.entries(types) as [RegionType, number][];
  const some = (wanted: number): string =>
    orList(all.filter(([, n]) => n === wanted).map(([type]) => regionTypeName(type)));
  return orList([
    ...(some(1) === '' ? [] : [withArticle(some(1))]),
    ...[2, 3].filter((n) => some(n) !== '').map((n) => `at least ${numberText(n)} ${some(n)} regions`),
  ]);
}

const isAnyBut = (types: readonly SiteType[]): boolean =>
  types.length === SITE_TYPES.length - 1 && !types.includes('haven');

/** What it can be keyed to, a clause each. */
function keyTexts({ regionTypes, siteTypes, regions = [], sites = [], sitesIn = [], between }: Keys): string[] {
  const texts: string[] = [];
  if (regionTypes) texts.push(`${regionTypesText(regionTypes)} in the site path`);
  if (siteTypes) texts.push(withArticle(orList(siteTypes.map(siteTypeName))));
  if (sites.length > 0) texts.push(orList(sites.map(cardName)));
  const named = (ids: readonly string[]): string => orList(ids.map(cardName));
  let told = false;
  for (const { regions: within, types } of sitesIn) {
    const site = !types
      ? 'any site'
      : isAnyBut(types)
        ? 'any site but a Haven'
        : withArticle(orList(types.map(siteTypeName)));
    const same = within.length === regions.length && within.every((id, i) => id === regions[i]);
    texts.push(same ? `${named(regions)} by name, or to ${site} there` : `${site} in ${named(within)}`);
    told ||= same;
  }
  if (regions.length > 0 && !told) texts.push(`${named(regions)} by name`);
  if (between) {
    const [a, b] = between.map(cardName);
    texts.push(`the way between ${a} and ${b}, for a company moving from one of them to the other`);
  }
  return texts;
}

const alsoText = ({ if: condition, ...keys }: Also): string => {
  const when =
    'inPlay' in condition
      ? `If ${cardName(condition.inPlay)} is in play`
      : 'notInPlay' in condition
        ? `If ${cardName(condition.notInPlay)} is not in play`
        : `If ${cardName(condition.played)} was played on the same company this turn`;
  return `${when}, it may also be keyed to ${keyTexts(keys).join('; or to ')}.`;
};

/** Sentences made from the facts of a creature. */
export function creatureText(card: CreatureFacts): string[] {
  const { also, ...keys } = card.keyedTo;
  const chosen = (card.attacks ?? 1) * (card.strikes === 'one-each' ? 0 : card.strikes) === 1 || card.sameTarget;
  return [
    sentence(raceName(card.race)),
    attackText(card),
    ...(card.detainment ? [`Against ${companies(...card.detainment)} it is a detainment attack.`] : []),
    ...(card.attackerChooses ? [`The attacker chooses the defending ${chosen ? 'character' : 'characters'}.`] : []),
    ...(card.sameTarget ? [wardText(card.sameTarget)] : []),
    `${card.event ? 'As a creature, k' : 'K'}eyed to ${keyTexts(keys).join('; or to ')}.`,
    ...(also ? [alsoText(also)] : []),
    ...(card.onlyAgainst ? [`Playable only against ${companies(card.onlyAgainst)}.`] : []),
    ...(card.spares
      ? [`Not playable against a company with a character whose home site is ${cardName(card.spares)}.`]
      : []),
    ...(card.starred ? ['Its kill points are for Ringwraith players only.'] : []),
  ];
}

const OWN: { readonly [on in Happening]?: (against: string) => string } = {
  'attack-begins': () => 'unless its attack is cancelled, before its strikes are assigned',
  struck: (against) => `when a strike of its attack succeeds against ${against}`,
  'attack-over': () => 'after its attack',
};

const isFirst = (test: Test): boolean =>
  test.is === 'attack-is' && test.succeeded?.op === '=' && test.succeeded.n === 1;

/** When something happens in the creature's own attack; undefined for what has nothing to do with it. */
export function ownHappening(on: Happening, test: Test | undefined): string | undefined {
  const said = OWN[on]?.(aText('character', test && !isSentence(test) ? test : undefined));
  if (said === undefined) return undefined;
  if (on === 'struck' && test && isFirst(test))
    return `the first time a strike of its attack succeeds against ${aText('character', undefined)}`;
  return said + (test && isSentence(test) ? `, if ${saysOf(test)}` : '');
}

/** What a creature does in its own attack instead of an outcome. */
export function ownOutcome(of: Replacement['of'], test: Test | undefined, instead: string): string | undefined {
  const whom = aText('character', test);
  if (of === 'wounded')
    return `when a strike of its attack succeeds against ${whom}, he is not harmed: instead, ${instead}`;
  if (of === 'body-equal') return `if the body check of ${whom} wounded by its attack equals his body, ${instead}`;
  return undefined;
}

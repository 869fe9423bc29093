// Pieces of sentences about the words of a card: whom it means, how much.

import { KIND_NAMES, ownedBy, WHO_NAMES } from '../phrases/names.ts';
import { aPhrase, nounPhrase, numberText, type Phrase, signed } from '../phrases/phrase.ts';
import {
  isTail,
  nounText as nounOf,
  PATH_ON_CARD,
  PATH_ON_NEW_CARD,
  type Tail,
  tailText,
  type With,
} from '../phrases/tail.ts';
import type { Amount, AmountChange, Each, Kind, Pick, Side, Test, Who, Whom } from '../vocabulary.ts';
import { amountText } from './amounts.ts';
import { phraseOf } from './tests.ts';

export const whoText = (who: Who): string => WHO_NAMES[who];

const SIDES: Readonly<Record<Side, readonly string[]>> = { own: ['of yours'], theirs: ['of your opponent'], any: [] };

/** A site that is at a Haven is a Haven. */
function asSite(phrase: Phrase): Phrase {
  const { before = [], after = [] } = phrase;
  const there = after.filter((tail) => isTail(tail, 'at')).filter(({ going }) => !going);
  const denied = there.filter((tail) => tail.denied && !tail.place.proper);
  const at = phrase.noun === undefined ? there.find((tail) => !tail.denied) : undefined;
  const site: Phrase = {
    ...phrase,
    before: [...before, ...denied.filter(({ place }) => !place.several).map(({ place }) => `non-${place.noun}`)],
    after: [
      ...after.filter((tail) => tail !== at && !denied.some((one) => one === tail)),
      ...denied.filter(({ place }) => place.several).map(({ place }) => `that is not ${nounOf(place)}`),
    ],
  };
  return at ? { ...site, noun: at.place.noun, ...(at.place.proper && { proper: true }) } : site;
}

/** "a Border-hold", "Moria". */
export const aSiteText = (test: Test): string => aPhrase('site', asSite(phraseOf(test)));
/** "each Border-hold", "Moria". */
export const eachSiteText = (test: Test): string =>
  asSite(phraseOf(test)).proper ? siteText(test) : `each ${siteText(test)}`;
/** "any site in Rohan", "Moria". */
export const anySiteText = (test: Test): string =>
  asSite(phraseOf(test)).proper ? siteText(test) : `any ${siteText(test)}`;
/** "Border-hold", "site in Rohan". */
export const siteText = (test: Test): string => nounPhrase('site', asSite(phraseOf(test)));

const ALONE = 'who is the only character in his company';
const isAlone = ({ what, denied }: With): boolean =>
  denied === true && typeof what === 'object' && what.least === 2 && what.noun === 'characters';
/** What is so of his company is said of it. */
function ofMember(tail: Tail): Tail {
  if (isTail(tail, 'attacked')) return 'in the attacked company';
  if (!isTail(tail, 'with') || !tail.ofCompany) return tail;
  return isAlone(tail) ? ALONE : `in a company ${tailText(tail)}`;
}
export const asUser = ({ after = [], ...rest }: Phrase): Phrase => ({ ...rest, after: after.map(ofMember) });
const asMember = ({ before = [], after = [], ...rest }: Phrase): Phrase => ({
  ...rest,
  before: before.filter((word) => word !== 'moving'),
  after: [...after.map(ofMember), ...(before.includes('moving') ? ['in a moving company'] : [])],
});

/** The site path that a company's site has of its own is on the card of its new site; where it moves is said once. */
function asMover({ after = [], ...rest }: Phrase): Phrase {
  const said = after.map((tail) =>
    isTail(tail, 'with') && tail.in === PATH_ON_CARD ? { ...tail, in: PATH_ON_NEW_CARD } : tail,
  );
  const here = said.filter((tail) => isTail(tail, 'near')).find(({ going }) => going);
  const moves = said.find((tail) => isTail(tail, 'moves'));
  if (!here || !moves) return { ...rest, after: said };
  return {
    ...rest,
    after: [...said.filter((tail) => tail !== here && tail !== moves), `that moves to ${here.who} this turn`],
  };
}

const withoutThe = (name: string): string => (name.startsWith('The ') ? name.slice('The '.length) : name);

const phraseFor = (kind: Kind, side: Side, test: Test | undefined): Phrase => {
  const phrase = test ? phraseOf(test) : {};
  const { after = [], ...rest } =
    kind === 'site'
      ? asSite(phrase)
      : kind === 'character'
        ? asMember(phrase)
        : kind === 'company'
          ? asMover(phrase)
          : phrase;
  if (rest.proper && side === 'own' && kind === 'item' && rest.noun)
    return { ...rest, noun: `your ${withoutThe(rest.noun)}`, after };
  const whose = rest.proper && side === 'own' ? [] : SIDES[side];
  if (kind === 'site' && side === 'own')
    return { ...rest, after: [...after, 'where a company of yours is or arrives'] };
  return { ...rest, after: [...whose, ...after] };
};

/** "a character", "a company of yours at a Haven". A hazard is played on nobody but the opponent: that is not said. */
export function pickText(pick: Pick, hazard = false, isSaid: (tail: Tail) => boolean = () => true): string {
  if (pick.if?.is === 'same') return WHO_NAMES[pick.if.as];
  const side = hazard && pick.side === 'theirs' ? 'any' : pick.side;
  const { after = [], ...rest } = phraseFor(pick.kind, side, pick.if);
  return aPhrase(KIND_NAMES[pick.kind], { ...rest, after: after.filter(isSaid) });
}

/** "each Man", "the bearer". */
export function whomText(whom: Whom | Pick): string {
  if (typeof whom === 'string') return whoText(whom);
  if (whom.is === 'pick') return pickText(whom);
  if (isOthers(whom.if)) return `each other ${KIND_NAMES[whom.kind]} in ${ownedBy('host', 'company')}`;
  if (whom.if?.is === 'bears' && phraseOf(whom.if.test).proper)
    return `the bearer of ${aPhrase('item', phraseOf(whom.if.test))}`;
  return whom.if && phraseOf(whom.if).proper ? eachText(whom) : `each ${eachText(whom)}`;
}
export function eachText({ kind, side, if: test }: Each, first: readonly Tail[] = []): string {
  const { after = [], ...rest } = phraseFor(kind, side, test);
  return nounPhrase(KIND_NAMES[kind], { ...rest, after: [...first, ...after] });
}
/** The companions of who bears the card. */
const isOthers = (test: Test | undefined): boolean =>
  test?.is === 'all' &&
  test.of.length === 2 &&
  test.of.some((one) => one.is === 'in-company-of' && one.who === 'host') &&
  test.of.some((one) => one.is === 'not' && one.test.is === 'same' && one.test.as === 'host');

/** "+2", or what is added. */
export const byText = (n: Amount): string => (typeof n === 'number' ? signed(n) : amountText(n));

export function changeText(change: AmountChange): string {
  if (typeof change === 'number') return `modified by ${signed(change)}`;
  if ('by' in change) return `increased by ${amountText(change.by)}`;
  if ('times' in change) return change.times === 2 ? 'doubled' : `multiplied by ${change.times}`;
  return 'to' in change ? `reduced to ${numberText(change.to)}` : 'halved (rounded up)';
}

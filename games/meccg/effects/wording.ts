// Pieces of sentences about the words of a card: whom it means, how much.
import { amountText } from './amounts.ts';
import { KIND_NAMES, WHO_NAMES } from './names.ts';
import { aPhrase, nounPhrase, type Phrase, signed } from './phrase.ts';
import { phraseOf } from './tests.ts';
import type { Amount, Change, Each, Kind, Pick, Side, Test, Who, Whom } from './vocabulary.ts';

export const whoText = (who: Who): string => WHO_NAMES[who];

const SIDES: Readonly<Record<Side, readonly string[]>> = { own: ['of yours'], theirs: ['of your opponent'], any: [] };

/** A site that is at a Haven is a Haven. */
function asSite(it: Phrase): Phrase {
  const denied = (it.after ?? []).filter((part) => /^not at an? [\w-]+$/.test(part));
  const after = (it.after ?? []).filter((part) => !denied.includes(part));
  const before = [...(it.before ?? []), ...denied.map((part) => part.replace(/^not at an? /, 'non-'))];
  const phrase: Phrase = { ...it, before, after };
  const at = after.find((part) => /^at an? /.test(part));
  const named = after.find((part) => /^at [A-Z]/.test(part));
  if (phrase.noun === undefined && at === undefined && named !== undefined)
    return { ...phrase, noun: named.slice(3), proper: true, after: after.filter((part) => part !== named) };
  if (at === undefined || phrase.noun !== undefined) return phrase;
  return { ...phrase, noun: at.replace(/^at an? /, ''), after: after.filter((part) => part !== at) };
}

/** "a Border-hold", "Moria". */
export const aSiteText = (test: Test): string => aPhrase('site', asSite(phraseOf(test)));
/** "each Border-hold", "Moria". */
export const eachSiteText = (test: Test): string =>
  asSite(phraseOf(test)).proper ? siteText(test) : `each ${siteText(test)}`;
/** "Border-hold", "site in Rohan". */
export const siteText = (test: Test): string => nounPhrase('site', asSite(phraseOf(test)));

/** What is so of his company is said of it. */
function asMember(phrase: Phrase, test: Test | undefined): Phrase {
  const parts = test?.is === 'all' ? test.of : test ? [test] : [];
  const { before = [], after = [], ...rest } = phrase;
  const contains = parts.some((part) => part.is === 'contains');
  return {
    ...rest,
    before: before.filter((word) => word !== 'moving'),
    after: [
      ...after.map((part) => (contains ? part.replace(/^with /, 'in a company with ') : part)),
      ...(before.includes('moving') ? ['in a moving company'] : []),
    ],
  };
}

const phraseFor = (kind: Kind, side: Side, test: Test | undefined): Phrase => {
  const phrase = test ? phraseOf(test) : {};
  const { after = [], ...rest } =
    kind === 'site' ? asSite(phrase) : kind === 'character' ? asMember(phrase, test) : phrase;
  const whose = rest.proper && side === 'own' && kind !== 'item' ? [] : SIDES[side];
  return { ...rest, after: [...whose, ...after] };
};

/** "a character", "a company of yours at a Haven". A hazard is played on nobody but the opponent: that is not said. */
export function pickText(pick: Pick, hazard = false): string {
  const side = hazard && pick.side === 'theirs' ? 'any' : pick.side;
  const text = aPhrase(KIND_NAMES[pick.kind], phraseFor(pick.kind, side, pick.if));
  return pick.orDeclared ? `${text}, in play or declared earlier in the chain,` : text;
}

/** "each Man", "the bearer". */
export function whomText(whom: Whom | Pick): string {
  if (typeof whom === 'string') return whoText(whom);
  if (whom.is === 'pick') return pickText(whom);
  return whom.if && phraseOf(whom.if).proper ? eachText(whom) : `each ${eachText(whom)}`;
}
export const eachText = (each: Each): string =>
  nounPhrase(KIND_NAMES[each.kind], phraseFor(each.kind, each.side, each.if));

/** "+2", or what is added. */
export const byText = (n: Amount): string => (typeof n === 'number' ? signed(n) : amountText(n));

export function changeText(change: Change): string {
  if (typeof change === 'number') return `modified by ${signed(change)}`;
  if ('by' in change) return `increased by ${amountText(change.by)}`;
  if ('times' in change) return change.times === 2 ? 'doubled' : `multiplied by ${change.times}`;
  return 'half' in change ? 'halved (rounded up)' : `set to ${change.set}`;
}

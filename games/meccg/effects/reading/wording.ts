// Pieces of sentences about the words of a card: whom it means, how much.

import { KIND_NAMES, WHO_NAMES } from '../phrases/names.ts';
import { aPhrase, nounPhrase, numberText, type Phrase, signed } from '../phrases/phrase.ts';
import type { Amount, Change, Each, Kind, Pick, Side, Test, Who, Whom } from '../vocabulary.ts';
import { amountText } from './amounts.ts';
import { phraseOf } from './tests.ts';

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

const NOBODY_ELSE = 'with fewer than two characters';
/** What is so of his company is said of it. */
function asMember(phrase: Phrase, test: Test | undefined): Phrase {
  const parts = test?.is === 'all' ? test.of : test ? [test] : [];
  const { before = [], after = [], ...rest } = phrase;
  const contains = parts.some((part) => part.is === 'contains');
  return {
    ...rest,
    before: before.filter((word) => word !== 'moving'),
    after: [
      ...after.map((part) =>
        part === NOBODY_ELSE ? 'alone in his company' : contains ? part.replace(/^with /, 'in a company with ') : part,
      ),
      ...(before.includes('moving') ? ['in a moving company'] : []),
    ],
  };
}

const MOVES = 'that moves this turn';
/** The site path that a company's site has of its own is on the card of its new site; where it moves is said once. */
function asMover({ after = [], ...rest }: Phrase): Phrase {
  const [here] = after.map((part) => /^at, or moving to, (.+)’s site$/.exec(part)?.[1]).filter((part) => part);
  const said = after.map((part) => part.replace('on its card', 'on its new site card'));
  if (here === undefined || !after.includes(MOVES)) return { ...rest, after: said };
  const others = said.filter((part) => part !== MOVES && !part.startsWith('at, or moving to,'));
  return { ...rest, after: [...others, `that moves to ${here} this turn`] };
}

const phraseFor = (kind: Kind, side: Side, test: Test | undefined): Phrase => {
  const phrase = test ? phraseOf(test) : {};
  const { after = [], ...rest } =
    kind === 'site'
      ? asSite(phrase)
      : kind === 'character'
        ? asMember(phrase, test)
        : kind === 'company'
          ? asMover(phrase)
          : phrase;
  if (rest.proper && side === 'own' && kind === 'item' && rest.noun)
    return { ...rest, noun: `your ${rest.noun.replace(/^The /, '')}`, after };
  const whose = rest.proper && side === 'own' ? [] : SIDES[side];
  if (kind === 'site' && side === 'own')
    return { ...rest, after: [...after, 'where a company of yours is or arrives'] };
  return { ...rest, after: [...whose, ...after] };
};

/** "a character", "a company of yours at a Haven". A hazard is played on nobody but the opponent: that is not said. */
export function pickText(pick: Pick, hazard = false): string {
  if (pick.if?.is === 'same') return WHO_NAMES[pick.if.as];
  const side = hazard && pick.side === 'theirs' ? 'any' : pick.side;
  const text = aPhrase(KIND_NAMES[pick.kind], phraseFor(pick.kind, side, pick.if));
  return pick.orDeclared ? `${text}, in play or declared earlier in the chain (and so cancelled),` : text;
}

/** "each Man", "the bearer". */
export function whomText(whom: Whom | Pick): string {
  if (typeof whom === 'string') return whoText(whom);
  if (whom.is === 'pick') return pickText(whom);
  if (isOthers(whom.if)) return `each other ${KIND_NAMES[whom.kind]} in ${WHO_NAMES.host}’s company`;
  if (whom.if?.is === 'bears' && phraseOf(whom.if.test).proper)
    return `the bearer of ${aPhrase('item', phraseOf(whom.if.test))}`;
  return whom.if && phraseOf(whom.if).proper ? eachText(whom) : `each ${eachText(whom)}`;
}
export const eachText = (each: Each): string =>
  nounPhrase(KIND_NAMES[each.kind], phraseFor(each.kind, each.side, each.if));
/** The companions of who bears the card. */
const isOthers = (test: Test | undefined): boolean =>
  test?.is === 'all' &&
  test.of.length === 2 &&
  test.of.some((one) => one.is === 'in-company-of' && one.who === 'host') &&
  test.of.some((one) => one.is === 'not' && one.test.is === 'same' && one.test.as === 'host');

/** "+2", or what is added. */
export const byText = (n: Amount): string => (typeof n === 'number' ? signed(n) : amountText(n));

export function changeText(change: Change): string {
  if (typeof change === 'number') return `modified by ${signed(change)}`;
  if ('by' in change) return `increased by ${amountText(change.by)}`;
  if ('times' in change) return change.times === 2 ? 'doubled' : `multiplied by ${change.times}`;
  return 'to' in change ? `reduced to ${numberText(change.to)}` : 'halved (rounded up)';
}

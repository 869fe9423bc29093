// How continuous modifiers read: each a sentence without its full stop.
import { SKILLS } from '../cards/facts.ts';
import {
  BEARER,
  cardName,
  fillSome,
  ONE,
  raceName,
  regionTypeName,
  STAT_NAMES,
  siteTypeName,
  WHO_NAMES,
} from './phrases/names.ts';
import { andList, nounPhrase, numberText, orList, signed, withArticle } from './phrases/phrase.ts';
import { type Statement, statementText } from './phrases/statement.ts';
import { isTail, tailsText } from './phrases/tail.ts';
import { amountText, isLoss, opposite } from './reading/amounts.ts';
import { RULE_TEXTS } from './reading/switches.ts';
import { aText, isSentence, manyText, nounText, phraseOf, saysOf } from './reading/tests.ts';
import { byText, changeText, eachSiteText, eachText, whomText } from './reading/wording.ts';
import { actionText, eachTimeText, onceText } from './time-text.ts';
import { effectsText } from './verbs/telling.ts';
import type { Deed, Fate, Modifier, Numbers, Test } from './vocabulary.ts';

const NUMBER_NAMES: Readonly<Record<Numbers, string>> = {
  ...STAT_NAMES,
  'corruption-check': 'corruption checks',
  'influence-check': 'influence checks',
  'general-influence': 'general influence',
  'ring-test': 'gold ring tests',
  'body-check': 'body checks',
};
const isSkill = (what: string): boolean => SKILLS.some((skill) => skill === what);
const DEEDS: Readonly<Record<Deed, string>> = {
  move: 'move',
  'site-phase': 'do anything in its site phase',
  untap: 'untap',
  company: 'be joined by allies or Ringwraith followers',
  follow: 'be controlled by direct influence',
};
/** What cannot be done to it: it cannot be … */
const FATES: Readonly<Record<Fate, string>> = {
  discarded: 'discarded',
  returned: 'returned to hand',
  struck: 'assigned strikes',
  influenced: 'influenced by the opponent',
  transferred: 'transferred',
  mustered: 'influenced with Muster',
  stored: 'stored',
};

/** A condition, of whom it is told. */
const when = (test: Test | undefined, subject: string): string =>
  test ? `if ${saysOf(test, subject, { again: subject })}, ` : '';
const has = (subject: string): string => (subject === WHO_NAMES.player ? 'have' : 'has');

/** What counts as what. */
const treated = (
  changes: { readonly [type in string]?: string } | undefined,
  name: (type: never) => string,
): (readonly [from: string, to: string])[] =>
  Object.entries(changes ?? {}).map(([from, to]) => [name(from as never), withArticle(name(to as never))]);

const PURPOSES = { hazards: 'playing hazards', healing: 'healing' };
const treatedFor = (text: string, purpose: keyof typeof PURPOSES | undefined): Statement =>
  purpose ? { start: `${text} for the purpose of`, adds: PURPOSES[purpose] } : { start: text };

/** `told` is who is spoken of: the card, or somebody whose card it is. */
type Texts = {
  readonly [Is in Modifier['is']]: (modifier: Extract<Modifier, { is: Is }>, told: string) => string | Statement;
};
const TEXTS: Texts = {
  bonus({ to, n, of, if: test, max, min, against }, told) {
    const subject = whomText(of);
    const limit =
      max !== undefined ? ` (to a maximum of ${max})` : min !== undefined ? ` (to a minimum of ${min})` : '';
    if (to === 'corruption' && typeof n === 'object' && n.is === 'count')
      return `${when(test, told)}${subject} has ${n.each} more corruption ${n.each === 1 ? 'point' : 'points'} for each ${eachText(n.of)}`;
    if (to === 'corruption')
      return `${when(test, told)}${subject} ${has(subject)} ${amountText(n)} more corruption ${n === 1 ? 'point' : 'points'}`;
    if (to === 'ring-test' && typeof of !== 'string')
      return `${when(test, told)}the roll of each test of a gold ring borne by a ${eachText(of)} is modified by ${byText(n)}`;
    if (to === 'body-check' && of === 'attack')
      return `${when(test, told)}body checks of ${subject} are modified by ${byText(n)}`;
    const add = typeof n === 'number' ? signed(n) : `plus ${byText(n)}`;
    const whom = against
      ? ` against ${against.is === 'same' ? WHO_NAMES[against.as] : manyText('character', against)}`
      : '';
    return {
      start: `${when(test, told)}${subject} ${has(subject)}`,
      adds: `${add} to ${NUMBER_NAMES[to]}${whom}${limit}`,
    };
  },
  'attack-bonus'({ prowess, strikes, body, chooser, normal, uncancellable, of, if: test }, told) {
    const parts: string[] = [];
    const against =
      test && isKey(test)
        ? `${keyText(test)}, `
        : test && !isSentence(test)
          ? `against ${aText('character', test)}, `
          : when(test, told);
    if (prowess !== undefined && prowess === strikes)
      return `${against}the prowess and the number of strikes of ${attackNoun(of)} are each ${changeText(prowess)}`;
    if (prowess !== undefined)
      parts.push(
        typeof prowess === 'number'
          ? `${attackNoun(of)} ${has(attackNoun(of))} ${signed(prowess)} to prowess${typeof body === 'number' ? ` and ${signed(body)} to body` : ''}`
          : `the prowess of ${attackNoun(of)} is ${changeText(prowess)}`,
      );
    if (strikes !== undefined) parts.push(`the number of strikes of ${attackNoun(of)} is ${changeText(strikes)}`);
    if (body !== undefined && (typeof body !== 'number' || typeof prowess !== 'number'))
      parts.push(`the body of ${attackNoun(of)} is ${changeText(body)}`);
    if (chooser === 'attacker') parts.push('the attacker chooses the defending characters');
    if (chooser === 'defender') parts.push('you assign all its strikes, even to tapped and wounded characters,');
    if (normal) parts.push(`${attackNoun(of)} is a normal attack, not a detainment attack`);
    if (uncancellable) parts.push(`${parts.length === 0 ? `${attackNoun(of)} ` : ''}cannot be cancelled`);
    return against + andList(parts);
  },
  'hazard-limit'({ change, min, of, if: test }) {
    const how =
      typeof change === 'object' && 'times' in change
        ? change.times === 2
          ? 'doubled'
          : `multiplied by ${change.times}`
        : typeof change === 'number'
          ? `modified by ${byText(change)}`
          : isLoss(change)
            ? `reduced by ${byText(opposite(change))}`
            : `increased by ${byText(change)}`;
    return `${when(test, 'the company')}the hazard limit of ${whomText(of)} is ${how}${min === undefined ? '' : ` (not below ${numberText(min)})`}`;
  },
  draws({ of, n, if: test }) {
    const who = of === 'player' ? 'you may draw' : 'your opponent may draw';
    const cards =
      typeof n === 'number'
        ? `${numberText(Math.abs(n))} ${n < 0 ? 'fewer' : 'more'} ${Math.abs(n) === 1 ? 'card' : 'cards'}${n < 0 ? ' (to a minimum of none)' : ''}`
        : 'times' in n
          ? `up to ${n.times === 2 ? 'twice' : `${n.times} times`} the usual number of cards`
          : typeof n === 'object' && 'is' in n && n.is === 'path-count' && n.each === 1
            ? `one more card for its movement for each ${regionTypeName(n.type)} in its site path`
            : `as many more cards as ${amountText(n)}`;
    return `when ${aText('company', test)} moves, ${who} ${cards}${cards.includes(' for its movement ') ? '' : ' for its movement'}`;
  },
  points: ({ n, of }) =>
    `${whomText({ is: 'each', kind: 'card', side: 'any', if: of })} gives ${numberText(Math.abs(n))} ${n < 0 ? 'fewer' : 'more'} marshalling ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  'hand-size': ({ n, if: test }, told) =>
    `${when(test, told)}your hand size is ${Math.abs(n)} ${n < 0 ? 'smaller' : 'greater'}`,
  'treat-as'({ regions, sites, one, in: region, for: purpose, if: test }, told) {
    if (region && regions)
      return `treat ${cardName(region)} as ${orList(Object.values(regions).map((type) => withArticle(regionTypeName(type))))}`;
    const all = [...treated(regions, regionTypeName), ...treated(sites, siteTypeName)];
    if (one && sites)
      return treatedFor(
        `${when(test, told)}treat the site as ${orList(Object.values(sites).map((type) => withArticle(siteTypeName(type))))}`,
        purpose,
      );
    const parts = test?.is === 'all' ? test.of : test ? [test] : [];
    const only = parts.find((part) => part.is === 'named');
    if (sites && only)
      return treatedFor(
        `${parts.length > 1 ? when({ is: 'all', of: parts.filter((part) => part !== only) }, told) : ''}treat ${nounText('site', only)} as ${orList(Object.values(sites).map((type) => withArticle(siteTypeName(type))))}`,
        purpose,
      );
    const said = all.map(([from, to]) =>
      one ? `one ${from} in ${WHO_NAMES.company}’s site path as ${to}` : `every ${from} as ${to}`,
    );
    return treatedFor(`${one ? '' : when(test, told)}treat ${(one ? orList : andList)(said)}`, purpose);
  },
  grants: ({ what, to }) =>
    what === 'palantir-use'
      ? `${to === 'it' ? BEARER : `the bearer of ${whomText(to)}`} is able to use it`
      : what === 'dwarf-bearing'
        ? `the bearer of ${whomText(to)} bears it as though he were a Dwarf`
        : what === 'leader'
          ? `${whomText(to)} is a leader`
          : `${whomText(to)} ${isSkill(what) ? `has the ${what} skill` : `can use ${what}`}`,
  forbids: ({ what, of, unless }) =>
    `${whomText(of)} may not ${DEEDS[what]}${what === 'untap' && typeof of !== 'string' && of.if?.is === 'same' ? ' as long as he has this card' : ''}${unless ? ` unless ${aText('character', unless)} of the company taps (even at the start of that phase)` : ''}`,
  'no-creatures'({ if: test, but, of }) {
    const parts = test?.is === 'all' ? test.of : test ? [test] : [];
    const about = parts.filter((part) => !isKey(part));
    const keyed = parts.filter(isKey).map((part) => (part.is === 'not' ? part.test : part));
    const barred = parts.some((part) => part.is === 'keyed-to') ? ` ${keyed.map(keyText).join(' and ')}` : '';
    const spared = barred === '' && keyed.length > 0 ? ` except those ${keyed.map(keyText).join(' and ')}` : '';
    const others = but ? ` except ${manyText('creature', but)}` : '';
    const sofar = about.length > 0 ? when({ is: 'all', of: about }, 'the company') : '';
    return `${sofar}no hazard creatures${barred}${spared}${others} may be played on ${whomText(of)}`;
  },
  'more-keys'({ of, regionTypes = [], siteTypes = [], anywhere, if: test, once }) {
    const keys = [...regionTypes.map(regionTypeName), ...siteTypes.map(siteTypeName)];
    const who = once ? `${ONE} ${nounText('creature', of)}` : manyText('creature', of);
    const against = test ? ` against ${aText('company', test)}` : '';
    return anywhere
      ? `any ${nounText('creature', of)} may be played${against} regardless of keying`
      : `${who} may also be keyed to ${orList(keys.map(withArticle))}${against}`;
  },
  'doubles-corruption': ({ of }) =>
    of !== 'least'
      ? `the corruption points of ${manyText('card', of)} are doubled`
      : 'each character has the corruption points of one of his sources of corruption doubled, the one that gives him the fewest',
  'cannot-be': ({ what, of, by }) => ({
    start: typeof of === 'string' ? `${whomText(of)} cannot be` : `no ${eachText(of)} can be`,
    adds: `${FATES[what]}${!by ? '' : what === 'struck' ? ` of ${aText('attack', by)}` : by.is === 'same' ? ' by a body check' : ` by ${nounText('card', by)}`}`,
    joint: 'or',
  }),
  'cancels-attacks': ({ of, company, if: test }) =>
    `every ${of.is === 'named' ? 'attack of ' : ''}${nounText('attack', of)} on ${test ? `${aText('company', test)} here` : whomText(company)} is cancelled`,
  walks: ({ more, through, of }) =>
    through
      ? `the site path of ${whomText(of)} must then have ${withArticle(regionTypeName(through))}`
      : `${whomText(of)} may play ${more === 1 ? 'one region card' : `up to ${numberText(more ?? 0)} region cards`} more`,
  adjacent: ({ pairs, of }) =>
    `for the movement of ${whomText(of)} these regions count as adjacent (${pairs.map(([a, b]) => `${cardName(a)} with ${cardName(b)}`).join('; ')})`,
  'automatic-attack': ({ race, strikes, prowess, at }) =>
    `${eachSiteText(at)} has an additional automatic-attack: ${raceName(race)}, ${numberText(strikes)} ${strikes === 1 ? 'strike' : 'strikes'} with ${prowess} prowess`,
  'repeats-attack': () =>
    'it is followed by another automatic-attack that is its exact copy, with all present and later changes of it,',
  later({ on, of, do: effects }) {
    if (typeof of === 'string') return `${onceText(on, whomText(of))}, ${effectsText(effects)}`;
    const done = fillSome(effectsText(effects), { by: 'that character' });
    return `${eachTimeText(on, aText('character', of.if))} this turn, ${done}`;
  },
  fends: ({ against, of, if: test }, told) =>
    `${when(test, told)}any character in ${whomText(of)} may tap to cancel ${actionText(against)}`,
  rule: ({ name, if: test }, told) =>
    `${test?.is === 'in-company-of' || test?.is === 'same' ? '' : when(test, told)}${RULE_TEXTS[name]}`,
};

/** What the creature is keyed to, or is not. */
const isKey = (test: Test): boolean => test.is === 'keyed-to' || (test.is === 'not' && test.test.is === 'keyed-to');
const keyText = (test: Test): string => tailsText(phraseOf(test).after ?? []).join(' ');

const ORDINALS: ReadonlySet<string> = new Set(['first', 'second', 'chosen']);

const attackNoun = (of: Test | undefined): string => {
  if (!of) return WHO_NAMES.attack;
  if (of.is === 'named') return `${nounText('attack', of)}’s attack`;
  const parts = of.is === 'all' ? of.of : [of];
  const company = parts.find((part) => part.is === 'in-company-of');
  const others: Test = { is: 'all', of: parts.filter((part) => part !== company) };
  const { before = [], after = [], ...rest } = phraseOf(others);
  const noun = nounPhrase('attack', {
    ...rest,
    before,
    after: [
      ...after.map((tail) => (isTail(tail, 'other') ? { ...tail, than: `${tail.than}’s` } : tail)),
      ...(company ? [`on ${WHO_NAMES[company.who]}`] : []),
    ],
  });
  return before.some((word) => ORDINALS.has(word)) ? `the ${noun}` : `each ${noun}`;
};

/** In parts, so that what is said of one and the same can be said in one breath. */
export function modifierStatement(modifier: Modifier, told = 'it'): Statement {
  const said = (TEXTS[modifier.is] as (modifier: Modifier, told: string) => string | Statement)(modifier, told);
  return typeof said === 'string' ? { start: said } : said;
}
export const modifierText = (modifier: Modifier, told = 'it'): string =>
  statementText(modifierStatement(modifier, told));

// How continuous modifiers read: each a sentence without its full stop.
import { amountText } from './amounts.ts';
import { cardName, raceName, regionTypeName, STAT_NAMES, siteTypeName, WHO_NAMES } from './names.ts';
import { andList, numberText, orList, signed, withArticle } from './phrase.ts';
import { RULE_TEXTS } from './switches.ts';
import { manyText, nounText, saysOf } from './tests.ts';
import type { Deed, Fate, Modifier, Numbers, Test } from './vocabulary.ts';
import { byText, changeText, siteText, whomText } from './wording.ts';

const NUMBER_NAMES: Readonly<Record<Numbers, string>> = {
  ...STAT_NAMES,
  'corruption-check': 'corruption checks',
  'influence-check': 'influence checks',
  'ring-test': 'gold ring tests',
  'body-check': 'body checks',
};
const DEEDS: Readonly<Record<Deed, string>> = {
  move: 'move',
  'site-phase': 'do anything in the site phase',
  'play-resources': 'play resources',
  untap: 'untap',
  heal: 'heal',
  tap: 'tap',
};
const FATES: Readonly<Record<Fate, string>> = {
  discarded: 'be discarded',
  returned: 'be returned to hand or to the site of origin',
  struck: 'be assigned strikes',
  influenced: 'be influenced by the opponent',
  transferred: 'be transferred',
  stored: 'be stored',
  cancelled: 'be cancelled',
  attacked: 'be attacked',
};

const when = (test: Test | undefined): string => (test ? `if ${saysOf(test)}, ` : '');
const has = (subject: string): string => (subject === WHO_NAMES.player ? 'have' : 'has');

const treated = (
  changes: { readonly [type in string]?: string } | undefined,
  name: (type: never) => string,
): string[] =>
  Object.entries(changes ?? {}).map(([from, to]) => `${name(from as never)} as ${withArticle(name(to as never))}`);

const FOR = { hazards: ', for playing hazards only', healing: ', for healing only' };

type Texts = { readonly [Is in Modifier['is']]: (modifier: Extract<Modifier, { is: Is }>) => string };
const TEXTS: Texts = {
  bonus({ to, n, of, if: test, against, max, min }) {
    const subject = whomText(of);
    const limit = max !== undefined ? `, to a maximum of ${max}` : min !== undefined ? `, to a minimum of ${min}` : '';
    const versus = against ? ` against ${manyText('card', against)}` : '';
    if (to === 'corruption') return `${when(test)}${subject} ${has(subject)} ${amountText(n)} more corruption points`;
    const add = typeof n === 'number' ? signed(n) : `plus ${byText(n)}`;
    return `${when(test)}${subject} ${has(subject)} ${add} to ${NUMBER_NAMES[to]}${versus}${limit}`;
  },
  'attack-bonus'({ prowess, strikes, body, of, if: test }) {
    const parts: string[] = [];
    if (prowess !== undefined) parts.push(`the prowess of ${attackNoun(of)} is ${changeText(prowess)}`);
    if (strikes !== undefined) parts.push(`the number of strikes of ${attackNoun(of)} is ${changeText(strikes)}`);
    if (body !== undefined) parts.push(`the body of ${attackNoun(of)} is ${changeText(body)}`);
    return when(test) + andList(parts);
  },
  'hazard-limit'({ change, min, of, if: test }) {
    const how =
      typeof change === 'object' && 'times' in change
        ? change.times === 2
          ? 'doubled'
          : `multiplied by ${change.times}`
        : `modified by ${byText(change)}`;
    return `${when(test)}the hazard limit of ${whomText(of)} is ${how}${min === undefined ? '' : ` (not below ${numberText(min)})`}`;
  },
  draws: ({ of, n, if: test }) =>
    `${when(test)}${of === 'player' ? 'you draw' : 'your opponent draws'} ${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'} ${Math.abs(n) === 1 ? 'card' : 'cards'} for a moving company`,
  'hand-size': ({ n, if: test }) => `${when(test)}your hand size is ${Math.abs(n)} ${n < 0 ? 'smaller' : 'greater'}`,
  points: ({ n, if: test }) => `${when(test)}this card gives ${signed(n)} marshalling points`,
  'treat-as'({ regions, sites, one, for: purpose, if: test }) {
    const all = [...treated(regions, regionTypeName), ...treated(sites, siteTypeName)];
    if (one && sites)
      return `${when(test)}treat the site as ${orList(Object.values(sites).map((type) => withArticle(siteTypeName(type))))}`;
    const which = one ? 'one ' : 'every ';
    return `${when(test)}treat ${which}${all.join(one ? ' or one ' : ' and every ')}${purpose ? FOR[purpose] : ''}`;
  },
  grants: ({ what, to, if: test }) =>
    `${when(test)}${whomText(to)} ${what === 'palantir-use' ? 'may use Palantíri' : `has the ${what} skill`}`,
  forbids: ({ what, of, if: test }) => `${when(test)}${whomText(of)} may not ${DEEDS[what]}`,
  allows: ({ what, of, if: test }) => `${when(test)}${whomText(of)} may ${DEEDS[what]}`,
  'no-creatures': ({ if: test, but, of }) =>
    `${when(test)}no hazard creatures may be played on ${whomText(of)}${but ? `, except ${nounText('creature', but)}` : ''}`,
  'more-keys'({ of, regionTypes = [], siteTypes = [], anywhere, if: test }) {
    const keys = [...regionTypes.map(regionTypeName), ...siteTypes.map(siteTypeName)];
    return `${when(test)}${manyText('creature', of)} may ${anywhere ? 'be played anywhere' : `also be keyed to ${orList(keys)}`}`;
  },
  'cannot-be': ({ what, of, by, if: test }) =>
    `${when(test)}${whomText(of)} cannot ${FATES[what]}${by ? ` by ${nounText('card', by)}` : ''}`,
  'cancels-attacks': ({ of, company }) => `every ${nounText('attack', of)} on ${whomText(company)} is cancelled`,
  adjacent: ({ pairs }) =>
    `for its movement ${andList(pairs.map(([a, b]) => `${cardName(a)} and ${cardName(b)}`))} count as adjacent`,
  'more-regions': ({ n, of }) => `${whomText(of)} may move through ${n} more ${n === 1 ? 'region' : 'regions'}`,
  'automatic-attack': ({ race, strikes, prowess, at, if: test }) =>
    `${when(test)}each ${siteText(at)} has an additional automatic-attack: ${raceName(race)}, ${numberText(strikes)} ${strikes === 1 ? 'strike' : 'strikes'} with ${prowess} prowess`,
  rule: ({ name, if: test }) => `${when(test)}${RULE_TEXTS[name]}`,
};

const attackNoun = (of: Test | undefined): string => {
  if (!of) return WHO_NAMES.attack;
  const noun = nounText('attack', of);
  return /^(first|second) /.test(noun) ? `the ${noun}` : `each ${noun}`;
};

export const modifierText = (modifier: Modifier): string =>
  (TEXTS[modifier.is] as (modifier: Modifier) => string)(modifier);

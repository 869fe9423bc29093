// When something can be done or happens, in words.

import { phaseText } from './phase-text.ts';
import { ownedBy, regionNames, WHO_NAMES } from './phrases/names.ts';
import { aPhrase, join, orList, withArticle } from './phrases/phrase.ts';
import { aText, phraseOf, saysOf } from './reading/tests.ts';
import type { ActionTest, CheckKind, Effect, GuardedAgainst, Happening, Test, Trigger, Window } from './vocabulary.ts';

const CHECKS: Readonly<Record<CheckKind, string>> = {
  corruption: 'corruption check',
  influence: 'influence check',
  body: 'body check',
  'ring-test': 'gold ring test',
  any: 'check',
};

const GUARDED: Readonly<Record<GuardedAgainst, string>> = {
  item: 'an item',
  ally: 'an ally',
  faction: 'a faction',
  influence: 'an influence attempt',
  play: 'an event',
};

const EFFECT_NOUNS: { readonly [is in Effect['is']]?: string } = {
  'return-to-origin': `send ${WHO_NAMES.company} back to its site of origin`,
};

const companyText = (test: Test): string =>
  test.is === 'in-company-of'
    ? test.who === 'company'
      ? WHO_NAMES.company
      : ownedBy(test.who, 'company')
    : aText('company', test);

export function actionText(test: ActionTest): string {
  const whose = test.side === 'own' ? ' of yours' : test.side === 'theirs' ? ' of your opponent' : '';
  if (test.influence === 'faction') return 'an attempt to influence a faction of yours';
  if (test.influence && test.touches)
    return `an attempt to influence a character, ally or item in ${companyText(test.touches)}`;
  if (test.influence) return 'an attempt to influence a character, follower, ally, item or faction of yours';
  if (test.card && test.side === 'own') return `the use of ${aText('card', test.card)} of yours`;
  const noun = test.card ? aText('card', test.card) : 'an action';
  const effect = test.effect ? ` that would ${EFFECT_NOUNS[test.effect] ?? test.effect.split('-').join(' ')}` : '';
  const at = test.targets
    ? ` played on ${companyText(test.targets)}, on anybody or anything in it, or on its site`
    : '';
  return `${noun}${whose}${effect}${at}`;
}

const isAboutAttack = (test: Test): boolean =>
  test.is === 'not' ? isAboutAttack(test.test) : test.is === 'attack-is' || test.is === 'keyed-to';
const partsOf = (test: Test | undefined): readonly Test[] => (!test ? [] : test.is === 'all' ? test.of : [test]);
/** The user is the character who faces the strike. */
const isStruck = (by: Test | undefined): boolean =>
  partsOf(by).some((test) => test.is === 'same' && test.as === 'struck');

/** "a strike of a hazard creature attack on a Hobbit". */
function strikeText(test: Test | undefined): string {
  const attack = partsOf(test).filter(isAboutAttack);
  const struck = partsOf(test).filter((one) => !isAboutAttack(one));
  const { noun, before = [], after = [] } = join(attack.map(phraseOf));
  const of =
    attack.length > 0 ? ` of ${aPhrase('attack', { before, after, ...(noun !== undefined && { noun }) })}` : '';
  const on = struck.length > 0 ? ` on ${aText('character', { is: 'all', of: struck })}` : '';
  return of + on;
}

/** It is aimed at those who face the attack. */
export const isFacing = (on: Test | undefined): boolean =>
  partsOf(on).some((test) => test.is === 'in-company-of' && test.who === 'attack');

/** "a hazard creature attack on a company moving to Moria", "an Elf attack on a covert company of yours". */
function attackText({ if: test, on }: Extract<Window, { is: 'attack' }>, used: boolean): string {
  const about = on === 'any' ? 'moves-to' : 'company-kind';
  const company = partsOf(test).filter((one) => one.is === about);
  const attack = aText('attack', company.length > 0 ? { is: 'all', of: partsOf(test).filter(isAboutAttack) } : test);
  const yours = on === 'own' ? 'company of yours' : 'company';
  if (company.length > 0) return `${attack} on ${aText(yours, { is: 'all', of: company })}`;
  return on === 'own' && test?.is !== 'both-struck'
    ? `${attack} on ${used ? WHO_NAMES.company : 'a company of yours'}`
    : attack;
}

/** When a way is open; `by` is who uses it, `also` another check at which it is open as well. */
export function windowText(window: Window, by?: Test, used = false, also?: CheckKind): string {
  switch (window.is) {
    case 'phase':
      return phaseText(window);
    case 'attack':
      return `${isFacing(by) ? 'facing' : 'against'} ${attackText(window, by !== undefined || used)}, ${window.late ? 'at any time before it is over' : 'before its strikes are assigned'}`;
    case 'after-attack':
      return `immediately after ${aText('attack', window.if)} on ${by || used ? WHO_NAMES.company : 'a company of yours'}`;
    case 'attack-by':
      return `when ${by ? WHO_NAMES.company : 'a company of yours'} declares an attack on another company`;
    case 'assigned':
      return 'when the strikes of an attack have been assigned and none is resolved';
    case 'strike':
      return isStruck(by) ? strikeText(window.if).trimStart() : `against a strike${strikeText(window.if)}`;
    case 'check': {
      const own = window.if?.is === 'same' && window.if.as === 'by';
      const who = own ? '' : ` by ${aText('character of yours', window.if)}`;
      const against = window.against ? ` against ${aText('card', window.against)}` : '';
      const kinds = [window.of, ...(also ? [also] : [])].map((kind) => CHECKS[kind]);
      const check = own ? `his ${orList(kinds)}` : orList(kinds.map(withArticle));
      return `on ${check}${who}${against}, after it is declared and before its roll`;
    }
    case 'in-chain':
      return `in response to ${actionText(window.if)}`;
    case 'on-guard':
      return `from on-guard, in response to the declaration of ${orList(window.to.map((kind) => GUARDED[kind]))}`;
    case 'any-time':
      return 'at any point of any player’s turn';
  }
}

/** By happening: what is said of whom it happens to, or of the attack on a company; and what `it` is called afterwards. */
interface Moment {
  readonly who: 'character' | 'company' | 'phase' | 'self';
  readonly lead: 'when' | 'after' | 'before' | 'once' | 'at the beginning of' | 'at the start of' | 'at the end of';
  readonly rest: (who: string, attack: string) => string;
}
const HAPPENINGS: Readonly<Record<Happening, Moment>> = {
  'enters-play': { who: 'self', lead: 'when', rest: () => 'this card comes into play' },
  'untap-ends': { who: 'phase', lead: 'at the end of', rest: (whose) => `${whose} untap phase` },
  'long-events-end': { who: 'phase', lead: 'at the end of', rest: (whose) => `${whose} long-event phase` },
  'company-organized': { who: 'company', lead: 'at the end of', rest: (who) => `the organization phase of ${who}` },
  weather: {
    who: 'company',
    lead: 'when',
    rest: (who) => `${who} moves, or an environment is played while it moves`,
  },
  'movement-begins': {
    who: 'company',
    lead: 'at the beginning of',
    rest: (who) => `the movement/hazard phase of ${who}`,
  },
  'movement-ends': { who: 'company', lead: 'at the end of', rest: (who) => `the movement/hazard phase of ${who}` },
  'site-phase-begins': { who: 'company', lead: 'at the start of', rest: (who) => `the site phase of ${who}` },
  'attack-begins': { who: 'company', lead: 'before', rest: (_, attack) => `the strikes of ${attack} are assigned` },
  struck: { who: 'character', lead: 'when', rest: (who) => `a strike against ${who} succeeds` },
  'strike-fails': { who: 'character', lead: 'after', rest: (who) => `a strike against ${who} fails` },
  'avatar-comes': { who: 'character', lead: 'when', rest: (who) => `${who} comes into play` },
  wounded: { who: 'character', lead: 'when', rest: (who) => `${who} is wounded` },
  'attack-over': { who: 'company', lead: 'after', rest: (_, attack) => attack },
  'attack-defeated': { who: 'company', lead: 'when', rest: (_, attack) => `${attack} is defeated` },
  'item-gained': { who: 'character', lead: 'when', rest: (who) => `${who} gains an item in any way` },
  'item-played': { who: 'character', lead: 'when', rest: (who) => `${who} plays an item` },
  'influence-succeeds': {
    who: 'character',
    lead: 'when',
    rest: (who) => `${who} makes a successful influence attempt`,
  },
  'check-failed': { who: 'character', lead: 'when', rest: (who) => `${who} fails a corruption check` },
  'company-moves': { who: 'company', lead: 'when', rest: (who) => `${who} moves` },
  'company-changes': { who: 'company', lead: 'when', rest: (who) => `a character or ally joins or leaves ${who}` },
  'character-leaves': { who: 'company', lead: 'when', rest: (who) => `a character leaves ${who}` },
  'counterpart-played': { who: 'self', lead: 'when', rest: () => 'that manifestation is played' },
  'deck-exhausted': { who: 'self', lead: 'when', rest: () => 'a play deck is exhausted' },
  stored: { who: 'self', lead: 'once', rest: () => 'it is stored' },
  'aid-over': { who: 'self', lead: 'after', rest: () => 'an attack in which {self} came to the aid of a company' },
  'turn-ends': { who: 'phase', lead: 'at the end of', rest: (whose) => `${whose} turn` },
};

const momentText = (on: Happening, who: string, lead: string = HAPPENINGS[on].lead): string =>
  `${lead} ${HAPPENINGS[on].rest(who, `an attack on ${who}`)}`;
/** The next time that it happens to one who is known: "at the end of the turn", "when the company moves". */
export const onceText = (on: Happening, whom: string): string => {
  const { who } = HAPPENINGS[on];
  return momentText(on, who === 'phase' ? 'the' : who === 'company' ? whom : 'a character');
};
/** "each time a character at the site plays an item". */
export const eachTimeText = (on: Happening, whom: string): string => momentText(on, whom, 'each time');

/** Whom a happening is about, by whose it must be; a test about him qualifies him. */
function subjectText(who: Moment['who'], of: NonNullable<Trigger['of']>, test: Test | undefined): string {
  const { host } = WHO_NAMES;
  if (who === 'phase') return of !== 'any' ? `${host}’s` : test?.is === 'belongs' ? 'your opponent’s' : 'each';
  const company = ownedBy('host', 'company');
  if (of === 'host') return who === 'company' ? company : host;
  if (of === 'host-company') return who === 'company' ? company : `a character in ${company}`;
  if (of === 'self') return WHO_NAMES.self;
  if (of === 'attack') return 'the company';
  return aText(who === 'company' ? 'company' : 'character', test);
}

/** It is nothing but sentences, none of which qualifies a noun. */
const isSaidOnly = (test: Test): boolean =>
  test.is === 'all' || test.is === 'some'
    ? test.of.every(isSaidOnly)
    : test.is === 'not'
      ? isSaidOnly(test.test)
      : test.is === 'path-has' || test.is === 'contains' || test.is === 'in-play';

/** A company that moves anywhere else: "Rohan or Gondor". */
const outsideOf = (on: Happening, test: Test | undefined): string | undefined =>
  on === 'company-moves' && test?.is === 'not' && test.test.is === 'moves-to' ? regionNames(test.test.of) : undefined;

/** "when the bearer gains an item, if he is at a Haven". */
export function happeningText(on: Happening, of: NonNullable<Trigger['of']>, test: Test | undefined): string {
  const { who, lead, rest } = HAPPENINGS[on];
  if (of === 'attack') return `${lead} ${rest('the company', 'its attack')}`;
  const theirs = who === 'phase' && test?.is === 'belongs';
  const qualifies =
    theirs || (of === 'any' && (who === 'character' || who === 'company') && !(test && isSaidOnly(test)));
  const said = momentText(on, subjectText(who, of, qualifies ? test : undefined));
  if (!test || qualifies) return said;
  const outside = outsideOf(on, test);
  if (outside) return `${said} to a site outside ${outside}`;
  const whom = who === 'self' || who === 'company' ? 'it' : 'he';
  return `${said}, if ${saysOf(test, whom, { afterwards: on === 'movement-ends' })}`;
}

/** What `it` is called in what follows. */
export function nameOfIt(on: Happening): string {
  const { who } = HAPPENINGS[on];
  return who === 'company' ? 'the company' : who === 'self' ? 'this card' : 'that character';
}

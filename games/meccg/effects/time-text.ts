// When something can be done or happens, in words.
import { WHO_NAMES } from './phrases/names.ts';
import { join, orList, withArticle } from './phrases/phrase.ts';
import { aText, phraseOf, saysOf } from './reading/tests.ts';
import type { ActionTest, CheckKind, Effect, GuardedAgainst, Happening, Test, Trigger, Window } from './vocabulary.ts';
import { phaseText } from './windows.ts';

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
      : `${WHO_NAMES[test.who]}’s company`
    : aText('company', test).replace('moving company moving', 'company moving');

export function actionText(test: ActionTest): string {
  const whose = test.side === 'own' ? ' of yours' : test.side === 'theirs' ? ' of your opponent' : '';
  if (test.influence === 'faction') return 'an attempt to influence a faction of yours';
  if (test.influence && test.touches)
    return `an attempt to influence a character, ally or item in ${companyText(test.touches)}`;
  if (test.influence) return 'an attempt to influence a character, follower, ally, item or faction of yours';
  if (test.card && test.side === 'own') return `the use of ${aText('card', test.card)} of yours`;
  const noun = test.card ? aText('card', test.card) : 'an action';
  const effect = test.effect ? ` that would ${EFFECT_NOUNS[test.effect] ?? test.effect.replaceAll('-', ' ')}` : '';
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
  const of = attack.length > 0 ? ` of ${withArticle([...before, noun ?? 'attack', ...after].join(' '))}` : '';
  const on = struck.length > 0 ? ` on ${aText('character', { is: 'all', of: struck })}` : '';
  return of + on;
}

/** It is aimed at those who face the attack. */
const isFacing = (on: Test | undefined): boolean =>
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

/** When a way is open; `by` is who uses it. */
export function windowText(window: Window, by?: Test, used = false): string {
  switch (window.is) {
    case 'phase':
      return phaseText(window);
    case 'attack':
      return `${isFacing(by) ? 'facing' : 'against'} ${attackText(window, by !== undefined || used)}, ${window.late ? 'at any time before it is over' : 'before its strikes are assigned'}`;
    case 'after-attack':
      return `immediately after ${aText('attack', window.if)} on ${by || used ? WHO_NAMES.company : 'a company of yours'}`;
    case 'assigned':
      return 'when the strikes of an attack have been assigned and none is resolved';
    case 'strike':
      return `${isStruck(by) ? '' : 'against a strike'}${strikeText(window.if)}, before its roll`.trimStart();
    case 'check': {
      const own = window.if?.is === 'same' && window.if.as === 'by';
      const who = own ? '' : ` by ${aText('character of yours', window.if)}`;
      const against = window.against ? ` against ${aText('card', window.against)}` : '';
      const check = own ? `his ${CHECKS[window.of]}` : withArticle(CHECKS[window.of]);
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

/** By happening: what is said, with `$` for whom it happens to, and what `it` is called afterwards. */
const HAPPENINGS: Readonly<
  Record<Happening, readonly [text: string, who: 'character' | 'company' | 'phase' | 'self']>
> = {
  'enters-play': ['When this card comes into play', 'self'],
  'untap-ends': ['At the end of $ untap phase', 'phase'],
  'long-events-end': ['At the end of $ long-event phase', 'phase'],
  'company-organized': ['At the end of the organization phase of $', 'company'],
  weather: ['When $ moves, or an environment is played while it moves', 'company'],
  'movement-begins': ['At the beginning of the movement/hazard phase of $', 'company'],
  'movement-ends': ['At the end of the movement/hazard phase of $', 'company'],
  'site-phase-begins': ['At the start of the site phase of $', 'company'],
  'attack-begins': ['Before the strikes of an attack on $ are assigned', 'company'],
  struck: ['When a strike against $ succeeds', 'character'],
  'strike-fails': ['After a strike against $ fails', 'character'],
  'avatar-comes': ['When $ comes into play', 'character'],
  wounded: ['When $ is wounded', 'character'],
  'attack-over': ['After an attack on $', 'company'],
  'attack-defeated': ['When an attack on $ is defeated', 'company'],
  'item-gained': ['When $ gains an item in any way', 'character'],
  'item-played': ['When $ plays an item', 'character'],
  'influence-succeeds': ['When $ makes a successful influence attempt', 'character'],
  'check-failed': ['When $ fails a corruption check', 'character'],
  'company-moves': ['When $ moves', 'company'],
  'company-changes': ['When a character or ally joins or leaves $', 'company'],
  'character-leaves': ['When a character leaves $', 'company'],
  'counterpart-played': ['When that manifestation is played', 'self'],
  'deck-exhausted': ['When a play deck is exhausted', 'self'],
  stored: ['Once it is stored', 'self'],
  'aid-over': ['After an attack in which {self} came to the aid of a company', 'self'],
  'turn-ends': ['At the end of $ turn', 'phase'],
};

/** Whom a happening is about, by whose it must be; a test about him qualifies him. */
function subjectText(
  who: 'character' | 'company' | 'phase' | 'self',
  of: NonNullable<Trigger['of']>,
  test: Test | undefined,
): string {
  const { host } = WHO_NAMES;
  if (who === 'phase') return of !== 'any' ? `${host}’s` : test?.is === 'belongs' ? 'your opponent’s' : 'each';
  if (of === 'host') return who === 'company' ? `${host}’s company` : host;
  if (of === 'host-company') return who === 'company' ? `${host}’s company` : `a character in ${host}’s company`;
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

/** "When the bearer gains an item, if he is at a Haven". */
export function happeningText(on: Happening, of: NonNullable<Trigger['of']>, test: Test | undefined): string {
  const [text, who] = HAPPENINGS[on];
  if (of === 'attack') return text.replace(/an attack on \$/, 'its attack');
  const theirs = who === 'phase' && test?.is === 'belongs';
  const qualifies =
    theirs || (of === 'any' && (who === 'character' || who === 'company') && !(test && isSaidOnly(test)));
  const left =
    test && !qualifies
      ? `, if ${saysOf(test, who === 'self' || who === 'company' ? 'it' : 'he').replace('is moving to', on === 'movement-ends' ? 'has moved to' : 'is moving to')}`
      : '';
  return text.replace('$', subjectText(who, of, qualifies ? test : undefined)) + left;
}

/** What `it` is called in what follows. */
export function nameOfIt(on: Happening): string {
  const [, who] = HAPPENINGS[on];
  return who === 'company' ? 'the company' : who === 'self' ? 'this card' : 'that character';
}

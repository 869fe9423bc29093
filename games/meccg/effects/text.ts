// The words of a card as a player reads them, made from its value: who may use it, when, at what cost, what happens, how
// long, and its limits.
import { CARDS } from '../cards/all.ts';
import {
  ALLY,
  AVATAR,
  CREATURE_CARD,
  FACTION,
  IS_CORRUPTION,
  ITEM,
  isCharacter,
  isHazard,
  KIND,
  RESOURCE_EVENT,
  SITE_CARD,
} from '../cards/kinds.ts';
import { ownHappening, ownOutcome } from './creature-text.ts';
import { factsText } from './facts-text.ts';
import { HOOKS } from './hooks.ts';
import { inOneBreath, inOneWay, small } from './joined-text.ts';
import { modifierText } from './modifier-text.ts';
import {
  costsText,
  elsewhere,
  isOwnDeed,
  isOwnUse,
  ownNames,
  ringText,
  saidOf,
  saidOfPerson,
  targeting,
} from './own-text.ts';
import { inWordsOf } from './phrases/haven-word.ts';
import { fillNames, KIND_NAMES, type Names, placeNames, WHO_NAMES } from './phrases/names.ts';
import { aPhrase, capital, type Phrase, sentence, withArticle } from './phrases/phrase.ts';
import { branchesOf, effectsOf, flat, isVerb, playWays, triggersOf, useWays } from './reading/literal.ts';
import { PART_PLAY, PART_USE, type Part } from './reading/parts.ts';
import { aText, phraseOf, saysOf } from './reading/tests.ts';
import { pickText, whomText } from './reading/wording.ts';
import './tests/all.ts';
import { happeningText, nameOfIt, windowText } from './time-text.ts';
import { VERBS } from './verbs/all.ts';
import { tellEffects } from './verbs/telling.ts';
import type { VerbWord } from './verbs/word.ts';
import type {
  Duration,
  Effect,
  Leave,
  Modifier,
  Once,
  Pick,
  Replacement,
  Test,
  Trigger,
  Verb,
  Way,
  Window,
} from './vocabulary.ts';

/** What one effect does, without a full stop. */
export const effectText = (effect: Effect): string =>
  isVerb(effect) ? (VERBS[effect.is] as VerbWord<Verb>).text(effect) : modifierText(effect);

const THEN = ', then ';
/** Several in a row: what lasts is joined by "and", what happens follows with "then". */
export const effectsText = (effects: readonly Effect[]): string => stepsOf(effects).join(THEN);
tellEffects(effectsText);

/** What is done at once, step by step; `first` unless something is done before. */
function stepsOf(effects: readonly Effect[], first = true): string[] {
  const steps: string[] = [];
  for (const [i, effect] of effects.entries()) {
    const before = effects[i - 1];
    const said = effect.is === 'only-if' && (before || !first) ? alsoText(effect) : effectText(effect);
    if (before === effect) {
      steps.push('you may do so once more');
      continue;
    }
    const joint = before ? jointAfter(before, effect) : THEN;
    if (before && isSameHas(before, effect))
      steps[steps.length - 1] += (isSameHas(effect, effects[i + 1]) ? ', ' : ' and ') + said.split(' has ')[1];
    else if (before?.is === 'cannot-be' && effect.is === 'cannot-be' && before.of === effect.of)
      steps[steps.length - 1] += ` or ${said.split(' cannot be ')[1]}`;
    else if (joint === THEN) steps.push(said);
    else steps[steps.length - 1] += joint + said;
  }
  return steps;
}

/** "also, if Gates of Morning is in play: …; …": a condition of what comes in addition. */
const alsoText = (effect: Extract<Effect, { is: 'only-if' }>): string =>
  `also, ${effectText(effect).replace(`, ${effectsText(effect.do)}`, `: ${stepsOf(effect.do).join('; ')}`)}`;

/** Two steps are one sentence, more are a sentence each; one that names its time or condition needs no "then". */
function inSteps(steps: readonly string[]): string {
  const [first, ...rest] = steps;
  if (rest.length < 2 && !rest.some(isTimed)) return steps.join(THEN);
  return [first, ...rest.map((step) => (isTimed(step) ? capital(step) : `Then ${step}`))].join('. ');
}

const isTimed = (step: string): boolean => /^(at the|from now on|also, if|if) /.test(step);

/** Bonuses of one and the same, which are said in one breath. */
const isSameHas = (a: Effect, b: Effect | undefined): boolean =>
  a.is === 'bonus' && b?.is === 'bonus' && a.of === b.of && !a.if && !b.if && effectText(b).includes(' has ');
/** What follows something that may not happen happens all the same. */
function jointAfter(before: Effect, effect: Effect): string {
  if (branchesOf(before).some((branch) => branch.length > 0)) return '; then, in any case, ';
  if (isVerb(effect) || effect.is === 'later') return THEN;
  return isVerb(before) ? ', and ' : ' and ';
}

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: 'for this strike',
  attack: 'for this attack',
  'company-phase': 'until the end of its movement/hazard phase',
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  'next-untap': 'until your next untap phase',
  'long-event': 'for as long as a long-event played now would stay',
  ever: 'for the rest of the game',
};
const ONCE: Readonly<Record<Once, string>> = {
  game: 'Only one copy can be in effect at a time',
  player: 'A player can have only one copy in effect',
  character: 'Only one copy can be in effect on a character',
  company: 'Only one copy can be in effect for a company',
  site: 'Only one copy can be in effect at a site',
  attack: 'Only one copy can be played against an attack',
  strike: 'Only one copy can be played against a strike',
  item: 'Only one copy can be on an item',
  turn: 'Only one copy can be played in a turn',
};

// ---- what the bound names mean ----------------------------------------------------------------------------------

/** What the card lies on, or with whom. */
function hostName(def: number): string {
  if (KIND[def] === ITEM) return 'the bearer';
  if (IS_CORRUPTION[def] === 1) return 'its bearer';
  if (KIND[def] === FACTION) return 'that leader';
  if (KIND[def] === ALLY || isCharacter(def) || KIND[def] === SITE_CARD) return CARDS[def].name;
  const way = playWays(def).find((one) => one.do.some(attaches)) ?? playWays(def)[0];
  if (way?.do.some((effect) => effect.is === 'hook' && HOOKS[effect.name].attaches)) return 'its bearer';
  const to = way?.do.find(attaches)?.to ?? 'by';
  if (to === 'company') return 'the company';
  if (to === 'by') return way?.by ? userName(def, PART_PLAY, way.by) : 'this card';
  const on = to === 'it' ? way?.on : undefined;
  if (on === undefined) return typeof to === 'string' ? 'this card' : 'its bearer';
  return on.kind === 'character' ? 'its bearer' : targetName(on);
}
const attaches = (effect: Effect): effect is Extract<Effect, { is: 'attach' }> => effect.is === 'attach';

/** "the scout": who uses it, once he has been described. */
function userName(def: number, part: Part, by: Test | undefined): string {
  if (part === PART_USE) return hostName(def);
  const noun = by ? phraseOf(by).noun : undefined;
  if (by && noun !== undefined && phraseOf(by).proper) return noun;
  return noun === undefined || / or |\{/.test(noun) ? 'the character' : `the ${noun}`;
}

/** "the character", or who it is where only one can be meant. */
function targetName({ kind, if: test }: Pick): string {
  const { noun, proper } = test ? phraseOf(test) : {};
  if (noun === undefined || /\{| or /.test(noun)) return `the ${KIND_NAMES[kind]}`;
  return proper ? noun : `the ${noun}`;
}

/** One region counts as another: on the way of the company that moves. */
const isOneRegion = (effect: Effect): boolean => effect.is === 'treat-as' && effect.one === true;

/** What the bound names mean in one way of a card. */
export function namesFor(def: number, part: Part, way: Way): Names {
  const check = way.during?.is === 'check';
  const it = check ? 'the check' : way.during?.is === 'in-chain' ? 'it' : way.on ? targetName(way.on) : undefined;
  return {
    host: hostName(def),
    by: userName(def, way.from || hostName(def) === 'the company' ? PART_PLAY : part, way.by),
    company:
      (way.on === undefined || way.on.kind === 'character') && flat(way.do).some(isOneRegion)
        ? 'one moving company'
        : (check || way.by || way.on?.kind === 'character') && part === PART_PLAY
          ? 'his company'
          : 'the company',
    ...(way.on?.kind === 'company' && { attack: 'every attack on the company' }),
    ...(it !== undefined && { it }),
    ...ownNames(def, part, hostName(def)),
  };
}

// ---- a way ------------------------------------------------------------------------------------------------------

/** "by an untapped scout", "by the bearer (a scout) facing a strike". */
function userText(def: number, part: Part, by: Test): string {
  const phrase = phraseOf(by);
  if (part === PART_PLAY)
    return `by ${aPhrase('character', phrase)
      .replace(/ attacked$/, ' in the attacked company')
      .replace(/ with fewer than two characters$/, ' who is the only character in his company')}`;
  if (hostName(def) === 'the company') return `by ${aPhrase('character in the company', phrase)}`;
  if (KIND[def] === AVATAR) return `as ${aPhrase('character', phrase)}`;
  const { after = [], ...rest } = phrase;
  const is: Phrase = rest.noun === undefined && !rest.before?.length ? {} : rest;
  const bracket =
    is.noun !== undefined ? ` (if ${aPhrase(is.noun, is)})` : is.before ? ` (if ${is.before.join(', ')})` : '';
  return `by ${hostName(def)}${bracket}${after.length > 0 ? ` ${after.join(' ')}` : ''}`;
}

/** A phase of the player's turn comes first, lest it be taken for that of something else that happened. */
const isPhaseFirst = (def: number, part: Part, during: Window): boolean =>
  during.is === 'phase' && during.name !== 'movement' && !isOwnDeed(def, part);

/** Who, on what, when, if. */
function conditionsText(def: number, part: Part, way: Way, lead: string): string {
  const parts: string[] = [];
  if (way.by) parts.push(userText(def, way.from ? PART_PLAY : part, way.by));
  const { kind, playableAt } = CARDS[def] as { readonly kind: string; readonly playableAt?: readonly string[] };
  if (kind === 'item' && part === PART_PLAY && way.do.length === 0 && playableAt)
    parts.push(`at ${placeNames(playableAt)}`);
  if (way.on) parts.push(`on ${pickText(way.on, isHazard(def))}`);
  const own = isOwnUse(def, part);
  if (own && !way.by && KIND[def] === ITEM && (way.on || way.during)) parts.unshift('by the bearer');
  if (way.during) {
    const when = windowText(way.during, way.by ?? way.on?.if, own);
    if (isPhaseFirst(def, part, way.during)) parts.unshift(when);
    else parts.push(when);
  }
  if (part === PART_USE && isHazard(def) && way.during?.is !== 'phase' && way.during?.is !== 'any-time')
    parts.unshift('during your opponent’s movement/hazard phase');
  if (way.if)
    parts.push(
      `${way.during && way.during.is !== 'phase' ? ', ' : ''}if ${own ? saidOf(hostName(def), saysOf(way.if)) : saysOf(way.if, 'the company')}`,
    );
  if (way.as === 'event') return sentence([lead, ...parts].join(' '));
  return parts.length === 0
    ? ''
    : sentence(
        `${lead} ${parts.join(' ')}`.replaceAll(' ,', ',').replace(' attacked facing ', ' facing ').replace(/,$/, ''),
      );
}

/** "permanent-event" for a creature that can be played as one. */
const sideText = (def: number, as: NonNullable<Way['as']>): string => {
  const card = CARDS[def];
  return as === 'event' && 'event' in card ? `${card.event}-event` : as;
};

/** What lasts says how long, then comes what merely happens. */
/** It says itself how long. */
const isTimeless = (effect: Effect): boolean =>
  effect.is === 'later' ||
  effect.is === 'rule' ||
  (effect.is === 'walks' && effect.through !== undefined) ||
  (effect.is === 'forbids' && effect.what === 'site-phase');

function doneText(way: Way): string {
  const lasting = way.lasts ? way.do.findLastIndex((effect) => !isVerb(effect) && !isTimeless(effect)) + 1 : 0;
  const [first, rest] = [stepsOf(way.do.slice(0, lasting)), stepsOf(way.do.slice(lasting), lasting === 0)];
  if (lasting === 0 || !way.lasts)
    return (
      inSteps(rest) +
      (way.lasts && !flat(way.do).every((effect) => isVerb(effect) || isTimeless(effect))
        ? ` ${DURATIONS[way.lasts]}`
        : '')
    );
  if (way.do.some((effect) => branchesOf(effect).some((branch) => !flat(branch).every(isVerb))))
    return lastingText(inSteps([...first, ...rest]), DURATIONS[way.lasts]);
  first[first.length - 1] += ` ${DURATIONS[way.lasts]}`;
  return inSteps([...first, ...rest]);
}

/** How long all of it lasts, be it one sentence or several. */
const lastingText = (said: string, duration: string): string =>
  said.includes('. ') ? `${said}. All this lasts ${duration}` : `${duration}, ${said}`;

/** One way to play or use a card. */
export const wayText = (def: number, way: Way, part: Part = PART_PLAY): string =>
  inWordsOf(CARDS[def], () => textOfWay(def, way, part));

function textOfWay(def: number, way: Way, part: Part): string {
  const names = namesFor(def, part, way);
  const both = 'alsoResource' in CARDS[def] ? ' as a hazard or as a resource' : '';
  const as = way.as && way.as !== 'creature' ? ` as ${withArticle(sideText(def, way.as))}` : both;
  const lead =
    part === PART_PLAY
      ? way.as === 'event'
        ? `Also playable${as}`
        : `Playable${way.do.length === 0 && 'playableAt' in CARDS[def] ? ' only' : ''}${as}`
      : way.from
        ? 'Once stored, it may be used'
        : KIND[def] === CREATURE_CARD
          ? 'In play as an event it may be used'
          : 'May be used';
  const cost = fillNames(costsText(way.cost ?? []), names);
  const done = doneText(way);
  if (isOwnDeed(def, part)) return fillNames(deedText(def, way, cost, done), names);
  const lines = [conditionsText(def, part, way, lead)];
  if (way.as === 'event' && done !== '')
    lines[0] = sentence(`${lines[0].replace(/\.$/, '')}: ${fillNames(done, names)}`);
  else if (done === '') lines.push(sentence(cost));
  else lines.push(sentence(`${cost === '' ? '' : `${capital(cost)}: `}${fillNames(done, names)}`));
  if (way.once) lines.push(`${ONCE[way.once].replace('Only', 'Used like this, only')}.`);
  if (way.free) lines.push('Does not count against the hazard limit.');
  else if (part === PART_USE && isHazard(def)) lines.push('This counts as one against the hazard limit.');
  return lines
    .filter((line) => line !== '')
    .map((line) => fillNames(line, names))
    .join(' ');
}

/** What a character or an ally can do: "You may tap Gandalf, targeting …: test it." */
function deedText(def: number, way: Way, cost: string, done: string): string {
  const lead = `You may ${cost === '' ? `use ${hostName(def)}` : cost}`;
  const conditions = conditionsText(def, PART_USE, way, lead).replace(/\.$/, '');
  const himself = done.replace(`the bearer of ${WHO_NAMES.it}`, hostName(def));
  return sentence(`${targeting(conditions || lead, lead)}: ${himself}`);
}

// ---- triggers, replacements, leaving ----------------------------------------------------------------------------

const condition = (test: Test | undefined): string => (test ? `, if ${saysOf(test)}` : '');

function triggerText(def: number, { on, of = 'any', if: test, do: effects, lasts, once }: Trigger): string {
  const names: Names = {
    host: hostName(def),
    it: nameOfIt(on),
    company: 'the company',
    ...ownNames(def, undefined, hostName(def)),
  };
  const when = (KIND[def] === CREATURE_CARD ? ownHappening(on, test) : undefined) ?? happeningText(on, of, test);
  const text = `${when}, ${effectsText(effects)}${lasts ? ` ${DURATIONS[lasts]}` : ''}${once ? ', then discard this card' : ''}`;
  return sentence(fillNames(text, names));
}

const OUTCOMES: Readonly<Record<Replacement['of'], string>> = {
  wounded: 'would be wounded',
  'body-equal': 'makes a body check that equals his body',
  'check-fails': 'would fail a corruption check',
  'tapped-by-strike': 'would tap for a strike',
};

function replacementText(def: number, { of, whose = 'host', if: test, do: effects }: Replacement): string {
  const who = whose === 'host' ? WHO_NAMES.host : whose === 'self' ? WHO_NAMES.self : aText('character', test);
  const names: Names = { host: hostName(def), it: whose === 'self' ? 'this card' : 'the character' };
  const tested = whose === 'host' || whose === 'self' ? condition(test) : '';
  const own = KIND[def] === CREATURE_CARD ? ownOutcome(of, test, effectsText(effects)) : undefined;
  return sentence(fillNames(own ?? `If ${who} ${OUTCOMES[of]}${tested}, instead ${effectsText(effects)}`, names));
}

function leaveText(def: number, leave: Leave): string {
  const names: Names = {
    host: hostName(def),
    it: leave.is === 'discard-when' ? nameOfIt(leave.on) : hostName(def),
    ...ownNames(def, undefined, hostName(def)),
  };
  switch (leave.is) {
    case 'discard-if':
      return fillNames(`Discard this card as soon as ${saidOf(hostName(def), saysOf(leave.test))}.`, names);
    case 'discard-when':
      return sentence(
        fillNames(
          `${elsewhere(happeningText(leave.on, leave.of ?? 'any', leave.if)).replace('each turn', 'the turn')}, discard {self}`,
          names,
        ),
      );
    case 'takes-along':
      return `When this card leaves play, discard ${whomText(leave.of)}.`;
    case 'removal': {
      const how =
        leave.cost === 'tap'
          ? 'During his organization phase {host} may tap'
          : leave.cost === 'instead-of-untapping'
            ? 'In his untap phase, instead of untapping or healing, {host} may try'
            : 'During his organization phase {host} may try';
      const where = leave.at ? `, if he is ${(phraseOf(leave.at).after ?? []).join(' ')},` : '';
      return fillNames(
        `${how}${where} to remove this card: make a roll, and discard it if the result is more than ${leave.over}.`,
        names,
      );
    }
  }
}

/** What a card does as long as it is in play; on a site card `it` is a company there, which the sentence says itself. */
function hasText(def: number, modifier: Modifier): string {
  if (KIND[def] !== SITE_CARD)
    return sentence(
      fillNames(saidOfPerson(def, modifierText(modifier)), {
        host: hostName(def),
        it: 'it',
        attack: hostName(def) === 'the company' ? 'every attack on the company' : 'its attack',
        ...ownNames(def, undefined, hostName(def)),
      }),
    );
  const { if: test, ...always } = modifier as Modifier & { readonly if?: Test };
  const goes = test?.is === 'moving';
  const said = goes || (test?.is === 'in-company-of' && test.who === 'it');
  const names: Names = { it: goes ? 'a company moving here' : 'a company here', company: 'the company' };
  return sentence(fillNames(modifierText((said ? always : modifier) as Modifier), names));
}

/** Everything a card says: a sentence or more for each of its parts. */
export const cardText = (def: number): string => inWordsOf(CARDS[def], () => textOf(def));

function textOf(def: number): string {
  const effects = effectsOf(def);
  const lines: string[] = [factsText(CARDS[def]), ringText(effects)];
  const ways = inOneWay(playWays(def).map((way) => wayText(def, way)));
  lines.push(...ways.map((way, i) => (i > 0 ? `Or: ${way}` : way)));
  const whichever = ways.length > 1 && KIND[def] === RESOURCE_EVENT ? 'In either case, ' : '';
  for (const modifier of effects.has ?? [])
    lines.push(whichever === '' ? hasText(def, modifier) : whichever + small(hasText(def, modifier)));
  for (const way of useWays(def)) lines.push(wayText(def, way, PART_USE));
  for (const trigger of triggersOf(def)) lines.push(triggerText(def, trigger));
  for (const replacement of effects.replaces ?? []) lines.push(replacementText(def, replacement));
  for (const leave of effects.leaves ?? []) lines.push(leaveText(def, leave));
  if (effects.storable)
    lines.push(
      `During your organization phase it may be stored at ${placeNames(effects.storable)}${playWays(def)[0]?.on?.kind === 'item' ? `, by itself or with ${hostName(def)}` : ''}.`,
    );
  if (effects.once) lines.push(`${ONCE[effects.once]}.`);
  return inOneBreath(lines.filter((line) => line !== '').join(' '));
}

// The words of a card as a player reads them, made from its value: who may use it, when, at what cost, what happens, how
// long, and its limits.
import { CARDS } from '../cards/all.ts';
import { ALLY, CREATURE_CARD, IS_CORRUPTION, ITEM, isCharacter, isHazard, KIND, SITE_CARD } from '../cards/kinds.ts';
import { ownHappening, ownOutcome } from './creature-text.ts';
import { factsText } from './facts-text.ts';
import { PART_PLAY, PART_USE, type Part } from './frames.ts';
import { branchesOf, effectsOf, flat, isVerb, playWays, triggersOf, useWays } from './literal.ts';
import { modifierText } from './modifier-text.ts';
import { fillNames, KIND_NAMES, type Names, placeNames, WHO_NAMES } from './names.ts';
import { costsText, isOwnUse, ownNames, ringText, saidOf, saidOfPerson } from './own-text.ts';
import { andList, aPhrase, capital, orList, type Phrase, sentence, withArticle } from './phrase.ts';
import { aText, phraseOf, saysOf } from './tests.ts';
import { happeningText, nameOfIt, windowText } from './time-text.ts';
import type { VerbWord } from './verb.ts';
import { VERBS } from './verbs/all.ts';
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
} from './vocabulary.ts';
import { pickText, whomText } from './wording.ts';

/** What one effect does, without a full stop. */
export const effectText = (effect: Effect): string =>
  isVerb(effect) ? (VERBS[effect.is] as VerbWord<Verb>).text(effect) : modifierText(effect);

const THEN = ', then ';
/** Several in a row: what lasts is joined by "and", what happens follows with "then". */
export const effectsText = (effects: readonly Effect[]): string => stepsOf(effects).join(THEN);

/** What is done at once, step by step. */
function stepsOf(effects: readonly Effect[]): string[] {
  const steps: string[] = [];
  for (const [i, effect] of effects.entries()) {
    const before = effects[i - 1];
    const said = effectText(effect);
    const joint = before ? jointAfter(before, effect) : THEN;
    if (before && isSameHas(before, effect))
      steps[steps.length - 1] += (isSameHas(effect, effects[i + 1]) ? ', ' : ' and ') + said.split(' has ')[1];
    else if (joint === THEN) steps.push(said);
    else steps[steps.length - 1] += joint + said;
  }
  return steps;
}

/** Two steps are one sentence, more are a sentence each; one that names its time needs no "then". */
function inSteps(steps: readonly string[]): string {
  if (steps.length < 3) return steps.join(THEN);
  const [first, ...rest] = steps;
  return [first, ...rest.map((step) => (/^(at the|from now on) /.test(step) ? capital(step) : `Then ${step}`))].join(
    '. ',
  );
}

/** Bonuses of one and the same, which are said in one breath. */
const isSameHas = (a: Effect, b: Effect | undefined): boolean =>
  a.is === 'bonus' && b?.is === 'bonus' && a.of === b.of && !a.if && !b.if && effectText(b).includes(' has ');
/** What follows something that may not happen happens all the same. */
function jointAfter(before: Effect, effect: Effect): string {
  if (branchesOf(before).some((branch) => branch.length > 0)) return '; then, in any case, ';
  return isVerb(effect) || isVerb(before) ? THEN : ' and ';
}

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: 'for this strike',
  attack: 'for this attack',
  'company-phase': 'until the end of the company’s phase',
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  'next-untap': 'until your next untap phase',
  'long-event': 'for as long as a long-event played now would stay',
  ever: 'for the rest of the game',
};
const ONCE: Readonly<Record<Once, string>> = {
  game: 'A second copy does nothing',
  character: 'A second copy on the same character does nothing',
  company: 'A second copy on the same company does nothing',
  site: 'A second copy on the same site does nothing',
  attack: 'A second copy against the same attack does nothing',
  strike: 'A second copy against the same strike does nothing',
  item: 'A second copy on the same item does nothing',
  turn: 'Only one can be played in a turn',
};

// ---- what the bound names mean ----------------------------------------------------------------------------------

/** What the card lies on, or with whom. */
function hostName(def: number): string {
  if (KIND[def] === ITEM) return 'the bearer';
  if (IS_CORRUPTION[def] === 1) return 'its bearer';
  if (KIND[def] === ALLY || isCharacter(def) || KIND[def] === SITE_CARD) return CARDS[def].name;
  const way = playWays(def).find((one) => one.do.some(attaches)) ?? playWays(def)[0];
  const to = way?.do.find(attaches)?.to ?? 'by';
  if (to === 'company') return 'the company';
  if (to === 'by') return way?.by ? userName(def, PART_PLAY, way.by) : 'this card';
  const on = to === 'it' ? way?.on : undefined;
  if (on === undefined) return typeof to === 'string' ? 'this card' : 'its bearer';
  return on.kind === 'character' ? 'its bearer' : `the ${KIND_NAMES[on.kind]}`;
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
  return proper && noun !== undefined && !noun.includes('{') ? noun : `the ${KIND_NAMES[kind]}`;
}

function namesFor(def: number, part: Part, way: Way): Names {
  const check = way.during?.is === 'check';
  const it = check ? 'the check' : way.during?.is === 'in-chain' ? 'it' : way.on ? targetName(way.on) : undefined;
  return {
    host: hostName(def),
    by: userName(def, way.from || hostName(def) === 'the company' ? PART_PLAY : part, way.by),
    company:
      check && !way.by
        ? 'the company of whoever makes it'
        : (way.by || way.on?.kind === 'character') && part === PART_PLAY
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
  if (part === PART_PLAY) return `by ${aPhrase('character', phrase).replace(/ attacked$/, ' in the attacked company')}`;
  if (hostName(def) === 'the company') return `by ${aPhrase('character in the company', phrase)}`;
  const { after = [], ...rest } = phrase;
  const is: Phrase = rest.noun === undefined && !rest.before?.length ? {} : rest;
  const bracket = is.noun !== undefined ? ` (${aPhrase(is.noun, is)})` : is.before ? ` (${is.before.join(', ')})` : '';
  return `by ${hostName(def)}${bracket}${after.length > 0 ? ` ${after.join(' ')}` : ''}`;
}

/** Who, on what, when, if. */
function conditionsText(def: number, part: Part, way: Way, lead: string): string {
  const parts: string[] = [];
  if (way.by) parts.push(userText(def, way.from ? PART_PLAY : part, way.by));
  if (way.on) parts.push(`on ${pickText(way.on, isHazard(def))}`);
  const own = isOwnUse(def, part);
  if (own && !way.by && KIND[def] === ITEM && (way.on || way.during)) parts.unshift('by the bearer');
  if (way.during) parts.push(windowText(way.during, way.by ?? way.on?.if, own));
  if (part === PART_USE && isHazard(def) && way.during?.is !== 'phase' && way.during?.is !== 'any-time')
    parts.unshift('during your opponent’s movement/hazard phase');
  if (way.if)
    parts.push(
      `${way.during && way.during.is !== 'phase' ? ', ' : ''}if ${own ? saidOf(hostName(def), saysOf(way.if)) : saysOf(way.if).replace(/^it /, 'the company ')}`,
    );
  if (way.as === 'event') return sentence([lead, ...parts].join(' '));
  return parts.length === 0 ? '' : sentence(`${lead} ${parts.join(' ')}`.replaceAll(' ,', ','));
}

/** "permanent-event" for a creature that can be played as one. */
const sideText = (def: number, as: NonNullable<Way['as']>): string => {
  const card = CARDS[def];
  return as === 'event' && 'event' in card ? `${card.event}-event` : as;
};

/** What lasts says how long, then comes what merely happens. */
/** It says itself how long. */
const isTimeless = (effect: Effect): boolean => effect.is === 'later' || effect.is === 'rule';

function doneText(way: Way): string {
  const lasting = way.lasts ? way.do.findLastIndex((effect) => !isVerb(effect) && !isTimeless(effect)) + 1 : 0;
  const [first, rest] = [stepsOf(way.do.slice(0, lasting)), stepsOf(way.do.slice(lasting))];
  if (lasting === 0 || !way.lasts)
    return inSteps(rest) + (way.lasts && !flat(way.do).every(isVerb) ? ` ${DURATIONS[way.lasts]}` : '');
  first[first.length - 1] += ` ${DURATIONS[way.lasts]}`;
  return inSteps([...first, ...rest]);
}

/** One way to play or use a card. */
export function wayText(def: number, way: Way, part: Part = PART_PLAY): string {
  const names = namesFor(def, part, way);
  const as = way.as && way.as !== 'creature' ? ` as ${withArticle(sideText(def, way.as))}` : '';
  const lead =
    part === PART_PLAY
      ? way.as === 'event'
        ? `Also playable${as}`
        : `Playable${as}`
      : way.from
        ? 'Once stored, it may be used'
        : 'May be used';
  const cost = fillNames(costsText(way.cost ?? []), names);
  const done = doneText(way);
  const lines = [conditionsText(def, part, way, lead)];
  if (way.as === 'event' && done !== '')
    lines[0] = sentence(`${lines[0].replace(/\.$/, '')}: ${fillNames(done, names)}`);
  else if (done === '') lines.push(sentence(cost));
  else lines.push(sentence(`${cost === '' ? '' : `${capital(cost)}: `}${fillNames(done, names)}`));
  if (way.once) lines.push(`${ONCE[way.once].replace('A second copy', 'Used like this, a second copy')}.`);
  if (way.free) lines.push('Does not count against the hazard limit.');
  else if (part === PART_USE && isHazard(def)) lines.push('This counts as one against the hazard limit.');
  return lines
    .filter((line) => line !== '')
    .map((line) => fillNames(line, names))
    .join(' ');
}

// ---- triggers, replacements, leaving ----------------------------------------------------------------------------

const condition = (test: Test | undefined): string => (test ? `, if ${saysOf(test)}` : '');

function triggerText(def: number, { on, of = 'any', if: test, do: effects, once }: Trigger): string {
  const names: Names = {
    host: hostName(def),
    it: nameOfIt(on),
    company: 'the company',
    ...ownNames(def, undefined, hostName(def)),
  };
  const when = (KIND[def] === CREATURE_CARD ? ownHappening(on, test) : undefined) ?? happeningText(on, of, test);
  const text = `${when}, ${effectsText(effects)}${once ? ', then discard this card' : ''}`;
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
  const names: Names = { host: hostName(def), it: leave.is === 'discard-when' ? nameOfIt(leave.on) : hostName(def) };
  switch (leave.is) {
    case 'discard-if':
      return fillNames(`Discard this card as soon as ${saidOf(hostName(def), saysOf(leave.test))}.`, names);
    case 'discard-when':
      return sentence(fillNames(`${happeningText(leave.on, leave.of ?? 'any', leave.if)}, discard this card`, names));
    case 'takes-along':
      return `When this card leaves play, discard ${whomText(leave.of)}.`;
    case 'removal': {
      const how =
        leave.cost === 'tap'
          ? 'During his organization phase {host} may tap'
          : leave.cost === 'instead-of-untapping'
            ? 'In his untap phase, instead of untapping, {host} may try'
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
        attack: 'its attack',
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
export function cardText(def: number): string {
  const effects = effectsOf(def);
  const lines: string[] = [factsText(CARDS[def]), ringText(effects)];
  for (const [i, way] of playWays(def).entries()) lines.push(`${i > 0 ? 'Or: ' : ''}${wayText(def, way)}`);
  for (const modifier of effects.has ?? []) lines.push(hasText(def, modifier));
  for (const trigger of triggersOf(def)) lines.push(triggerText(def, trigger));
  for (const replacement of effects.replaces ?? []) lines.push(replacementText(def, replacement));
  for (const way of useWays(def)) lines.push(wayText(def, way, PART_USE));
  for (const leave of effects.leaves ?? []) lines.push(leaveText(def, leave));
  if (effects.storable)
    lines.push(`During your organization phase it may be stored at ${placeNames(effects.storable)}.`);
  if (effects.once) lines.push(`${ONCE[effects.once]}.`);
  return inOneBreath(lines.filter((line) => line !== '').join(' '));
}

/** What one and the same has, or cannot be: how its sentences begin, what each adds, how they are joined. */
const ALIKE: readonly (readonly [pattern: RegExp, join: (words: readonly string[]) => string])[] = [
  [/^([^;]+ has )([+-]\d+ to [^;,]+)\.$/, andList],
  [/^(This card cannot be )([^;,]+)\.$/, orList],
  [/^([^;]*[Tt]reat [^;]+ as [^;]+ for the purpose of )([^;,]+)\.$/, andList],
];

/** Sentences in a row that begin alike become one. */
function inOneBreath(text: string): string {
  const said: string[] = [];
  let [start, added, join] = ['', [] as string[], andList];
  for (const one of text.split(/(?<=\.) /)) {
    const [pattern, joins] = ALIKE.find(([like]) => like.test(one)) ?? [];
    const [, begins = '', adds = ''] = pattern?.exec(one) ?? [];
    if (begins !== '' && begins === start) {
      added.push(adds);
      said[said.length - 1] = `${start}${join(added)}.`;
    } else {
      said.push(one);
      [start, added, join] = [begins, [adds], joins ?? andList];
    }
  }
  return said.join(' ');
}

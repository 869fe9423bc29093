// What effects do, step by step, and how long it lasts.

import { modifierStatement, modifierText } from './modifier-text.ts';
import { WHO_NAMES } from './phrases/names.ts';
import { capital } from './phrases/phrase.ts';
import { breathText, isAlike, type Statement } from './phrases/statement.ts';
import { branchesOf, flat, isVerb } from './reading/literal.ts';
import { saysOf } from './reading/tests.ts';
import './tests/all.ts';
import { VERBS } from './verbs/all.ts';
import { tellEffects } from './verbs/telling.ts';
import type { VerbWord } from './verbs/word.ts';
import type { Duration, Effect, Verb, Way } from './vocabulary.ts';

/** What one effect does, without a full stop. */
export const effectText = (effect: Effect): string =>
  isVerb(effect) ? (VERBS[effect.is] as VerbWord<Verb>).text(effect) : modifierText(effect);

const THEN = ', then ';
/** Several in a row: what lasts is joined by "and", what happens follows with "then". */
export const effectsText = (effects: readonly Effect[]): string => stepsOf(effects).join(THEN);
tellEffects(effectsText);

/** What is said together: one effect, or several that say the same of one and the same. */
interface Saying {
  readonly statements: Statement[];
  /** The last of them. */
  effect: Effect;
}

function sayingsOf(effects: readonly Effect[], first: boolean): Saying[] {
  const all: Saying[] = [];
  for (const effect of effects) {
    const last = all.at(-1);
    const statement = statementOf(effect, last?.effect, first);
    if (last && isAlike(last.statements[0], statement)) {
      last.statements.push(statement);
      last.effect = effect;
    } else all.push({ statements: [statement], effect });
  }
  return all;
}

function statementOf(effect: Effect, before: Effect | undefined, first: boolean): Statement {
  if (before === effect) return { start: 'you may do so once more' };
  if (effect.is === 'only-if' && (before || !first)) return { start: alsoText(effect) };
  return isVerb(effect) ? { start: effectText(effect) } : modifierStatement(effect);
}

/** What is done at once, step by step; `first` unless something is done before. */
export function stepsOf(effects: readonly Effect[], first = true): string[] {
  const steps: string[] = [];
  let before: Effect | undefined;
  for (const { statements, effect } of sayingsOf(effects, first)) {
    const said = breathText(statements);
    const joint = before && before !== effect ? jointAfter(before, effect) : THEN;
    if (joint === THEN) steps.push(said);
    else steps[steps.length - 1] += joint + said;
    before = effect;
  }
  return steps;
}

/** "also, if Gates of Morning is in play: …; …": a condition of what comes in addition. */
const alsoText = (effect: Extract<Effect, { is: 'only-if' }>): string =>
  `also, if ${saysOf(effect.test, WHO_NAMES.it)}: ${stepsOf(effect.do).join('; ')}`;

/** Two steps are one sentence, more are a sentence each; one that names its time or condition needs no "then". */
export function inSteps(steps: readonly string[]): string {
  const [first, ...rest] = steps;
  if (rest.length < 2 && !rest.some(isTimed)) return steps.join(THEN);
  return [first, ...rest.map((step) => (isTimed(step) ? capital(step) : `Then ${step}`))].join('. ');
}

const isTimed = (step: string): boolean => /^(at the|from now on|also, if|if) /.test(step);

/** What follows something that may not happen happens all the same. */
function jointAfter(before: Effect, effect: Effect): string {
  if (effect.is === 'for-others') return '; ';
  if (branchesOf(before).some((branch) => branch.length > 0)) return '; then, in any case, ';
  if (isVerb(effect) || effect.is === 'later') return THEN;
  return isVerb(before) ? ', and ' : ' and ';
}

export const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: 'for this strike',
  attack: 'for this attack',
  'company-phase': 'until the end of its movement/hazard phase',
  phase: 'until the end of the phase',
  turn: 'until the end of the turn',
  'next-untap': 'until your next untap phase',
  'long-event': 'for as long as a long-event played now would stay',
  ever: 'for the rest of the game',
};
/** It says itself how long. */
const isTimeless = (effect: Effect): boolean =>
  effect.is === 'later' ||
  effect.is === 'rule' ||
  (effect.is === 'walks' && effect.through !== undefined) ||
  (effect.is === 'forbids' && effect.what === 'site-phase');

/** What lasts says how long, then comes what merely happens. */
export function doneText(way: Way): string {
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

// What the bound names mean in a card: whom it lies on, who uses it, what it is aimed at.
import { CARDS } from '../cards/all.ts';
import { ALLY, FACTION, IS_CORRUPTION, ITEM, isCharacter, KIND, SITE_CARD } from '../cards/kinds.ts';
import { HOOKS } from './hooks.ts';
import { ownNames } from './own-text.ts';
import { KIND_NAMES, type Names } from './phrases/names.ts';
import { flat, playWays } from './reading/literal.ts';
import { PART_PLAY, PART_USE, type Part } from './reading/parts.ts';
import { phraseOf } from './reading/tests.ts';
import type { Effect, Pick, Test, Way } from './vocabulary.ts';

/** What the card lies on, or with whom. */
export function hostName(def: number): string {
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
export function userName(def: number, part: Part, by: Test | undefined): string {
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

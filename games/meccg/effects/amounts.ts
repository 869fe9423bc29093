// Numbers that depend on the position.
import { NONE, type Seat } from '../../../engine/game.ts';
import { resistingInfluence } from '../companies/influence.ts';
import { isAction, isCard, type Ref } from '../refs.ts';
import { corruptionOfCard } from '../stats.ts';
import { attackProwess } from './attack.ts';
import { KIND_NAMES, regionTypeName, STAT_NAMES, WHO_NAMES } from './names.ts';
import { plural } from './phrase.ts';
import { members } from './picks.ts';
import { bound, type Scope } from './scope.ts';
import { seatOfRef } from './tests/cards.ts';
import { statNow } from './tests/people.ts';
import { pathCount } from './tests/places.ts';
import { holds, manyText, saysOf } from './tests.ts';
import type { Amount } from './vocabulary.ts';

const seatBound = (x: Scope, ref: Ref): Seat => {
  const seat = ref === NONE ? NONE : seatOfRef(x.s, ref);
  return seat === NONE ? x.seat : seat;
};

/** Never -0, which JSON does not keep. */
const product = (each: number, n: number): number => each * n + 0;

/** Whom a condition is about: the target, who uses the card, the card. */
const subject = (x: Scope): Ref => (x.on !== NONE && !isAction(x.on) ? x.on : x.by !== NONE ? x.by : x.self);

export function amountOf(x: Scope, n: Amount): number {
  if (typeof n === 'number') return n;
  switch (n.is) {
    case 'path-count':
      return product(n.each, pathCount(x, bound(x, 'company'), n.type));
    case 'count':
      return product(n.each, members(x, n.of).length);
    case 'value': {
      const ref = bound(x, n.of);
      return isCard(ref) ? product(n.each, statNow(x.s, n.stat, ref)) : 0;
    }
    case 'unused-general-influence':
      return resistingInfluence(x.s, seatBound(x, bound(x, n.of)));
    case 'if':
      return amountOf(x, holds(x, n.test, subject(x)) ? n.n : n.otherwise);
    case 'sum':
      return n.of.reduce<number>((total, one) => total + amountOf(x, one), 0);
    case 'at-most':
      return Math.min(n.n, amountOf(x, n.of));
    case 'attack-prowess':
      return attackProwess(x.s);
    case 'corruption-if-borne': {
      const item = x.action && x.action.to !== NONE ? x.action.to : x.on; // one that was played, or each of several
      return isCard(item) && isCard(x.by) ? product(n.each, corruptionOfCard(x.s, item, x.by)) : 0;
    }
    case 'when-declared':
      return x.action ? x.action.n : amountOf(x, n.n);
  }
}

const times = (each: number, text: string): string =>
  each === 1 ? text : each === -1 ? `minus ${text}` : `${each} times ${text}`;

/** "2", "the number of Wildernesses in the site path". */
export function amountText(n: Amount): string {
  if (typeof n === 'number') return String(n);
  switch (n.is) {
    case 'path-count':
      return times(n.each, `the number of ${plural(regionTypeName(n.type))} in {company}’s site path`);
    case 'count':
      return times(
        n.each,
        `the number of ${manyText(KIND_NAMES[n.of.kind], n.of.if)}${n.of.kind === 'event' ? ' in play' : ''}`,
      );
    case 'value':
      return times(n.each, `the ${STAT_NAMES[n.stat]} of ${WHO_NAMES[n.of]}`);
    case 'unused-general-influence':
      return n.of === 'it'
        ? 'that player’s unused general influence'
        : `the unused general influence of ${WHO_NAMES[n.of]}`;
    case 'if': {
      const otherwise = n.otherwise === 0 ? '' : `, otherwise ${amountText(n.otherwise)}`;
      return `${amountText(n.n)} if ${saysOf(n.test)}${otherwise}`;
    }
    case 'sum':
      return n.of.map(amountText).join(' plus ').replaceAll(' plus -', ', minus ');
    case 'at-most':
      return `${amountText(n.of)} (at most ${n.n})`;
    case 'attack-prowess':
      return 'the prowess of the attack';
    case 'corruption-if-borne':
      return times(n.each, 'the corruption points that the item would give him');
    case 'when-declared':
      return `${amountText(n.n)} in play when this is declared`;
  }
}

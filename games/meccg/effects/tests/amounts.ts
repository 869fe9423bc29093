// What a number that depends on the position comes to.
import { NONE, type Seat } from '../../../../engine/game.ts';
import { isAction, isCard, type Ref } from '../../refs.ts';
import { attackProwess } from '../../stats/attack.ts';
import { resistingInfluence } from '../../stats/influence.ts';
import { corruptionOfCard } from '../../stats.ts';
import { amountOf, type Reckoned } from '../reading/amounts.ts';
import { members, seatOfRef } from '../reading/picks.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { holds } from '../reading/tests.ts';
import { statNow } from './people.ts';
import { pathCount } from './places.ts';

const seatBound = (x: Scope, ref: Ref): Seat => {
  const seat = ref === NONE ? NONE : seatOfRef(x.s, ref);
  return seat === NONE ? x.seat : seat;
};

/** Never -0, which JSON does not keep. */
const product = (each: number, n: number): number => each * n + 0;

/** Whom a condition is about: the target, who uses the card, the card. */
const subject = (x: Scope): Ref => (x.on !== NONE && !isAction(x.on) ? x.on : x.by !== NONE ? x.by : x.self);

export function amountNow(x: Scope, n: Reckoned): number {
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

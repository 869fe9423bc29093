// Trying out what an effect would do to the attack that is faced, before anybody declares it.
import { NONE } from '../../../../engine/game.ts';
import { type Lasting, type MeccgState, UNTIL_ATTACK } from '../../state.ts';
import { attackBody, attackerChooses, attackProwess, defenderChooses, strikesOf } from '../../stats/attack.ts';
import { effectIndex } from '../reading/modifiers.ts';
import type { Part } from '../reading/parts.ts';
import type { Scope } from '../reading/scope.ts';
import type { Modifier, Way } from '../vocabulary.ts';

/** Where an effect stands: its card's part and way. */
export interface Source {
  readonly part: Part;
  readonly n: number;
  readonly way: Way;
}

/** The numbers of the attack that is faced, and who assigns its strikes. */
const numbersOf = (s: MeccgState): string =>
  s.attack
    ? [strikesOf(s), attackProwess(s), attackBody(s), attackerChooses(s, s.attack), defenderChooses(s, s.attack)].join()
    : '';

/** The attack that is faced would be another with it. */
export function changesAttack(x: Scope, modifier: Modifier, { part, n: way }: Source, chosen = NONE): boolean {
  const { s } = x;
  const before = numbersOf(s);
  const effect: Lasting = {
    def: x.def,
    part,
    way,
    effect: effectIndex(x.def, part, way, modifier),
    seat: x.seat,
    by: x.by,
    on: x.on,
    until: UNTIL_ATTACK,
    since: s.clock + 1,
    n: chosen,
  };
  s.lasting.push(effect);
  try {
    return numbersOf(s) !== before;
  } finally {
    s.lasting.pop();
  }
}

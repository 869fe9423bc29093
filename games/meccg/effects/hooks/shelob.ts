// Shelob in play as a permanent-event attacks: a creature again, keyed like one (MW-S10.4.1), first in its chain (CR-A15).
import { type Refusal, refusal, type Verdict } from '../../../../engine/game.ts';
import { beginAttack, creatureAttack } from '../../combat/attack.ts';
import { theCompany } from '../../company.ts';
import { theChain } from '../../declared.ts';
import { type Key, keysFor } from '../../movement/keying.ts';
import { THE_ATTACK } from '../../refs.ts';
import { putOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { endLasting } from '../reading/modifiers.ts';
import type { Scope } from '../reading/scope.ts';

const FIRST: Refusal = refusal('CR-A15', 'An attack must be the first action of a chain of effects.');
const BUSY: Refusal = refusal('MW-S4.4.5', 'The attack must be over first.');
const UNKEYED: Refusal = refusal('MW-S10.4.1', 'She can be keyed to nothing on the way of this company.');

const keys = (x: Scope): readonly Key[] => {
  const company = theCompany(x.s);
  return company ? keysFor(x.s, company, x.def) : [];
};

export const shelob: Hook = {
  decides: true,
  can(x): Verdict {
    if (x.s.attack) return BUSY;
    if (theChain(x.s).length > 0) return FIRST;
    return keys(x).length === 0 ? UNKEYED : undefined;
  },
  /** All her keys are the one site: there is nothing to choose. */
  run(x) {
    const company = theCompany(x.s);
    const [key] = keys(x);
    const spec = company && key && creatureAttack(x.s, x.self, company.id, key.key, key.keyedTo);
    if (!spec) return endLasting(x.s, (effect) => effect.def === x.def);
    beginAttack(x.s, spec, x.emit);
    putOn(x.s, x.self, THE_ATTACK);
  },
  text:
    'Shelob attacks the company as a creature, where she could be played as one, and is in play as an event no more; ' +
    'this must begin a chain of effects',
};

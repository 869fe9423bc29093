// Tidings of Bold Spies: the company faces on its way what waits for it at its new site, with every change as it is now.
import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { type AttackSpec, beginAttack } from '../../combat/attack.ts';
import { automaticAttacks, ifFaced } from '../../combat/automatic.ts';
import { companyOf } from '../../company.ts';
import { destinationOf } from '../../present.ts';
import { AUTOMATIC, DETAINMENT, DETAINS, EN_ROUTE } from '../../state.ts';
import { attackBody, attackProwess, strikesOf } from '../../stats/attack.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

const NO_ATTACKS: Refusal = refusal('MW-S10.1.2', 'Its new site has no automatic-attack.');

const attacksOn = ({ s, on }: Scope): AttackSpec[] => {
  const company = companyOf(s, on);
  return company ? automaticAttacks(s, company, destinationOf(company)) : [];
};

/** Asks as if the company were at its new site. */
function arrived<T>({ s, on }: Scope, ask: () => T): T {
  const company = companyOf(s, on);
  if (!company || company.to === NONE) return ask();
  const { site, to, did } = company;
  Object.assign(company, { site: to, to: NONE, did: did & ~EN_ROUTE });
  try {
    return ask();
  } finally {
    Object.assign(company, { site, to, did });
  }
}

/** The same attack, but no automatic-attack: what only automatic-attacks gain is added to its own numbers. */
function copyOf(x: Scope, spec: AttackSpec): AttackSpec {
  const { s } = x;
  const detains = arrived(x, () => ifFaced(s, spec, () => s.attack !== null && (s.attack.bits & DETAINMENT) !== 0));
  const bits = ((spec.bits ?? 0) & ~AUTOMATIC) | (detains ? DETAINS : 0);
  const plain: AttackSpec = { ...spec, card: NONE, index: NONE, bits };
  const numbers = (of: AttackSpec): number[] => ifFaced(s, of, () => [strikesOf(s), attackProwess(s), attackBody(s)]);
  const [before, after] = [arrived(x, () => numbers(spec)), numbers(plain)];
  const more = before.map((n, i) => n - after[i]);
  return {
    ...plain,
    strikes: plain.strikes + more[0],
    prowess: plain.prowess + more[1],
    ...(plain.body !== undefined && plain.body !== NONE && { body: plain.body + more[2] }),
  };
}

export const tidingsOfBoldSpies: Hook = {
  can: (x) => (attacksOn(x).length > 0 ? undefined : NO_ATTACKS),
  run(x) {
    const copies = attacksOn(x).map((spec) => copyOf(x, spec));
    for (const spec of copies.toReversed()) beginAttack(x.s, spec, x.emit); // the last to begin is faced first
  },
  text: 'the company faces at once the same attacks as the automatic-attacks of its new site, with all present changes of them; these are no automatic-attacks',
};

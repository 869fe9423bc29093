// Companies that joined away from Havens may be larger than seven together. The organization phase does not end that way
// (CR-I.D.17): a part must leave, since parts that stay are one company again (MW-T5.1.1).

import { NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Point } from '../chain/chain.ts';
import { controlTargets, controlVerdict } from '../companies/control.ts';
import { regroupVerdict } from '../companies/organizing.ts';
import { charactersOf, companiesOf, MOST_SIZE, sizeOf } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { moveVerdict } from '../movement/destinations.ts';
import { isHavenFor } from '../places/sites.ts';
import { playerRef } from '../refs.ts';
import { type Company, DURING, type MeccgState, ORGANIZATION } from '../state.ts';

const CROWD: Refusal = refusal(
  'CR-I.D.17',
  'More than seven would stay together away from a Haven: divide the company, and send a part of it elsewhere.',
);

/** Companies that stay at one site away from Havens and are too many together. */
export function crowdOf(s: MeccgState, seat: Seat): Company[] {
  const staying = companiesOf(s, seat).filter(({ site, to }) => to === NONE && !isHavenFor(s, seat, site));
  for (const { site } of staying) {
    const there = staying.filter((c) => c.site === site);
    const [first, ...others] = there;
    const more = others.flatMap((c) => charactersOf(s, c));
    if (sizeOf(s, first, more) > MOST_SIZE) return there;
  }
  return [];
}

/** Its player can still divide it, or send one of the parts away. */
const isEased = (s: MeccgState, seat: Seat, there: readonly Company[]): boolean =>
  there.some((company) => {
    if (forbidden(s, 'move', company)) return false;
    if (there.length > 1 && !moveVerdict(s, company)) return true;
    return charactersOf(s, company).some(
      (card) =>
        !regroupVerdict(s, card) ||
        (s.under[card] >= 0 && !controlVerdict(s, card) && controlTargets(s, card).includes(playerRef(seat))),
    );
  });

/** Why the player whose turn it is may not end his organization phase. */
export function endVerdict(s: MeccgState, { seat, first }: Point): Verdict {
  if (s.phase !== ORGANIZATION || s.part !== DURING || seat !== s.active || !first) return undefined;
  const there = crowdOf(s, seat);
  return there.length > 0 && isEased(s, seat, there) ? CROWD : undefined;
}

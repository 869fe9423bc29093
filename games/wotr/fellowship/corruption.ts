// The burden of the Ring (WR-8.2, WR-10.2).
import type { Emit } from '../../../engine/game.ts';
import { seatsOf } from '../rules.ts';
import { count, say } from '../say.ts';
import { CORRUPTION_LIMIT, type WotrState } from '../state.ts';
import { SHADOW } from '../tables/nations.ts';

/** At the limit the Shadow wins at once (WR-10.2.2). */
export function corrupt(s: WotrState, points: number, emit: Emit): void {
  if (points <= 0) return;
  s.corruption = Math.min(CORRUPTION_LIMIT, s.corruption + points);
  emit?.(
    say('corruption', 'WR-9.9.2', `The Ring-bearers take ${count(points, 'Corruption point')}: ${s.corruption} now.`),
  );
  if (s.corruption >= CORRUPTION_LIMIT)
    s.outcome = { winners: [...seatsOf(s, SHADOW)], reason: 'corruption', rule: 'WR-10.2.2' };
}

export function heal(s: WotrState, points: number, emit: Emit): void {
  const healed = Math.min(points, s.corruption);
  if (healed <= 0) return;
  s.corruption -= healed;
  emit?.(say('heal', 'WR-8.13.1', `The Ring-bearers heal ${count(healed, 'Corruption point')}: ${s.corruption} now.`));
}

import type { Force } from '../forces/force.ts';
import type { BattleFrame, BattleSpecial, Round } from '../frames.ts';
import type { Side } from '../tables/nations.ts';

/** The most dice of any roll in battle (WR-6.16.2, WR-6.16.4). */
export const MOST_DICE = 5;

/** An attack by the force, which stands in `from`; the first step tells a siege from a sortie (WR-6.14.3). */
export const newBattle = (
  side: Side,
  from: number,
  region: number,
  force: Force,
  special: BattleSpecial,
): BattleFrame => ({
  at: 'battle/start',
  side,
  from,
  region,
  kind: from === region ? 'siege' : 'field',
  force: { ...force },
  special,
  round: 0,
  whiteRider: false,
  now: newRound(side),
  picks: [null, null],
});

export const newRound = (attacker: Side): Round => ({
  next: 0,
  part: 0,
  asks: attacker,
  declared: [0, 0],
  card: [-1, -1],
  cancelled: [0, 0],
  rollBonus: [0, 0],
  rerollBonus: [0, 0],
  fewerDice: [0, 0],
  maxDice: [MOST_DICE, MOST_DICE],
  noReroll: [0, 0],
  forfeited: 0,
  nazgulForfeited: 0,
  silenced: 0,
  onesStand: 0,
  missed: [0, 0],
  ones: [0, 0],
  rollHits: [0, 0],
  rerollHits: [0, 0],
  scored: [0, 0],
  bled: 0,
  saves: 0,
  due: [0, 0],
});

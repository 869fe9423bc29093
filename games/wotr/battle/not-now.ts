// Why nobody retreats, withdraws or uses a card at a moment when something else is chosen (WR-6.27, WR-6.30, WR-6.18).
import { type Refusal, refusal } from '../../../engine/game.ts';
import { retreatRegions } from '../armies/retreat.ts';
import type { BattleFrame } from '../frames.ts';
import type { WotrState } from '../state.ts';
import type { Side } from '../tables/nations.ts';
import { mayUseCards } from './combat-cards/combat-cards.ts';
import { canWithdraw, defenderOf } from './field/sides.ts';

const NO_BATTLE = refusal('WR-6.27.2', 'An Army retreats out of a battle, and there is none.');
const ATTACKER = refusal('WR-6.27.1', 'The attacker may cease the attack; only the defender retreats.');
const SHUT_IN = refusal('WR-6.32.1', 'A besieged Army cannot retreat.');
const CORNERED = refusal('WR-6.27.5', 'No free region is next to the Army: it cannot retreat.');
const BETWEEN_ROUNDS = refusal('WR-6.27.2', 'The defender may retreat after a round, when the attacker fights on.');
const NO_WALLS = refusal(
  'WR-6.30.1',
  'An Army withdraws only into a Stronghold of its own, from a battle in the field.',
);
const BEFORE_CARDS = refusal('WR-6.30.4', 'An Army withdraws before a round begins, not in the middle of it.');

function battleOf(s: WotrState): BattleFrame | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--)
    if (s.stack[i].at.startsWith('battle/')) return s.stack[i] as BattleFrame;
  return undefined;
}

/** `about` is a move in notation. */
export function noWayOut(s: WotrState, side: Side, about: string): Refusal | undefined {
  const battle = battleOf(s);
  if (battle && /^(card|choose)\b/.test(about)) return mayUseCards(s, battle, side);
  const leaves = /^(retreat|withdraw)\b/.exec(about)?.[1];
  if (leaves === undefined) return undefined;
  if (!battle) return NO_BATTLE;
  if (side === battle.side) return ATTACKER;
  if (leaves === 'withdraw') return canWithdraw(s, battle) ? BEFORE_CARDS : NO_WALLS;
  if (battle.kind === 'siege') return SHUT_IN;
  return retreatRegions(s, battle.region, defenderOf(battle)).length === 0 ? CORNERED : BETWEEN_ROUNDS;
}

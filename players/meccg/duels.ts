// A company attacks a company: whether to, and who stands against whom (MX-12).
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { POINTS } from '../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../games/meccg/cards/facts.ts';
import { companyById, companyOf } from '../../games/meccg/company.ts';
import { duelOdds } from '../../games/meccg/odds/duel.ts';
import { companyName } from '../../games/meccg/say.ts';
import { type Company, ownerOf, TAPPED, WOUNDED } from '../../games/meccg/state.ts';
import { attackersOf, canFight, unassigned } from '../../games/meccg/stats/fight.ts';
import { type Idea, idea } from '../idea.ts';
import { type Fighter, nameOfCard, type Situation } from './situation.ts';

/** What a wound costs whoever has it. */
const WOUND = 0.8;
const KILL = POINTS_KINDS.indexOf('kill');
/** Cards that nobody has shown may turn a duel: so much must be won at least. */
const MARGIN = 0.4;

const asHeStands = ({ prowess, body, stand }: Fighter) => ({
  prowess: prowess - (stand === TAPPED ? 1 : stand === WOUNDED ? 2 : 0),
  body,
  bodyPlus: stand === WOUNDED ? 1 : 0,
});

/** What a duel brings the player of the first of both. */
function duelWorth(sit: Situation, one: Fighter, other: Fighter): number {
  const odds = duelOdds(asHeStands(one), asHeStands(other));
  const kill = (card: number): number =>
    sit.gain(ownerOf(sit.s, card) === sit.seat ? sit.enemy : sit.seat, KILL, Math.max(0, POINTS[sit.s.def[card]]));
  const hurt = (fighter: Fighter): number => (fighter.stand === WOUNDED ? 0.05 : WOUND);
  return (
    odds.wounds * hurt(other) +
    odds.eliminates * (other.stake + kill(other.card)) -
    odds.wounded * hurt(one) -
    odds.eliminated * (one.stake + kill(one.card))
  );
}

const fightersIn = (sit: Situation, company: Company): Fighter[] =>
  sit.fighters(company).filter(({ card }) => canFight(sit.s, card));

/** Attack that company? The defender chooses first: each of his takes the attacker who suits him best. */
export function rateAttackOn(sit: Situation, own: number, id: number): Idea {
  const company = companyById(sit.s, own);
  const other = companyById(sit.s, id);
  if (!company || !other) return idea(0, 'It is gone.');
  const free = fightersIn(sit, company);
  let sum = -MARGIN;
  for (const defender of fightersIn(sit, other)) {
    let worst: Fighter | undefined;
    for (const one of free) if (!worst || duelWorth(sit, one, defender) < duelWorth(sit, worst, defender)) worst = one;
    if (!worst) break;
    free.splice(free.indexOf(worst), 1);
    sum += duelWorth(sit, worst, defender);
  }
  return idea(sum, () => `To attack ${companyName(sit.s, id)} brings about ${sum.toFixed(1)} points.`);
}

function fighterOf(sit: Situation, card: number): Fighter | undefined {
  const company = companyOf(sit.s, card);
  return company && sit.fighters(company).find((one) => one.card === card);
}

function pairWorth(sit: Situation, card: number, other: number): number {
  const [one, foe] = [fighterOf(sit, card), fighterOf(sit, other)];
  if (!one || !foe) return 0;
  return ownerOf(sit.s, card) === sit.seat ? duelWorth(sit, one, foe) : duelWorth(sit, foe, one);
}

/** Those on the other side whom nobody stands against yet. */
function opposed(sit: Situation, card: number): number[] {
  const { attack } = sit.s;
  if (!attack) return [];
  return companyOf(sit.s, card)?.id === attack.company
    ? attackersOf(sit.s, attack).filter((one) => !attack.faced.some(({ duel }) => duel?.on === one))
    : unassigned(sit.s);
}

/** Who is set against somebody: the one who makes most of it. */
export function rateDuelist(sit: Situation, move: Move): Idea {
  if (move.verb === 'leave-strikes') return idea(-0.5, 'The attacker would choose.');
  const best = Math.max(...opposed(sit, move.arg).map((other) => pairWorth(sit, move.arg, other)));
  return idea(best, () => `${nameOfCard(sit.s, move.arg)} can win a duel.`);
}

export function rateOpponent(sit: Situation, one: number, card: number): Idea {
  const worth = one === NONE ? 0 : pairWorth(sit, one, card);
  return idea(worth, () => `Against ${nameOfCard(sit.s, card)} that is worth ${worth.toFixed(2)} points.`);
}

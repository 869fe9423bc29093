// The choices inside a fight: who is struck, who taps, who helps.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { companyById } from '../../games/meccg/company.ts';
import { type Company, SITE, STRIKE_OPEN, UNTAPPED } from '../../games/meccg/state.ts';
import { theStrike, unassigned } from '../../games/meccg/stats/fight.ts';
import { prowessOf } from '../../games/meccg/stats.ts';
import { TROPHY_MAX, trophyBonus } from '../../games/meccg/trophies.ts';
import { type Idea, idea } from '../idea.ts';
import { entranceTo } from './dangers.ts';
import { against, attackForecast, type Blow, blowNow, presentStrikeHarm, strikeHarm } from './fights.ts';
import { errandGain } from './gains.ts';
import { habits } from './habits.ts';
import { type Fighter, nameOfCard, type Situation } from './situation.ts';

/** Where the odds are alike, he is spared on whom more depends: the Wizard before all. */
const SPARED = 0.0005;

/** Whom a strike should hit: the defender wants the least harm, the attacker the most. */
export function rateAssign(sit: Situation, move: Move): Idea {
  const { s } = sit;
  const company = s.attack ? companyById(s, s.attack.company) : undefined;
  const mine = s.attack?.seat === sit.seat;
  if (!company) return idea(0, 'All are alike.');
  const blow = blowNow(sit);
  if (move.verb === 'leave-strikes') {
    let worst = 0;
    for (const card of unassigned(s)) {
      const fighter = sit.fighters(company).find((one) => one.card === card);
      if (fighter) worst = Math.max(worst, strikeHarm(against(sit, fighter), blow));
    }
    return idea(-worst - 0.01, 'The attacker may choose.');
  }
  const fighter = sit.fighters(company).find(({ card }) => card === move.arg);
  if (!fighter) return idea(0, 'All are alike.');
  if (move.verb === 'assign-two') return rateTwo(sit, company, fighter, blow);
  const harm = strikeHarm(against(sit, fighter), blow);
  const why = (): string =>
    `${nameOfCard(s, move.arg)} ${mine ? 'has most to lose' : 'can best bear it'}: a strike costs ${harm.toFixed(2)} points on average.`;
  const weighed = harm + SPARED * fighter.stake;
  return idea(mine ? weighed : -weighed, why);
}

/** One takes two strikes at -3 (LE-O.6): that spares another a strike, or himself an excess one. */
function rateTwo(sit: Situation, company: Company, fighter: Fighter, blow: Blow): Idea {
  const harms = (one: Fighter, prowess = 0): number => strikeHarm(against(sit, one), blow, { prowess });
  const free = unassigned(sit.s);
  const others = sit.fighters(company).filter(({ card }) => card !== fighter.card && free.includes(card));
  const ready = others.filter(({ stand }) => stand === UNTAPPED).map((one) => harms(one));
  const spared =
    ready.length > 0
      ? Math.min(...ready)
      : others.length > 0
        ? Math.max(...others.map((one) => harms(one)))
        : harms(fighter, -1) - harms(fighter);
  const both = 2 * harms(fighter, -3);
  return idea(
    spared - both,
    () =>
      `${nameOfCard(sit.s, fighter.card)} can bear two: ${both.toFixed(2)} points, where another loses ${spared.toFixed(2)}.`,
  );
}

/** What the company can still do this turn; on the way the attacks of the site are yet to come. */
function errandWorth(sit: Situation, company: Company): number {
  const gain = errandGain(sit, company);
  if (gain === 0 || sit.s.phase === SITE) return gain;
  const { harm, ready } = entranceTo(sit, sit.goers(company), company.to === NONE ? company.site : company.to);
  return Math.max(0, habits.ahead * gain * ready - harm);
}

/** What it is worth that the one who is struck, or somebody else of the company, stays untapped: what could be played. */
export function readyWorth(sit: Situation): number {
  const { s } = sit;
  const company = s.attack ? companyById(s, s.attack.company) : undefined;
  if (!company || company.seat !== sit.seat) return habits.tap;
  const ready = sit.fighters(company).filter(({ stand, isCharacter }) => stand === UNTAPPED && isCharacter).length;
  const busy = s.attack?.faced.filter(({ state, stays }) => state === STRIKE_OPEN && stays === 0).length ?? 0;
  const left = ready - busy;
  return 0.05 + errandWorth(sit, company) * (left >= 2 ? 0.03 : left === 1 ? 0.08 : habits.lastReady);
}

/** Tap against the strike, or fight at -3? (MW-S7.3.4) */
export function rateStay(sit: Situation, move: Move): Idea {
  if (theStrike(sit.s)?.duel) return idea(move.verb === 'tap-to-fight' ? 1 : 0, 'He untaps before he acts again.');
  const tapped = presentStrikeHarm(sit);
  const kept = presentStrikeHarm(sit, { prowess: -3 });
  if (move.verb === 'tap-to-fight')
    return idea(-tapped - readyWorth(sit), () => `With his full prowess the strike costs ${tapped.toFixed(2)} points.`);
  return idea(-kept, () => `He can stay untapped: that costs only ${(kept - tapped).toFixed(2)} points.`);
}

/** Somebody taps for +1 prowess (MW-T7.1.1). */
export function rateAid(sit: Situation, card: number): Idea {
  const saved = presentStrikeHarm(sit) - presentStrikeHarm(sit, { prowess: 1 });
  return idea(
    saved - habits.tap - readyWorth(sit),
    () => `${nameOfCard(sit.s, card)} can help: ${saved.toFixed(2)} points saved.`,
  );
}

/** Excess strikes go where they hurt most (MW-S7.7.4). */
export function rateExcess(sit: Situation, n: number): Idea {
  const { s } = sit;
  const here = presentStrikeHarm(sit, { prowess: -n });
  const left = (s.attack?.excess ?? 0) - n;
  const company = s.attack ? companyById(s, s.attack.company) : undefined;
  let elsewhere = 0;
  for (const strike of s.attack?.faced ?? []) {
    const fighter = company && sit.fighters(company).find(({ card }) => card === strike.on);
    if (!fighter || strike.state !== STRIKE_OPEN || strike === theStrike(s)) continue;
    const harm = (less: number): number => strikeHarm(against(sit, fighter), blowNow(sit), { prowess: -less });
    elsewhere = Math.max(elsewhere, harm(left) - harm(0));
  }
  return idea(here + elsewhere, () => `${n} excess here do most harm.`);
}

/** The strike with the best odds first: who is left may help the others. */
export function rateOrder(sit: Situation, card: number): Idea {
  const { s } = sit;
  const company = s.attack ? companyById(s, s.attack.company) : undefined;
  const fighter = company && sit.fighters(company).find((one) => one.card === card);
  const harm = fighter ? strikeHarm(fighter, blowNow(sit)) : 0;
  return idea(harm, () => `The strike on ${nameOfCard(s, card)} is the worst of them.`);
}

/** Tapping to cancel an attack whose card allows that (Assassin). */
export function rateWard(sit: Situation, card: number): Idea {
  const { harm } = attackForecast(sit);
  return idea(
    harm - habits.tap * 2,
    () => `${nameOfCard(sit.s, card)} can cancel an attack that costs ${harm.toFixed(2)} points.`,
  );
}

/** By the number that trophies add to: what a point of it is worth to who takes one. */
const TROPHY = { directInfluence: 0.3, prowess: 0.2 } as const;

/** Whom a trophy makes stronger: prowess is not raised above a certain height, and a few points more may add nothing (MX-11.11). */
export function rateTrophy({ s }: Situation, trophy: number, taker: number): Idea {
  const more = (name: keyof typeof TROPHY): number => trophyBonus(s, taker, name, trophy) - trophyBonus(s, taker, name);
  const prowess = prowessOf(s, taker) < TROPHY_MAX ? more('prowess') : 0;
  const worth = TROPHY.directInfluence * more('directInfluence') + TROPHY.prowess * prowess;
  return idea(habits.trophy + worth, () => `${nameOfCard(s, taker)} gains most by it.`);
}

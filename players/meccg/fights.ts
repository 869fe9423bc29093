// Strikes and attacks by their odds: what they are expected to cost the defender, in marshalling points.
import { NONE } from '../../engine/game.ts';
import { type AttackSpec, newAttack } from '../../games/meccg/combat/attack.ts';
import { companyById } from '../../games/meccg/company.ts';
import {
  ATTACKER_CHOOSES,
  type Company,
  DETAINMENT,
  ONE_EACH_FACES,
  STRIKE_OPEN,
  type Strike,
  TAPPED,
  UNTAPPED,
  WOUNDED,
} from '../../games/meccg/state.ts';
import { attackBody, attackProwess, strikesOf } from '../../games/meccg/stats/attack.ts';
import { prowessAgainst, theStrike } from '../../games/meccg/stats/fight.ts';
import { bodyOf, prowessOf } from '../../games/meccg/stats.ts';
import { habits } from './habits.ts';
import { atMost, moreThan } from './odds.ts';
import type { Fighter, Situation } from './situation.ts';

export interface Blow {
  readonly prowess: number;
  /** NONE where it has none. */
  readonly body: number;
  readonly detains: boolean;
}

/** What changes one strike. */
export interface StrikeChange {
  readonly prowess?: number;
  readonly body?: number;
  /** How many rolls, of which the best counts. */
  readonly rolls?: number;
}

const penaltyOf = (stand: number): number => (stand === TAPPED ? 1 : stand === WOUNDED ? 2 : 0);

/** The chance that the strike succeeds against a prowess that has all penalties taken off. */
const woundChance = (prowess: number, blow: Blow, rolls: number): number =>
  atMost(blow.prowess - prowess - 1) ** Math.max(1, rolls);

/** What one strike is expected to cost: wounds, and death where the body fails. */
export function strikeHarm(fighter: Fighter, blow: Blow, change: StrikeChange = {}): number {
  const prowess = fighter.prowess - penaltyOf(fighter.stand) + (change.prowess ?? 0);
  return harmAt(fighter, prowess, blow, change);
}

function harmAt(fighter: Fighter, prowess: number, blow: Blow, { body = 0, rolls = 1 }: StrikeChange): number {
  const wound = woundChance(prowess, blow, rolls);
  if (blow.detains) return wound * (fighter.stand === UNTAPPED ? habits.tap : 0);
  const hurt = fighter.stand === WOUNDED;
  const death = moreThan(fighter.body + body - (hurt ? 1 : 0));
  return wound * ((hurt ? 0.05 : habits.wound) + death * fighter.stake);
}

/** The chance that the strike is defeated, as it must be for the creature to count. */
const defeatChance = (fighter: Fighter, blow: Blow, extra = 0): number =>
  moreThan(blow.prowess - fighter.prowess + penaltyOf(fighter.stand) + extra) *
  (blow.body === NONE ? 1 : moreThan(blow.body));

export interface Forecast {
  readonly harm: number;
  /** How many would tap to fight. */
  readonly taps: number;
  /** The chance that every strike is defeated. */
  readonly defeated: number;
}

const NO_FIGHT: Forecast = { harm: 0, taps: 0, defeated: 0 };

/** An attack of so many strikes on these: who faces them as both players would choose. */
export function forecast(
  fighters: readonly Fighter[],
  strikes: number,
  blow: Blow,
  bits: number,
  hurts: (fighter: Fighter) => number = (fighter) => strikeHarm(fighter, blow),
): Forecast {
  const count = fighters.length;
  if (count === 0) return NO_FIGHT;
  const each = (bits & ONE_EACH_FACES) !== 0 || strikes >= count;
  let faced: readonly Fighter[];
  if (each) faced = fighters;
  else {
    const byHarm = fighters
      .map((fighter) => ({ fighter, harm: hurts(fighter) }))
      .sort((a, b) => a.harm - b.harm)
      .map(({ fighter }) => fighter);
    if ((bits & ATTACKER_CHOOSES) !== 0) faced = byHarm.slice(count - strikes);
    else {
      const ready = byHarm.filter(({ stand }) => stand === UNTAPPED).slice(0, strikes);
      const rest = byHarm.filter((one) => !ready.includes(one));
      faced = [...ready, ...rest.slice(rest.length - (strikes - ready.length))];
    }
  }
  let harm = 0;
  let taps = 0;
  let defeated = 1;
  for (const fighter of faced) {
    harm += hurts(fighter);
    if (fighter.stand === UNTAPPED) taps++;
    defeated *= defeatChance(fighter, blow);
  }
  const excess = (bits & ONE_EACH_FACES) === 0 ? strikes - count : 0;
  if (excess > 0) {
    let most = 0;
    for (const fighter of faced)
      most = Math.max(most, strikeHarm(fighter, blow, { prowess: -excess }) - strikeHarm(fighter, blow));
    harm += most;
    defeated *= habits.excess ** excess;
  }
  return { harm, taps, defeated };
}

/** The chance that somebody stays untapped through an attack of so many strikes: one must fight at -3 if all are struck. */
export function staysReady(fighters: readonly Fighter[], strikes: number, blow: Blow): number {
  const ready = fighters.filter(({ stand, isCharacter }) => stand === UNTAPPED && isCharacter);
  if (strikes < ready.length) return 1;
  let best = 0;
  for (const { prowess } of ready) best = Math.max(best, 1 - woundChance(prowess - 3, blow, 1));
  return best;
}

/** Who strikes in a duel rolls as well. */
const MEAN_ROLL = 7;

/** The numbers of the attack that is being faced, as they are now. */
export const blowNow = (sit: Situation): Blow => ({
  prowess: attackProwess(sit.s) + (sit.s.attack?.duel ? MEAN_ROLL : 0),
  body: attackBody(sit.s),
  detains: ((sit.s.attack?.bits ?? 0) & DETAINMENT) !== 0,
});

/** A fighter with the numbers he has against the attack that is being faced. */
export function against(sit: Situation, fighter: Fighter): Fighter {
  return { ...fighter, prowess: prowessOf(sit.s, fighter.card), body: bodyOf(sit.s, fighter.card) };
}

/** The attack as it stands, with so much more prowess: what is still to come of it. */
export function attackForecast(sit: Situation, more = 0): Forecast {
  const { s } = sit;
  const company = s.attack ? companyById(s, s.attack.company) : undefined;
  if (!s.attack || !company) return NO_FIGHT;
  const fighters = sit.fighters(company).filter(({ prowess }) => prowess >= 0);
  const now = blowNow(sit);
  const blow = more === 0 ? now : { ...now, prowess: now.prowess + more };
  if (s.attack.faced.length === 0) {
    const others = s.attack.of - s.attack.nth;
    const one = forecast(
      fighters.map((fighter) => against(sit, fighter)),
      strikesOf(s),
      blow,
      s.attack.bits,
    );
    return others > 0 ? { ...one, harm: one.harm * (1 + others) } : one;
  }
  let harm = 0;
  let defeated = 1;
  for (const strike of s.attack.faced) {
    const fighter = fighters.find(({ card }) => card === strike.on);
    if (strike.state !== STRIKE_OPEN || !fighter) continue;
    harm += strikeHarm(against(sit, fighter), blow, { prowess: strike.plus - strike.excess });
    defeated *= defeatChance(fighter, blow);
  }
  return { harm, taps: 0, defeated };
}

/** What an attack that is not yet there would do, with all that changes its numbers. */
export function forecastOf(sit: Situation, company: Company, spec: AttackSpec): Forecast {
  const { s } = sit;
  const before = s.attack;
  s.attack = newAttack(s, company, s.clock + 1, spec);
  const found = attackForecast(sit);
  s.attack = before;
  return found;
}

/** The strike that is being resolved, with a change of it. */
export function presentStrikeHarm(sit: Situation, change: StrikeChange = {}): number {
  const { s } = sit;
  const strike = theStrike(s);
  const fighter = strike && fighterOf(sit, strike);
  if (!strike || !fighter) return 0;
  const prowess = prowessAgainst(s, strike) + (change.prowess ?? 0);
  const rolls = Math.max(strike.rolls, change.rolls ?? 1);
  return harmAt({ ...fighter, body: bodyOf(s, strike.on) }, prowess, blowNow(sit), { ...change, rolls });
}

const fighterOf = (sit: Situation, strike: Strike): Fighter | undefined => {
  const company = sit.s.attack ? companyById(sit.s, sit.s.attack.company) : undefined;
  return company && sit.fighters(company).find(({ card }) => card === strike.on);
};

// What a player is asked when he may act: at which moment of the game he stands, and what waits for his answer.

import type { Point } from '../chain/chain.ts';
import { describe } from '../chain/describe.ts';
import { attackName } from '../combat/attack.ts';
import { companyById } from '../company.ts';
import { SITE_NAMES } from '../places/sites.ts';
import { destinationOf } from '../present.ts';
import { companyName, title } from '../say.ts';
import {
  AT_END,
  AT_START,
  ATTACK_FACED,
  ATTACK_OVER,
  ATTACK_STRIKE,
  type Attack,
  type Company,
  type MeccgState,
  MOVEMENT,
  PHASE_NAMES,
} from '../state.ts';
import { attackProwess, strikesOf } from '../stats/attack.ts';
import { prowessAgainst, theStrike } from '../stats/fight.ts';
import { hazardLimitOf } from '../stats.ts';

export function promptOf(s: MeccgState, point: Point | undefined): string {
  const last = point?.chain.at(-1);
  return last ? `Answer ${describe(s, last)}, or pass.` : `${momentOf(s)}: act, or pass.`;
}

function momentOf(s: MeccgState): string {
  if (s.attack) return attackMoment(s, s.attack);
  const company = companyById(s, s.company);
  const part = s.part === AT_START ? 'The beginning of the ' : s.part === AT_END ? 'The end of the ' : 'The ';
  const phase = `${part}${PHASE_NAMES[s.phase]} phase`;
  return company ? `${phase}, ${companyMoment(s, company)}` : phase;
}

const companyMoment = (s: MeccgState, company: Company): string =>
  s.phase === MOVEMENT
    ? `${companyName(s, company.id)} (hazards ${company.hazards} of ${hazardLimitOf(s, company)})`
    : `${companyName(s, company.id)} at ${SITE_NAMES[destinationOf(company)]}`;

function attackMoment(s: MeccgState, attack: Attack): string {
  const name = capital(attackName(s, attack));
  const strike = theStrike(s);
  if (attack.stage === ATTACK_STRIKE && strike)
    return `${name} strikes ${title(s, strike.on)} (prowess ${prowessAgainst(s, strike)} against ${attackProwess(s)})`;
  if (attack.stage === ATTACK_FACED)
    return `${name} attacks ${companyName(s, attack.company)} (strikes ${strikesOf(s)}, prowess ${attackProwess(s)})`;
  return `${name}: the attack ${attack.stage >= ATTACK_OVER ? 'is over' : 'goes on'}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

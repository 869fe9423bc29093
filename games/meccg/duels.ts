// Companies that attack companies, where that was agreed on (MX-12): the questions that numbers and cards ask of such an
// attack. Each of its strikes is a duel of two who both roll; combat/duel.ts has its course.
import { NONE, type Seat } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { type AttackRace, CHARACTER_RACES } from './cards/facts.ts';
import { ATTACK_RACES, RACE } from './cards/kinds.ts';
import type { Duelist, MeccgState, Strike } from './state.ts';

/** The duel that is being fought, in an attack of a company. */
export function theDuel(s: MeccgState): (Strike & { readonly duel: Duelist }) | undefined {
  const { attack } = s;
  const strike = attack && attack.now !== NONE ? attack.faced[attack.now] : undefined;
  return strike && hasDuel(strike) ? strike : undefined;
}
const hasDuel = (strike: Strike): strike is Strike & { duel: Duelist } => strike.duel !== undefined;

/** What is kept of the one who fights for that seat against the present strike: the attacker in a duel, or the one struck. */
export function fighterFor(s: MeccgState, seat: Seat): (Duelist | Strike) | undefined {
  const { attack } = s;
  if (!attack || attack.now === NONE) return undefined;
  const strike = attack.faced[attack.now];
  return strike.duel && seat === attack.seat ? strike.duel : strike;
}

/** Whom the present strike pits against somebody; NONE outside duels. */
export function foeOf(s: MeccgState, card: number): number {
  const duel = theDuel(s);
  if (!duel) return NONE;
  return duel.on === card ? duel.duel.on : duel.duel.on === card ? duel.on : NONE;
}

/** The race of a character as that of an attack; a Ringwraith is a Nazgûl. NONE for a Wizard and for allies. */
export function raceInFight(s: MeccgState, card: number): number {
  const race = card === NONE ? undefined : CHARACTER_RACES[RACE[s.def[card]]];
  return race === undefined || race === 'wizard' ? NONE : ATTACK_RACES.indexOf(race === 'ringwraith' ? 'nazgul' : race);
}

/** What the one who strikes him in a duel does to his body (Khamûl). */
export function struckDown(s: MeccgState, card: number): number {
  const duel = theDuel(s);
  if (duel?.on !== card) return 0;
  const striker = CARDS[s.def[duel.duel.on]];
  const down = 'strikesDown' in striker ? striker.strikesDown : undefined;
  return down && CHARACTER_RACES[RACE[s.def[card]]] === down.race ? down.body : 0;
}

/** The race of the attack that is being faced, or in a duel of whom he fights. */
export const raceAgainst = (s: MeccgState, card: number): AttackRace | undefined =>
  s.attack ? ATTACK_RACES[s.attack.duel ? raceInFight(s, foeOf(s, card)) : s.attack.race] : undefined;

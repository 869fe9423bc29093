// When the opponent of the moving player may play a hazard at all, and on which company.
import { refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Point } from '../chain/chain.ts';
import { theCompany } from '../company.ts';
import type { Way } from '../effects/vocabulary.ts';
import { hazardPlayer } from '../seats.ts';
import { AT_END, DID_RETURN, DURING, type MeccgState, MOVEMENT } from '../state.ts';
import { hazardLimitOf } from '../stats.ts';

const PHASE = refusal('MW-S0.2.3', 'Hazards are played in the opponent’s movement/hazard phase.');
const NOBODY = refusal('CR-I.D.29', 'No company is having its movement/hazard phase.');
const RETURNED = refusal('MW-S4.4.8', 'The company has returned to its site of origin: no more hazards on it.');
const LIMIT = refusal('MW-S10.3.2', 'The hazard limit of this company is used up.');
const FIRST = refusal('CR-A15', 'It must be the first action of a chain of effects.');
const BUSY = refusal('MW-S4.4.5', 'The attack must be over first.');

/** A hazard could be played on the company whose phase runs, as far as time and number go. */
export function hazardVerdict(s: MeccgState, seat: Seat): Verdict {
  if (s.phase !== MOVEMENT || seat !== hazardPlayer(s) || s.part !== DURING) return PHASE;
  const company = theCompany(s);
  if (!company) return NOBODY;
  if ((company.did & DID_RETURN) !== 0) return RETURNED;
  return company.hazards >= hazardLimitOf(s, company) ? LIMIT : undefined;
}

/** A resource played once all hazards were: more of them may follow (CR-I.D.33). What is for the end only ends the phase. */
export function resumeHazards(s: MeccgState, seat: Seat, way: Way): void {
  const forTheEnd = way.during?.is === 'phase' && way.during.part === 'end';
  if (s.phase === MOVEMENT && s.part === AT_END && s.active === seat && !forTheEnd) s.part = DURING;
}

/** The same for what must begin a chain. */
export function firstHazardVerdict(s: MeccgState, point: Point): Verdict {
  if (!point.first || point.window !== 'open') return FIRST;
  return s.attack ? BUSY : hazardVerdict(s, point.seat);
}

// Hazards are drawn in one batch for each company, twice the opponent's number and two more (PA-3.1 to PA-3.3).
import { companyById } from '../company.ts';
import { drawCards } from '../hands/cards.ts';
import { drawsFor } from '../movement/draws.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { companyName, say } from '../say.ts';
import { HAZARD_SEAT } from '../seats.ts';
import type { Company, MeccgState } from '../state.ts';
import type { SolitaireFrame } from './frames.ts';

const ALWAYS = 2;
const TIMES = 2;

/** A company that stays draws two (PA-3.2); for a Haven the site left behind counts (PA-3.3). */
export const hazardsDrawn = (s: MeccgState, company: Company): number =>
  ALWAYS + TIMES * drawsFor(s, company, HAZARD_SEAT);

export const solitaireSteps: StepsFor<SolitaireFrame> = {
  'solitaire/draw': {
    run(s, f, emit) {
      finish(s);
      const company = companyById(s, f.company);
      if (!company) return;
      const n = hazardsDrawn(s, company);
      emit?.(say('draw-hazards', 'PA-3.1', `${n} hazards are drawn for ${companyName(s, company.id)}.`));
      drawCards(s, HAZARD_SEAT, n, emit);
    },
  },
};

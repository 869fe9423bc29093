// An effect on a single region that was chosen before any company went through one: it waits for the first company that
// does, or for a later one, as its player likes (MW-S10.10.9).
import { type Emit, NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { companiesOf, companyById } from '../company.ts';
import { lastingModifier } from '../effects/reading/modifiers.ts';
import { changesPath } from '../present.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { companyName, say } from '../say.ts';
import { type Company, DID_PHASE, type Lasting, type MeccgState } from '../state.ts';
import type { MovementFrame } from './frames.ts';

type RegionFrame = Extract<MovementFrame, { at: 'movement/region-choose' }>;

/** Effects of no company yet that would change a region on the way of this one. */
const waitingFor = (s: MeccgState, company: Company): Lasting[] =>
  s.lasting.filter((effect) => {
    const modifier = lastingModifier(effect);
    return effect.on === NONE && modifier.is === 'treat-as' && modifier.one && changesPath(s, company, modifier);
  });

const othersToCome = (s: MeccgState, company: Company): boolean =>
  companiesOf(s, company.seat).some((c) => c !== company && c.to !== NONE && (c.did & DID_PHASE) === 0);

/** The company was revealed: what waits is for it, unless its player is asked because others are to come. */
export function settleRegions(s: MeccgState, company: Company, emit: Emit): void {
  for (const effect of waitingFor(s, company))
    if (othersToCome(s, company)) begin(s, { at: 'movement/region-choose', company: company.id, since: effect.since });
    else bind(s, company, effect, emit);
}

function bind(s: MeccgState, company: Company, effect: Lasting, emit: Emit): void {
  effect.on = companyRef(company.id);
  const text = `${CARDS[effect.def].name} changes a region on the way of ${companyName(s, company.id)}.`;
  emit?.(say('region', 'MW-S10.10.9', text));
}

const effectOf = (s: MeccgState, f: RegionFrame): Lasting | undefined =>
  s.lasting.find(({ since }) => since === f.since);

export const regionSteps: StepsFor<RegionFrame> = {
  'movement/region-choose': {
    kind: 'confirm',
    rule: 'MW-S10.10.9',
    seat: (s) => s.active,
    prompt: (s, f) =>
      `${CARDS[effectOf(s, f)?.def ?? 0].name} can change one region: on the way of ${companyName(s, f.company)}?`,
    options(_s, _f, offer) {
      offer.add('change-region');
      offer.add('pass');
    },
    take(s, f, move, emit) {
      finish(s);
      const company = companyById(s, f.company);
      const effect = effectOf(s, f);
      if (move.verb !== 'pass' && company && effect) bind(s, company, effect, emit);
    },
  },
};

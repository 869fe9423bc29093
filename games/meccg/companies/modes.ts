// A Ringwraith has one mode at a time: a new one ends the old (MX-11.5).
import type { Emit } from '../../../engine/game.ts';
import { companyOf } from '../company.ts';
import { discardCard } from '../happenings/leaving.ts';
import type { MeccgState } from '../state.ts';
import { givesMode } from '../stats/overt.ts';

/** This card has just given a mode: those that the Ringwraith had before are discarded. */
export function endOtherModes(s: MeccgState, card: number, emit: Emit): void {
  const company = companyOf(s, card);
  for (const other of [...s.play])
    if (other !== card && givesMode(s.def[other]) && companyOf(s, other) === company) discardCard(s, other, emit);
}

// Whose something is, and what its player would lose with it.
import { NONE, type Seat } from '../../engine/game.ts';
import { POINTS } from '../../games/meccg/cards/all.ts';
import { ALLY, EVENT, FACTION, ITEM, isCharacter, KIND, SHORT } from '../../games/meccg/cards/kinds.ts';
import { actionAt } from '../../games/meccg/declared.ts';
import { seatOfRef } from '../../games/meccg/effects/reading/picks.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import { isAction, isCard, type Ref } from '../../games/meccg/refs.ts';
import { type Company, type MeccgState, ownerOf } from '../../games/meccg/state.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';

/** What a company on its way to a site would do there. */
const ERRAND = 1.1;

/** +1 where the opponent has it, -1 where the seat has: harm counts with that sign. */
export const foe = (sit: Situation, owner: Seat): number => (owner === sit.seat ? -1 : 1);
export const foeOf = (sit: Situation, ref: Ref): number => {
  const seat = seatOfRef(sit.s, ref);
  return seat === NONE ? 0 : foe(sit, seat);
};

/** What the player of a card loses with it. */
export function lossOf(sit: Situation, ref: Ref): number {
  const { s } = sit;
  const card = isAction(ref) ? (actionAt(s, ref)?.card ?? NONE) : ref;
  if (!isCard(card)) return 0;
  const def = s.def[card];
  if (isCharacter(def)) return sit.stake(card);
  const points = POINTS[def] > 0 ? sit.gain(ownerOf(s, card), KIND_OF_POINTS[def], POINTS[def]) : 0;
  switch (KIND[def]) {
    case ITEM:
    case ALLY:
    case FACTION:
      return points + 0.3;
    default:
      return points + (EVENT[def] > SHORT ? 0.5 : 0.4);
  }
}

/** What is lost if the company cannot do what it set out for. */
export const errandOf = (s: MeccgState, company: Company): number =>
  isHavenFor(s, company.seat, company.to === NONE ? company.site : company.to) ? 0.2 : ERRAND;

export const sum = (refs: readonly Ref[], worth: (ref: Ref) => number): number =>
  refs.reduce<number>((total, ref) => total + worth(ref), 0);

// The beginning of the untap phase: everything untaps and heals (MW-S4.1.1, MW-S4.1.2), save whom the player leaves as he
// is (MW-S4.1.4), which a few cards reward.
import type { Emit } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { isAlly, isCharacter } from '../cards/kinds.ts';
import { companyOf } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { effectsOf } from '../effects/reading/literal.ts';
import { note, STAYED } from '../history.ts';
import { HAVEN } from '../places/sites.ts';
import { siteType } from '../present.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type MeccgState, ownerOf, TAPPED, UNTAPPED, WOUNDED } from '../state.ts';
import type { UntappingFrame } from './frames.ts';

/** He may heal here and now: at a Haven, or where a card makes one of his site (MW-S4.1.3, MW-S5.7.1). */
function heals(s: MeccgState, card: number): boolean {
  const company = companyOf(s, card);
  return company !== undefined && siteType(s, company.seat, company.site, 'healing') === HAVEN;
}

/** What a card of the player would do in the untap phase: stand as returned. */
function afterUntapping(s: MeccgState, card: number): number {
  const stand = s.stand[card];
  if (stand === TAPPED) return forbidden(s, 'untap', card) ? TAPPED : UNTAPPED;
  if (stand === WOUNDED) return heals(s, card) ? TAPPED : WOUNDED;
  return stand;
}

/** A card on him can be got rid of by one who does not untap (Morgul-knife). */
const mayStruggle = (s: MeccgState, character: number): boolean =>
  s.play.some(
    (card) =>
      s.host[card] === character &&
      effectsOf(s.def[card]).leaves?.some((leave) => leave.is === 'removal' && leave.cost === 'instead-of-untapping'),
  );

const mayStay = (s: MeccgState, card: number): boolean =>
  isCharacter(s.def[card]) &&
  ownerOf(s, card) === s.active &&
  (afterUntapping(s, card) !== s.stand[card] || mayStruggle(s, card));

function untapAll(s: MeccgState, kept: readonly number[], emit: Emit): void {
  for (const card of s.play) {
    if (s.stand[card] === UNTAPPED || ownerOf(s, card) !== s.active || kept.includes(card)) continue;
    const fighter = isCharacter(s.def[card]) || isAlly(s.def[card]);
    const stand = afterUntapping(s, card);
    if (stand === s.stand[card]) continue;
    s.stand[card] = stand;
    if (fighter)
      emit?.(
        stand === TAPPED
          ? say('heal', 'MW-S5.7.1', `${title(s, card)} heals.`, aboutCard(card))
          : say('untap', 'MW-S4.1.1', `${title(s, card)} untaps.`, aboutCard(card)),
      );
  }
  for (const card of kept) {
    note(s, STAYED, companyOf(s, card)?.id, card);
    emit?.(say('stay', 'MW-S4.1.4', `${title(s, card)} neither untaps nor heals.`, aboutCard(card)));
  }
}

export const untappingVerbs: Verbs<MeccgState> = {
  untap: { label: 'Untap and heal' },
  leave: { takes: 'card', label: 'Leave {} as he is' },
};

export const untappingSteps: StepsFor<UntappingFrame> = {
  'turn/untapping': {
    run(s, f, emit) {
      if (s.play.some((card) => mayStay(s, card))) f.at = 'turn/untapping-choose';
      else {
        finish(s);
        untapAll(s, f.kept, emit);
      }
    },
  },
  'turn/untapping-choose': {
    kind: 'act',
    rule: 'MW-S4.1.4',
    seat: (s) => s.active,
    prompt: (s) => `${seatName(s, s.active)} untaps and heals: all, or leave somebody as he is?`,
    options(s, f, offer) {
      offer.add('untap');
      for (const card of s.play) if (mayStay(s, card) && !f.kept.includes(card)) offer.add('leave', card);
    },
    take(s, f, move, emit) {
      if (move.verb === 'leave') f.kept.push(move.arg);
      else {
        finish(s);
        untapAll(s, f.kept, emit);
      }
    },
  },
};

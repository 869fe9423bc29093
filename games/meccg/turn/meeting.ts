// A character met on the way (A Chance Meeting): he comes into play with a company at its site, under the direct influence
// of one of its members, whatever his home and however many have come this turn.
import { NONE, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { AVATAR, CHARACTER, KIND } from '../cards/kinds.ts';
import { avatarOf, couldFollow, playCharacter, underTargets } from '../companies/arriving.ts';
import { hasRoom } from '../companies/organizing.ts';
import { companyById, companyOf } from '../company.ts';
import { copyIn, offerTitles } from '../hands/cards.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, isCard, playerRef } from '../refs.ts';
import { title } from '../say.ts';
import { type Company, HAND, type MeccgState } from '../state.ts';
import { mindOf, unusedGeneralInfluence } from '../stats.ts';
import { uniqueVerdict } from '../unique.ts';
import { pile } from '../zones.ts';
import type { MeetingFrame } from './frames.ts';

/** Under whom he could come: members of the company, and general influence if the card says so. */
function leaders(s: MeccgState, seat: Seat, card: number, company: Company, general: boolean): number[] {
  if (KIND[s.def[card]] === AVATAR) return [avatarOf(s, seat)];
  return [
    ...(general && unusedGeneralInfluence(s, seat) >= mindOf(s, card) ? [playerRef(seat)] : []),
    ...underTargets(s, seat, card, companyRef(company.id)).filter(isCard),
  ];
}

/** Whether he could come: a Ringwraith only where a card lets all come, to follow the player's own. */
function mayCome(s: MeccgState, seat: Seat, card: number, company: Company, general: boolean): boolean {
  if (KIND[s.def[card]] === CHARACTER) return uniqueVerdict(s, s.def[card]) === undefined;
  const lord = general && KIND[s.def[card]] === AVATAR ? avatarOf(s, seat) : NONE;
  return lord !== NONE && companyOf(s, lord) === company && couldFollow(s, lord, card);
}

/** Those in his hand whom this company could take along. */
export const meetable = (s: MeccgState, seat: Seat, company: Company, general = false): number[] =>
  pile(s, seat, HAND).filter(
    (card) =>
      mayCome(s, seat, card, company, general) &&
      hasRoom(s, company, card) &&
      leaders(s, seat, card, company, general).length > 0,
  );

/** Begins the choice of a character from hand, who comes into play with the company. */
export const meetCharacter = (s: MeccgState, seat: Seat, company: Company, general = false): void =>
  begin(s, { at: 'turn/meet', seat, company: company.id, card: -1, ...(general && { general }) });

export const meetingVerbs: Verbs<MeccgState> = {
  meet: { takes: 'title', label: 'Meet {}' },
  'meet-nobody': { label: 'Meet nobody' },
};

export const meetingSteps: StepsFor<MeetingFrame> = {
  /** Asked whatever he holds: nobody else learns whether he has such a character. */
  'turn/meet': {
    kind: 'card',
    rule: 'MW-S5.5.3',
    seat: (_s, f) => f.seat,
    prompt: () => 'Which character does the company meet?',
    options(s, f, offer) {
      const company = companyById(s, f.company);
      offer.add('meet-nobody');
      if (company) offerTitles(s, meetable(s, f.seat, company, f.general), offer, 'meet');
    },
    take(s, f, move) {
      if (move.verb === 'meet-nobody') finish(s);
      else {
        f.card = copyIn(s, f.seat, HAND, move.arg);
        f.at = 'turn/meet-under';
      }
    },
  },
  'turn/meet-under': {
    run(s, f, emit) {
      const company = companyById(s, f.company);
      const among = company ? leaders(s, f.seat, f.card, company, f.general === true) : [];
      if (among.length > 1) f.at = 'turn/meet-under-choose';
      else {
        finish(s);
        if (company && among.length === 1) playCharacter(s, f.seat, f.card, companyRef(f.company), among[0], emit);
      }
    },
  },
  'turn/meet-under-choose': {
    kind: 'piece',
    rule: 'MW-S5.3.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Under whose influence does ${title(s, f.card)} come?`,
    options(s, f, offer) {
      const company = companyById(s, f.company);
      if (company) for (const one of leaders(s, f.seat, f.card, company, f.general === true)) offer.add('under', one);
    },
    take(s, f, move, emit) {
      finish(s);
      playCharacter(s, f.seat, f.card, companyRef(f.company), move.arg, emit);
    },
  },
};

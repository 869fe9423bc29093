// The end of the organization phase: whoever is not controlled is placed, sent back or discarded. First those whose
// controller is gone (MW-S5.3.9), then the newcomer of the turn goes back to hand (MW-S5.2.6, CR-I.B.4), then the excess is
// discarded (MW-S5.2.5). A company larger than seven away from Havens was divided before, where that was possible.
import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { isCharacter } from '../cards/kinds.ts';
import { charactersOf, isAvatar, isRingwraith } from '../company.ts';
import { cannotBe, forbidden } from '../effects/reading/deeds.ts';
import { discardCard, returnToHand } from '../happenings/leaving.ts';
import { CAME, CHARACTER_PLAY, happened } from '../history.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { playerRef, type Ref } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { GENERAL, type MeccgState, ORPHAN, ownerOf } from '../state.ts';
import { controlCost, controlMind } from '../stats/influence.ts';
import { isOverloaded, unusedDirectInfluence, unusedGeneralInfluence } from '../stats.ts';
import { crowdOf } from './crowd.ts';
import type { SettlingFrame } from './frames.ts';

const isMine = (s: MeccgState, seat: Seat, card: number): boolean =>
  isCharacter(s.def[card]) && ownerOf(s, card) === seat;

/** Where somebody nobody controls can be put for good: general influence if enough is left, or his company's leaders. */
function placements(s: MeccgState, seat: Seat, card: number): Ref[] {
  const wraith = isRingwraith(s, card);
  const found: Ref[] = [];
  if (!wraith && s.under[card] !== GENERAL && unusedGeneralInfluence(s, seat) >= controlMind(s, card))
    found.push(playerRef(seat));
  if (forbidden(s, 'follow', card)) return found;
  for (const other of s.play)
    if (
      other !== card &&
      other !== s.under[card] &&
      s.under[other] === GENERAL &&
      s.host[other] === s.host[card] &&
      isMine(s, seat, other) &&
      (!wraith || isAvatar(s, other)) && // MX-11.3
      unusedDirectInfluence(s, other, card) >= controlCost(s, other, card)
    )
      found.push(other);
  return found;
}

/** Those who are too many: without a controller and a place, under general influence beyond twenty, or overloading somebody. */
function excess(s: MeccgState, seat: Seat): number[] {
  const over = unusedGeneralInfluence(s, seat) < 0;
  return s.play.filter((card) => {
    if (!isMine(s, seat, card) || isAvatar(s, card)) return false;
    const under = s.under[card];
    if (under === ORPHAN) return true;
    return under === GENERAL ? over : isOverloaded(s, under) || forbidden(s, 'follow', card);
  });
}

/** Those of a company larger than seven away from Havens that nobody could divide (CR-I.D.17, crowd.ts). */
const crowded = (s: MeccgState, seat: Seat): number[] =>
  crowdOf(s, seat)
    .flatMap((company) => charactersOf(s, company))
    .filter((card) => !isAvatar(s, card) && !cannotBe(s, 'discarded', card));

const needsController = (s: MeccgState, card: number): boolean =>
  s.under[card] === ORPHAN ||
  (s.under[card] !== GENERAL && (isOverloaded(s, s.under[card]) || forbidden(s, 'follow', card)));

/**
 * The characters are beyond the player's influence right now, so that he must discard (MW-T5.3.3, PA-5.1). Not while there
 * is a newcomer, who would go back first (CR-I.B.4): nobody is discarded to make room for him.
 */
export const mustDiscard = (s: MeccgState, seat: Seat): readonly number[] =>
  newcomer(s, seat) === NONE ? excess(s, seat) : [];

const newcomer = (s: MeccgState, seat: Seat): number =>
  s.play.find(
    (card) =>
      isMine(s, seat, card) &&
      !isAvatar(s, card) &&
      happened(s, CAME, undefined, seat, card) &&
      !cannotBe(s, 'returned', card),
  ) ?? NONE;

function options(s: MeccgState, f: SettlingFrame, offer: Offer): void {
  if (f.card !== NONE) {
    for (const to of placements(s, f.seat, f.card)) offer.add('under', to);
    if (!cannotBe(s, 'discarded', f.card)) offer.add('discard-character', f.card);
    return;
  }
  const many = excess(s, f.seat);
  for (const card of many.length > 0 ? many : crowded(s, f.seat))
    if (!cannotBe(s, 'discarded', card)) offer.add('discard-character', card);
}

export const settlingSteps: StepsFor<SettlingFrame> = {
  'turn/settling': {
    run(s, f, emit) {
      const many = excess(s, f.seat);
      if (many.length === 0) {
        if (crowded(s, f.seat).length > 0) f.at = 'turn/settling-choose';
        else finish(s);
        return;
      }
      f.card =
        many.find(
          (card) => needsController(s, card) && !f.placed.includes(card) && placements(s, f.seat, card).length > 0,
        ) ?? NONE;
      if (f.card === NONE && sendBack(s, f.seat, emit)) return;
      if (f.card === NONE && many.every((card) => cannotBe(s, 'discarded', card))) return finish(s);
      f.at = 'turn/settling-choose';
    },
  },
  'turn/settling-choose': {
    kind: 'piece',
    rule: 'MW-S5.2.5',
    seat: (_s, f) => f.seat,
    prompt: (s, f) =>
      f.card === NONE
        ? excess(s, f.seat).length > 0
          ? 'Your influence does not suffice: which character do you discard?'
          : 'More than seven are together away from a Haven: which character do you discard?'
        : `Nobody controls ${title(s, f.card)}: put him under whose influence?`,
    options,
    take(s, f, move, emit) {
      f.at = 'turn/settling';
      if (move.verb === 'under') {
        f.placed.push(f.card);
        s.under[f.card] = move.arg === playerRef(f.seat) ? GENERAL : move.arg;
        emit?.(say('control', 'MW-S5.3.9', `${title(s, f.card)} is under control again.`, aboutCard(f.card)));
      } else {
        s.used[f.seat] |= CHARACTER_PLAY;
        emit?.(
          excess(s, f.seat).length > 0
            ? say('excess', 'MW-S5.2.5', `${title(s, move.arg)} cannot be controlled.`, aboutCard(move.arg))
            : say(
                'excess',
                'CR-I.D.17',
                `${title(s, move.arg)} is one too many away from a Haven.`,
                aboutCard(move.arg),
              ),
        );
        discardCard(s, move.arg, emit);
      }
      f.card = NONE;
    },
  },
};

function sendBack(s: MeccgState, seat: Seat, emit: Emit): boolean {
  const card = newcomer(s, seat);
  if (card === NONE) return false;
  emit?.(
    say('send-back', 'CR-I.B.4', `Not all characters can be controlled: ${title(s, card)} goes back.`, aboutCard(card)),
  );
  return returnToHand(s, card, emit);
}

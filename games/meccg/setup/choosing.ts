// Starting characters: both players choose in secret and show them at once (MW-S3.3.4), or draft them pair by pair
// (CR-TRN-9).

import { type Emit, type Move, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { learn } from '../../../engine/random.ts';
import { rulesFor } from '../alignment.ts';
import { CARDS, MIND } from '../cards/all.ts';
import { CHARACTER, KIND } from '../cards/kinds.ts';
import { MOST_CHARACTERS, MOST_MIND } from '../decks/check.ts';
import { numberText } from '../effects/phrases/phrase.ts';
import { become, type StepsFor } from '../procedures.ts';
import { say, sayTo, seatName, title } from '../say.ts';
import { isHazardDeck, opponents, seatsOf } from '../seats.ts';
import { ASIDE, DECK, HAND, type MeccgState, MINION, UNUSED } from '../state.ts';
import { areRivals } from '../unique.ts';
import { pile, put } from '../zones.ts';
import type { SettingOut, SetupFrame, Starting } from './frames.ts';
import { afterStarts } from './several.ts';

type ChoosingFrame = Extract<SetupFrame, { at: 'setup/choose' | 'setup/choosing' | 'setup/shared' }>;

export const choosingVerbs: Verbs<MeccgState> = {
  'start-with': { takes: 'title', label: 'Start with {}' },
  'start-as-listed': { label: 'Start with the company of the deck' },
  'start-done': { label: 'No more starting characters' },
};

/** While it is asked here, nobody's start is settled. */
const CHOOSING: readonly SetupFrame['at'][] = ['setup/choosing', 'setup/avatar-choose', 'setup/draft-choose'];

/** Until the start is settled, hands hold nothing but characters to choose from, and minor items. */
export function isToStartWith(s: MeccgState, card: number): boolean {
  const facts = CARDS[s.def[card]];
  const at = s.stack[s.stack.length - 1]?.at;
  return (
    (CHOOSING.some((step) => step === at) && facts.kind === 'character') ||
    (facts.kind === 'item' && facts.item === 'minor')
  );
}

export const mindsOf = (s: MeccgState, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + MIND[s.def[card]], 0);

/** The characters of the pool that are not chosen yet. */
export const poolLeft = (s: MeccgState, f: Pick<Starting, 'chosen'>, seat: Seat): number[] =>
  pile(s, seat, HAND).filter((card) => KIND[s.def[card]] === CHARACTER && !f.chosen[seat].includes(card));

export function startVerdict(s: MeccgState, f: Pick<Starting, 'chosen'>, seat: Seat, card: number): Verdict {
  const chosen = f.chosen[seat];
  if (chosen.length >= rulesFor(s, seat).mostStarters)
    return refusal(
      s.alignment[seat] === MINION ? 'LE-S3.3' : s.rules.draft ? 'CR-TRN-9' : 'MW-S3.3.1',
      `You have your ${numberText(rulesFor(s, seat).mostStarters)} starting characters.`,
    );
  const theirs = opponents(s, seat).flatMap((other) => pile(s, other, ASIDE));
  if (theirs.some((other) => areRivals(s.def[card], s.def[other])))
    return refusal('MW-S2.9.1', 'He starts with an opponent: there is only one of him.');
  const minds = mindsOf(s, chosen) + MIND[s.def[card]];
  if (minds > MOST_MIND)
    return refusal(
      s.alignment[seat] === MINION ? 'LE-S3.3' : s.rules.draft ? 'CR-TRN-11' : 'MW-S3.3.2',
      `The minds of your starting characters would be ${minds}; ${MOST_MIND} is the most.`,
    );
  return undefined;
}

export const canGoOn = (s: MeccgState, f: Starting, seat: Seat): boolean =>
  f.done[seat] === 0 && poolLeft(s, f, seat).some((card) => !startVerdict(s, f, seat, card));

/** The listed company can be taken as a whole as long as nothing else was chosen. */
const listedIsOpen = (s: MeccgState, f: SettingOut, seat: Seat): boolean =>
  s.rules.draft === 0 && f.chosen[seat].length === 0 && f.listed[seat].length > 0;

export const choosingSteps: StepsFor<ChoosingFrame> = {
  'setup/choose': {
    run(s, f) {
      for (const seat of seatsOf(s)) if (!canGoOn(s, f, seat)) f.done[seat] = 1;
      if (f.done.every((done) => done === 1)) become(s, { at: 'setup/shared', chosen: f.chosen, listed: f.listed });
      else {
        f.picks = seatsOf(s).map(() => null);
        f.at = 'setup/choosing';
      }
    },
  },
  'setup/choosing': {
    kind: 'card',
    rule: 'MW-S3.3.1',
    seats: (s, f) => seatsOf(s).filter((seat) => f.done[seat] === 0),
    prompt: (s, f, seat) =>
      `Choose a starting character: ${f.chosen[seat].length} of ${numberText(rulesFor(s, seat).mostStarters)} chosen, minds ${mindsOf(s, f.chosen[seat])} of ${MOST_MIND}.`,
    options(s, f, offer, seat) {
      if (listedIsOpen(s, f, seat)) offer.add('start-as-listed');
      const titles = new Map(poolLeft(s, f, seat).map((card) => [s.def[card], card]));
      for (const [def, card] of titles) offer.check(startVerdict(s, f, seat, card), 'start-with', def);
      offer.check(
        f.chosen[seat].length > 0 ? undefined : refusal('MW-S3.3.1', 'You must start with at least one character.'),
        'start-done',
      );
    },
    reveal(s, f, picks, emit) {
      f.at = 'setup/choose';
      const shown = picks.map((pick, seat) => (pick ? settle(s, f, seat, pick) : undefined));
      if (s.rules.draft === 1) showPair(s, f, shown, emit);
    },
  },
  'setup/shared': {
    run(s, f, emit) {
      learn(s);
      for (const seat of seatsOf(s)) {
        const others = opponents(s, seat).flatMap((other) => f.chosen[other].map((card) => s.def[card]));
        const starts = f.chosen[seat].filter(
          (card) => s.zone[card] === ASIDE || s.rules.draft === 1 || !others.some((def) => areRivals(s.def[card], def)),
        );
        for (const card of starts) if (s.zone[card] === HAND) put(s, card, ASIDE);
        if (isHazardDeck(s, seat)) continue;
        const names = starts.map((card) => title(s, card)).join(', ') || 'nobody';
        emit?.(say('start', 'MW-S3.3.4', `${seatName(s, seat)} starts with ${names}.`));
      }
      for (const card of f.chosen[0])
        if (s.zone[card] === HAND)
          emit?.(say('start', 'MW-S3.3.4', `Both chose ${title(s, card)}, who goes into the play decks.`));
      for (const seat of seatsOf(s)) putUnused(s, seat, f.chosen[seat], f.listed[seat], emit);
      become(s, afterStarts(s));
    },
  },
};

/** Takes down the choice of one seat; the card of a single choice is returned. */
function settle(s: MeccgState, f: SettingOut, seat: Seat, pick: Move): number | undefined {
  if (pick.verb === 'start-done') f.done[seat] = 1;
  else if (pick.verb === 'start-as-listed') {
    f.chosen[seat] = f.listed[seat].slice();
    f.done[seat] = 1;
  } else {
    const card = poolLeft(s, f, seat).find((one) => s.def[one] === pick.arg);
    if (card !== undefined) f.chosen[seat].push(card);
    return card;
  }
  return undefined;
}

/** Draft: two of the same name are set aside for both (CR-TRN-9). */
function showPair(s: MeccgState, f: SettingOut, shown: readonly (number | undefined)[], emit: Emit): void {
  const clashes = (card: number): boolean =>
    shown.some((other) => other !== undefined && other !== card && areRivals(s.def[card], s.def[other]));
  const same = shown.some((card) => card !== undefined && clashes(card));
  for (const [seat, card] of shown.entries()) {
    if (card === undefined) continue;
    emit?.(say('start', 'CR-TRN-9', `${seatName(s, seat)} shows ${title(s, card)}.`));
    if (clashes(card)) f.chosen[seat].pop();
    put(s, card, clashes(card) ? DECK : ASIDE);
  }
  if (same) emit?.(say('start', 'CR-TRN-9', 'Both show the same character, who is set aside for both.'));
}

/**
 * Characters of the pool who do not start join the play deck, ten at most (MW-S3.5.1, CR-TRN-12): those whom both chose,
 * who do not count (CR-I.0.1), those of the deck, then those who were to start. The sideboard is what it was: the rest
 * stays at home.
 */
function putUnused(s: MeccgState, seat: Seat, chosen: readonly number[], listed: readonly number[], emit: Emit): void {
  const isPerson = (card: number): boolean => KIND[s.def[card]] === CHARACTER;
  const left = pile(s, seat, HAND).filter(isPerson);
  let room = MOST_CHARACTERS - pile(s, seat, DECK).filter(isPerson).length;
  for (const card of left.filter((one) => chosen.includes(one))) put(s, card, DECK);
  const others = left.filter((card) => !chosen.includes(card));
  const unused: number[] = [];
  for (const card of [
    ...others.filter((one) => !listed.includes(one)),
    ...others.filter((one) => listed.includes(one)),
  ])
    if (room-- > 0) put(s, card, DECK);
    else unused.push(card);
  if (unused.length === 0) return;
  const names = unused.map((card) => title(s, card)).join(', ');
  for (const card of unused) put(s, card, UNUSED);
  const many = unused.length === 1 ? 'a character' : `${unused.length} characters`;
  emit?.(
    sayTo(
      [seat],
      'start',
      'CR-TRN-12',
      `Your play deck has its ten characters: you leave out ${names}.`,
      `${seatName(s, seat)} leaves out ${many}.`,
    ),
  );
}

// The Free Council: everybody checks for corruption, then marshalling points decide (MW-S1.3.1 to MW-S1.4.7, MW-T1.2.1).

import { type Emit, NONE, type Outcome, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { rulesFor } from '../alignment.ts';
import { AVATAR, CHARACTER, isCharacter, KIND } from '../cards/kinds.ts';
import { action } from '../chain/action.ts';
import { openWindow } from '../chain/chain.ts';
import { avatarOf } from '../companies/arriving.ts';
import { isRingwraith } from '../company.ts';
import { become, begin, type StepsFor } from '../procedures.ts';
import { say, seatName, title } from '../say.ts';
import { leftOf, playersIn, seatsOf, takeChair } from '../seats.ts';
import { COUNCIL, DURING, EVERYBODY, HAND, type MeccgState, MINION, ownerOf, PLAY } from '../state.ts';
import { pointsOf } from '../stats.ts';
import { councilName } from '../turn/calling.ts';
import { pile } from '../zones.ts';
import type { CouncilFrame } from './frames.ts';
import { isDuplicate, othersPoints, reckoning, revealsOf, sum, totals } from './score.ts';

/** A council of Ringwraiths' players alone. */
const minions = (s: MeccgState): boolean => s.alignment.every((alignment) => alignment === MINION);

type Sitting = Exclude<CouncilFrame, { at: 'council/begin' }>;

/** Those who check: everybody but Ringwraiths (LE-S1.2.1). */
const mine = (s: MeccgState, seat: Seat): number[] =>
  s.play.filter((card) => isCharacter(s.def[card]) && !isRingwraith(s, card) && ownerOf(s, card) === seat);

/** Those who can still check: a character may have gone meanwhile. */
const waiting = (s: MeccgState, f: Sitting): number[] => f.todo.filter((card) => s.zone[card] === PLAY);

/** His check is made in a chain of its own, in which only what affects it may be played (MW-S1.3.4, MW-S1.3.5). */
function check(s: MeccgState, f: Sitting, card: number): void {
  f.todo = f.todo.filter((other) => other !== card);
  f.at = 'council/checks';
  const n = KIND[s.def[card]] === AVATAR ? 0 : 0 - f.link; // never -0, which JSON does not keep
  begin(s, {
    at: 'chain/respond',
    window: 'checks',
    items: [action('corruption', f.seat, { on: card, n })],
    seat: leftOf(s, f.seat),
    passed: 0,
  });
}

function end(s: MeccgState, outcome: Outcome, text: string, emit: Emit): void {
  s.outcome = outcome;
  emit?.(say('outcome', outcome.rule, text));
}

/** His Wizard has failed where others go on: he has lost, and what he has counts for nothing (MW-S1.3.7, LE-M.3). */
function fallOut(s: MeccgState, seat: Seat, emit: Emit): void {
  s.lost.push(seat);
  takeChair(s, seat);
  if (s.active === seat) s.active = leftOf(s, seat);
  emit?.(
    say('lost', 'MW-S1.3.7', `${seatName(s, seat)}’s ${rulesFor(s, seat).avatar} has failed his check: he has lost.`),
  );
}

/** The score is what he has, plainly added (PA-2.4, PA-2.5). */
function endAlone(s: MeccgState, failed: boolean, emit: Emit): void {
  const who = seatName(s, s.active);
  const lost: Outcome = { winners: [], reason: 'wizard-corrupted', rule: 'MW-S1.3.7' };
  const points = sum(pointsOf(s, s.active));
  if (failed) end(s, lost, `${who}’s ${rulesFor(s, s.active).avatar} has failed his check: the game is lost.`, emit);
  else
    end(
      s,
      { winners: [s.active], reason: 'score', rule: minions(s) ? 'LE-SO.8' : 'PA-2.4' },
      `${who} has ${points} marshalling points.`,
      emit,
    );
}

function tellReckoning(s: MeccgState, f: Sitting, emit: Emit): void {
  const points = seatsOf(s).map((seat) => pointsOf(s, seat));
  for (const seat of playersIn(s)) {
    const how = reckoning(points[seat], othersPoints(s, points, seat), revealsOf(s, f.revealed, seat));
    emit?.(say('reckoning', 'MW-T1.2.7', `${seatName(s, seat)}: ${how}.`));
  }
}

const shown = (s: MeccgState, f: Sitting): number[] =>
  pile(s, f.seat, HAND).filter((card) => isDuplicate(s, f.seat, card) && !f.revealed[f.seat].includes(s.def[card]));

export const councilVerbs: Verbs<MeccgState> = {
  'check-next': { takes: 'card', label: '{} checks next' },
  reveal: { takes: 'title', label: 'Reveal {}' },
  'reveal-no-more': { label: 'Reveal no more' },
};

export const councilSteps: StepsFor<CouncilFrame> = {
  'council/begin': {
    run(s, _f, emit) {
      s.phase = COUNCIL;
      s.part = DURING;
      s.company = NONE;
      emit?.(
        say(
          'phase',
          minions(s) ? 'LE-S1.2.1' : 'MW-S1.3.1',
          `Everybody checks for corruption before ${councilName(s)}.`,
        ),
      );
      become(s, {
        at: 'council/checks',
        seat: s.active,
        todo: s.rules.finalChecks === 0 ? [] : mine(s, s.active),
        wizards: seatsOf(s).map((seat) => Number(avatarOf(s, seat) !== NONE)),
        revealed: seatsOf(s).map(() => []),
        link: 0,
      });
    },
  },
  'council/checks': {
    run(s, f) {
      if (s.pending.length > 0) return openWindow(s, 'checks');
      const left = waiting(s, f);
      if (left.length > 1) f.at = 'council/checks-choose';
      else if (left.length === 1) check(s, f, left[0]);
      else {
        f.seat = leftOf(s, f.seat);
        if (f.seat === s.active) f.at = 'council/wizards';
        else f.todo = mine(s, f.seat);
      }
    },
  },
  'council/checks-choose': {
    kind: 'order',
    rule: 'MW-T8.1.2',
    seat: (_s, f) => f.seat,
    prompt: () => 'Who makes his corruption check next?',
    options(s, f, offer) {
      for (const card of waiting(s, f)) offer.add('check-next', card);
    },
    take: (s, f, move) => check(s, f, move.arg),
  },
  'council/wizards': {
    run(s, f, emit) {
      const players = playersIn(s);
      const failed = players.filter((seat) => f.wizards[seat] === 1 && avatarOf(s, seat) === NONE);
      const rest = players.filter((seat) => !failed.includes(seat));
      if (rest.length === 0)
        end(
          s,
          { winners: [], reason: 'wizards-corrupted', rule: 'MW-S1.3.8' },
          `${players.length === 2 ? 'Both' : 'All'} Wizards have failed their checks: ${players.length === 2 ? 'both' : 'all'} players lose.`,
          emit,
        );
      else if (s.rules.solitaire === 1) endAlone(s, failed.length > 0, emit);
      else if (failed.length > 0 && rest.length === 1)
        end(
          s,
          { winners: [rest[0]], reason: 'wizard-corrupted', rule: 'MW-S1.3.7' },
          `${failed.map((seat) => `${seatName(s, seat)}’s ${rulesFor(s, seat).avatar}`).join(' and ')} ${failed.length === 1 ? 'has failed his check' : 'have failed their checks'}: ${seatName(s, rest[0])} wins.`,
          emit,
        );
      else {
        for (const seat of failed) fallOut(s, seat, emit);
        f.seat = s.active;
        f.at = s.rules.starter === 1 || f.link > 0 ? 'council/count' : 'council/reveal';
      }
    },
  },
  /** Everybody is asked, whatever he holds. */
  'council/reveal': {
    run(_s, f) {
      f.at = 'council/reveal-choose';
    },
  },
  'council/reveal-choose': {
    kind: 'card',
    rule: 'MW-T1.2.1',
    seat: (_s, f) => f.seat,
    prompt: () => 'Reveal unique cards that an opponent has in play: each costs him a marshalling point.',
    options(s, f, offer) {
      offer.add('reveal-no-more');
      for (const card of shown(s, f)) offer.add('reveal', s.def[card]);
    },
    take(s, f, move, emit) {
      if (move.verb === 'reveal') {
        f.revealed[f.seat].push(move.arg);
        const card = pile(s, f.seat, HAND).find((one) => s.def[one] === move.arg) ?? NONE;
        s.known[card] = EVERYBODY;
        emit?.(say('reveal', 'MW-T1.2.1', `${seatName(s, f.seat)} reveals ${title(s, card)}.`));
      } else {
        f.seat = leftOf(s, f.seat);
        if (f.seat === s.active) f.at = 'council/count';
      }
    },
  },
  'council/count': {
    run(s, f, emit) {
      const scores = totals(s, f.revealed);
      if (s.rules.starter === 0) tellReckoning(s, f, emit);
      const players = playersIn(s);
      const facts = `${players.map((seat) => `${seatName(s, seat)} ${scores[seat]}`).join(', ')} marshalling points`;
      const most = Math.max(...players.map((seat) => scores[seat]));
      const [winner, ...tied] = players.filter((seat) => scores[seat] === most);
      if (tied.length === 0) {
        return end(
          s,
          { winners: [winner], reason: 'council', rule: minions(s) ? 'LE-S1.2.5' : 'MW-S1.4.6' },
          `${facts}: ${seatName(s, winner)} wins.`,
          emit,
        );
      }
      if (s.rules.weakestLink === 1 && s.play.some((card) => KIND[s.def[card]] === CHARACTER)) {
        emit?.(say('weakest-link', 'CR-TRN-15', `${facts}: everybody checks again.`));
        f.link++;
        f.seat = s.active;
        f.todo = mine(s, s.active);
        f.at = 'council/checks';
        return;
      }
      end(s, { winners: [], reason: 'tie', rule: minions(s) ? 'LE-S1.2.6' : 'MW-S1.4.7' }, `${facts}: a tie.`, emit);
    },
  },
};

// An attempt as it is declared (who, with which card shown) and what a success brings.

import { type Emit, NONE, refusal, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { alignmentOf, rulesFor } from '../alignment.ts';
import { ALLY, CHARACTER, FACTION, ITEM, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import { playCharacter, underTargets } from '../companies/arriving.ts';
import { hasRoom } from '../companies/organizing.ts';
import { companyOf } from '../company.ts';
import { mayBear } from '../effects/reading/deeds.ts';
import { happen } from '../happenings/triggers.ts';
import { ALLIED, ATTEMPTED, GAINED, INFLUENCE_TRIED, note } from '../history.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { companyRef, isCard, playerRef, type Ref } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { CHAIN, DISCARD, type MeccgState, ownerOf, TAPPED } from '../state.ts';
import { mindOf, unusedGeneralInfluence } from '../stats.ts';
import { put, putOn } from '../zones.ts';
import { copyInHand, influencers } from './attempt.ts';
import type { InfluenceFrame } from './frames.ts';

type Declaring = Extract<InfluenceFrame, { at: 'influence/by' | 'influence/by-choose' | 'influence/reveal' }>;

export const influenceVerbs: Verbs<MeccgState> = {
  'influence-by': { takes: 'card', label: 'With {}' },
  'show-card': { takes: 'title', label: 'Show {} from your hand' },
  'show-nothing': { label: 'Show no card' },
  'play-shown': { takes: 'ref', label: 'Play it with {}' },
  'discard-shown': { label: 'Discard the card you showed' },
};

export const influenceSteps: StepsFor<InfluenceFrame> = {
  'influence/by': {
    run(s, f) {
      const able = influencers(s);
      if (able.length > 1) f.at = 'influence/by-choose';
      else {
        f.by = able[0];
        f.at = 'influence/reveal';
      }
    },
  },
  'influence/by-choose': {
    kind: 'piece',
    rule: 'MW-T9.1.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who tries to influence ${title(s, f.target)}?`,
    options(s, _f, offer) {
      for (const card of influencers(s)) offer.add('influence-by', card);
    },
    take(_s, f, move) {
      f.by = move.arg;
      f.at = 'influence/reveal';
    },
  },
  /** Asked whatever is in hand: an opponent must not learn from the question. */
  'influence/reveal': {
    kind: 'card',
    rule: 'MW-T9.2.5',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Do you show ${title(s, f.target)} from your hand?`,
    options(s, f, offer) {
      const copy = copyInHand(s, f.seat, f.target);
      if (copy !== NONE) offer.add('show-card', s.def[copy]);
      offer.check(KIND[s.def[f.target]] === ITEM ? MUST_SHOW : undefined, 'show-nothing');
    },
    take(s, f, move, emit) {
      finish(s);
      commit(s, f, move.verb === 'show-card' ? copyInHand(s, f.seat, f.target) : NONE, emit);
    },
  },
  'influence/won': {
    run(s, f, emit) {
      if (playPlaces(s, f.action).length > 0) f.at = 'influence/won-choose';
      else {
        finish(s);
        discardShown(s, f.action.to, 'MW-T9.2.8', emit);
      }
    },
  },
  'influence/won-choose': {
    kind: 'piece',
    rule: 'MW-T9.2.7',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Play ${title(s, f.action.to)} now?`,
    options(s, f, offer) {
      const { action: it } = f;
      for (const on of playPlaces(s, it)) offer.add('play-shown', on);
      if (offer.explaining) offer.check(generalVerdict(s, it), 'play-shown', playerRef(it.seat));
      offer.add('discard-shown');
    },
    take(s, f, move, emit) {
      finish(s);
      if (move.verb === 'play-shown') playShown(s, f.action, move.arg, emit);
      else discardShown(s, f.action.to, 'MW-T9.2.8', emit);
    },
  },
};

const MUST_SHOW = refusal('MW-T9.6.3', 'An item is influenced only by showing an identical one.');

/** The character taps, the card he shows lies open, and the attempt waits for answers (MW-T9.2.4). */
function commit(s: MeccgState, f: Declaring, shown: number, emit: Emit): void {
  s.stand[f.by] = TAPPED;
  s.used[f.seat] |= INFLUENCE_TRIED;
  note(s, ATTEMPTED, companyOf(s, f.by)?.id, f.by, f.target);
  emit?.(
    say(
      'influence',
      'MW-T9.1.1',
      `${title(s, f.by)} tries to influence ${seatName(s, ownerOf(s, f.target))}’s ${title(s, f.target)} away.`,
      aboutCard(f.by, f.target),
    ),
  );
  if (shown !== NONE) {
    put(s, shown, CHAIN);
    emit?.(say('show', 'MW-T9.2.5', `${seatName(s, f.seat)} shows ${title(s, shown)} from hand.`, aboutCard(shown)));
  }
  declare(s, action('influence', f.seat, { by: f.by, on: f.target, to: shown }));
}

export function discardShown(s: MeccgState, shown: number, rule: string, emit: Emit): void {
  if (shown === NONE || s.zone[shown] !== CHAIN) return;
  put(s, shown, DISCARD);
  emit?.(say('discard', rule, `The ${title(s, shown)} that was shown is discarded.`));
}

/** The room and the influence there are for a character under general influence. */
function generalVerdict(s: MeccgState, it: Action): Verdict {
  const left = unusedGeneralInfluence(s, it.seat);
  if (KIND[s.def[it.to]] !== CHARACTER) return refusal('MW-T9.6.4', 'It goes with the character who made the attempt.');
  if (left < mindOf(s, it.to))
    return refusal('MW-T9.2.7', `You have ${left} general influence to spare; ${mindOf(s, it.to)} is needed.`);
  return refusal('MW-T5.4.2', `Your ${rulesFor(s, it.seat).avatar} is not at this site.`);
}

/** A card of the other alignment is shown all the same; only items are played by anybody (MX-8.6). */
const isForeign = (s: MeccgState, it: Action): boolean =>
  KIND[s.def[it.to]] !== ITEM && alignmentOf(s.def[it.to]) !== s.alignment[it.seat];

/** With what the shown card can be played: an influencing character, or the player for general influence. */
function playPlaces(s: MeccgState, it: Action): Ref[] {
  const company = companyOf(s, it.by);
  if (!company || isForeign(s, it)) return [];
  switch (KIND[s.def[it.to]]) {
    case CHARACTER:
      if (!hasRoom(s, company, it.to)) return [];
      return underTargets(s, it.seat, it.to, companyRef(company.id)).filter(
        (under) => isCard(under) || unusedGeneralInfluence(s, it.seat) >= mindOf(s, it.to),
      );
    case FACTION:
      return [playerRef(it.seat)];
    default:
      return mayBear(s, s.def[it.to], it.by) ? [it.by] : [];
  }
}

/** The shown card comes into play without a site's leave, and taps none (MW-T9.6.7, CR-TERM-influence-1). */
function playShown(s: MeccgState, it: Action, on: Ref, emit: Emit): void {
  const { to: card, by, seat } = it;
  const company = companyOf(s, by);
  const kind = KIND[s.def[card]];
  if (!company) return;
  if (kind === CHARACTER) {
    playCharacter(s, seat, card, companyRef(company.id), on, emit);
    return;
  }
  putOn(s, card, kind === FACTION ? s.host[it.on] : by);
  emit?.(
    say(
      'play',
      kind === ITEM ? 'MW-T9.6.4' : kind === ALLY ? 'MW-T9.4.3' : 'MW-T9.5.4',
      `${seatName(s, seat)} plays the ${title(s, card)} that was shown.`,
      aboutCard(card),
    ),
  );
  if (kind === ITEM) note(s, GAINED, company.id, by, card);
  if (kind === ALLY) note(s, ALLIED, company.id, by, card);
  happen(s, 'enters-play', card, emit);
  if (kind === ITEM) happen(s, 'item-gained', by, emit);
}

// Bringing a faction into play: a character taps, and in the chain an influence check is made (MW-S9.3.1 to MW-S9.3.7).

import type { Emit } from '../../../engine/game.ts';
import { CARDS, INFLUENCE_NUMBER, NO_NUMBER } from '../cards/all.ts';
import { isCharacter } from '../cards/kinds.ts';
import type { Action } from '../chain/action.ts';
import { companyOf, theCompany } from '../company.ts';
import { SURE } from '../corruption/check.ts';
import { rollBest } from '../dice.ts';
import { reward } from '../happenings/running.ts';
import { happen } from '../happenings/triggers.ts';
import { INFLUENCED, note, PLAYED } from '../history.ts';
import { counted, influenceLeft, modifierFor, NO_DIRECT_INFLUENCE, standardModification } from '../influence/terms.ts';
import { SITE_IDS } from '../places/sites.ts';
import { isPlace } from '../present.ts';
import { begin } from '../procedures.ts';
import { siteRef } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Company, DISCARD, type MeccgState } from '../state.ts';
import { ruled } from '../stats.ts';
import { isInPlay, put, putOn } from '../zones.ts';
import { mayHold } from './leaders.ts';
import { fizzle, hereVerdict, siteTapped, stillStands } from './play.ts';

/** How a faction is attempted: bits in the action's `way`. */
export const TAPS_NO_SITE = 2;

export function resolveFaction(s: MeccgState, it: Action, emit: Emit): void {
  const company = companyOf(s, it.by) ?? theCompany(s);
  const stands = (it.way & TAPS_NO_SITE) === 0 ? stillStands(s, it) : it.cancelled === 0;
  if (!company || !stands) {
    fizzle(s, it, emit);
    return;
  }
  if (!succeeds(s, it, emit)) {
    put(s, it.card, DISCARD);
    return;
  }
  putOn(s, it.card, siteRef(company.seat, homeOf(s, it.card, company)));
  reward(s, it);
  note(s, PLAYED, company.id, s.def[it.card], it.by);
  note(s, INFLUENCED, company.id, it.by, it.card);
  happen(s, 'influence-succeeds', it.by, emit);
  happen(s, 'enters-play', it.card, emit, it.card);
  if ((it.way & TAPS_NO_SITE) !== 0) return;
  if (mayHold(s, it.by, it.card)) begin(s, { at: 'sites/leader-choose', seat: it.seat, card: it.card, by: it.by });
  else siteTapped(s, company, emit);
}

/** The site where it is played: the company's, or one that it names, if a card lets it be played from afar. */
function homeOf(s: MeccgState, faction: number, company: Company): number {
  if (!hereVerdict(s, company, s.def[faction])) return company.site;
  const card = CARDS[s.def[faction]];
  const places = card.kind === 'faction' ? card.playableAt : [];
  const site = SITE_IDS.findIndex((_, one) => places.some((place) => isPlace(s, company.seat, one, place)));
  return site < 0 ? company.site : site;
}

/** What is added to the roll. */
export function factionTerms(s: MeccgState, it: Action): { influence: number; standard: number; others: number } {
  const direct = (it.way & NO_DIRECT_INFLUENCE) === 0 && isInPlay(s, it.by) && isCharacter(s.def[it.by]);
  return {
    influence: direct ? influenceLeft(s, it.by, it.card) : 0,
    standard: counted(s, standardModification(s, it.card, it.by)),
    others: modifierFor(s, it.by, it.card) + counted(s, it.plus + it.n),
  };
}

function succeeds(s: MeccgState, it: Action, emit: Emit): boolean {
  const needed = INFLUENCE_NUMBER[s.def[it.card]];
  if (needed === NO_NUMBER || it.plus >= SURE / 2) {
    emit?.(
      say('influence-check', 'MW-S9.3.2', `${title(s, it.card)} comes into play without a roll.`, aboutCard(it.card)),
    );
    return true;
  }
  const { sum, dice } = rollBest(s, Math.max(it.rolls, ruled(s, 'faction-two-rolls') ? 2 : 1));
  const { influence, standard, others } = factionTerms(s, it);
  const total = sum + influence + standard + others;
  const success = total > needed;
  emit?.(
    say(
      'influence-check',
      'MW-S9.3.2',
      `${title(s, it.by)} rolls ${sum} + ${influence} influence${signed(standard)}${signed(others)} = ${total} against ${needed}: ${title(s, it.card)} ${success ? 'comes into play' : 'is discarded'}.`,
      aboutCard(it.card, it.by),
      { seat: it.seat, dice },
    ),
  );
  return success;
}

const signed = (n: number): string => (n === 0 ? '' : n > 0 ? ` + ${n}` : ` - ${-n}`);

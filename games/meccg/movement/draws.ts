// Cards drawn for a moving company (MW-S10.2.1 to MW-S10.2.5, MW-T10.1.1).

import { NONE, type Seat } from '../../../engine/game.ts';
import { AVATAR, KIND } from '../cards/kinds.ts';
import { charactersOf, companyById } from '../company.ts';
import { amountOf } from '../effects/reading/amounts.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { about } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import { drawCards } from '../hands/cards.ts';
import { isHavenFor, OPPONENT_DRAWS, OWN_DRAWS, siteCardOf } from '../places/sites.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { companyRef } from '../refs.ts';
import { opponentOf } from '../seats.ts';
import { type Company, DECK, DISCARD, type MeccgState } from '../state.ts';
import { mindOf } from '../stats.ts';
import { pile } from '../zones.ts';
import type { MovementFrame } from './frames.ts';

type DrawFrame = Extract<MovementFrame, { at: 'movement/draw' | 'movement/draw-choose' }>;

/** MW-T10.1.1 */
const LEAST_MIND = 3;

/** Cards that a player may draw for the company's movement. */
export function drawsFor(s: MeccgState, company: Company, seat: Seat): number {
  if (company.to === NONE) return 0;
  const site = isHavenFor(s, company.seat, company.to) ? company.site : company.to; // MW-S10.2.2
  const own = seat === company.seat;
  if (own && s.rules.starter === 0 && !hasLeader(s, company)) return 0;
  const card = siteCardOf(s, company.seat, site);
  let n: number = own ? OWN_DRAWS[card] : OPPONENT_DRAWS[card];
  const ref = companyRef(company.id);
  eachModifier(s, 'draws', (modifier, x) => {
    const whose = modifier.of === 'player' ? x.seat : opponentOf(s, x.seat);
    if (whose !== seat || (modifier.if && !holds(x, modifier.if, ref))) return;
    const change = modifier.n;
    n = typeof change === 'object' && 'times' in change ? n * change.times : n + amountOf(about(x, ref), change);
  });
  return Math.max(0, n);
}

/** A Wizard, or somebody of mind three or more. */
const hasLeader = (s: MeccgState, company: Company): boolean =>
  charactersOf(s, company).some((card) => KIND[s.def[card]] === AVATAR || mindOf(s, card) >= LEAST_MIND);

const canDraw = (s: MeccgState, seat: Seat): boolean =>
  pile(s, seat, DECK).length > 0 || pile(s, seat, DISCARD).length > 0;

export const drawSteps: StepsFor<DrawFrame> = {
  'movement/draw': {
    run(s, f, emit) {
      if (f.left === NONE) {
        const company = companyById(s, f.company);
        f.left = company ? drawsFor(s, company, f.seat) : 0;
      }
      if (f.left <= 0 || !canDraw(s, f.seat)) finish(s);
      else if (f.drawn === 0) {
        f.drawn = 1; // MW-S10.2.3
        f.left--;
        drawCards(s, f.seat, 1, emit);
      } else f.at = 'movement/draw-choose';
    },
  },
  'movement/draw-choose': {
    kind: 'act',
    rule: 'CR-I.D.4',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) => `You may draw ${f.left} more.`,
    options(_s, _f, offer) {
      offer.add('draw');
      offer.add('pass');
    },
    take(s, f, move, emit) {
      if (move.verb === 'pass') return finish(s);
      f.at = 'movement/draw';
      f.drawn++;
      f.left--;
      drawCards(s, f.seat, 1, emit);
    },
  },
};

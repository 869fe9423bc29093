// What a seat may know, built from nothing (law 6): the table, its own cards, and of the other's only how many there are.

import { copy } from '../../engine/copy.ts';
import { NONE, type Seat, type Viewer } from '../../engine/game.ts';
import type { Action } from './chain/action.ts';
import { actionFor, type Doing, publicOf } from './doing.ts';
import type { MeccgFrame } from './frames.ts';
import { type CheckFigures, type Figures, figuresOf, triesOf } from './numbers.ts';
import { SITE_COUNT } from './places/sites.ts';
import { companyRef } from './refs.ts';
import { leftOf } from './seats.ts';
import {
  type Attack,
  type Company,
  EN_ROUTE,
  type Lasting,
  type MeccgState,
  ON_GUARD,
  type Rules,
  SITE_AVAILABLE,
  SITE_IN_PLAY,
  STAYS,
  siteSlot,
  UNTAPPED,
} from './state.ts';
import { isHidden, pile } from './zones.ts';

export interface MeccgView {
  readonly viewer: Viewer;
  readonly rules: Rules;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: number;
  readonly part: number;
  readonly company: number;
  readonly alignment: readonly number[];
  readonly left: readonly Seat[];
  readonly lost: readonly Seat[];
  readonly starts: readonly number[];
  /** By card: its number in CARDS; NONE for a card whose face the viewer cannot see. */
  readonly def: readonly number[];
  /** NONE for such a card: its number must not tell later where it has been. */
  readonly zone: readonly number[];
  readonly stand: readonly number[];
  readonly host: readonly number[];
  readonly under: readonly number[];
  readonly play: readonly number[];
  /** By seat * ZONE_COUNT + zone: the cards there whose faces the viewer sees, and how many there are. */
  readonly piles: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  /** Where those lie in a pile of which the viewer sees some cards only, counted from the bottom; else empty. */
  readonly depths: readonly (readonly number[])[];
  /** By siteSlot; the opponent's location deck shows as available whatever is in it. */
  readonly sites: readonly number[];
  /** A new site that is not revealed yet is NONE for the opponent; `moves` still says that one was chosen. */
  readonly companies: readonly CompanyView[];
  readonly attack: Attack | null;
  readonly lasting: readonly Lasting[];
  readonly pending: readonly Action[];
  readonly exhausted: readonly number[];
  readonly revealed: readonly number[];
  readonly caller: number;
  /** What everybody can reckon from what lies open. */
  readonly figures: Figures;
  /** Whom the viewer is choosing among for an influence check, with the check of each. */
  readonly tries?: readonly CheckFigures[];
  /** The unfinished procedures, outermost first, with what is public of each. */
  readonly doing: readonly Doing[];
}

export interface CompanyView extends Company {
  readonly moves: boolean;
  /** Cards that lie face down at its site (MW-T10.2.1). */
  readonly guards: number;
}

/** Its new site lies face down (MW-S4.4.2). */
export const isSecretMove = (company: Company, viewer: Viewer): boolean =>
  company.to !== NONE && company.seat !== viewer && (company.did & EN_ROUTE) === 0;

export function viewOf(s: MeccgState, viewer: Viewer): MeccgView {
  const def = s.def.map((number, card) => (isHidden(s, card, viewer) ? NONE : number));
  return {
    viewer,
    rules: { ...s.rules },
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    part: s.part,
    company: s.company,
    alignment: s.alignment.slice(),
    left: s.left.slice(),
    lost: s.lost.slice(),
    starts: s.starts.slice(),
    def,
    zone: s.zone.map((zone, card) => (def[card] === NONE ? NONE : zone)),
    stand: s.stand.map((stand, card) => (def[card] === NONE ? UNTAPPED : stand)),
    host: s.host.map((host, card) => (def[card] === NONE ? NONE : host)),
    under: s.under.map((under, card) => (def[card] === NONE ? NONE : under)),
    play: s.play.slice(),
    piles: s.piles.map((pile) => pile.filter((card) => def[card] !== NONE)),
    sizes: s.piles.map((pile) => pile.length),
    depths: s.piles.map((pile) => depthsIn(pile, def)),
    sites: sitesFor(s, viewer),
    companies: s.companies.map((company) => companyFor(s, company, viewer)),
    attack: copy(s.attack),
    lasting: copy(s.lasting),
    pending: s.pending.map((action) => actionFor(s, action, viewer)),
    exhausted: s.exhausted.slice(),
    revealed: s.revealed.slice(),
    caller: s.caller,
    figures: figuresOf(s),
    ...triesFor(s, viewer),
    doing: s.stack.map((frame) => publicOf(s, frame as MeccgFrame, viewer)),
  };
}

function triesFor(s: MeccgState, viewer: Viewer): Pick<MeccgView, 'tries'> {
  const tries = viewer === 'spectator' ? [] : triesOf(s, viewer);
  return tries.length > 0 ? { tries } : {};
}

/** Where the known cards lie in a pile that holds others too. */
function depthsIn(pile: readonly number[], def: readonly number[]): number[] {
  const known = [...pile.keys()].filter((at) => def[pile[at]] !== NONE);
  return known.length < pile.length ? known : [];
}

function companyFor(s: MeccgState, company: Company, viewer: Viewer): CompanyView {
  const moves = company.to !== NONE;
  const ref = companyRef(company.id);
  const guards = pile(s, leftOf(s, company.seat), ON_GUARD).filter((card) => s.host[card] === ref).length;
  if (isSecretMove(company, viewer)) return { ...company, to: NONE, how: STAYS, walk: [], moves, guards };
  return { ...company, walk: company.walk.slice(), moves, guards };
}

/** Which sites the opponent has left to go to, and which he has chosen, stays with him. */
function sitesFor(s: MeccgState, viewer: Viewer): number[] {
  const sites = s.sites.slice();
  const open = new Set(
    s.companies.flatMap((c) => [
      siteSlot(c.seat, c.site),
      ...(c.to !== NONE && !isSecretMove(c, viewer) ? [siteSlot(c.seat, c.to)] : []),
    ]),
  );
  for (const slot of sites.keys()) {
    const seat = Math.floor(slot / SITE_COUNT);
    if (seat !== viewer && sites[slot] <= SITE_IN_PLAY && !open.has(slot)) sites[slot] = SITE_AVAILABLE;
  }
  return sites;
}

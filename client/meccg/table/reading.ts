// Reading a view: who is with whom, and where. Facts only; what may be done with them is on the list.
import { NONE, type Seat } from '../../../engine/game.ts';
import type { Action } from '../../../games/meccg/chain/action.ts';
import type { CharacterFigures } from '../../../games/meccg/numbers.ts';
import { leaderAmong, leaderRank } from '../../../games/meccg/reading/leader.ts';
import { companyRef, isCard, isCompany } from '../../../games/meccg/refs.ts';
import { ownerOf, roundFrom, victorOf } from '../../../games/meccg/seats.ts';
import {
  ATTACK_BODY,
  DISCARD,
  HAND,
  ON_GUARD,
  OUT,
  POINTS,
  SITE_TAPPED,
  STRIKE_OPEN,
  TAPPED,
  WOUNDED,
  ZONE_COUNT,
} from '../../../games/meccg/tables/words.ts';
import type { CompanyView, MeccgView } from '../../../games/meccg/view.ts';
import type { ShownCard } from '../cards/shown-card.ts';

export type Cards = readonly ShownCard[];

/** A card in play with what lies on it. */
export interface Lying {
  readonly card: number;
  readonly def: number;
  readonly tapped: boolean;
  readonly on: readonly Lying[];
}

export interface Person extends Lying {
  readonly wounded: boolean;
  readonly now: CharacterFigures | undefined;
  /** Who controls him: a card, or nobody but his player's general influence. */
  readonly follows: number | undefined;
  /** The strike he faces, as what he must beat; undefined when he faces none that is open. */
  readonly strike: { readonly isNow: boolean; readonly excess: number } | undefined;
}

export interface Band {
  readonly company: CompanyView;
  /** Whom its player serves: HERO or MINION. */
  readonly alignment: number;
  /** Each followed by his followers. */
  readonly people: readonly Person[];
  /** Cards on the company itself. */
  readonly on: readonly Lying[];
  readonly isTapped: boolean;
  /** Hazards that may still be played on it; undefined outside its movement/hazard phase. */
  readonly hazardsLeft: number | undefined;
}

export interface Holding {
  readonly seat: Seat;
  readonly bands: readonly Band[];
  readonly factions: readonly Lying[];
  readonly events: readonly Lying[];
  /** Stored cards, and what was defeated of the other's creatures. */
  readonly won: readonly Lying[];
}

export const kindOf = (cards: Cards, def: number): ShownCard['kind'] | undefined => cards[def]?.kind;
const isPerson = (cards: Cards, def: number): boolean => ['character', 'avatar'].includes(kindOf(cards, def) ?? '');

export const handOf = (view: MeccgView, seat: Seat): readonly number[] => view.piles[seat * ZONE_COUNT + HAND] ?? [];
export const discardOf = (view: MeccgView, seat: Seat): readonly number[] =>
  view.piles[seat * ZONE_COUNT + DISCARD] ?? [];
export const sizeOf = (view: MeccgView, seat: Seat, zone: number): number => view.sizes[seat * ZONE_COUNT + zone] ?? 0;
export const guardsOf = (view: MeccgView, seat: Seat): readonly number[] =>
  view.piles[seat * ZONE_COUNT + ON_GUARD] ?? [];

/** Defeated creatures lie in piles, and are with who has taken them as trophies. */
const trophiesOf = (view: MeccgView, bearer: number): readonly number[] =>
  view.piles.flatMap((pile, i) =>
    [OUT, POINTS].includes(i % ZONE_COUNT) ? pile.filter((card) => card >= 0 && view.host[card] === bearer) : [],
  );

function lying(view: MeccgView, card: number): Lying {
  return {
    card,
    def: view.def[card] ?? NONE,
    tapped: view.stand[card] === TAPPED,
    on: [...view.play, ...trophiesOf(view, card)]
      .filter((one) => view.host[one] === card)
      .map((one) => lying(view, one)),
  };
}

function personOf(view: MeccgView, card: number): Person {
  const { attack } = view;
  const nth = attack?.faced.findIndex(({ on, state }) => on === card && state === STRIKE_OPEN) ?? -1;
  const faced = attack?.faced[nth];
  const under = view.under[card] ?? NONE;
  return {
    ...lying(view, card),
    wounded: view.stand[card] === WOUNDED,
    now: view.figures.characters[card],
    follows: under >= 0 ? under : undefined,
    strike: faced && attack && { isNow: attack.now === nth, excess: faced.excess },
  };
}

const rankOf = ({ def, follows }: Person, cards: Cards): number =>
  leaderRank(kindOf(cards, def) === 'avatar', follows !== undefined, cards[def]?.mind ?? 0);

/** He whom the company is called by comes first, and everybody before those who follow him. */
function inOrder(people: readonly Person[], cards: Cards): readonly Person[] {
  const free = people.filter(({ follows }) => follows === undefined || !people.some(({ card }) => card === follows));
  const first = leaderAmong(free, (person) => rankOf(person, cards));
  return [...free.filter((one) => one === first), ...free.filter((one) => one !== first)].flatMap((leader) => [
    leader,
    ...people.filter(({ follows }) => follows === leader.card),
  ]);
}

export function bandOf(view: MeccgView, cards: Cards, company: CompanyView): Band {
  const here = view.play.filter((card) => view.host[card] === companyRef(company.id));
  const limit = view.figures.hazardLimits[company.id];
  return {
    company,
    alignment: view.alignment[company.seat] ?? 0,
    people: inOrder(
      here.filter((card) => isPerson(cards, view.def[card] ?? NONE)).map((card) => personOf(view, card)),
      cards,
    ),
    on: here.filter((card) => !isPerson(cards, view.def[card] ?? NONE)).map((card) => lying(view, card)),
    isTapped: company.havenTapped === 1 || isSiteTapped(view, company.seat, company.site),
    hazardsLeft: view.company === company.id && limit !== undefined ? Math.max(0, limit - company.hazards) : undefined,
  };
}

/** Site cards lie by seat, so many for each. */
const sitesEach = (view: MeccgView): number => view.sites.length / view.figures.seats.length;
export const isSiteTapped = (view: MeccgView, seat: Seat, site: number): boolean =>
  view.sites[seat * sitesEach(view) + site] === SITE_TAPPED;

export function holdingOf(view: MeccgView, cards: Cards, seat: Seat): Holding {
  const loose = view.play.filter((card) => {
    const host = view.host[card] ?? NONE;
    return (
      ownerOf(view, card) === seat &&
      card !== view.attack?.card &&
      !isPerson(cards, view.def[card] ?? NONE) &&
      (host === NONE || !(isCard(host) || isCompany(host)))
    );
  });
  const isFaction = (card: number): boolean => kindOf(cards, view.def[card] ?? NONE) === 'faction';
  const isCreature = (card: number): boolean => kindOf(cards, view.def[card] ?? NONE) === 'creature';
  const pointsOf = (whose: Seat): readonly number[] => view.piles[whose * ZONE_COUNT + POINTS] ?? [];
  const others = view.figures.seats.map((_, other) => other).filter((other) => other !== seat);
  return {
    seat,
    bands: view.companies.filter((company) => company.seat === seat).map((company) => bandOf(view, cards, company)),
    factions: loose.filter(isFaction).map((card) => lying(view, card)),
    events: loose.filter((card) => !isFaction(card)).map((card) => lying(view, card)),
    won: [
      ...pointsOf(seat).filter((card) => !isCreature(card)),
      ...others.flatMap((other) => pointsOf(other).filter((card) => isCreature(card) && victorOf(view, card) === seat)),
    ].map((card) => lying(view, card)),
  };
}

/** Everybody else, clockwise from the left; who is out of the game comes last. */
export function othersOf(view: MeccgView, own: Seat): readonly Seat[] {
  const round = [...roundFrom(view, own)];
  const away = view.lost.filter((seat) => !round.includes(seat));
  return [...round, ...away].filter((seat) => seat !== own);
}

/** Whose companies are of most interest: his whose turn it is, or in one's own turn who plays the hazards. */
export function facingOf(view: MeccgView, own: Seat): Seat {
  const facing = view.active === own ? view.left[own] : view.active;
  return facing ?? (own === 0 ? 1 : 0);
}

/** Declared and not yet resolved, the last first: that takes effect first. */
export function chainOf(view: MeccgView): readonly Action[] {
  const items = view.doing.flatMap((doing) => ('items' in doing ? doing.items : []));
  return items.toReversed();
}

export const isBodyCheck = ({ attack }: MeccgView): boolean => attack?.stage === ATTACK_BODY;

/** Whom a company is called by: the first of its people. */
export const leaderName = (band: Band, cards: Cards): string => {
  const [first] = band.people;
  return (first && cards[first.def]?.name) ?? 'A company';
};

// Who looks at the board, and the people round it: sides, partners, whose lead it is.

import type { Seat } from '../../engine/game.ts';
import { isTeam, leaderOf, partnerOf, seatOfNation, seatsOf, sideOfSeat } from '../../games/wotr/reading/people.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { there } from '../../lib/there.ts';
import { wotr } from './entry.ts';

const SIDES = [0, 1] as const;

/** Whose part of the table lies nearest: the viewer's, and for who only watches that of the first player. */
const nearest = ({ viewer }: WotrView): Seat => (typeof viewer === 'number' ? viewer : 0);

export const ownSide = (view: WotrView): Side => sideOfSeat(view, nearest(view));

/** Is it the viewer's own side? */
export const isOwn = (view: WotrView, side: Side): boolean =>
  typeof view.viewer === 'number' && sideOfSeat(view, view.viewer) === side;

/** In a replay with all cards shown, the first player's. */
export const ownHand = (view: WotrView): readonly number[] => view.hands[nearest(view)] ?? [];

/** Two players share at least one side. */
export const isOfTeams = (view: WotrView): boolean => SIDES.some((side) => isTeam(view, side));

/** Is it a Nation that the viewer's partner plays (WR-11.6.1)? */
export const isPartners = (view: WotrView, nation: number): boolean =>
  typeof view.viewer === 'number' &&
  seatOfNation(view, nation) !== view.viewer &&
  sideOfSeat(view, seatOfNation(view, nation)) === sideOfSeat(view, view.viewer);

/** 'Gondor and the Elves', as the table calls who sits there. */
export const seatPhrase = ({ rules: { players } }: WotrView, seat: Seat): string =>
  there((wotr.seatsFor?.({ players }) ?? wotr.seats)[seat]).name;

/** All who hold cards besides, the enemy first. */
export function otherSeats(view: WotrView): readonly Seat[] {
  const own = ownSide(view);
  const enemy = own === 0 ? 1 : 0;
  return [...seatsOf(view, enemy), ...seatsOf(view, own)].filter((seat) => seat !== nearest(view));
}

/** Somebody at the table. */
export interface Person {
  readonly seat: Seat;
  readonly who: 'you' | 'partner' | 'enemy' | 'player';
  /** Holds the token of the Leading Player (WR-11.1.5). */
  readonly leads: boolean;
  readonly asked: boolean;
  readonly cards: number;
}

/** By side, in the order of the seats. */
export function peopleOf(view: WotrView, asked: readonly Seat[]): readonly [readonly Person[], readonly Person[]] {
  const { viewer } = view;
  const whoIs = (seat: Seat, side: Side): Person['who'] => {
    if (seat === viewer) return 'you';
    if (typeof viewer !== 'number') return 'player';
    if (sideOfSeat(view, viewer) !== side) return 'enemy';
    return partnerOf(view, viewer) === seat ? 'partner' : 'player';
  };
  const people = (side: Side): readonly Person[] =>
    seatsOf(view, side).map((seat) => ({
      seat,
      who: whoIs(seat, side),
      leads: isTeam(view, side) && leaderOf(view, side) === seat,
      asked: asked.includes(seat),
      cards: view.backs[seat]?.length ?? 0,
    }));
  return [people(0), people(1)];
}

/** By the name of the seat: short enough for a label. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  free: 'Free Peoples',
  shadow: 'Shadow',
  gondor: 'Gondor',
  rohan: 'Rohan',
  'witch-king': 'Witch-king',
  saruman: 'Saruman',
};
export const shortName = (seats: readonly string[], seat: Seat): string => SHORT_NAMES[seats[seat] ?? ''] ?? '';

/** 'you', 'your partner'; nothing of an enemy. */
export const WHO_WORDS: Readonly<Record<Person['who'], string>> = {
  you: 'you',
  partner: 'your partner',
  enemy: '',
  player: '',
};

/** 'Saruman, your partner, leads this turn, 4 cards in hand, is to choose'. */
export const personWords = (name: string, { who, leads, asked, cards }: Person): string =>
  [
    name,
    WHO_WORDS[who],
    leads && (who === 'you' ? 'lead this turn' : 'leads this turn'),
    cards === 1 ? '1 card in hand' : `${cards} cards in hand`,
    asked && (who === 'you' ? 'are to choose' : 'is to choose'),
  ]
    .filter(Boolean)
    .join(', ');

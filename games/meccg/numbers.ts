// The numbers that everybody at the table can reckon from what lies open, for views: a client shows them as they are.
import { isCharacter } from './cards/kinds.ts';
import { councilTotal, sum } from './council/score.ts';
import { type MeccgState, opponent } from './state.ts';
import {
  bodyOf,
  corruptionOf,
  directInfluence,
  handSizeOf,
  hazardLimitOf,
  mindOf,
  pointsOf,
  prowessOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from './stats.ts';

export interface Figures {
  /** The characters in play, by card. */
  readonly characters: Readonly<Record<number, CharacterFigures>>;
  /** By seat. */
  readonly seats: readonly SeatFigures[];
  /** By company: how many hazards may be played on it. */
  readonly hazardLimits: Readonly<Record<number, number>>;
}
/** Against the attack that is being faced, if one is. */
export interface CharacterFigures {
  readonly prowess: number;
  readonly body: number;
  readonly mind: number;
  readonly influence: number;
  /** What his followers leave of his direct influence. */
  readonly unused: number;
  readonly corruption: number;
}
export interface SeatFigures {
  /** Marshalling points by POINTS_KINDS, before the modifications of the council. */
  readonly points: readonly number[];
  /** What would count if the council were held now. */
  readonly total: number;
  /** Unused general influence. */
  readonly influence: number;
  readonly handSize: number;
}

export function figuresOf(s: MeccgState): Figures {
  const points = [pointsOf(s, 0), pointsOf(s, 1)];
  const total = (seat: number): number =>
    s.rules.starter === 1 || s.rules.solitaire === 1
      ? sum(points[seat])
      : councilTotal(points[seat], points[opponent(seat)], 0);
  const people = s.play.filter((card) => isCharacter(s.def[card]));
  return {
    characters: Object.fromEntries(
      people.map((card) => [
        card,
        {
          prowess: prowessOf(s, card),
          body: bodyOf(s, card),
          mind: mindOf(s, card),
          influence: directInfluence(s, card),
          unused: unusedDirectInfluence(s, card),
          corruption: corruptionOf(s, card),
        },
      ]),
    ),
    seats: points.map((own, seat) => ({
      points: own,
      total: total(seat),
      influence: unusedGeneralInfluence(s, seat),
      handSize: handSizeOf(s, seat),
    })),
    hazardLimits: Object.fromEntries(s.companies.map((company) => [company.id, hazardLimitOf(s, company)])),
  };
}

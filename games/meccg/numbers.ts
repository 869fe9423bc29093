// The numbers that everybody at the table can reckon from what lies open, for views: a client shows them as they are.
import { NONE, type Seat } from '../../engine/game.ts';

import { INFLUENCE_NUMBER, NO_NUMBER } from './cards/all.ts';
import { FACTION, isCharacter, KIND } from './cards/kinds.ts';
import { type Action, action } from './chain/action.ts';
import { charactersOf, theCompany } from './company.ts';
import { modifierOf, SURE } from './corruption/check.ts';
import { councilTotal, othersPoints, reckoning, sum } from './council/score.ts';
import { theChain } from './declared.ts';
import type { MeccgFrame } from './frames.ts';
import { influencers, numbersOf, stillThere } from './influence/attempt.ts';
import { counted } from './influence/terms.ts';
import { seatsOf } from './seats.ts';
import { factionTerms } from './sites/factions.ts';
import { type Attack, type Company, type Duelist, EN_ROUTE, type MeccgState, type Strike, WOUNDED } from './state.ts';
import { attackBody, attackProwess, strikesOf } from './stats/attack.ts';
import { prowessAgainst, theStrike } from './stats/fight.ts';
import {
  bodyOf,
  checkModifier,
  corruptionOf,
  directInfluence,
  generalInfluence,
  handSizeOf,
  hazardLimitOf,
  mindOf,
  pointsOf,
  prowessOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from './stats.ts';
import { isInPlay } from './zones.ts';

export interface Figures {
  /** The characters in play, by card. */
  readonly characters: Readonly<Record<number, CharacterFigures>>;
  /** By seat. */
  readonly seats: readonly SeatFigures[];
  /** By company: how many hazards may be played on it. */
  readonly hazardLimits: Readonly<Record<number, number>>;
  /** The attack that is faced, with everything that changes it. */
  readonly attack: AttackFigures | null;
  /** Checks that wait in the chain for their roll, the first declared first. */
  readonly checks: readonly CheckFigures[];
}
export interface AttackFigures {
  readonly strikes: number;
  readonly prowess: number;
  /** NONE for an attack without one. */
  readonly body: number;
  /** The strike that is being resolved. */
  readonly strike: StrikeFigures | null;
}
export interface StrikeFigures {
  readonly on: number;
  /** Against this strike, as he stands. */
  readonly prowess: number;
  readonly body: number;
  /** Added to a body check of his. */
  readonly bodyPlus: number;
  readonly rolls: number;
  /** Who strikes in a duel, where both roll (MX-12.4); his prowess is that of the attack. */
  readonly foe?: Omit<StrikeFigures, 'prowess' | 'foe'>;
}
export interface CheckFigures {
  /** `influence`: against a card of the opponent, who rolls against it (MW-T9.2.1). */
  readonly kind: 'corruption' | 'faction' | 'influence';
  /** Who makes it. */
  readonly on: number;
  /** The roll and what is added must be more. */
  readonly needed: number;
  readonly modifier: number;
  readonly rolls: number;
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
  /** Added to his corruption checks by what is in play. */
  readonly check: number;
}
export interface SeatFigures {
  /** Marshalling points by POINTS_KINDS, before the modifications of the council. */
  readonly points: readonly number[];
  /** What would count if the council were held now. */
  readonly total: number;
  /** How that comes about: what is doubled, what is cut. */
  readonly reckoning: string;
  /** Unused general influence. */
  readonly influence: number;
  /** The whole of it; games told before it was said had none but the usual. */
  readonly general?: number;
  readonly handSize: number;
}

/** Points are simply added up (MW-S1.4.6). */
const isPlain = ({ rules }: MeccgState): boolean => rules.starter === 1 || rules.solitaire === 1;

/** Everybody sees where it goes: cards that look at the way would tell of a secret one. */
const isOpen = ({ to, did }: Company): boolean => to === NONE || (did & EN_ROUTE) !== 0;

export function figuresOf(s: MeccgState): Figures {
  const points = seatsOf(s).map((seat) => pointsOf(s, seat));
  const total = (seat: number): number =>
    isPlain(s) ? sum(points[seat]) : councilTotal(points[seat], othersPoints(s, points, seat), 0);
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
          check: checkModifier(s, card, 'corruption'),
        },
      ]),
    ),
    seats: points.map((own, seat) => ({
      points: own,
      total: total(seat),
      reckoning: isPlain(s) ? '' : reckoning(own, othersPoints(s, points, seat), 0),
      influence: unusedGeneralInfluence(s, seat),
      general: generalInfluence(s, seat),
      handSize: handSizeOf(s, seat),
    })),
    hazardLimits: Object.fromEntries(
      s.companies.filter(isOpen).map((company) => [company.id, hazardLimitOf(s, company)]),
    ),
    attack: attackFigures(s),
    checks: theChain(s).flatMap((action) => checkFigures(s, action) ?? []),
  };
}

function attackFigures(s: MeccgState): AttackFigures | null {
  if (!s.attack) return null;
  const strike = theStrike(s);
  return {
    strikes: strikesOf(s),
    prowess: attackProwess(s),
    body: attackBody(s),
    strike: strike && isInPlay(s, strike.on) ? strikeFigures(s, s.attack, strike) : null,
  };
}

const strikeFigures = (s: MeccgState, attack: Attack, strike: Strike): StrikeFigures => ({
  prowess: prowessAgainst(s, strike),
  ...bodyFigures(s, strike, attack.bodyCheck),
  ...(strike.duel && { foe: bodyFigures(s, strike.duel, 0) }),
});
const bodyFigures = (s: MeccgState, { on, rolls }: Duelist, plus: number): Omit<StrikeFigures, 'prowess' | 'foe'> => ({
  on,
  body: bodyOf(s, on),
  bodyPlus: checkModifier(s, on, 'body') + plus + (s.stand[on] === WOUNDED ? 1 : 0),
  rolls,
});

function checkFigures(s: MeccgState, action: Action): CheckFigures | undefined {
  if (action.cancelled === 1) return undefined;
  if (action.kind === 'corruption' && isInPlay(s, action.on) && action.plus < SURE / 2)
    return {
      kind: 'corruption',
      on: action.on,
      needed: corruptionOf(s, action.on),
      modifier: modifierOf(s, action.on, { modifier: action.n, action }),
      rolls: 1,
    };
  if (action.kind === 'influence') return attemptFigures(s, action);
  const needed = action.kind === 'faction' ? INFLUENCE_NUMBER[s.def[action.card]] : NO_NUMBER;
  if (action.kind !== 'faction' || needed === NO_NUMBER || action.plus >= SURE / 2) return undefined;
  const { influence, standard, others } = factionTerms(s, action);
  return { kind: 'faction', on: action.by, needed, modifier: influence + standard + others, rolls: action.rolls };
}

function attemptFigures(s: MeccgState, { by, on, to, way, n, plus: more, rolls }: Action): CheckFigures | undefined {
  if (!stillThere(s, by, on, way)) return undefined;
  const { plus, against, value } = numbersOf(s, by, on, to !== NONE, way);
  return { kind: 'influence', on: by, needed: value, modifier: plus + counted(s, more + n) - against, rolls };
}

/** The check that each of those would make among whom the seat is choosing now; none where it is about something else. */
export function triesOf(s: MeccgState, seat: Seat): readonly CheckFigures[] {
  const top = s.stack.at(-1) as MeccgFrame | undefined;
  if (top?.at === 'influence/by-choose' && top.seat === seat)
    return influencers(s).flatMap((by) => attemptFigures(s, action('influence', seat, { by, on: top.target })) ?? []);
  const company = theCompany(s);
  if (top?.at !== 'sites/who-choose' || top.seat !== seat || !company || KIND[s.def[top.card]] !== FACTION) return [];
  return charactersOf(s, company).flatMap(
    (by) => checkFigures(s, action('faction', seat, { card: top.card, by })) ?? [],
  );
}

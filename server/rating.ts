// Ratings by Glicko-2 (Glickman, http://www.glicko.net/glicko/glicko2.pdf): a number, how sure it is of it, and how steadily
// the player plays.
//
// The sides of a game are not equals, so a person has a rating for each side, and a game changes the rating of one as its side
// against the other's rating as his; who plays with a partner, against the other side's ratings together. Nothing else is needed for a side that is easier to win with: those who play it have higher
// numbers, and a game between two people of equal skill is expected to end as such games do.
// Every game is counted at once, with the part of a rating period that has passed since the game before (as Lichess does), so
// that ten games in a day make a player better known, and a year without one less.
import type { Seat, Side } from '../engine/game.ts';
import { sideOf, victorOf } from '../engine/sides.ts';
import { there } from '../lib/there.ts';
import type {
  Appended,
  Consequence,
  NewEntry,
  Rating,
  RatingChange,
  Result,
  Skill,
  Store,
  Table,
  Time,
} from './store/store.ts';

export const newcomer: Skill = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How quickly the volatility may change: from 0.3 to 1.2, small where chance has a part in the games. */
const tau = 0.5;
/** Nobody is known worse than a newcomer, nor so well that he cannot rise or fall any more. */
const [leastDeviation, mostDeviation] = [45, newcomer.deviation];
/** A rating period: in it a deviation of 60 grows to 61 at the usual volatility, in a year to 87. */
const period = 10 * 24 * 60 * 60 * 1000;

const scale = 173.7178;
const toMu = (rating: number): number => (rating - newcomer.rating) / scale;
const toRating = (mu: number): number => mu * scale + newcomer.rating;

export interface Encounter {
  readonly against: Pick<Skill, 'rating' | 'deviation'>;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const chance = (mu: number, against: number, phi: number): number => 1 / (1 + Math.exp(-weight(phi) * (mu - against)));

/** The volatility after a period (step 5 of the paper), by the Illinois method. */
function newVolatility({ volatility }: Skill, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (tau * tau);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    high = a - tau;
    while (f(high) < 0) high -= tau;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

/** A player after a rating period, as published, or after a part of one. */
export function glicko2(player: Skill, encounters: readonly Encounter[], periods = 1): Skill {
  const mu = toMu(player.rating);
  const phi = player.deviation / scale;
  const { volatility } = player;
  if (encounters.length === 0)
    return { ...player, deviation: scale * Math.sqrt(phi * phi + periods * volatility * volatility) };
  let information = 0;
  let surprise = 0;
  for (const { against, score } of encounters) {
    const phiOther = against.deviation / scale;
    const g = weight(phiOther);
    const expected = chance(mu, toMu(against.rating), phiOther);
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const sigma = newVolatility(player, phi, variance, variance * surprise);
  const phiNew = 1 / Math.sqrt(1 / (phi * phi + periods * sigma * sigma) + information);
  return { rating: toRating(mu + phiNew * phiNew * surprise), deviation: scale * phiNew, volatility: sigma };
}

const within = (deviation: number): number => Math.min(mostDeviation, Math.max(leastDeviation, deviation));

const periodsBetween = (since: Time, now: Time): number => Math.max(0, now - since) / period;

/** A rating as it stands now: the longer ago the last game, the less sure. */
export function rested(skill: Skill, since: Time, now: Time): Skill {
  const { deviation } = glicko2(skill, [], periodsBetween(since, now));
  return { ...skill, deviation: within(deviation) };
}

/** Too few games, or too long ago: shown with a question mark, and not in a list of the best. */
export const isProvisional = ({ deviation }: Pick<Skill, 'deviation'>): boolean => deviation > 110;

/** `1612`, `1500?` */
export const ratingText = (skill: Pick<Skill, 'rating' | 'deviation'>): string =>
  `${Math.round(skill.rating)}${isProvisional(skill) ? '?' : ''}`;

/** What share of the points the first is expected to get from the second: for offers and seats at open tables. */
export function expectedScore(player: Skill, against: Skill): number {
  const phi = Math.hypot(player.deviation, against.deviation) / scale;
  return chance(toMu(player.rating), toMu(against.rating), phi);
}

/** Somebody who played, as what, and with whom. */
interface Contender {
  readonly person: string;
  /** The name of his seat: what he has a rating as. */
  readonly side: string;
  /** The name of the side that he played for. */
  readonly team: string;
}

/** And the rating he had as that. */
export interface Contestant extends Contender {
  readonly rating: Rating | undefined;
}

/** Those who play together as one opponent. */
function together(skills: readonly Skill[]): Pick<Skill, 'rating' | 'deviation'> {
  const mean = (of: (skill: Skill) => number): number =>
    skills.reduce((sum, each) => sum + of(each), 0) / skills.length;
  return { rating: mean((each) => each.rating), deviation: Math.sqrt(mean((each) => each.deviation ** 2)) };
}

/**
 * What a game changes: each is rated against those of the other sides together. `victor` is the side that won, undefined
 * after a draw.
 */
export function ratingChanges(
  contestants: readonly Contestant[],
  victor: string | undefined,
  now: Time,
): RatingChange[] {
  const skills = contestants.map(({ rating }) => (rating ? rested(rating, rating.updated, now) : newcomer));
  return contestants.map(({ person, side, team, rating }) => {
    const others = skills.filter((_, other) => there(contestants[other]).team !== team);
    const score = victor === undefined ? 0.5 : victor === team ? 1 : 0;
    const periods = rating ? periodsBetween(rating.updated, now) : 0;
    const after = glicko2(rating ?? newcomer, [{ against: together(others), score }], periods);
    return { person, side, ...after, deviation: within(after.deviation), playedBefore: rating?.played ?? 0 };
  });
}

/** What a game that may count is known by. */
interface Contest extends Pick<Table, 'rated' | 'seats'> {
  readonly sides: readonly Side[];
}

/** Ends that the players bring about; all others are of the rules. */
const byPlayers = ['resignation', 'agreement', 'time', 'abandonment'];
/** Of these, those that one of them alone brings about. */
const givenUp = ['resignation', 'time', 'abandonment'];

/**
 * Who plays a game that counts when it ends so: it is rated, and people with accounts, each in one seat, have all its seats.
 * A game that they end before each has moved was never begun, and does not count; nor does one of more than two sides that one
 * of them gave up, for it is no draw among the others. `moved`: who has made a move that stands.
 */
export function contestantsOf(
  { rated, seats, sides }: Contest,
  result: Result,
  moved: ReadonlySet<Seat>,
): readonly Contender[] {
  if (!rated) return [];
  const people = seats.flatMap(({ name, occupant }, seat) =>
    occupant.kind === 'account' ? [{ person: occupant.person, side: name, team: sideOf(sides, seat).name }] : [],
  );
  const isFair = people.length === seats.length && new Set(people.map(({ person }) => person)).size === people.length;
  const isBegun = !byPlayers.includes(result.reason) || seats.every((_, seat) => moved.has(seat));
  const isLeft = sides.length > 2 && result.winners.length === 0 && givenUp.includes(result.reason);
  return isFair && isBegun && !isLeft && sides.length > 1 ? people : [];
}

/** Each failure is the success of another: so many games of the same people never end in the same moment. */
const attempts = 100;

/** The end of a game: its last entries, its result and the ratings that it changes are kept together or not at all. */
export async function endGame(
  { games, ratings }: Pick<Store, 'games' | 'ratings'>,
  table: Contest & Pick<Table, 'id' | 'game'>,
  expected: number,
  entries: readonly NewEntry[],
  consequence: Consequence & { readonly result: Result },
  moved: ReadonlySet<Seat>,
  now: Time,
): Promise<Appended> {
  const { result } = consequence;
  const people = contestantsOf(table, result, moved);
  const victor = victorOf(table.sides, result)?.name;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const contestants = await Promise.all(
      people.map(async (each) => ({ ...each, rating: await ratings.find(each.person, table.game, each.side) })),
    );
    const changes = people.length === 0 ? {} : { ratings: ratingChanges(contestants, victor, now) };
    const answer = await games.append(table.id, expected, entries, { ...consequence, ...changes });
    if (answer !== 'outdated') return answer;
  }
  throw new Error(`The ratings of table ${table.id} changed each time they were to be written.`);
}

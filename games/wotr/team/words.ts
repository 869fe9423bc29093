// What a position of three or four players says besides:
//
//   act: saruman                       # a seat, where two share the side
//   before: witch-king                 # three players: who of the Shadow has the next place after the Free Peoples
//   willing: [saruman]                # who would swap a card this turn
//   shared: { shadow: { moria: mixed, gorgoroth: separate } }
//   captors: { dale: saruman }         # who took it, for his own victory
//   acted: { nations: [gondor], armies: [edoras] }      # three players: with what the Free Peoples acted last
import { PositionError, type Seat, type Words } from '../../../engine/game.ts';
import { armyIn, unitsIn } from '../forces/force.ts';
import { REGION_IDS, regionIndex } from '../map/regions.ts';
import { isTeam, leaderOf, PLACES, seatAt, seatFor, seatNames, sideOfSeat } from '../rules.ts';
import type { WotrState } from '../state.ts';
import { FREE, NATION_IDS, SIDES, type Side } from '../tables/nations.ts';
import { isOfBoth } from './command.ts';
import type { Team } from './team.ts';

export const TEAM_KEYS = ['before', 'willing', 'shared', 'captors', 'acted'] as const;
const SIDE_IDS = ['free', 'shadow'] as const;

type Path = readonly (string | number)[];
const fail = (message: string, ...path: Path): never => {
  throw new PositionError(message, path);
};
function record(value: unknown, ...path: Path): Words {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('This should be a mapping of names to values.', ...path);
  return value as Words;
}
function region(word: string, ...path: Path): number {
  const index = regionIndex(word);
  return index < 0 ? fail(`"${word}" is no region.`, ...path) : index;
}
const list = (value: unknown, ...path: Path): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : fail('This should be a list.', ...path);

/** The seat with this name. */
export function readSeat(s: WotrState, value: unknown, ...path: Path): Seat {
  const names = seatNames(s.rules.players);
  const seat = names.indexOf(String(value));
  return seat < 0 ? fail(`"${value}" is no player: write ${names.join(' or ')}.`, ...path) : seat;
}

/** The place in the order at which a seat acts. */
function placeOfSeat(s: WotrState, seat: Seat, before: unknown): number {
  const side = sideOfSeat(s, seat);
  if (isTeam(s, side)) return side + (seat === leaderOf(s, side) ? 2 : 0);
  if (before === undefined) return side;
  const next = readSeat(s, before, 'before');
  return side + (next === leaderOf(s, sideOfSeat(s, next)) ? 2 : 0);
}

/** The players' own words; called when figures and turn are there. `started`: the action of the seat has begun. */
export function readTeam(s: WotrState, team: Team, words: Words, seat: Seat, started: boolean): void {
  const place = placeOfSeat(s, seat, words['before']);
  team.place = started ? place : (place + PLACES - 1) % PLACES;
  team.willing = list(words['willing'], 'willing').map((name, i) => readSeat(s, name, 'willing', i));
  const shared = record(words['shared'], 'shared');
  for (const [key, regions] of Object.entries(shared)) {
    const side = SIDE_IDS.indexOf(key as never);
    if (side < 0) fail(`"${key}" is no side: write free or shadow.`, 'shared', key);
    for (const [word, how] of Object.entries(record(regions, 'shared', key))) {
      const at = region(word, 'shared', key, word);
      if (how !== 'mixed' && how !== 'separate') fail('Write mixed or separate.', 'shared', key, word);
      if (!isOfBoth(s, armyIn(s, at, side as Side), side as Side))
        fail('Units of both players must be there.', 'shared', key, word);
      team.shared.push({ side: side as Side, region: at, mixed: how === 'mixed', units: unitsIn(s, at, side as Side) });
    }
  }
  for (const [word, name] of Object.entries(record(words['captors'], 'captors')))
    team.captors.push({ region: region(word, 'captors', word), seat: readSeat(s, name, 'captors', word) });
  const acted = record(words['acted'], 'acted');
  for (const [i, word] of list(acted['nations'], 'acted', 'nations').entries()) {
    const nation = NATION_IDS.indexOf(word as never);
    if (nation < 0) fail(`"${word}" is no Nation.`, 'acted', 'nations', i);
    team.last.nations |= 1 << nation;
  }
  team.last.armies = list(acted['armies'], 'acted', 'armies').map((word, i) =>
    region(String(word), 'acted', 'armies', i),
  );
}

/** The same, said. */
export function writeTeam(s: WotrState, team: Team, side: Side | undefined): Words {
  const words: Record<string, unknown> = {};
  const names = seatNames(s.rules.players);
  if (side !== undefined) words['act'] = names[seatFor(s, side)];
  if (side === FREE && !isTeam(s, FREE)) words['before'] = names[seatAt(s, (team.place + 1) % PLACES)];
  if (team.willing.length > 0) words['willing'] = team.willing.map((seat) => names[seat]);
  if (team.shared.length > 0)
    words['shared'] = Object.fromEntries(
      SIDES.filter((one) => team.shared.some((entry) => entry.side === one)).map((one) => [
        SIDE_IDS[one],
        Object.fromEntries(
          team.shared
            .filter((entry) => entry.side === one)
            .map((entry) => [REGION_IDS[entry.region], entry.mixed ? 'mixed' : 'separate']),
        ),
      ]),
    );
  if (team.captors.length > 0)
    words['captors'] = Object.fromEntries(team.captors.map((one) => [REGION_IDS[one.region], names[one.seat]]));
  const { nations, armies } = team.last;
  if (nations || armies.length > 0)
    words['acted'] = {
      nations: NATION_IDS.filter((_, nation) => nations & (1 << nation)),
      armies: armies.map((one) => REGION_IDS[one]),
    };
  return words;
}

// The exact outcome of a whole battle (WR-6.14 to WR-6.33), by dynamic programming over the ranks of both Armies.
// Without Combat Cards: what they add comes in as modifiers. The defender stays to the end; he takes losses by his
// policy, and so does the attacker, who also has a policy on when to cease. An Elite reduced always finds its Regular.
import { memo } from '../../../lib/memo.ts';
import { type Army, FIRST, HITS, LATER, type Ranks, ranksOf } from './ranks.ts';

export type { Army, Losses, Modifiers } from './ranks.ts';

export const PLACES = ['field', 'city', 'fortification', 'siege', 'sortie'] as const;
export type BattlePlace = (typeof PLACES)[number];

/** To the end; for so many rounds; or as long as fighting to the end would win with at least this chance. */
export type Until = 'end' | number | { readonly chance: number };

export interface Battle {
  readonly attacker: Army;
  readonly defender: Army;
  /** In the field, unless it says otherwise. In a siege the attacker is outside, in a sortie he comes out. */
  readonly at?: BattlePlace;
  /** When the attacker ceases. Left out: after one round of a siege, and at the end of any other battle. */
  readonly until?: Until;
  /** Rounds of a siege for which no Elite need be reduced (WR-6.31.4: one). */
  readonly lasts?: number;
  /** Who has more siege engines at the walls (WR-12.10.7). */
  readonly superior?: 'attacker' | 'defender';
}

export interface Survivors {
  readonly regular: number;
  readonly elite: number;
  /** If there were any at first. */
  readonly dunlendings?: number;
  readonly chance: number;
}

export interface SideOdds {
  /** Expected losses. In strength a Regular counts 1, an Elite 2, a Dunlending ½; what is reduced to prolong a siege is lost too. */
  readonly lostUnits: number;
  readonly lostStrength: number;
  /** Every end that can be, the strongest first; nobody left is the last. */
  readonly survivors: readonly Survivors[];
}

/** The first four add up to 1. */
export interface BattleOdds {
  /** The defender is eliminated, the attacker not. */
  readonly attackerWins: number;
  /** The attacker is eliminated, the defender not. */
  readonly defenderWins: number;
  readonly bothFall: number;
  /** The attacker ceased, or the siege goes on. */
  readonly standOff: number;
  /** Expected number of rounds. */
  readonly rounds: number;
  readonly attacker: SideOdds;
  readonly defender: SideOdds;
}

const remembered = memo<string, BattleOdds>(4096);

export function battleOdds(battle: Battle): BattleOdds {
  const { at = 'field' } = battle;
  const siege = at === 'siege';
  const superior = siege ? battle.superior : undefined;
  const lasts = (battle.lasts ?? 1) + (superior === 'attacker' ? 1 : 0); // WR-12.10.9
  const { until = siege ? 1 : 'end' } = battle;
  const attacker = ranksOf(battle.attacker, attackerNeeds(at), siege && superior !== 'defender'); // WR-12.10.11
  const defender = ranksOf(underEngines(battle.defender, superior), DEFENDER_NEEDS, false);
  const key = `${attacker.id} ${defender.id} ${siege ? lasts : 0} ${typeof until === 'object' ? `c${until.chance}` : until}`;
  return remembered(key, () => fought({ attacker, defender, width: defender.size, siege, lasts, until }));
}

/** What the attacker's dice need in round one and in later ones (WR-6.29.1, WR-6.31.3). */
export const attackerNeeds = (at: BattlePlace): readonly [number, number] =>
  at === 'siege' ? [6, 6] : at === 'city' || at === 'fortification' ? [6, 5] : [5, 5];
export const DEFENDER_NEEDS: readonly [number, number] = [5, 5];

/** Their Combat Roll in the first round is better or worse by 1 (WR-12.10.8, WR-12.10.10). */
export const underEngines = (army: Army, superior: Battle['superior']): Army =>
  superior === undefined
    ? army
    : {
        ...army,
        first: { ...army.first, rollBonus: (army.first?.rollBonus ?? 0) + (superior === 'defender' ? 1 : -1) },
      };

/** Armies as they stand are a pair of ranks, `attacker * width + defender`. */
interface Course {
  readonly attacker: Ranks;
  readonly defender: Ranks;
  readonly width: number;
  readonly siege: boolean;
  readonly lasts: number;
  readonly until: Until;
}

/** Below this, what is still being fought does not matter. */
const NOTHING = 1e-15;

function fought(course: Course): BattleOdds {
  const { attacker, width, siege, lasts, until } = course;
  const most = typeof until === 'number' ? until : Number.POSITIVE_INFINITY;
  const ends = new Float64Array(attacker.size * width);
  const over = new Int32Array(ends.length).fill(-1);
  const after = onwardBy(course);
  let live = new Float64Array(ends.length);
  let rounds = 0;
  let mass = 0;
  if (attacker.size === 1 || width === 1) ends[0] = 1;
  else mass = live[0] = 1;
  for (let round = 1; mass > NOTHING; round++) {
    if (most === Number.POSITIVE_INFINITY && round > 1 && (!siege || round > lasts)) {
      rounds += fightOut(course, live, after(round), ends);
      break;
    }
    rounds += mass;
    const next = new Float64Array(ends.length);
    const onward = round < most ? after(round) : over;
    for (let state = 0; state < live.length; state++)
      if (live[state] > 0) strike(course, state, live[state], round === 1 ? FIRST : LATER, 0, onward, next, ends);
    live = next;
    mass = 0;
    for (let state = 0; state < live.length; state++) mass += live[state];
  }
  return summary(course, ends, rounds);
}

/** All later rounds at once: ranks only go down, so each state is complete when it is reached. The expected rounds. */
function fightOut(course: Course, live: Float64Array, onward: Int32Array, ends: Float64Array): number {
  const { attacker, defender, width, siege } = course;
  let rounds = 0;
  for (let state = 0; state < live.length; state++) {
    if (live[state] === 0) continue;
    const struck = attacker.scores[LATER][Math.floor(state / width)];
    const suffered = defender.scores[LATER][state % width];
    const stay = siege ? 0 : struck[0] * suffered[0];
    if (stay === 1) {
      ends[state] += live[state]; // nobody has a die
      continue;
    }
    const visits = live[state] / (1 - stay);
    rounds += visits;
    strike(course, state, visits, LATER, siege ? 0 : 1, onward, live, ends);
  }
  return rounds;
}

/** A round that is fought with this chance. Both sides roll before anybody loses a figure (WR-6.17.2). */
function strike(
  { attacker, defender, width }: Course,
  state: number,
  chance: number,
  when: typeof FIRST | typeof LATER,
  leastHits: 0 | 1,
  onward: Int32Array,
  live: Float64Array,
  ends: Float64Array,
): void {
  const a = Math.floor(state / width);
  const d = state % width;
  const struck = attacker.scores[when][a];
  const suffered = defender.scores[when][d];
  for (let x = 0; x < struck.length; x++) {
    const scored = chance * struck[x];
    const left = defender.after[d * HITS + x];
    for (let y = x === 0 ? leastHits : 0; y < suffered.length; y++) {
      const reached = attacker.after[a * HITS + y] * width + left;
      const to = onward[reached];
      if (to < 0) ends[reached] += scored * suffered[y];
      else live[to] += scored * suffered[y];
    }
  }
}

/** After such a round, by state: the state in which the attacker fights on, or -1 when the battle ends there. */
function onwardBy(course: Course): (round: number) => Int32Array {
  const { attacker, width, siege, lasts, until } = course;
  const worth = typeof until === 'object' ? winChances(course) : undefined;
  const least = typeof until === 'object' ? until.chance : 0;
  const known: Int32Array[] = [];
  const make = (round: number): Int32Array => {
    const onward = new Int32Array(attacker.size * width).fill(-1);
    for (let a = 0; a < attacker.size - 1; a++) {
      const rank = siege && round >= lasts ? attacker.reduced[a] : a; // WR-6.31.5
      if (rank < 0) continue;
      for (let d = 0; d < width - 1; d++) {
        const to = rank * width + d;
        if (!worth || worth(round + 1)[to] >= least) onward[a * width + d] = to;
      }
    }
    return onward;
  };
  return (round) => {
    const stage = siege ? Math.min(round, lasts) : 1;
    known[stage] ??= make(stage);
    return known[stage];
  };
}

/** For each round from the second on: the chance, by state, that fighting from that round to the end wins. */
function winChances(course: Course): (round: number) => Float64Array {
  const { attacker, width, siege, lasts } = course;
  const last = siege ? lasts + 1 : 2;
  const values: Float64Array[] = [];
  for (let round = last; round >= 2; round--) {
    const now = new Float64Array(attacker.size * width);
    for (let a = 0; a < attacker.size - 1; a++) now[a * width + width - 1] = 1;
    const later = round === last ? now : values[round + 1];
    for (let a = attacker.size - 2; a >= 0; a--)
      for (let d = width - 2; d >= 0; d--) now[a * width + d] = winChance(course, a, d, later, round >= lasts);
    values[round] = now;
  }
  return (round) => values[Math.min(round, last)];
}

/** `later` tells what each state is worth in the next round. In a siege that round must be paid for, or is another one. */
function winChance(course: Course, a: number, d: number, later: Float64Array, paid: boolean): number {
  const { attacker, defender, width, siege } = course;
  const struck = attacker.scores[LATER][a];
  const suffered = defender.scores[LATER][d];
  let sum = 0;
  let stay = 0;
  for (let x = 0; x < struck.length; x++) {
    const left = defender.after[d * HITS + x];
    for (let y = 0; y < suffered.length; y++) {
      const chance = struck[x] * suffered[y];
      const survivors = attacker.after[a * HITS + y];
      const goesOn = left < width - 1 && survivors < attacker.size - 1;
      const rank = siege && paid && goesOn ? attacker.reduced[survivors] : survivors;
      if (x + y === 0 && !siege) stay = chance;
      else if (rank >= 0) sum += chance * later[rank * width + left];
    }
  }
  return stay === 1 ? 0 : sum / (1 - stay);
}

function summary({ attacker, defender, width }: Course, ends: Float64Array, rounds: number): BattleOdds {
  const attackers = new Float64Array(attacker.size);
  const defenders = new Float64Array(width);
  const outcomes = { attackerWins: 0, defenderWins: 0, bothFall: 0, standOff: 0 };
  for (let a = 0; a < attacker.size; a++)
    for (let d = 0; d < width; d++) {
      const chance = ends[a * width + d];
      attackers[a] += chance;
      defenders[d] += chance;
      if (a < attacker.size - 1) outcomes[d < width - 1 ? 'standOff' : 'attackerWins'] += chance;
      else outcomes[d < width - 1 ? 'defenderWins' : 'bothFall'] += chance;
    }
  return {
    ...outcomes,
    rounds,
    attacker: sideOdds(attacker, attackers),
    defender: sideOdds(defender, defenders),
  };
}

function sideOdds({ regular, elite, dunlendings }: Ranks, chances: Float64Array): SideOdds {
  const survivors: Survivors[] = [];
  let lostUnits = 0;
  let lostStrength = 0;
  for (let rank = 0; rank < chances.length; rank++) {
    const chance = chances[rank];
    if (chance === 0) continue;
    const fewer = regular[0] - regular[rank];
    const lessElite = elite[0] - elite[rank];
    const lessHillmen = dunlendings[0] - dunlendings[rank];
    lostUnits += chance * (fewer + lessElite + lessHillmen);
    lostStrength += chance * (fewer + 2 * lessElite + lessHillmen / 2);
    const left = { regular: regular[rank], elite: elite[rank], chance };
    survivors.push(dunlendings[0] > 0 ? { ...left, dunlendings: dunlendings[rank] } : left);
  }
  return { lostUnits, lostStrength, survivors };
}

// Battles and Hunts told as wholes, from what was heard of them: what their closing plates show.
import { EVENT_SIDE } from '../../games/wotr/tables/events.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Told } from '../../protocol/table.ts';
import { diceOf, type ToldDie } from '../table/told-dice.ts';

export interface SideTelling {
  readonly roll: readonly ToldDie[];
  readonly reroll: readonly ToldDie[];
  readonly besides: readonly ToldDie[];
  /** The Combat Card. */
  readonly card: number | undefined;
  readonly cancelled: boolean;
  /** Figures lost, by their numbers, and Elites that became Regulars. */
  readonly lost: readonly number[];
  readonly reduced: readonly number[];
}

export interface RoundTelling {
  readonly sides: readonly [SideTelling, SideTelling];
  /** What else came of it: hits added and taken away, an Elite given up to fight on. */
  readonly notes: readonly Told[];
}

export interface BattleTelling {
  readonly attacker: Side;
  readonly region: number;
  readonly way: readonly number[];
  /** The attacking figures. */
  readonly force: readonly number[];
  /** What the attack set going before the first blow, such as a Nation that wakes. */
  readonly before: readonly Told[];
  readonly rounds: readonly RoundTelling[];
  /** How it ended. */
  readonly end: readonly Told[];
}

const NOBODY: SideTelling = {
  roll: [],
  reroll: [],
  besides: [],
  card: undefined,
  cancelled: false,
  lost: [],
  reduced: [],
};

const ROLLS: Readonly<Record<string, 'roll' | 'reroll' | 'besides'>> = {
  'combat-roll': 'roll',
  'leader-reroll': 'reroll',
  'additional-attack': 'besides',
};
const ENDS = new Set([
  'battle-over',
  'army-destroyed',
  'cease',
  'retreat',
  'withdraw',
  'sortie-over',
  'battle-advance',
  'no-advance',
  'siege',
  'capture',
  'falls',
  'eliminate',
]);
/** Said by the dice and cards themselves. */
const SHOWN = new Set(['combat-round', 'declare-card', 'combat-card', 'card-cancelled', 'casualty', 'reduce']);

const cardIn = ({ about = [] }: Told): number | undefined => about.find(({ domain }) => domain === 'card')?.id;
const sideIn = ({ facts }: Told): Side => (facts?.seat === 1 ? 1 : 0);

/** A battle from its attack to its end; undefined when no attack is among the lines. */
export function tellBattle(lines: readonly Told[]): BattleTelling | undefined {
  const start = lines.findIndex(({ type }) => type === 'attack');
  const attack = lines[start];
  const region = attack?.about?.find(({ domain }) => domain === 'region')?.id;
  if (!attack || region === undefined) return undefined;
  const before: Told[] = [];
  const rounds: { sides: [SideTelling, SideTelling]; notes: Told[] }[] = [];
  const end: Told[] = [];
  for (const line of lines.slice(start + 1)) {
    const { type = '' } = line;
    if (type === 'combat-round') rounds.push({ sides: [NOBODY, NOBODY], notes: [] });
    const round = rounds.at(-1);
    if (ENDS.has(type)) end.push(line);
    else if (!round) before.push(line);
    else if (!addToRound(round.sides, line) && !SHOWN.has(type)) round.notes.push(line);
  }
  return {
    attacker: sideIn(attack),
    region,
    way: attack.facts?.way ?? [],
    force: attack.facts?.pieces ?? [],
    before,
    rounds,
    end,
  };
}

/** Whether the line is one of dice, a card or losses. */
function addToRound(sides: [SideTelling, SideTelling], line: Told): boolean {
  const { type = '', facts } = line;
  const card = cardIn(line);
  const side = card === undefined ? sideIn(line) : (EVENT_SIDE[card] as Side);
  const now = sides[side];
  const roll = ROLLS[type];
  if (roll) sides[side] = { ...now, [roll]: [...now[roll], ...diceOf(line)] };
  else if (type === 'combat-card' && card !== undefined) sides[side] = { ...now, card };
  else if (type === 'card-cancelled') sides[side] = { ...now, cancelled: true };
  else if (type === 'casualty') sides[side] = { ...now, lost: [...now.lost, ...(facts?.pieces ?? [])] };
  else if (type === 'reduce') sides[side] = { ...now, reduced: [...now.reduced, ...(facts?.pieces ?? [])] };
  else return false;
  return true;
}

export const hitsOf = ({ roll, reroll, besides }: SideTelling): number =>
  [...roll, ...reroll, ...besides].filter(({ hit }) => hit).length;

/** All that a side lost in a battle. */
export const lossesOf = ({ rounds }: BattleTelling, side: Side): readonly number[] =>
  rounds.flatMap(({ sides }) => sides[side].lost);

export interface HuntTelling {
  readonly dice: readonly ToldDie[];
  readonly again: readonly ToldDie[];
  readonly tiles: readonly number[];
  readonly lines: readonly Told[];
}

export function tellHunt(lines: readonly Told[]): HuntTelling {
  const of = (type: string) => lines.filter((line) => line.type === type);
  return {
    dice: of('hunt-roll').flatMap(diceOf),
    again: of('hunt-reroll').flatMap(diceOf),
    tiles: of('tile').flatMap(({ facts }) => (facts?.tile === undefined ? [] : [facts.tile])),
    lines,
  };
}

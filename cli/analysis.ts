// A finished game in hindsight, at the terminal: `mathom replay FILE --analyse`.
import type { Side } from '../engine/game.ts';
import type { GameLog } from '../engine/session.ts';
import { sidesOf } from '../engine/sides.ts';
import type { AnyGame } from '../games/all.ts';
import { analysing } from '../players/search/analysis.ts';
import { type Analysis, turningPoints } from '../players/search/turning.ts';
import { type Io, styleFor } from './io.ts';
import { counted } from './text.ts';
import { Trouble } from './trouble.ts';

/** For each choice that is looked at again: enough to tell a clear mistake from noise. */
const LOOKS = 96;
const MOST = 60;
const WIDTH = 30;
const SHOWN = 8;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** Looks at the game again, with a line that says how far it is. */
export function analysed(io: Io, game: AnyGame, log: GameLog, seconds: number): Analysis {
  const plan = { budget: { looks: LOOKS }, most: MOST, milliseconds: 1000 * seconds };
  const steps = analysing(game, log, plan);
  let step = steps.next();
  for (; !step.done; step = steps.next())
    if (io.stderr.isTTY)
      io.stderr.write(`\rlooking at ${step.value.done} of ${counted(step.value.of, 'choice')} again\x1b[K`);
  if (io.stderr.isTTY) io.stderr.write('\r\x1b[K');
  if (step.value) return step.value;
  throw new Trouble('Only a finished game that somebody can judge is analysed.');
}

/** In words, for people. */
export function analysisText(io: Io, game: AnyGame, log: GameLog, found: Analysis): string {
  const style = styleFor(io);
  const sides = sidesOf(game, log.options);
  const seats = game.seats(log.options);
  const [first, second] = sides;
  const head = (text: string): string => `\n${style('bold', text)}`;
  const lines = [head(`Who was winning: the chance of ${first.name}`), ...curve(found)];
  const turnAt = (at: number): number => found.tide.findLast((mark) => mark.at <= at)?.turn ?? 0;
  const points = turningPoints(found.tide);
  if (points.length > 0) lines.push(head('What turned it'));
  for (const { from, at, before, after } of points) {
    const [side, was, is] = after > before ? [first, before, after] : [second, 1 - before, 1 - after];
    lines.push(`  turn ${turnAt(from)}, moves ${from + 1} to ${at}: ${side.name} ${percent(was)} → ${percent(is)}`);
  }
  lines.push(head(`Missed plans, of ${found.looked} choices looked at again`));
  for (const { at, turn, seat, made, better, madeChance, betterChance, why } of found.missed.slice(0, SHOWN))
    lines.push(
      `  turn ${turn}, move ${at + 1}, ${seats[seat]}: ${made} (won ${percent(madeChance)} of the worlds looked at)`,
      `      better: ${better} (${percent(betterChance)}). ${why}`.trimEnd(),
    );
  if (found.missed.length === 0) lines.push('  None that was clearly better.');
  lines.push(head('Choices and luck'), ...accounts(found, sides));
  return `${lines.join('\n')}\n`;
}

/** A line for each turn, at its first mark. */
function curve({ tide }: Analysis): string[] {
  const marks = tide.filter(({ turn }, i) => i === 0 || turn !== tide[i - 1].turn);
  return marks.map(({ turn = 0, chance }) => {
    const full = Math.round(WIDTH * chance);
    const bar = '█'.repeat(full) + '·'.repeat(WIDTH - full);
    return `  turn ${String(turn).padStart(3)}  ${bar} ${percent(chance).padStart(5)}`;
  });
}

function accounts({ choices, luck }: Analysis, sides: readonly Side[]): string[] {
  const costs = sides.map(({ name }, i) => `${name} ${percent(choices[i])}`).join(', ');
  const lucky = luck >= 0 ? sides[0] : sides[1];
  return [
    `  What missed plans cost: ${costs}.`,
    `  Dice, cards and what is too small to see were worth ${percent(Math.abs(luck))} to ${lucky?.name ?? 'nobody'}.`,
  ];
}

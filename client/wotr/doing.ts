// What is going on, read from the unfinished procedures that the view shows.

import type { Doing, DoingAt, StepName } from '../../games/wotr/doing.ts';
import type { BattleStep, TileFrame } from '../../games/wotr/frames.ts';
import { ADJACENT } from '../../games/wotr/map/regions.ts';
import type { Force } from '../../games/wotr/reading/board.ts';
import { hasUnits } from '../../games/wotr/reading/board.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { figuresIn, unitsOf } from './figures.ts';

export const PHASES = ['Draw', 'Fellowship', 'Hunt', 'Roll', 'Actions', 'Victory'] as const;

/** The number of the phase of the turn; the last one when the game is over. */
export function phaseOf(view: WotrView): number {
  const names = view.doing.map(({ at }) => at);
  const [bottom = 'turn/end'] = names;
  const top = names.at(-1) ?? bottom;
  if (top === 'turn/draw' || top === 'cards/limit') return 0;
  if (bottom === 'turn/hunt') return top === 'turn/hunt' ? 2 : top.startsWith('cards/') ? 0 : 1;
  if (bottom === 'turn/roll') return 3;
  return bottom === 'turn/end' ? 5 : 4;
}

/** Of a side that has no dice before it. */
export const noDiceWords = (view: WotrView): string => (phaseOf(view) < 4 ? 'not rolled yet' : 'none left');

export const topOf = (view: WotrView): Doing | undefined => view.doing.at(-1);

/** The innermost procedure that is at a step with such a name. */
const innermost = <K extends StepName>(view: WotrView, start: 'battle/' | 'hunt/tile-'): DoingAt<K> | undefined =>
  view.doing.findLast((one): one is DoingAt<K> & Doing => one.at.startsWith(start));

/** The die in use now: its face, and whose it is. */
export function dieInUse(view: WotrView): { side: Side; face: number } | undefined {
  for (const one of view.doing.toReversed())
    if (one.at === 'turn/done' || one.at === 'turn/use' || one.at === 'turn/ring')
      return { side: one.side, face: one.face };
  return undefined;
}

/** The Army of which somebody may stay behind. */
export function splitting(view: WotrView): { side: Side; from: number; force: Force } | undefined {
  const top = topOf(view);
  if (top?.at !== 'army/pick-choose' && top?.at !== 'army/assemble-choose' && top?.at !== 'battle/advance')
    return undefined;
  return { side: top.side, from: top.from, force: top.force };
}

export type Battle = DoingAt<BattleStep>;
export const battleIn = (view: WotrView): Battle | undefined => innermost<BattleStep>(view, 'battle/');

export type HuntInHand = DoingAt<TileFrame['at']>;
export const huntIn = (view: WotrView): HuntInHand | undefined => innermost<TileFrame['at']>(view, 'hunt/tile-');

/** Where a side has most to look at: its largest Army beside an enemy, else the Ring-bearers. */
export function frontOf(view: WotrView, side: Side): number {
  const enemy: Side = side === 0 ? 1 : 0;
  let front = view.ringBearers;
  let most = 0;
  for (const [region, near] of ADJACENT.entries()) {
    const units = unitsOf(figuresIn(view, region, side));
    if (units > most && [region, ...near].some((next) => hasUnits(view, next, enemy))) {
      front = region;
      most = units;
    }
  }
  return front;
}

/** The region that the question is about, to bring it into view. */
export function focusOf(view: WotrView): number | null {
  for (const frame of view.doing.toReversed()) {
    const { from, region, first } = frame as { from?: unknown; region?: unknown; first?: unknown };
    for (const place of [region, from, first]) if (typeof place === 'number' && place >= 0) return place;
    if (frame.at.startsWith('fellowship/') || frame.at.startsWith('hunt/')) return view.ringBearers;
  }
  return null;
}

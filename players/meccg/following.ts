// Who sets out is asked where to, then by which way: the position is the same, and so is all that was found out about it.
import type { Seat } from '../../engine/game.ts';
import type { StepName } from '../../games/meccg/doing.ts';
import type { MeccgState } from '../../games/meccg/state.ts';
import { Situation } from './situation.ts';

/** What is chosen here is only begun. */
const BEGINNINGS: ReadonlySet<string> = new Set(['move', 'regroup', 'control', 'transfer']);
/** Questions about how to do what was begun. */
const FOLLOWING: ReadonlySet<StepName> = new Set([
  'movement/to',
  'movement/how-choose',
  'movement/walk-choose',
  'turn/regroup',
  'turn/control',
  'turn/transfer',
]);

let last: { readonly key: number; readonly sit: Situation } | undefined;

/** The situation of a world that is played on in: the one just asked about where nothing has changed since. */
export function situationIn(s: MeccgState, seat: Seat, at: StepName): Situation {
  const isSame = FOLLOWING.has(at) && last?.sit.s === s && last.sit.seat === seat && last.key === positionKey(s);
  return isSame && last ? last.sit : new Situation(s, seat);
}

/** More may be asked about what was chosen. */
export function remember(sit: Situation, at: StepName, verb: string): void {
  if (at === 'chain/act' ? !BEGINNINGS.has(verb) : !FOLLOWING.has(at)) return;
  if (last?.sit !== sit) last = { key: positionKey(sit.s), sit };
}

/**
 * What changes while nothing happens, chance that nobody has drawn on and what is being done; and what never changes in one world, or
 * only together with something else.
 */
const ASIDE: ReadonlySet<string> = new Set([
  ...['random', 'barrier', 'stack', 'rules'],
  ...['def', 'starts', 'alignment', 'since', 'known'],
]);

/** A position as one number of 53 bits. */
function positionKey(s: MeccgState): number {
  let a = 1;
  let b = 7;
  const add = (value: unknown): void => {
    if (typeof value === 'number') {
      a = (Math.imul(a, 31) + value) | 0;
      b = Math.imul(b ^ value, 0x01000193) + 1;
    } else if (Array.isArray(value)) for (let i = 0; i < value.length; i++) add(value[i]);
    else if (typeof value === 'object' && value !== null)
      for (const key in value) add(value[key as keyof typeof value]);
  };
  for (const key in s) if (!ASIDE.has(key)) add(s[key as keyof MeccgState]);
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

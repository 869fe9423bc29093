// The stack of unfinished procedures, typed for this game.
import * as frames from '../../engine/frames.ts';
import type { Frame } from '../../engine/game.ts';
import type { MeccgFrame } from './frames.ts';
import type { MeccgState } from './state.ts';

/** Starts a procedure on top of the one that runs; that one goes on when it is finished. */
export const begin = (s: MeccgState, frame: MeccgFrame): void => frames.push(s, frame);
/** The procedure that runs gives way to another. */
export const become = (s: MeccgState, frame: MeccgFrame): void => frames.replace(s, frame);
/** The procedure that runs is finished. */
export const finish = (s: MeccgState): void => frames.pop(s);

/** The steps of one folder's frames. */
export type StepsFor<F extends Frame> = {
  readonly [K in F['at']]: frames.Step<MeccgState, frames.FrameAt<F, K>>;
};

// The stack of unfinished procedures, typed for this game.
import * as frames from '../../engine/frames.ts';
import type { WotrFrame } from './frames.ts';
import type { WotrState } from './state.ts';

/** Starts a procedure on top of the one that runs; that one goes on when it is finished. */
export const begin = (s: WotrState, frame: WotrFrame): void => frames.push(s, frame);
/** The procedure that runs gives way to another. */
export const become = (s: WotrState, frame: WotrFrame): void => frames.replace(s, frame);
/** The procedure that runs is finished. */
export const finish = (s: WotrState): void => frames.pop(s);

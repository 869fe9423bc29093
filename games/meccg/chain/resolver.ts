import type { Emit } from '../../../engine/game.ts';
import type { MeccgState } from '../state.ts';
import type { Action, ActionKind } from './action.ts';

export type Resolver = (s: MeccgState, action: Action, emit: Emit) => void;
/** The resolvers of one folder. */
export type ResolversFor<K extends ActionKind> = Readonly<Record<K, Resolver>>;

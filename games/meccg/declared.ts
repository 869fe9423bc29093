// What has been declared and waits in the chain that runs.

import type { Frame } from '../../engine/game.ts';
import type { Action } from './chain/action.ts';
import type { WindowFrame } from './chain/frames.ts';
import { actionIndex, actionRef, isAction, type Ref } from './refs.ts';
import type { MeccgState } from './state.ts';

const isChain = (frame: Frame): frame is Frame & { items: Action[] } =>
  frame.at === 'chain/respond' || frame.at === 'chain/resolve';

/** The unresolved actions of the chain that runs; none when no chain runs. */
export function theChain(s: MeccgState): readonly Action[] {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (isChain(frame)) return frame.items;
    if (isWindow(frame)) return [];
  }
  return [];
}

export const actionAt = (s: MeccgState, ref: Ref): Action | undefined =>
  isAction(ref) ? theChain(s)[actionIndex(ref)] : undefined;

/** References to the unresolved actions that pass the test, latest first. */
export function actionsWhere(s: MeccgState, test: (action: Action) => boolean): Ref[] {
  const refs: Ref[] = [];
  for (const [i, action] of theChain(s).entries())
    if (action.cancelled === 0 && test(action)) refs.unshift(actionRef(i));
  return refs;
}

/** The number of the card that an action comes from. */
export const defOfAction = (s: { readonly def: readonly number[] }, action: Action): number =>
  action.def ?? s.def[action.card];

export const isWindow = (frame: Frame): frame is WindowFrame => frame.at === 'chain/window' || frame.at === 'chain/act';

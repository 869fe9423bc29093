// The line to the desk: one worker for as long as the page is open.
import { onCleanup } from 'solid-js';
import type { DeckAnswers, DeckRequest } from '../../../games/meccg/desk.ts';
import { WorkerLink } from '../../host/worker-link.ts';
import { tell } from '../../house/tell.ts';

export interface Desk {
  ask<R extends DeckRequest>(request: R): Promise<DeckAnswers[R['do']]>;
}

export function useDesk(): Desk {
  const link = new WorkerLink(
    () => undefined,
    (message) => tell(new Error(message)),
  );
  onCleanup(() => link.close());
  return link;
}

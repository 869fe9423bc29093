import type { GameEvent, Viewer } from './game.ts';

/** What a viewer is told of an event: all of it, a sentence without details, or nothing. */
export function shownTo(event: GameEvent, viewer: Viewer): Partial<GameEvent> | undefined {
  if (!event.to || (viewer !== 'spectator' && event.to.includes(viewer))) return event;
  return event.others === undefined ? undefined : { text: event.others };
}

export const allShownTo = (events: readonly GameEvent[], viewer: Viewer): Partial<GameEvent>[] =>
  events.flatMap((event) => shownTo(event, viewer) ?? []);

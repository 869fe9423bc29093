// Default deny: dealing anew what a viewer cannot know must make no difference that the viewer can see.

import { allShownTo } from '../events.ts';
import { type GameEvent, type State, sameMove, type Viewer } from '../game.ts';
import { difference, sharedPart, unlike, unsaveable } from './compare.ts';
import type { Finding, Property, Trial } from './trial.ts';

/** How many worlds an event is looked at in. */
const WORLDS = 5;

/** What `look` finds for some viewer and a world that this viewer cannot tell from the real one. */
function inOtherWorlds(t: Trial, look: (world: State, viewer: Viewer) => Finding): Finding {
  for (const viewer of t.viewers) {
    const found = look(t.imagine(t.state, viewer), viewer);
    if (found) return `What ${t.nameOf(viewer)} cannot know, dealt anew: ${found}.`;
  }
  return undefined;
}

const sampled = (look: (t: Trial, world: State, viewer: Viewer) => Finding): Property['begin'] => {
  return (t) => ({ sampled: () => inOtherWorlds(t, (world, viewer) => look(t, world, viewer)) });
};

export const hiding: readonly Property[] = [
  {
    name: 'view-is-data',
    says: 'A view is plain data and shares nothing with the state.',
    begin: (t) => ({ sampled: () => viewsAreData(t) }),
  },
  {
    name: 'hidden-view',
    says: 'What a viewer cannot know does not change its view.',
    begin: sampled((t, world, viewer) => {
      const found = unlike(t.game.view(t.state, viewer), t.game.view(world, viewer));
      return found && `in the view, ${found}`;
    }),
  },
  {
    name: 'hidden-asked',
    says: 'What a viewer cannot know does not change who is asked.',
    begin: sampled((t, world) => {
      const found = difference(askedIn(t, t.state), askedIn(t, world));
      return found && `among the seats asked, ${found}`;
    }),
  },
  {
    name: 'hidden-list',
    says: 'What a seat cannot know does not change what it may do, nor how that is put.',
    begin: sampled((t, world, viewer) => {
      if (difference(askedIn(t, t.state), askedIn(t, world))) return undefined; // hidden-asked
      const found = difference(listOf(t, t.state, viewer), listOf(t, world, viewer));
      return found && `in the list, ${found}`;
    }),
  },
  {
    name: 'hidden-explain',
    says: 'What a seat cannot know does not change the answers to "why not?".',
    begin: sampled((t, world, viewer) => {
      if (viewer === 'spectator') return undefined;
      if (difference(askedIn(t, t.state), askedIn(t, world))) return undefined; // hidden-asked
      for (const text of t.someWords(4))
        for (const about of [text, text.slice(text.indexOf(' ') + 1)]) {
          const found = unlike(t.game.explain(t.state, viewer, about), t.game.explain(world, viewer, about));
          if (found) return `in the reasons against "${about}", ${found}`;
        }
      return undefined;
    }),
  },
  {
    name: 'hidden-events',
    says: 'A viewer to whom two worlds look the same after a move was told the same about it.',
    begin: (t) => ({ sampled: () => eventsTellNoMore(t) }),
  },
  {
    name: 'hidden-chance',
    says: 'Dealing anew takes the dice to come along.',
    begin: sampled((t, world) => (unlike(t.state.random, world.random) ? undefined : 'the generator stayed the same')),
  },
  {
    name: 'redeal-sound',
    says: 'A world dealt anew has the same pieces, no faults, and can be played.',
    begin: sampled((t, world) => {
      const lost = difference(t.game.conserved(t.state), t.game.conserved(world));
      if (lost) return `in the quantities, ${lost}`;
      const fault = t.game.faults(world)[0];
      if (fault) return fault;
      const stopped = t.playOn(world, 6);
      return stopped && !stopsAnyway(t) ? stopped : undefined;
    }),
  },
];

/** Whether the real world cannot be played on either: then the deal is not to blame. */
const stopsAnyway = (t: Trial): boolean =>
  Array.from({ length: 20 }).some(() => t.playOn(t.game.clone(t.state), 6) !== undefined);

function viewsAreData(t: Trial): Finding {
  for (const viewer of t.viewers) {
    const view = t.game.view(t.state, viewer);
    const lost = unsaveable(view);
    if (lost) return `JSON cannot hold the view of ${t.nameOf(viewer)}: ${lost}.`;
    const shared = sharedPart(view, t.state);
    if (shared) return `The view of ${t.nameOf(viewer)} holds a part of the state itself: ${shared}.`;
  }
  return undefined;
}

/** A viewer's own list with its words. */
export function listOf(t: Trial, s: State, viewer: Viewer): unknown {
  return t.game
    .decisions(s)
    .filter((d) => d.seat === viewer)
    .map((d) => ({
      at: d.at,
      kind: d.kind,
      ask: t.game.ask(s, d),
      moves: d.moves.map((m) => [m.verb, m.arg, t.game.notation.write(m, s), t.game.label(s, m)]),
    }));
}

export const askedIn = (t: Trial, s: State): unknown => t.game.decisions(s).map((d) => [d.seat, d.secret]);

/** The same move with the same dice, here and in worlds of which some will look the same after it. */
function eventsTellNoMore(t: Trial): Finding {
  const open = t.decisions();
  if (open.length === 0) return undefined;
  const { seat, moves } = t.pick(open);
  const move = t.pick(moves);
  const viewer = t.pick(t.viewers);
  const after = (s: State): { view: unknown; told: unknown } => {
    s.random = t.state.random.slice();
    const events: GameEvent[] = [];
    t.game.apply(s, seat, move, (event) => events.push(event));
    return { view: t.game.view(s, viewer), told: allShownTo(events, viewer) };
  };
  const here = after(t.game.clone(t.state));
  for (let i = 0; i < WORLDS; i++) {
    const world = t.imagine(t.state, viewer);
    const offered = t.game.decisions(world).find((d) => d.seat === seat)?.moves ?? [];
    if (!offered.some((m) => sameMove(m, move))) continue;
    const there = after(world);
    const found = unlike(here.view, there.view) ? undefined : unlike(here.told, there.told);
    if (found)
      return `What ${t.nameOf(viewer)} cannot know, dealt anew: in the events of "${t.write(move)}", ${found}.`;
  }
  return undefined;
}

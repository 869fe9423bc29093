// What is dealt anew really becomes something else: a world that never changes tells whoever imagines it everything.
import type { State, Viewer, Words } from '../game.ts';
import { below } from '../random.ts';
import { textOf, unlike } from './compare.ts';
import { listOf } from './hiding.ts';
import type { Finding, Property, Trial } from './trial.ts';

/** How many exchanges are tried for each viewer. */
const EXCHANGES = 8;
/** A deal may leave two cards where they are by chance, but not so often. */
const DEALS = 200;

export const redealing: readonly Property[] = [
  {
    name: 'redeal-changes',
    says: 'What could be exchanged without the viewer noticing is not always dealt back to its old place.',
    begin: (t) => ({ sampled: () => redealChanges(t) }),
  },
];

function redealChanges(t: Trial): Finding {
  const { game, state } = t;
  const words = game.position(state);
  const quantities = textOf(game.conserved(state));
  for (const viewer of t.viewers) {
    const seen = seenBy(t, state, viewer);
    for (let i = 0; i < EXCHANGES; i++) {
      const other = exchanged(t);
      if (!other || !couldBe(t, other, viewer, quantities, seen)) continue;
      const found = neverChanges(t, viewer, words, differing(words, game.position(other)));
      if (found) return `What ${t.nameOf(viewer)} cannot know, dealt anew: ${found}`;
    }
  }
  return undefined;
}

/**
 * All that tells the viewer one world from another; and the choices of whoever is asked, for what he is in the midst of
 * doing with a hidden card may stay.
 */
const seenBy = (t: Trial, s: State, viewer: Viewer): string =>
  textOf([t.game.view(s, viewer), ...t.game.decisions(s).map(({ seat }) => listOf(t, s, seat))]);

/** The state with two numbers of its lists exchanged: two cards, perhaps. One of them lies where some deal changes something. */
function exchanged(t: Trial): State | undefined {
  const other = t.game.clone(t.state);
  const lists = placesIn(other);
  const dealt = placesIn(t.imagine(t.state, t.pick(t.viewers)));
  const changing = lists.filter((list, i) => unlike(list, dealt[i]));
  const a = t.pick(changing.length > 0 ? changing : lists);
  const b = below(t.random, 2) === 0 ? a : t.pick(lists);
  const [i, j] = [below(t.random, a.length), below(t.random, b.length)];
  if (a[i] === b[j]) return undefined;
  [a[i], b[j]] = [b[j], a[i]];
  return other;
}

/** Every list of numbers but the generator. */
const placesIn = (s: State): number[][] => numberLists({ ...s, random: [] });

function numberLists(value: object, found: number[][] = []): number[][] {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number')) found.push(value);
  else for (const one of Object.values(value)) if (typeof one === 'object' && one !== null) numberLists(one, found);
  return found;
}

/** Whether the viewer could not tell this world from the real one, and the game has nothing against it. */
function couldBe(t: Trial, world: State, viewer: Viewer, quantities: string, seen: string): boolean {
  try {
    return (
      textOf(t.game.conserved(world)) === quantities &&
      t.game.faults(world).length === 0 &&
      seenBy(t, world, viewer) === seen
    );
  } catch {
    return false;
  }
}

/** The first of the places in the position that no deal ever changes. */
function neverChanges(t: Trial, viewer: Viewer, words: Words, places: readonly Place[]): Finding {
  const left = new Set(places);
  for (let i = 0; i < DEALS && left.size > 0; i++) {
    const dealt = t.game.position(t.imagine(t.state, viewer));
    for (const place of left) if (textAt(words, place) !== textAt(dealt, place)) left.delete(place);
  }
  const [place] = left;
  return place && `${place.path.join('.')} is always ${textAt(words, place)}.`;
}

/** A part of a position; or what a list of it holds, in whatever order. */
interface Place {
  readonly path: readonly string[];
  readonly sorted?: true;
}

const parts = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function textAt(words: unknown, { path, sorted }: Place): string {
  const found = path.reduce((part: unknown, key) => parts(part)[key], words);
  return textOf(sorted && Array.isArray(found) ? found.map(textOf).sort() : found);
}

/** The places where two positions differ. */
function differing(a: unknown, b: unknown, path: readonly string[] = []): Place[] {
  if (!unlike(a, b)) return [];
  const keys = new Set([...Object.keys(parts(a)), ...Object.keys(parts(b))]);
  if (keys.size === 0) return [{ path }];
  const contents: Place = { path, sorted: true };
  const differs = Array.isArray(a) && textAt(a, { path: [], sorted: true }) !== textAt(b, { path: [], sorted: true });
  return [
    ...(differs ? [contents] : []),
    ...[...keys].flatMap((key) => differing(parts(a)[key], parts(b)[key], [...path, key])),
  ];
}

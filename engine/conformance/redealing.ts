// What is dealt anew really becomes something else: a world that never changes tells whoever imagines it everything.
import type { State, Viewer, Words } from '../game.ts';
import { below } from '../random.ts';
import { textOf, unlike } from './compare.ts';
import { askedIn, listOf } from './hiding.ts';
import type { Finding, Property, Trial } from './trial.ts';

/** How many exchanges are tried for each viewer. */
const EXCHANGES = 20;
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
  for (const viewer of t.viewers) {
    const seen = seenBy(t, state, viewer);
    for (let i = 0; i < EXCHANGES; i++) {
      const other = exchanged(t, viewer);
      if (!other || !couldBe(t, other, viewer, seen)) continue;
      const found = neverChanges(t, viewer, words, differing(words, game.position(other)));
      if (found) return `What ${t.nameOf(viewer)} cannot know, dealt anew: ${found}`;
    }
  }
  return undefined;
}

/** All that tells the viewer one world from another. */
const seenBy = (t: Trial, s: State, viewer: Viewer): string =>
  textOf([t.game.view(s, viewer), listOf(t, s, viewer), askedIn(t, s)]);

/** The state with two numbers of its lists exchanged: two cards, perhaps. */
function exchanged(t: Trial, viewer: Viewer): State | undefined {
  const other = t.game.clone(t.state);
  const lists = placesIn(other);
  const dealt = placesIn(t.imagine(t.state, viewer));
  const changing = lists.filter((list, i) => unlike(list, dealt[i]));
  const coin = (): boolean => below(t.random, 2) === 0;
  const aList = (): number[] => t.pick(changing.length > 0 && coin() ? changing : lists);
  const a = aList();
  const b = coin() ? a : aList();
  const [i, j] = [below(t.random, a.length), below(t.random, b.length)];
  if (a[i] === b[j]) return undefined;
  [a[i], b[j]] = [b[j], a[i]];
  return other;
}

/** Every list of numbers but the generator. */
const placesIn = (s: State): number[][] => numberLists({ ...s, random: [] });

function numberLists(value: unknown): number[][] {
  const inside = Object.values(parts(value));
  if (Array.isArray(value) && inside.length > 0 && inside.every((one) => typeof one === 'number')) return [value];
  return inside.flatMap(numberLists);
}

/** Whether the viewer could not tell this world from the real one, and the game has nothing against it. */
function couldBe(t: Trial, world: State, viewer: Viewer, seen: string): boolean {
  try {
    return (
      seenBy(t, world, viewer) === seen &&
      t.game.faults(world).length === 0 &&
      !unlike(t.game.conserved(t.state), t.game.conserved(world))
    );
  } catch {
    return false;
  }
}

/** The first of the places in the position that no deal ever changes. */
function neverChanges(t: Trial, viewer: Viewer, words: Words, places: readonly Path[]): Finding {
  const left = new Set(places);
  for (let i = 0; i < DEALS && left.size > 0; i++) {
    const dealt = t.game.position(t.imagine(t.state, viewer));
    for (const place of left) if (unlike(at(words, place), at(dealt, place))) left.delete(place);
  }
  const [place] = left;
  return place && `${place.join('.')} is always ${textOf(at(words, place))}.`;
}

type Path = readonly string[];

const parts = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const at = (value: unknown, path: Path): unknown => path.reduce((part, key) => parts(part)[key], value);

/** The places where two positions differ. */
function differing(a: unknown, b: unknown, path: Path = []): Path[] {
  if (!unlike(a, b)) return [];
  const keys = new Set([...Object.keys(parts(a)), ...Object.keys(parts(b))]);
  return keys.size === 0 ? [path] : [...keys].flatMap((key) => differing(parts(a)[key], parts(b)[key], [...path, key]));
}

// Five levels of play, from somebody's first game to as strong as it gets here: by how much is overlooked, then by how long
// is looked ahead. Nothing is imported, so that a page can name them.

export interface Level {
  readonly name: string;
  readonly about: string;
  /** How often a plan is overlooked, 0 to 1. */
  readonly overlooks?: number;
  /** Milliseconds for a large decision; small ones get a part of it. */
  readonly milliseconds?: number;
}

/** Level 1 first. */
export const LEVELS: readonly [Level, Level, Level, Level, Level] = [
  { name: 'First game', about: 'Knows the rules, and overlooks half of what could be done.', overlooks: 0.5 },
  { name: 'Newcomer', about: 'Has played before; misses a chance or a threat now and then.', overlooks: 0.15 },
  { name: 'Seasoned', about: 'Plays soundly by its habits, at once.' },
  { name: 'Strong', about: 'Looks two turns ahead, a quarter of a second for a decision at most.', milliseconds: 250 },
  {
    name: 'As strong as it gets here',
    about: 'Looks two turns ahead, up to a second for a decision and fifteen for a turn.',
    milliseconds: 1000,
  },
];

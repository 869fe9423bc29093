// A game in play outlives its rules: its position is carried over to the rules of now, step by step, or it is said why not.
import type { Game, Outcome, State } from './game.ts';
import { readEnd } from './sides.ts';

/** A state of an older version: plain data of a shape that the code may no longer know. */
export type OldState = State & Record<string, unknown>;

/** Turns a state of the version before into one of this version, in place. */
export type Migration = (state: OldState) => void;

/** By version: how a state of the version before becomes one of this version. A version without a step carries nothing over. */
export type Migrations = Readonly<Record<number, Migration>>;

/**
 * By version: what a view of the version before lacks for those who read views of this one. A step sets fields of the view
 * anew and changes nothing in them. Most versions need none.
 */
export type ViewMigrations = Readonly<Record<number, (view: Record<string, unknown>) => void>>;

/** For a version that changes what may be done or what happens, and leaves the state as it is. */
export const unchanged: Migration = () => {};

/** For a version before which one seat won, or nobody: a position at the end of a game names all who win. */
export const namesWinners: Migration = (state) => {
  if (state.outcome) state.outcome = readEnd<Outcome>(state.outcome);
};

export type Carried<S> = { readonly state: S } | { readonly why: string };

/** The state under the rules of now, or why it cannot be carried over. The state that is given stays as it is. */
export function carryOver<S extends State, V>(game: Game<S, V>, state: State, from: number): Carried<S> {
  if (from > game.version)
    return { why: `it was played under version ${from} of the rules, which is newer than ${game.version}` };
  const carried = structuredClone(state) as OldState;
  for (let version = from + 1; version <= game.version; version++) {
    const step = game.migrations?.[version];
    if (!step) return { why: `nothing leads from version ${version - 1} of the rules to version ${version}` };
    try {
      step(carried);
    } catch {
      return { why: `version ${version} of the rules has no place for it` };
    }
  }
  const fault = faultIn(game, carried as unknown as S);
  return fault === undefined ? { state: carried as unknown as S } : { why: fault };
}

/** A view of a game that was told under older rules, as those read it who know the views of now. */
export function carryView(
  { version, viewMigrations }: Pick<Game, 'version' | 'viewMigrations'>,
  view: unknown,
  from: number,
): unknown {
  const steps = Object.entries(viewMigrations ?? {}).filter(([to]) => Number(to) > from && Number(to) <= version);
  if (steps.length === 0) return view;
  const carried = { ...(view as Record<string, unknown>) };
  for (const [, step] of steps) step(carried);
  return carried;
}

/** What keeps a position from being played on: it breaks a law of the game, or asks nobody anything. */
function faultIn<S extends State, V>(game: Game<S, V>, state: S): string | undefined {
  try {
    const [fault] = game.faults(state);
    if (fault !== undefined) return `under the rules of now it cannot be (${fault})`;
    if (game.outcome(state)) return undefined;
    const decisions = game.decisions(state);
    if (decisions.length === 0 || decisions.some(({ moves }) => moves.length === 0))
      return 'under the rules of now nobody could choose anything in it';
    for (const { seat } of decisions) game.view(state, seat);
    game.view(state, 'spectator');
    return undefined;
  } catch {
    return 'the rules of now cannot read it';
  }
}

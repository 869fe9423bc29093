// The table of a rule test. It stands on the same stage as scenario files, so both say the same about the same fault.
// A scene whose scripted rolls or draws are not all used fails its test, without being asked: see `afterEach` below.
import { AssertionError } from 'node:assert';
import { afterEach } from 'node:test';
import type { Game, RuleId, Seat, Side, State, Viewer, Words } from '../engine/game.ts';
import type { Difference } from '../engine/scenario/match.ts';
import { type Fault, type Setting, Stage } from '../engine/scenario/stage.ts';
import { sideOf } from '../engine/sides.ts';

export interface Scene<S extends State, V> {
  readonly state: S;
  play(seat: string, ...moves: string[]): void;
  /** At least these are on the list. */
  offers(seat: string, moves: string | readonly string[]): void;
  offersOnly(seat: string, moves: readonly string[]): void;
  /** All that is on the list, in notation. */
  list(seat: string): readonly string[];
  /** Not on the list, and explained by that rule, or by any when none is named. */
  refuses(seat: string, about: string, rule?: RuleId): void;
  /** Told by the last `play`. */
  says(text: string, rule?: RuleId, audience?: { to?: string; notTo?: string }): void;
  asks(seat: string, text?: string): void;
  /** At least this is so. */
  position(words: Words): void;
  view(viewer: string): V;
  hides(viewer: string, text: string): void;
  /** `winner` is a side or a seat of it, null after a draw. */
  outcome(
    expected: 'none' | { winner?: string | null; foremost?: readonly string[]; reason?: string; rule?: RuleId },
  ): void;
  /** Every scripted roll and draw was used. Called at the end of each test for each of its scenes. */
  done(): void;
}

const open = new Set<{ done(): void }>();

afterEach(() => {
  const left = [...open];
  open.clear();
  for (const one of left) one.done();
});

/** `words` are a position of the game; its own start when undefined. */
export function scene<S extends State, V>(
  game: Game<S, V>,
  words: Words | undefined,
  setting: Omit<Setting, 'words'> = {},
): Scene<S, V> {
  const stage = new Stage(game, { ...setting, ...(words && { words }) });

  const seatOf = (name: string): Seat => {
    const seat = stage.seats.indexOf(name);
    if (seat < 0) throw new Error(`"${name}" is no seat of ${game.name}: write ${stage.seats.join(', ')}.`);
    return seat;
  };
  const sideNamed = (name: string): Side =>
    stage.sides.find((side) => side.name === name) ?? sideOf(stage.sides, seatOf(name));
  const viewerOf = (name: string): Viewer => (name === 'spectator' ? name : seatOf(name));
  const agree = (found: readonly Difference[]): void => {
    if (found.length > 0) fail({ text: found.map(({ text }) => text).join('\n') });
  };
  /** A test that has failed is not told about its unused rolls as well. */
  const fail = ({ text, cause }: Fault): never => {
    open.delete(table);
    if (cause instanceof Error) throw cause;
    throw new AssertionError({ message: text, stackStartFn: fail });
  };
  const hold = (fault: Fault | undefined): void => {
    if (fault) fail(fault);
  };

  const table: Scene<S, V> = {
    state: stage.state,
    play(seat, ...moves) {
      stage.startLine();
      for (const move of moves) hold(stage.play(seatOf(seat), move));
    },
    offers(seat, moves) {
      for (const move of typeof moves === 'string' ? [moves] : moves) hold(stage.offers(seatOf(seat), move));
    },
    offersOnly: (seat, moves) => hold(stage.offersOnly(seatOf(seat), moves)),
    list: (seat) => stage.list(seatOf(seat)),
    refuses: (seat, about, rule) => hold(stage.refuses(seatOf(seat), about, rule)),
    says(text, rule, { to, notTo } = {}) {
      hold(
        stage.says({
          text,
          ...(rule !== undefined && { rule }),
          ...(to !== undefined && { to: [viewerOf(to)] }),
          ...(notTo !== undefined && { notTo: [viewerOf(notTo)] }),
        }),
      );
    },
    asks: (seat, text) => hold(stage.asks(seatOf(seat), text)),
    position: (expected) => agree(stage.position(expected)),
    view: (viewer) => game.view(stage.state, viewerOf(viewer)),
    hides: (viewer, text) => hold(stage.hides(viewerOf(viewer), text)),
    outcome(expected) {
      if (expected === 'none') return hold(stage.outcome(expected));
      const { winner, foremost, ...rest } = expected;
      return hold(
        stage.outcome({
          ...rest,
          ...(winner !== undefined && { winners: winner === null ? [] : sideNamed(winner).seats }),
          ...(foremost && { foremost: foremost.map(seatOf) }),
        }),
      );
    },
    done() {
      open.delete(table);
      const left = stage.unused();
      if (left.length > 0) fail({ text: left.map(({ text }) => text).join('\n') });
    },
  };
  open.add(table);
  return table;
}

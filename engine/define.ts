// Makes a Game from its parts: steps, words, setup, view. Everything that is the same for every game is done here once.
import { copy } from './copy.ts';
import { type AskStep, runOn, type SecretFrame, type SecretStep, type Step, type StepTable } from './frames.ts';
import {
  type Decision,
  type Emit,
  type Frame,
  type Game,
  type Move,
  NONE,
  type OptionSpec,
  type Options,
  type Refusal,
  RefusedMove,
  type Seat,
  type Side,
  type State,
  sameMove,
  type Tally,
  type Target,
  type Viewer,
  type Words,
} from './game.ts';
import type { Migrations, ViewMigrations } from './migrate.ts';
import { type Domains, labelOf, makeNotation, type Verbs } from './notation.ts';
import { Offer } from './offer.ts';
import { completeOptions } from './options.ts';
import { split } from './random.ts';

export interface GameParts<S extends State, F extends Frame, V> {
  name: string;
  title: string;
  version: number;
  migrations?: Migrations;
  viewMigrations?: ViewMigrations;
  options: Readonly<Record<string, OptionSpec>>;
  maxMoves: number;
  seats(options: Options): readonly string[];
  sides?(options: Options): readonly Side[];
  /** The state at the start, with the first frame on the stack. */
  setup(options: Options, seed: string): S;
  steps: StepTable<S, F>;
  verbs: Verbs<S>;
  domains: Domains<S>;
  view(s: S, viewer: Viewer): V;
  resample(s: S, viewer: Viewer, random: number[]): void;
  position(s: S): Words;
  /** The state that the words describe, with a frame on the stack; the engine runs it to its first decision. */
  scene(words: Words, options: Options): S;
  conserved(s: S): Readonly<Record<string, number>>;
  faults?(s: S): readonly string[];
  tally?(): Tally<S>;
  show(view: V): string;
  clone?(s: S): S;
  /** What the rules do by themselves after every step, such as putting away what no longer holds. */
  after?(s: S, emit: Emit): void;
  /**
   * Chooses for a seat that nobody sits at, such as a deck that plays by fixed rules; undefined where somebody does. The
   * list is made only when it is asked for.
   */
  standIn?(s: S, seat: Seat, at: string, list: () => readonly Move[]): Move | undefined;
  /**
   * All that speaks against something, at any time: about a card in hand, a region, a die. `closed` is what the step that
   * asks says of it; without this function that is all.
   */
  explain?(s: S, seat: Seat, about: string, target: Target | undefined, closed: readonly Closed[]): readonly Refusal[];
  /** Whether a move that takes `taken` is about what was named; as a rule, when that is the same. */
  concerns?(s: S, seat: Seat, named: Target, taken: Target, verb: string): boolean;
}

/** A move that is not possible now. */
export interface Closed {
  readonly verb: string;
  readonly target: Target | undefined;
  readonly refusal: Refusal;
}

/** So often the unknown is dealt anew before it is left as it was. */
const MOST_DEALS = 20;

export function defineGame<S extends State, F extends Frame, V>(parts: GameParts<S, F, V>): Game<S, V> {
  const { verbs, domains } = parts;
  const steps = parts.steps as unknown as Readonly<Record<string, Step<S, Frame>>>;
  const notation = makeNotation(verbs, domains);
  /** The last list made for a state, until the state changes: apply checks against it without making it again. */
  const lists = new WeakMap<S, readonly Decision[]>();
  /** That of the state asked about last is at hand: who looks ahead asks about one for a long time. */
  let latest: { readonly s: S; readonly list: readonly Decision[] } | undefined;
  const known = (s: S): readonly Decision[] | undefined => (latest?.s === s ? latest.list : lists.get(s));
  function keep(s: S, list: readonly Decision[]): void {
    if (latest) lists.set(latest.s, latest.list);
    latest = { s, list };
  }
  function forget(s: S): void {
    if (latest?.s === s) latest = undefined;
    else lists.delete(s);
  }

  function asking(s: S): { step: Exclude<Step<S, Frame>, { run: unknown }>; frame: Frame } | undefined {
    const frame = s.stack[s.stack.length - 1];
    const step = frame && steps[frame.at];
    return frame && step && !('run' in step) ? { step, frame } : undefined;
  }

  function waiting(step: SecretStep<S, Frame>, s: S, frame: Frame): readonly Seat[] {
    const { picks } = frame as SecretFrame;
    return step.seats(s, frame).filter((seat) => !picks[seat]);
  }

  function decisions(s: S): readonly Decision[] {
    const made = known(s);
    if (made) return made;
    const list: Decision[] = [];
    const now = s.outcome ? undefined : asking(s);
    if (now) {
      const { step, frame } = now;
      const secret = 'reveal' in step;
      for (const seat of secret ? waiting(step, s, frame) : [step.seat(s, frame)]) {
        const offer = new Offer();
        step.options(s, frame, offer, seat);
        list.push({ seat, kind: step.kind, at: frame.at, secret, moves: offer.moves });
      }
    }
    keep(s, list);
    return list;
  }

  function apply(s: S, seat: Seat, move: Move, emit?: Emit): void {
    const mine = decisions(s).find((d) => d.seat === seat);
    const chosen = mine?.moves.find((m) => sameMove(m, move));
    if (!chosen) {
      const text = notation.write(move, s);
      const refusals = explain(s, seat, text);
      throw new RefusedMove(refusals[0]?.text ?? `"${text}" is not possible now.`, refusals);
    }
    const now = asking(s);
    if (!now) return;
    forget(s);
    const { step, frame } = now;
    if ('reveal' in step) {
      const { picks } = frame as SecretFrame;
      picks[seat] = { verb: chosen.verb, arg: chosen.arg };
      if (waiting(step, s, frame).length > 0) return;
      s.barrier++;
      step.reveal(s, frame, picks.slice(), emit);
    } else step.take(s, frame, chosen, emit, seat);
    parts.after?.(s, emit);
    runOn(steps, s, emit, parts.after, standIn);
  }

  const standIn =
    parts.standIn &&
    ((s: S, step: AskStep<S, Frame>, frame: Frame) => {
      const seat = step.seat(s, frame);
      const move = parts.standIn?.(s, seat, frame.at, () => {
        const offer = new Offer();
        step.options(s, frame, offer, seat);
        return offer.moves;
      });
      return move && { seat, move };
    });

  function explain(s: S, seat: Seat, about: string): readonly Refusal[] {
    const text = about.trim().replace(/\s+/g, ' ');
    const reasons: Refusal[] = [];
    const asked = readMove(text, s);
    const target = asked ? targets(s, asked)[0] : findTarget(text, s);
    const now = s.outcome ? undefined : asking(s);
    if (now) {
      const { step, frame } = now;
      const seats = 'reveal' in step ? waiting(step, s, frame) : [step.seat(s, frame)];
      if (seats.includes(seat)) {
        const offer = new Offer(true);
        step.options(s, frame, offer, seat);
        const wanted = (move: Move): boolean =>
          asked
            ? sameMove(asked, move)
            : target
              ? targets(s, move).some(
                  (taken) => parts.concerns?.(s, seat, target, taken, move.verb) ?? sameTarget(taken, target),
                )
              : move.verb === text;
        if (offer.moves.some(wanted)) return [];
        const closed = offer.refused
          .filter(({ move }) => wanted(move))
          .map(({ move, refusal }) => ({ verb: move.verb, target: targets(s, move)[0], refusal }));
        reasons.push(...(parts.explain?.(s, seat, text, target, closed) ?? closed.map(({ refusal }) => refusal)));
        if (reasons.length === 0)
          reasons.push({ rule: step.rule, text: `That is not what is being chosen now: ${prompt(s, seat)}` });
      } else {
        reasons.push(...(parts.explain?.(s, seat, text, target, []) ?? []));
        reasons.push({ rule: step.rule, text: 'Another player must choose first.' });
      }
    } else if (s.outcome) reasons.push({ rule: s.outcome.rule, text: 'The game is over.' });
    return distinct(reasons);
  }

  function readMove(text: string, s: S): Move | undefined {
    try {
      return notation.read(text, s);
    } catch {
      return undefined;
    }
  }

  function findTarget(text: string, s: S): Target | undefined {
    for (const [domain, words] of Object.entries(domains)) {
      const id = words.read(text, s);
      if (id !== NONE) return { domain, id };
    }
    return undefined;
  }

  function targets(_s: S, move: Move): readonly Target[] {
    const domain = verbs[move.verb]?.takes;
    return domain === undefined ? [] : [{ domain, id: move.arg }];
  }

  function prompt(s: S, seat: Seat): string {
    const now = asking(s);
    return now ? now.step.prompt(s, now.frame, seat) : '';
  }

  const clone = parts.clone ?? copy<S>;
  function begin(s: S): S {
    runOn(steps, s, undefined, parts.after, standIn);
    return s;
  }

  return {
    name: parts.name,
    title: parts.title,
    version: parts.version,
    ...(parts.migrations && { migrations: parts.migrations }),
    ...(parts.viewMigrations && { viewMigrations: parts.viewMigrations }),
    options: parts.options,
    maxMoves: parts.maxMoves,
    seats: (options) => parts.seats(completeOptions(parts.options, options)),
    ...(parts.sides && { sides: (options) => parts.sides?.(completeOptions(parts.options, options)) ?? [] }),
    create: (options, seed) => begin(parts.setup(completeOptions(parts.options, options), seed)),
    decisions,
    apply,
    explain,
    outcome: (s) => s.outcome ?? undefined,
    view: parts.view,
    clone,
    resample(s, viewer, random) {
      const now = asking(s);
      const isHis = now !== undefined && !('reveal' in now.step) && now.step.seat(s, now.frame) === viewer;
      const before = isHis ? s : clone(s);
      for (let deals = 0; deals < MOST_DEALS; deals++) {
        forget(s);
        parts.resample(s, viewer, random);
        if (isHis || decisions(s).every(({ moves }) => moves.length > 0)) break; // he knows what he has to choose from
        Object.assign(s, clone(before)); // who is asked has an answer: that world cannot be
      }
      forget(s);
      s.random = split(random); // nobody knows the dice to come
    },
    notation,
    ask: (s, decision) => prompt(s, decision.seat),
    label: (s, move) => labelOf(verbs, domains, s, move),
    targets,
    position: parts.position,
    scene: (words, options) => begin(parts.scene(words, completeOptions(parts.options, options))),
    conserved: parts.conserved,
    faults: (s) => parts.faults?.(s) ?? [],
    ...(parts.tally && { tally: parts.tally }),
    show: parts.show,
  };
}

const sameTarget = (a: Target, b: Target): boolean => a.domain === b.domain && a.id === b.id;

function distinct(reasons: readonly Refusal[]): readonly Refusal[] {
  const seen = new Set<string>();
  return reasons.filter((r) => !seen.has(r.rule + r.text) && seen.add(r.rule + r.text));
}

// A position being played and questioned. Scenario files and the rule tests in TypeScript both stand on it;
// what does not hold comes back as a sentence.

import { shownTo } from '../events.ts';
import {
  type Decision,
  type Game,
  type GameEvent,
  type Move,
  NotationError,
  type Options,
  type Outcome,
  type Refusal,
  RefusedMove,
  type RuleId,
  type Seat,
  type Side,
  type State,
  sameMove,
  type Viewer,
  type Words,
} from '../game.ts';
import { ScriptError, seedRandom } from '../random.ts';
import { sidesOf, victorOf } from '../sides.ts';
import { listed, nearestFirst, quote } from '../words.ts';
import { type Difference, differences } from './match.ts';
import type { Until } from './scenario.ts';

export interface Setting {
  /** The game's own start when absent. */
  readonly words?: Words;
  readonly options?: Options;
  /** Of the start, or of the chance that follows a position and is not scripted. */
  readonly seed?: string;
  readonly rolls?: readonly (number | string)[];
  readonly draws?: readonly string[];
}

export interface Said {
  readonly text?: string;
  readonly rule?: RuleId;
  readonly to?: readonly Viewer[];
  readonly notTo?: readonly Viewer[];
}

export interface ExpectedOutcome {
  /** None when nobody should win. */
  readonly winners?: readonly Seat[];
  readonly foremost?: readonly Seat[];
  readonly reason?: string;
  readonly rule?: RuleId;
}

/** What does not hold; `cause` when the game itself broke down. */
export interface Fault {
  readonly text: string;
  readonly cause?: unknown;
}
export type Held = Fault | undefined;

/** Named by no game: tells what is said of anything from what is said of this thing. */
const NONSENSE = 'nosuchword';

const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

/** The move that games with windows call so. */
const PASS = 'pass';
const MOST_PASSES = 200;

export class Stage<S extends State = State, V = unknown> {
  readonly game: Game<S, V>;
  readonly seats: readonly string[];
  readonly sides: readonly Side[];
  readonly state: S;
  private readonly setting: Setting;
  private events: GameEvent[] = [];
  private moves = 0;

  /** Throws what `Game.scene` or `Game.create` throws. */
  constructor(game: Game<S, V>, setting: Setting) {
    const { words, options = {}, seed, rolls, draws } = setting;
    this.game = game;
    this.setting = setting;
    this.seats = game.seats(options);
    this.sides = sidesOf(game, options);
    this.state = words ? game.scene(words, options) : game.create(options, seed ?? 'scenario');
    if (words && seed !== undefined) this.state.random = seedRandom(seed);
    if (rolls || draws)
      this.state.script = { ...(rolls && { rolls: rolls.slice() }), ...(draws && { draws: draws.slice() }) };
  }

  /** Starts a line of moves: what was said before it is forgotten. */
  startLine(): void {
    this.events = [];
  }

  play(seat: Seat, text: string): Held {
    const { game, state } = this;
    try {
      const move = game.notation.read(text, state);
      game.apply(state, seat, move, (event) => this.events.push(event));
      this.moves++;
      return undefined;
    } catch (error) {
      if (error instanceof NotationError)
        return { text: `${quote(text)} is no move: ${error.message} ${this.offered(seat, text)}` };
      if (error instanceof RefusedMove) {
        const rules = [...new Set(error.refusals.map(({ rule }) => rule))].join(', ');
        const why = error.message + (rules && ` (${rules})`);
        return { text: `${this.seats[seat]} may not play ${quote(text)}: ${why} ${this.offered(seat, text)}` };
      }
      if (error instanceof ScriptError) return { text: `After ${quote(text)}: ${error.message}` };
      return { text: `The game broke down at ${quote(text)}: ${messageOf(error)}`, cause: error };
    }
  }

  /** Everybody who can pass does so until the seat may choose this, or this was said. */
  passUntil(until: Until): Held {
    for (let n = 0; n < MOST_PASSES; n++) {
      if ('says' in until ? !this.says({ text: until.says }) : this.isOffered(until.seat, until.text)) return undefined;
      const next = this.game.decisions(this.state).find(({ moves }) => moves.some(({ verb }) => verb === PASS));
      const fault = next ? this.play(next.seat, PASS) : { text: `Nobody can pass any more. ${this.waiting()}` };
      if (fault) return { text: `${quote('says' in until ? until.says : until.text)} did not come up. ${fault.text}` };
    }
    return { text: `After ${MOST_PASSES} passes it had still not come up.` };
  }

  list(seat: Seat): readonly string[] {
    return (this.decisionOf(seat)?.moves ?? []).map((move) => this.game.notation.write(move, this.state));
  }

  offers(seat: Seat, text: string): Held {
    if (this.isOffered(seat, text)) return undefined;
    const [reason] = this.game.explain(this.state, seat, text);
    const why = reason ? ` (${reason.rule}: ${reason.text})` : '';
    return {
      text: `${this.seats[seat]} should be offered ${quote(text)}, but is not${why}. ${this.offered(seat, text)}`,
    };
  }

  offersOnly(seat: Seat, texts: readonly string[]): Held {
    const named = texts.map((text) => this.read(text));
    const missing = texts.filter((text) => !this.isOffered(seat, text));
    const extra = (this.decisionOf(seat)?.moves ?? [])
      .filter((move) => !named.some((other) => other && sameMove(other, move)))
      .map((move) => this.game.notation.write(move, this.state));
    if (missing.length + extra.length === 0) return undefined;
    const parts = [
      ...(missing.length > 0 ? [`not offered: ${listed(missing)}`] : []),
      ...(extra.length > 0 ? [`offered too: ${listed(extra)}`] : []),
    ];
    return {
      text: `${this.seats[seat]} should be offered exactly this, but there is a difference: ${parts.join('; ')}. ${this.offered(seat, missing[0] ?? '')}`,
    };
  }

  /** `about` is a move, the first words of moves, or the name of something. */
  refuses(seat: Seat, about: string, rule?: RuleId): Held {
    const said = about.trim().replace(/\s+/g, ' ');
    const name = this.seats[seat];
    const open = this.list(seat).filter((text) => text === said || text.startsWith(`${said} `));
    const reasons = this.game.explain(this.state, seat, said);
    if (open.length > 0 || this.isOffered(seat, said))
      return { text: `${name} should be refused ${quote(said)}, but is offered it: ${listed(open)}.` };
    if (reasons.length === 0)
      return {
        text: `${name} should be refused ${quote(said)}; it is not on the list, but the game gives no reason. ${this.offered(seat, said)}`,
      };
    if (!this.isUnderstood(seat, said))
      return {
        text: `The game has nothing to say about ${quote(said)}: is it spelled right? ${this.offered(seat, said)}`,
      };
    if (rule === undefined && !this.decisionOf(seat) && !this.isSpecific(seat, reasons))
      return {
        text: `${name} is not to choose now, so that everything is refused: name the rule that refuses ${quote(said)}, or wait until ${name} is asked. ${this.waiting()}`,
      };
    const held =
      rule === undefined ? reasons.some((reason) => reason.rule !== '') : reasons.some((r) => r.rule === rule);
    if (held) return undefined;
    return {
      text: `${quote(said)} should be refused to ${name} by ${rule ?? 'a rule'}, but the reasons are: ${reasons.map((r) => `${r.rule || 'no rule'}: ${r.text}`).join(' / ')}`,
    };
  }

  /** Something told since the last line of moves began. */
  says({ text, rule, to = [], notTo = [] }: Said): Held {
    if (this.moves === 0) return { text: 'Nothing has been said yet: no move has been played.' };
    const fits = (event: GameEvent, words: string | undefined): boolean =>
      words !== undefined &&
      (text === undefined || words.includes(text)) &&
      (rule === undefined || event.rule === rule);
    const what = [...(text === undefined ? [] : [quote(text)]), ...(rule === undefined ? [] : [`by ${rule}`])].join(
      ' ',
    );
    const told = this.events.map((e) => `${e.rule ? `${e.rule}: ` : ''}${e.text}${this.audience(e)}`).join(' / ');
    const heard = told === '' ? 'Nothing was said.' : `What was said: ${told}`;
    if (!this.events.some((event) => fits(event, event.text) || fits(event, event.others)))
      return { text: `The last moves should say ${what}. ${heard}` };
    for (const viewer of to)
      if (!this.events.some((event) => fits(event, shownTo(event, viewer)?.text)))
        return { text: `${this.nameOf(viewer)} should be told ${what}. ${heard}` };
    for (const viewer of notTo)
      if (this.events.some((event) => fits(event, shownTo(event, viewer)?.text)))
        return { text: `${this.nameOf(viewer)} should not be told ${what}. ${heard}` };
    return undefined;
  }

  position(expected: unknown): readonly Difference[] {
    return differences(expected, this.game.position(this.state));
  }

  view(viewer: Viewer, expected: unknown): readonly Difference[] {
    return differences(expected, this.game.view(this.state, viewer));
  }

  hides(viewer: Viewer, text: string): Held {
    const seen = JSON.stringify(this.game.view(this.state, viewer)) ?? '';
    const at = seen.indexOf(JSON.stringify(text).slice(1, -1));
    if (at < 0) return undefined;
    const around = seen.slice(Math.max(0, at - 40), at + text.length + 40);
    return { text: `${this.nameOf(viewer)} should not see ${quote(text)}, but the view has: …${around}…` };
  }

  asks(seat: Seat, text = ''): Held {
    const decision = this.decisionOf(seat);
    if (!decision) return { text: `${this.seats[seat]} should be asked. ${this.waiting()}` };
    const prompt = this.game.ask(this.state, decision);
    if (prompt.includes(text)) return undefined;
    return { text: `${this.seats[seat]} should be asked ${quote(text)}, but the question is ${quote(prompt)}` };
  }

  outcome(expected: ExpectedOutcome | 'none'): Held {
    const now = this.game.outcome(this.state);
    if (expected === 'none') return now && { text: `The game should go on, but it is over: ${this.result(now)}.` };
    if (!now) return { text: `The game should be over, but it is not. ${this.waiting()}` };
    const { winners, foremost, reason, rule } = expected;
    const held =
      (winners === undefined || sameSeats(winners, now.winners)) &&
      (foremost === undefined || sameSeats(foremost, now.foremost ?? [])) &&
      (reason === undefined || reason === now.reason) &&
      (rule === undefined || rule === now.rule);
    return held ? undefined : { text: `The game should end otherwise; it ended so: ${this.result(now)}.` };
  }

  /** Scripted chance that nothing has used: `at` is the place of the first in its list. */
  unused(): readonly { readonly list: 'rolls' | 'draws'; readonly at: number; readonly text: string }[] {
    return (['rolls', 'draws'] as const).flatMap((list) => {
      const left = this.state.script?.[list] ?? [];
      if (left.length === 0) return [];
      const at = (this.setting[list]?.length ?? 0) - left.length;
      const what = `${left.length} of the ${list} ${left.length === 1 ? 'was' : 'were'} not used: ${listed(left.map(String))}.`;
      return [{ list, at, text: `${what} Take out what is too much, or play on.` }];
    });
  }

  private decisionOf(seat: Seat): Decision | undefined {
    return this.game.decisions(this.state).find((decision) => decision.seat === seat);
  }

  private read(text: string): Move | undefined {
    try {
      return this.game.notation.read(text, this.state);
    } catch {
      return undefined;
    }
  }

  private isOffered(seat: Seat, text: string): boolean {
    const move = this.read(text);
    return move !== undefined && (this.decisionOf(seat)?.moves ?? []).some((other) => sameMove(other, move));
  }

  /** False for a misspelling: the game reads no move in it and has the same answer for any nonsense, alone or after its verb. */
  private isUnderstood(seat: Seat, text: string): boolean {
    if (this.read(text)) return true;
    // The sentences may hold the word in question by chance: it is taken out of both.
    const answers = (said: string, word: string): string => {
      const reasons = this.game.explain(this.state, seat, said).map((reason) => reason.rule + reason.text);
      return [this.complaint(said), ...reasons].join().replaceAll(word, '').replaceAll(NONSENSE, '');
    };
    const [first] = text.split(' ', 1);
    if (answers(text, first) === answers(NONSENSE, first)) return false;
    const words = text.split(' ');
    return words.every((_, n) => {
      if (n === 0) return true;
      const [verb, rest] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
      return answers(text, rest) !== answers(`${verb} ${NONSENSE}`, rest);
    });
  }

  /** Whether one of the reasons is about this, and not what is said to everything at this moment. */
  private isSpecific(seat: Seat, reasons: readonly Refusal[]): boolean {
    const said = new Set(this.game.explain(this.state, seat, NONSENSE).map(({ rule, text }) => rule + text));
    return reasons.some(({ rule, text }) => !said.has(rule + text));
  }

  private complaint(text: string): string {
    try {
      this.game.notation.read(text, this.state);
      return '';
    } catch (error) {
      return messageOf(error);
    }
  }

  /** With what a button would say, where the move in words does not: "option 2 (Cancel the attack)". */
  private offered(seat: Seat, near: string): string {
    const moves = this.decisionOf(seat)?.moves ?? [];
    if (moves.length === 0) return this.waiting();
    const labels = new Map(
      moves.map((move) => [this.game.notation.write(move, this.state), this.game.label(this.state, move)]),
    );
    const shown = nearestFirst([...labels.keys()], near).map((text) => {
      const label = labels.get(text) ?? text;
      return /\d/.test(text) && simple(label) !== simple(text) ? `${text} (${label})` : text;
    });
    return `Offered: ${listed(shown)}.`;
  }

  private waiting(): string {
    const over = this.game.outcome(this.state);
    if (over) return `The game is over: ${this.result(over)}.`;
    const asked = this.game.decisions(this.state).map((d) => `${this.seats[d.seat]}: ${this.game.ask(this.state, d)}`);
    return `To choose now: ${asked.join(' / ') || 'nobody'}`;
  }

  private result(outcome: Outcome): string {
    const { foremost, reason, rule } = outcome;
    const best = foremost ? `, foremost ${foremost.map((seat) => this.seats[seat]).join(' and ')}` : '';
    return `winner ${victorOf(this.sides, outcome)?.name ?? 'nobody'}${best}, reason ${reason}, rule ${rule}`;
  }

  private audience({ to, others }: GameEvent): string {
    if (!to) return '';
    const names = to.map((seat) => this.seats[seat]).join(', ') || 'nobody';
    return ` (to ${names}${others === undefined ? '' : `; to others: ${others}`})`;
  }

  private nameOf(viewer: Viewer): string {
    return viewer === 'spectator' ? 'The spectator' : this.seats[viewer];
  }
}

const simple = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The contract between a game and everything that hosts, plays, checks or shows it.
import type { Migrations, ViewMigrations } from './migrate.ts';

/** A place at the table: an index into the game's seat names. */
export type Seat = number;

/** Who looks: a seat, or somebody who sees only what everybody sees. */
export type Viewer = Seat | 'spectator';

/** An id of the rule index, such as `WR-6.32.1`. */
export type RuleId = string;

/** The argument of a verb that takes none. */
export const NONE = -1;

/** One thing a seat may do: a verb and at most one object, a small number in the verb's domain. */
export interface Move {
  readonly verb: string;
  readonly arg: number;
}

/** Every choice in every game is one of these, so that one client, one bot interface and one screen reader serve them all. */
export const DECISION_KINDS = [
  'act', // choose what to do: a menu of verbs
  'card', // choose a card
  'place', // choose a region, a site, a box
  'piece', // choose a figure, a character, a company
  'die', // choose a die or what it shows
  'amount', // choose a number
  'confirm', // do it or leave it
  'order', // choose which comes next
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Somebody must choose now. Several are open at once only when the choices are simultaneous and secret. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The prompt's key: the name of the step that asks. `Game.ask` makes the sentence. */
  readonly at: string;
  /** Nobody else learns the choice until every seat that was asked has chosen. */
  readonly secret: boolean;
  readonly moves: readonly Move[];
}

/** Why something is not on the list. */
export interface Refusal {
  readonly rule: RuleId;
  readonly text: string;
}

/** What a legality predicate answers: nothing to say against it, or the reason. */
export type Verdict = Refusal | undefined;

/** A fact that happened, for the log, the animations and the announcements. Never part of the state. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: RuleId;
  readonly text: string;
  /** Who may know it; everybody when absent. */
  readonly to?: readonly Seat[];
  /** What those outside `to` are told instead; nothing when absent. */
  readonly others?: string;
  /** What the event is about, for highlights: domain name and ids. */
  readonly about?: readonly Target[];
  /** The numbers in the sentence, so that nobody has to read them out of it. */
  readonly facts?: Facts;
}

/** What fell, was drawn or went somewhere, in the game's own numbers. Those who hear only `others` do not get it. */
export interface Facts {
  /** Whose dice, draw or pieces they are. */
  readonly seat?: Seat;
  /** What numbered dice show, in the order of their fall. */
  readonly dice?: readonly number[];
  /** For each of `dice`, whether it counts: a hit, a success. */
  readonly hits?: readonly boolean[];
  /** What dice with pictures show. */
  readonly faces?: readonly number[];
  /** What was drawn out of a bag. */
  readonly tile?: number;
  /** The places that `pieces` went through, from the first to the last. */
  readonly way?: readonly number[];
  /** Every piece as often as it is there. */
  readonly pieces?: readonly number[];
}
export type Emit = ((event: GameEvent) => void) | undefined;

/** Something a move or event points at: a region, a card, a die. */
export interface Target {
  readonly domain: string;
  readonly id: number;
}

/** Seats that win and lose together. */
export interface Side {
  /** A kebab-case word; a seat's own where it plays for itself. */
  readonly name: string;
  readonly seats: readonly Seat[];
}

export interface Outcome {
  /** All seats of the side that wins; nobody wins a draw. */
  readonly winners: readonly Seat[];
  /** Those among them who have done best, where the rules compare partners too. */
  readonly foremost?: readonly Seat[];
  /** A short kebab-case word, such as `ring`. */
  readonly reason: string;
  readonly rule: RuleId;
}

/** One unfinished procedure. `at` names its current step; the rest are its locals. */
export interface Frame {
  at: string;
}

/** Scripted chance: a scenario's dice and draws, taken in order. A list that is absent leaves that kind to the generator. */
export interface Script {
  rolls?: (number | string)[];
  draws?: string[];
}

/** What every game's state has. All of it is plain data: JSON can save and restore it in the middle of anything. */
export interface State {
  random: number[];
  /** Grows whenever somebody learns something that undo must not take back. */
  barrier: number;
  stack: Frame[];
  outcome: Outcome | null;
  script?: Script;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;
export interface OptionSpec {
  readonly help: string;
  readonly default: OptionValue;
  /** Allowed words for a text option. */
  readonly oneOf?: readonly string[];
  /** Besides those words, a whole text will do: what it must be like. The game itself reads and checks it. */
  readonly orText?: string;
  /** A text that is given is the secret of this seat, such as its deck; its player may bring it when he sits down. */
  readonly secretOf?: Seat;
  readonly min?: number;
  readonly max?: number;
}

/** A position in words: what scenario files say and expectations compare. */
export type Words = { readonly [key: string]: unknown };

/** Counts over many games how often each thing was used, such as each card played. */
export interface Tally<S extends State = State> {
  /** To be shown every state of a game in turn. */
  see(s: S): void;
  /** By id, those never used included. */
  counts(): Readonly<Record<string, number>>;
}

export interface Notation<S> {
  write(move: Move, s: S): string;
  /** Throws a sentence when the text says no move of this game. */
  read(text: string, s: S): Move;
}

export interface Game<S extends State = State, V = unknown> {
  readonly name: string;
  readonly title: string;
  /** A stored game names the version it was played under. Any change of a rule that can change a replay raises it. */
  readonly version: number;
  /** How positions of older versions are played on; absent while there is one version only. */
  readonly migrations?: Migrations;
  /** How views of older versions, as they were told, are read by those who know the views of now. */
  readonly viewMigrations?: ViewMigrations;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** No game of any kind is longer than this many moves. */
  readonly maxMoves: number;
  seats(options: Options): readonly string[];
  /** Who plays together; absent where every seat plays for itself. Ask `sidesOf`. */
  sides?(options: Options): readonly Side[];
  create(options: Options, seed: string): S;
  /** Who must choose now, and among what. Empty exactly when the game is over. */
  decisions(s: S): readonly Decision[];
  /** Mutates; runs on to the next decision or the end. Throws `RefusedMove`, changing nothing, for anything not on the list. */
  apply(s: S, seat: Seat, move: Move, emit?: Emit): void;
  /** Why `about` (a move in notation, or the name of anything) is not on the list now. */
  explain(s: S, seat: Seat, about: string): readonly Refusal[];
  outcome(s: S): Outcome | undefined;
  view(s: S, viewer: Viewer): V;
  clone(s: S): S;
  /** Deals anew everything the viewer cannot know. */
  resample(s: S, viewer: Viewer, random: number[]): void;
  readonly notation: Notation<S>;
  /** The question of a decision, as a sentence. */
  ask(s: S, decision: Decision): string;
  /** A move for a button or a menu. */
  label(s: S, move: Move): string;
  targets(s: S, move: Move): readonly Target[];
  /** The position in words, everything included. */
  position(s: S): Words;
  /** A state from a position in words; throws a `PositionError` that says what it does not understand. */
  scene(words: Words, options: Options): S;
  /** Quantities that no move may change: pieces, cards, tiles. */
  conserved(s: S): Readonly<Record<string, number>>;
  /** What must always be true, in words; the broken ones are returned. */
  faults(s: S): readonly string[];
  /** A new count of what is played; absent where a game counts nothing. */
  tally?(): Tally<S>;
  /** A view as lines of plain text for a terminal. */
  show(view: V): string;
}

/** A move that is not on the list. The message is a sentence; the refusals say why, where a rule is known. */
export class RefusedMove extends Error {
  readonly refusals: readonly Refusal[];
  constructor(message: string, refusals: readonly Refusal[]) {
    super(message);
    this.name = 'RefusedMove';
    this.refusals = refusals;
  }
}

export class NotationError extends Error {
  override name = 'NotationError';
}

/** `path` leads to the word that was not understood, from the top of the position. */
export class PositionError extends Error {
  override name = 'PositionError';
  readonly path: readonly (string | number)[];
  constructor(message: string, path: readonly (string | number)[]) {
    super(message);
    this.path = path;
  }
}

export const refusal = (rule: RuleId, text: string): Refusal => ({ rule, text });
export const sameMove = (a: Move, b: Move): boolean => a.verb === b.verb && a.arg === b.arg;

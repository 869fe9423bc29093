// What every screen of a table works with, whether the game is played in this browser or on a server.
import type { Options, Refusal, Seat, Viewer } from '../../engine/game.ts';
import type { Foreseen, TableView } from '../../protocol/table.ts';
import type { Heard } from './local-table.ts';
import type { TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';

/** How things stand, as a plain value: a new one after every change. */
export interface Standing {
  readonly table: TableView;
  /** Everything the viewer heard, oldest first. */
  readonly heard: readonly Heard[];
  /** A program is to move. */
  readonly thinking: boolean;
  /** Who sits elsewhere, by seat: names of programs, and of people at a table of the server. */
  readonly programs: Readonly<Record<Seat, string>>;
  /** Some of them are people: they see when this player answers. */
  readonly people?: boolean;
  /** Moves that this page made for its player without asking him, by their numbers. */
  readonly unasked?: ReadonlySet<number>;
  /** What is wrong at the moment, as a sentence for the player. */
  readonly trouble?: string;
}

/** The way to a table elsewhere, while it is broken. */
export interface Mending {
  /** When it is tried again, by the clock of this device; null while it is being tried. */
  retryAt(): number | null;
  /** Now, instead of then. */
  retry(): void;
}

export interface Across {
  look(seat: Seat): Promise<TableView>;
  play(seat: Seat, move: string): Promise<void>;
}

export interface TableHost {
  /** By which this browser remembers what was seen of the table; absent where nothing is to be remembered. */
  readonly name?: string | undefined;
  /** Nothing happens on it by itself: it is looked at as the viewer turns the pages. */
  readonly isReplay?: boolean | undefined;
  readonly mending?: Mending | undefined;
  /** Calls back at once if there is something to show, and after every change. Returns how to stop. */
  watch(listener: (standing: Standing) => void): () => void;
  /** Whose eyes: on one screen for two, the seat that looks. */
  lookAs(viewer: Viewer): Promise<void>;
  play(move: string): Promise<void>;
  /** All of them, or none; false where somebody learns something in between, so that they cannot be made together. */
  playTogether(moves: readonly string[]): Promise<boolean>;
  /** What these moves would come to, none of which is made; null where somebody would learn something. */
  foresee(moves: readonly string[]): Promise<Foreseen | null>;
  /** The other seats at this very screen: what one of them is asked, and its answer, while this one looks. */
  readonly across?: Across | undefined;
  /** Answers for a seat at this screen where its player need not come for it; false where he must. */
  spare?(seat: Seat): Promise<boolean>;
  undo(): Promise<boolean>;
  why(about: string): Promise<readonly Refusal[]>;
  /** The board after so many moves, as the viewer saw it then; absent where nobody remembers. */
  lookBack?(moves: number): Promise<unknown>;
  /** The save file. */
  save(): Promise<string>;
  /** Who was winning, once the game is over. */
  tide?(): Promise<readonly TideMark[]>;
  /** How the board stood at the end of each turn. */
  turns(): Promise<readonly TurnEnd[]>;
  close(): void;
}

/** How a table in this browser is laid. */
export interface Laying {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** By seat: 'person', or the name of a program. */
  readonly sitters: readonly string[];
  /** A scenario file: the game begins at its position instead of the game's own start. */
  readonly scenario?: string;
  /** Played and forgotten: a lesson. */
  readonly passing?: boolean;
}

// What the house knows of a game before anybody plays it: words, and where the rest is fetched from. An entry is part of
// the first screen, so it holds nothing large.
import type { Component } from 'solid-js';
import type { Options, OptionValue, Words } from '../../engine/game.ts';
import type { Book } from '../../rulebook/atom.ts';
import type { People } from '../art/device.ts';
import type { TableHost } from '../host/table-host.ts';
import type { Example } from '../rulebook/example.ts';
import type { Chapter } from '../rulebook/topics.ts';
import type { GameFace } from '../table/game-face.ts';

export interface GameEntry {
  /** As games/all.ts names it. */
  readonly id: string;
  readonly title: string;
  /** What it is, in one sentence, on the front door. */
  readonly about: string;
  /** What to expect of an evening, for who begins a new game. */
  readonly lede: string;
  /** By seat; those of the usual table. They are also what sides are called, where several play one. */
  readonly seats: readonly SeatWords[];
  /** By seat, at a table for more; nothing where the usual table is meant. */
  seatsFor?(options: Options): readonly SeatWords[] | undefined;
  readonly options: readonly OptionWords[];
  /** Of the rule index, the first the one that opens. */
  readonly books: readonly BookWords[];
  /** Its board. A game without one is not at the table yet: it is named where it must be, and nowhere offered. */
  readonly face?: () => Promise<GameFace>;
  /** Its table plays single choices by itself, in its own time. */
  readonly answersItself?: true;
  /** Where its table stops for the player, or not: for the settings. */
  readonly stops?: () => Promise<readonly StopWords[]>;
  /** Its picture on the front door. */
  readonly plate?: () => Promise<Component>;
  /** Where one prepares for it: 'Decks'. */
  readonly workshop?: { readonly to: string; readonly name: string };
  /** Where its cards are looked up, and the page of one by its name. */
  readonly cards?: { readonly to: string; readonly about: string; page(name: string): string };
  readonly lessons?: Lessons;
  readonly puzzles?: Puzzles;
  readonly glossary?: Glossary;
  readonly examples?: Examples;
}

export interface SeatWords {
  /** As the game names the seat, and ratings the side. */
  readonly id: string;
  /** 'Free Peoples'. */
  readonly name: string;
  /** In a sentence: 'the Free Peoples'. */
  readonly phrase: string;
  /** What its player does: 'lead the Free Peoples'. */
  readonly deed: string;
  /** What it is to sit there, in one sentence. */
  readonly about: string;
  /** Whose view of a replay: 'Free Peoples’ eyes'. */
  readonly eyes: string;
  /** A symbol of the sprite. */
  readonly icon: string;
  /** A class that sets its colour. */
  readonly tone: string;
  /** In whose manner the picture beside its player is embroidered. */
  readonly people: People;
}

export interface OptionChoice {
  readonly value: OptionValue;
  readonly name: string;
}

/** One of the game's options as a list to choose from; the first is what the game takes by itself. */
export interface OptionWords {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly choices: readonly OptionChoice[];
  /** What this browser keeps besides. */
  own?(): readonly OptionChoice[];
  /** Asked only where the others say so. */
  when?(options: Options): boolean;
  /** In the list of tables: '10 turns at most'; nothing where it is as usual. */
  told?(value: OptionValue): string | undefined;
}

export interface BookWords {
  readonly book: Book;
  readonly title: string;
  /** Chapters of our own. */
  readonly chapters: () => Promise<readonly Chapter[]>;
}

export interface Lesson {
  readonly title: string;
  /** What the learner should know before. */
  readonly tell: string;
  /** What to do, in the words of the table. */
  readonly goal: string;
  /** What to take away. */
  readonly after: string;
  /** Rules to read further. */
  readonly rules: readonly string[];
  /** The seat of the learner; the others are programs. */
  readonly seat: number;
  readonly position: Words;
  /** Of its table, where they are not the usual ones. */
  readonly options?: Options;
  readonly rolls?: readonly (number | string)[];
  readonly draws?: readonly string[];
  /** Kinds of events; any of them ends the lesson. 'outcome' is a game that the learner has won. */
  readonly done: readonly string[];
  /** Kinds of events after which it cannot be done any more; absent where one may go on trying. */
  readonly missed?: readonly string[];
  /** One way to do it: shown as a hint, and played by a test. */
  readonly way: readonly string[];
  /** The last of its part: options of the first whole game after it. */
  readonly firstGame?: Options;
}

export interface Lessons {
  /** On the front door. */
  readonly about: string;
  /** Above their list. */
  readonly lede: string;
  load(): Promise<LessonBook>;
}

/** One a day on the front door, which shows no more than its words. */
export interface Puzzles {
  list(): Promise<readonly Lesson[]>;
  load(): Promise<LessonBook>;
}

export interface LessonBook {
  readonly lessons: readonly Lesson[];
  /** The notation for people, for hints. */
  moveWords(move: string): string;
}

export interface Term {
  readonly word: string;
  readonly means: string;
  /** The rule that decides. */
  readonly rule: string;
}

/** A kind of question that the player may want to be asked, or not. */
export interface StopWords {
  /** In `settings().stops`. */
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Whether it is asked unless the player says otherwise. */
  readonly usual: boolean;
}

export interface Glossary {
  /** 'The words, from Army to Victory'. */
  readonly about: string;
  load(): Promise<readonly Term[]>;
}

/** The scenario files that prove a rule, on a small table. */
export interface Examples {
  load(): Promise<readonly Example[]>;
  table(): Promise<Component<{ readonly host: TableHost; readonly example: Example }>>;
}

// What a game adds to the table that all games share: its board, and how its list is dressed.
import type { Component } from 'solid-js';
import type { Outcome, Seat } from '../../engine/game.ts';
import type { Choice, Question, Told } from '../../protocol/table.ts';
import type { SoundName } from '../board/sound.ts';
import type { Standing, TableHost } from '../host/table-host.ts';
import type { TurnEnd } from '../host/turn-ends.ts';
import type { Beat, Dramaturgy } from './stage.ts';
import type { Table } from './table.ts';

export interface Dress {
  readonly icon?: string | undefined;
  /** The name in the list, when the label is better kept for the button. */
  readonly name?: string | undefined;
  /** What comes of it, in a few words. */
  readonly detail?: string | undefined;
  /** The same for the ear, where signs like 3+1 would not be understood. */
  readonly spoken?: string | undefined;
}

export interface Ending {
  /** 'The Free Peoples win'. */
  readonly title: string;
  /** How, in one sentence. */
  readonly how: string;
  /** The one number: '10 of 10 Victory Points'. */
  readonly number: string;
}

/** Something in a recorded game to stop at. */
export interface Landmark {
  /** On its button: 'Next battle'. */
  readonly name: string;
  readonly icon: string;
  /** Kinds of events. */
  readonly types: readonly string[];
}

/** What a game adds to the bar of a replay. */
export interface ReplayFace {
  readonly landmarks: readonly Landmark[];
  /** The lines behind the slider, with their key. */
  readonly Line?: Component<{ readonly turns: readonly TurnEnd[]; readonly moves: number; readonly at: number }>;
  readonly Key?: Component;
}

export interface GameFace {
  seatName(seat: Seat): string;
  /** In the middle of a sentence: 'the Shadow'. */
  seatPhrase?(seat: Seat): string;
  /** 'free' or 'shadow' where a seat has a colour. */
  seatClass?(seat: Seat): string;
  /** The question with its names; the sentence of the engine if it has nothing to add. */
  headline?(question: Question, standing: Standing): string;
  /** One line under the question: 'Seven regions are open.' */
  lead?(question: Question, standing: Standing): string;
  dress?(choice: Choice, standing: Standing): Dress;
  /** Verbs that belong together in a long list, under one name; else each stands for itself. */
  groupOf?(verb: string): string;
  groupTitle?(group: string): string | undefined;
  /** Those that are always shown as one group, however short the list. */
  readonly folded?: readonly string[];
  /** What nobody should do by a careless key or click: at the end of the list, apart from the rest. */
  readonly grave?: readonly string[];
  groupIcon?(group: string): string | undefined;
  /** Played at one click: it only leads to the next question, and can be taken back. */
  isQuick?(choice: Choice, standing: Standing): boolean;
  /** Dice and battles, said at once. */
  isLoud?(told: Told): boolean;
  /** What is heard as things to see one after the other; a move at a time, in words, if the face has nothing to add. */
  readonly beats?: Dramaturgy;
  /** How a beat is heard; dice where dice fell, if the face has nothing to add. */
  soundOf?(beat: Beat): SoundName | undefined;
  ending(outcome: Outcome, standing: Standing): Ending;
  /** What the graph is called: 'The war, turn by turn'. */
  readonly graphTitle?: string;
  /** The game as a graph over its turns. */
  readonly Graph?: Component<{ readonly turns: readonly TurnEnd[]; readonly small?: boolean | undefined }>;
  /** Above the ending: a picture of how it came. */
  readonly EndingPicture?: Component<{ readonly standing: Standing }>;
  /** Below the words of the ending: what was counted. */
  readonly EndingWeighed?: Component<{ readonly standing: Standing }>;
  readonly replay?: ReplayFace;
  /** Sits between the table and its host: answers for the player where he wants that. */
  attend?(host: TableHost): TableHost & { leave(): void };
  readonly Board: Component<{ readonly table: Table }>;
}

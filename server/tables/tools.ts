import type { Seat } from '../../engine/game.ts';
import type { ProgramJob } from '../bots/jobs.ts';
import type { Store } from '../store/store.ts';
import type { Archive } from './archive.ts';
import type { LiveGame } from './live-game.ts';
import type { Stories } from './story.ts';

/** A program that is to choose, `urgent` if people wait for it; answers with a move in notation. */
export type AskProgram = (live: LiveGame, seat: Seat, name: string, urgent: boolean) => Promise<string>;

/** What a table needs of the house it stands in. */
export interface TableTools {
  readonly store: Store;
  readonly now: () => number;
  /** The name of this process among those that share the store. */
  readonly process: string;
  readonly stories: Stories;
  readonly askProgram: AskProgram;
  /** The names of the programs that play a game. */
  readonly programsOf: (game: string) => readonly string[];
  /** Lets any server that is free do a program's move, after some milliseconds; without it this one does. */
  readonly handOn?: ((job: ProgramJob, wait: number) => Promise<void>) | undefined;
  /** How long a server leaves a program's move to the one that made the move before, in milliseconds. */
  readonly programPatience: number;
  /** How long a program waits before it moves, so that people can follow. */
  readonly programPace: number;
  /** How long a game of programs goes on that nobody looks at, in milliseconds. */
  readonly aloneFor: number;
  readonly snapshotEvery: number;
  /** Finished games as they were told. */
  readonly archive: Archive;
  report(trouble: string, error: unknown): void;
  committed(milliseconds: number): void;
  sent(bytes: number): void;
}

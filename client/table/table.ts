// The table as its screen works with it: how things stand, what is chosen but not yet done, and the hands to do it.
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Refusal, Seat } from '../../engine/game.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { Standing, TableHost } from '../host/table-host.ts';
import { settings } from '../house/settings.ts';
import { type Carry, type CarryWords, carryMoves } from './carry.ts';
import { choicesAt, touchOf } from './choices.ts';
import type { GameFace } from './game-face.ts';
import { latest } from './latest.ts';
import type { LogLine } from './log-lines.ts';
import { momentOf } from './moment.ts';
import { plainBeats } from './plain-beats.ts';
import { createStage, type OnStage } from './stage-page.ts';

/** An answer to "why not?". */
export interface Reasons {
  /** What was asked about, as the player knows it. */
  readonly name: string;
  readonly refusals: readonly Refusal[];
}

export interface Table {
  readonly host: TableHost;
  readonly face: GameFace;
  readonly standing: Accessor<Standing>;
  /** What this seat must choose now; null while others do. */
  readonly question: Accessor<Question | null>;
  readonly chosen: Accessor<Choice | null>;
  /** Choices that share what was touched, when there is more than one. */
  readonly menu: Accessor<Menu | null>;
  readonly reasons: Accessor<Reasons | null>;
  readonly busy: Accessor<boolean>;
  /** Something the table itself has to say: a carry that was not on the list. */
  readonly note: Accessor<string>;
  /** The board after so many moves, as this seat saw it; only what was shown lately is remembered. */
  viewAt(version: number): unknown;
  /** Shows the moment of a line of the log on the board as it stood, until the player goes on. */
  showMoment(line: LogLine): Promise<void>;
  /** What happened, on its way to how things stand. */
  readonly stage: OnStage;
  /** 'back to: Choose a die.' */
  readonly undoWords: Accessor<string>;
  choose(choice: Choice | null): void;
  /** Chooses it; does it when it was chosen before, or only leads on. */
  take(choice: Choice): void;
  openMenu(menu: Menu | null): void;
  /** Touches a thing on the board: chooses what it stands for; a second touch does it. False when nothing does. */
  touch(domain: string, id: number, name: string): boolean;
  play(choice: Choice): Promise<void>;
  /** Plays these together, or where somebody learns something in between one after another, as long as each is on the list. */
  playAll(moves: readonly string[]): Promise<boolean>;
  carry(carry: Carry, words: CarryWords): Promise<boolean>;
  undo(): Promise<void>;
  why(about: string, name: string): Promise<void>;
  forgetWhy(): void;
}

/** Enough for the longest turn of another. */
const MOST_VIEWS = 120;

export interface Menu {
  readonly title: string;
  readonly choices: readonly Choice[];
}

export function createTable(host: TableHost, face: GameFace, first: Standing): Table {
  const [standing, setStanding] = createSignal<Standing>(first);
  const [chosen, setChosen] = createSignal<Choice | null>(null);
  const [menu, setMenu] = createSignal<Menu | null>(null);
  const [reasons, setReasons] = createSignal<Reasons | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [note, setNote] = createSignal('');
  const asked = new Map<number, string>();
  const views = new Map<number, unknown>();
  /** Fetched to look back at one moment. */
  const fetched = new Map<number, unknown>();
  const remember = ({ table: { version, viewer, view } }: Standing) => {
    if (viewer !== standing().table.viewer) views.clear();
    fetched.clear();
    views.set(version, view);
    for (const old of views.keys()) if (old > version || old < version - MOST_VIEWS) views.delete(old);
  };
  remember(first);
  const waiting = new Set<(standing: Standing) => void>();

  const show = latest((next: Standing) => {
    setStanding(next);
    for (const waiter of [...waiting]) waiter(next);
  });
  onCleanup(show.stop);
  onCleanup(
    host.watch((next) => {
      if (next.table.question) asked.set(next.table.version, next.table.question.text);
      remember(next);
      // Nobody watches the programs move one by one: as many boards as there are frames are enough.
      if (next.thinking && settings().speed === 'off' && !host.isReplay) show.soon(next);
      else show.now(next);
    }),
  );

  const viewAt = (version: number): unknown => views.get(version) ?? fetched.get(version);
  const dramaturgy = face.beats ?? plainBeats;
  const stage = createStage(host, dramaturgy, standing, viewAt);
  const showMoment = async (line: LogLine): Promise<void> => {
    const now = standing();
    const beats = momentOf(line, dramaturgy(now, line.move), now.heard);
    for (const { board } of beats)
      if (viewAt(board) === undefined && host.lookBack) fetched.set(board, await host.lookBack(board));
    const { viewer, version } = standing().table;
    // Meanwhile the game went on, or others look.
    if (version === now.table.version && viewer === now.table.viewer) stage.hold(beats);
    else fetched.clear();
  };

  const question = createMemo(() => standing().table.question);
  createEffect(
    on(
      () => `${standing().table.version} ${standing().table.viewer}`,
      () =>
        batch(() => {
          setChosen(null);
          setMenu(null);
          setReasons(null);
        }),
      { defer: true },
    ),
  );

  /** Resolves with the next standing in which something was done or taken back. */
  const changed = (from: number): Promise<Standing> =>
    new Promise((resolve) => {
      const waiter = (next: Standing) => {
        if (next.table.version === from) return;
        waiting.delete(waiter);
        resolve(next);
      };
      waiting.add(waiter);
    });

  const send = async (act: () => Promise<unknown>): Promise<Standing> => {
    const seen = changed(standing().table.version);
    await act();
    return seen;
  };

  const guarded = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy()) return undefined;
    stage.end();
    setBusy(true);
    setNote('');
    try {
      return await work();
    } catch (error) {
      setNote(`The table did not accept that. Nothing changed. ${error instanceof Error ? error.message : ''}`);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const play = (move: string) => send(() => host.play(move));
  const undo = async () => (standing().table.undo > 0 ? (await send(() => host.undo())).table.question : null);
  /** One after another, as long as each is on the list. */
  const playEach = async (moves: readonly string[]): Promise<boolean> => {
    for (const move of moves) {
      if (!standing().table.question?.choices.some((choice) => choice.move === move)) return false;
      await play(move);
    }
    return true;
  };
  const playAll = async (moves: readonly string[]): Promise<boolean> => {
    const seen = changed(standing().table.version);
    if (!(await host.playTogether(moves))) return playEach(moves);
    await seen;
    return true;
  };

  const table: Table = {
    host,
    face,
    standing,
    question,
    chosen,
    menu,
    reasons,
    busy,
    note,
    viewAt,
    showMoment,
    stage,
    undoWords: () => {
      const before = asked.get(standing().table.version - 1);
      return before ? `back to: ${before}` : 'back by one choice.';
    },
    choose: (choice) =>
      batch(() => {
        setChosen(choice);
        setReasons(null);
        setNote('');
      }),
    openMenu: (next) =>
      batch(() => {
        setMenu(next);
        setReasons(null);
      }),
    touch(domain, id, name) {
      const choices = choicesAt(question(), domain, id);
      const touched = touchOf(choices, chosen(), menu() !== null);
      if (touched?.act === 'menu') table.openMenu({ title: name, choices });
      if (touched?.act === 'play') void table.play(touched.choice);
      if (touched?.act === 'take') {
        setMenu(null);
        table.take(touched.choice);
      }
      return touched !== undefined;
    },
    take(choice) {
      if (!question()) return;
      if (chosen() === choice || face.isQuick?.(choice, standing())) void table.play(choice);
      else table.choose(choice);
    },
    async play(choice) {
      await guarded(() => play(choice.move));
    },
    async playAll(moves) {
      return (await guarded(() => playAll(moves))) ?? false;
    },
    async carry(carry, words) {
      const from = question();
      if (!from) return false;
      const done = await guarded(async () => {
        const moves = await carryMoves(from, carry, words, (tried) => host.foresee(tried));
        return moves !== undefined && playAll(moves);
      });
      return done ?? false;
    },
    async undo() {
      if (standing().table.undo > 0) await guarded(undo);
    },
    async why(about, name) {
      const refusals = await host.why(about);
      setReasons({ name, refusals });
    },
    forgetWhy: () => setReasons(null),
  };
  return table;
}

export const isMine = (standing: Standing, seat: Seat): boolean => standing.table.viewer === seat;

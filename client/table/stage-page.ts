// The stage of a table on its page: real time, the player's pace, and what was seen before the page was loaded anew.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Standing, TableHost } from '../host/table-host.ts';
import { settings } from '../house/settings.ts';
import { type Beat, type Dramaturgy, type Shown, Stage, type StageClock } from './stage.ts';

export interface OnStage {
  readonly shown: Accessor<Shown>;
  /** The board to draw: that of the beat on the stage, else the present one. */
  readonly board: Accessor<unknown>;
  goOn(): void;
  /** Straight to how things stand. */
  end(): void;
  hurry(on: boolean): void;
  /** The player's own time runs out. */
  setShort(on: boolean): void;
  /** Opens these again. */
  again(beats: readonly Beat[]): void;
  /** The moves from this one on, once more. */
  showAgain(from: number): void;
  /** One moment, until the player goes on. */
  hold(beats: readonly Beat[]): void;
}

/** The choices that one step through a replay passes over. */
const ONE_STEP = 12;

const pageClock: StageClock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const keyOf = (host: TableHost): string | undefined => host.name && `mathom-seen ${host.name}`;

function recall(host: TableHost): number | undefined {
  const key = keyOf(host);
  try {
    const kept = key === undefined ? null : sessionStorage.getItem(key);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

function keep(host: TableHost, seen: number): void {
  const key = keyOf(host);
  if (!key) return;
  try {
    sessionStorage.setItem(key, String(seen));
  } catch {
    // The next visit begins with how things stand then.
  }
}

export function createStage(
  host: TableHost,
  dramaturgy: Dramaturgy,
  standing: Accessor<Standing>,
  viewAt: (version: number) => unknown,
): OnStage {
  const speed = () => (host.isReplay ? 'quick' : settings().speed);
  const [shown, setShown] = createSignal<Shown>({ beat: undefined, waits: false, left: 0, past: [] });
  const stage = new Stage({
    dramaturgy,
    clock: pageClock,
    speed: speed(),
    seen: recall(host),
    ...(host.isReplay && { most: ONE_STEP }),
    onChange: (next) => {
      setShown(next);
      keep(host, stage.seen);
    },
  });
  createEffect(
    on(standing, (now) => {
      // Whoever turns the page has seen the one before.
      if (host.isReplay) stage.end();
      stage.tell(now);
    }),
  );
  createEffect(on(speed, (now) => stage.setSpeed(now), { defer: true }));
  onCleanup(() => stage.end());
  const board = createMemo((before: unknown) => {
    const { beat } = shown();
    const present = standing().table.view;
    if (!beat) return present;
    return viewAt(beat.board) ?? before ?? present;
  });
  return {
    shown,
    board,
    goOn: () => stage.goOn(),
    end: () => stage.end(),
    hurry: (now) => stage.hurry(now),
    setShort: (now) => stage.setShort(now),
    again: (beats) => stage.again(beats),
    hold: (beats) => stage.again(beats, { hold: true }),
    showAgain: (from) => stage.again(dramaturgy(standing(), from)),
  };
}

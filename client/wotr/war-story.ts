// A war in four numbers a turn, each towards what ends the game.
import { distance, R } from '../../games/wotr/map/regions.ts';
import { victoryPoints } from '../../games/wotr/reading/board.ts';
import { POINTS_TO_WIN } from '../../games/wotr/reading/points.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { TurnEnd } from '../host/turn-ends.ts';

export type Thread = 'shadow' | 'free' | 'corruption' | 'road';

export interface ThreadFacts {
  readonly key: Thread;
  readonly name: string;
  /** Where it ends the game. */
  readonly goal: number;
  readonly icon: string;
}

const GATES = [R.morannon, R['minas-morgul']] as const;
const toGate = (region: number): number => Math.min(...GATES.map((gate) => distance(region, gate)));
const TO_MORDOR = toGate(R.rivendell);
const MORDOR_STEPS = 5;

export const THREADS: readonly ThreadFacts[] = [
  { key: 'shadow', name: 'Points of the Shadow', goal: POINTS_TO_WIN[1], icon: 'n-sauron' },
  { key: 'free', name: 'Points of the Free Peoples', goal: POINTS_TO_WIN[0], icon: 'n-gondor' },
  { key: 'corruption', name: 'Corruption', goal: 12, icon: 'corruption' },
  { key: 'road', name: 'Road of the Fellowship', goal: TO_MORDOR + MORDOR_STEPS, icon: 'fellowship' },
];

export interface TurnNumbers extends Readonly<Record<Thread, number>> {
  readonly turn: number;
}

/** How far the Fellowship has come on the shortest road from Rivendell to the Fire; while hidden, at the most. */
export function roadOf({ mordor, ringBearers, progress, revealed }: WotrView): number {
  if (mordor > 0) return TO_MORDOR + Math.min(mordor, MORDOR_STEPS);
  const come = TO_MORDOR - toGate(ringBearers) + (revealed ? 0 : progress);
  return Math.max(0, Math.min(TO_MORDOR, come));
}

/** From the start of the game to its last turn. */
export function warStory(ends: readonly TurnEnd[]): readonly TurnNumbers[] {
  const start: TurnNumbers = { turn: 0, shadow: 0, free: 0, corruption: 0, road: 0 };
  const turns = ends.map(({ turn, view }) => {
    const seen = view as WotrView;
    return {
      turn,
      shadow: victoryPoints(seen, 1),
      free: victoryPoints(seen, 0),
      corruption: seen.corruption,
      road: roadOf(seen),
    };
  });
  return [start, ...turns];
}

/** The whole graph in a sentence or two. */
export function warWords(story: readonly TurnNumbers[]): string {
  const last = story.at(-1);
  if (!last || last.turn === 0) return 'The war has not begun.';
  const parts = THREADS.map(({ key, name, goal }) => `${name} ${last[key]} of ${goal}`);
  const peaks = THREADS.flatMap(({ key, name }) => {
    const most = story.reduce((best, now) => (now[key] > best[key] ? now : best));
    return most[key] > last[key] ? [`${name} stood highest on turn ${most.turn}, at ${most[key]}.`] : [];
  });
  return [`After turn ${last.turn}: ${parts.join(', ')}.`, ...peaks].join(' ');
}

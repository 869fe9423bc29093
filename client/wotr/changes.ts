// Who is new and who is gone since the others moved: marked on the map until the player moves himself.
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Standing } from '../host/table-host.ts';
import { lastMoves } from '../table/summary.ts';
import { beatsOf, type WarBeat } from './beats.ts';
import { lossesOf } from './tellings.ts';

export interface Change {
  readonly region: number;
  readonly side: Side;
  readonly kind: 'new' | 'gone';
  /** Figures, by their numbers. */
  readonly pieces: readonly number[];
}

/** A battle is told whole, with what fell before the player's last answer in it. */
export function lastChanges(standing: Standing): readonly Change[] {
  const last = lastMoves(standing.heard, standing.table.viewer);
  if (!last) return [];
  const changes = new Map<string, Change>();
  for (const change of beatsOf(standing, last.from).flatMap(changesIn)) {
    const key = `${change.kind} ${change.side} ${change.region}`;
    const pieces = [...(changes.get(key)?.pieces ?? []), ...change.pieces];
    changes.set(key, { ...change, pieces });
  }
  return [...changes.values()];
}

function changesIn(beat: WarBeat): readonly Change[] {
  if (beat.kind === 'battle') {
    const { region } = beat.battle;
    return ([0, 1] as const)
      .map((side): Change => ({ region, side, kind: 'gone', pieces: lossesOf(beat.battle, side) }))
      .filter(({ pieces }) => pieces.length > 0);
  }
  return beat.lines.flatMap(({ type, about, facts }): readonly Change[] => {
    const region = about?.find(({ domain }) => domain === 'region')?.id;
    if (type !== 'recruit' || region === undefined || !facts?.pieces) return [];
    return [{ region, side: facts.seat === 1 ? 1 : 0, kind: 'new', pieces: facts.pieces }];
  });
}

// A finished game that the rules of now do not know: shown as it was told.
import type { Viewer } from '../../engine/game.ts';
import type { TurnInfo } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/table.ts';
import type { ToldGame } from '../../protocol/told-game.ts';
import { Refused } from '../refused.ts';
import type { Table } from '../store/store.ts';
import type { Archive } from './archive.ts';
import type { Shown } from './audience.ts';
import { RULES_CHANGED } from './carry-on.ts';
import type { Happening } from './live-game.ts';

export class PastGame implements Shown {
  readonly draw = null;
  readonly heardFrom: number;
  private readonly told: ToldGame;
  private readonly happenings: readonly Happening[];

  constructor(told: ToldGame) {
    this.told = told;
    this.heardFrom = told.telling.from ?? 0;
    let standing = 0;
    this.happenings = told.entries.map(({ kind, seat, text, time = 0, events }, i) => {
      standing += kind === 'move' ? 1 : kind === 'undo' ? -1 : 0;
      return { entry: { kind, seat, text, time, version: this.heardFrom + i + 1, standing }, events };
    });
  }

  get version(): number {
    return this.heardFrom + this.happenings.length;
  }

  look(viewer: Viewer): TableView {
    return this.told.lookAt(this.told.entries.length, viewer);
  }

  after(version: number): readonly Happening[] {
    return this.happenings.slice(Math.max(0, version - this.heardFrom));
  }

  turnInfo(): TurnInfo {
    return { toMove: [], deadline: null, clocks: null };
  }
}

export async function pastGame(archive: Archive, { id, rules, result }: Table): Promise<PastGame> {
  const told = await archive.find(id);
  if (told) return new PastGame(told);
  const ended =
    result?.reason === RULES_CHANGED ? ' It could not go on, and ended unfinished without changing a rating.' : '';
  throw new Refused(
    'old-rules',
    `This game was played under version ${rules} of the rules, which is no longer known here, and nobody kept account of it.${ended}`,
  );
}

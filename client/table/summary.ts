// What the others did since the viewer's own move, as sentences.
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';

export interface Summary {
  readonly seat: Seat;
  readonly lines: readonly Told[];
  /** Why a program did so: its reason for the last thing it chose freely. */
  readonly whys: readonly string[];
  /** After how many moves it began: where a replay of it starts. */
  readonly from: number;
  /** After how many it ended. */
  readonly to: number;
}

/** The last run of moves by others, not broken by a pass of one's own; nothing when nobody else has moved. */
export function lastMoves(heard: readonly Heard[], viewer: Viewer): Summary | undefined {
  const end = heard.findLastIndex(({ seat }) => seat !== viewer);
  const last = heard[end];
  if (!last) return undefined;
  let start = end;
  for (let i = end - 1; i >= 0; i--) {
    const one = heard[i];
    if (!one || (one.seat !== last.seat && !isWordless(one))) break;
    if (one.seat === last.seat) start = i;
  }
  // A run that only answered without a word (a secret choice) belongs to what came before.
  const run = heard.slice(start, end + 1);
  return {
    seat: last.seat,
    lines: joined(run.flatMap(({ told }) => told)),
    whys: [...new Set(run.flatMap(({ why }) => (why ? [why] : [])))],
    from: start,
    to: end + 1,
  };
}

const isWordless = ({ told }: Heard): boolean => told.every(({ text }) => !text);

/** The same sentence several times running is said once, with how often. */
export function joined<Line extends Told>(lines: readonly Line[]): readonly Line[] {
  const out: Line[] = [];
  let times = 1;
  for (const line of lines) {
    const last = out.at(-1);
    if (last && line.text && (last.text === line.text || last.text === counted(line.text, times))) {
      times++;
      out[out.length - 1] = { ...last, text: counted(line.text, times) };
    } else if (line.text) {
      times = 1;
      out.push(line);
    }
  }
  return out;
}

/** Whether these lines only say once more what was said last. */
export const isAgain = (said: readonly Told[], lines: readonly Told[]): boolean =>
  lines.every(({ text }) => text === said.at(-1)?.text);

const counted = (text: string, times: number): string =>
  times === 1 ? text : `${text.replace(/\.$/, '')} (${times} times).`;

// What is shown when somebody asks for the moment of a line of the log.
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';
import type { LogLine } from './log-lines.ts';
import { plainBeats } from './plain-beats.ts';
import type { Beat } from './stage.ts';

/** The beats in which the line is told, of those from its move on; without one, what was heard of the move as words. */
export function momentOf(
  { move, text, type }: LogLine,
  beats: readonly Beat[],
  heard: readonly Heard[],
): readonly Beat[] {
  const around = beats.filter(({ from, to }) => from <= move && move < to);
  // A sentence that was said several times begins as each of them does.
  const isSame = (line: Told): boolean => line.type === type && text.startsWith(line.text.slice(0, -1));
  const its = around.filter(({ lines }) => lines.some(isSame));
  if (its.length > 0) return its;
  return around.length > 0 ? around : plainBeats({ heard: heard.slice(0, move + 1) }, move);
}

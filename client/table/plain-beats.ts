// A game without beats of its own: a move is a beat, read as its sentences.
import type { Standing } from '../host/table-host.ts';
import type { Beat } from './stage.ts';

const LEAST_MS = 700;
const PER_LETTER_MS = 22;
const MOST_MS = 2600;

export const plainBeats = ({ heard }: Pick<Standing, 'heard'>, from: number): readonly Beat[] =>
  heard.slice(from).flatMap(({ told }, i): readonly Beat[] => {
    const lines = told.filter(({ text }) => text);
    if (lines.length === 0) return [];
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    const move = from + i;
    const ms = Math.min(MOST_MS, LEAST_MS + letters * PER_LETTER_MS);
    return [{ from: move, to: move + 1, board: move + 1, ms, lines }];
  });

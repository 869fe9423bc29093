// How the house names programs and times.
import { LEVELS } from '../../players/search/level-list.ts';

interface ProgramWords {
  readonly name: string;
  readonly about: string;
}

/** Weakest first. */
export const PROGRAMS: Readonly<Record<string, ProgramWords>> = {
  random: { name: 'Wandering', about: 'Plays anything that is allowed. For a first look at the board.' },
  'search:1': LEVELS[0],
  'search:2': LEVELS[1],
  rules: { name: 'Seasoned', about: 'Plays by rules of thumb, and can say why.' },
  'search:4': LEVELS[3],
  search: LEVELS[4],
};

export const programName = (id: string): string => PROGRAMS[id]?.name ?? id;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'yesterday', '4 minutes ago', 'just now'. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS)
    if (now - then >= length) return words.format(-Math.floor((now - then) / length), unit);
  return 'just now';
}

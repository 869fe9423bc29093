// The games that can be searched, and their judges as they stand in the project.
import { meccgForesight } from '../meccg/foresight.ts';
import meccgJudge from '../meccg/judge.json' with { type: 'json' };
import { wotrForesight } from '../wotr/foresight.ts';
import wotrJudge from '../wotr/judge.json' with { type: 'json' };
import type { Foresight } from './foresight.ts';
import { type Judge, type JudgeFile, judgeOf } from './judge.ts';

/** What one game's search needs; the holder does not look into its states. */
export interface Searched {
  readonly foresight: Foresight;
  readonly judge: JudgeFile;
}

const SEARCHED: Readonly<Record<string, Searched>> = {
  wotr: { foresight: wotrForesight, judge: wotrJudge },
  meccg: { foresight: meccgForesight, judge: meccgJudge },
};

const judges = new Map<string, Judge>();

/** The judge of a game as it stands in the project, made ready when it is first asked. */
export function judgeFor({ foresight, judge }: Searched): Judge {
  const known = judges.get(judge.game);
  if (known) return known;
  const made = judgeOf(judge, foresight.names);
  judges.set(judge.game, made);
  return made;
}

export const searchedGame = (game: string): Searched | undefined => SEARCHED[game];

// The games that can be searched, and their judges as they stand in the project.
import { meccgForesight, meccgHabits } from '../meccg/foresight.ts';
import meccgJudge from '../meccg/judge.json' with { type: 'json' };
import meccgRingwraiths from '../meccg/judge-ringwraiths.json' with { type: 'json' };
import { wotrForesight, wotrHabits } from '../wotr/foresight.ts';
import wotrJudge from '../wotr/judge.json' with { type: 'json' };
import type { Foresight, Way } from './foresight.ts';
import { type Judge, type JudgeFile, judgeOf } from './judge.ts';

/** What one game's search needs; the holder does not look into its states. */
export interface Searched {
  readonly foresight: Foresight;
  readonly judge: JudgeFile;
  /** By the names of its ways: judges of their own. */
  readonly others?: Readonly<Record<string, JudgeFile>>;
  /** Who plays by habit where nobody looks ahead, if that is not the one who plays on in thought. */
  readonly simple?: Pick<Foresight, 'player' | 'plans'>;
}

const SEARCHED: Readonly<Record<string, Searched>> = {
  wotr: { foresight: wotrForesight, judge: wotrJudge, simple: wotrHabits },
  meccg: {
    foresight: meccgForesight,
    judge: meccgJudge,
    others: { ringwraiths: meccgRingwraiths },
    simple: meccgHabits,
  },
};

const judges = new WeakMap<JudgeFile, Judge>();

/** The judge of a game, made ready when it is first asked. */
export function judgeFor(searched: Searched): Judge {
  const known = judges.get(searched.judge) ?? benchOf(searched);
  judges.set(searched.judge, known);
  return known;
}

/** Each position is judged by who knows its way to play. */
function benchOf({ foresight: { names, ways = [] }, judge, others = {} }: Searched): Judge {
  const usual = judgeOf(judge, names);
  const apart = ways
    .filter(({ name }) => others[name])
    .map(({ name, where }) => ({
      places: where.map((number) => names.indexOf(number)),
      own: judgeOf(others[name], names),
    }));
  if (apart.length === 0) return usual;
  return (numbers) => {
    const one = apart.find(({ places }) => places.some((place) => numbers[place] !== 0));
    return (one?.own ?? usual)(numbers);
  };
}

/** One of the ways that have a judge of their own. */
export const wayNamed = ({ ways = [] }: Pick<Foresight, 'ways'>, name: string | undefined): Way | undefined =>
  ways.find((way) => way.name === name);

export const searchedGame = (game: string): Searched | undefined => SEARCHED[game];

// A piece carried from one region to another is a short run of choices, each of which must be on the list. This finds them,
// before any is made.
import type { Target } from '../../engine/game.ts';
import type { Choice, Foreseen, Question } from '../../protocol/table.ts';
import { isAt } from './choices.ts';

const MOST_STEPS = 3;

export interface Carry {
  readonly from: number;
  readonly to: number;
}

/** Which deeds may open, begin and end a carry, likeliest first. */
export interface CarryWords {
  /** Chooses what to act with: an Army die. */
  readonly open: readonly { readonly verb: string; readonly target: Target }[];
  /** Names the region it begins in: 'march', 'attack'. */
  readonly begin: readonly string[];
  /** Names the region it ends in: 'to', 'against'. */
  readonly end: readonly string[];
}

export interface NextSteps {
  /** The deed itself, when it is on the list. */
  readonly deed: Choice | undefined;
  /** What may lead to it, likeliest first. */
  readonly ways: readonly Choice[];
}

const byWord = (words: readonly string[], choices: readonly Choice[]): readonly Choice[] =>
  words.flatMap((word) => choices.filter(({ verb }) => verb === word));

const openers = ({ open }: CarryWords, choices: readonly Choice[]): readonly Choice[] =>
  open.flatMap(({ verb, target }) =>
    choices.filter((choice) => choice.verb === verb && isAt(choice, target.domain, target.id)),
  );

export function nextSteps(question: Question, { from, to }: Carry, words: CarryWords): NextSteps {
  const { choices } = question;
  const deed = byWord(words.end, choices).find((choice) => isAt(choice, 'region', to));
  if (deed) return { deed, ways: [] };
  const begins = byWord(words.begin, choices).filter((choice) => isAt(choice, 'region', from));
  return { deed: undefined, ways: begins.length > 0 ? begins : openers(words, choices) };
}

/** What some moves would come to; null where that is not known before they are made. */
export type Foresight = (moves: readonly string[]) => Promise<Foreseen | null>;

const ended = ({ told }: Foreseen): number | undefined =>
  told
    .flatMap(({ facts }) => (facts?.way ? [facts.way] : []))
    .at(-1)
    ?.at(-1);

/** The moves that do the deed, if some way on the list leads to it: at most three choices. Nothing is made. */
export async function carryMoves(
  question: Question,
  carry: Carry,
  words: CarryWords,
  foresee: Foresight,
  before: readonly string[] = [],
): Promise<readonly string[] | undefined> {
  const { deed, ways } = nextSteps(question, carry, words);
  if (deed) return [...before, deed.move];
  if (before.length === MOST_STEPS - 1) return undefined;
  for (const way of ways) {
    const moves = [...before, way.move];
    const foreseen = await foresee(moves);
    if (!foreseen) continue;
    // With one way to go it would go by itself: well if it is this one.
    const end = ended(foreseen);
    if (end === carry.to) return moves;
    const found =
      end === undefined && foreseen.question && (await carryMoves(foreseen.question, carry, words, foresee, moves));
    if (found) return found;
  }
  return undefined;
}

// A piece carried from one region to another is a short run of choices, each of which must be on the list. This finds
// the next one; what it tried and did not help is taken back.
import type { Target } from '../../engine/game.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import { isAt } from './choices.ts';

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

export interface Played {
  /** The question that then stands, or null when it is not ours. */
  readonly next: Question | null;
  /** The ways that pieces went by it, as the events tell them. */
  readonly ways: readonly (readonly number[])[];
}

/** How the table is worked from here. Nobody else moves before the hands are withdrawn. */
export interface Hands {
  play(move: string): Promise<Played>;
  /** Null when nothing can be taken back. */
  undo(): Promise<Question | null>;
}

/** Does the deed if some way on the list leads to it; says whether it was done. At most three choices deep. */
export async function carryOut(
  question: Question,
  carry: Carry,
  words: CarryWords,
  hands: Hands,
  depth = 3,
): Promise<boolean> {
  const { deed, ways } = nextSteps(question, carry, words);
  if (deed) {
    await hands.play(deed.move);
    return true;
  }
  if (depth === 1) return false;
  for (const way of ways) {
    const { next, ways: gone } = await hands.play(way.move);
    // With one way to go it went by itself: well if it was this one.
    const end = gone.at(-1)?.at(-1);
    if (end === carry.to) return true;
    if (end === undefined && next && (await carryOut(next, carry, words, hands, depth - 1))) return true;
    if (!(await hands.undo())) return end !== undefined;
  }
  return false;
}

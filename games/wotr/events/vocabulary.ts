// What event cards are made of. A card is a literal of conditions and parts; the same value is carried out, explained and
// read as text. Parts make a flat program: one that guards, chooses or repeats does so by moving `f.part`.
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import type { AskFrame, CardFrame } from '../frames.ts';
import { begin } from '../procedures.ts';
import type { WotrState } from '../state.ts';
import { C, type ChoiceId } from '../tables/choices.ts';
import { EVENT_SIDE } from '../tables/events.ts';
import type { Side } from '../tables/nations.ts';
import type { Uses } from '../turn/action-source.ts';

/** Something that must be so. */
export interface Condition {
  /** Completes "only if …". */
  readonly text: string;
  /** Why a card that requires it cannot be played. */
  readonly refusal: Refusal;
  test(s: WotrState): boolean;
}

/** A question, which may name what earlier parts chose or drew. */
export type Asking = string | ((s: WotrState, f: CardFrame) => string);

/** One sentence of a card, or a step of it that needs none. */
export interface Part {
  /** In our words; empty where another part speaks for it. */
  readonly text: string;
  /** What the player is asked, if he is. */
  readonly ask?: Asking;
  /** Nations for which it recruits, or whose counters it moves, whatever happens. */
  readonly nations?: readonly number[];
  /** Is there anything it could do? Parts among which one is chosen say so (WR-5.3.9). */
  possible?(s: WotrState, f: CardFrame): boolean;
  run(s: WotrState, f: CardFrame, emit: Emit): void;
}
/** A part, or several that belong together. */
export type Parts = Part | readonly Part[];

/** How the other side gets rid of a card on the table, with an action of its own (WR-5.4.2). */
export interface Dispel {
  readonly by: Side;
  readonly text: string;
  /** Types of the cards it discards from hand for it. */
  readonly discards: readonly number[];
  verdict(s: WotrState, uses: Uses): Verdict;
  /** What it costs besides. */
  pay?(s: WotrState, uses: Uses): void;
}

export interface EventCard {
  /** All must hold when the card is played (WR-5.3.4). */
  readonly requires?: readonly Condition[];
  readonly parts?: readonly Parts[];
  /** A card that stays on the table. */
  readonly table?: {
    /** What it does while it lies there, in our words. */
    readonly text: string;
    /** It is discarded as soon as this no longer holds (WR-5.4.3, WR-5.4.10). */
    readonly while?: Condition;
    /** How it ends otherwise: completes "It is discarded when …". Those who bring it about discard it. */
    readonly ends?: string;
    readonly dispel?: Dispel;
  };
  /** How much a rule-based player likes it, other things equal: about 0 to 10. */
  readonly worth: number;
}

export const condition = (text: string, test: Condition['test']): Condition => ({
  text,
  test,
  refusal: refusal('WR-5.3.4', `This card can be played only if ${text}.`),
});

export const sideOfCard = (card: number): Side => EVENT_SIDE[card] as Side;

/** The last thing an earlier part chose; NOTHING when it was left or impossible. */
export const chosen = (f: CardFrame): number => f.memo[f.memo.length - 1];
export const NOTHING = -1;

export const part = (text: string, run: Part['run'], possible?: Part['possible']): Part =>
  possible ? { text, run, possible } : { text, run };
/** A step that another part speaks for. */
export const silent = (run: Part['run']): Part => ({ text: '', run });

const sentences = (parts: readonly Part[]): string[] => parts.map((p) => p.text).filter((text) => text !== '');
/** The sentences of some parts. */
export const textOf = (parts: readonly Part[]): string => sentences(parts).join(' ');
/** The same as one sentence, to come after a colon. */
const clause = (parts: readonly Part[]): string =>
  sentences(parts)
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
    .join(' ')
    .replace(/\. (?=[a-z])/g, ', then ');

const mute = (p: Part): Part => ({ ...p, text: '' });
const jump = (by: number): Part =>
  silent((_s, f) => {
    f.part += by;
  });

interface EventQuestion {
  readonly ask: Asking;
  readonly text?: string;
  /** Who answers; the player of the card if nobody is named. */
  readonly by?: Side;
  readonly optional?: boolean;
}

/** Asks for one of some things. What cannot be refused and is alone is taken without asking. */
export const choose = (
  at: AskFrame['at'],
  options: (s: WotrState, f: CardFrame) => number[],
  { ask, text = '', by, optional = false }: EventQuestion,
): Part => ({
  text,
  ask,
  run(s, f) {
    const list = options(s, f);
    if (list.length > 1 || (optional && list.length > 0))
      begin(s, { at, side: by ?? sideOfCard(f.card), options: list, optional });
    else f.memo.push(list[0] ?? NOTHING);
  },
});

/** Done only if something holds just then. */
export const when = (test: Condition, ...inner: readonly Parts[]): readonly Part[] => {
  const body = inner.flat();
  return [
    part(`If ${test.text}: ${clause(body)}`, (s, f) => {
      if (!test.test(s)) f.part += body.length;
    }),
    ...body.map(mute),
  ];
};

/** One thing if something holds, another if not. */
export const ifElse = (test: Condition, yes: Parts, no: Parts): readonly Part[] => {
  const [a, b] = [[yes].flat(), [no].flat()];
  return [
    part(`If ${test.text}: ${clause(a)} Otherwise: ${clause(b)}`, (s, f) => {
      if (!test.test(s)) f.part += a.length + 1;
    }),
    ...a.map(mute),
    jump(b.length),
    ...b.map(mute),
  ];
};

type Branch = readonly [choice: ChoiceId, parts: Parts];

/** One of several things, or none: of those that can be done at least in part (WR-5.3.9). */
export function mayOneOf(...branches: readonly Branch[]): readonly Part[] {
  const bodies = branches.map(([, parts]) => [parts].flat());
  const starts: number[] = [];
  let length = 0;
  for (const body of bodies) {
    starts.push(length);
    length += body.length + 1;
  }
  const list = bodies.map((body) => clause(body).replace(/\.$/, ''));
  const text = `You may do one of these: (a) ${list.join('; or (b) ')}.`;
  return [
    choose(
      'event/decide',
      (s, f) =>
        branches.filter((_, i) => bodies[i].every((p) => p.possible?.(s, f) !== false)).map(([choice]) => C[choice]),
      { ask: 'Which of these do you do, if any?', text, optional: true },
    ),
    silent((_s, f) => {
      const at = branches.findIndex(([choice]) => C[choice] === chosen(f));
      f.part += at < 0 ? length : starts[at];
    }),
    ...bodies.flatMap((body, i) => [...body.map(mute), jump(length - starts[i] - body.length - 1)]),
  ];
}

/** Asks and acts up to n times, as long as the answer is not to stop and there is something to ask. */
export const repeat = (n: number, ask: Part, act: Part): readonly Part[] =>
  Array.from({ length: n }, (_, i) => [
    i === 0 ? ask : mute(ask),
    {
      ...mute(act),
      run(s: WotrState, f: CardFrame, emit: Emit) {
        if (chosen(f) === NOTHING) f.part += 2 * (n - 1 - i);
        else act.run(s, f, emit);
      },
    },
  ]).flat();

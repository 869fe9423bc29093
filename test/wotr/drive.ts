// Drives the Fellowship's and the Hunt's procedures on a bare board, without the rest of the game.
import assert from 'node:assert/strict';
import { type AskStep, runOn, type Step } from '../../engine/frames.ts';
import type { Frame } from '../../engine/game.ts';
import { makeNotation } from '../../engine/notation.ts';
import { Offer } from '../../engine/offer.ts';
import { fellowshipSteps, fellowshipVerbs } from '../../games/wotr/fellowship/steps.ts';
import type { WotrFrame } from '../../games/wotr/frames.ts';
import { huntSteps, huntVerbs } from '../../games/wotr/hunt/steps.ts';
import { begin, finish } from '../../games/wotr/procedures.ts';
import { emptyBoard, IN_FELLOWSHIP, type WotrState } from '../../games/wotr/state.ts';
import { domains } from '../../games/wotr/words.ts';

type Words = { rolls?: number[]; draws?: string[]; companions?: number[]; guide?: number };

const notation = makeNotation<WotrState>(
  {
    ...fellowshipVerbs,
    ...huntVerbs,
    to: { takes: 'region', label: '{}' },
    discard: { takes: 'card', label: '{}' },
  },
  domains,
);

const idle: AskStep<WotrState, Frame> = {
  kind: 'act',
  rule: 'WR-4.5.1',
  seat: () => 0,
  prompt: () => '',
  options: () => undefined,
  take: () => undefined,
};

/** Characters' own procedure: here those who leave just stay where they are. */
const group = {
  run(s: WotrState, f: Frame): void {
    const { group: set } = f as WotrFrame & { group: number };
    finish(s);
    for (let c = 0; set >> c; c++) if (set & (1 << c)) s.at[c] = s.ringBearers;
    begin(s, { at: 'fellowship/guide' });
  },
};

const steps = { ...fellowshipSteps, ...huntSteps, 'companions/group': group, idle } as unknown as Record<
  string,
  Step<WotrState, Frame>
>;

export function board(words: Words = {}): WotrState {
  const s = emptyBoard('drive', 60);
  for (const c of words.companions ?? [0, 1, 2, 3, 4, 5, 6]) s.at[c] = IN_FELLOWSHIP;
  s.guide = words.guide ?? 0;
  s.script = { rolls: words.rolls ?? [], draws: words.draws ?? [] };
  s.stack.push({ at: 'idle' });
  return s;
}

export function start(s: WotrState, frame: WotrFrame): void {
  begin(s, frame);
  runOn(steps, s, undefined);
}

export function goOn(s: WotrState): void {
  runOn(steps, s, undefined);
}

function asked(s: WotrState): { step: AskStep<WotrState, Frame>; frame: Frame } | undefined {
  const frame = s.stack.at(-1);
  return frame && { step: steps[frame.at] as AskStep<WotrState, Frame>, frame };
}

/** What is offered now, in notation. */
export function offered(s: WotrState): string[] {
  const now = asked(s);
  if (!now) return [];
  const offer = new Offer();
  now.step.options(s, now.frame, offer, now.step.seat(s, now.frame));
  return offer.moves.map((move) => notation.write(move, s));
}

/** The rules that speak against a move. */
export function refused(s: WotrState, text: string): string[] {
  const now = asked(s);
  if (!now) return [];
  const offer = new Offer(true);
  now.step.options(s, now.frame, offer, now.step.seat(s, now.frame));
  return offer.refused.filter(({ move }) => notation.write(move, s) === text).map(({ refusal }) => refusal.rule);
}

export function play(s: WotrState, ...moves: string[]): void {
  for (const text of moves) {
    assert.ok(offered(s).includes(text), `"${text}" is not among ${offered(s).join(', ') || 'nothing'}`);
    const now = asked(s);
    if (!now) return;
    now.step.take(s, now.frame, notation.read(text, s), undefined, now.step.seat(s, now.frame));
    runOn(steps, s, undefined);
  }
}

export const isIdle = (s: WotrState): boolean =>
  s.stack.length === 1 && s.script?.rolls?.length === 0 && s.script.draws?.length === 0;

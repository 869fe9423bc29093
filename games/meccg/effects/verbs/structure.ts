// Verbs that hold others together: conditions and choices; and those about the chain and effects at work.
import { NONE, refusal, type Seat } from '../../../../engine/game.ts';
import { actionAt } from '../../chain/chain.ts';
import { say, title } from '../../say.ts';
import { opponent } from '../../state.ts';
import { HOOKS } from '../hooks.ts';
import { endLasting } from '../modifiers.ts';
import { KIND_NAMES, WHO_NAMES } from '../names.ts';
import { orList } from '../phrase.ts';
import { members } from '../picks.ts';
import type { Scope } from '../scope.ts';
import { isSuch, seatOfRef } from '../tests/cards.ts';
import { holds, manyText, saysOf } from '../tests.ts';
import { effectsText } from '../text.ts';
import { branch, choose, type VerbTable } from '../verb.ts';
import { whomText } from '../wording.ts';

const subject = (x: Scope): number => (x.on !== NONE ? x.on : x.by !== NONE ? x.by : x.self);

/** Who rolls or chooses. */
export function seatFor(x: Scope, who: 'player' | 'opponent' | 'owner-of-it'): Seat {
  if (who === 'player') return x.seat;
  if (who === 'opponent') return opponent(x.seat);
  const seat = seatOfRef(x.s, x.on);
  return seat === NONE ? x.seat : seat;
}
const UNMET = refusal('MW-S10.1.2', 'Its condition is not met, and it would have no effect.');
const CHOOSERS = { player: 'choose', opponent: 'your opponent chooses', 'owner-of-it': 'its player chooses' };

export const structureVerbs: VerbTable<
  'only-if' | 'for-each' | 'choose-one' | 'cancel-action' | 'end-effects' | 'hook'
> = {
  'only-if': {
    run(x, { test }, spot) {
      branch(x, spot, holds(x, test, subject(x)) ? 0 : 1);
    },
    can: (x, { test, do: effects, otherwise = [] }) =>
      (holds(x, test, subject(x)) ? effects : otherwise).length > 0 ? undefined : UNMET,
    text: ({ test, do: effects, otherwise }) =>
      `if ${saysOf(test)}, ${effectsText(effects)}${otherwise?.length ? `; otherwise, ${effectsText(otherwise)}` : ''}`,
    worth: 5,
  },
  'for-each': {
    run(x, { of }, spot) {
      for (const ref of members(x, of).toReversed()) branch(x, spot, 0, ref);
    },
    can: (x, { of }) =>
      members(x, of).length > 0 ? undefined : refusal('MW-S10.1.2', 'There is nobody and nothing it would concern.'),
    text: ({ of, do: effects }) =>
      `for ${whomText(of)}, ${effectsText(effects).replaceAll(WHO_NAMES.it, `that ${KIND_NAMES[of.kind]}`)}`,
    worth: 5,
  },
  'choose-one': {
    run(x, { by, of }, spot) {
      choose(x, spot, {
        seat: seatFor(x, by),
        among: [...of.keys()],
        titles: false,
        branches: true,
        most: 1,
        least: 1,
      });
    },
    chose(x, _verb, chosen, spot) {
      branch(x, spot, chosen[0]);
    },
    text({ by, of }) {
      const options = of.map((one) => effectsText(one) || 'nothing');
      const list = options.some((one) => one.includes(',')) ? options.join('; or ') : orList(options);
      return `${CHOOSERS[by]}: ${list}`;
    },
    worth: 5,
  },
  'cancel-action': {
    run(x) {
      const waiting = actionAt(x.s, x.on);
      if (!waiting) return;
      waiting.cancelled = 1;
      if (waiting.card !== NONE) x.emit?.(say('cancel', 'MW-S10.13.1', `${title(x.s, waiting.card)} is cancelled.`));
    },
    can: (x) => (actionAt(x.s, x.on) ? undefined : refusal('CR-A8', 'Nothing is declared that it could cancel.')),
    text: ({ discard }) => (discard ? 'it is cancelled and discarded' : 'it is cancelled'),
    worth: 15,
  },
  'end-effects': {
    run(x, { of }) {
      endLasting(x.s, (effect) => isSuch(effect.def, of));
    },
    can: (x, { of }) =>
      x.s.lasting.some((effect) => isSuch(effect.def, of))
        ? undefined
        : refusal('MW-S10.1.2', 'No such effect is at work.'),
    text: ({ of }) => `all effects of ${manyText('card', of)} are cancelled`,
    worth: 5,
  },
  hook: {
    run(x, { name }, spot) {
      HOOKS[name].run(x, spot);
    },
    chose(x, { name }, chosen, spot) {
      HOOKS[name].chose?.(x, chosen, spot);
    },
    can: (x, { name }) => HOOKS[name].can?.(x),
    text: ({ name }) => HOOKS[name].text,
    worth: 10,
  },
};

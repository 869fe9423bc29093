// Verbs that hold others together: conditions and choices; and those about the chain and effects at work.

import { NONE, refusal, type Seat } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { actionAt } from '../../declared.ts';
import { branch, choose, runEffects } from '../../happenings/running.ts';
import { isCard, type Ref } from '../../refs.ts';
import { say, seatName, title } from '../../say.ts';
import { opponentOf, roundFrom } from '../../seats.ts';
import { HOOKS } from '../hooks.ts';
import { fillSome, KIND_NAMES, WHO_NAMES } from '../phrases/names.ts';
import { orList } from '../phrases/phrase.ts';
import { useWays } from '../reading/literal.ts';
import { endLasting } from '../reading/modifiers.ts';
import { PART_USE } from '../reading/parts.ts';
import { candidates, members, seatOfRef } from '../reading/picks.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { holds, manyText, saysOf } from '../reading/tests.ts';
import { whomText } from '../reading/wording.ts';
import { isSuch } from '../tests/cards.ts';
import type { Effect, Way } from '../vocabulary.ts';
import { branchInShort, effectsText } from './telling.ts';
import { uselessIn } from './useless.ts';
import type { VerbTable } from './word.ts';

export const subject = (x: Scope): number => (x.on !== NONE ? x.on : x.by !== NONE ? x.by : x.self);

/** Who rolls or chooses. */
export function seatFor(x: Scope, who: 'player' | 'opponent' | 'owner-of-it'): Seat {
  if (who === 'player') return x.seat;
  if (who === 'opponent') return opponentOf(x.s, x.seat);
  const seat = seatOfRef(x.s, x.on);
  return seat === NONE ? x.seat : seat;
}
const UNMET = refusal('MW-S10.1.2', 'Its condition is not met, and it would have no effect.');
const CHOOSERS = { player: 'choose', opponent: 'your opponent chooses', 'owner-of-it': 'its player chooses' };
const MAY = { player: 'you', opponent: 'your opponent', 'owner-of-it': `${WHO_NAMES.it}’s player` };

const NO_ABILITY = refusal('MW-S10.1.2', 'Its ability could not be used now.');

interface Ability {
  readonly def: number;
  readonly n: number;
  readonly way: Way;
}

/** The ability of a card that is not itself a copy of another's, if its user may use it and what it asks for is so. */
export function abilityOf(x: Scope, card: Ref): Ability | undefined {
  if (!isCard(card) || card === x.self) return undefined;
  const def = x.s.def[card];
  const n = useWays(def).findIndex((one) => one.do.every((effect) => effect.is !== 'use-ability-of'));
  const way = useWays(def)[n];
  if (!way || (way.by && !holds(x, way.by, x.by)) || (way.if && !holds(x, way.if, x.by))) return undefined;
  return { def, n, way };
}

/** Does what another card's ability does, as if this card had it. */
function useOther(x: Scope, { def, n }: Ability, on: Ref): void {
  if (x.action) runEffects(x.s, { ...x.action, way: n, on }, PART_USE, def);
}

/** Who must do one of several things does one that can be done; where one of them is nothing, he may try any. */
function openBranches(x: Scope, of: readonly (readonly Effect[])[]): number[] {
  const all = [...of.keys()];
  if (of.some((branch) => branch.length === 0)) return all;
  const open = all.filter((n) => !uselessIn(x, of[n]));
  return open.length > 0 ? open : all;
}

/** Neither the player nor his opponent, in the order of play. */
const others = ({ s, seat }: Scope): Seat[] => {
  const opponent = opponentOf(s, seat);
  return [...roundFrom(s, seat)].filter((other) => other !== seat && other !== opponent);
};
const NOBODY_ELSE = refusal('LE-M.15', 'There is nobody else at the table whom it would concern.');

export const structureVerbs: VerbTable<
  | 'only-if'
  | 'for-each'
  | 'for-others'
  | 'choose-one'
  | 'cancel-action'
  | 'end-effects'
  | 'use-ability-of'
  | 'win'
  | 'hook'
> = {
  'only-if': {
    run(x, { test }, spot) {
      if (holds(x, test, subject(x))) branch(x, spot, 0);
    },
    can: (x, { test, do: effects }) => (holds(x, test, subject(x)) ? uselessIn(x, effects) : UNMET),
    text: ({ test, do: effects }) => `if ${saysOf(test, WHO_NAMES.it)}, ${effectsText(effects)}`,
    worth: 5,
  },
  'for-each': {
    run(x, { of }, spot) {
      for (const ref of members(x, of).toReversed()) branch(x, spot, 0, ref);
    },
    can: (x, { of }) =>
      members(x, of).length > 0 ? undefined : refusal('MW-S10.1.2', 'There is nobody and nothing it would concern.'),
    text: ({ of, do: effects }) =>
      `for ${whomText(of)}, ${fillSome(effectsText(effects), { it: `that ${KIND_NAMES[of.kind]}` })}`,
    worth: 5,
  },
  'for-others': {
    run(x, _verb, spot) {
      for (const seat of others(x).toReversed()) branch(x, spot, 0, x.on, seat);
    },
    can: (x, { do: effects }) =>
      others(x).some((seat) => !uselessIn({ ...x, seat }, effects)) ? undefined : NOBODY_ELSE,
    text: () => 'every other player may do the same where there are more than two',
    worth: 0,
  },
  'choose-one': {
    run(x, { by, of }, spot) {
      if (by === 'player' && x.action?.chosen !== undefined) return branch(x, spot, x.action.chosen);
      choose(x, spot, {
        seat: seatFor(x, by),
        among: openBranches(x, of),
        titles: false,
        branches: true,
        most: 1,
        least: 1,
      });
    },
    chose(x, { by, of }, chosen, spot) {
      x.emit?.(
        say(
          'choose',
          'CR-TIM-2',
          `${seatName(x.s, seatFor(x, by))} chooses for ${CARDS[x.def].name}: ${branchInShort(x.s, of[chosen[0]], x.by, x.on)}.`,
        ),
      );
      branch(x, spot, chosen[0]);
    },
    text({ by, of }) {
      const options = of.filter((one) => one.length > 0).map(effectsText);
      const list = options.some((one) => one.includes(',')) ? options.join('; or ') : orList(options);
      if (options.length === of.length) return `${CHOOSERS[by]}: ${list}`;
      return `${MAY[by]} may ${list}`;
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
  'use-ability-of': {
    run(x, verb) {
      const other = abilityOf(x, bound(x, verb.of));
      if (!other) return;
      const among = other.way.on ? candidates({ ...x, def: other.def }, other.way.on) : [NONE];
      const on = x.action?.chosen ?? among[0];
      if (among.includes(on)) useOther(x, other, on);
    },
    can(x, { of }) {
      const other = abilityOf(x, bound(x, of));
      return other && (!other.way.on || candidates(x, other.way.on).length > 0) ? undefined : NO_ABILITY;
    },
    text: ({ of }) => `do what the ability of ${WHO_NAMES[of]} does, as if {self} had it`,
    worth: 8,
  },
  win: {
    run(x) {
      x.s.outcome = { winners: [x.seat], reason: 'ring', rule: 'MW-S1.1.3' };
      x.emit?.(say('outcome', 'MW-S1.1.3', `${seatName(x.s, x.seat)} wins the game.`));
    },
    text: () => 'The One Ring is destroyed, and you win the game',
    worth: 1000,
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

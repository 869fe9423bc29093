// Corruption checks, body checks and other rolls that cards call for or change.

import { NONE, refusal } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { AVATAR, isCharacter, KIND } from '../../cards/kinds.ts';
import { isRingwraith } from '../../company.ts';
import { queueCheck, rollCheck, SURE } from '../../corruption/check.ts';
import { actionAt } from '../../declared.ts';
import { rollDice } from '../../dice.ts';
import { loseAvatar } from '../../happenings/leaving.ts';
import { branch, type Spot } from '../../happenings/running.ts';
import { NO_DIRECT_INFLUENCE } from '../../influence/terms.ts';
import { isCard, playerRef } from '../../refs.ts';
import { say, seatName, title } from '../../say.ts';
import { opponentOf } from '../../seats.ts';
import { ownerOf, PLAY } from '../../state.ts';
import { regionTypeName, WHO_NAMES } from '../phrases/names.ts';
import { amountOf, amountText, isLoss, opposite } from '../reading/amounts.ts';
import { isMadeAtOnce } from '../reading/checkers.ts';
import { cannotBe } from '../reading/deeds.ts';
import { PART_WHEN } from '../reading/parts.ts';
import { members } from '../reading/picks.ts';
import type { Scope } from '../reading/scope.ts';
import { eachText, whomText } from '../reading/wording.ts';
import type { Amount, Verb } from '../vocabulary.ts';
import { effectsText } from './telling.ts';
import { uselessIn } from './useless.ts';
import type { VerbTable } from './word.ts';

const NO_CHECK = refusal('CR-A8', 'No such check is to be made.');
const NO_USE = refusal('MW-S10.1.2', 'It would change nothing about the check.');
const NO_MUSTER = refusal('MW-S10.5.1', 'A card keeps Muster from being used against this faction.');
const NOBODY = refusal('MW-S10.1.2', 'Nobody would have to make the check.');

const checkers = (x: Scope, verb: Extract<Verb, { is: 'check' }>): number[] =>
  members(x, verb.who).filter(
    (card) => isCard(card) && x.s.zone[card] === PLAY && isCharacter(x.s.def[card]) && !isRingwraith(x.s, card),
  );

const signed = (n: string): string => (/^[-+]/.test(n) ? n : `+${n}`);
const modified = (n: string): string => (n === '0' ? '' : ` modified by ${n.startsWith('minus ') ? n : signed(n)}`);

/** "for each Wilderness in the site path". */
function timesText(times: Amount | undefined): string {
  if (times === undefined) return '';
  return typeof times === 'object' && times.is === 'path-count'
    ? ` for each ${regionTypeName(times.type)} in the company’s site path`
    : `, ${amountText(times)} times`;
}

/** A number that is taken away, be it on a condition. */
const isModifier = (n: Amount): boolean => (typeof n === 'number' ? n < 0 : n.is === 'if' && isModifier(n.n));

/** The words of another card are run for this one (`use-ability-of`). */
const isCopied = (x: Scope): boolean => isCard(x.self) && x.s.def[x.self] !== x.def;

/** What the card says happens instead; a Wizard whom it does not keep in play is lost all the same (CR-TERM-corruption-6). */
function failed(x: Scope, verb: Extract<Verb, { is: 'check' }>, spot: Spot, character: number): void {
  branch(x, spot, 0, character);
  const goes = verb.ifFails?.some((effect) => effect.is === 'discard-it' && effect.who === 'it');
  if (goes && KIND[x.s.def[character]] === AVATAR) loseAvatar(x.s, ownerOf(x.s, character), 'wizard-corrupted', x.emit);
}

export const checkVerbs: VerbTable<'check' | 'modify-check' | 'pass-check-now' | 'roll'> = {
  check: {
    can: (x, verb) => (checkers(x, verb).length > 0 ? undefined : NOBODY),
    run(x, verb, spot) {
      const { s, emit } = x;
      if (isCopied(x)) return; // the card that copies has its own
      /** Where nobody uses the card, or a whole class checks, `by` is who checks. */
      const bindsBy = x.by === NONE || typeof verb.who === 'object';
      const modifier = (by: number): number => amountOf(bindsBy ? { ...x, by } : x, verb.modifier);
      if (isMadeAtOnce(verb)) {
        for (const character of checkers(x, verb))
          rollCheck(
            s,
            character,
            {
              modifier: modifier(character),
              action: x.action,
              ...(verb.ifFails && { ifFails: () => failed(x, verb, spot, character) }),
            },
            emit,
          );
        return;
      }
      const times = verb.times === undefined ? 1 : amountOf(x, verb.times);
      const card = spot.part === PART_WHEN ? x.self : undefined;
      for (const character of checkers(x, verb))
        for (let n = 0; n < times; n++)
          queueCheck(s, character, modifier(character), card, verb.unaided ? playerRef(x.seat) : undefined);
    },
    text: (verb) =>
      `${whomText(verb.who)} makes a corruption check` +
      `${modified(amountText(verb.modifier, whomText(verb.who)))}${timesText(verb.times)}` +
      `${verb.ifFails ? `; if it fails, instead of the usual result ${effectsText(verb.ifFails)}` : ''}` +
      `${verb.unaided ? ', those of the player whose turn it is first; you may not play resources to help your own characters with these checks, though they may tap to support each other' : ''}`,
    worth: -4,
  },
  'modify-check': {
    can(x, { n, ifPassed }) {
      const check = actionAt(x.s, x.on);
      if (!check) return NO_CHECK;
      if (CARDS[x.def].id === 'muster' && check.on !== NONE && cannotBe(x.s, 'mustered', check.on)) return NO_MUSTER;
      return !ifPassed && amountOf(x, n) === 0 ? NO_USE : undefined;
    },
    run(x, verb, spot) {
      const check = actionAt(x.s, x.on);
      if (!check) return;
      check.plus += amountOf(x, verb.n);
      if (verb.instead) check.way |= NO_DIRECT_INFLUENCE;
      if (verb.ifPassed) check.rewards.push(x.def, x.action?.way ?? 0, spot.index);
    },
    text: ({ n, ifPassed, instead }) =>
      (typeof n === 'number'
        ? `the check is modified by ${signed(amountText(n))}`
        : n.is === 'count'
          ? `the check is modified by ${signed(String(n.each))} for each ${eachText(n.of)}`
          : `add ${amountText(n)} to the check`) +
      (instead ? ' in place of his direct influence' : '') +
      (ifPassed ? `; if it succeeds, ${effectsText(ifPassed)}` : ''),
    worth: 4,
  },
  'pass-check-now': {
    can: (x) => (actionAt(x.s, x.on) ? undefined : NO_CHECK),
    run(x) {
      const check = actionAt(x.s, x.on);
      if (check) check.plus += SURE;
    },
    text: () => 'the check succeeds without a roll',
    worth: 8,
  },
  roll: {
    can: (x, { do: effects }) => uselessIn(x, effects),
    run(x, verb, spot) {
      const { s, emit } = x;
      const seat =
        verb.who === 'player'
          ? x.seat
          : verb.who === 'opponent' || !isCard(x.on)
            ? opponentOf(s, x.seat)
            : ownerOf(s, x.on);
      const dice = rollDice(s);
      const total = dice.sum + (verb.plus === undefined ? 0 : amountOf(x, verb.plus)) + (x.action?.plus ?? 0);
      const over = verb.over === undefined ? undefined : amountOf(x, verb.over);
      const below = verb.below === undefined ? undefined : amountOf(x, verb.below);
      const met = (over === undefined || total > over) && (below === undefined || total < below);
      const asked = [
        ...(over === undefined ? [] : [`more than ${over}`]),
        ...(below === undefined ? [] : [`less than ${below}`]),
      ];
      const needed =
        asked.length === 0
          ? ''
          : `: ${asked.join(' and ')} is asked for, ${met ? 'and so it is' : 'and nothing happens'}`;
      const by = x.self < 0 ? '' : ` for ${title(s, x.self)}`;
      const mod = total === dice.sum ? '' : ` (${total})`;
      emit?.(
        say('roll', 'MW-S0.1.1', `${seatName(s, seat)} rolls ${dice.sum}${mod}${by}${needed}.`, undefined, {
          seat,
          dice: dice.dice,
        }),
      );
      if (met) branch(x, spot, 0);
    },
    text({ who, plus, over, below, do: effects }) {
      const roller =
        who === 'player'
          ? 'make a roll'
          : `${who === 'opponent' ? 'your opponent' : `the player of ${WHO_NAMES.it}`} makes a roll`;
      const added =
        plus === undefined
          ? ''
          : isModifier(plus)
            ? `, modified by ${amountText(plus)}`
            : isLoss(plus)
              ? `, subtracting ${amountText(opposite(plus))}`
              : `, adding ${amountText(plus)}`;
      const when = over === undefined ? `less than ${amountText(below ?? 0)}` : `more than ${amountText(over)}`;
      return `${roller}${added}; if the result is ${when}, ${effectsText(effects)}`;
    },
    worth: 0,
  },
};

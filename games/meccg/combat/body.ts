// Body checks: of a character or ally whom a strike has wounded, of a strike that has failed. Each is an action in a
// chain of its own, in which only what directly affects its roll can be declared (CR-A19.2).

import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import { ITEM, isCharacter, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { beginChain } from '../chain/chain.ts';
import { charactersOf, companyOf } from '../company.ts';
import { type Dice, rollDice } from '../dice.ts';
import { cannotBe, mayBear } from '../effects/reading/deeds.ts';
import { PART_REPLACES } from '../effects/reading/parts.ts';
import { discardCard, eliminate, returnToHand } from '../happenings/leaving.ts';
import { runEffects } from '../happenings/running.ts';
import { happen, insteadOf } from '../happenings/triggers.ts';
import { FELL, GAINED, note } from '../history.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { isStrike, strikeIndex, strikeRef, THE_ATTACK } from '../refs.ts';
import { aboutCard, nameOf, say, seatName, title } from '../say.ts';
import { opponentOf } from '../seats.ts';
import { ATTACK_BODY, type MeccgState, MINION, ownerOf, PLAY, STRIKE_DEFEATED, WOUNDED } from '../state.ts';
import { attackBody } from '../stats/attack.ts';
import { defenderSeat } from '../stats/fight.ts';
import { leavingOf, namedResults } from '../stats/leaving.ts';
import { bodyOf, checkModifier } from '../stats.ts';
import { cardsOn } from '../zones.ts';
import type { HeirsFrame } from './frames.ts';

/** Somebody makes a body check, modified by `n`; his opponent rolls (MW-S7.5.1), or who has beaten him. */
export function testBody(s: MeccgState, card: number, n: number, by = opponentOf(s, ownerOf(s, card))): void {
  if (s.attack) s.attack.stage = ATTACK_BODY;
  beginChain(s, 'roll', [action('body', by, { on: card, n })]);
}

/** A failed strike of an attack with a body: the defender rolls (MW-S7.5.5). */
export function testStrikeBody(s: MeccgState, strike: number): void {
  if (!s.attack) return;
  s.attack.stage = ATTACK_BODY;
  beginChain(s, 'roll', [action('body', defenderSeat(s, s.attack), { on: strikeRef(strike) })]);
}

export function resolveBody(s: MeccgState, check: Action, emit: Emit): void {
  if (check.cancelled === 1) return;
  if (isStrike(check.on)) strikeBody(s, check, emit);
  else if (s.zone[check.on] === PLAY) characterBody(s, check, emit);
}

function strikeBody(s: MeccgState, check: Action, emit: Emit): void {
  const strike = s.attack?.faced[strikeIndex(check.on)];
  if (!strike) return;
  const dice = rollDice(s);
  const total = dice.sum + check.n + check.plus + checkModifier(s, THE_ATTACK, 'body');
  const body = attackBody(s);
  if (total > body) strike.state = STRIKE_DEFEATED;
  told(
    s,
    check.seat,
    dice,
    total,
    body,
    total > body ? 'it is defeated' : 'it is not defeated',
    check.on,
    'MW-S7.5.5',
    emit,
  );
}

function characterBody(s: MeccgState, check: Action, emit: Emit): void {
  const card = check.on;
  const dice = rollDice(s);
  const total = dice.sum + check.n + check.plus + checkModifier(s, card, 'body');
  const body = bodyOf(s, card);
  const { results = [], rolls = [] } = leavingOf(s, card);
  if (rolls.includes(dice.sum)) {
    told(s, check.seat, dice, total, body, 'he slips back into hand', card, 'MX-11.1', emit);
    returnToHand(s, card, emit, { by: THE_ATTACK });
    return;
  }
  const slinks = results.includes(total);
  const [result, rule] = slinks
    ? ['discarded', 'LE-S7.4.2']
    : [total > body ? 'eliminated' : 'survives', namedResults(s.def[card]) ? 'LE-S7.4.3' : 'MW-S7.5.1'];
  told(s, check.seat, dice, total, body, result, card, rule, emit);
  if (slinks) {
    discardCard(s, card, emit, { by: THE_ATTACK }); // with all that he bears: no item is handed on (LE-S7.4.4)
    return;
  }
  if (total <= body) {
    const instead = total === body ? insteadOf(s, 'body-equal', card) : undefined;
    if (instead) runEffects(s, instead, PART_REPLACES, s.def[instead.card]);
    return;
  }
  const heirs = isCharacter(s.def[card]) ? heirsOf(s, card) : [];
  if (itemsToHandOn(s, card, heirs).length > 0) begin(s, { at: 'combat/heirs', of: card, item: NONE, heirs });
  else fall(s, card, emit);
}

/** Eliminated by a body check, which only a minion's player may ask about later in the turn (Freeze the Flesh). */
function fall(s: MeccgState, card: number, emit: Emit): void {
  if (s.alignment[ownerOf(s, card)] === MINION) note(s, FELL, companyOf(s, card)?.id, card, s.under[card]);
  eliminate(s, card, emit);
}

function told(
  s: MeccgState,
  seat: Seat,
  dice: Dice,
  total: number,
  body: number,
  result: string,
  ref: number,
  rule: string,
  emit: Emit,
): void {
  const mod = total === dice.sum ? '' : ` (${total})`;
  emit?.(
    say(
      'body-check',
      rule,
      `Body check of ${nameOf(s, ref)}: ${seatName(s, seat)} rolls ${dice.sum}${mod} against ${body}: ${result}.`,
      isStrike(ref) ? undefined : aboutCard(ref),
      { seat, dice: dice.dice },
    ),
  );
}

/** The unwounded companions of a character. */
function heirsOf(s: MeccgState, card: number): number[] {
  const company = companyOf(s, card);
  return company ? charactersOf(s, company).filter((other) => other !== card && s.stand[other] !== WOUNDED) : [];
}

const takers = (s: MeccgState, item: number, heirs: readonly number[]): number[] =>
  heirs.filter((heir) => mayBear(s, s.def[item], heir));
const itemsToHandOn = (s: MeccgState, card: number, heirs: readonly number[]): number[] =>
  cardsOn(s, card).filter(
    (item) => KIND[s.def[item]] === ITEM && !cannotBe(s, 'transferred', item) && takers(s, item, heirs).length > 0,
  );

function inherit(s: MeccgState, f: HeirsFrame, heir: number, emit: Emit): void {
  emit?.(say('hand-on', 'MW-S10.7.7', `${title(s, heir)} takes ${title(s, f.item)}.`, aboutCard(f.item, heir)));
  s.host[f.item] = heir;
  note(s, GAINED, companyOf(s, heir)?.id ?? NONE, heir, f.item);
  happen(s, 'item-gained', heir, emit);
  f.heirs = f.heirs.filter((other) => other !== heir);
  f.item = NONE;
  f.at = 'combat/heirs';
}

export const heirsSteps: StepsFor<HeirsFrame> = {
  'combat/heirs': {
    run(s, f, emit) {
      if (itemsToHandOn(s, f.of, f.heirs).length > 0) f.at = 'combat/heirs-choose';
      else {
        finish(s);
        fall(s, f.of, emit);
      }
    },
  },
  'combat/heirs-choose': {
    kind: 'card',
    rule: 'MW-S10.7.7',
    seat: (s, f) => ownerOf(s, f.of),
    prompt: (s, f) => `Which item of ${title(s, f.of)} goes to a companion?`,
    options(s, f, offer) {
      for (const item of itemsToHandOn(s, f.of, f.heirs)) offer.add('hand-on', item);
      offer.add('keep-none');
    },
    take(s, f, move, emit) {
      if (move.verb === 'keep-none') {
        f.heirs = [];
        f.at = 'combat/heirs';
        return;
      }
      f.item = move.arg;
      const among = takers(s, f.item, f.heirs);
      if (among.length === 1) inherit(s, f, among[0], emit);
      else f.at = 'combat/heir-choose';
    },
  },
  'combat/heir-choose': {
    kind: 'piece',
    rule: 'CR-A22',
    seat: (s, f) => ownerOf(s, f.of),
    prompt: (s, f) => `Who takes ${title(s, f.item)}?`,
    options(s, f, offer) {
      for (const heir of takers(s, f.item, f.heirs)) offer.add('hand-to', heir);
    },
    take(s, f, move, emit) {
      inherit(s, f, move.arg, emit);
    },
  },
};

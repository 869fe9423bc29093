// What Combat Cards say. A card is a value made of requirements and effects; each effect runs, asks its question if it
// has one, and reads as text. "You" in a text is the side that uses the card.
import type { DecisionKind, Emit, GameEvent, Move, Refusal } from '../../../../engine/game.ts';
import { refusal } from '../../../../engine/game.ts';
import type { Offer } from '../../../../engine/offer.ts';
import { COMPANIONS } from '../../armies/movers.ts';
import { dunlendingsIn } from '../../forces/force.ts';
import { total } from '../../forces/packing.ts';
import type { BattleFrame, BattleSeen } from '../../frames.ts';
import { type Change, joined, type RoundCard } from '../../odds/round.ts';
import { cardTarget, cardTitle, count, does, say, theSide } from '../../say.ts';
import { type Board, opponent, type WotrState } from '../../state.ts';
import { EVENTS } from '../../tables/events.ts';
import { SHADOW, type Side } from '../../tables/nations.ts';
import { additionalAttack, score } from '../field/dice.ts';
import { bitCount, charactersOf, forceOf, toHit } from '../field/sides.ts';

export interface Requirement {
  /** A whole sentence, for the card and for "why not?". */
  readonly refusal: Refusal;
  holds(s: WotrState, f: BattleFrame, side: Side): boolean;
}

/** Something the user of the card decides. No option: nothing happens; a single one is taken without asking. */
export interface CombatQuestion {
  readonly kind: Extract<DecisionKind, 'piece' | 'amount' | 'place'>;
  readonly prompt: string;
  options(s: WotrState, f: BattleFrame, side: Side, offer: Offer): void;
  take(s: WotrState, f: BattleFrame, side: Side, move: Move, emit: Emit): void;
}

/** What a card makes of the round in numbers; or why numbers cannot say it. */
export type CardOdds = RoundCard | { readonly why: string };

export type Effect = {
  readonly text: string;
  /** What it will do in the battle as everybody sees it before the dice, if that side uses it and the other no card. */
  odds(s: Board, f: BattleSeen, side: Side): CardOdds;
} & ({ run(s: WotrState, f: BattleFrame, side: Side, emit: Emit): void } | { readonly asks: CombatQuestion });

export interface CombatCard {
  readonly requires?: Requirement;
  /** In order. A card with two initiative numbers has one effect for each. */
  readonly effects: readonly Effect[];
  /** For bots: how many hits it is worth, roughly. */
  readonly hint: number;
}

export const requirement = (text: string, holds: Requirement['holds']): Requirement => ({
  refusal: refusal('WR-6.20.1', text),
  holds,
});

/** The combat title of the card that a side uses in this round. */
export const cardInBattle = (f: BattleFrame, side: Side): string => EVENTS[f.now.card[side]].combat;

/** How a text names the moment, which the initiative number gives. */
const MOMENT = {
  before: 'Before the Combat Roll',
  after: 'When the losses of the round are taken',
  next: 'Then',
} as const;
type When = keyof typeof MOMENT;

/** Losses of an additional attack, and of hits outside the casualty step, are taken at once (WR-6.23.7). */
const takeLossesNow = (f: BattleFrame): void => {
  f.at = 'battle/losses';
};

// ---- modifiers ------------------------------------------------------------------------------------------------------

interface Bonus {
  readonly roll?: number;
  readonly reroll?: number;
  readonly to?: 'you' | 'enemy' | 'both';
}

export function add({ roll = 0, reroll = 0, to = 'you' }: Bonus): Effect {
  const n = roll || reroll;
  const rolls = roll && reroll ? 'Combat Roll and Leader Re-roll' : roll ? 'Combat Roll' : 'Leader Re-roll';
  const whose = to === 'you' ? 'your' : to === 'enemy' ? "the enemy's" : "either side's";
  const change = n > 0 ? `${n} higher` : `${-n} lower (an unchanged 6 still hits)`;
  const bonus: Change = { rollBonus: roll, rerollBonus: reroll };
  return {
    text: `Every die of ${whose} ${rolls} counts ${change}.`,
    odds: () => ({ ...(to !== 'enemy' && { you: bonus }), ...(to !== 'you' && { enemy: bonus }) }),
    run(_s, f, side, emit) {
      for (const who of [side, opponent(side)])
        if (to === 'both' || (who === side) === (to === 'you')) {
          f.now.rollBonus[who] += roll;
          f.now.rerollBonus[who] += reroll;
          emit?.(counts(f, side, who, rolls, n));
        }
    },
  };
}

/** 'Onslaught: each die of the Combat Roll of the Shadow counts 1 higher.' */
function counts(f: BattleFrame, side: Side, who: Side, rolls: string, n: number): GameEvent {
  const change = n > 0 ? `${n} higher` : `${-n} lower`;
  const text = `${cardInBattle(f, side)}: each die of the ${rolls} of ${theSide(who)} counts ${change}.`;
  return say('dice-changed', 'WR-5.6.3', text);
}

export const addForEachHitTaken = (): Effect => ({
  text: 'For every hit taken so, each die of your Combat Roll counts 1 higher.',
  odds: () => ({ bonusForBled: 1 }),
  run(_s, f, side, emit) {
    f.now.rollBonus[side] += f.now.bled;
    if (f.now.bled > 0) emit?.(counts(f, side, side, 'Combat Roll', f.now.bled));
  },
});

export const fewerDiceForCompanions = (): Effect => ({
  text: 'For each Companion who fights, the enemy leaves 1 die out of the Combat Roll; 1 always remains.',
  odds: (s, f, side) => ({ enemy: { fewerDice: bitCount(charactersOf(s, f, side) & COMPANIONS) } }),
  run(s, f, side, emit) {
    const fewer = bitCount(charactersOf(s, f, side) & COMPANIONS);
    f.now.fewerDice[opponent(side)] += fewer;
    const rolls = `${does(opponent(side), 'roll')} ${count(fewer, 'die', 'dice')} less, though never less than one`;
    emit?.(say('dice-changed', 'WR-5.6.3', `${cardInBattle(f, side)}: ${rolls}.`));
  },
});

export const ceiling = (dice: number): Effect => ({
  text: `The enemy's Combat Roll has ${dice} dice at most.`,
  odds: () => ({ enemy: { maxDice: dice } }),
  run(_s, f, side, emit) {
    const enemy = opponent(side);
    f.now.maxDice[enemy] = Math.min(f.now.maxDice[enemy], dice);
    const most = `${does(enemy, 'roll')} ${count(dice, 'die', 'dice')} at most`;
    emit?.(say('dice-changed', 'WR-5.6.3', `${cardInBattle(f, side)}: ${most}.`));
  },
});

// ---- prices ---------------------------------------------------------------------------------------------------------

export const spendNazgul = (points: number): Effect => ({
  text: `The Nazgûl lend ${points} less Leadership this round.`,
  odds: () => ({ you: { lessLeadership: points } }),
  run(_s, f) {
    f.now.nazgulForfeited += points;
  },
});

/** More than any Army can bear: so far "why not?" has an answer. */
const MOST_HITS = 20;
const tooMany = (most: number): Refusal => refusal('WR-5.6.3', `The card lets you take ${most} hits at most.`);
const TOO_FEW_UNITS = refusal('WR-6.24.2', 'Your units in the battle cannot take so many hits.');

/** Hits on one's own units, as many as one likes up to a number; they are taken before anything else happens. */
export const bleed = (when: When, most: number): Effect => ({
  text: `${MOMENT[when]} you may take up to ${most} hits on your own units.`,
  odds: (s, f, side) => ({
    bleeds: { when: when === 'before' ? 'before' : 'after', most: Math.min(most, hitsToDestroy(s, f, side)) },
  }),
  asks: {
    kind: 'amount',
    prompt: 'How many hits do you take on your own units?',
    options(s, f, side, offer) {
      const bearable = Math.min(most, hitsToDestroy(s, f, side));
      for (let n = 0; n <= bearable; n++) offer.add('suffer', n);
      if (!offer.explaining) return;
      for (let n = bearable + 1; n <= MOST_HITS; n++)
        offer.refuse(n > most ? tooMany(most) : TOO_FEW_UNITS, 'suffer', n);
    },
    take(s, f, side, move, emit) {
      f.now.bled = move.arg;
      f.now.due[side] += move.arg;
      if (move.arg === 0) return;
      if (dunlendingsIn(forceOf(s, f, side), side)) f.now.willing = true;
      const text = `${does(side, 'take')} ${count(move.arg, 'hit')} of ${side === SHADOW ? 'its' : 'their'} own will`;
      emit?.(say('bleed', 'WR-5.6.3', `${cardInBattle(f, side)}: ${text}.`));
      takeLossesNow(f);
    },
  },
});

// ---- cards ----------------------------------------------------------------------------------------------------------

/** Voids the enemy's Combat Card, its price included (WR-6.20.3). The price here is paid only if there is one. */
export const cancelCard = (price?: Effect, otherwise?: Effect): Effect => ({
  text: [
    "The enemy's Combat Card does nothing.",
    price ? `If there is one: ${inner(price.text)}` : '',
    otherwise ? `If the enemy uses none: ${inner(otherwise.text)}` : '',
  ]
    .filter(Boolean)
    .join(' '),
  odds: (s, f, side) =>
    hasRefused(f, opponent(side))
      ? (otherwise?.odds(s, f, side) ?? {})
      : { why: 'What it cancels is not known before the cards are shown.' },
  run(s, f, side, emit) {
    const enemy = opponent(side);
    const card = f.now.card[enemy];
    const follow = card < 0 ? otherwise : price;
    if (card >= 0) {
      f.now.cancelled[enemy] = 1;
      emit?.(say('card-cancelled', 'WR-6.20.3', `${cardTitle(card)} is cancelled.`, [cardTarget(card)]));
    }
    if (follow && 'run' in follow) follow.run(s, f, side, emit);
  },
});

/** The attacker says first whether he uses a card (WR-6.18.2): has he said no? */
const hasRefused = (f: BattleSeen, side: Side): boolean => side === f.side && f.now.declared[side] === 0;

export const forfeitCompanions = (): Effect => ({
  text: 'No Companion of yours lends Leadership this round.',
  odds: () => ({ why: 'It is the price of what it cancels.' }),
  run(s, f, side) {
    f.now.forfeited |= charactersOf(s, f, side) & COMPANIONS;
  },
});

const inner = (sentence: string): string => sentence[0].toLowerCase() + sentence.slice(1);

// ---- attacks and hits -----------------------------------------------------------------------------------------------

/** How many dice an additional attack has. */
export interface Dice {
  readonly text: string;
  of(s: Board, f: BattleSeen, side: Side): number;
  /** How the odds count them where the attack comes after the losses. */
  readonly later?: 'elites' | 'bled';
}

/** An attack besides the Combat Roll; without `on` it hits as that roll would (WR-6.23.6). */
export const attack = (when: When, dice: Dice, on?: number): Effect => ({
  text:
    `${MOMENT[when]} you attack with ${dice.text}, ` +
    `${on === undefined ? 'needing what your Combat Roll needs' : `hitting on ${on} or more`}; the enemy takes these losses at once.`,
  odds: (s, f, side) => {
    const needed = on ?? toHit(f, side);
    return when === 'before' || dice.later === undefined
      ? { attack: { dice: dice.of(s, f, side), on: needed } }
      : { attackAfter: { dice: dice.later, on: needed } };
  },
  run(s, f, side, emit) {
    if (additionalAttack(s, f, side, dice.of(s, f, side), on ?? toHit(f, side), emit) > 0) takeLossesNow(f);
  },
});

export interface Condition {
  /** Begins with "if". */
  readonly text: string;
  /** Its name in the odds. */
  readonly key: NonNullable<RoundCard['moreHits']>['if'];
  holds(s: WotrState, f: BattleFrame, side: Side): boolean;
}

export const extraHits = (hits: number, when: Condition, atOnce = false): Effect => ({
  text: `You score ${count(hits, 'more hit', 'more hits')} ${when.text}.`,
  odds: () => ({ moreHits: { hits, if: when.key } }),
  run(s, f, side, emit) {
    if (!when.holds(s, f, side)) return;
    score(f, side, hits);
    const more = `${does(side, 'score')} ${count(hits, 'more hit', 'more hits')}`;
    emit?.(say('extra-hits', 'WR-5.6.3', `${cardInBattle(f, side)}: ${more}.`));
    if (atOnce) takeLossesNow(f);
  },
});

export const cancelHit = (atLeast: number): Effect => ({
  text: `Before you take losses: of ${atLeast} or more hits scored on you, 1 is cancelled.`,
  odds: () => ({ cancels: atLeast }),
  run(_s, f, side, emit) {
    if (f.now.due[side] < atLeast) return;
    f.now.due[side]--;
    emit?.(say('hit-cancelled', 'WR-5.6.3', `${cardInBattle(f, side)}: one hit on ${theSide(side)} is cancelled.`));
  },
});

/** Everything that a card does, its parts together. */
export function oddsOf(effects: readonly Effect[], s: Board, f: BattleSeen, side: Side): CardOdds {
  let all: RoundCard = {};
  for (const effect of effects) {
    const part = effect.odds(s, f, side);
    if ('why' in part) return part;
    all = joined(all, part);
  }
  return all;
}

/** Hits of its own will that destroy every unit of a side: one for a Regular or a Dunlending, two for an Elite. */
export function hitsToDestroy(s: Board, f: BattleSeen, side: Side): number {
  const force = forceOf(s, f, side);
  return total(force.regular) + 2 * total(force.elite);
}

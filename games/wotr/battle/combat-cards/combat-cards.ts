// Event Cards in battle: which may be used, what they do and when, and how they read.
import { refusal, type Verdict } from '../../../../engine/game.ts';
import { COMPANIONS } from '../../armies/movers.ts';
import type { BattleFrame, BattleSeen } from '../../frames.ts';
import { laid, wordsOf } from '../../hands/laid.ts';
import { R } from '../../map/regions.ts';
import type { Board, WotrState } from '../../state.ts';
import { EVENT_SIDE, EVENTS } from '../../tables/events.ts';
import { FREE, type Side } from '../../tables/nations.ts';
import { charactersOf, handIn } from '../field/sides.ts';
import { FREE_COMBAT } from './free.ts';
import { SHADOW_COMBAT } from './shadow.ts';
import { type CardOdds, type CombatCard, type Effect, oddsOf } from './vocabulary.ts';

/** Of a card that is never in hand. */
const NEVER_USED: CombatCard = { effects: [], hint: 0 };
const BY_TITLE: Readonly<Record<string, CombatCard>> = { ...FREE_COMBAT, ...SHADOW_COMBAT, '': NEVER_USED };

/** By Event Card. */
const COMBAT: readonly CombatCard[] = EVENTS.map((event) => {
  const card = BY_TITLE[event.combat];
  if (!card) throw new Error(`${event.title} has the combat title "${event.combat}", which no Combat Card bears.`);
  return card;
});

/** When each effect of a card takes place: lower numbers first (WR-6.19.2). */
const MOMENTS: readonly (readonly number[])[] = EVENTS.map(({ initiative, index }) =>
  COMBAT[index].effects.map((_, part) => (typeof initiative === 'number' ? initiative : initiative[part])),
);

const FOLLY = refusal('WR-5.4.1', 'A card on the table forbids the Free Peoples Combat Cards here.');
const SILENT = refusal(
  'WR-5.6.3',
  'In the first round of this attack the defender uses a Combat Card only with a Companion.',
);
const MUTE = refusal('WR-5.6.3', 'In the first round of this attack the defender uses no Combat Card.');
const NOT_HELD = refusal('WR-5.6.1', 'You do not hold that card.');

function isForbiddenAt(s: WotrState, region: number): boolean {
  const card = laid(s, 'forbidsCombatCards');
  const place = card >= 0 ? wordsOf(card).forbidsCombatCards : undefined;
  return place !== undefined && R[place] === region;
}

/** May the side use Combat Cards at all in this round? Everybody knows the answer. */
export function mayUseCards(s: WotrState, f: BattleFrame, side: Side): Verdict {
  if (side === FREE && isForbiddenAt(s, f.region)) return FOLLY;
  if (f.special.muteFirstRound && f.round === 1 && side !== f.side) return MUTE;
  const silent = f.special.silentFirstRound && f.round === 1 && side !== f.side;
  return silent && (charactersOf(s, f, side) & COMPANIONS) === 0 ? SILENT : undefined;
}

/** A card on the table that the side can use as if it were in hand; -1 for none. */
export const tableCardOf = (s: WotrState, side: Side): number => {
  const card = laid(s, 'fights');
  return card >= 0 && EVENT_SIDE[card] === side ? card : -1;
};

/** Who holds the card or not: what it asks of the battle, which everybody sees. */
export const meetsRequirement = (s: WotrState, f: BattleFrame, side: Side, card: number): Verdict => {
  const { requires } = COMBAT[card];
  return !requires || requires.holds(s, f, side) ? undefined : requires.refusal;
};

/** May the side use this card in the battle now (WR-6.18.4, WR-6.20.1)? */
export function canUseInBattle(s: WotrState, f: BattleFrame, side: Side, card: number): Verdict {
  if (!handIn(s, f, side).includes(card) && tableCardOf(s, side) !== card) return NOT_HELD;
  return mayUseCards(s, f, side) ?? meetsRequirement(s, f, side, card);
}

/** Is there any card the side could use? */
export function hasUsableCard(s: WotrState, f: BattleFrame, side: Side): boolean {
  if (mayUseCards(s, f, side)) return false;
  const onTable = tableCardOf(s, side);
  if (onTable >= 0 && !meetsRequirement(s, f, side, onTable)) return true;
  return handIn(s, f, side).some((card) => !meetsRequirement(s, f, side, card));
}

/**
 * Must the side be asked about a card? Also when it holds none of use, so that the silence tells nothing;
 * not when everybody sees that it can have none.
 */
export function isAskedForCard(s: WotrState, f: BattleFrame, side: Side): boolean {
  if (mayUseCards(s, f, side)) return false;
  const onTable = tableCardOf(s, side);
  return handIn(s, f, side).length > 0 || (onTable >= 0 && !meetsRequirement(s, f, side, onTable));
}

/** The next effect of a card at this moment, counting from `part`; its place among the effects, or -1. */
export function effectAt(card: number, moment: number, part: number): number {
  const moments = MOMENTS[card];
  for (let i = part; i < moments.length; i++) if (moments[i] === moment) return i;
  return -1;
}

export const effectOf = (card: number, part: number): Effect => COMBAT[card].effects[part];

/** What the card does in battle, in our words. */
export function combatText(card: number): string {
  const { requires, effects } = COMBAT[card];
  return [...(requires ? [requires.refusal.text] : []), ...effects.map((effect) => effect.text)]
    .filter(Boolean)
    .join(' ');
}

/** What the card does in the round that comes, for the odds. */
export const combatOdds = (s: Board, f: BattleSeen, side: Side, card: number): CardOdds =>
  oddsOf(COMBAT[card].effects, s, f, side);

/** For bots: roughly how many hits the card is worth; 0 when it may not be used. */
export const combatHint = (s: WotrState, f: BattleFrame, side: Side, card: number): number =>
  canUseInBattle(s, f, side, card) ? 0 : COMBAT[card].hint;

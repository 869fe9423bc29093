// Event Cards in battle: which may be used, what they do and when, and how they read.
import { refusal, type Verdict } from '../../../../engine/game.ts';
import { COMPANIONS } from '../../armies/movers.ts';
import type { BattleFrame } from '../../frames.ts';
import { R } from '../../map/regions.ts';
import type { WotrState } from '../../state.ts';
import { E, EVENTS } from '../../tables/events.ts';
import { FREE, SHADOW, type Side } from '../../tables/nations.ts';
import { handOf, onTable } from '../../turn/cards.ts';
import { charactersOf } from '../sides.ts';
import { FREE_COMBAT } from './free.ts';
import { SHADOW_COMBAT } from './shadow.ts';
import type { CombatCard, Effect } from './vocabulary.ts';

const BY_TITLE: Readonly<Record<string, CombatCard>> = { ...FREE_COMBAT, ...SHADOW_COMBAT };

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

const FOLLY = refusal('WR-5.4.1', "Denethor's Folly: the Free Peoples use no Combat Cards at Minas Tirith.");
const SILENT = refusal(
  'WR-5.6.3',
  'In the first round of this attack the defender uses a Combat Card only with a Companion.',
);
const NOT_HELD = refusal('WR-5.6.1', 'You do not hold that card.');

/** May the side use Combat Cards at all in this round? Everybody knows the answer. */
export function mayUseCards(s: WotrState, f: BattleFrame, side: Side): Verdict {
  if (side === FREE && f.region === R['minas-tirith'] && onTable(s, E['denethors-folly'])) return FOLLY;
  const silent = f.special.silentFirstRound && f.round === 1 && side !== f.side;
  return silent && (charactersOf(s, f, side) & COMPANIONS) === 0 ? SILENT : undefined;
}

/** The Balrog on the table can be used as if it were in hand. */
export const tableCardOf = (s: WotrState, side: Side): number =>
  side === SHADOW && onTable(s, E['balrog-of-moria']) ? E['balrog-of-moria'] : -1;

const meetsRequirement = (s: WotrState, f: BattleFrame, side: Side, card: number): Verdict => {
  const { requires } = COMBAT[card];
  return !requires || requires.holds(s, f, side) ? undefined : requires.refusal;
};

/** May the side use this card in the battle now (WR-6.18.4, WR-6.20.1)? */
export function canUseInBattle(s: WotrState, f: BattleFrame, side: Side, card: number): Verdict {
  if (!handOf(s, side).includes(card) && tableCardOf(s, side) !== card) return NOT_HELD;
  return mayUseCards(s, f, side) ?? meetsRequirement(s, f, side, card);
}

/** Is there any card the side could use? */
export function hasUsableCard(s: WotrState, f: BattleFrame, side: Side): boolean {
  if (mayUseCards(s, f, side)) return false;
  const onTable = tableCardOf(s, side);
  if (onTable >= 0 && !meetsRequirement(s, f, side, onTable)) return true;
  return handOf(s, side).some((card) => !meetsRequirement(s, f, side, card));
}

/**
 * Must the side be asked about a card? Also when it holds none of use, so that the silence tells nothing;
 * not when everybody sees that it can have none.
 */
export function isAskedForCard(s: WotrState, f: BattleFrame, side: Side): boolean {
  if (mayUseCards(s, f, side)) return false;
  const onTable = tableCardOf(s, side);
  return handOf(s, side).length > 0 || (onTable >= 0 && !meetsRequirement(s, f, side, onTable));
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

/** For bots: roughly how many hits the card is worth; 0 when it may not be used. */
export const combatHint = (s: WotrState, f: BattleFrame, side: Side, card: number): number =>
  canUseInBattle(s, f, side, card) ? 0 : COMBAT[card].hint;

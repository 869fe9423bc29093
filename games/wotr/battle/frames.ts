// A battle under way: its locals, and those of its round.
import type { Move } from '../../../engine/game.ts';
import type { Force } from '../forces/force.ts';
import type { Side } from '../tables/nations.ts';

/** What a card, the sea or siege engines change about a whole battle. */
export interface BattleSpecial {
  /** A Siege Battle lasts this many rounds without reducing Elites; 1 by the rules (WR-6.31.4). */
  siegeRounds?: number;
  /** In round one the defender may use a Combat Card only with a Companion in the battle. */
  silentFirstRound?: boolean;
  /** The defender rolls so many dice less, all battle long, to a minimum of one. */
  fewerDefenderDice?: number;
  /** In round one the defender uses no Combat Card at all. */
  muteFirstRound?: boolean;
  /** The attacker may not cease. */
  noCease?: boolean;
  /** The attacker came by Ship: if his Army is lost, so are the Ships (WR-12.8.12). */
  bySea?: boolean;
  /** The Free Peoples gave up a Trebuchet for superiority to the end (WR-12.10.12). */
  claimed?: boolean;
}

export type BattleKind = 'field' | 'siege' | 'sortie';

/** One round of a battle. Lists of two are by side. */
export interface Round {
  /** The next stage of the round, and which part of a Combat Card is next in it (battle/round.ts). */
  next: number;
  part: number;
  /** The side that is asked something. */
  asks: Side;
  /** 1 for a side that has said it will use a Combat Card. */
  declared: number[];
  /** The Combat Card in use, or -1. */
  card: number[];
  /** 1 when the other card has cancelled it. */
  cancelled: number[];
  rollBonus: number[];
  rerollBonus: number[];
  /** Dice less in the Combat Roll, down to one (WR-6.16.7). */
  fewerDice: number[];
  /** The most dice in the Combat Roll. */
  maxDice: number[];
  /** 1 for a side without a Leader Re-roll. */
  noReroll: number[];
  /** Companions who gave up their Leadership, as bits (WR-6.20.2). */
  forfeited: number;
  /** Points of Nazgûl Leadership given up. */
  nazgulForfeited: number;
  /** Companions whose Leadership and abilities are cancelled, as bits. */
  silenced: number;
  /** 1 when the Shadow's ones may not be rolled again. */
  onesStand: number;
  /** Dice of the Combat Roll that missed, and the ones among them. */
  missed: number[];
  ones: number[];
  rollHits: number[];
  rerollHits: number[];
  /** All hits scored by the side so far, additional attacks among them. */
  scored: number[];
  /** Hits the side took of its own will for its card. */
  bled: number;
  /** Such hits are being taken, and Dunlendings are among those who may be (WR-12.7.7). */
  willing?: boolean;
  /** The most hits that whoever gave his life for others may cancel. */
  saves: number;
  /** Combat Strength that a card adds for the Free Peoples. */
  stronger?: number;
  /** Hits the side must still take. */
  due: number[];
}

export type BattleStep =
  | 'battle/start'
  | 'battle/white-rider'
  | 'battle/before-round'
  | 'battle/claim'
  | 'battle/field-or-siege'
  | 'battle/open-round'
  | 'battle/declare'
  | 'battle/choose'
  | 'battle/round'
  | 'battle/decide-piece'
  | 'battle/decide-amount'
  | 'battle/decide-place'
  | 'battle/losses'
  | 'battle/casualties'
  | 'battle/round-over'
  | 'battle/press'
  | 'battle/may-retreat'
  | 'battle/retreat'
  | 'battle/over'
  | 'battle/may-advance'
  | 'battle/advance'
  | 'battle/end';

export type BattleFrame = {
  at: BattleStep;
  /** The attacking side. */
  side: Side;
  from: number;
  region: number;
  kind: BattleKind;
  /** The attacking figures; the rest of their region is the rearguard (WR-6.15.1). After the battle: those who advance. */
  force: Force;
  special: BattleSpecial;
  round: number;
  /** Gandalf the White gave up his Leadership: Nazgûl have none this battle (his card). */
  whiteRider: boolean;
  now: Round;
  /** Combat Cards chosen and not yet revealed, by side. Secret. */
  picks: (Move | null)[];
};

/** What everybody sees of it. */
export type BattleSeen = Readonly<Omit<BattleFrame, 'at' | 'picks'>>;

// What is declared, and waits in a chain of effects for its resolution.
import { NONE, type Seat } from '../../../engine/game.ts';
import type { Ref } from '../refs.ts';

export const ACTION_KINDS = [
  'play', // a card by one of its ways
  'use', // an ability of a card in play
  'trigger', // a passive condition of a card (CR-A9)
  'creature', // a creature attacks (MW-S7.1.1)
  'character', // a character or Wizard comes into play
  'item', // an item is played at a site
  'ally',
  'faction', // an influence check against a faction in hand
  'influence', // an attempt against the opponent's card (MW-T9.1.1)
  'corruption', // a corruption check that something calls for
  'support', // a tap for +1 to a corruption check in the chain (MW-T8.1.1)
  'combat-support', // a tap for +1 prowess in a strike (MW-T7.1.1)
  'ward', // a tap that cancels an attack whose card allows that (Assassin)
  'lift', // a tap that ends an effect on one's company that allows it (River)
  'fend', // a tap that cancels a hazard aimed at one's company, as an effect lets (Great Ship)
  'body', // a body check (CR-A19.2)
  'removal', // an attempt to be rid of a card (CR-TERM-corruption-2)
  'sideboard', // a Wizard or a Nazgûl taps for the sideboard
  'ring-test',
  'on-guard', // a card is put on-guard
  'later', // what an effect that lasts has put off until something happens: `n` says which (happenings/lasting.ts)
  'special', // what a folder's own resolver knows by `n`
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export interface Action {
  kind: ActionKind;
  seat: Seat;
  /** The card it comes from; NONE where the rules alone cause it. */
  card: number;
  /** Which of its ways, uses or triggers. */
  way: number;
  by: Ref;
  on: Ref;
  /** A second object: the receiver of an item, a revealed card. */
  to: Ref;
  /** A number of its own: a check's modifier, a hazard's key. */
  n: number;
  /** What others of the chain added to its roll. */
  plus: number;
  /** How many rolls it makes, the best of which counts. */
  rolls: number;
  /** What cards do once it has succeeded, three numbers each: the card number, its way, the effect (happenings/running.ts). */
  rewards: number[];
  /** Those who tapped to support a check: pairs of who checks and who supports. Or of what they tapped against and who did. */
  help: number[];
  /** 1 once something in the chain has cancelled it. */
  cancelled: number;
  /** What was chosen on declaration besides its target: a branch, an attack, a card, a title (effects/choices.ts). */
  chosen?: number;
  /** What its card was, once that was given up for it and shuffled into a deck. */
  def?: number;
}

export const action = (kind: ActionKind, seat: Seat, more: Partial<Action> = {}): Action => ({
  kind,
  seat,
  card: NONE,
  way: 0,
  by: NONE,
  on: NONE,
  to: NONE,
  n: 0,
  plus: 0,
  rolls: 1,
  rewards: [],
  help: [],
  cancelled: 0,
  ...more,
});

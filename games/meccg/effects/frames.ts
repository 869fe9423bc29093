import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import type { Ref } from '../refs.ts';
import type { Part } from './reading/parts.ts';
import type { Happening } from './vocabulary.ts';

export type EffectFrame =
  /** A card was chosen to be played or used: by which way, by whom, on what? */
  | {
      at:
        | 'declare/way'
        | 'declare/way-choose'
        | 'declare/by'
        | 'declare/by-choose'
        | 'declare/on'
        | 'declare/on-choose';
      part: Part;
      seat: Seat;
      card: number;
      way: number;
      by: Ref;
    }
  /** Its user and target are chosen: which of its alternatives, which automatic-attack, which faction (choices.ts)? */
  | {
      at: 'declare/choice' | 'declare/choice-choose';
      part: Part;
      seat: Seat;
      card: number;
      way: number;
      by: Ref;
      on: Ref;
    }
  /** Somebody taps to cancel a hazard, as an effect lets: which one? */
  | { at: 'effects/fend-choose'; seat: Seat; by: number }
  /** Praise to Elbereth: who taps, and against what? `free` if nobody need do so. */
  | { at: 'declare/tapper' | 'declare/tapper-choose' | 'declare/against-choose'; seat: Seat; by: number; free: boolean }
  /**
   * The effects of a way, one after the other. `path` leads into effects that contain others: pairs of an effect's place
   * and the branch taken. `next` is the effect to come.
   */
  | { at: 'effects/run'; part: Part; def: number; action: Action; path: number[]; next: number }
  /** When what is above it on the stack is over, this happens to a card in play. */
  | { at: 'effects/later'; event: Happening; card: number }
  /** A card whose effects are done: short-events are discarded, others come into play. */
  | { at: 'effects/settle'; action: Action }
  /** Somebody chooses: cards out of a pile, one of several things. `then` is up to the verb that asks. */
  | ChoiceFrame;

/** A choice inside an effect. The answer is left in `chosen` for the verb that asked. */
export interface ChoiceFrame {
  at: 'effects/choose';
  seat: Seat;
  /** The verb that asks, and its place as in effects/run: it is called again with what was chosen. */
  part: Part;
  def: number;
  action: Action;
  path: number[];
  index: number;
  /** What can be chosen: references, or card numbers where `titles` is set. */
  among: number[];
  titles: boolean;
  /** What can be chosen are branches of the effect. */
  branches?: boolean;
  /** How many more may, and must, be chosen. */
  most: number;
  least: number;
  chosen: number[];
}

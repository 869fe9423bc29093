import type { Seat } from '../../../engine/game.ts';

/** The procedures of this folder. */
export type CouncilFrame =
  | { at: 'council/begin' }
  | {
      at:
        | 'council/checks' // everybody checks for corruption (MW-S1.3.1)
        | 'council/checks-choose'
        | 'council/wizards' // a Wizard who failed decides (MW-S1.3.7)
        | 'council/reveal' // duplicates in hand (MW-T1.2.1)
        | 'council/reveal-choose'
        | 'council/count';
      /** Who checks or reveals now; the player of the last turn comes first (MW-S1.3.2). */
      seat: Seat;
      /** Characters of that seat who have not checked. */
      todo: number[];
      /** By seat: 1 if he had a Wizard when the council began. */
      wizards: number[];
      /** By seat: card numbers he has revealed. */
      revealed: number[][];
      /** More corruption points for everybody but Wizards (CR-TRN-15). */
      link: number;
    };

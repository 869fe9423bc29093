import type { Seat } from '../../../engine/game.ts';

export type MovementFrame =
  /** A company's new site is chosen, then how it goes there, then region by region. `again`: by an additional move. */
  | { at: 'movement/to'; company: number; again: boolean }
  | { at: 'movement/how' | 'movement/how-choose'; company: number; to: number }
  | { at: 'movement/walk' | 'movement/walk-choose'; company: number; to: number; walk: number[] }
  /** The whole phase: one company after the other, then those at one site join. */
  | { at: 'movement/phase' | 'movement/next' | 'movement/next-choose' | 'movement/join' | 'movement/join-choose' }
  | CompanyFrame
  /** Does an effect on a single region, known by when it came, change one on the way of this company? */
  | { at: 'movement/region-choose'; company: number; since: number }
  /** The hazard player orders effects on types of regions and sites or on attacks: `left` are not yet placed (CR-A26). */
  | { at: 'movement/order-choose'; left: number[] }
  /** A player draws for a moving company, card by card (MW-S10.2.5). */
  | { at: 'movement/draw' | 'movement/draw-choose'; seat: Seat; company: number; left: number; drawn: number }
  /** A creature was chosen: what is it keyed to? (MW-S10.4.7) */
  | {
      at: 'movement/key' | 'movement/key-choose';
      seat: Seat;
      card: number;
      /** A card has called for it: it comes first in the next chain. */
      called?: boolean;
    };

/** The movement/hazard phase of one company. */
export interface CompanyFrame {
  at:
    | 'movement/path' // which regions after all? (CR-TRN-14)
    | 'movement/reveal'
    | 'movement/regions' // effects on a single region
    | 'movement/order'
    | 'movement/draws'
    | 'movement/hazards'
    | 'movement/end'
    | 'movement/arrive'
    | 'movement/again'
    | 'movement/over';
  company: number;
  /** What happens at the end has happened; hazards were resumed since (CR-I.D.33). */
  ended?: true;
}

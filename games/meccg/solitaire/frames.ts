export type SolitaireFrame =
  /** The hazards of a company are drawn, after its player has drawn (PA-3.9). */
  { at: 'solitaire/draw'; company: number };

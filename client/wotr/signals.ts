/** A card or a region held up to be read. */
export type Look =
  /** Held until it is put down, not only while a hand is over it. */
  { readonly card: number; readonly held?: boolean } | { readonly character: number } | { readonly region: number };

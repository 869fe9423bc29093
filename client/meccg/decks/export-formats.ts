import type { DeckFormat } from '../../../games/meccg/decks/write.ts';

/** The formats of games/meccg/decks, for people; a test compares the lists. */
export const DECK_FORMATS = [
  { id: 'text', name: 'Plain text', ending: 'txt' },
  { id: 'gccg', name: 'A file of GCCG', ending: 'deck' },
  { id: 'netmeccg', name: 'A file of NetMECCG', ending: 'dck' },
] as const satisfies readonly { id: DeckFormat; name: string; ending: string }[];

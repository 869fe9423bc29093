// What a deck is built for, as the options of its table.
import type { Options } from '../../../engine/game.ts';

export const FORMATS = [
  { id: 'standard', name: 'The standard game', options: {} },
  { id: 'starter', name: 'The starter game', options: { starter: true } },
  { id: 'tournament', name: 'A tournament', options: { tournament: true } },
  { id: 'solitaire', name: 'Solitaire', options: { solitaire: true } },
] as const satisfies readonly { id: string; name: string; options: Options }[];

export type Format = (typeof FORMATS)[number];

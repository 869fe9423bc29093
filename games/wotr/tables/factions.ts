// The factions of Twilight of the Third Age: like Characters they are out of play until a Muster result brings them in (WR-12.7.1).
import { FREE, SHADOW, type Side } from './nations.ts';

export const HILLMEN = 0;
export const CORSAIRS = 1;
export const ENTS = 2;

export type Faction = { readonly id: string; readonly name: string; readonly side: Side };

export const FACTIONS = [
  { id: 'hillmen', name: 'Hillmen of Dunland', side: SHADOW },
  { id: 'corsairs', name: 'Corsairs of Umbar', side: SHADOW },
  { id: 'ents', name: 'Ents of Fangorn', side: FREE },
] as const satisfies readonly Faction[];

export const FACTION_IDS: readonly string[] = FACTIONS.map(({ id }) => id);

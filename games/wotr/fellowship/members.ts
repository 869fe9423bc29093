// Who walks with the Ring-bearers, and how they leave (WR-8.3, WR-8.4).
import type { Emit } from '../../../engine/game.ts';
import { eliminateCharacter } from '../board/figures.ts';
import { begin } from '../procedures.ts';
import { characterName, say } from '../say.ts';
import { IN_FELLOWSHIP, REPLACED, type WotrState } from '../state.ts';
import { GOLLUM, LEVEL_OF, MERIADOC, PEREGRIN, SMEAGOL } from '../tables/characters.ts';
import { highestLevel } from './levels.ts';
import { hasOthers, hasSmeagol } from './smeagol.ts';

export const isInFellowship = (s: WotrState, character: number): boolean => s.at[character] === IN_FELLOWSHIP;
export const hasCompanions = (s: WotrState): boolean => s.at.includes(IN_FELLOWSHIP);
export const isHobbit = (character: number): boolean => character === MERIADOC || character === PEREGRIN;

/** Where the Ring-bearers are, if in a region at all: -1 on the Mordor Track (WR-9.11.6). */
export const fellowshipRegion = (s: WotrState): number => (s.mordor > 0 ? -1 : s.ringBearers);

/** The Companions in the Fellowship, in the order of the table. */
export function companionsOf(s: WotrState): number[] {
  const list: number[] = [];
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === IN_FELLOWSHIP) list.push(c);
  return list;
}

/** Nobody else guides beside Sméagol (WR-12.3.4). */
export const canGuide = (s: WotrState, character: number): boolean =>
  s.at[character] === IN_FELLOWSHIP &&
  (hasSmeagol(s) ? character === SMEAGOL : LEVEL_OF[character] === highestLevel(s));

/** Merry and Pippin, lost anywhere but in Mordor, come back as if they had left of their own will (their cards). */
export const comesBack = (s: WotrState, companion: number): boolean => s.mordor === 0 && isHobbit(companion);

/** The Ring-bearers are alone, or alone with Sméagol: Gollum guides them (WR-8.5.1, WR-12.3.11). */
export function followGollum(s: WotrState, emit: Emit): void {
  if (s.guide === GOLLUM || hasOthers(s)) return;
  if (hasSmeagol(s)) s.at[SMEAGOL] = REPLACED;
  s.guide = GOLLUM;
  emit?.(say('guide', 'WR-8.5.1', 'No Companion is left: Gollum guides the Ring-bearers.'));
}

/** Those who leave are put on the map as one group, which the Guide choice follows. Nobody may join them: all others count as moved. */
export function placeLeavers(s: WotrState, group: number): void {
  for (let c = 0; group >> c; c++) if (group & (1 << c)) s.at[c] = IN_FELLOWSHIP;
  begin(s, {
    at: 'companions/group',
    source: 'fellowship',
    group,
    from: s.ringBearers,
    extra: 0,
    level: 0,
    intoSiege: false,
    moved: ((1 << s.at.length) - 1) & ~group,
  });
}

/** A card takes a Companion out of the Fellowship for good. In a Hunt the tile's own steps do it. */
export function loseCompanion(s: WotrState, companion: number, emit: Emit): void {
  if (comesBack(s, companion)) {
    sayTakenAlive(companion, emit);
    placeLeavers(s, 1 << companion);
    return;
  }
  eliminateCharacter(s, companion);
  emit?.(say('companion-lost', 'WR-9.9.10', `${characterName(companion)} is lost.`));
  begin(s, { at: 'fellowship/guide' });
}

export function sayTakenAlive(companion: number, emit: Emit): void {
  emit?.(say('taken-alive', 'WR-8.15.3', `${characterName(companion)} is taken alive, and escapes.`));
}

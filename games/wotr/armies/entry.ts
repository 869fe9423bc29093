// Characters that come into play by a die: the Minions, Aragorn and Gandalf the White (their cards).
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { isStronghold } from '../board/control.ts';
import { isFreeStronghold } from '../fellowship/lurkers.ts';
import { countOf, rowOf } from '../forces/packing.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import { R, REGION_COUNT } from '../map/regions.ts';
import { activate, advance, allAtWar, isAtWar } from '../politics/politics.ts';
import { begin } from '../procedures.ts';
import { characterName, regionName, regionTarget, say } from '../say.ts';
import { type Board, ELIMINATED, REPLACED, SET_ASIDE, type WotrState } from '../state.ts';
import {
  ARAGORN,
  BALROG,
  CHARACTER_SIDE,
  CHIEF_OF_THE_RINGWRAITHS,
  GALADRIEL,
  GANDALF_GREY,
  GANDALF_WHITE,
  MOUTH_OF_SAURON,
  SARUMAN,
  STRIDER,
  WITCH_KING,
} from '../tables/characters.ts';
import { DWARVES, ELITE, ELVES, FREE, ISENGARD, NORTH, REGULAR, SAURON, SHADOW, type Side } from '../tables/nations.ts';
import { figure } from '../tables/pieces.ts';
import { ownsMinion } from '../team/command.ts';
import type { Uses } from '../turn/action-source.ts';
import { SETTLEMENTS } from './recruiting.ts';

type Entrants = Readonly<Record<Side, readonly number[]>>;
const MINIONS = [SARUMAN, WITCH_KING, MOUTH_OF_SAURON] as const;
const BASE: Entrants = [[ARAGORN, GANDALF_WHITE], MINIONS];
const TWILIGHT: Entrants = [
  [...BASE[FREE], GALADRIEL],
  [...MINIONS, CHIEF_OF_THE_RINGWRAITHS, BALROG],
];
/** Those that can be brought by a die, by side. */
export const entrants = (s: Board): Entrants => (s.rules.twilight ? TWILIGHT : BASE);

/** Those whose coming calls Gandalf the White; not the Balrog (WR-12.6.8). */
const CALLERS = [...MINIONS, CHIEF_OF_THE_RINGWRAITHS] as const;
const hasCome = (s: Board, character: number): boolean => (s.at[character] ?? SET_ASIDE) !== SET_ASIDE;

const STRIDERS_CITIES = new Set([R['minas-tirith'], R['dol-amroth'], R.pelargir]);

const ALREADY = refusal('WR-6.26.3', 'That Character has already come into play.');
const SARUMANS_PLAYER = refusal('WR-11.7.5', 'Your partner plays Saruman.');
const SAURONS_PLAYER = refusal('WR-11.7.4', 'Your partner plays the Minions of Sauron.');
const GONE = refusal('WR-6.26.3', 'That Character is out of the game for good.');
const NEVER_BROUGHT = refusal('WR-4.8.5', 'No die of yours brings that Character into play.');
const NO_MUSTER = refusal('WR-4.8.5', 'This Character comes into play with a Muster result.');
const NO_WILL = refusal('WR-4.10.5', 'This needs a Will of the West result.');
const ISENGARD_AT_PEACE = refusal('WR-4.8.5', 'Isengard must be At War before Saruman comes.');
const ORTHANC_LOST = refusal('WR-4.8.5', 'The enemy holds Orthanc.');
const SAURON_AT_PEACE = refusal('WR-4.8.5', 'Sauron must be At War before the Witch-king comes.');
const NO_SAURON_ARMY = refusal('WR-4.8.5', 'The Witch-king joins an Army with Sauron units, and there is none.');
const TOO_EARLY = refusal(
  'WR-4.8.5',
  'The Mouth of Sauron comes when the Fellowship is on the Mordor Track or all the Free Peoples are At War.',
);
const NO_SAURON_STRONGHOLD = refusal('WR-4.8.5', 'Every Stronghold of Sauron is lost.');
const STRIDER_ELSEWHERE = refusal(
  'WR-2.6.6',
  'Strider must be in Minas Tirith, Dol Amroth or Pelargir, and the enemy must not hold it.',
);
const ONE_WITCH_KING = refusal('WR-12.5.7', 'The other Witch-king has come into play: there is one in a game.');
const ELVES_AT_PEACE = refusal('WR-12.4.2', 'Sauron or the Elves must be At War before Galadriel comes.');
const WHITE_WIZARD = refusal('WR-12.4.2', 'Galadriel does not come while Gandalf the White is in play.');
const LORIEN_LOST = refusal('WR-12.4.2', 'The enemy holds Lórien.');
const NO_REGION = refusal('WR-12.5.2', 'On the Mordor Track the Ring-bearers are in no region that he could come to.');
const SANCTUARY = refusal('WR-12.5.2', 'The Ring-bearers are in a Stronghold of the Free Peoples.');
const WITCH_KING_THERE = refusal('WR-12.6.2', 'The Balrog does not come while a Witch-king is in play.');
const MORIA_LOST = refusal('WR-12.6.2', 'The enemy holds Moria.');
const GREY_IN_FELLOWSHIP = refusal('WR-2.6.6', 'Gandalf the Grey must have left the Fellowship or have fallen.');
const NO_MINION_YET = refusal('WR-2.6.6', 'No Minion has come into play yet.');

/** Why no die brings a Character who is none of those whom this side can bring. */
export const strangerVerdict = (s: WotrState, character: number): Refusal =>
  s.at[character] === ELIMINATED ? GONE : NEVER_BROUGHT;

/** May the die bring this Character into play? */
export function entryVerdict(s: WotrState, character: number, uses: Uses): Verdict {
  if (s.at[character] !== SET_ASIDE) return ALREADY;
  if (CHARACTER_SIDE[character] === SHADOW && !ownsMinion(s, character))
    return character === SARUMAN ? SARUMANS_PLAYER : SAURONS_PLAYER;
  if (CHARACTER_SIDE[character] === SHADOW || character === GALADRIEL) {
    if (!uses.muster) return NO_MUSTER;
  } else if (!uses.will) return NO_WILL;
  switch (character) {
    case SARUMAN:
      return !isAtWar(s, ISENGARD) ? ISENGARD_AT_PEACE : s.captured[R.orthanc] ? ORTHANC_LOST : undefined;
    case WITCH_KING:
      if (hasCome(s, CHIEF_OF_THE_RINGWRAITHS)) return ONE_WITCH_KING;
      return !isAtWar(s, SAURON) ? SAURON_AT_PEACE : hasEntry(s, character) ? undefined : NO_SAURON_ARMY;
    case MOUTH_OF_SAURON:
      if (s.mordor === 0 && !allAtWar(s, FREE)) return TOO_EARLY;
      return hasEntry(s, character) ? undefined : NO_SAURON_STRONGHOLD;
    case ARAGORN:
      return hasEntry(s, character) ? undefined : STRIDER_ELSEWHERE;
    case GANDALF_WHITE:
      if (s.at[GANDALF_GREY] < 0 && s.at[GANDALF_GREY] !== ELIMINATED) return GREY_IN_FELLOWSHIP;
      if (!CALLERS.some((minion) => hasCome(s, minion))) return NO_MINION_YET;
      return undefined; // Fangorn is always there (WR-2.6.9)
    case GALADRIEL:
      if (!isAtWar(s, SAURON) && !isAtWar(s, ELVES)) return ELVES_AT_PEACE;
      return s.at[GANDALF_WHITE] >= 0 ? WHITE_WIZARD : s.captured[R.lorien] ? LORIEN_LOST : undefined;
    case CHIEF_OF_THE_RINGWRAITHS:
      if (hasCome(s, WITCH_KING)) return ONE_WITCH_KING;
      return s.mordor > 0 ? NO_REGION : isFreeStronghold(s.ringBearers) ? SANCTUARY : undefined;
    case BALROG:
      return whereIsWitchKing(s) >= 0 ? WITCH_KING_THERE : s.captured[R.moria] ? MORIA_LOST : undefined;
    default:
      return ALREADY;
  }
}

/** Where a Character whose other conditions are met may appear. */
export function mayAppear(s: WotrState, character: number, region: number): boolean {
  switch (character) {
    case SARUMAN:
      return region === R.orthanc;
    case WITCH_KING:
      return countOf(s.regular[rowOf(region, SAURON)] | s.elite[rowOf(region, SAURON)], SAURON) > 0;
    case MOUTH_OF_SAURON:
      return SETTLEMENTS[SAURON].includes(region) && isStronghold(region) && !s.captured[region];
    case ARAGORN:
      return region === s.at[STRIDER] && STRIDERS_CITIES.has(region) && !s.captured[region];
    case GANDALF_WHITE:
      if (s.at[GANDALF_GREY] >= 0) return region === s.at[GANDALF_GREY];
      return (
        region === R.fangorn || (SETTLEMENTS[ELVES].includes(region) && isStronghold(region) && !s.captured[region])
      );
    case GALADRIEL:
      return region === R.lorien;
    case CHIEF_OF_THE_RINGWRAITHS:
      return region === s.ringBearers;
    case BALROG:
      return region === R.moria;
    default:
      return false;
  }
}

function hasEntry(s: WotrState, character: number): boolean {
  for (let region = 0; region < REGION_COUNT; region++) if (mayAppear(s, character, region)) return true;
  return false;
}

/** The Character is in play now; whom he replaces is not any more. Nobody has moved, so no Nation wakes (WR-7.2.9). */
export function enter(s: WotrState, character: number, region: number, emit: Emit): void {
  s.at[character] = region;
  if (character === ARAGORN) s.at[STRIDER] = REPLACED;
  if (character === GANDALF_WHITE) s.at[GANDALF_GREY] = REPLACED;
  const rule = CHARACTER_SIDE[character] === SHADOW ? 'WR-4.8.5' : 'WR-4.10.5';
  const text = `${characterName(character)} comes into play in ${regionName(region)}.`;
  emit?.(say('enter', rule, text, [regionTarget(region)]));
  if (character === BALROG) rouseTheDeep(s, emit);
  if (character === WITCH_KING) for (let nation = 0; nation < ISENGARD; nation++) activate(s, nation, 'minion', emit);
}

/** The Balrog brings a Sauron unit with him and rouses his neighbours (WR-12.6.2, WR-12.6.3). */
function rouseTheDeep(s: WotrState, emit: Emit): void {
  for (const nation of [ELVES, DWARVES, NORTH]) advance(s, nation, 'minion', emit);
  begin(s, {
    at: 'muster/card',
    side: SHADOW,
    pieces: [figure(SAURON, REGULAR), figure(SAURON, ELITE)],
    count: 1,
    regions: [R.moria],
    spread: 'one',
    optional: false,
    used: [],
  });
}

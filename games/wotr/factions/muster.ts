// What a Muster result does in Twilight of the Third Age: factions come into play and grow, siege engines are built (WR-12.7 to WR-12.10).
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { ASLEEP, areEntsGone, companionInFangorn, growEnts } from '../armies/ents.ts';
import { STACKING_LIMIT } from '../armies/pieces.ts';
import { doRecruit, musterVerdict } from '../armies/recruiting.ts';
import { isInside } from '../board/control.ts';
import { recruit } from '../board/figures.ts';
import { hasUnits, unitsIn } from '../forces/force.ts';
import { NATION_OF, R, REGION_COUNT } from '../map/regions.ts';
import { isAtWar } from '../politics/politics.ts';
import { ownsNation } from '../rules.ts';
import { regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { SARUMAN } from '../tables/characters.ts';
import { CORSAIRS, ENTS, FACTIONS, HILLMEN } from '../tables/factions.ts';
import { FREE, ISENGARD, NO_NATION, REGULAR, ROHAN, SHADOW, type Side, SOUTHRONS } from '../tables/nations.ts';
import { DUNLENDING, figure, SHIP } from '../tables/pieces.ts';
import type { ActionSource } from '../turn/action-source.ts';
import { piecesNamed } from '../words.ts';
import { build, dieBuildVerdict } from './engines.ts';

const DUNLAND = [R['north-dunland'], R['south-dunland']] as const;
const SOUTHRON_REGULAR = figure(SOUTHRONS, REGULAR);
/** Dunlendings that come to a place at once, and Ships that come with the Corsairs. */
const DUNLENDINGS = 2;
const FIRST_SHIPS = 2;

const NOT_MUSTER: Refusal = refusal('WR-12.7.1', 'This takes a Muster result.');
const IN_PLAY = refusal('WR-12.7.1', 'That faction is in play already.');
const NOT_YOURS = refusal('WR-12.7.1', 'That faction belongs to the other side.');
const ISENGARD_AT_PEACE = refusal('WR-12.7.2', 'Isengard must be At War before the Hillmen come.');
const DUNLAND_LOST = refusal('WR-12.7.2', 'The Hillmen come to the Settlements of Dunland, and neither can take them.');
const HARAD_AT_PEACE = refusal('WR-12.8.1', 'The Southrons & Easterlings must be At War before the Corsairs come.');
const UMBAR_LOST = refusal('WR-12.8.3', 'Ships come to Umbar, and the enemy holds it.');
const NO_SARUMAN = refusal('WR-12.9.1', 'The Ents come only while Saruman is in play.');
const NO_COMPANION = refusal('WR-12.9.1', 'A Companion must be in Fangorn to rouse the Ents.');
const ENTS_GONE = refusal('WR-12.9.8', 'The Ents have gone for good.');
const NO_HILLMEN = refusal('WR-12.7.3', 'The Hillmen of Dunland are not in play.');
const NOT_THERE = refusal('WR-12.7.3', 'Dunlendings come to a Shadow Army in a region of Isengard or Rohan.');
const SHUT_IN = refusal('WR-12.7.3', 'The Army there is inside a Stronghold under siege.');
const FULL = refusal('WR-6.6.7', 'Your Army there is as large as it may be.');
const NO_DUNLENDING = refusal('WR-12.7.10', 'All twelve Dunlendings are on the map.');
const NO_CORSAIRS = refusal('WR-12.8.2', 'The Corsairs of Umbar are not in play.');
const PARTNERS = refusal('WR-11.12.5', 'That faction follows the Nation that your partner plays.');
const NO_SHIP = refusal('WR-12.8.16', 'All six Ships are on the map.');

/** Whose player brings a faction and uses its die: that of its Nation; the Ents come to either (WR-11.12.5). */
const NATION_OF_FACTION: readonly number[] = [ISENGARD, SOUTHRONS, NO_NATION];
const isPartners = (s: WotrState, nation: number): boolean => nation !== NO_NATION && !ownsNation(s, nation);

const roomIn = (s: WotrState, region: number): number =>
  Math.min(DUNLENDINGS, s.reserve[DUNLENDING], STACKING_LIMIT - unitsIn(s, region, SHADOW));

/** Where the Hillmen appear: in Settlements that the Shadow holds (WR-12.7.2). */
const canRise = (s: WotrState, region: number): boolean =>
  !s.captured[region] && !hasUnits(s, region, FREE) && roomIn(s, region) > 0;

/** May a Muster result bring the faction into play? */
export function callVerdict(s: WotrState, faction: number, side: Side): Verdict {
  if (FACTIONS[faction].side !== side) return NOT_YOURS;
  if (isPartners(s, NATION_OF_FACTION[faction])) return PARTNERS;
  if (faction === ENTS && areEntsGone(s)) return ENTS_GONE;
  if (s.factions[faction] > 0) return IN_PLAY;
  switch (faction) {
    case HILLMEN:
      return !isAtWar(s, ISENGARD) ? ISENGARD_AT_PEACE : DUNLAND.some((r) => canRise(s, r)) ? undefined : DUNLAND_LOST;
    case CORSAIRS:
      return !isAtWar(s, SOUTHRONS) ? HARAD_AT_PEACE : s.captured[R.umbar] ? UMBAR_LOST : undefined;
    default:
      return s.at[SARUMAN] < 0 ? NO_SARUMAN : companionInFangorn(s) ? undefined : NO_COMPANION;
  }
}

/** Death to the Forgoil: where? */
export function forgoilVerdict(s: WotrState, region: number): Verdict {
  if (s.factions[HILLMEN] === 0) return NO_HILLMEN;
  if (isPartners(s, ISENGARD)) return PARTNERS;
  const nation = NATION_OF[region];
  if ((nation !== ISENGARD && nation !== ROHAN) || !hasUnits(s, region, SHADOW)) return NOT_THERE;
  if (isInside(s, region, SHADOW)) return SHUT_IN;
  if (s.reserve[DUNLENDING] === 0) return NO_DUNLENDING;
  return roomIn(s, region) > 0 ? undefined : FULL;
}

function blackShipsVerdict(s: WotrState): Verdict {
  if (s.factions[CORSAIRS] === 0) return NO_CORSAIRS;
  if (isPartners(s, SOUTHRONS)) return PARTNERS;
  if (s.captured[R.umbar]) return UMBAR_LOST;
  return s.reserve[SHIP] > 0 ? undefined : NO_SHIP;
}

function call(s: WotrState, faction: number, emit: Emit): void {
  s.factions[faction] = 1;
  emit?.(say('faction', 'WR-12.7.1', `The ${FACTIONS[faction].name} come into play.`));
  if (faction === HILLMEN) for (const region of DUNLAND) if (canRise(s, region)) rise(s, region, 'WR-12.7.2', emit);
  if (faction === CORSAIRS) launch(s, FIRST_SHIPS, 'WR-12.8.1', emit);
  if (faction === ENTS) growEnts(s, 1, 'WR-12.9.1', emit);
}

/** Two Dunlendings, or as many as there are and the region can take. */
function rise(s: WotrState, region: number, rule: 'WR-12.7.2' | 'WR-12.7.3', emit: Emit): void {
  const n = roomIn(s, region);
  for (let i = 0; i < n; i++) recruit(s, region, DUNLENDING);
  const text = `${piecesNamed(n, DUNLENDING)} ${n === 1 ? 'rises' : 'rise'} in ${regionName(region)}.`;
  emit?.(say('recruit', rule, text, [regionTarget(region)]));
}

function launch(s: WotrState, ships: number, rule: 'WR-12.8.1' | 'WR-12.8.2', emit: Emit): void {
  const n = Math.min(ships, s.reserve[SHIP]);
  for (let i = 0; i < n; i++) recruit(s, R.umbar, SHIP);
  const text = `${piecesNamed(n, SHIP)} ${n === 1 ? 'comes' : 'come'} to Umbar.`;
  emit?.(say('recruit', rule, text, [regionTarget(R.umbar)]));
}

/** The Regular comes only where a Muster result could recruit it; a siege keeps it out, not the Ship (WR-12.8.2). */
function blackShips(s: WotrState, emit: Emit): void {
  launch(s, 1, 'WR-12.8.2', emit);
  if (s.reserve[SOUTHRON_REGULAR] > 0 && !musterVerdict(s, SOUTHRON_REGULAR, R.umbar, -1))
    doRecruit(s, SOUTHRON_REGULAR, R.umbar, 'WR-12.8.2', emit);
}

function offerAll(s: WotrState, side: Side, offer: Offer, refused?: Refusal): void {
  for (let faction = 0; faction < FACTIONS.length; faction++)
    if (offer.explaining || FACTIONS[faction].side === side)
      offer.check(refused ?? callVerdict(s, faction, side), 'call', faction);
  if (side === SHADOW) offer.check(refused ?? blackShipsVerdict(s), 'black ships');
  for (let region = 0; region < REGION_COUNT; region++) {
    if (side === SHADOW) offer.check(refused ?? forgoilVerdict(s, region), 'forgoil', region);
    offer.check(refused ?? dieBuildVerdict(s, region, side), 'build', region);
  }
}

/** They wait for their card. */
function refuseEnts(offer: Offer): void {
  for (let region = 0; region < REGION_COUNT; region++) {
    offer.refuse(ASLEEP, 'ent to', region);
    offer.refuse(ASLEEP, 'ent against', region);
  }
}

export const factionActions: ActionSource = {
  verbs: {
    call: { takes: 'faction', label: 'Bring into play: {}' },
    forgoil: { takes: 'region', label: 'Death to the Forgoil: two Dunlendings in {}' },
    'black ships': { label: 'Black Ships: a Ship and a Southron Regular in Umbar' },
    build: { takes: 'region', label: 'Build a siege engine at {}' },
  },
  offer(s, side, uses, offer) {
    if (!s.rules.twilight) return;
    if (offer.explaining) refuseEnts(offer);
    if (uses.muster) offerAll(s, side, offer);
    else if (offer.explaining) offerAll(s, side, offer, NOT_MUSTER);
  },
  take(s, side, _uses, move, _done, emit) {
    switch (move.verb) {
      case 'call':
        call(s, move.arg, emit);
        return;
      case 'forgoil':
        rise(s, move.arg, 'WR-12.7.3', emit);
        return;
      case 'black ships':
        blackShips(s, emit);
        return;
      default:
        build(s, move.arg, side, emit);
    }
  },
};

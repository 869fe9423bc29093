// What a player sees on the table in rule tests, by the names that positions use: where a card is and how it stands, hands
// and piles, companies and their ways, the turn, the attack. The numbers of a card are in table.ts. At the end, what a card
// might bring about: tests of the moment after it.
import assert from 'node:assert/strict';
import { CARDS, cardIndex } from '../../games/meccg/cards/all.ts';
import { REGION_TYPES, SITE_TYPES } from '../../games/meccg/cards/facts.ts';
import * as company from '../../games/meccg/companies/company.ts';
import * as leaving from '../../games/meccg/companies/leaving.ts';
import * as score from '../../games/meccg/council/score.ts';
import { meccg } from '../../games/meccg/game.ts';
import { keysFor } from '../../games/meccg/movement/keying.ts';
import * as movement from '../../games/meccg/movement/movement.ts';
import { REGION_IDS } from '../../games/meccg/places/regions.ts';
import { SITE_IDS, siteIndex } from '../../games/meccg/places/sites.ts';
import { SITE_WORDS, STAND_WORDS } from '../../games/meccg/position.ts';
import * as present from '../../games/meccg/present.ts';
import { automaticAttacks } from '../../games/meccg/sites/automatic.ts';
import {
  type Company,
  GENERAL,
  type MeccgState,
  ORPHAN,
  PHASE_NAMES,
  PLAY,
  siteSlot,
  ZONE_NAMES,
} from '../../games/meccg/state.ts';
import * as stats from '../../games/meccg/stats.ts';
import { SEAT_IDS } from '../../games/meccg/words.ts';
import * as zones from '../../games/meccg/zones.ts';

export interface Table {
  readonly state: MeccgState;
}
type Pile = (typeof ZONE_NAMES)[number];
type Stand = (typeof STAND_WORDS)[number];

const seatOf = ({ state }: Table, name: string): number => {
  const seat = SEAT_IDS.indexOf(name as never);
  assert.ok(seat >= 0 && seat < state.alignment.length, `Nobody sits at "${name}": write one, two and so on.`);
  return seat;
};
const siteOfId = (id: string): number => {
  const site = siteIndex(id);
  assert.ok(site >= 0, `"${id}" is no site.`);
  return site;
};
const idOf = ({ state }: Table, card: number): string => CARDS[state.def[card]].id;

// ---- cards --------------------------------------------------------------------------------------------------------------

/** Of several copies the one in play. */
const cardOf = ({ state }: Table, id: string): number => {
  const def = cardIndex(id);
  assert.ok(def >= 0, `There is no card "${id}".`);
  const card = state.play.find((one) => state.def[one] === def) ?? state.def.indexOf(def);
  assert.ok(card >= 0, `${CARDS[def].name} is not in this game.`);
  return card;
};

/** 'untapped', 'tapped' or 'wounded' in play; elsewhere the name of its pile. */
export function where(game: Table, id: string): string {
  const card = cardOf(game, id);
  const { zone, stand } = game.state;
  return zone[card] === PLAY ? STAND_WORDS[stand[card]] : ZONE_NAMES[zone[card]];
}

/** Whom a card is with or on. */
export function bearer(game: Table, id: string): string {
  const host = game.state.host[cardOf(game, id)];
  return host >= 0 && host < game.state.def.length ? idOf(game, host) : '';
}

/** Who controls a character: 'general' influence, a character, or 'nobody'. */
export function controller(game: Table, id: string): string {
  const under = game.state.under[cardOf(game, id)];
  return under === GENERAL ? 'general' : under === ORPHAN ? 'nobody' : idOf(game, under);
}

/** Everything on the table, the oldest first. */
export const inPlay = (game: Table): string[] => game.state.play.map((card) => idOf(game, card));

/** Cards with an effect that lasts though they are gone, each as often as it has one. */
export const lastingEffects = ({ state }: Table): string[] => state.lasting.map(({ def }) => CARDS[def].id);
/** How many checks and other actions that something has caused wait for the next chain. */
export const waitingActions = ({ state }: Table): number => state.pending.length;

// ---- players ------------------------------------------------------------------------------------------------------------

/** The cards of a pile, the top of a deck last. */
export const pileOf = (game: Table, seat: string, pile: Pile): string[] =>
  zones.pile(game.state, seatOf(game, seat), ZONE_NAMES.indexOf(pile)).map((card) => idOf(game, card));
/** How many cards each player holds. */
export const hands = (game: Table): number[] =>
  game.state.alignment.map((_, seat) => pileOf(game, SEAT_IDS[seat], 'hand').length);
export const handSizeOf = (game: Table, seat: string): number => stats.handSizeOf(game.state, seatOf(game, seat));
export const timesExhausted = (game: Table, seat: string): number => game.state.exhausted[seatOf(game, seat)];
export const unusedGeneralInfluence = (game: Table, seat: string): number =>
  stats.unusedGeneralInfluence(game.state, seatOf(game, seat));
/** All kinds together. */
export const marshallingPoints = (game: Table, seat: string): number =>
  score.sum(stats.pointsOf(game.state, seatOf(game, seat)));
/** What would count at a council held now, each player's; `revealed` are the cards that each has shown of his hand. */
export const councilTotals = (game: Table, revealed: Readonly<Record<string, readonly string[]>> = {}): number[] =>
  score.totals(
    game.state,
    game.state.alignment.map((_, seat) => (revealed[SEAT_IDS[seat]] ?? []).map(cardIndex)),
  );
/** A player's card of a site: 'available', 'in-play', 'tapped', 'discarded' or 'absent'. */
export const siteCard = (game: Table, seat: string, site: string): string =>
  SITE_WORDS[game.state.sites[siteSlot(seatOf(game, seat), siteOfId(site))]];

// ---- companies ----------------------------------------------------------------------------------------------------------

/** The company of somebody; the first on the table when nobody is named. */
const companyOf = (game: Table, who?: string): Company => {
  const found = who === undefined ? game.state.companies[0] : company.companyOf(game.state, cardOf(game, who));
  assert.ok(found, who === undefined ? 'There is no company.' : `${who} is in no company.`);
  return found;
};
const membersOf = (game: Table, one: Company): string[] =>
  company.charactersOf(game.state, one).map((card) => idOf(game, card));

/** Who goes with whom; of all players when none is named. */
export const companies = (game: Table, seat?: string): string[][] =>
  game.state.companies
    .filter((one) => seat === undefined || one.seat === seatOf(game, seat))
    .map((one) => membersOf(game, one));
/** A player's companies as positions write them, somebody as `gimli wounded under elrond: glamdring, sting tapped`. */
export const companiesAsWritten = (
  game: Table,
  seat: string,
): { site: string; characters: string[]; tapped: boolean }[] =>
  company.companiesOf(game.state, seatOf(game, seat)).map((one) => ({
    site: SITE_IDS[one.site],
    characters: company.charactersOf(game.state, one).map((card) => asWritten(game, card)),
    tapped: company.siteIsTapped(game.state, one),
  }));
function asWritten(game: Table, card: number): string {
  const { stand, under } = game.state;
  const standing = (one: number): string => idOf(game, one) + (stand[one] > 0 ? ` ${STAND_WORDS[stand[one]]}` : '');
  const control =
    under[card] === GENERAL ? '' : ` under ${under[card] === ORPHAN ? 'nobody' : idOf(game, under[card])}`;
  const on = zones.cardsOn(game.state, card).map(standing);
  return standing(card) + control + (on.length > 0 ? `: ${on.join(', ')}` : '');
}
/** Who is in the company whose movement/hazard or site phase runs; nobody between them. */
export const companyNow = (game: Table): string[] => {
  const now = company.theCompany(game.state);
  return now ? membersOf(game, now) : [];
};
export const companySize = (game: Table, who?: string): number => company.sizeOf(game.state, companyOf(game, who));
/** What it had when its movement/hazard phase began. */
export const sizeForHazards = (game: Table, who?: string): number => companyOf(game, who).size;
export const hazardLimit = (game: Table, who?: string): number => stats.hazardLimitOf(game.state, companyOf(game, who));
export const hazardsPlayed = (game: Table, who?: string): number => companyOf(game, who).hazards;
/** Where it is; 'under way' between two sites. */
export const siteOf = (game: Table, who?: string): string =>
  SITE_IDS[company.siteOf(companyOf(game, who))] ?? 'under way';
export const newSiteOf = (game: Table, who?: string): string => SITE_IDS[companyOf(game, who).to] ?? 'none';
export const siteIsTapped = (game: Table, who?: string): boolean =>
  company.siteIsTapped(game.state, companyOf(game, who));
/** The types of the regions it goes through. */
export const sitePath = (game: Table, who?: string): string[] =>
  present.regionTypes(game.state, companyOf(game, who)).map((type) => REGION_TYPES[type]);
/** The regions it goes through, where it goes by regions. */
export const regionsOf = (game: Table, who?: string): string[] =>
  companyOf(game, who).walk.map((region) => REGION_IDS[region]);
/** The strikes and the prowess of each automatic-attack where it is. */
export const automaticAttacksAt = (game: Table, who?: string): number[][] =>
  automaticAttacks(game.state, companyOf(game, who)).map(({ strikes, prowess }) => [strikes, prowess]);

// ---- the turn -----------------------------------------------------------------------------------------------------------

export const turnNow = ({ state }: Table): number => state.turn;
export const playerNow = ({ state }: Table): string => SEAT_IDS[state.active];
export const phaseNow = ({ state }: Table): string => PHASE_NAMES[state.phase];
/** 'during' the phase, at its 'start' or at its 'end'. */
export const partNow = ({ state }: Table): string => ['during', 'start', 'end'][state.part];
/** Who is asked now, and at which step; nobody when the game is over. */
export function asked({ state }: Table): { seat: string; at: string } {
  const [decision] = meccg.decisions(state);
  return decision ? { seat: SEAT_IDS[decision.seat], at: decision.at } : { seat: '', at: '' };
}
/** What that player is asked, in a sentence. */
export function question({ state }: Table): string {
  const [decision] = meccg.decisions(state);
  assert.ok(decision, 'Nobody is asked anything.');
  return meccg.ask(state, decision);
}

// ---- the attack ---------------------------------------------------------------------------------------------------------

export const isAttacked = ({ state }: Table): boolean => state.attack !== null;

interface AttackSeen {
  /** The card that attacks; 'automatic' for one printed on a site. */
  readonly by: string;
  readonly attacker: string;
  readonly whom: readonly string[];
  /** As printed; what changes them counts in table.ts. */
  readonly strikes: number;
  readonly prowess: number;
  /** -1 for an attack without one. */
  readonly body: number;
  /** Which attack of its card it is. */
  readonly nth: number;
  /** Strikes that nobody has yet, beyond one for everybody. */
  readonly excess: number;
  /** How many attacks of its card somebody has tapped to cancel. */
  readonly spared: number;
  /** 'wilderness', 'moria' and the like; 'anywhere' for an attack without a key. */
  readonly keyedTo: string;
}

/** The attack that is faced now. */
export function attackNow(game: Table): AttackSeen {
  const { attack, companies: all } = game.state;
  assert.ok(attack, 'Nobody is attacked.');
  const { card, seat, strikes, prowess, body, nth, excess, spared } = attack;
  const struck = all.find(({ id }) => id === attack.company);
  return {
    by: card < 0 ? 'automatic' : idOf(game, card),
    attacker: SEAT_IDS[seat],
    whom: struck ? membersOf(game, struck) : [],
    ...{ strikes, prowess, body, nth, excess, spared },
    keyedTo: keyWord(attack.key, attack.keyedTo),
  };
}

/** By KEY_NONE to KEY_SITE: what can be keyed to. */
const KEYS = [[], REGION_TYPES, SITE_TYPES, REGION_IDS, SITE_IDS] as const;
const keyWord = (key: number, keyedTo: number): string => KEYS[key][keyedTo] ?? 'anywhere';

/** What a creature can be keyed to against a company, in words. */
export const keysOf = (game: Table, creature: string, who?: string): string[] =>
  keysFor(game.state, companyOf(game, who), cardIndex(creature))
    .map(({ key, keyedTo }) => keyWord(key, keyedTo))
    .sort();

/** Who faces a strike each, in the order of assignment; '' for one that failed before. */
export const strikes = (game: Table): string[] =>
  (game.state.attack?.faced ?? []).map(({ on }) => (on < 0 ? '' : idOf(game, on)));
/** How many excess strikes were allotted to the strike on somebody. */
export function excessOn(game: Table, id: string): number {
  const strike = game.state.attack?.faced.find(({ on }) => on === cardOf(game, id));
  assert.ok(strike, `${id} faces no strike.`);
  return strike.excess;
}

// ---- what a card might bring about --------------------------------------------------------------------------------------

export const becomes = (game: Table, id: string, stand: Stand): void => {
  game.state.stand[cardOf(game, id)] = STAND_WORDS.indexOf(stand);
};
export const isEliminated = (game: Table, id: string): void =>
  leaving.eliminate(game.state, cardOf(game, id), undefined);
export const isDiscarded = (game: Table, id: string): void => {
  leaving.discardCard(game.state, cardOf(game, id), undefined);
};
/** Its company goes back to where it came from. */
export const isSentBack = (game: Table, who?: string): void =>
  movement.returnToOrigin(game.state, companyOf(game, who), undefined);
export const siteBecomes = (game: Table, stand: 'tapped' | 'untapped', who?: string): void =>
  company.setSiteTapped(game.state, companyOf(game, who), stand === 'tapped');

// Beside table.ts: where a card is and how it stands, whom a company meets on its way, who is asked, what an attack was when
// it began. At the end, what a card might bring about, for tests of the moment after it.
import assert from 'node:assert/strict';
import { NONE, type Words } from '../../engine/game.ts';
import { cardIndex } from '../../games/meccg/cards/all.ts';
import { REGION_TYPES, SITE_TYPES } from '../../games/meccg/cards/facts.ts';
import * as company from '../../games/meccg/company.ts';
import * as score from '../../games/meccg/council/score.ts';
import { meccg } from '../../games/meccg/game.ts';
import * as leaving from '../../games/meccg/happenings/leaving.ts';
import { numbersOf } from '../../games/meccg/influence/attempt.ts';
import { keysFor } from '../../games/meccg/movement/keying.ts';
import * as movement from '../../games/meccg/movement/movement.ts';
import { REGION_IDS } from '../../games/meccg/places/regions.ts';
import { SITE_IDS, siteIndex } from '../../games/meccg/places/sites.ts';
import { DID_WORDS, SITE_WORDS, STAND_WORDS } from '../../games/meccg/position.ts';
import * as present from '../../games/meccg/present.ts';
import { companyRef, siteRef } from '../../games/meccg/refs.ts';
import { hereVerdict } from '../../games/meccg/sites/play.ts';
import {
  CREATURE,
  GENERAL,
  MOVES_AGAIN,
  ORPHAN,
  PLAY,
  siteSlot,
  UNTIL_TURN,
  ZONE_NAMES,
} from '../../games/meccg/state.ts';
import { SEAT_IDS } from '../../games/meccg/words.ts';
import * as zones from '../../games/meccg/zones.ts';
import { cardOf, companyOf, nameOf, namesOf, type Player, seatOf, type Table } from './words/names.ts';

// ---- cards --------------------------------------------------------------------------------------------------------------

/** Of several copies the first that the position names, wherever it has gone since. */
function firstCopy({ state }: Table, id: string): number {
  const def = cardIndex(id);
  assert.ok(def !== NONE, `No card is called ${id}.`);
  const card = state.def.indexOf(def);
  assert.ok(card >= 0, `${id} is not in this game.`);
  return card;
}
/** 'untapped', 'tapped' or 'wounded' in play; elsewhere the name of its pile. */
export function where(game: Table, id: string): string {
  const card = firstCopy(game, id);
  const { zone, stand } = game.state;
  return zone[card] === PLAY ? STAND_WORDS[stand[card]] : ZONE_NAMES[zone[card]];
}
/** Whom a card is with or on. */
export const bearer = (game: Table, id: string): string => nameOf(game, game.state.host[firstCopy(game, id)]);
/** Everything on the table, the oldest first. */
export const cardsInPlay = (game: Table): string[] => namesOf(game, game.state.play);
/** Any pile of a player, a deck with its bottom card first. */
export const pileOf = (game: Table, player: Player, pile: (typeof ZONE_NAMES)[number]): string[] =>
  namesOf(game, zones.pile(game.state, seatOf(game, player), ZONE_NAMES.indexOf(pile)));
/** How many cards each player holds. */
export const hands = ({ state }: Table): number[] =>
  state.alignment.map((_, seat) => zones.pile(state, seat, ZONE_NAMES.indexOf('hand')).length);
/** How many checks and other actions that something has caused wait for the next chain. */
export const waitingActions = ({ state }: Table): number => state.pending.length;
/** What would count at a council held now, each player's; `revealed` are the cards that each has shown of his hand. */
export const councilTotals = ({ state }: Table, revealed: Partial<Record<Player, readonly string[]>> = {}): number[] =>
  score.totals(
    state,
    state.alignment.map((_, seat) => (revealed[SEAT_IDS[seat]] ?? []).map(cardIndex)),
  );

/** The path printed on a site, with what changes it now. */
export const printedPath = (game: Table, player: Player, site: string): string[] =>
  present.printedPath(game.state, seatOf(game, player), siteIndex(site)).map((type) => REGION_TYPES[type]);
/** What is added to an attempt against an opponent's card, what is taken off, and what it must exceed. */
export const attemptNumbers = (game: Table, by: string, on: string, shown = false): ReturnType<typeof numbersOf> =>
  numbersOf(game.state, cardOf(game, by), cardOf(game, on), shown);

// ---- companies ----------------------------------------------------------------------------------------------------------

/** A player's companies as positions write them, somebody as `gimli wounded under elrond: glamdring, sting tapped`. */
export const companiesAsWritten = (
  game: Table,
  player: Player,
): { site: string; characters: string[]; tapped: boolean }[] =>
  company.companiesOf(game.state, seatOf(game, player)).map((one) => ({
    site: SITE_IDS[one.site],
    characters: company.charactersOf(game.state, one).map((card) => asWritten(game, card)),
    tapped: company.siteIsTapped(game.state, one),
  }));
function asWritten(game: Table, card: number): string {
  const { stand, under } = game.state;
  const standing = (one: number): string => nameOf(game, one) + (stand[one] > 0 ? ` ${STAND_WORDS[stand[one]]}` : '');
  const control =
    under[card] === GENERAL ? '' : ` under ${under[card] === ORPHAN ? 'nobody' : nameOf(game, under[card])}`;
  const on = zones.cardsOn(game.state, card).map(standing);
  return standing(card) + control + (on.length > 0 ? `: ${on.join(', ')}` : '');
}
/** Who is in the company whose movement/hazard or site phase runs; nobody between them. */
export const companyNow = (game: Table): string[] => {
  const now = company.theCompany(game.state);
  return now ? namesOf(game, company.charactersOf(game.state, now)) : [];
};
/** What size it had when its movement/hazard phase began. */
export const sizeForHazards = (game: Table, who?: string): number => companyOf(game, who).size;
/** The site where it is; 'under way' between two. */
export const placeOf = (game: Table, who?: string): string =>
  SITE_IDS[company.siteOf(companyOf(game, who))] ?? 'under way';
/** Those of a player at a site; not those who are under way. */
export const companiesAt = (game: Table, player: Player, site: string): string[][] =>
  company
    .companiesAt(game.state, seatOf(game, player), siteIndex(site))
    .map((one) => namesOf(game, company.charactersOf(game.state, one)));
/** What it has done or suffered this turn, in the words of positions: 'moved', 'entered' and so on. */
export const deedsOf = (game: Table, who?: string): string[] =>
  DID_WORDS.filter((_, bit) => (companyOf(game, who).did & (1 << bit)) !== 0);
/** A card like this could be played where it is, as far as the site is concerned. */
export const isPlayableHere = (game: Table, id: string, who?: string): boolean =>
  hereVerdict(game.state, companyOf(game, who), cardIndex(id)) === undefined;
/** The regions it goes through, where it goes by regions. */
export const regionsOf = (game: Table, who?: string): string[] =>
  companyOf(game, who).walk.map((region) => REGION_IDS[region]);

/** What a creature can be keyed to against it. */
export const keysOf = (game: Table, creature: string, who?: string): string[] =>
  keysFor(game.state, companyOf(game, who), cardIndex(creature)).map(keyWord).sort();
/** By KEY_NONE to KEY_SITE. */
const KEYS = [[], REGION_TYPES, SITE_TYPES, REGION_IDS, SITE_IDS] as const;
const keyWord = ({ key, keyedTo }: { key: number; keyedTo: number }): string => KEYS[key][keyedTo] ?? 'anywhere';

// ---- who is asked -------------------------------------------------------------------------------------------------------

/** 'during' the phase, at its 'start' or at its 'end'. */
export const partOfPhase = ({ state }: Table): string => ['during', 'start', 'end'][state.part];
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

/** The window in which he may act: what may be done in it depends on that. */
export const windowNow = ({ state }: Table): string => (state.stack.at(-1) as { window?: string }).window ?? '';
/** How that move is worded for the player. */
export function labelOf({ state }: Table, move: string): string {
  const found = meccg
    .decisions(state)
    .flatMap(({ moves }) => moves.filter((one) => meccg.notation.write(one, state) === move));
  assert.ok(found[0], `"${move}" is not offered.`);
  return meccg.label(state, found[0]);
}
/** Why a player cannot do that, the first reason first. */
export const whyNot = (game: Table, player: Player, about: string): ReturnType<typeof meccg.explain> =>
  meccg.explain(game.state, seatOf(game, player), about);
/** Counts up whenever something is shown that cannot be taken back. */
export const undoBarrier = ({ state }: Table): number => state.barrier;
/** The whole position in words. */
export const asPosition = ({ state }: Table): Words => meccg.position(state);

// ---- the attack ---------------------------------------------------------------------------------------------------------

interface AttackBegun {
  /** The card that attacks; 'automatic' for an attack printed on a site. */
  readonly by: string;
  readonly attacker: string;
  readonly whom: readonly string[];
  /** As printed; table.ts has what they are now. */
  readonly strikes: number;
  readonly prowess: number;
  /** NONE for an attack without one. */
  readonly body: number;
  /** 'wilderness', 'moria' and the like; 'anywhere' for an attack without a key. */
  readonly keyedTo: string;
  readonly isCreature: boolean;
  /** How many attacks of its card somebody has tapped to cancel. */
  readonly spared: number;
}

/** The attack that is faced, as it came. */
export function attackBegun(game: Table): AttackBegun {
  const { attack } = game.state;
  assert.ok(attack, 'No attack is faced.');
  const { card, seat, strikes, prowess, body, spared } = attack;
  const struck = company.companyById(game.state, attack.company);
  return {
    by: nameOf(game, card) || 'automatic',
    attacker: SEAT_IDS[seat],
    whom: struck ? namesOf(game, company.charactersOf(game.state, struck)) : [],
    ...{ strikes, prowess, body, spared },
    keyedTo: keyWord(attack),
    isCreature: (attack.bits & CREATURE) !== 0,
  };
}
/** Who faces a strike each, in the order of assignment; '' for one that failed before. */
export const strikes = (game: Table): string[] => (game.state.attack?.faced ?? []).map(({ on }) => nameOf(game, on));
/** How each of them stands: 'open' until it is resolved. */
export const strikeEnds = ({ state }: Table): string[] =>
  (state.attack?.faced ?? []).map((one) => STRIKE_ENDS[one.state]);
const STRIKE_ENDS = ['open', 'cancelled', 'ineffectual', 'failed', 'defeated', 'succeeded', 'failing']; // by STRIKE_OPEN to STRIKE_FAILING
/** How many excess strikes were allotted to the strike on somebody. */
export function excessOn(game: Table, id: string): number {
  const strike = game.state.attack?.faced.find(({ on }) => on === cardOf(game, id));
  assert.ok(strike, `${id} faces no strike.`);
  return strike.excess;
}

// ---- what a card might bring about --------------------------------------------------------------------------------------

export const becomes = (game: Table, id: string, stand: (typeof STAND_WORDS)[number]): void => {
  game.state.stand[cardOf(game, id)] = STAND_WORDS.indexOf(stand);
};
export const siteBecomes = (game: Table, stand: 'tapped' | 'untapped', who?: string): void =>
  company.setSiteTapped(game.state, companyOf(game, who), stand === 'tapped');
/** He is eliminated. */
export const loses = (game: Table, id: string): void => leaving.eliminate(game.state, cardOf(game, id), undefined);
/** It is discarded. */
export const discards = (game: Table, id: string): boolean =>
  leaving.discardCard(game.state, cardOf(game, id), undefined);
/** A company goes back to where it came from. */
export const sendsBack = (game: Table, who?: string): void =>
  movement.returnToOrigin(game.state, companyOf(game, who), undefined);
export const siteCardBecomes = (game: Table, player: Player, site: string, word: (typeof SITE_WORDS)[number]): void => {
  game.state.sites[siteSlot(seatOf(game, player), siteIndex(site))] = SITE_WORDS.indexOf(word);
};
/** So many hazards have been played on it. */
export const hazardsBecome = (game: Table, n: number, who?: string): void => {
  companyOf(game, who).hazards = n;
};
/** It has one more site card and movement/hazard phase. */
export const movesAgain = (game: Table, who?: string): void => {
  companyOf(game, who).did |= MOVES_AGAIN;
};
/** The n-th effect of a card's first way is at work on a company until the turn is over. */
export const worksOnCompany = (game: Table, id: string, n: number, who?: string): void =>
  works(game, id, n, companyRef(companyOf(game, who).id));
/** The same of a hazard of player two, on a site of player one. */
export const worksOnSite = (game: Table, id: string, n: number, site: string): void =>
  works(game, id, n, siteRef(0, siteIndex(site)), 1);
function works({ state }: Table, id: string, effect: number, on: number, seat = 0): void {
  const it = { def: cardIndex(id), part: 0, way: 0, effect, seat, by: NONE, on, until: UNTIL_TURN, since: 1, n: NONE };
  state.lasting.push(it);
}

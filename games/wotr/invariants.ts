// What must always be true; conformance and the fuzzer ask after every move.

import { isBesieged, isInside } from './board/control.ts';
import { figuresIn } from './board/figures.ts';
import { factionFaults } from './factions/faults.ts';
import { unitsIn } from './forces/force.ts';
import { countOf } from './forces/packing.ts';
import { REGION_COUNT, REGION_NAMES, SETTLEMENT_OF, STRONGHOLD } from './map/regions.ts';
import { sideOfSeat } from './rules.ts';
import { CORRUPTION_LIMIT, handLimit, IN_FELLOWSHIP, type WotrState } from './state.ts';
import { GOLLUM, SMEAGOL } from './tables/characters.ts';
import { cardsInDecks, EVENT_DECK, EVENT_SIDE, EVENT_TITLES, WE_SHALL_GET_IT } from './tables/events.ts';
import { FREE, NATION_IDS, SHADOW } from './tables/nations.ts';
import { figuresOf, PIECE_IDS } from './tables/pieces.ts';
import { STANDARD_TILE, TILE_SET } from './tables/tiles.ts';

/** Figures by kind, cards and tiles: none is made or lost (law: conserved quantities). */
export function conserved(s: WotrState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const all = figuresOf(s.rules.twilight);
  for (let piece = 0; piece < all.length; piece++) {
    if (all[piece] === 0) continue;
    let n = s.reserve[piece] + s.lost[piece];
    for (let region = 0; region < REGION_COUNT; region++) n += figuresIn(s, region, piece);
    counts[PIECE_IDS[piece]] = n;
  }
  const piles = [...s.hands, ...s.decks, ...s.discards, ...s.buried, s.table];
  const cards = piles.flat().filter((card) => card !== WE_SHALL_GET_IT); // which comes into play from outside
  counts['cards'] = new Set(cards).size;
  counts['card places'] = cards.length;
  const tiles = [...s.pool, ...s.drawn, ...s.specials, ...s.gone];
  counts['standard tiles'] = tiles.filter((tile) => TILE_SET[tile] === STANDARD_TILE).length;
  counts['doubled tiles'] = tiles.length - new Set(tiles).size;
  return counts;
}

export function faults(s: WotrState): readonly string[] {
  const found: string[] = [];
  const top = s.stack[s.stack.length - 1]?.at;
  for (const stock of [s.reserve, s.lost])
    for (const [piece, n] of stock.entries()) if (n < 0) found.push(`${PIECE_IDS[piece]} is counted below zero.`);
  for (let region = 0; region < REGION_COUNT; region++) faultsIn(s, region, top === 'turn/action', found);
  if (s.rules.twilight) factionFaults(s, found);
  if (top === 'turn/action')
    for (const [seat, hand] of s.hands.entries())
      if (hand.length > handLimit(s, seat)) found.push(`A hand holds ${hand.length} cards.`);
  if (s.corruption < 0 || s.corruption > CORRUPTION_LIMIT) found.push(`Corruption is ${s.corruption}.`);
  if (s.corruption === CORRUPTION_LIMIT && !s.outcome) found.push('Corruption is at its limit and nobody has won.');
  if (top === 'turn/action' && s.guide !== GOLLUM && s.at[s.guide] !== IN_FELLOWSHIP)
    found.push('The Guide is not in the Fellowship.');
  if (top === 'turn/action' && s.at[SMEAGOL] === IN_FELLOWSHIP && s.guide !== SMEAGOL)
    found.push('Somebody else guides beside Sméagol.');
  const cards = new Set([...s.hands, ...s.decks, ...s.discards, ...s.buried, s.table].flat());
  if (cards.size !== cardsInDecks(s.rules.twilight).length + Number(cards.has(WE_SHALL_GET_IT)))
    found.push(`There are ${cards.size} different cards.`);
  for (let seat = 0; seat < s.hands.length; seat++)
    for (const card of [...s.hands[seat], ...s.buried[seat]])
      if (EVENT_SIDE[card] !== sideOfSeat(s, seat)) found.push(`${EVENT_TITLES[card]} is with the wrong side.`);
  for (const [i, deck] of s.decks.entries())
    for (const card of deck)
      if (EVENT_SIDE[card] * 2 + EVENT_DECK[card] !== i) found.push(`${EVENT_TITLES[card]} lies in the wrong deck.`);
  return found;
}

function faultsIn(s: WotrState, region: number, settled: boolean, found: string[]): void {
  const name = REGION_NAMES[region];
  if (s.nazgul[region] < 0 || s.regular[region] < 0 || s.elite[region] < 0)
    found.push(`${name} holds less than nothing.`);
  const free = unitsIn(s, region, FREE);
  const shadow = unitsIn(s, region, SHADOW);
  if (free > 0 && shadow > 0 && SETTLEMENT_OF[region] !== STRONGHOLD) found.push(`Two enemy Armies share ${name}.`);
  if (free === 0)
    for (const [nation, id] of NATION_IDS.entries())
      if (nation < 5 && countOf(s.leader[region], nation) > 0) found.push(`A Leader of ${id} is alone in ${name}.`);
  if (!settled) return;
  for (const side of [FREE, SHADOW] as const) {
    const units = side === FREE ? free : shadow;
    const limit = isBesieged(s, region) && isInside(s, region, side) ? 5 : 10;
    if (units > limit) found.push(`${units} units stand in ${name}, where ${limit} may.`);
  }
}

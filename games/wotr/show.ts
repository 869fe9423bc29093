// A view as lines of text, for the terminal.

import { controller, isBesieged, NOBODY, victoryPoints } from './board/control.ts';
import { apartIn, figuresIn } from './board/figures.ts';
import { armyIn, pieceCount, piecesOf } from './forces/force.ts';
import { REGION_COUNT, REGION_NAMES } from './map/regions.ts';
import { POINTS_TO_WIN } from './reading/points.ts';
import { isTeam, leaderOf, seatNames, seatsOf } from './rules.ts';
import { tileTitle } from './say.ts';
import { IN_FELLOWSHIP } from './state.ts';
import { CHARACTER_NAMES } from './tables/characters.ts';
import { FACE_NAMES } from './tables/dice.ts';
import { EVENT_TITLES } from './tables/events.ts';
import { FREE, NATION_NAMES, SHADOW, type Side } from './tables/nations.ts';
import { isCharacter } from './tables/pieces.ts';
import type { WotrView } from './view.ts';
import { pieceName, piecesNamed } from './words.ts';

export function showView(v: WotrView): string {
  const lines = [
    `Turn ${v.turn}   Victory Points: Free Peoples ${victoryPoints(v, FREE)} of ${POINTS_TO_WIN[FREE]}, Shadow ${victoryPoints(v, SHADOW)} of ${POINTS_TO_WIN[SHADOW]}`,
  ];
  lines.push(...showFellowship(v), showPolitics(v), '');
  for (const side of [FREE, SHADOW] as const) {
    lines.push(side === FREE ? 'Free Peoples' : 'Shadow');
    for (let region = 0; region < REGION_COUNT; region++) {
      const here = showArmy(v, region, side);
      if (here) lines.push(`  ${here}`);
    }
  }
  lines.push('', ...[FREE, SHADOW].map((side) => showSide(v, side as Side)));
  if (v.table.length > 0) lines.push(`On the table: ${titles(v.table)}`);
  const hand = v.viewer === 'spectator' ? [] : v.hands[v.viewer];
  if (hand.length > 0) lines.push(`Your cards: ${titles(hand)}`);
  return lines.join('\n');
}

const titles = (cards: readonly number[]): string => cards.map((card) => EVENT_TITLES[card]).join(', ');

function showFellowship(v: WotrView): string[] {
  const where =
    v.mordor > 0
      ? `on the Mordor Track, step ${v.mordor}`
      : `last seen in ${REGION_NAMES[v.ringBearers]}, progress ${v.progress}`;
  const companions = CHARACTER_NAMES.filter((_, c) => v.at[c] === IN_FELLOWSHIP);
  return [
    `Fellowship: ${where}, ${v.revealed ? 'revealed' : 'hidden'}, Corruption ${v.corruption}; Guide: ${CHARACTER_NAMES[v.guide]}`,
    `  with ${companions.join(', ') || 'nobody but Gollum'}`,
    `Hunt: ${v.huntDice} Shadow and ${v.huntFree} Free Peoples dice; ${v.pool.length} tiles in the pool` +
      (v.drawn.length > 0 ? `, drawn: ${v.drawn.map(tileTitle).join(', ')}` : ''),
  ];
}

function showPolitics(v: WotrView): string {
  return `Nations: ${NATION_NAMES.map((name, n) => `${name} ${v.step[n] === 0 ? 'At War' : v.step[n] + (v.active[n] ? '' : ' passive')}`).join(', ')}`;
}

function showArmy(v: WotrView, region: number, side: Side): string {
  const army = armyIn(v, region, side);
  const pieces = piecesOf(army, side).map((piece) =>
    isCharacter(piece) ? pieceName(piece) : piecesNamed(pieceCount(army, piece), piece),
  );
  for (const piece of apartIn(v, region, side)) pieces.push(piecesNamed(figuresIn(v, region, piece), piece));
  if (pieces.length === 0) return '';
  const held = controller(v, region);
  const siege = isBesieged(v, region) ? (held === side ? ' (besieged)' : ' (besieging)') : '';
  const lost = v.captured[region] && held !== NOBODY ? ' (captured)' : '';
  return `${REGION_NAMES[region]}${siege}${lost}: ${pieces.join(', ')}`;
}

function showSide(v: WotrView, side: Side): string {
  const name = side === FREE ? 'Free Peoples' : 'Shadow';
  const dice = v.dice[side].map((face) => FACE_NAMES[face]).join(', ') || 'none';
  const held = seatsOf(v, side).map(
    (seat) => `${v.backs[seat].length}${isTeam(v, side) ? ` (${seatNames(v.rules.players)[seat]})` : ''}`,
  );
  const lead = isTeam(v, side) ? `; ${seatNames(v.rules.players)[leaderOf(v, side)]} leads` : '';
  return `${name}: dice ${dice}; ${held.join(', ')} cards in hand; Elven Rings ${v.rings[side]}${lead}`;
}

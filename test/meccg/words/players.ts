// What a player has: cards, influence, marshalling points; and whose turn it is.
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../../games/meccg/cards/facts.ts';
import { DECK, DISCARD, HAND, PHASE_NAMES } from '../../../games/meccg/state.ts';
import * as stats from '../../../games/meccg/stats.ts';
import { SEAT_IDS } from '../../../games/meccg/words.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { namesOf, type Player, seatOf, type Table } from './names.ts';

const cardsIn = (game: Table, player: Player, zone: number): string[] =>
  namesOf(game, pile(game.state, seatOf(game, player), zone));
export const handOf = (game: Table, player: Player): string[] => cardsIn(game, player, HAND);
/** The bottom card first. */
export const deckOf = (game: Table, player: Player): string[] => cardsIn(game, player, DECK);
export const discardsOf = (game: Table, player: Player): string[] => cardsIn(game, player, DISCARD);
/** How many cards he may hold. */
export const handSize = (game: Table, player: Player): number => stats.handSizeOf(game.state, seatOf(game, player));
/** How often his play deck has run out. */
export const timesExhausted = (game: Table, player: Player): number => game.state.exhausted[seatOf(game, player)];

export const unusedGeneralInfluence = (game: Table, player: Player): number =>
  stats.unusedGeneralInfluence(game.state, seatOf(game, player));

/** Of one kind, or of all kinds together, before the council changes them. */
export function marshallingPoints(game: Table, player: Player, kind?: (typeof POINTS_KINDS)[number]): number {
  const points = stats.pointsOf(game.state, seatOf(game, player));
  return kind === undefined ? points.reduce((a, b) => a + b, 0) : points[POINTS_KINDS.indexOf(kind)];
}

export const turnOf = (game: Table): number => game.state.turn;
export const whoseTurn = (game: Table): Player => SEAT_IDS[game.state.active];
export const phaseOf = (game: Table): (typeof PHASE_NAMES)[number] => PHASE_NAMES[game.state.phase];
/** Cards whose effects last though they are not in play, by name. */
export const effectsAtWork = (game: Table): string[] => game.state.lasting.map(({ def }) => CARDS[def].id);

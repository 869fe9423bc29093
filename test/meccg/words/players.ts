// What a player has: cards, influence, marshalling points; and whose turn it is.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../../games/meccg/cards/facts.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { DECK, DISCARD, HAND, PHASE_NAMES, ZONE_COUNT } from '../../../games/meccg/state.ts';
import * as influence from '../../../games/meccg/stats/influence.ts';
import * as stats from '../../../games/meccg/stats.ts';
import { conditionsVerdict } from '../../../games/meccg/turn/calling.ts';
import { domains, SEAT_IDS } from '../../../games/meccg/words.ts';
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
/** What resists attempts of the opponent, general influence apart. */
export const resistingInfluence = (game: Table, player: Player): number =>
  influence.resistingInfluence(game.state, seatOf(game, player));

/** Of one kind, or of all kinds together, before the council changes them. */
export function marshallingPoints(game: Table, player: Player, kind?: (typeof POINTS_KINDS)[number]): number {
  const points = stats.pointsOf(game.state, seatOf(game, player));
  return kind === undefined ? points.reduce((a, b) => a + b, 0) : points[POINTS_KINDS.indexOf(kind)];
}

/** His Wizard or Ringwraith has come into play. */
export const hasRevealed = (game: Table, player: Player): boolean => game.state.revealed[seatOf(game, player)] !== 0;
/** He has the points, or has exhausted his deck often enough, to call the end of the game. */
export const mayCall = (game: Table, player: Player): boolean =>
  conditionsVerdict(game.state, seatOf(game, player)) === undefined;
/** On whose turn the end of the game was called. */
export const calledOn = ({ state }: Table): Player | undefined => SEAT_IDS[state.caller];

export const turnOf = (game: Table): number => game.state.turn;
export const whoseTurn = (game: Table): Player => SEAT_IDS[game.state.active];
export const phaseOf = (game: Table): (typeof PHASE_NAMES)[number] => PHASE_NAMES[game.state.phase];
/** Cards whose effects last though they are not in play, by name. */
export const effectsAtWork = (game: Table): string[] => game.state.lasting.map(({ def }) => CARDS[def].id);
/** The same, of those that are on something: `moria`, `moria/two`, `company gimli`. */
export const effectsOn = (game: Table, what: string): string[] => {
  const on = domains['ref'].read(what, game.state);
  assert.ok(on !== NONE, `Nothing is called ${what} here.`);
  return game.state.lasting.filter((effect) => effect.on === on).map(({ def }) => CARDS[def].id);
};
/** The cards of a player's hand or deck whose faces somebody sees. */
export function seenBy(
  { state }: Table,
  viewer: Player | 'spectator',
  player: Player,
  where: 'hand' | 'deck',
): string[] {
  const { piles, def } = meccg.view(state, viewer === 'spectator' ? viewer : seatOf({ state }, viewer));
  const pile = piles[seatOf({ state }, player) * ZONE_COUNT + (where === 'hand' ? HAND : DECK)];
  return pile.map((card) => CARDS[def[card]].id);
}

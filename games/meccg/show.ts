// A view as lines of text, for the terminal.
import { NONE, type Seat } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { isCharacter } from './cards/kinds.ts';
import { SITE_NAMES } from './places/sites.ts';
import { companyRef } from './refs.ts';
import { DECK, DISCARD, HAND, PHASE_NAMES, POINTS, TAPPED, WOUNDED, ZONE_COUNT } from './state.ts';
import type { MeccgView } from './view.ts';

const SEATS = ['Player one', 'Player two'] as const;
const nameOf = (v: MeccgView, card: number): string => (v.def[card] === NONE ? 'a card' : CARDS[v.def[card]].name);
const stand = (v: MeccgView, card: number): string =>
  v.stand[card] === TAPPED ? ' (tapped)' : v.stand[card] === WOUNDED ? ' (wounded)' : '';

export function showView(v: MeccgView): string {
  const lines = [`Turn ${v.turn}, ${SEATS[v.active]}: ${PHASE_NAMES[v.phase]} phase`];
  for (const seat of [0, 1]) lines.push('', ...showSeat(v, seat));
  const loose = v.play.filter((card) => v.host[card] === NONE && !isCharacter(v.def[card]));
  if (loose.length > 0)
    lines.push('', `On the table: ${loose.map((card) => nameOf(v, card) + stand(v, card)).join(', ')}`);
  if (v.viewer !== 'spectator') {
    const hand = v.piles[v.viewer * ZONE_COUNT + HAND];
    lines.push('', `Your hand: ${hand.map((card) => nameOf(v, card)).join(', ') || 'empty'}`);
  }
  return lines.join('\n');
}

function showSeat(v: MeccgView, seat: Seat): string[] {
  const size = (zone: number): number => v.sizes[seat * ZONE_COUNT + zone];
  const lines = [
    `${SEATS[seat]}: ${size(HAND)} cards in hand, ${size(DECK)} in the deck, ${size(DISCARD)} discarded, ${size(POINTS)} in the marshalling point pile`,
  ];
  for (const company of v.companies) {
    if (company.seat !== seat) continue;
    const to = company.to !== NONE ? ` to ${SITE_NAMES[company.to]}` : company.moves ? ' to a hidden site' : '';
    lines.push(`  ${SITE_NAMES[company.site]}${to}`);
    for (const card of v.play)
      if (v.host[card] === companyRef(company.id) && isCharacter(v.def[card]))
        lines.push(`    ${showCharacter(v, card)}`);
  }
  return lines;
}

function showCharacter(v: MeccgView, card: number): string {
  const under = v.under[card] >= 0 ? `, follows ${nameOf(v, v.under[card])}` : '';
  const on = v.play.filter((other) => v.host[other] === card).map((other) => nameOf(v, other) + stand(v, other));
  return nameOf(v, card) + stand(v, card) + under + (on.length > 0 ? ` with ${on.join(', ')}` : '');
}

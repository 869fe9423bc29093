// Cards out of the sideboard: what fits the plan comes in, what can no longer be played goes out.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { AVATAR, isCharacter, isHazard, KIND } from '../../games/meccg/cards/kinds.ts';
import { companyOf } from '../../games/meccg/company.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import { DISCARD, SIDEBOARD } from '../../games/meccg/state.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea } from '../idea.ts';
import { keepWorth } from './cards.ts';
import { rateMove } from './journeys.ts';
import { nameOfCard, type Situation } from './situation.ts';

/** A card that comes in must be so much better than the one that goes. */
const TROUBLE = 0.15;
/** What a card that comes by the discard pile or the play deck is worth of what it would be worth in hand. */
const SOME_DAY = 0.35;
/** A Wizard who taps can do nothing else, and supports nobody: only for a card on which the game turns. */
const WIZARD_TAPS = 1;
/** A Nazgûl who taps for it leaves play. */
const NAZGUL_LEAVES = 0.7;

/** The least useful card of a pile, by what it would be worth in hand. */
function extreme(sit: Situation, zone: number, isIt: (def: number) => boolean, best: boolean): number {
  const worths = pile(sit.s, sit.seat, zone)
    .map((card) => sit.s.def[card])
    .filter(isIt)
    .map((def) => keepWorth(sit, def));
  return worths.length === 0 ? 0 : best ? Math.max(...worths) : Math.min(...worths);
}

/** Before the discard pile is shuffled: which card of the sideboard comes in (MW-T2.2.1). */
export function rateExchange(sit: Situation): (move: Move) => Idea {
  const least = extreme(sit, DISCARD, () => true, false);
  return (move) => {
    if (move.verb === 'exchange-no-more') return idea(0, 'The deck is as good as the sideboard can make it.');
    const worth = keepWorth(sit, move.arg);
    return idea(
      worth - least - TROUBLE,
      () => `${CARDS[move.arg].name} would be of more use (${worth.toFixed(1)}) than the worst card of the deck.`,
    );
  };
}

/** Which card makes room for it. */
export function rateExchangeFor(sit: Situation, def: number, best = Number.NEGATIVE_INFINITY): Idea {
  return idea(-keepWorth(sit, def, -best), () => `${CARDS[def].name} can best be spared.`);
}

/** What is taken once somebody has tapped for it: all that is of use. */
export function rateFetch(sit: Situation, move: Move): Idea {
  if (move.verb === 'fetch-no-more') return idea(0.3, 'The rest would only be in the way.');
  const worth = keepWorth(sit, move.arg);
  return idea(worth, () => `${CARDS[move.arg].name} is wanted in the deck (${worth.toFixed(1)}).`);
}

const NOT_NOW = idea(-1, 'He must be ready for what comes.');

/** A Wizard or a Nazgûl taps for the sideboard. */
export function rateTapFor(sit: Situation, card: number, least = Number.NEGATIVE_INFINITY): Idea {
  const { s } = sit;
  if (KIND[s.def[card]] !== AVATAR) {
    const hazard = extreme(sit, SIDEBOARD, isHazard, true);
    return idea(
      SOME_DAY * hazard - NAZGUL_LEAVES,
      () => `${nameOfCard(s, card)} can bring hazards from the sideboard.`,
    );
  }
  const company = companyOf(s, card);
  if (!company || company.to !== NONE || !isHavenFor(s, company.seat, company.site)) return NOT_NOW;
  const value = SOME_DAY * extreme(sit, SIDEBOARD, (def) => !isHazard(def) && !isCharacter(def), true) - WIZARD_TAPS;
  if (value >= least && rateMove(sit, company.id).value > 0) return NOT_NOW;
  return idea(
    value,
    () => `${nameOfCard(s, card)} stays at a Haven, and can bring something better from the sideboard.`,
  );
}

// How cards on the table are got rid of by an action (their own texts; WR-5.4.2).

import { refusal } from '../../../engine/game.ts';
import { EITHER_GANDALF } from '../board/figures.ts';
import { handOf } from '../hands/cards.ts';
import { R } from '../map/regions.ts';
import type { WotrState } from '../state.ts';
import { ARAGORN, BALROG, GANDALF_GREY, GOLLUM } from '../tables/characters.ts';
import { ARMY, CHARACTER } from '../tables/dice.ts';
import { EVENT_TYPE } from '../tables/events.ts';
import { FREE, SHADOW, type Side } from '../tables/nations.ts';
import type { Dispel } from './vocabulary.ts';

const NO_CARDS = refusal('WR-5.4.2', 'You need an Army card and a Character card in hand to discard for it.');
const NO_CAPTAIN = refusal(
  'WR-5.4.2',
  'This takes a Will of the West, or Gandalf or Aragorn in Minas Tirith with any die.',
);
const NO_RING = refusal('WR-5.4.2', 'This takes a Will of the West, or any die and an Elven Ring.');
const RING_USED = refusal('WR-4.11.6', 'You have used an Elven Ring this turn already.');

const holdsType = (s: WotrState, side: Side, type: number): boolean =>
  handOf(s, side).some((card) => EVENT_TYPE[card] === type);

export const byDiscarding: Dispel = {
  by: SHADOW,
  text: 'The Shadow may spend any die, and discard an Army card and a Character card from hand, to have it discarded.',
  discards: [ARMY, CHARACTER],
  verdict: (s) => (holdsType(s, SHADOW, ARMY) && holdsType(s, SHADOW, CHARACTER) ? undefined : NO_CARDS),
};

export const byWillOrCaptain: Dispel = {
  by: FREE,
  text: 'The Free Peoples may spend a Will of the West to have it discarded, or any die while Gandalf (the Grey or the White) or Aragorn (not Strider) is in Minas Tirith.',
  discards: [],
  verdict: (s, uses) =>
    uses.will || [...EITHER_GANDALF, ARAGORN].some((c) => s.at[c] === R['minas-tirith']) ? undefined : NO_CAPTAIN,
};

/** By a Will of the West, or by a Character result while somebody is where he must be. */
const byWillOr = (whom: string, isThere: (s: WotrState) => boolean): Dispel => {
  const refused = refusal('WR-5.4.2', `This takes a Will of the West, or a Character result while ${whom}.`);
  return {
    by: FREE,
    text: `The Free Peoples may spend a Will of the West to have it discarded, or a Character die while ${whom}.`,
    discards: [],
    verdict: (s, uses) => (uses.will || (uses.character && isThere(s)) ? undefined : refused),
  };
};
export const byWillOrGandalf: Dispel = byWillOr('Gandalf is in the region of the Balrog', (s) =>
  EITHER_GANDALF.some((c) => s.at[c] >= 0 && s.at[c] === s.at[BALROG]),
);
export const byWillOrGuide: Dispel = byWillOr(
  'Gandalf or Gollum is the Guide',
  (s) => s.guide === GANDALF_GREY || s.guide === GOLLUM,
);

export const byWillOrRing: Dispel = {
  by: FREE,
  text: 'The Free Peoples may spend a Will of the West, or any die and an Elven Ring, to have it discarded.',
  discards: [],
  verdict: (s, uses) =>
    uses.will ? undefined : s.rings[FREE] === 0 ? NO_RING : s.ringUsed[FREE] ? RING_USED : undefined,
  pay(s, uses) {
    if (uses.will) return;
    s.rings[FREE]--;
    s.rings[SHADOW]++; // WR-4.11.3
    s.ringUsed[FREE] = 1;
  },
};

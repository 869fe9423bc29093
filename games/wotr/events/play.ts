// Playing an event card (WR-5.3).
import type { Emit, Verdict } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import type { CardFrame } from '../frames.ts';
import { begin } from '../procedures.ts';
import { cardTarget, cardTitle, does, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { STAYS_ON_TABLE } from '../tables/events.ts';
import { discardOpenly, playFromHand, putOnTable } from '../turn/cards.ts';
import { REQUIREMENTS } from './cards.ts';
import { sideOfCard } from './vocabulary.ts';

/** What keeps the card from being played, whatever the die (WR-5.3.4). */
export function requirementVerdict(s: WotrState, card: number): Verdict {
  const conditions = REQUIREMENTS[card];
  for (let i = 0; i < conditions.length; i++) if (!conditions[i].test(s)) return conditions[i].refusal;
  return undefined;
}

/** The card leaves the hand, face up, and is carried out. */
export function playCard(s: WotrState, card: number, then: CardFrame['then'], emit: Emit): void {
  const side = sideOfCard(card);
  learn(s);
  playFromHand(s, card);
  if (STAYS_ON_TABLE[card]) putOnTable(s, card);
  else discardOpenly(s, card);
  const text = `${does(side, 'play')} ${cardTitle(card)}.`;
  emit?.(say('play-card', 'WR-5.3.1', text, [cardTarget(card)]));
  begin(s, { at: 'event/run', card, part: 0, memo: [], then });
}

// Playing an event card (WR-5.3).
import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import { learn } from '../../../engine/random.ts';
import type { CardFrame } from '../frames.ts';
import { discardOpenly, playFromHand, putOnTable } from '../hands/cards.ts';
import { begin } from '../procedures.ts';
import { ownsNation } from '../rules.ts';
import { cardTarget, cardTitle, does, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { STAYS_ON_TABLE } from '../tables/events.ts';
import { ICON_NATION } from '../tables/icons.ts';
import { NO_NATION } from '../tables/nations.ts';
import { nationVerdict } from '../team/limits.ts';
import { CARD_NATIONS, REQUIREMENTS } from './cards.ts';
import { sideOfCard } from './vocabulary.ts';

const NOT_YOURS = refusal('WR-11.9.2', 'That card bears the icon of your partner: only he uses it, except in battle.');

/** What keeps this player from it: his partner's icon, or that all it does is for Nations with which he may not act. */
function playerVerdict(s: WotrState, card: number): Verdict {
  if (ICON_NATION[card] !== NO_NATION && !ownsNation(s, ICON_NATION[card])) return NOT_YOURS;
  const barred = CARD_NATIONS[card].map((nation) => nationVerdict(s, nation));
  return barred.length > 0 && barred.every((verdict) => verdict) ? barred[0] : undefined;
}

/** What keeps the card from being played, whatever the die (WR-5.3.4). */
export function requirementVerdict(s: WotrState, card: number): Verdict {
  const barred = s.team && playerVerdict(s, card);
  if (barred) return barred;
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

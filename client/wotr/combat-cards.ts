// A Combat Card is one question to the player: the game asks whether he uses one, and then, when both have said so, which.
import type { CardOdds } from '../../games/wotr/card-list.ts';
import { type RoundOdds, roundOdds, worth } from '../../games/wotr/odds/round.ts';
import { EVENT_SLUGS } from '../../games/wotr/tables/events.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { TableHost } from '../host/table-host.ts';
import type { Battle } from './doing.ts';
import { battleNow, percent } from './odds.ts';

/** A card of the hand in this round. */
export interface CardInHand {
  readonly card: number;
  /** Why it cannot be used. */
  readonly why?: { readonly rule: string; readonly text: string } | undefined;
}

/** The game's answer about a card that could be used: it is only not the moment to say which. */
const NOT_YET = 'WR-6.18.2';

export const isDeclaring = (question: Question | null): boolean => question?.at === 'battle/declare';

/** Which cards of the hand can be used, those first. */
export async function cardsInHand(
  host: Pick<TableHost, 'why'>,
  hand: readonly number[],
): Promise<readonly CardInHand[]> {
  const all = await Promise.all(
    hand.map(async (card) => {
      const refusals = await host.why(`choose ${EVENT_SLUGS[card]}`);
      return { card, why: refusals.find(({ rule }) => rule !== NOT_YET) };
    }),
  );
  return all.toSorted((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined));
}

/** 'You win 62 %, with this card 71 %: hits 2.1 instead of 1.4, losses 1.3.' Or why that cannot be reckoned. */
export function cardOddsWords(view: WotrView, battle: Battle, side: Side, card: CardOdds): string {
  if ('why' in card) return card.why;
  const by = side === battle.side ? 'attacker' : 'defender';
  const field = battleNow(view, battle);
  const siege = field.at === 'siege';
  const [plain, used] = [roundOdds(field, by), roundOdds(field, by, card)];
  const chance = (odds: RoundOdds): string => percent(worth(odds, by, siege));
  const what = siege ? (by === 'attacker' ? 'This round takes it with' : 'It holds with') : 'You win';
  const strikes = used.strikes > 0 ? `; it strikes with ${percent(used.strikes)}` : '';
  return `${what} ${chance(plain)}, with this card ${chance(used)}: ${hitsWords(plain, used)}${strikes}.`;
}

/** What the round costs the enemy and the user. */
function hitsWords(plain: RoundOdds, used: RoundOdds): string {
  const [dealt, before] = [used.dealt.toFixed(1), plain.dealt.toFixed(1)];
  const [taken, without] = [used.taken.toFixed(1), plain.taken.toFixed(1)];
  const instead = (now: string, then: string): string => (now === then ? now : `${now} instead of ${then}`);
  return `hits ${instead(dealt, before)}, losses ${instead(taken, without)}`;
}

/** The choice that a card stands for, now that it is asked which. */
export const choiceOfCard = (question: Question | null, card: number): Choice | undefined =>
  question?.at === 'battle/choose'
    ? question.choices.find(({ targets }) => targets.some(({ domain, id }) => domain === 'card' && id === card))
    : undefined;

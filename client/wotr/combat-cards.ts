// A Combat Card is one question to the player: the game asks whether he uses one, and then, when both have said so, which.
import { EVENT_SLUGS } from '../../games/wotr/tables/events.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { TableHost } from '../host/table-host.ts';
import type { Battle } from './doing.ts';
import { oddsOf, percent } from './odds.ts';
import type { CardText } from './pieces/card-texts.ts';

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

/** 'You win 62 %, with this card 71 %', where numbers say all that the card does. */
export function cardOddsWords(view: WotrView, battle: Battle, side: Side, text: CardText | undefined): string {
  if (!text?.combatOdds) return '';
  const wins = (odds: ReturnType<typeof oddsOf>): string =>
    percent(side === battle.side ? odds.attackerWins : odds.defenderWins);
  return `You win ${wins(oddsOf(view, battle))}, with this card ${wins(oddsOf(view, battle, { by: side, card: text.combatOdds }))}.`;
}

/** The choice that a card stands for, now that it is asked which. */
export const choiceOfCard = (question: Question | null, card: number): Choice | undefined =>
  question?.at === 'battle/choose'
    ? question.choices.find(({ targets }) => targets.some(({ domain, id }) => domain === 'card' && id === card))
    : undefined;

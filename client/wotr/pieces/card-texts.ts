// What the cards say is made by the game from their values. That part of the game is large and only wanted once a card
// is read, so it is fetched then.
import { createSignal } from 'solid-js';
import type { CardOdds } from '../odds.ts';

export interface CardText {
  readonly text: string;
  readonly combatText: string;
  /** What it does to the dice of a round, where numbers say all of it. */
  readonly combatOdds: CardOdds | null;
}

const [texts, setTexts] = createSignal<readonly CardText[] | undefined>();
let asked = false;

/** By the number of the card; undefined until they are here. */
export function cardTexts(): readonly CardText[] | undefined {
  if (!asked) {
    asked = true;
    void import('../../../games/wotr/card-list.ts').then(({ wotrCards }) =>
      setTexts(
        wotrCards().flatMap((card) =>
          'combatText' in card ? [{ text: card.text, combatText: card.combatText, combatOdds: card.combatOdds }] : [],
        ),
      ),
    );
  }
  return texts();
}

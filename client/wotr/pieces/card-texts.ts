// What the cards say is made by the game from their values. That part of the game is large and only wanted once a card
// is read, so it is fetched then.
import { createSignal } from 'solid-js';
import type { CardOdds } from '../../../games/wotr/card-list.ts';
import type { Side } from '../../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { Battle } from '../doing.ts';

export interface CardText {
  readonly text: string;
  readonly combatText: string;
  /** What it does in the round that comes, for the odds. */
  readonly odds: (view: WotrView, battle: Battle, side: Side) => CardOdds;
}

const [texts, setTexts] = createSignal<readonly CardText[] | undefined>();
let asked = false;

/** By the number of the card; undefined until they are here. */
export function cardTexts(): readonly CardText[] | undefined {
  if (!asked) {
    asked = true;
    void fetchTexts();
  }
  return texts();
}

/** Where the road to the server is broken they come later. */
async function fetchTexts(): Promise<void> {
  try {
    const { combatOdds, wotrCards } = await import('../../../games/wotr/card-list.ts');
    setTexts(
      wotrCards()
        .filter((card) => 'combatText' in card)
        .map(
          ({ text, combatText }, card): CardText => ({
            text,
            combatText,
            odds: (view, battle, side) => combatOdds(view, battle, side, card),
          }),
        ),
    );
  } catch {
    setTimeout(fetchTexts, AGAIN_MS);
  }
}
const AGAIN_MS = 2000;

// What the cards say is made by the game from their values. That part of the game is large and only wanted once a card
// is read, so it is fetched then.
import { createSignal } from 'solid-js';
import type { Move } from '../../../engine/game.ts';
import type { CardOdds } from '../../../games/wotr/card-list.ts';
import type { RoundBattle, RoundOdds } from '../../../games/wotr/odds/round.ts';
import type { Side } from '../../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { Battle } from '../doing.ts';

export interface CardText {
  readonly text: string;
  readonly combatText: string;
  /** What it does in the round that comes, for the odds. */
  readonly odds: (view: WotrView, battle: Battle, side: Side) => CardOdds;
}

/** What comes of a choice that a Combat Card asks for. */
export type DecisionOdds = (view: WotrView, battle: Battle, now: RoundBattle, move: Move) => RoundOdds | undefined;

interface Fetched {
  readonly texts: readonly CardText[];
  readonly decisionOdds: DecisionOdds;
}

const [fetched, setFetched] = createSignal<Fetched | undefined>();
let asked = false;

function wanted(): Fetched | undefined {
  if (!asked) {
    asked = true;
    void fetchTexts();
  }
  return fetched();
}

/** By the number of the card; undefined until they are here. */
export const cardTexts = (): readonly CardText[] | undefined => wanted()?.texts;
export const decisionOdds = (): DecisionOdds | undefined => wanted()?.decisionOdds;

/** Where the road to the server is broken they come later. */
async function fetchTexts(): Promise<void> {
  try {
    const { combatOdds, decisionOdds, wotrCards } = await import('../../../games/wotr/card-list.ts');
    const texts = wotrCards()
      .filter((card) => 'combatText' in card)
      .map(
        ({ text, combatText }, card): CardText => ({
          text,
          combatText,
          odds: (view, battle, side) => combatOdds(view, battle, side, card),
        }),
      );
    setFetched({ texts, decisionOdds });
  } catch {
    setTimeout(fetchTexts, AGAIN_MS);
  }
}
const AGAIN_MS = 2000;

// What the dice and tiles make of a choice in a battle, before and in the Hunt or on the Mordor Track, in a few words.
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice } from '../../protocol/table.ts';
import { battleChoiceWords } from './battle-choices.ts';
import { battleIn } from './doing.ts';
import { huntChoiceWords } from './hunt-odds.ts';

export function choiceOdds(
  { verb, targets = [] }: Pick<Choice, 'verb'> & Partial<Pick<Choice, 'targets'>>,
  view: WotrView,
  side: Side,
): string | undefined {
  const choice = { verb, targets };
  const battle = battleIn(view);
  return (battle && battleChoiceWords(choice, view, battle, side)) ?? huntChoiceWords(choice, view);
}

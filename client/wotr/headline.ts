// The question in the voice of the house, where the engine's own sentence is drier than it need be.
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Question } from '../../protocol/table.ts';
import { splitting } from './doing.ts';

export function headlineOf({ at, text }: Question, view: WotrView): string {
  const split = splitting(view);
  if (at === 'army/pick-choose' && split) return `Where does the Army of ${REGION_NAMES[split.from]} go?`;
  if (at === 'army/assemble-choose' && split) return `Whom does the Army of ${REGION_NAMES[split.from]} attack?`;
  if (at === 'turn/action') return 'Which die do you use?';
  return text;
}

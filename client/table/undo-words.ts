// Where undo ends, and why: over dice, what was drawn or shown, and another's choice nothing is taken back.
import type { RuleId } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';

export interface UndoEnd {
  readonly text: string;
  readonly rule?: RuleId | undefined;
}

const hasChance = ({ facts }: Told): boolean => (facts?.dice ?? facts?.faces ?? facts?.tile) !== undefined;

/** Why the viewer can take nothing back; nothing while he can, or where nobody could. */
export function undoEnd({ table: { undo, viewer, outcome }, heard }: Standing): UndoEnd | undefined {
  if (undo > 0 || viewer === 'spectator' || outcome) return undefined;
  const last = heard.at(-1);
  if (!last) return { text: 'Nothing has been done yet.' };
  if (last.seat !== viewer) return { text: 'The other side has chosen since your last choice.' };
  const told = last.told.filter(({ text }) => text);
  const cause = told.find(hasChance) ?? told.findLast(({ rule }) => rule) ?? told.at(-1);
  return cause ? { text: cause.text, rule: cause.rule } : { text: 'Something was learned by your last choice.' };
}

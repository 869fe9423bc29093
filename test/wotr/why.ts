// "Why not?", and exactly why not: what is asked about is refused by this rule and by no other.
import assert from 'node:assert/strict';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Scene } from '../scene.ts';

export type Table = Scene<WotrState, WotrView>;

const SEATS = ['free', 'shadow'] as const;

/** Each key is a move in notation; each value the one rule that speaks against it. */
export function because(game: Table, seat: (typeof SEATS)[number], reasons: Readonly<Record<string, string>>): void {
  const offered = game.list(seat);
  for (const [about, rule] of Object.entries(reasons)) {
    assert.ok(!offered.includes(about), `${about} is on the list`);
    const said = wotr.explain(game.state, SEATS.indexOf(seat), about);
    const texts = said.map((reason) => `${reason.rule}: ${reason.text}`).join(' / ');
    assert.deepEqual([...new Set(said.map((reason) => reason.rule))], [rule], `${about}: ${texts}`);
  }
}

// While nobody changes a position, who has modifiers of a kind is found once: what is found is what is found otherwise.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedRandom } from '../../../engine/random.ts';
import { MODIFIER_WORDS } from '../../../games/meccg/effects/reading/literal.ts';
import { eachModifier, whileStill } from '../../../games/meccg/effects/reading/modifiers.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { moveIn } from '../../../players/turn.ts';

function found(s: MeccgState): string[] {
  const list: string[] = [];
  for (const is of MODIFIER_WORDS)
    eachModifier(s, is, (modifier, { self, by, on }, since) =>
      list.push(JSON.stringify([is, modifier, self, by, on, since])),
    );
  return list;
}

test('Modifiers of a position that stays as it is are those of the position, and a change counts at once (CR-A26)', () => {
  const s = meccg.create({}, 'still');
  const random = seedRandom('still');
  let most = 0;
  for (let moves = 0; moves < 500 && !meccg.outcome(s); moves++) {
    const [decision] = meccg.decisions(s);
    meccg.apply(s, decision.seat, moveIn(meccg, s, rulesPlayer, decision, random));
    if (moves % 25 !== 0) continue;
    const open = found(s);
    const twice = whileStill(s, () => [found(s), whileStill(s, () => found(s))]);
    assert.deepEqual(twice, [open, open]);
    most = Math.max(most, open.length);
    const other = meccg.clone(s);
    other.play.length = 0;
    other.lasting.length = 0;
    // Another position is looked at by itself, and the first is as it was.
    const [inside, after] = whileStill(s, () => [found(other), found(s)]);
    assert.deepEqual(inside, found(other));
    assert.deepEqual(after, open);
  }
  assert.ok(most > 0, `${most} modifiers at work`);
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Heard } from '../../../client/host/local-table.ts';
import { LocalTable } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { undoEnd } from '../../../client/table/undo-words.ts';
import { wotr } from '../../../games/wotr/game.ts';

const standing = (heard: readonly Heard[], undo = 0, viewer: 0 | 'spectator' = 0): Standing =>
  ({ heard, table: { undo, viewer, outcome: null } }) as unknown as Standing;

describe('undo says where it ends', () => {
  test('over dice: the roll, with its rule', () => {
    const roll = { text: 'A Hunt tile is drawn: 3.', rule: 'WR-9.1.1', facts: { tile: 6 } };
    const told = [{ text: 'The Fellowship moves.', rule: 'WR-8.7.2' }, roll, { text: 'Damage.', rule: 'WR-9.7.2' }];
    assert.deepEqual(undoEnd(standing([{ seat: 0, told }])), { text: roll.text, rule: 'WR-9.1.1' });
  });

  test('over what was shown without dice: the last thing told', () => {
    const told = [{ text: 'A card is shown.', rule: 'MW-S4.4.2' }];
    assert.deepEqual(undoEnd(standing([{ seat: 0, told }])), { text: 'A card is shown.', rule: 'MW-S4.4.2' });
  });

  test('over another’s choice, and at the beginning', () => {
    assert.match(undoEnd(standing([{ seat: 1, told: [] }]))?.text ?? '', /other side has chosen/);
    assert.match(undoEnd(standing([]))?.text ?? '', /Nothing has been done/);
  });

  test('who can take something back, or only looks on, is told nothing', () => {
    assert.equal(undoEnd(standing([{ seat: 0, told: [] }], 1)), undefined);
    assert.equal(undoEnd(standing([{ seat: 1, told: [] }], 0, 'spectator')), undefined);
  });

  test('at a real table the roll of the action dice is named', () => {
    const table = LocalTable.start(wotr, {}, 'a', ['person', 'person']);
    for (let i = 0; i < 40; i++) {
      const [seat = 0] = table.look('spectator').asked;
      const now = table.look(seat);
      const end = undoEnd({ heard: table.heard(seat), table: now } as unknown as Standing);
      if (end?.rule) return assert.match(end.rule, /^WR-/);
      const [choice] = now.question?.choices ?? [];
      assert.ok(choice);
      table.play(seat, choice.move);
    }
    assert.fail('no roll ended an undo in forty moves');
  });
});

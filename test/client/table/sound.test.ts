import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SOUNDS } from '../../../client/board/sound.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { isYourMove, plainSound } from '../../../client/table/beat-sounds.ts';
import type { WarBeat } from '../../../client/wotr/beats.ts';
import { warSound } from '../../../client/wotr/war-sound.ts';

const beat = { from: 0, to: 1, board: 1, ms: 900, lines: [], regions: [] };

describe('the sounds of a table', () => {
  test('a march, dice, a card and the Hunt are each heard as what they are; words alone are silent', () => {
    const kinds = ['journey', 'battle', 'hunt', 'card', 'chance', 'words'] as const;
    const heard = kinds.map((kind) => warSound({ ...beat, kind } as WarBeat));
    assert.deepEqual(heard, ['march', 'dice', 'hunt', 'card', 'dice', undefined]);
  });

  test('a game without sounds of its own lets dice be heard where dice fell', () => {
    const told = (type: string) => [{ type, text: 'The Shadow hunts with 2 dice: 5, 4.' }];
    assert.equal(plainSound({ ...beat, lines: told('hunt-roll') }), 'dice');
    assert.equal(plainSound({ ...beat, lines: [{ type: 'pass', text: 'The Free Peoples pass.' }] }), undefined);
  });

  test('the horn calls when the others have done, not between two questions of one’s own', () => {
    const standing = (question: object | null, thinking = false, viewer = 0) =>
      ({ table: { question, viewer }, thinking }) as Standing;
    assert.ok(isYourMove(standing(null, true), standing({})));
    assert.ok(isYourMove(standing(null), standing({})));
    assert.ok(!isYourMove(standing({}), standing({})));
    assert.ok(!isYourMove(standing(null, true), standing({}, true)));
    assert.ok(!isYourMove(standing(null, true, 1), standing({})));
    assert.ok(!isYourMove(undefined, standing({})));
  });

  test('no sound lasts longer than two seconds or is louder than all', () => {
    for (const [name, voices] of Object.entries(SOUNDS))
      for (const { at, length, level } of voices) assert.ok(at + length <= 2 && level > 0 && level <= 1, name);
  });
});

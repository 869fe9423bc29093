import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { latest } from '../../../client/table/latest.ts';

describe('What changes faster than it can be drawn', () => {
  function screen() {
    const shown: string[] = [];
    let frames: (() => void)[] = [];
    const drawing = latest<string>(
      (value) => shown.push(value),
      (call) => {
        frames.push(call);
        return () => {
          frames = frames.filter((other) => other !== call);
        };
      },
    );
    const frame = () => {
      const calls = frames;
      frames = [];
      for (const call of calls) call();
    };
    return { shown, frame, ...drawing };
  }

  test('Between two frames only the latest is shown', () => {
    const { shown, frame, soon } = screen();
    for (const board of ['first', 'second', 'third']) soon(board);
    assert.deepEqual(shown, []);
    frame();
    assert.deepEqual(shown, ['third']);
    soon('fourth');
    frame();
    assert.deepEqual(shown, ['third', 'fourth']);
  });

  test('What must be seen at once is, and nothing older comes after it', () => {
    const { shown, frame, soon, now } = screen();
    soon('the program thinks');
    now('your move');
    frame();
    assert.deepEqual(shown, ['your move']);
  });

  test('A page without frames shows what is due after a tenth of a second; one with frames shows it once', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const frames = new Map<number, () => void>();
    Object.assign(globalThis, {
      requestAnimationFrame: (call: () => void) => frames.set(frames.size + 1, call).size,
      cancelAnimationFrame: (frame: number) => frames.delete(frame),
    });
    t.after(() => {
      Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
      Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
    });
    const shown: string[] = [];
    const { soon } = latest<string>((value) => shown.push(value));
    soon('unseen');
    t.mock.timers.tick(99);
    assert.deepEqual(shown, []);
    t.mock.timers.tick(1);
    assert.deepEqual([shown, frames.size], [['unseen'], 0]);
    soon('seen');
    for (const call of frames.values()) call();
    t.mock.timers.tick(200);
    assert.deepEqual(shown, ['unseen', 'seen']);
  });

  test('A table that was left shows nothing more', () => {
    const { shown, frame, soon, stop } = screen();
    soon('too late');
    stop();
    frame();
    assert.deepEqual(shown, []);
  });
});

// What changes faster than it can be drawn: of all that comes between two frames the latest is shown.

export interface Latest<T> {
  /** In the next frame, unless something later comes before it. */
  soon(value: T): void;
  now(value: T): void;
  stop(): void;
}

/** Calls once, in the next frame, and gives back how to stop it. */
export type NextFrame = (call: () => void) => () => void;

/** A page that nobody looks at has no frames: what is due is shown after so many milliseconds at the latest. */
const AT_LATEST = 100;

const pageFrame: NextFrame = (call) => {
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = (): void => {
    stop();
    call();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, AT_LATEST);
  return stop;
};

export function latest<T>(show: (value: T) => void, nextFrame: NextFrame = pageFrame): Latest<T> {
  let due: { value: T; readonly stop: () => void } | undefined;
  const stop = (): void => {
    due?.stop();
    due = undefined;
  };
  return {
    soon(value) {
      if (due) due.value = value;
      else {
        const waiting = {
          value,
          stop: nextFrame(() => {
            due = undefined;
            show(waiting.value);
          }),
        };
        due = waiting;
      }
    },
    now(value) {
      stop();
      show(value);
    },
    stop,
  };
}

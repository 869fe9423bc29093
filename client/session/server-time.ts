// The server's clock decides; that of this device may be wrong.
import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The header tells whole seconds, and the answer was under way: a smaller difference says nothing. */
const UNSURE_MS = 2500;
const TICK_MS = 500;

let ahead = 0;

/** By the `Date` of an answer that has just come. */
export function learnTime(date: string | null, now = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told + 500 - now;
  ahead = Math.abs(difference) < UNSURE_MS ? 0 : difference;
}

export const serverNow = (): number => Date.now() + ahead;

/** The time, as long as the screen that asks for it is there. */
export function ticking(): Accessor<number> {
  const [now, setNow] = createSignal(serverNow());
  const timer = setInterval(() => setNow(serverNow()), TICK_MS);
  onCleanup(() => clearInterval(timer));
  return now;
}

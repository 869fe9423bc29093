// Which lessons are done, kept in this browser.
import { createSignal } from 'solid-js';

const KEY = 'mathom-lessons';

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((n): n is number => typeof n === 'number') : [];
  } catch {
    return [];
  }
}

const [done, setDone] = createSignal(read());

export { done };

export function markDone(lesson: number): void {
  if (done().includes(lesson)) return;
  setDone([...done(), lesson]);
  try {
    localStorage.setItem(KEY, JSON.stringify(done()));
  } catch {
    // Kept until the page is closed.
  }
}

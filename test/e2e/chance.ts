// What pages draw at random comes from the same row of numbers in every run.
import type { BrowserContext } from 'playwright-core';
import { CHANCE } from '../chance.ts';

let contexts = 0;

/** What pages of this context draw at random comes from one row of numbers, which goes on from page to page. */
export async function sameChance(context: BrowserContext): Promise<void> {
  await context.addInitScript((seed) => {
    const KEPT = 'test-chance';
    const next = (): number => {
      const drawn = Number(localStorage.getItem(KEPT) ?? 0) + 1;
      localStorage.setItem(KEPT, String(drawn));
      return drawn;
    };
    /** FNV-1a with a last stir. */
    const mixed = (text: string): number => {
      let h = 2166136261;
      for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
      h = Math.imul(h ^ (h >>> 15), 2246822507);
      return (h ^ (h >>> 13)) >>> 0;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const row = next();
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = mixed(`${seed} ${row} ${i}`) & 255;
      }
      return array;
    };
  }, `${CHANCE}-${contexts++}`);
}

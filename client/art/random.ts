import { there } from '../../lib/there.ts';

/** FNV-1a of a name: the seed of everything that grows from it. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** Numbers in [0, 1) that depend on the name alone (mulberry32). */
export function randomOf(name: string): () => number {
  let a = hash(name);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: () => number, list: readonly T[]): T => there(list[Math.floor(random() * list.length)]);

/** One decimal is enough for ink. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

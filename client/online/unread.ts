// How much was said that we have not read, in any tab of this browser.
import { type Accessor, createEffect, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import { serverNow } from '../session/server-time.ts';
import { person } from '../session/session.ts';
import type { Line, OnlineTable } from './online-table.ts';

const keyOf = (table: string): string => `mathom-read-${table}`;

function keptUntil(table: string): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

function keep(table: string, until: number): void {
  try {
    localStorage.setItem(keyOf(table), String(until));
  } catch {
    // It is counted again after a reload.
  }
}

/** Of others, later than what was read. */
export const unreadIn = (lines: readonly Line[], until: number, me: string | undefined): number =>
  lines.filter((line) => line.time > until && line.person !== me).length;

/** Whoever comes to watch has missed nothing; who plays hears what was said while he was away. */
export function createUnread(table: OnlineTable, isOpen: Accessor<boolean>): Accessor<number> {
  const first = table.news()?.as === 'spectator' ? serverNow() : 0;
  const [until, setUntil] = createSignal(keptUntil(table.id) ?? first);
  const heard = () => table.lines().filter((line) => !table.muted().has(line.person));
  createEffect(() => {
    const last = table.lines().at(-1)?.time ?? 0;
    if (!isOpen() || last <= until()) return;
    setUntil(last);
    keep(table.id, last);
  });
  const look = ({ key }: StorageEvent) => {
    if (key === keyOf(table.id)) setUntil(Math.max(until(), keptUntil(table.id) ?? 0));
  };
  onMount(() => addEventListener('storage', look));
  onCleanup(() => removeEventListener('storage', look));
  return createMemo(() => unreadIn(heard(), until(), person()?.id));
}

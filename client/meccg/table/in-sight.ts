// What a question points at is brought into sight, where the companies are more than the window holds.
import { createEffect, on } from 'solid-js';
import type { Table } from '../../table/table.ts';

/** What a player looks for when he is asked: the plate with the odds, else what he may touch. */
const PLATE = '.trial';
const LIT = '.is-legal';

/** Whether enough of it is inside: a card whose lower edge is cut is still seen. What lies on a side may be scrolled with it. */
function isSeen(element: Element, field: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  const side = element.closest('.holding')?.getBoundingClientRect() ?? field;
  const [top, bottom] = [Math.max(field.top, side.top), Math.min(field.bottom, side.bottom)];
  return Math.min(box.bottom, bottom) - Math.max(box.top, top) > box.height / 2;
}

/** Nothing moves as long as any of it is seen: who has scrolled somewhere stays there. */
export function keepLitInSight(root: HTMLElement, { question }: Table): void {
  createEffect(
    on(question, (now) => {
      if (!now) return;
      requestAnimationFrame(() => {
        const field = root.querySelector('.mt-sides:not([inert])');
        if (!field) return;
        const window = field.getBoundingClientRect();
        const plates = [...field.querySelectorAll(PLATE)];
        const lit = plates.length > 0 ? plates : [...field.querySelectorAll(LIT)];
        if (!lit.some((one) => isSeen(one, window))) lit[0]?.scrollIntoView({ block: 'nearest' });
      });
    }),
  );
}

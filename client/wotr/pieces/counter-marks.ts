/** A small figure on the upper edge of a counter. */
export interface CounterMark {
  readonly icon: 'unit-leader' | 'unit-nazgul' | 'unit-companion' | 'unit-minion' | 'unit-dunlending';
  readonly x: number;
  /** How many it stands for: above 1 when there is no room for each. */
  readonly count: number;
}

export interface Figures {
  readonly leaders?: number | undefined;
  readonly nazgul?: number | undefined;
  readonly companions?: number | undefined;
  readonly minions?: number | undefined;
  readonly dunlendings?: number | undefined;
}

/** Room for marks side by side along the shield. */
const PLACES = 4;
const STEP = 10.5;
const WIDTH = 13;

/** One mark for each figure while there is room; then one for each kind, with a number. */
export function marksOf(figures: Figures): readonly CounterMark[] {
  const kinds = [
    ['unit-leader', figures.leaders ?? 0],
    ['unit-nazgul', figures.nazgul ?? 0],
    ['unit-companion', figures.companions ?? 0],
    ['unit-minion', figures.minions ?? 0],
    ['unit-dunlending', figures.dunlendings ?? 0],
  ] as const;
  const present = kinds.filter(([, count]) => count > 0);
  const total = present.reduce((sum, [, count]) => sum + count, 0);
  const list =
    total <= PLACES
      ? present.flatMap(([icon, count]) => Array.from({ length: count }, () => ({ icon, count: 1 })))
      : present.map(([icon, count]) => ({ icon, count }));
  // A number needs as much room again as its figure.
  const width = ({ count }: { readonly count: number }): number => (count > 1 ? STEP + 7 : STEP);
  const all = list.reduce((sum, mark) => sum + width(mark), 0) + WIDTH - STEP;
  let x = -all / 2;
  return list.map((mark) => {
    const placed = { ...mark, x };
    x += width(mark);
    return placed;
  });
}

// Where the steps of the Mordor Track lie on its drawing, and in words.

/** The sixth place is the Crack of Doom. */
export const FIRE = 6;

export const STEPS: readonly (readonly [x: number, y: number])[] = [
  [58, 212],
  [176, 200],
  [282, 184],
  [190, 152],
  [236, 118],
  [203, 68],
];

/** The road from the foot of the mountain to a step, winding. */
export function roadPath(to: number): string {
  const parts = STEPS.slice(0, to).map(([x, y], i) => {
    const before = STEPS[i - 1];
    if (!before) return `M4 222Q30 220 ${x} ${y}`;
    const bend = i % 2 === 0 ? 12 : -12;
    return `Q${(before[0] + x) / 2} ${(before[1] + y) / 2 + bend} ${x} ${y}`;
  });
  return parts.join('');
}

/** 'The road up Mount Doom: step 3 of 5, two more and then the Fire.' */
export function stepWords(step: number): string {
  if (step >= FIRE) return 'The road up Mount Doom: the Ring is at the Crack of Doom.';
  const left = FIRE - step;
  const more = left === 1 ? 'the Fire is next' : `${left} steps to the Fire`;
  return step === 0 ? 'The road up Mount Doom.' : `The road up Mount Doom: step ${step} of ${FIRE - 1}, ${more}.`;
}

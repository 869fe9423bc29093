/** Does the player want no motion: by the system, or by our own setting? */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

// What lies over the table, such as a card that is held up, is put away when the screen is passed on.
import { createSignal } from 'solid-js';

const [falls, setFalls] = createSignal(0);

/** How often the curtain has fallen. */
export const curtainFalls = falls;
export const letFall = (): void => {
  setFalls((before) => before + 1);
};

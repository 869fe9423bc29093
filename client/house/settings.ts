// What the player chose for this browser. Kept in localStorage; a browser that keeps nothing still plays.
import { createSignal } from 'solid-js';
import type { Loudness } from '../board/sound.ts';
import type { Speed } from '../table/stage.ts';

export interface Settings {
  readonly theme: 'system' | 'parchment' | 'night';
  readonly motion: 'system' | 'reduced';
  /** How fast what happens is shown at the table. */
  readonly speed: Speed;
  /** How loud the table is, from the first click on. */
  readonly sound: Loudness;
  /** Show the odds before dice are rolled. */
  readonly odds: boolean;
  /** Play a choice at once when it is the only one. */
  readonly single: boolean;
  /** Where the games ask, by kind of moment; only what the player changed. */
  readonly stops: Readonly<Record<string, boolean>>;
}

const KEY = 'mathom-settings';
const STANDARD: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'read',
  sound: 'quiet',
  odds: true,
  single: false,
  stops: {},
};

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...STANDARD, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return STANDARD;
  }
}

const [settings, setAll] = createSignal<Settings>(read());

export { settings };

const dark = matchMedia('(prefers-color-scheme: dark)');

export const themeNow = (): 'parchment' | 'night' => {
  const { theme } = settings();
  if (theme !== 'system') return theme;
  return dark.matches ? 'night' : 'parchment';
};

function show(): void {
  const theme = themeNow();
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['motion'] = settings().motion;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'night' ? '#211c15' : '#f5edd6');
}

export function change(part: Partial<Settings>): void {
  setAll({ ...settings(), ...part });
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings()));
  } catch {
    // Kept until the page is closed.
  }
}

/** Once, before the first screen. */
export function startSettings(): void {
  show();
  dark.addEventListener('change', show);
}

// The keys of the table. They work wherever the focus is, except in a field, a dialog, or where a thing has its own keys.
import { onCleanup, onMount } from 'solid-js';
import { passOf } from './choices.ts';
import type { Table } from './table.ts';

/** For the help page and the tests. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1–9', 'choose an option'],
  ['Enter', 'do what is chosen; go on'],
  ['Escape', 'choose nothing; see how things stand'],
  ['Space', 'held: hurry what is shown'],
  ['U', 'undo'],
  ['P', 'pass'],
  ['?', 'why not?'],
  ['L', 'go to the log'],
  ['H', 'go to your hand'],
  ['M', 'go to the map'],
  ['arrows', 'walk from region to region, or from card to card'],
  ['G', 'go to a region: type its first letters'],
  ['/', 'search places, cards, rules and the log'],
];

const PLACES: Readonly<Record<string, string>> = { l: '.log-groups', h: '.fan button', m: '.map-frame' };
/** These open something that takes the focus itself. */
const OPENERS = new Set(['g', '/']);

/** Where these press what has the focus, whatever is shown. */
const OF_SHOW = '[data-show], dialog, [role="dialog"]';

/** What was pressed last keeps the focus: during a show neither Space nor Enter presses it again, unless it belongs to the show. */
const isOfShow = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OF_SHOW) !== null;

const isField = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');
const isPressable = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.matches('button, a, summary');

export function useKeyboard(table: Table, root: () => HTMLElement | undefined, onPlace: (key: string) => void): void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (act(event)) event.preventDefault();
  };

  const act = (event: KeyboardEvent): boolean => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) return clickOption(key);
    if (key === 'Enter') return isPressable(event.target) ? !isOfShow(event.target) && goOn() : goOn() || doChosen();
    if (key === ' ') return (hurries || mayHurry(event.target)) && hurry();
    if (key === 'Escape') return endShow() || forget();
    if (key === 'u') return undo();
    if (key === 'p') return pass();
    if (OPENERS.has(key)) return openIt(key);
    const place = PLACES[key];
    return place !== undefined && goTo(key, place);
  };

  const { stage } = table;
  const isShowing = () => stage.shown().beat !== undefined;
  const mayHurry = (target: EventTarget | null): boolean => !isPressable(target) || (isShowing() && !isOfShow(target));
  const goOn = (): boolean => {
    const waits = stage.shown().waits;
    if (waits) stage.goOn();
    return waits;
  };
  let hurries = false;
  const hurry = (): boolean => {
    stage.hurry(true);
    hurries ||= isShowing();
    return hurries;
  };
  const endShow = (): boolean => {
    const shows = isShowing();
    stage.end();
    return shows;
  };
  const release = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    // Some browsers press what has the focus only now.
    if (hurries) event.preventDefault();
    hurries = false;
    stage.hurry(false);
  };

  const clickOption = (nth: string): boolean => {
    const option = root()?.querySelector<HTMLElement>(`.option[data-nth="${nth}"]`);
    option?.click();
    return option !== null && option !== undefined;
  };
  const doChosen = (): boolean => {
    const choice = table.chosen();
    if (choice) void table.play(choice);
    return choice !== null;
  };
  const forget = (): boolean => {
    const had = table.chosen() !== null || table.menu() !== null || table.reasons() !== null;
    if (table.reasons()) table.forgetWhy();
    else if (table.chosen()) table.choose(null);
    else table.openMenu(null);
    return had;
  };
  const undo = (): boolean => {
    void table.undo();
    return true;
  };
  const pass = (): boolean => {
    const choice = passOf(table.question());
    if (choice) void table.play(choice);
    return choice !== undefined;
  };
  const openIt = (key: string): boolean => {
    onPlace(key);
    return true;
  };
  const goTo = (key: string, place: string): boolean => {
    onPlace(key);
    queueMicrotask(() => root()?.querySelector<HTMLElement>(place)?.focus());
    return true;
  };

  onMount(() => {
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
  });
  onCleanup(() => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', release);
  });
}

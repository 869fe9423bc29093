// How a card's text is laid out, and in whose manner it is painted.
import type { People } from '../../art/device.ts';

/** By side, by deck. */
export const SIDE_WORDS = ['Free Peoples', 'Shadow'] as const;
export const DECK_WORDS = ['Character', 'Strategy'] as const;

export interface Laid {
  /** The condition, set in italics above the rest. */
  readonly when: string;
  readonly rest: string;
}

/** 'Only if … . Draw a card.' → the condition and the rest. */
export function parted(text: string): Laid {
  const match = /^(Only (?:if|with|while|when) .*?\.)(?: |$)(.*)$/s.exec(text);
  return match ? { when: match[1], rest: match[2] } : { when: '', rest: text };
}

export const initiativeWords = (initiative: number | readonly [number, number]): string =>
  typeof initiative === 'number' ? String(initiative) : initiative.join('/');

/** By the id of the Character: in whose manner the device is embroidered. */
const PEOPLES: Readonly<Record<string, People>> = {
  'gandalf-grey': 'wizard',
  'gandalf-white': 'wizard',
  strider: 'dunadan',
  aragorn: 'dunadan',
  boromir: 'man',
  legolas: 'elf',
  gimli: 'dwarf',
  meriadoc: 'hobbit',
  peregrin: 'hobbit',
  gollum: 'undead',
  'witch-king': 'ringwraith',
  saruman: 'wizard',
  'mouth-of-sauron': 'orc',
};

export const peopleOf = (character: string): People => PEOPLES[character] ?? 'man';

// How a card's text is laid out, and in whose manner it is painted.

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
  const [, when, rest] = /^(Only (?:if|with|while|when) .*?\.)(?: |$)(.*)$/s.exec(text) ?? [];
  return when !== undefined && rest !== undefined ? { when, rest } : { when: '', rest: text };
}

export const initiativeWords = (initiative: number | readonly [number, number]): string =>
  typeof initiative === 'number' ? String(initiative) : initiative.join('/');

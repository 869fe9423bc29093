// Lists, numbers, articles, plurals: what every sentence needs.

export const orList = (words: readonly string[]): string => list(words, 'or');
export const andList = (words: readonly string[]): string => list(words, 'and');
function list(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberText = (n: number): string => NUMBERS[n] ?? String(n);
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

export const withArticle = (text: string): string => `${/^[aeiouâêîôû]/i.test(text) ? 'an' : 'a'} ${text}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
const IRREGULAR: Readonly<Record<string, string>> = {
  Dwarf: 'Dwarves',
  Dúnadan: 'Dúnedain',
  Elf: 'Elves',
  Man: 'Men',
  Palantír: 'Palantíri',
  Undead: 'Undead',
  Wolf: 'Wolves',
  ally: 'allies',
};
export function plural(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular) return irregular;
  if (/(Nazgûl|[^s]s)$/.test(noun)) return noun;
  if (noun.endsWith('ness')) return `${noun}es`;
  return noun.endsWith('y') && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** A part of a sentence; an aside is set off by commas. */
export type Piece = string | { readonly aside: string };
export function inOrder(pieces: readonly Piece[]): string {
  let [text, isOpen] = ['', false];
  for (const piece of pieces) {
    const isAside = typeof piece === 'object';
    text += `${text === '' ? '' : isAside || isOpen ? ', ' : ' '}${isAside ? piece.aside : piece}`;
    isOpen = isAside;
  }
  return text;
}

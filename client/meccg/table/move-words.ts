// The notation for people, in a hint: names instead of slugs, deeds instead of verbs.
import type { ShownCard } from '../cards/shown-card.ts';

/** What a verb says of what it names; the rest is said as it is written. */
const DEEDS: Readonly<Record<string, (name: string) => string>> = {
  move: (name) => `send out ${name}`,
  pass: () => 'pass',
  'play-character': (name) => `bring ${name} into play`,
  arrive: (name) => `in the ${name}`,
  regroup: (name) => `take ${name} out of the company`,
  into: (name) => (name.startsWith('company of ') ? `into the ${name}` : `into a company apart at ${name}`),
  creature: (name) => `play ${name}`,
  assign: (name) => `let ${name} face the strike`,
  resolve: (name) => `the strike against ${name} first`,
  'tap-to-fight': () => 'tap to fight',
  'stay-untapped': () => 'stay untapped',
  aid: (name) => `let ${name} support`,
  support: (name) => `let ${name} support`,
  play: (name) => `play ${name}`,
  way: (name) => `choose way ${name}`,
  by: (name) => `with ${name}`,
  item: (name) => `play ${name}`,
  faction: (name) => `play ${name}`,
};

/** 'creature wargs' → 'play Wargs'. */
export function moveWordsWith(cards: readonly Pick<ShownCard, 'id' | 'name'>[]): (move: string) => string {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const named = (words: readonly string[]): string =>
    words.map((word) => (word === 'company' ? 'company of' : (names.get(word) ?? word))).join(' ');
  return (move) => {
    const [verb = '', ...rest] = move.split(' ');
    return DEEDS[verb]?.(named(rest)) ?? named([verb, ...rest]);
  };
}

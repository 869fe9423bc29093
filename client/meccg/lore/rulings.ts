// What the rulebook says about one card: rulings on it, rules that name it, and the rules for cards of its kind.
import type { Book } from '../../../rulebook/atom.ts';
import type { ShownAtom } from '../../rulebook/atoms/shown-atom.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import { plainName } from './card-href.ts';

/** Where cards of the house are spoken of, the rulings first. */
export const RULING_BOOKS: readonly Book[] = ['collected-rulings', 'metw', 'metw-player-aid', 'mixed-games'];

export interface Rulings {
  /** About this card alone. */
  readonly own: readonly ShownAtom[];
  /** Rules and worked examples in which it comes up. */
  readonly named: readonly ShownAtom[];
  /** What holds for all of its kind. */
  readonly kind: readonly ShownAtom[];
}

/** The index names printings; ours are of this set. */
const SET = 'metw';

export const cardNamed = (cards: readonly ShownCard[], word: string): ShownCard | undefined =>
  cards.find(({ id }) => id === word) ?? cards.find(({ name }) => plainName(name) === plainName(word));

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name of one word begins sentences too (River, Giant): it counts only where none begins. */
const namePattern = (name: string): RegExp =>
  new RegExp(`${name.includes(' ') ? '' : '(?<=[\\p{L},;:] )'}(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u');

/** The rules that everybody who plays such a card should know. */
const RULES_OF: Readonly<Record<string, readonly string[]>> = {
  character: ['MW-S5.5.1', 'MW-S5.2.3', 'MW-S5.3.1', 'MW-S5.5.3'],
  wizard: ['MW-S5.6.1', 'MW-S1.1.1', 'MW-S1.1.2'],
  item: ['MW-S10.7.1', 'MW-S10.7.2', 'MW-S10.7.3', 'MW-S10.11.1', 'MW-S10.12.1'],
  ally: ['MW-S9.2.1', 'MW-S10.9.1', 'MW-S10.9.2', 'MW-S10.9.6'],
  faction: ['MW-S9.3.1', 'MW-S9.3.2', 'MW-S9.3.4', 'MW-S9.3.6'],
  creature: ['MW-S7.1.1', 'MW-S10.4.1', 'MW-S10.3.2', 'MW-S7.6.2'],
  site: ['MW-S6.3.1', 'MW-S10.2.1', 'MW-S7.1.2'],
  region: ['MW-T6.1.1', 'MW-S6.4.1'],
  short: ['MW-S10.10.1', 'MW-S10.1.2'],
  long: ['MW-S10.10.4', 'MW-S10.10.5', 'MW-S10.10.6'],
  permanent: ['MW-S10.10.2'],
  minor: ['MW-S10.8.1', 'MW-S10.8.4'],
  unique: ['MW-S2.9.1'],
};

const traitsOf = ({ kind, race, event, item, unique }: ShownCard): readonly string[] => [
  kind,
  ...(race === 'wizard' ? ['wizard'] : []),
  ...(event ? [event] : []),
  ...(item ? [item] : []),
  ...(unique ? ['unique'] : []),
];

export function rulingsOf(card: ShownCard, atoms: readonly ShownAtom[]): Rulings {
  const name = plainName(card.name);
  const isOwn = (atom: ShownAtom): boolean =>
    (atom.card !== undefined && plainName(atom.card) === name) ||
    (atom.cardIds?.includes(`${SET}-${card.id}`) ?? false);
  const pattern = namePattern(card.name);
  const kindIds = new Set(traitsOf(card).flatMap((trait) => RULES_OF[trait] ?? []));
  const own = atoms.filter(isOwn);
  const named = atoms.filter((atom) => !atom.card && pattern.test(`${atom.title}. ${atom.rule}`) && !isOwn(atom));
  return { own, named, kind: atoms.filter((atom) => kindIds.has(atom.id) && !own.includes(atom)) };
}

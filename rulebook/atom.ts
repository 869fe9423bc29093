/** The files under atoms/, in the order in which lists show them. */
export const books = [
  'war-of-the-ring',
  'metw',
  'metw-player-aid',
  'collected-rulings',
  'lidless-eye',
  'mixed-games',
] as const;
export type Book = (typeof books)[number];

/** What an id begins with: 'MW-S1.1.1' is in metw.yaml. */
export const prefixes: Readonly<Record<Book, string>> = {
  'war-of-the-ring': 'WR',
  metw: 'MW',
  'metw-player-aid': 'PA',
  'collected-rulings': 'CR',
  'lidless-eye': 'LE',
  'mixed-games': 'MX',
};

export const kinds = [
  'rule',
  'exception',
  'setup',
  'victory',
  'component',
  'example',
  'clarification',
  'ruling',
  'erratum',
  'optional',
] as const;
export type Kind = (typeof kinds)[number];

export const parts = {
  wotr: ['base', 'multiplayer', 'expansion'],
  meccg: ['starter', 'standard', 'optional', 'multiplayer', 'solitaire', 'tournament', 'cards', 'mixed'],
} as const;
export type GameName = keyof typeof parts;
export type Part = (typeof parts)[GameName][number];

/** First and last line of the archived rulebook text. */
export type Lines = readonly [first: number, last: number];

export type Ambiguity = {
  readonly readings?: readonly string[];
  readonly decision: string;
  readonly reason?: string;
};

/** One rule; README.md says what each field means. */
export type Atom = {
  readonly book: Book;
  readonly id: string;
  readonly title: string;
  readonly kind: Kind;
  readonly game: GameName;
  readonly part: Part;
  readonly delta?: 'same' | 'changed' | 'new';
  readonly rule: string;
  readonly test: string;
  /** Lines of the book; in mixed-games.yaml a rule number of the modern rules, or the card. */
  readonly source: readonly Lines[] | string;
  readonly card?: string;
  readonly set?: string;
  readonly cardIds?: readonly string[];
  readonly needsSet?: string;
  readonly needs?: readonly string[];
  readonly restates?: string;
  readonly supersedes?: readonly string[];
  readonly supersededBy?: readonly string[];
  readonly amends?: readonly string[];
  readonly amendedBy?: readonly string[];
  readonly completedBy?: readonly string[];
  readonly ambiguity?: Ambiguity;
  readonly later?: string;
  readonly note?: string;
  readonly untestable?: string;
};

/** The atoms whose tests prove this one too. Empty for an atom that needs tests of its own. */
export const closedBy = (atom: Pick<Atom, 'restates' | 'supersededBy'>): readonly string[] =>
  atom.restates === undefined ? (atom.supersededBy ?? []) : [atom.restates];

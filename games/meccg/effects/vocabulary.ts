// The words in which cards are written. Every word is plain data with a discriminating `is`; the functions beside the
// types only build it. What a word does, how it reads and what it is worth stands in the table of its kind: tests.ts,
// reading/, tests/, windows.ts, verbs/. A word that no table knows does not compile.
export * from './vocabulary/amounts.ts';
export * from './vocabulary/card.ts';
export * from './vocabulary/modifiers.ts';
export * from './vocabulary/tests.ts';
export * from './vocabulary/verbs.ts';
export * from './vocabulary/who.ts';
export * from './vocabulary/windows.ts';

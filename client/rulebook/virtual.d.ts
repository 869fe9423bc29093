declare module 'virtual:rulebook/*' {
  export const atoms: readonly import('./atoms/shown-atom.ts').ShownAtom[];
}

declare module 'virtual:examples/*' {
  export const examples: readonly import('./example.ts').Example[];
}
